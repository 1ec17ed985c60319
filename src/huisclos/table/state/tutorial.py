"""A game's tutorial: a recorded game or its beginning, and what to say about it when."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from huisclos.engine.game.game import Game
from huisclos.engine.match.match import Match
from huisclos.engine.match.public import load, replay
from huisclos.table.values.refused import Refused


class Lesson(Struct, frozen=True):
    """A text, shown after so many actions, and what it speaks of."""

    at: int
    key: str
    points: list[str] = []


class Tutorial(Struct, frozen=True):
    """A game to be played again from one seat. One that isn't over is played on, at a table."""

    record: dict[str, Any]
    seat: int
    lessons: list[Lesson]


@cache
def tutorial(game: Game) -> Tutorial | None:
    """What the game's package has to teach with, if anything."""
    file = files(game.meta.package) / "tutorial.json"
    return msgspec.json.decode(file.read_bytes(), type=Tutorial) if file.is_file() else None


def played_on(game: Game, names: Sequence[str], seed: str) -> Match:
    """The game that the lesson leaves unfinished, with these players and with dice of its own."""
    found = tutorial(game)
    if found is None or found.record["result"] or len(found.record["seats"]) != len(names):
        raise Refused("table-no-lesson")
    position = replay(found.record, game=game).position()
    state = {**position["state"], "dice": {"seed": seed, "count": 0}}
    return load({**position, "names": list(names), "state": state}, game=game)
