"""P-9: remarks, discussion, silence and secrets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import hlubina
from tests.games.passengers.scene import CARDS, SMALL_BOATS, deal, pass_gifts, place, place_all, take_gifts, told, vote
from tests.games.passengers.test_cards import changed, gift_step
from tests.games.words import NO_RULE, answer, asked, code, refused, spoken, step
from tests.kit.marks import rule

Data = dict[str, Any]
OF_A_CARD = {"soul", "demon", "green", "red", "blue"}
OF_A_CARD |= {f"{kind}_{colour}" for kind in ("soul", "demon") for colour in ("green", "red", "blue")}


def discussing(seats: int = 5) -> hlubina.Game:
    """Everybody has placed without a word and used the gifts; the discussion begins."""
    game = deal(seats, listen=True, talk="on")
    while game.view(None)["phase"] != "discussion":
        seat = game.acting()[0]
        game.take(seat, game.options(seat)[0])
    return game


def said(game: hlubina.Game, seat: int, block: str) -> set[str]:
    return {text for text in asked(game, seat) if text.split()[0] == block}


# Remarks


@rule("P-9.6", "P-3.6", "P-9.2")
def test_after_placing_one_may_say_anything_about_the_card_or_nothing() -> None:
    game = place(deal(5, talk="on"), "Sg raven 2")
    assert (step(game), game.acting()) == ("remark", [0])
    assert asked(game) == {"silent", *[f"say_placed 1 {what}" for what in OF_A_CARD]}
    prompt = game.prompt(0)
    assert prompt is not None
    assert (prompt.kind, prompt.decline) == ("may", code(game, "silent"))
    assert prompt.facts == {"sort": 0, "round": 1, "boat": "raven", "column": 2}
    answer(game, "say_placed 1 demon_red")
    assert game.acting() == [1]
    (claim,) = game.view(3)["claims"]
    assert (claim["seat"], claim["name"], claim["what"]) == (0, "say_placed", "demon_red")
    assert (claim["said_in"], claim["phase"], claim["round"]) == (1, "placement", 1)
    assert claim["subject"]["now"] == {"round": 1, "boat": "raven", "column": 2}


@rule("P-9.2")
def test_zholyk_can_only_be_claimed_where_there_is_one() -> None:
    with_zholyk = place(deal(6, talk="on"), "Sg raven 2")
    assert "say_placed 1 zholyk" in asked(with_zholyk)
    assert not any("zholyk" in text for text in asked(place(deal(5, talk="on"), "Sg raven 2")))
    assert "say_loyalty 2 zholyk" in asked(discussing(6), 0)
    assert not any("zholyk" in text for text in asked(discussing(5), 0))


@rule("P-9.6")
def test_who_says_nothing_leaves_no_trace() -> None:
    game = answer(place(deal(5, talk="on", listen=True), "Sg raven 2"), "silent")
    assert game.view(None)["claims"] == []
    assert not any(form["event"].startswith("said") for form in told(game))


@rule("P-9.2")
def test_a_claim_is_shown_with_the_name_of_what_was_said() -> None:
    for text in ("say_hand soul 1", "say_both soul", "say_plan raven"):
        game = answer(discussing(), text, seat=0)
        claim = game.view(3)["claims"][-1]
        assert claim["name"] == text.split()[0]
        assert not {"action", "kind", "colour"} & set(claim)  # the name and `what` say it


@rule("P-9.6")
def test_after_a_look_the_looker_may_say_what_it_was() -> None:
    game = deal(5, talk="on")
    for placement in ("Sg wolf 1", "Sb raven 1", "Sr raven 4", "Sg wolf 4", "Sr wolf 2"):
        place(game, placement)
        answer(game, "silent")
    answer(game, "player 1")  # the bell
    answer(game, "passenger 1 raven 4")
    assert (step(game), game.acting()) == ("remark", [0])
    assert asked(game) == {"silent", *[f"say_saw 1 raven 4 {what}" for what in OF_A_CARD]}
    answer(game, "say_saw 1 raven 4 demon")
    assert game.view(None)["claims"][-1]["name"] == "say_saw"


@rule("P-9.6")
def test_both_who_looked_may_speak_in_any_order(tmp_path: Path) -> None:
    """With a card file in which another player looks too."""
    hamsa = gift_step("II-4")
    look = '  { op = "look", who = ["owner"], target = "$x" },\n'
    choose = '  { op = "choose_players", by = "owner", from = "others", n = 1, as = "p" },\n'
    cards = changed(tmp_path, hamsa, hamsa.replace(look, choose + look.replace('"owner"]', '"owner", "$p"]')))
    game = deal(5, talk="on", gift_set="II", cards=cards)
    for placement in ("Sg wolf 1", "Sb raven 1", "Sr raven 4", "Sg raven 2", "Sr wolf 2"):
        answer(place(game, placement), "silent")
    answer(game, "passenger 1 raven 4", "player 3")
    assert (step(game), game.acting()) == ("remark", [0, 3])
    answer(game, "say_saw 1 raven 4 soul", seat=3)
    assert (step(game), game.acting()) == ("remark", [0])


@rule("P-9.6")
def test_a_standing_order_answers_remarks_with_silence() -> None:
    game = place(deal(5, talk="on"), "Sg raven 2")
    assert game.standing_answer(0, {"remarks": 2}) == code(game, "silent")
    assert game.standing_answer(0, {"remarks": 1}) is None
    assert game.standing_answer(1, {"remarks": 2}) is None
    assert discussing().standing_answer(0, {"remarks": 2}) is None
    (order,) = hlubina.title("passengers").orders()
    assert (order.name, order.lowest, order.highest) == ("remarks", 1, 2)


# Discussion


@rule("P-9.7")
def test_everybody_discusses_at_the_same_time_in_any_order() -> None:
    game = discussing()
    assert game.acting() == [0, 1, 2, 3, 4]
    answer(game, "say_plan raven", seat=3)
    answer(game, "say_plan wolf", seat=1)
    assert [claim["seat"] for claim in game.view(None)["claims"]] == [3, 1]
    assert game.acting() == [0, 1, 2, 3, 4]


@rule("P-9.7")
def test_who_is_ready_is_not_waited_for() -> None:
    game = answer(discussing(), "ready", seat=2)
    assert game.acting() == [0, 1, 3, 4]
    assert game.view(None)["players"][2]["ready"]
    assert refused(game, "ready", seat=2) == NO_RULE
    for seat in (0, 1, 3):
        answer(game, "ready", seat=seat)
    assert step(game) == "discuss"
    answer(game, "ready", seat=4)
    assert step(game) == "vote"
    assert not any(player["claims_left"] for player in game.view(None)["players"])


@rule("P-9.7")
def test_who_was_ready_takes_it_back_by_saying_something() -> None:
    game = answer(discussing(), "say_plan wolf", "ready", seat=2)
    assert refused(game, "say_plan wolf", seat=2) == NO_RULE  # said already
    answer(game, "say_plan raven", seat=2)
    assert game.acting() == [0, 1, 2, 3, 4]
    player = game.view(None)["players"][2]
    assert (player["ready"], player["claims_left"]) == (False, 1)
    assert "ready" in asked(game, 2)
    assert game.interjections(2) == []  # whoever discusses speaks there
    answer(game, "ready", seat=2)
    answer(game, "say_trust 1 doubt", seat=2)  # the last claim
    player = game.view(None)["players"][2]
    assert (player["ready"], player["claims_left"]) == (True, 0)
    assert (game.interjections(2), game.acting()) == ([], [0, 1, 3, 4])


@rule("P-9.1", "P-9.7")
def test_when_all_are_ready_the_secret_vote_begins_and_nothing_is_claimed() -> None:
    game = discussing()
    for seat in range(5):
        answer(game, "ready", seat=seat)
    assert step(game) == "vote"
    assert all(game.interjections(seat) == [] for seat in range(5))


@rule("P-9.7")
def test_after_so_many_claims_one_is_ready() -> None:
    game = discussing()
    limit = CARDS["talk"]["claims_per_discussion"]
    for number, text in enumerate(("say_plan raven", "say_plan wolf", "say_trust 1 doubt")[:limit]):
        assert game.view(None)["players"][0]["claims_left"] == limit - number
        answer(game, text, seat=0)
    assert 0 not in game.acting()
    assert game.view(None)["players"][0]["ready"]


@rule("P-9.10")
def test_who_is_asked_when_ready_may_answer_before_the_vote() -> None:
    game = answer(discussing(), "ready", seat=2)
    answer(game, "say_ask 2 placed", seat=0)
    assert game.acting() == [0, 1, 2, 3, 4]
    assert asked(game, 2) == {"silent", *[f"say_placed 1 {what}" for what in OF_A_CARD]}
    prompt = game.prompt(2)
    assert prompt is not None
    assert (prompt.kind, prompt.name, prompt.decline, prompt.facts) == (
        "may",
        "reply",
        code(game, "silent"),
        {"count": 1},
    )
    for seat in (0, 1, 3, 4):
        answer(game, "ready", seat=seat)
    assert step(game) == "reply"  # the vote waits for the answer
    answer(game, "say_placed 1 soul", seat=2)
    assert game.view(None)["claims"][-1].items() >= {"seat": 2, "name": "say_placed", "phase": "discussion"}.items()
    assert step(game) == "vote"


@rule("P-9.10")
def test_who_is_asked_may_say_nothing() -> None:
    game = answer(discussing(), "ready", seat=2)
    answer(game, "say_ask 2 loyalty", seat=0)
    assert asked(game, 2) == {"silent", "say_loyalty 2 guide", "say_loyalty 2 smuggler"}
    answer(game, "silent", seat=2)
    assert game.acting() == [0, 1, 3, 4]
    assert [claim["name"] for claim in game.view(None)["claims"]] == ["say_ask"]


@rule("P-9.10")
def test_an_answer_comes_on_top_of_all_claims_and_each_thing_asked_is_answered_once() -> None:
    game = discussing()
    for text in ("say_plan raven", "say_plan wolf", "say_trust 1 doubt"):
        answer(game, text, seat=0)
    answer(game, "say_ask 0 plan_vote", seat=1)
    answer(game, "say_ask 0 loyalty", seat=3)
    assert asked(game, 0) == {
        "silent",
        "say_plan raven",
        "say_plan wolf",
        "say_loyalty 0 guide",
        "say_loyalty 0 smuggler",
    }
    answer(game, "say_plan raven", seat=0)  # said before
    assert asked(game, 0) == {"silent", "say_loyalty 0 guide", "say_loyalty 0 smuggler"}
    assert refused(game, "say_plan wolf", seat=0) == "P-9.10"
    answer(game, "say_loyalty 0 guide", seat=0)
    assert 0 not in game.acting()
    assert game.view(None)["players"][0]["claims_left"] == 0


@rule("P-9.10", "P-9.4")
def test_who_still_discusses_needs_no_second_question_and_the_silenced_get_none() -> None:
    game = answer(discussing(), "say_ask 2 placed", seat=0)
    assert "ready" in asked(game, 2)
    silenced = deal(5, talk="on")
    for placement in ("Sg wolf 4", "Sb raven 1", "Sr raven 4", "Sg wolf 1", "Sr wolf 2"):
        answer(place(silenced, placement), "silent")
    answer(silenced, "player 3")
    pass_until_discussion(silenced)
    answer(silenced, "say_ask 3 placed", seat=0)
    assert 3 not in silenced.acting()


@rule("P-9.10", "P-9.7")
def test_a_bot_answers_when_it_is_asked_and_keeps_a_claim_for_that() -> None:
    for seed in range(6):
        game = discussing()
        claims = 0
        greedy = hlubina.bot("greedy")
        while 2 in game.acting():
            chance = hlubina.stream(seed, f"bot {claims}")
            action = greedy.choose(hlubina.Seat(game, 2, chance))
            game.take(2, action)
            claims += 1 if action != code(game, "ready") else 0
        assert claims < CARDS["talk"]["claims_per_discussion"]
        answer(game, "say_ask 2 placed", seat=0)
        answered = greedy.choose(hlubina.Seat(game, 2, hlubina.stream(seed, "answer")))
        assert answered in game.options(2)


@rule("P-9.7")
def test_nobody_says_the_same_thing_twice_in_one_discussion() -> None:
    game = answer(discussing(), "say_plan raven", seat=0)
    assert refused(game, "say_plan raven", seat=0) == "P-9.7"
    assert "say_plan raven" in asked(game, 1)


@rule("P-9.2")
def test_what_can_be_claimed_in_a_discussion() -> None:
    game = discussing()
    assert said(game, 2, "say_placed") == {f"say_placed 1 {what}" for what in OF_A_CARD}
    assert said(game, 2, "say_hand") == {f"say_hand {what} {count}" for what in OF_A_CARD for count in (0, 1)}
    assert said(game, 2, "say_both") == {f"say_both {what}" for what in OF_A_CARD}
    assert said(game, 2, "say_loyalty") == {
        f"say_loyalty {seat} {side}" for seat in range(5) for side in ("guide", "smuggler")
    }
    others = (0, 1, 3, 4)
    assert said(game, 2, "say_trust") == {f"say_trust {seat} {word}" for seat in others for word in ("trust", "doubt")}
    assert said(game, 2, "say_plan") == {"say_plan raven", "say_plan wolf"}
    assert len(said(game, 2, "say_urge")) == 6
    assert {text.split()[2] for text in said(game, 2, "say_ask")} >= {"placed", "hand", "loyalty", "plan_vote"}


@rule("P-9.2")
def test_claims_about_hands_end_with_the_hands() -> None:
    game = discussing()
    for _ in range(2):
        while step(game) == "discuss":
            answer(game, "ready", seat=game.acting()[0])
        vote(game, *["raven"] * 5)
        while game.view(None)["phase"] != "discussion":
            seat = game.acting()[0]
            game.take(seat, game.options(seat)[0])
    assert said(game, 0, "say_hand") == set()
    assert said(game, 0, "say_both") == set()
    assert len(said(game, 0, "say_placed")) == 33  # of all three rounds
    assert not any(text.endswith(" hand") for text in said(game, 0, "say_ask"))


@rule("P-9.2", "P-9.3")
@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("say_hand soul_red 1", {"name": "say_hand", "what": "soul_red", "count": 1}),
        ("say_both blue", {"name": "say_both", "what": "blue", "count": 2}),
        ("say_loyalty 0 guide", {"name": "say_loyalty", "opponent": 0, "side": "guide"}),
        ("say_loyalty 3 smuggler", {"name": "say_loyalty", "opponent": 3, "side": "smuggler"}),
        ("say_trust 3 doubt", {"name": "say_trust", "opponent": 3, "trust": "doubt"}),
        ("say_plan wolf", {"name": "say_plan", "boat": "wolf"}),
        ("say_urge wolf souls_here", {"name": "say_urge", "boat": "wolf", "reason": "souls_here"}),
        ("say_ask 3 hand", {"name": "say_ask", "opponent": 3, "about": "hand"}),
    ],
)
def test_every_claim_is_logged_with_its_speaker_and_never_checked(text: str, facts: Data) -> None:
    game = answer(discussing(), text, seat=0)
    claim = game.view(4)["claims"][-1]
    assert claim.items() >= {"seat": 0, "said_in": 1, "phase": "discussion", **facts}.items()
    assert game.view(4)["answers"] == discussing().view(4)["answers"]
    assert told(game, 4)[-1]["event"].startswith("said_")


@rule("P-9.1")
def test_claims_are_the_same_for_everybody() -> None:
    game = answer(discussing(), "say_loyalty 1 smuggler", seat=3)
    views = [game.view(viewer)["claims"] for viewer in (None, 0, 1, 2, 3, 4)]
    verdicts = [view[-1].pop("verdict", None) for view in views]
    assert verdicts == [None, None, "contradicted", None, None, "contradicted"]  # by 1, and by the other smuggler
    assert all(view == views[0] for view in views)


@rule("P-9.3")
def test_what_was_said_cannot_be_taken_back() -> None:
    match = hlubina.Match(deal_match(), ["human"] * 5)
    match.take(0, match.game.options(0)[0])
    assert match.may_undo(0)
    match.take(0, code(match.game, "say_placed 1 soul"))
    assert not match.may_undo(0)


def deal_match() -> hlubina.Game:
    return next(game for seed in range(50) if (game := hlubina.new("passengers", 5, seed)).acting() == [0])


# Out of turn


def out_of_turn(game: hlubina.Game, seat: int) -> set[str]:
    return {spoken(game, action) for action in game.interjections(seat)}


@rule("P-9.9", "P-9.1", "P-3.6")
def test_while_cards_are_placed_anybody_may_speak_and_nobody_has_to() -> None:
    game = place(deal(5, talk="on"), "Sg raven 2")
    answer(game, "silent")
    placements = asked(game, 1)
    answer(game, "say_trust 0 doubt", seat=3)
    answer(game, "say_trust 0 trust", seat=1)  # who is to place
    answer(game, "say_placed 1 soul_green", seat=0)
    assert (step(game), game.acting(), asked(game, 1)) == ("place_passenger", [1], placements)
    claims = [(claim["seat"], claim["phase"], claim["name"]) for claim in game.view(4)["claims"]]
    assert claims == [(3, "placement", "say_trust"), (1, "placement", "say_trust"), (0, "placement", "say_placed")]
    place(game, "Sb raven 1")
    assert game.acting() == [1]


@rule("P-9.9")
def test_out_of_turn_too_each_makes_so_many_claims_in_a_phase_and_none_twice() -> None:
    game = deal(5, talk="on")
    limit = CARDS["talk"]["claims_per_discussion"]
    for number, text in enumerate(("say_plan raven", "say_plan wolf", "say_trust 1 doubt")[:limit]):
        assert game.view(None)["players"][3]["claims_left"] == limit - number
        answer(game, text, seat=3)
        assert refused(game, text, seat=3) == NO_RULE
    assert game.interjections(3) == []
    assert len(game.interjections(2)) > 0
    for placement in ("Sg wolf 4", "Sb raven 1", "Sr raven 4", "Sg wolf 1", "Sr wolf 2"):
        answer(place(game, placement), "silent")
    assert game.view(None)["phase"] == "gifts"
    assert game.view(None)["players"][3]["claims_left"] == limit
    answer(game, "say_plan raven", seat=3)  # another phase


@rule("P-9.9", "P-9.2")
def test_before_placing_one_promises_and_says_nothing_of_the_hand() -> None:
    game = deal(5, talk="on", listen=True)
    assert not any(text.startswith(("say_hand", "say_both", "say_saw")) for text in out_of_turn(game, 1))
    answer(game, "say_placed 1 soul", seat=1)
    (claim,) = game.view(4)["claims"]
    assert (claim["name"], claim["what"], claim["subject"]["now"]) == ("say_placed", "soul", None)
    answer(place(game, "Sg raven 2"), "silent")
    assert "say_hand soul 1" in out_of_turn(game, 0)
    answer(place(game, "Dr raven 1"), "silent")
    (claim,) = game.view(0)["claims"]
    assert claim["subject"]["now"] == {"round": 1, "boat": "raven", "column": 1}
    assert "verdict" not in claim
    assert hlubina.load(game.dump(), SMALL_BOATS).view(0)["claims"] == [claim]


@rule("P-9.9", "P-9.4")
def test_while_gifts_are_used_all_but_the_silenced_may_speak() -> None:
    game = deal(5, talk="on")
    for placement in ("Sg wolf 4", "Sb raven 1", "Sr raven 4", "Sg wolf 1", "Sr wolf 2"):
        answer(place(game, placement), "silent")
    answer(game, "say_urge wolf none", seat=4)
    answer(game, "player 3")  # the bell
    assert step(game) == "choose_passengers"
    assert [bool(game.interjections(seat)) for seat in range(5)] == [True, True, True, False, True]
    answer(game, "say_ask 3 placed", seat=0)
    assert game.acting() == [3]  # to use the gift, not to answer
    assert step(game) == "choose_passengers"


@rule("P-9.9")
def test_without_talk_nobody_speaks_out_of_turn() -> None:
    game = deal(5)
    assert all(game.interjections(seat) == [] for seat in range(5))
    assert refused(game, "say_plan raven", seat=3) == NO_RULE


@rule("P-9.10")
def test_in_placement_the_asked_answers_while_the_others_go_on() -> None:
    game = answer(place(deal(5, talk="on"), "Sg raven 2"), "silent")
    answer(game, "say_ask 0 placed", seat=1)
    assert game.acting() == [0, 1]
    assert asked(game, 0) == {"silent", *[f"say_placed 1 {what}" for what in OF_A_CARD]}
    assert "place soul_blue raven 1" in asked(game, 1)  # who asked is not held up
    assert game.interjections(0) == []
    answer(game, "place soul_blue raven 1", "silent", seat=1)
    assert (step(game), game.acting()) == ("reply", [0])  # the next card waits for the answer
    assert game.standing_answer(0, {"remarks": 2}) == code(game, "silent")
    answer(game, "say_placed 1 demon", seat=0)
    assert (step(game), game.acting()) == ("place_passenger", [2])
    assert game.view(None)["players"][0]["claims_left"] == CARDS["talk"]["claims_per_discussion"]


@rule("P-9.10")
def test_who_has_to_place_is_not_asked_for_an_answer_but_can_give_one() -> None:
    game = answer(deal(5, talk="on"), "say_ask 0 placed", seat=3)
    assert (step(game), game.acting()) == ("place_passenger", [0])
    answer(game, "say_placed 1 soul", seat=0)  # a promise
    assert (step(game), game.acting()) == ("place_passenger", [0])


@rule("P-9.10")
def test_a_question_that_cannot_be_answered_yet_is_only_heard() -> None:
    game = answer(deal(5, talk="on"), "say_ask 2 hand", seat=3)
    assert game.acting() == [0]
    assert game.view(None)["claims"][-1]["about"] == "hand"


@rule("P-9.10")
@pytest.mark.parametrize("code_of_bot", ["greedy", "random", "search:20"])
def test_bots_answer_in_every_phase(code_of_bot: str) -> None:
    bot = hlubina.bot(code_of_bot)
    game = answer(place(deal(5, talk="on"), "Sg raven 2"), "silent")
    answer(game, "say_ask 0 placed", "say_ask 2 placed", seat=1)
    for seat in (0, 2):  # a card on the boat, and a promise
        action = bot.choose(hlubina.Seat(game, seat, hlubina.stream(seat, code_of_bot)))
        assert action in game.options(seat)
        game.take(seat, action)
    for placement in ("Sb raven 1", "Sr raven 4", "Sg wolf 1", "Sr wolf 2"):
        answer(place(game, placement), "silent")
    assert game.view(None)["phase"] == "gifts"
    for about in ("placed", "hand", "loyalty"):
        answer(game, f"say_ask 0 {about}", seat=1)
    while 0 in game.acting() and step(game) == "reply":
        game.take(0, bot.choose(hlubina.Seat(game, 0, hlubina.stream(game.moves, code_of_bot))))


@rule("P-9.9")
def test_bots_begin_to_talk_while_passengers_are_placed_and_gifts_are_used_but_seldom() -> None:
    unasked = 0
    for seed in range(3):
        record = hlubina.play(hlubina.new("passengers", 5, seed), ["greedy"] * 5)
        game = hlubina.replay(record, 0)
        spoken: set[tuple[int, str, int]] = set()
        for seat, action in record.moves:
            if action not in game.options(seat):
                view = game.view(None)
                assert view["phase"] in ("placement", "gifts")
                moment = (view["round"], view["phase"], seat)
                assert moment not in spoken  # at most once in a phase
                spoken.add(moment)
            game.take(seat, action)
        unasked += len(spoken)
    assert 3 <= unasked <= 30


# Silence and secrets


@rule("P-9.4", "P-11.17")
def test_the_silenced_player_makes_no_claims_but_still_answers_and_votes() -> None:
    game = deal(5, talk="on")
    for placement in ("Sg wolf 4", "Sb raven 1", "Sr raven 4", "Sg wolf 1", "Sr wolf 2"):
        answer(place(game, placement), "silent")
    answer(game, "player 3")  # the bell silences the hamsa's owner
    answer(game, "passenger 1 raven 4")
    assert step(game) != "remark"
    while game.view(None)["phase"] == "gifts":
        seat = game.acting()[0]
        game.take(seat, game.options(seat)[0])
    assert game.acting() == [0, 1, 2, 4]
    assert not game.may_speak(3)
    for seat in (0, 1, 2, 4):
        answer(game, "ready", seat=seat)
    assert game.acting() == [0, 1, 2, 3, 4]
    vote(game, *["raven"] * 5)
    assert game.may_speak(3)


@rule("P-9.4")
def test_a_silenced_player_still_admits() -> None:
    """In set II the bell silences all before anything is admitted in the next round's set."""
    game = deal(5, gift_set="I")
    take_gifts(game, "potion", "scroll", "bell", "chameleon", "hamsa")
    answer(game, "colour red")
    answer(game, "player 1")
    assert len(game.view(None)["answers"]) == 4
    assert not game.may_speak(1)
    assert game.view(None)["players"][1]["silent"] == "votes_revealed"


@rule("P-9.4")
def test_everybody_silenced_until_the_gifts_are_done_discusses_again() -> None:
    game = deal(5, talk="on", gift_set="II")
    for placement in ("Sg wolf 4", "Sb raven 1", "Sr raven 4", "Sg wolf 1", "Sr wolf 2"):
        answer(place(game, placement), "silent")
    assert not any(game.may_speak(seat) for seat in range(5))
    answer(game, "passenger 1 raven 4")
    assert step(game) != "remark"
    pass_until_discussion(game)
    assert game.acting() == [0, 1, 2, 3, 4]


def pass_until_discussion(game: hlubina.Game) -> None:
    while game.view(None)["phase"] == "gifts":
        seat = game.acting()[0]
        game.take(seat, game.options(seat)[0])


def shown_in_secret(**settings: str) -> hlubina.Game:
    """Seat 0 has been shown cards of seats 1 and 2."""
    game = deal(5, talk="on", settings=settings)
    for placement in ("Sg raven 3", "Sb raven 1", "Sr raven 4", "Sg wolf 1", "Sr wolf 2"):
        answer(place(game, placement), "silent")
    answer(game, "player 1", "player 2")
    answer(game, "card soul_green", seat=1)
    return answer(game, "card soul_blue", seat=2)


@rule("P-9.5")
def test_nothing_can_be_claimed_about_a_card_that_was_shown_in_secret() -> None:
    game = shown_in_secret()
    assert step(game) != "remark"
    pass_until_discussion(game)
    assert said(game, 0, "say_saw_hand") == set()
    assert "say_hand soul 1" in asked(game, 1)  # who showed it may talk about their hand


@rule("P-9.5")
def test_with_the_other_reading_a_secret_may_be_told() -> None:
    game = shown_in_secret(secret_blocks_claims="no")
    assert (step(game), game.acting()) == ("remark", [0])
    assert asked(game) == {"silent", *[f"say_saw_hand 1 {what}" for what in OF_A_CARD]}
    answer(game, "say_saw_hand 1 demon")
    claim = game.view(None)["claims"][-1]
    assert (claim["name"], claim["opponent"], claim["what"]) == ("say_saw_hand", 1, "demon")
    assert asked(game) == {"silent", *[f"say_saw_hand 2 {what}" for what in OF_A_CARD]}
    answer(game, "silent")
    pass_until_discussion(game)
    assert {text.split()[1] for text in said(game, 0, "say_saw_hand")} == {"1", "2"}
    assert said(game, 3, "say_saw_hand") == set()


@rule("P-9.2")
def test_only_who_looked_can_claim_to_have_seen() -> None:
    game = deal(5, talk="on")
    for placement in ("Sg wolf 1", "Sb raven 1", "Sr raven 4", "Sg wolf 4", "Sr wolf 2"):
        answer(place(game, placement), "silent")
    answer(game, "player 1", "passenger 1 raven 4", "silent")
    pass_until_discussion(game)
    assert said(game, 0, "say_saw") == {f"say_saw 1 raven 4 {what}" for what in OF_A_CARD}
    assert said(game, 2, "say_saw") == set()
    assert "say_ask 0 saw" in asked(game, 2)
    assert "say_ask 3 saw" not in asked(game, 2)


@rule("P-9.1", "P-9.8")
def test_without_talk_nobody_is_ever_asked_to_speak() -> None:
    game = place_all(deal(6))
    pass_gifts(game)
    assert step(game) == "vote"
    assert game.view(None)["claims"] == []
    assert all(game.may_speak(seat) for seat in range(6))


@rule("P-9.8")
def test_a_view_keeps_own_cards_apart_so_that_a_shared_screen_can_hide_them() -> None:
    game = deal(5)
    for seat in range(5):
        view = game.view(seat)
        assert len(view["hand"]) == 3
        assert view["loyalty"]
    assert game.view(None)["hand"] == []
    assert game.view(None)["loyalty"] is None
