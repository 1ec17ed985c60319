"""Finished games, replayed for whoever asks: functions of a request's body, for another process to run."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from huisclos.engine.match.match import Match
from huisclos.engine.match.public import moments, replay
from huisclos.engine.match.record import read
from huisclos.engine.rules.event import Told
from huisclos.engine.sight.view import View
from huisclos.server.beside.compressed import Packed, pack
from huisclos.table.shown.messages import Question, question

MOST_FRAMES = 60


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Which part of a record, and seen by whom."""

    record: dict[str, Any]
    seat: int | None = None
    everything: bool = False
    """With all secrets open."""
    first: Annotated[int, Meta(ge=0, le=10**6)] = 0
    last: Annotated[int, Meta(ge=0, le=10**6)] = MOST_FRAMES - 1


class Played(Struct, frozen=True):
    """Who picked what."""

    seat: int
    picks: list[str]


class Frame(Struct, frozen=True):
    """The table after so many actions, and what the last of them led to."""

    action: int
    act: Played | None
    """The action that led here."""
    view: View
    events: list[Told]
    question: Question | None
    """What the seat is asked."""


class Frames(Struct, frozen=True):
    """Some of the moments of a game that has so many actions."""

    actions: int
    content: dict[str, Any]
    """What the views name by its digest."""
    frames: list[Frame]


class Recorded(Struct, frozen=True):
    """A record to be checked."""

    record: dict[str, Any]


class Verified(Struct, frozen=True):
    """Replayed from its seed: dice, moves and result are right."""

    actions: int
    seed: str
    commitment: str
    winners: list[int]


def frames(body: bytes, encodings: str) -> Packed:
    """Moments of a recorded game: Wanted, then Frames."""
    data = msgspec.json.decode(body, type=Wanted, strict=False)
    record = read(data.record)
    last = min(data.last, data.first + MOST_FRAMES - 1)
    found, told = [], 0
    content: dict[str, Any] = {}
    for number, match in enumerate(moments(record)):
        if number > last:
            break
        content = match.content
        if number >= data.first:
            found.append(_frame(match, number, told, data))
        told = len(match.state.log or ())
    return pack(Frames(len(record.actions), content, found), encodings)


def _frame(match: Match, number: int, told: int, data: Wanted) -> Frame:
    last = match.actions[-1] if match.actions else None
    return Frame(
        action=number,
        act=Played(last.seat, last.picks) if last else None,
        view=match.view(data.seat, everything=data.everything, facts=True),
        events=match.events_since(told, data.seat, everything=data.everything),
        question=question(match, data.seat, number),
    )


def verified(body: bytes, encodings: str) -> Packed:
    """Replay a record and check it: Recorded, then Verified."""
    record = msgspec.json.decode(body, type=Recorded, strict=False).record
    match = replay(record)
    winners = match.result.winners if match.result else []
    return pack(Verified(len(match.actions), match.seed, str(record["commitment"]), winners), encodings)
