"""The command line: `hlubina games`, `play`, `campaign`, `scenario`, `join`, `simulate`, `balance` and more."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE
from rich.markdown import Markdown
from rich.progress import Progress
from rich.table import Table as Grid

from hlubina import __version__
from hlubina.bots.roster import CODES, bot
from hlubina.core import game as core
from hlubina.core.cardfile import CardFile as Cards
from hlubina.core.cardfile import open_cards
from hlubina.core.chance import SEALED, Seed, commitment, sealed_seed
from hlubina.core.errors import HlubinaError, Invalid
from hlubina.core.game import Game
from hlubina.core.records import Match, Record
from hlubina.play import new, reasons_of, start, verify
from hlubina.play import replay as play_back
from hlubina.registry import title, titles
from hlubina.terminal import boards, saves
from hlubina.terminal.play import HUMAN, LocalTable, player_names, seal
from hlubina.terminal.screen import score_sheet
from hlubina.terminal.style import command, new_console
from hlubina.text import Texts, check_language, own_language, texts, texts_with

if TYPE_CHECKING:
    from hlubina.lab.balance import Gauge, Share

app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)
console = new_console()

GameName = Annotated[str, typer.Argument(metavar="GAME", help="for instance conspiracy")]
Language = Annotated[str, typer.Option("--lang", help="cs or en; by default the language of your system")]
AsJson = Annotated[bool, typer.Option("--json", help="print plain JSON for programs")]
ChosenSettings = Annotated[
    list[str] | None,
    typer.Option(
        "--setting",
        "-s",
        "--option",
        "-o",
        help="a setting of the rules, NAME=VALUE; repeatable (--option, -o are its former names)",
    ),
]
CardFile = Annotated[str | None, typer.Option("--cards", help="another card file for the game")]


def main() -> None:
    """Run the command line; what cannot be done is said in one sentence, with exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = app(standalone_mode=False)
    except HlubinaError as error:
        print(error, file=sys.stderr)
        code = 2
    except typer.TyperException as error:  # what is wrong with the call
        print(error.format_message(), file=sys.stderr)
        code = 2
    except (typer.Abort, KeyboardInterrupt):
        code = 130
    sys.exit(code if isinstance(code, int) else 0)


def tell_version(asked: bool) -> None:
    if asked:
        build = "pure Python" if str(core.__file__).endswith(".py") else "compiled"
        console.print(f"hlubina {__version__} ({build})", highlight=False)
        raise typer.Exit


@app.callback()
def about(
    version: Annotated[
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help="the version, compiled or pure")
    ] = False,
) -> None:
    """Hlubina: board games of the deep."""


@app.command()
def games(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="only this one")] = "",
    lang: Language = "",
    cards: CardFile = None,
    as_json: AsJson = False,
) -> None:
    """List the games with their seats and settings; with a card file those that its game has with these cards."""
    language = check_language(lang or own_language())
    if cards is not None and not game:
        raise Invalid("A card file is that of one game; name it.")
    found = [(title(game), title(game).cards(cards))] if game else [(entry, entry.standard) for entry in titles()]
    if as_json:
        print_json(
            [
                {
                    "game": entry.name,
                    "seats": [entry.fewest, entry.most],
                    "version": entry.version(),
                    "actions": entry.vocabulary.size,
                    "settings": {
                        setting.name: {"values": setting.values, "default": setting.default} for setting in own.settings
                    },
                }
                for entry, own in found
            ]
        )
        return
    for entry, own in found:
        words = texts_with(entry.name, language, own)
        console.print(f"{entry.name}: {words.say('title')}, {entry.fewest}–{entry.most}", style="bold")
        console.print(words.say("notice"), style="dim")
        for setting in own.settings:
            console.print(f"\n{words.say(f'setting-{setting.name}')}")
            for value in setting.values:
                mark = "*" if value == setting.default else " "
                console.print(f"  {mark} {words.setting(setting.name, value)}", highlight=False)
                console.print(f"      -s {setting.name}={value}", style="dim", soft_wrap=True)


@app.command()
def play(
    game: GameName,
    seats: Annotated[str, typer.Option(help=f"who sits where: {HUMAN}, {CODES}")] = "",
    seed: Annotated[
        str | None, typer.Option(help="a number or text; by default sealed and secret until the end")
    ] = None,
    setting: ChosenSettings = None,
    lang: Language = "",
    fresh: Annotated[bool, typer.Option("--new", help="start a new game even if one is waiting")] = False,
    resume: Annotated[str | None, typer.Option(help="go on with the game in this record")] = None,
    pace: Annotated[float | None, typer.Option(help="seconds to wait after a bot's move")] = None,
    cards: CardFile = None,
) -> None:
    """Play in the terminal, with people and bots; the game is saved after every move."""
    language = check_language(lang or own_language())
    words = texts(check_game(game), language)
    wait = pace if pace is not None else (0.6 if console.is_terminal else 0.0)
    if not 0 <= wait <= 60:
        raise Invalid(f"The pace is a number of seconds from 0 to 60, not {pace}.")
    asked_for_new = bool(seats or seed or setting or fresh)
    if resume and asked_for_new:
        raise Invalid("A game that is resumed has its seats, seed and settings already; leave them out.")
    own = read_own(game, cards)
    match = None if asked_for_new else waiting_match(game, resume, own)
    resumed = match is not None
    if match is None:
        match = new_match(game, seats or f"{HUMAN},greedy,search:1s", seed, read_settings(setting), own)
    if resume or not resumed:
        kept = saves.put_aside(game)
        if kept is not None:
            console.print(words.say("put-aside", path=str(kept)), style="dim", soft_wrap=True)
    notice = words.say("resumed") if resumed else seal(match.record, words)
    if notice:
        console.print(notice, style="dim")
    LocalTable(match, language, console, read_line, wait, own).run()


def read_own(game: str, cards: str | None) -> Cards | None:
    """The cards of a file; None for the standard ones."""
    return None if cards is None else title(game).cards(cards)


def read_line(prompt: str) -> str:
    return console.input(prompt)


def new_match(game: str, seats: str, seed: str | None, settings: dict[str, str], cards: Cards | None) -> Match:
    players = [player.strip() for player in seats.split(",")]
    check_players(players)
    dealt = new(game, len(players), read_seed(seed), settings, cards, listen=True)
    return Match(dealt, players)


def check_players(players: list[str]) -> None:
    for player in players:
        if player != HUMAN:
            bot(player)


def waiting_match(game: str, resume: str | None, cards: Cards | None = None) -> Match | None:
    """The game that waits to be continued, if there is one."""
    path = Path(resume) if resume else saves.waiting(game)
    if not resume and not path.exists():
        return None
    record = saves.read(path)
    if record.game != game:
        raise Invalid(f"The record {path} is one of {record.game}, not of {game}.")
    check_players(record.players)
    dealt = start(record, cards, listen=True)
    match = Match(dealt, record.players)
    match.follow(record.moves)
    return match


@app.command()
def campaign(
    difficulty: Annotated[
        str, typer.Option(help="family, challenge or hardcore; each has a chronicle of its own")
    ] = "family",
    begin: Annotated[bool, typer.Option("--play", help="play the next scenario, or go on with it")] = False,
    seats: Annotated[str, typer.Option(help=f"who sits where: {HUMAN}, {CODES}")] = f"{HUMAN},greedy",
    lang: Language = "",
) -> None:
    """The chronicle of Keep the Heroes Out!: its scenarios in order, and how you did."""
    from hlubina.games.heroes.chronicle import next_entry, settings_of
    from hlubina.terminal import campaign as chronicle

    language = check_language(lang or own_language())
    words = texts("heroes", language)
    found = chronicle.entries(difficulty)
    following = next_entry(found)
    if begin and following is not None:
        settings = settings_of(following, difficulty)
        match = waiting_match("heroes", None)
        if match is None or any(match.record.settings.get(name) != value for name, value in settings.items()):
            match = new_match("heroes", seats, None, settings, None)
            saves.put_aside("heroes")
        LocalTable(match, language, console, read_line, 0.6 if console.is_terminal else 0.0).run()
        found = chronicle.entries(difficulty)
        following = next_entry(found)
    console.print(chronicle.draw(found, difficulty, words))
    if following is None:
        console.print(words.say("campaign-complete"))
    else:
        play = f"{command()} campaign --difficulty {difficulty} --play"
        name = words.say(f"scenario-{following.scenario}")
        console.print(words.say("campaign-next", title=name, command=play), soft_wrap=True)
        if following.kept:
            console.print(words.say("campaign-reward", count=following.kept))


@app.command()
def scenario(
    file: Annotated[Path, typer.Argument(help="a file with scenarios of your own")],
    lang: Language = "",
) -> None:
    """Check a scenario of your own for Keep the Heroes Out!, and draw it."""
    from hlubina.terminal import campaign as chronicle

    language = check_language(lang or own_language())
    chronicle.show_scenarios(file, texts("heroes", language), console, command())


@app.command()
def simulate(
    game: GameName,
    bots: Annotated[str, typer.Option(help=f"one for each seat, or one for all: {CODES}")] = "greedy",
    seats: Annotated[int | None, typer.Option(help="how many seats; by default one for each bot")] = None,
    games: Annotated[int, typer.Option(help="how many games")] = 1000,
    seed: Annotated[int, typer.Option(help="the same seed plays the same games")] = 0,
    jobs: Annotated[int, typer.Option(help="processes at work")] = 1,
    setting: ChosenSettings = None,
    cards: CardFile = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games, seats rotated, and show how they did."""
    from hlubina.lab.simulate import Plan, simulate

    check_game(game)
    codes = [code.strip() for code in bots.split(",")]
    if len(codes) == 1:
        codes = codes * (seats if seats is not None else title(game).fewest)
    if seats is not None and len(codes) != seats:
        raise Invalid(f"{len(codes)} bots are named for {seats} seats.")
    plan = Plan(game, codes, games, seed, read_settings(setting), cards)
    plan.check()
    with Progress(console=new_console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{game}: {', '.join(codes)}", total=games)
        lines = simulate(plan, jobs, lambda: bar.advance(task))
    if as_json:
        print_json({"game": game, "games": games, "seed": seed, "bots": [line.to_dict() for line in lines]})
        return
    grid = Grid(box=SIMPLE, pad_edge=False)
    for heading in ("bot", "games", "wins", "shared", "win rate", "95 % interval", "score", "rank"):
        grid.add_column(heading, justify="left" if heading == "bot" else "right", no_wrap=True)
    for line in lines:
        low, high = line.interval()
        counts = [str(count) for count in (line.games, line.wins, line.shared)]
        rates = [f"{line.wins / line.games:.1%}", f"{low:.1%} – {high:.1%}"]
        grid.add_row(line.bot, *counts, *rates, f"{line.mean_score:.1f}", f"{line.mean_rank:.2f}")
    console.print(grid)


@app.command()
def balance(
    game: GameName,
    bots: Annotated[
        str, typer.Option(help=f"one for each seat, or one for all, and / between teams to compare: {CODES}")
    ] = "greedy",
    seats: Annotated[str, typer.Option(help="for how many players, for instance 4,5,6; by default all")] = "",
    games: Annotated[int, typer.Option(help="how many games for each number of players and setting")] = 1000,
    over: Annotated[str, typer.Option(help="settings to vary, for instance scenario,difficulty")] = "",
    seed: Annotated[int, typer.Option(help="the same seed plays the same games")] = 0,
    jobs: Annotated[int, typer.Option(help="processes at work")] = 1,
    setting: ChosenSettings = None,
    cards: CardFile = None,
    as_json: AsJson = False,
) -> None:
    """Show how often each side or character wins between bots, each seat where all play alike, or all together."""
    from hlubina.lab.balance import TOGETHER, across, balance, combinations
    from hlubina.lab.simulate import Plan

    rules = title(check_game(game))
    offered = rules.cards(cards).settings
    varied = [name.strip() for name in over.split(",") if name.strip()]
    plans = []
    for lineup in bots.split("/"):
        codes = [code.strip() for code in lineup.split(",")]
        counts = read_seats(seats) if seats else [len(codes)] if len(codes) > 1 else range(rules.fewest, rules.most + 1)
        settings = combinations(offered, varied, read_settings(setting))
        for count, (number, chosen) in product(counts, enumerate(settings)):
            if len(codes) not in (1, count):
                raise Invalid(f"{len(codes)} bots are named for {count} seats.")
            seated = codes * count if len(codes) == 1 else codes
            plans.append(Plan(game, seated, games, seed, chosen, cards, first=number * games))
            plans[-1].check()
    shares = []
    gauges: list[Gauge] = []
    with Progress(console=new_console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{game}: {bots}", total=games * len(plans))
        for plan in plans:
            shares += balance(plan, jobs, lambda: bar.advance(task), varied, gauges)
    together = any(share.side == TOGETHER for share in shares)
    parts = across(shares) if together else [shares]
    if as_json:
        lines = [share.to_dict() for part in parts for share in part]
        found = {"shares": lines, "measures": [gauge.to_dict() for gauge in gauges]}
        print_json({"game": game, "games": games, "seed": seed, **found})
        return
    console.print(share_sheet(parts, with_settings=bool(varied)))
    if gauges:
        console.print(gauge_sheet(gauges))


def share_sheet(parts: list[list[Share]], with_settings: bool) -> Grid:
    """How often which side won with which bots, part by part."""
    from hlubina.lab.simulate import interval

    grid = Grid(box=SIMPLE, pad_edge=False)
    headings = ["players", "bot", "side", "games", "wins", "win rate", "95 % interval", "score"]
    for heading in ["settings", *headings] if with_settings else headings:
        grid.add_column(heading, justify="left" if heading in ("settings", "bot", "side") else "right", no_wrap=True)
    for part in parts:
        for share in part:
            low, high = interval(share.wins, share.games)
            rates = [f"{share.wins / share.games:.1%}", f"{low:.1%} – {high:.1%}", f"{share.points / share.games:.1f}"]
            cells = [str(share.seats), share.bot, share.side, str(share.games), str(share.wins), *rates]
            grid.add_row(*([share.settings or "all"] if with_settings else []), *cells)
        grid.add_section()
    return grid


def gauge_sheet(gauges: list[Gauge]) -> Grid:
    """What the game itself measured, over all games."""
    grid = Grid(box=SIMPLE, pad_edge=False)
    for heading in ("players", "measure", "games", "median", "quartiles", "total"):
        grid.add_column(heading, justify="left" if heading == "measure" else "right", no_wrap=True)
    for gauge in gauges:
        low, median, high = gauge.quartiles()
        figures = [str(len(gauge.values)), str(median), f"{low} – {high}", str(sum(gauge.values))]
        grid.add_row(str(gauge.seats), gauge.name, *figures)
    return grid


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="a record")],
    move: Annotated[int | None, typer.Option(help="show the position after this move")] = None,
    seat: Annotated[int | None, typer.Option(help="whose eyes to look through; by default a spectator's")] = None,
    reasons: Annotated[
        bool, typer.Option("--reasons", help="what the seats had to believe, and what spoke for their answers")
    ] = False,
    cards: CardFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Show a recorded game: what happened move by move, and the position at its end or after a move."""
    language = check_language(lang or own_language())
    record = saves.read(file)
    own = read_own(record.game, cards)
    game = play_back(record, move, own, listen=True)
    game.check_viewer(seat)
    journal = game.listen()
    if reasons:
        show_reasons(record, game.moves, seat, own, language, as_json)
        return
    if as_json:
        standing = game.standing(seat).to_dict()
        told = {"move": game.moves, "seat": seat, "acting": game.acting(), "standing": standing}
        print_json({**told, "events": journal.seen_by(seat), "view": game.view(seat)})
        return
    words = texts_with(record.game, language, own)
    names = player_names(record, words)
    for event in journal.events:
        style = "bold" if event.name == "turn_began" else "dim"
        console.print(words.event(event.seen_by(seat), names), style=style, highlight=False)
    show_position(game, seat, names, words)
    console.print(words.say("move-of", number=game.moves, total=len(record.moves)))


def show_reasons(
    record: Record, moves: int, seat: int | None, cards: Cards | None, language: str, as_json: bool
) -> None:
    """Every answer of everybody, or of one seat, with the reasons for it."""
    words = texts_with(record.game, language, cards)
    names = player_names(record, words)
    game = start(record, cards)
    told = []
    for number, (mover, action) in enumerate(record.moves[:moves]):
        if seat in (None, mover):
            found = [reason.flat("reason") for reason in reasons_of(game, record, mover, action)]
            told.append({"move": number, "seat": mover, "action": action, "reasons": found})
            if not as_json:
                answer = words.action(game.vocabulary.decode(action), names)
                console.print(f"{number + 1}. {names[mover]}: {answer}", style="bold", highlight=False, markup=False)
                for form in found:
                    console.print(f"   {words.reason(form, names)}", style="dim", highlight=False, markup=False)
        game.take(mover, action)
    if as_json:
        print_json(told)


def show_position(game: Game, seat: int | None, names: list[str], words: Texts) -> None:
    console.print(boards.draw(game.title, boards.scene_of(game, seat), seat or 0, names, words), highlight=False)
    console.print(score_sheet(game.standing(seat), names, words))


@app.command(name="verify")
def verify_record(
    file: Annotated[Path, typer.Argument(help="a record")],
    promised: Annotated[
        str, typer.Option("--commitment", help="what was shown before the deal; its beginning will do")
    ] = "",
    contributed: Annotated[
        str, typer.Option("--contribution", help="what you contributed to the seed; it must be part of it")
    ] = "",
    cards: CardFile = None,
    as_json: AsJson = False,
) -> None:
    """Check a recorded game: every move, every shuffle, the result, and the seed against its commitment."""
    record = saves.read(file)
    game = verify(record, cards)
    sealed = commitment(record.seed) if isinstance(record.seed, str) and record.seed.startswith(SEALED) else None
    if promised and not (sealed or "").startswith(promised.rstrip("….")):
        raise Invalid(f"The record was not dealt from what was committed to: its commitment is {sealed}.")
    if contributed and contributed not in str(record.seed).split(".")[1:]:
        raise Invalid("The record was dealt without that contribution.")
    if as_json:
        facts = {"ok": True, "moves": game.moves, "digest": game.digest(), "over": game.is_over()}
        print_json({**facts, "commitment": sealed})
        return
    state = "finished" if game.is_over() else "not finished"
    console.print(f"The record holds: {game.moves} moves of {record.game}, {state}, last position {game.digest()}.")
    if sealed:
        console.print(f"It was dealt from a sealed seed with the commitment {sealed}.")


@app.command()
def faces(
    game: GameName,
    cards: CardFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Show what is printed on every component, and what differs in another card file from the standard one."""
    from hlubina.changes import changes
    from hlubina.terminal.facesheet import change_sheet, face_sheet

    language = check_language(lang or own_language())
    own = read_own(check_game(game), cards)
    words = texts_with(game, language, own)
    found = [] if own is None else changes(game, language, own)
    if as_json:
        shown = {thing: {**face, "sentences": words.sentences(face)} for thing, face in words.faces.items()}
        print_json({"faces": shown, "changes": [change._asdict() for change in found]})
        return
    for thing in words.faces:
        console.print(face_sheet(game, thing, words), highlight=False)
    if found:
        console.print(change_sheet(found, words), highlight=False)
    elif own is not None:
        console.print(words.say("changes-none"))


@app.command()
def rules(
    game: GameName,
    coverage: Annotated[bool, typer.Option("--coverage", help="each rule with its tests; exit 1 on a hole")] = False,
    cards: CardFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Show the rules of a game, with the figures of another card file if you name one, or which tests check them."""
    from hlubina import rulebook

    own = read_own(check_game(game), cards)
    language = check_language(lang or own_language())
    if not coverage:
        faces = texts_with(game, language, own).faces
        if as_json:
            print_json(rulebook.rules(game, language, faces))
        else:
            console.print(Markdown(rulebook.rules_text(game, language, faces)))
        return
    cited = rulebook.coverage(game, Path.cwd())
    holes = [number for number, tests in cited.items() if not tests]
    if as_json:
        print_json({"rules": cited, "holes": holes})
    else:
        for number, tests in cited.items():
            print(f"{number:8} {len(tests):4} tests  {tests[0] if tests else 'NO TEST'}")
        print(f"{len(cited)} rules, {len(holes)} without a test{': ' + ', '.join(holes) if holes else ''}")
    if holes:
        raise typer.Exit(1)


@app.command()
def schema(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="what this game shows, instead of the messages of the server")
    ] = "",
    types: Annotated[bool, typer.Option("--typescript", help="TypeScript instead of JSON Schema")] = False,
    document: Annotated[bool, typer.Option("--markdown", help="docs/views.md: what every game shows")] = False,
) -> None:
    """Print the messages of the server, or what a game shows, for those who write a client."""
    with needs_server_packages():
        from hlubina.protocol.schema import messages_schema, typescript
        from hlubina.views import game_typescript, shown_schema, views_document
    if document:
        print(views_document(), end="")
    elif game and types:
        print(game_typescript(game), end="")
    elif game:
        print_json(shown_schema(game))
    elif types:
        print(typescript(), end="")
    else:
        print_json(messages_schema())


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def bench(context: typer.Context) -> None:
    """Measure the engine, and its peers if they are installed; the options of benchmarks/bench.py apply."""
    script = Path.cwd() / "benchmarks" / "bench.py"
    if not script.exists():
        raise Invalid("The benchmarks are in a checkout of the project; run this there.")
    raise typer.Exit(subprocess.run([sys.executable, str(script), *context.args], check=False).returncode)


@app.command()
def join(
    url: Annotated[str, typer.Argument(metavar="URL", help="a table as browsers show it, or a server for its lobby")],
    name: Annotated[str | None, typer.Option(help="by which name the others know you")] = None,
    seat: Annotated[int | None, typer.Option(help="which seat, from 1; by default a free one")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="look on without a seat")] = False,
    cards: Annotated[
        str | None, typer.Option("--cards", help="a card file for the table that you make in the lobby")
    ] = None,
    lang: Language = "",
) -> None:
    """Join a served table in the terminal; whoever leaves comes back the same way."""
    language = check_language(lang or own_language())
    if seat is not None and (watch or not 1 <= seat <= 16):
        raise Invalid("A seat is a number from 1, and who watches takes none.")
    if name is not None and not (1 <= len(name) <= 30 and name.isprintable() and name.strip()):
        raise Invalid("A name has 1 to 30 printable characters.")
    with needs_server_packages():
        from hlubina.terminal import join as table
        from hlubina.terminal.keyboard import StandardInput
    wanted = table.Wanted(name, None if seat is None else seat - 1, watch, "" if cards is None else card_text(cards))
    table.join(url, wanted, table.Terminal(language, console, StandardInput(), sys.stdin.isatty()))


@app.command()
def serve(
    host: Annotated[str, typer.Option(envvar="HLUBINA_HOST", help="the address to listen at")] = "127.0.0.1",
    network: Annotated[
        bool, typer.Option("--network", help="phones and computers in your network may join: listens at every address")
    ] = False,
    port: Annotated[int, typer.Option(envvar="HLUBINA_PORT", help="0 takes a free one")] = 8321,
    database: Annotated[
        str,
        typer.Option(
            envvar="HLUBINA_DATABASE", help="a file, by default in your data directory, or postgresql://USER@HOST/NAME"
        ),
    ] = "",
    valkey: Annotated[
        str,
        typer.Option(envvar="HLUBINA_VALKEY", help="redis://HOST; with it several processes share a PostgreSQL"),
    ] = "",
    public_url: Annotated[
        str, typer.Option(envvar="HLUBINA_PUBLIC_URL", help="how browsers reach the server, https://table.example.org")
    ] = "",
    thinkers: Annotated[
        int, typer.Option(envvar="HLUBINA_THINKERS", help="processes in which bots think; 0: one less than cores")
    ] = 0,
    log_level: Annotated[str, typer.Option(envvar="HLUBINA_LOG_LEVEL", help="debug, info, warning or error")] = "info",
    limits: Annotated[str, typer.Option(envvar="HLUBINA_LIMITS", help="off only for measuring", hidden=True)] = "on",
    bot_pace: Annotated[
        float, typer.Option(envvar="HLUBINA_BOT_PACE", help="seconds that a bot's move takes at least")
    ] = 0.3,
    grace: Annotated[
        float, typer.Option(envvar="HLUBINA_GRACE", help="seconds before a player who is gone may be replaced")
    ] = 30.0,
    page: Annotated[
        Path | None, typer.Option(envvar="HLUBINA_PAGE", help="the folder of the built page, if it is another one")
    ] = None,
) -> None:
    """Serve tables to browsers and terminals, until stopped."""
    with needs_server_packages():
        from hlubina.server.address import EVERY_ADDRESS
        from hlubina.server.app import serve
        from hlubina.server.page import default_page
        from hlubina.server.settings import Settings
    settings = Settings(
        host=EVERY_ADDRESS[0] if network else host,
        port=port,
        valkey=valkey,
        public_url=public_url.rstrip("/"),
        log_level=log_level,
        limits=limits != "off",
        bot_pace=bot_pace,
        grace=grace,
        page=page or default_page(),
    )
    settings.database = database or settings.database
    settings.thinkers = thinkers or settings.thinkers
    serve(settings)


def card_text(path: str) -> str:
    try:
        return open_cards(Path(path)).raw.decode()
    except UnicodeDecodeError:
        raise Invalid(f"The card file {path} is no text in UTF-8.") from None


# What the commands share


@contextmanager
def needs_server_packages() -> Iterator[None]:
    try:
        yield
    except ImportError as missing:
        raise Invalid(f"For this the package {missing.name} is missing: install hlubina[server].") from None


def check_game(game: str) -> str:
    return title(game).name


def read_seed(seed: str | None) -> Seed:
    if seed is None:
        return sealed_seed()
    return int(seed) if seed.isascii() and seed.isdecimal() and len(seed) < 78 else seed


def read_seats(seats: str) -> list[int]:
    """Numbers of players, 4,5,6."""
    numbers = [number.strip() for number in seats.split(",")]
    if not all(number.isascii() and number.isdecimal() and len(number) < 3 for number in numbers):
        raise Invalid(f"The numbers of players are written 4,5,6, not {seats!r}.")
    return [int(number) for number in numbers]


def read_settings(entries: list[str] | None) -> dict[str, str]:
    settings: dict[str, str] = {}
    for entry in entries or []:
        name, equals, value = entry.partition("=")
        if not equals:
            raise Invalid(f"A setting is NAME=VALUE, not {entry!r}.")
        settings[name] = value
    return settings


def print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=1))
