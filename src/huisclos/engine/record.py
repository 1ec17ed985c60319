"""A game is a list of actions: the record of one, read and written as plain data."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from huisclos.engine.errors import BadRecord
from huisclos.engine.game import Result
from huisclos.engine.talk import Statement

FORMAT = 1


class Action(Struct, frozen=True, array_like=True):
    """A seat and the ids of the options it picked."""

    seat: int
    picks: list[str]


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything needed to play a game again: the same record gives the same state, always."""

    format: int
    game: str
    version: int
    seats: list[str]
    options: dict[str, Any]
    seed: str
    commitment: str
    actions: list[Action]
    talk: list[Statement] = []
    result: Result | None = None
    start: dict[str, Any] | None = None
    content: str = ""
    """The digest of all that it was played with."""


def read(data: Any) -> Record:
    """A record from plain data or from JSON text; BadRecord if it is neither whole nor well-formed."""
    if isinstance(data, Record):
        return data
    try:
        if isinstance(data, str | bytes):
            record = msgspec.json.decode(data, type=Record)
        else:
            record = msgspec.convert(data, Record)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise BadRecord("error-record", problem=str(problem)) from None
    if record.format != FORMAT:
        raise BadRecord("error-format", format=record.format, known=FORMAT)
    return record
