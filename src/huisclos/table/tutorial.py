"""A game's tutorial: a recorded game, and what to say about it when."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from huisclos.engine.game import Game


class Lesson(Struct, frozen=True):
    """A text, shown after so many actions, and what it speaks of."""

    at: int
    key: str
    points: list[str] = []


class Tutorial(Struct, frozen=True):
    """A game to be played again from one seat."""

    record: dict[str, Any]
    seat: int
    lessons: list[Lesson]


@cache
def tutorial(game: Game) -> Tutorial | None:
    """What the game's package has to teach with, if anything."""
    file = files(game.meta.package) / "tutorial.json"
    return msgspec.json.decode(file.read_bytes(), type=Tutorial) if file.is_file() else None
