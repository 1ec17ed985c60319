"""A game as it is typed: which one, for how many, with which options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec

from huisclos.cli.base import console, flag, language
from huisclos.engine.base.errors import BadOptions
from huisclos.engine.game.installed import describe, find
from huisclos.table.values.option_files import decode, load
from huisclos.terminal.disk import read_file

AnyGame = Annotated[str, flag("game")]
Seats = Annotated[int | None, flag("players")]
USUAL = 4
"""Players, if nobody says how many and the game is for so many."""
Settings = Annotated[list[str], flag("set", name="--set", negative=())]
Loads = Annotated[list[str], flag("load", name="--load", negative=())]


def seats_of(game: str, players: int | None) -> int:
    """As many as were asked for, else as many as are usual in this game."""
    meta = describe(game)
    return max(meta.least, min(USUAL, meta.most)) if players is None else players


def read_options(game: str, settings: list[str], loads: list[str], lang: str | None = None) -> dict[str, Any]:
    """Options typed as key=value, read as JSON where they are; and those from files, as key=file."""
    options = {}
    for key, value in map(_pair, settings):
        try:
            options[key] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            options[key] = value
    for key, name in map(_pair, loads):
        file = Path(name)
        loaded = load(find(game), key, file.name, decode(file.name, read_file(file)))
        options[key] = loaded.value
        for doubt in loaded.doubts:
            console().print(doubt[language(lang)], style="dim", markup=False)
    return options


def _pair(setting: str) -> tuple[str, str]:
    key, equals, value = setting.partition("=")
    if not equals:
        raise BadOptions("error-setting", setting=setting)
    return key, value
