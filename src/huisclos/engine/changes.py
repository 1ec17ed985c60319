"""What changed on the table with each event, for each reader's eyes: so that a page can follow any game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import compress
from operator import attrgetter, ne
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
    names, look, _ = _fields(kind)
    return dict(zip(names, map(_copied, look(state)), strict=False))


def changes(state: Any) -> dict[str, Any]:
    """The fields that changed since the last time; what some don't see is Hidden.

    Where it changes who may see a field, the field changes for them too.
    """
    kind: Any = type(state)
    names, look, apart = _fields(kind)
    before: dict[str, Any] = state.before
    changed = list(compress(names, map(ne, look(state), before.values())))
    if not changed:
        return {}
    found = {field: _copied(getattr(state, field)) for field in changed}
    before.update(found)
    for field, audience in apart:
        if field in found or audience.by in found:
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


Looking = tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]], tuple[tuple[str, Audience], ...]]


@cache
def _fields(state: Any) -> Looking:
    """The fields of a game's own table that somebody sees, a quick way to look at all of them at once, and
    those that not everybody sees."""
    never = (NOBODY, CONTENT, SECRET_CONTENT)
    fields = {
        field: audience
        for field, audience in audiences(state).items()
        if audience not in never and field not in KERNEL_FIELDS
    }
    # Two of the kernel's go along at the end, because one name alone wouldn't give a tuple.
    look = attrgetter(*fields, "seats", "acts")
    apart = tuple((field, audience) for field, audience in fields.items() if audience != EVERYONE)
    return tuple(fields), look, apart


def _copied(value: Any) -> Any:
    if type(value) is not list:
        return value
    return [inner[:] if type(inner) is list else inner for inner in value]
