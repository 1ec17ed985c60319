"""What changed on the table with each event, for each reader's eyes: so that a page can follow any game."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from huisclos.engine.audience import CONTENT, EVERYONE, NOBODY, SECRET_CONTENT, Audience, audiences, seen_by

KERNEL_FIELDS = {"seats", "dice", "stack", "step", "answers", "asked", "acts", "it", "log", "before"}
"""They aren't part of any game's table."""


class Hidden(Struct, frozen=True):
    """A field that not everyone sees, as it was at some moment."""

    value: Any
    audience: Audience
    by: Any
    """The field that says who sees it, at that moment."""
    seats: int

    def seen_by(self, seat: int | None) -> Any:
        """As far as the seat could see it then."""
        return seen_by(seat, self.value, self.audience, self.by, self.seats)


def snapshot(state: Any) -> dict[str, Any]:
    """The fields of the table as they are now."""
    kind: Any = type(state)
    return {field: _copied(getattr(state, field)) for field in _fields(kind)}


def changes(state: Any) -> dict[str, Any]:
    """The fields that changed since the last time; what some don't see is Hidden.

    Where it changes who may see a field, the field changes for them too.
    """
    kind: Any = type(state)
    before, fields, found = state.before, _fields(kind), {}
    for field in fields:
        now = getattr(state, field)
        if now != before[field]:
            before[field] = found[field] = _copied(now)
    if not found:
        return found
    for field, audience in fields.items():
        if audience is not EVERYONE and (field in found or audience.by in found):
            found[field] = Hidden(before[field], audience, before.get(audience.by), state.seats)
    return found


def settled(state: Any, changed: dict[str, Any]) -> list[str]:
    """Those of the changed fields that are as they were then: whoever has the board has them."""
    return [field for field, then in changed.items() if _unchanged(state, field, then)]


def _unchanged(state: Any, field: str, then: Any) -> bool:
    if type(then) is not Hidden:
        return bool(then == getattr(state, field))
    by = then.audience.by
    return bool(then.value == getattr(state, field) and (not by or then.by == getattr(state, by)))


@cache
def _fields(state: Any) -> dict[str, Audience]:
    """The fields of a game's own table that somebody sees."""
    never = (NOBODY, CONTENT, SECRET_CONTENT)
    return {
        field: EVERYONE if audience == EVERYONE else audience
        for field, audience in audiences(state).items()
        if audience not in never and field not in KERNEL_FIELDS
    }


def _copied(value: Any) -> Any:
    if type(value) is not list:
        return value
    return [inner[:] if type(inner) is list else inner for inner in value]
