"""A card file's digest is over what the file means."""

from __future__ import annotations

import pytest

import hlubina
from hlubina.core.cardfile import CardSource
from hlubina.core.title import Title
from hlubina.registry import titles

FILE = """
[meta]
game = "conspiracy"
version = 1

[[lord]]
id = "spy"
keys = [1, 2]

[[lord]]
id = "guard"
keys = []
"""


def digest(text: str) -> str:
    return CardSource(text.encode()).digest()


def test_comments_layout_and_the_order_of_names_change_nothing() -> None:
    again = """
    meta = {version = 0x1, "game" = 'conspiracy'}  # in one line
    # Who is there.
    lord = [{keys = [ 1,  2 ], id = "spy"}, {id = "guard", keys = []}]
    """
    assert digest(again) == digest(FILE) == digest(FILE.replace("\n", "\r\n"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("version = 1", "version = 2"),
        ("version = 1", "version = 1.0"),
        ("version = 1", "version = true"),
        ("version = 1", 'version = "1"'),
        ("keys = [1, 2]", "keys = [2, 1]"),
        ('"spy"', '"Spy"'),
        ('[[lord]]\nid = "guard"\nkeys = []\n', ""),
    ],
)
def test_a_figure_a_text_and_the_order_of_a_list_change_it(old: str, new: str) -> None:
    assert old in FILE
    assert digest(FILE.replace(old, new)) != digest(FILE)


def test_the_order_of_cards_changes_it() -> None:
    head, first, second = FILE.split("[[lord]]")
    assert digest("[[lord]]".join([head, second, first])) != digest(FILE)


@pytest.mark.parametrize("rules", titles(), ids=lambda rules: rules.name)
def test_a_comment_leaves_a_record_of_the_standard_cards_as_it_is(rules: Title) -> None:
    raw = rules.standard.source.raw
    commented = rules.read(CardSource(b"# A remark.\n" + raw))
    assert commented.digest == rules.standard.digest
    record = hlubina.play(hlubina.new(rules.name, rules.fewest, 1), ["random"] * rules.fewest)
    assert hlubina.verify(record, commented).digest() == record.digest


def test_settings_may_have_their_former_name() -> None:
    text = '[[switch]]\nname = "speed"\nvalues = ["fast", "slow"]\n'
    assert CardSource(text.encode()).parsed() == {"setting": [{"name": "speed", "values": ["fast", "slow"]}]}
    assert digest(text) == digest(text.replace("switch", "setting"))
    with pytest.raises(hlubina.Invalid, match="both"):
        digest(text + text.replace("switch", "setting"))


@pytest.mark.parametrize("rules", titles(), ids=lambda rules: rules.name)
def test_a_card_file_with_the_former_name_is_played_as_before(rules: Title) -> None:
    former = rules.standard.source.raw.replace(b"[[setting]]", b"[[switch]]")
    assert b"[[switch]]" in former
    cards = rules.read(CardSource(former))
    assert cards.digest == rules.standard.digest
    assert [each.name for each in cards.settings] == [each.name for each in rules.settings()]


@pytest.mark.parametrize("text", ["a = 0x" + "f" * 5000, "a = " + "[" * 5000 + "]" * 5000])
def test_what_cannot_be_written_again_is_no_card_file(text: str) -> None:
    with pytest.raises(hlubina.Invalid, match="is not valid TOML"):
        digest(text)
