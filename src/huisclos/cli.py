"""The command line: play, simulate, verify, games."""

from __future__ import annotations

import os
import secrets
import sys
from io import TextIOWrapper
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from cyclopts import App, CycloptsError, Parameter
from platformdirs import user_data_path
from rich.console import Console

from huisclos.bots import bot_names
from huisclos.engine.errors import BadOptions, HuisClosError
from huisclos.engine.face import new, replay
from huisclos.engine.game import find, games
from huisclos.lab.report import print_summary, run_with_bar
from huisclos.lab.series import Plan
from huisclos.terminal.files import FileGroups, read_json, write_file
from huisclos.terminal.saving import Seating, resume
from huisclos.terminal.screen import THEME, Screen
from huisclos.terminal.session import Session
from huisclos.words import LANGUAGES, Words

Language = Literal["en", "fr"]
Settings = Annotated[list[str], Parameter(name="--set", negative=())]

app = App(name="huisclos", help="Survival-horror board games for people and programs.", version_flags=[])


def _language(given: str | None = None) -> str:
    """The language asked for, else that of the machine, else English."""
    machine = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    return given or (machine if machine in LANGUAGES else "en")


@app.command
def play(  # noqa: PLR0913 - one argument a flag
    game: str = "lockdown",
    *,
    players: int = 4,
    lang: Language | None = None,
    name: str | None = None,
    bots: str | None = None,
    seed: str | None = None,
    settings: Settings = [],  # noqa: B006 - never changed
    group: str | None = None,
    resume_from: Annotated[Path | None, Parameter(name="--resume")] = None,
    save: Path = Path("huisclos-save.json"),
) -> None:
    """Play in the terminal, against bots.

    Parameters
    ----------
    game
        Which game; `huisclos games` lists them.
    players
        How many seats, yours included.
    lang
        English or French.
    name
        What the others call you.
    bots
        Who plays the other seats; the best there is if you don't say.
    seed
        The same seed gives the same dice and shuffles.
    settings
        An option of the game, as key=value; may be repeated.
    group
        A name for the people you play with: what you unlock is kept for them.
    resume_from
        Go on with a saved game.
    save
        Where the game is saved when you leave.
    """
    language = _language(lang)
    groups = FileGroups(user_data_path("huisclos") / "groups.json")
    if resume_from:
        match, seating = resume(resume_from)
    else:
        words = Words(language, find(game).meta.package)
        known = words.text("terminal-names").split()
        others = [known[n] if n < len(known) else str(n + 2) for n in range(players - 1)]
        options = _options(settings)
        if group:
            if "unlocked" not in find(game).options.__struct_fields__:
                raise BadOptions("error-no-groups")
            options["unlocked"] = groups.unlocked(game, group)
        names = [name or words.text("terminal-you"), *others][:players]
        match = new(game, names, seed or secrets.token_hex(16), options)
        seating = Seating(0, bots or bot_names(match.game)[-1], group)
    screen = Screen(match.game, language, match.names)
    finished = Session(match, seating, screen, save).run()
    if finished and seating.group and match.result:
        unlocked = match.game.unlocks(match.result)
        if unlocked is not None:
            groups.unlock(match.game.meta.name, seating.group, unlocked)
            screen.say("terminal-unlocked", "good", group=seating.group)


@app.command
def simulate(  # noqa: PLR0913 - one argument a flag
    game: str,
    *,
    players: int = 4,
    games: int = 1000,
    bots: str = "random",
    seed: int = 0,
    settings: Settings = [],  # noqa: B006 - never changed
    workers: int = 1,
    lang: Language | None = None,
    json: Path | None = None,
) -> None:
    """Let bots play many games, and sum them up.

    Parameters
    ----------
    game
        Which game.
    players
        How many seats.
    games
        How many games.
    bots
        The bots, separated by commas; they take the seats in turn.
    seed
        The series with this seed is always the same.
    settings
        An option of the game, as key=value; may be repeated.
    workers
        How many processes.
    lang
        English or French.
    json
        Also write the figures to this file.
    """
    if games < 1 or workers < 1:
        raise BadOptions("error-games")
    plan = Plan(game, players, bots.split(","), _options(settings), seed)
    words = Words(_language(lang), find(game).meta.package)
    report = run_with_bar(plan, games, workers, words)
    print_summary(report, words)
    if json:
        write_file(json, report)


@app.command
def verify(record: Path, *, lang: Language | None = None) -> None:
    """Replay a recorded game and check its dice and its result.

    Parameters
    ----------
    record
        The file of the record, or of a game saved in the terminal.
    lang
        English or French.
    """
    data = read_json(record)
    match = replay(data["record"] if isinstance(data, dict) and "record" in data else data)
    words = Words(_language(lang), match.game.meta.package, names=match.names)
    result = match.result
    key = "verify-finished" if result else "verify-open"
    winners = [f"seat:{seat}" for seat in result.winners] if result else []
    args = {"actions": len(match.actions), "winners": winners, "seed": match.seed}
    Console(theme=THEME, highlight=False).print(words.text(key, args), markup=False)


@app.command(name="games")
def list_games(*, lang: Language | None = None) -> None:
    """What is installed.

    Parameters
    ----------
    lang
        English or French.
    """
    console = Console(theme=THEME, highlight=False)
    for name in games():
        meta = find(name).meta
        words = Words(_language(lang), meta.package)
        args = {"least": meta.least, "most": meta.most, "minutes": meta.minutes}
        console.print(f"[strong]{name}[/]  {words.text('game-summary')}")
        console.print(f"  {words.text('games-line', args)}", style="dim")


def _options(settings: list[str]) -> dict[str, Any]:
    """Options typed as key=value; a value that is JSON is read as such."""
    options = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals:
            raise BadOptions("error-setting", setting=setting)
        try:
            options[key] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            options[key] = value
    return options


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
    asked = dict(pairwise(word for token in tokens for word in token.split("=", 1))).get("--lang")
    language = _language(asked if asked in LANGUAGES else None)
    packages = [find(name).meta.package for name in games()]
    print(problem.read(Words(language, *packages)), file=sys.stderr)  # noqa: T201
    sys.exit(2)
