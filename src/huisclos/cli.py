"""The command line: the table in the browser, play, simulate, verify, games."""

from __future__ import annotations

import os
import secrets
import sys
import warnings
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import App, CycloptsError, Parameter
from platformdirs import user_data_path
from rich.console import Console

from huisclos.bots import bot_names
from huisclos.engine.errors import BadOptions, HuisClosError
from huisclos.engine.face import new, replay
from huisclos.engine.game import Game, find, find_for_pack, games
from huisclos.engine.manual import manual
from huisclos.fast import NotCompiled, build, is_built, is_stale, never_tried
from huisclos.lab.report import print_summary, run_with_bar
from huisclos.lab.series import Plan, StaleRules, plan_is_playable
from huisclos.server.settings import Limits
from huisclos.server.settings import Settings as ServerSettings
from huisclos.table.clocks import Pace
from huisclos.table.files import decode, load
from huisclos.table.limits import Room
from huisclos.terminal.files import FileGroups, read_file, read_json, write_file
from huisclos.terminal.saving import Seating, resume
from huisclos.terminal.screen import THEME, Screen
from huisclos.terminal.session import Session
from huisclos.words import LANGUAGES, Language, Words


def _language(given: str | None = None) -> str:
    """The language asked for, else that of the machine, else English."""
    machine = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    return given or (machine if machine in LANGUAGES else "en")


def _help(flag: str, **more: Any) -> Parameter:
    """What a flag is for, in the language of the machine."""
    return Parameter(help=Words(_language()).text(f"help-{flag}"), **more)


_WORDS = Words(_language())
app = App(
    name="huisclos",
    help=_WORDS.text("help-huisclos"),
    version_flags=["--version"],
    group_commands=_WORDS.text("help-group-commands"),
    group_parameters=_WORDS.text("help-group-parameters"),
    group_arguments=_WORDS.text("help-group-arguments"),
)
for _flag in ("--help", "--version"):
    app[_flag].help = _WORDS.text(f"help{_flag.removeprefix('-')}")

AnyLanguage = Annotated[Language | None, _help("lang")]
AnyGame = Annotated[str, _help("game")]
Seats = Annotated[int, _help("players")]
Settings = Annotated[list[str], _help("set", name="--set", negative=())]
Loads = Annotated[list[str], _help("load", name="--load", negative=())]


Host = Annotated[str, _help("host")]
Port = Annotated[int, _help("port")]
Data = Annotated[Path, _help("data")]
_USUAL = ServerSettings()


@app.default
def table(*, host: Host = _USUAL.host, port: Port = _USUAL.port, data: Data = _USUAL.data) -> None:
    """Start the table and open a browser."""
    _serve(ServerSettings(host=host, port=port, data=data), browser=True)


@app.command(help=_WORDS.text("help-serve"))
def serve(  # noqa: PLR0913 - one argument a flag
    *,
    host: Host = _USUAL.host,
    port: Port = _USUAL.port,
    data: Data = _USUAL.data,
    requests_per_minute: Annotated[int, _help("requests")] = _USUAL.requests_per_minute,
    commands_per_second: Annotated[int, _help("commands")] = _USUAL.commands_per_second,
    bot_pause: Annotated[float, _help("bot-pause")] = _USUAL.pace.bots,
    think_seconds: Annotated[float, _help("think-seconds")] = _USUAL.think_seconds,
    grace: Annotated[float, _help("grace")] = _USUAL.pace.grace,
    connections: Annotated[int, _help("connections")] = _USUAL.connections,
    request_seconds: Annotated[float, _help("request-seconds")] = _USUAL.request_seconds,
    sockets_per_address: Annotated[int, _help("sockets-per-address")] = _USUAL.limits.sockets_per_address,
    sockets_per_table: Annotated[int, _help("sockets-per-table")] = _USUAL.room.sockets,
    spectators_per_table: Annotated[int, _help("spectators-per-table")] = _USUAL.room.spectators,
    tables_per_hour: Annotated[int, _help("tables-per-hour")] = _USUAL.limits.tables_per_hour,
    tables_per_day: Annotated[int, _help("tables-per-day")] = _USUAL.limits.tables_per_day,
    joins_per_hour: Annotated[int, _help("joins-per-hour")] = _USUAL.limits.joins_per_hour,
    orders_waiting: Annotated[int, _help("orders-waiting")] = _USUAL.orders_waiting,
) -> None:
    """Start the table without opening a browser."""
    settings = ServerSettings(
        data,
        host,
        port,
        requests_per_minute,
        commands_per_second,
        Pace(bots=bot_pause, grace=grace),
        think_seconds=think_seconds,
        limits=Limits(sockets_per_address, tables_per_hour, tables_per_day, joins_per_hour),
        room=Room(sockets_per_table, spectators_per_table),
        orders_waiting=orders_waiting,
        connections=connections,
        request_seconds=request_seconds,
    )
    _serve(settings, browser=False)


def _serve(settings: ServerSettings, *, browser: bool) -> None:
    """The server is imported only where it is needed: the other commands start at once."""
    from huisclos.server.run import serve as run  # noqa: PLC0415

    run(settings, _WORDS, browser=browser)


@app.command(help=_WORDS.text("help-play"))
def play(  # noqa: PLR0913 - one argument a flag
    game: AnyGame = "lockdown",
    *,
    players: Seats = 4,
    lang: AnyLanguage = None,
    name: Annotated[str | None, _help("name")] = None,
    bots: Annotated[str | None, _help("bot")] = None,
    seed: Annotated[str | None, _help("seed")] = None,
    settings: Settings = [],  # noqa: B006 - never changed
    loads: Loads = [],  # noqa: B006 - never changed
    group: Annotated[str | None, _help("group")] = None,
    resume_from: Annotated[Path | None, _help("resume", name="--resume")] = None,
    save: Annotated[Path | None, _help("save")] = None,
) -> None:
    """Play in the terminal, against bots."""
    language = _language(lang)
    groups = FileGroups(user_data_path("huisclos") / "groups.json")
    if resume_from:
        match, seating = resume(resume_from)
    else:
        options = _options(game, settings, loads)
        if group:
            options["unlocked"] = _unlocked(groups, game, group)
        names = _names(find(game), players, name, language)
        match = new(game, names, secrets.token_hex(16) if seed is None else seed, options)
        seating = Seating(0, bots or bot_names(match.game)[-1], group)
    screen = Screen(match, language)
    file = save or resume_from or Path("huisclos-save.json")
    finished = Session(match, seating, screen, file).run()
    if finished and seating.group and match.result:
        unlocked = match.game.unlocks(match.result)
        if unlocked is not None:
            groups.unlock(match.game.meta.name, seating.group, unlocked)
            screen.say("terminal-unlocked", "good", group=seating.group)


def _names(game: Game, players: int, mine: str | None, language: str) -> list[str]:
    """The person's name and those of the bots."""
    game.check_seats(players)
    words = Words(language)
    others = words.text("bot-names").split()
    named = others[: players - 1] + [str(seat) for seat in range(len(others) + 2, players + 1)]
    return [mine or words.text("terminal-you"), *named]


def _unlocked(groups: FileGroups, game: str, group: str) -> list[int]:
    """What a group has unlocked, for a game in which there is something to unlock."""
    if "unlocked" not in find(game).options.__struct_fields__:
        raise BadOptions("error-no-groups")
    return groups.unlocked(game, group)


@app.command(help=_WORDS.text("help-simulate"))
def simulate(  # noqa: PLR0913 - one argument a flag
    game: AnyGame,
    *,
    players: Seats = 4,
    games: Annotated[int, _help("games")] = 1000,
    bots: Annotated[str, _help("bots")] = "random",
    seed: Annotated[int, _help("seed")] = 0,
    settings: Settings = [],  # noqa: B006 - never changed
    loads: Loads = [],  # noqa: B006 - never changed
    workers: Annotated[int, _help("workers")] = 1,
    lang: AnyLanguage = None,
    json: Annotated[Path | None, _help("json")] = None,
) -> None:
    """Let bots play many games, and sum them up."""
    if games < 1 or workers < 1:
        raise BadOptions("error-games")
    plan = Plan(game, players, bots.split(","), _options(game, settings, loads), seed)
    words = Words(_language(lang), find(game).meta.package)
    plan_is_playable(plan)
    _compiled_once(plan, words)
    report = run_with_bar(plan, games, workers, words)
    print_summary(report, words)
    if json:
        write_file(json, report)


def _compiled_once(plan: Plan, words: Words) -> None:
    """Where the tools are installed, the first series that gains from it compiles the rules of its game."""
    game, console = find(plan.game), Console(theme=THEME, stderr=True, highlight=False)
    if is_stale(game):
        warnings.simplefilter("ignore", StaleRules)
        console.print(words.text("error-fast-stale", {"game": plan.game}), style="dim", soft_wrap=True)
    elif never_tried(game) and plan.is_blind():
        with suppress(NotCompiled), console.status(words.text("fast-bar", {"game": plan.game})):
            build(game)


@app.command(name="fast", help=_WORDS.text("help-fast"))
def compile_rules(*, lang: AnyLanguage = None) -> None:
    """Compile the rules of all installed games."""
    console, words = Console(theme=THEME, highlight=False), Words(_language(lang))

    def built(name: str) -> str:
        try:
            return words.text("fast-built" if build(find(name)) else "fast-there", {"game": name})
        except NotCompiled as problem:
            return problem.read(words)

    with console.status(words.text("fast-bar", {"game": games()})), ThreadPoolExecutor() as pool:
        for said in pool.map(built, games()):
            console.print(said, markup=False, soft_wrap=True)


@app.command(help=_WORDS.text("help-verify"))
def verify(record: Annotated[Path, _help("record")], *, lang: AnyLanguage = None) -> None:
    """Replay a recorded game and check its dice and its result."""
    data = read_json(record)
    match = replay(data["record"] if isinstance(data, dict) and "record" in data else data)
    words = Words(_language(lang), match.game.meta.package, names=match.names)
    result = match.result
    key = "verify-finished" if result else "verify-open"
    winners = [f"seat:{seat}" for seat in result.winners] if result else []
    args = {"actions": len(match.actions), "winners": winners, "seed": match.seed}
    Console(theme=THEME, highlight=False).print(words.text(key, args), markup=False)


@app.command(name="games", help=_WORDS.text("help-list"))
def list_games(*, lang: AnyLanguage = None) -> None:
    console = Console(theme=THEME, highlight=False)
    for name in games():
        meta = find(name).meta
        words = Words(_language(lang), meta.package)
        args = {"least": meta.least, "most": meta.most, "minutes": meta.minutes}
        console.print(f"[strong]{name}[/]  {words.text('game-summary')}")
        console.print(f"  {words.text('games-line', args)}", style="dim")
        console.print(f"  {words.text(_rules_of(find(name)), {'game': name})}", style="dim")


def _rules_of(game: Game) -> str:
    """How a game's rules are run when nobody looks."""
    return "games-compiled" if is_built(game) else "error-fast-stale" if is_stale(game) else "games-plain"


packs = App(name="packs", help=_WORDS.text("help-packs"))
app.command(packs)


@packs.command(help=_WORDS.text("help-packs-check"))
def check(file: Annotated[Path, _help("pack-file")], *, lang: AnyLanguage = None) -> None:
    """Read a pack as a table would."""
    text = decode(file.name, read_file(file))
    game = find_for_pack(file.name, text)
    game.read_pack(file.name, text)
    words = Words(_language(lang), game.meta.package)
    args = {"file": file.name, "game": words.text("game-title")}
    Console(theme=THEME, highlight=False).print(words.text("packs-good", args), markup=False)


@packs.command(help=_WORDS.text("help-packs-describe"))
def describe(game: AnyGame) -> None:
    """The manual of a game's packs."""
    Console(soft_wrap=True, highlight=False).print(manual(find(game)), markup=False, end="")


def _options(game: str, settings: list[str], loads: list[str]) -> dict[str, Any]:
    """Options typed as key=value, read as JSON where they are; and those from files, as key=file."""
    options = {}
    for key, value in map(_pair, settings):
        try:
            options[key] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            options[key] = value
    for key, name in map(_pair, loads):
        file = Path(name)
        options[key] = load(find(game), key, file.name, decode(file.name, read_file(file))).value
    return options


def _pair(setting: str) -> tuple[str, str]:
    key, equals, value = setting.partition("=")
    if not equals:
        raise BadOptions("error-setting", setting=setting)
    return key, value


def main(arguments: list[str] | None = None) -> None:
    """Run the command line. Bad input gets one line and exit code 2."""
    tokens = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that can't show a letter shows a question mark
    try:
        app(tokens, exit_on_error=False, print_error=False)
    except HuisClosError as problem:
        fail(tokens, problem)
    except CycloptsError as problem:
        fail(tokens, HuisClosError("error-command", problem=" ".join(str(problem).split())))


def fail(tokens: list[str], problem: HuisClosError) -> None:
    """Say it in the language of the command, and leave."""
    words = " ".join(tokens).replace("=", " ").split()
    asked = words[words.index("--lang") + 1 :][:1] if "--lang" in words else []
    language = _language(asked[0] if asked and asked[0] in LANGUAGES else None)
    packages = [find(name).meta.package for name in games()]
    print(problem.read(Words(language, *packages)), file=sys.stderr)  # noqa: T201
    sys.exit(2)
