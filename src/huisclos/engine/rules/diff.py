"""What changed on the table with each event, for each reader's eyes: so that a page can follow any game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import compress
from operator import attrgetter, ne
from typing import Any

from msgspec import Struct

from huisclos.engine.base.audience import (
    CONTENT,
    EVERYONE,
    NOBODY,
    SECRET_CONTENT,
    Audience,
    audiences,
    seen_by,
)

KERNEL_FIELDS = {
    *("seats", "dice", "stack", "step", "answers", "asked", "acts", "it", "plain", "purse", "house", "signs"),
    *("log", "before", "silent"),
}
"""They aren't part of any game's table."""


class Hidden(Struct, frozen=True):
    """A field that not everyone sees, at the moment of an event and right before it."""

    audience: Audience
    seats: int
    value: Any
    by: Any
    """The field that says who sees it."""
    old_value: Any
    old_by: Any

    def seen_by(self, seat: int | None) -> Any:
        """As far as the seat could see it then."""
        return seen_by(seat, self.value, self.audience, self.by, self.seats)

    def changed_for(self, seat: int | None, seen: Any) -> bool:
        """Whether the seat, who has `seen` it so, could see that it changed: a deck that was shuffled has its
        size as before."""
        return bool(seen != seen_by(seat, self.old_value, self.audience, self.old_by, self.seats))


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
    for field, audience in apart:
        by = audience.by
        if field in found or by in found:
            old, old_by = before[field], before.get(by)
            now, now_by = found.get(field, old), found.get(by, old_by)
            found[field] = Hidden(audience, state.seats, now, now_by, old, old_by)
    before.update({field: _value(now) for field, now in found.items()})
    return found


def _value(now: Any) -> Any:
    return now.value if type(now) is Hidden else now


def settled(state: Any, changed: dict[str, Any], seat: int | None, *, open_hands: bool) -> list[str]:
    """Those of the changed fields that look to the seat as they did then: with the board it has them."""
    return [field for field, then in changed.items() if _looks_the_same(state, field, then, seat, open_hands)]


def _looks_the_same(state: Any, field: str, then: Any, seat: int | None, open_hands: bool) -> bool:
    now = getattr(state, field)
    if type(then) is not Hidden or open_hands:
        return bool(_value(then) == now)
    by = getattr(state, then.audience.by) if then.audience.by else None
    seen = then.seen_by(seat)
    same = bool(seen == seen_by(seat, now, then.audience, by, then.seats))
    return same and then.changed_for(seat, seen)


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
