"""What a table notes down: questions, lines of chat, what somebody asks for, how much there was when."""

from __future__ import annotations

from msgspec import Struct

from huisclos.engine.choice import Choice


class Asked(Struct, frozen=True):
    """A question to a seat: when it came, and the number of the deed that led to it."""

    number: int
    at: float
    choice: Choice


class ChatLine(Struct, frozen=True):
    """Something written beside the game; `after` so many statements."""

    seat: int
    text: str
    at: float
    after: int


class Proposal(Struct, frozen=True):
    """Somebody asks the others to take back so many actions."""

    seat: int
    actions: int
    at: float
    agreed: tuple[int, ...] = ()


class Extent(Struct, frozen=True):
    """How much there was of everything after a deed: what a reader who left then hasn't seen begins there."""

    events: int
    chat: int


class Unseen(Struct, frozen=True):
    """What a reader needs telling."""

    events: int
    """The events from here on,"""
    fresh: int
    """of which those from here on have happened since: what the others changed is on their board already."""
    chat: int
    known: int = 0
    """So many events the reader has; those from `events` on are no more."""
