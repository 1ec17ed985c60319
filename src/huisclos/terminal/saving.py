"""Saving a game in the terminal, and going on with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from huisclos.engine.base.errors import BadRecord
from huisclos.engine.match.match import Match
from huisclos.engine.match.public import replay
from huisclos.terminal.disk import read_json, write_file


class Seating(Struct, frozen=True):
    """Which seat the person has, who plays the others, and with which group one plays."""

    seat: int
    bot: str
    group: str | None = None


class Saved(Struct, frozen=True, forbid_unknown_fields=True):
    """A game in a file."""

    record: dict[str, Any]
    seating: Seating


def save(file: Path, match: Match, seating: Seating) -> None:
    """Write a game to a file."""
    write_file(file, Saved(match.record(), seating))


def resume(file: Path) -> tuple[Match, Seating]:
    try:
        saved = msgspec.convert(read_json(file), Saved)
    except msgspec.ValidationError as problem:
        raise BadRecord("error-record", problem=str(problem)) from None
    match = replay(saved.record)
    if not 0 <= saved.seating.seat < len(match.names):
        raise BadRecord("error-record", problem="seat")
    return match, saved.seating
