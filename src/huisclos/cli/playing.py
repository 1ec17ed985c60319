"""Playing in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

from platformdirs import user_data_path

from huisclos.bots import bot_names
from huisclos.cli.base import WORDS, AnyLanguage, app, flag, language
from huisclos.cli.typed_options import AnyGame, Loads, Seats, Settings, read_options, seats_of
from huisclos.engine.base.errors import BadOptions
from huisclos.engine.game.game import Game
from huisclos.engine.game.installed import find
from huisclos.engine.match.public import new
from huisclos.terminal.disk import FileGroups
from huisclos.terminal.saving import Seating, resume
from huisclos.terminal.screen import Screen
from huisclos.terminal.session import Session
from huisclos.words import Words


@app.command(help=WORDS.text("help-play"))
def play(  # noqa: PLR0913 - one argument a flag
    game: AnyGame = "lockdown",
    *,
    players: Seats = None,
    lang: AnyLanguage = None,
    name: Annotated[str | None, flag("name")] = None,
    bots: Annotated[str | None, flag("bot")] = None,
    seed: Annotated[str | None, flag("seed")] = None,
    settings: Settings = [],  # noqa: B006 - never changed
    loads: Loads = [],  # noqa: B006 - never changed
    group: Annotated[str | None, flag("group")] = None,
    resume_from: Annotated[Path | None, flag("resume", name="--resume")] = None,
    save: Annotated[Path | None, flag("save")] = None,
) -> None:
    """Play in the terminal, against bots."""
    spoken = language(lang)
    groups = FileGroups(user_data_path("huisclos") / "groups.json")
    if resume_from:
        match, seating = resume(resume_from)
    else:
        options = read_options(game, settings, loads, lang)
        if group:
            options |= _kept(groups, find(game), group)
        names = _names(find(game), seats_of(game, players), name, spoken)
        match = new(game, names, secrets.token_hex(16) if seed is None else seed, options)
        seating = Seating(0, bots or bot_names(match.game)[-1], group)
    screen = Screen(match, spoken)
    file = save or resume_from or Path("huisclos-save.json")
    finished = Session(match, seating, screen, file).run()
    if finished and seating.group:
        before = groups.kept(match.game, seating.group)
        now = match.game.remember(before, match.view(None))
        if now != before:
            groups.keep(match.game, seating.group, now)
            screen.say("terminal-unlocked", "good", group=seating.group)


def _names(game: Game, players: int, mine: str | None, spoken: str) -> list[str]:
    """The person's name and those of the bots."""
    game.check_seats(players)
    words = Words(spoken)
    others = words.text("bot-names").split()
    named = others[: players - 1] + [str(seat) for seat in range(len(others) + 2, players + 1)]
    return [mine or words.text("terminal-you"), *named]


def _kept(groups: FileGroups, game: Game, group: str) -> dict[str, Any]:
    """What a group brings along, for a game in which there is something to keep."""
    if not game.kept:
        raise BadOptions("error-no-groups")
    return groups.kept(game, group)
