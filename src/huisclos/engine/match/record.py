"""A game is a list of actions: the record of one, read and written as plain data."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from huisclos.engine.base.errors import BadRecord
from huisclos.engine.game.game import Result
from huisclos.engine.talk.statements import MOST_SAID, Statement
from huisclos.words import Sentence

FORMAT = 1
MOST_ACTIONS = 20_000
LARGEST_RECORD = 5_000_000
"""Letters, where it comes as text."""

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(max_length=200)]
Pick = Annotated[str, Meta(max_length=2000)]


Sign = Literal["said", "chatted", "mused", "took-back"]
"""What a table sees of somebody beside their answers: they said something in a fixed form, wrote a line,
thought for long, took something back."""
SIGNS: tuple[Sign, ...] = get_args(Sign)
PEOPLES_SIGNS: tuple[Sign, ...] = ("chatted", "mused", "took-back")
"""Those that only people at a page give: bots just say things."""


class Action(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A seat and the ids of the options it picked."""

    seat: Annotated[int, Meta(ge=-100, le=100)]
    picks: Annotated[list[Pick], Meta(max_length=1000)]


class Signed(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The number of an action, from 0, and the signs that came with it."""

    action: Number
    signs: Annotated[list[Sign], Meta(min_length=1, max_length=len(SIGNS))]


class Aside(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """How many actions were done before, and a card that counts no more from then on."""

    after: Number
    card: Name


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything needed to play a game again: the same record gives the same state, always."""

    format: Number
    game: Name
    version: Number
    seats: Annotated[list[Name], Meta(max_length=100)]
    options: dict[str, Any]
    """The game knows their bounds."""
    seed: Name
    commitment: Name
    actions: Annotated[list[Action], Meta(max_length=MOST_ACTIONS)]
    talk: Annotated[list[Statement], Meta(max_length=MOST_SAID)] = []
    result: Result | None = None
    start: dict[str, Any] | None = None
    """A position, if it began from one."""
    content: Name = ""
    """The digest of all that it was played with."""
    house: Annotated[list[Number], Meta(max_length=MOST_ACTIONS)] = []
    """Which of the actions nobody took themselves: their numbers, from 0."""
    packs: Annotated[dict[Name, Name], Meta(max_length=100)] = {}
    """The packs among that content, by name: their digests."""
    signs: Annotated[list[Signed], Meta(max_length=MOST_ACTIONS)] = []
    """What people did beside the game before some of the actions: cards may have waited for it."""
    aside: Annotated[list[Aside], Meta(max_length=100)] = []
    """Cards that went on for ever, and without which it went on."""


def read(data: Any) -> Record:
    """A record from plain data or from JSON text; BadRecord if it is neither whole nor well-formed."""
    if isinstance(data, Record):
        return data
    try:
        if isinstance(data, str | bytes):
            if len(data) > LARGEST_RECORD:
                raise BadRecord("error-record", problem=Sentence("fault-long", {"most": LARGEST_RECORD}))
            record = msgspec.json.decode(data, type=Record)
        else:
            record = msgspec.convert(data, Record)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise BadRecord("error-record", problem=str(problem)[:200]) from None
    if record.format != FORMAT:
        raise BadRecord("error-format", format=record.format, known=FORMAT)
    return record
