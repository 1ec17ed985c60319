"""The forms in which tasks are spoken of: a game says of which task, and the gaps follow from that.

A task is a struct of the game's own. A field of it that is a gap has the gap's name in braces, and `{me}` is
whoever speaks: ``Task("{to}", "vote", "{whom}")``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from huisclos.engine.talk.pledges import Args, Pattern
from huisclos.engine.talk.statements import Said, Slot

T = TypeVar("T", bound=Struct)

ME = "me"


def claim(name: str, *gaps: str) -> Pattern[Any]:
    """Something is so: it speaks of no task, and so names its gaps itself."""
    return Pattern(name, "claim", gaps)


def promise(name: str, pledged: T) -> Pattern[T]:
    """The speaker is going to do something."""
    return _form(name, "promise", pledged=pledged)


def request(name: str, asked: T) -> Pattern[T]:
    """Somebody is asked to do something, for nothing."""
    return _form(name, "request", asked=asked)


def offer(name: str, asked: T, pledged: T) -> Pattern[T]:
    """Somebody is asked to do something, and the speaker does something for it."""
    return _form(name, "offer", asked=asked, pledged=pledged)


def by_name(*patterns: Pattern[T]) -> dict[str, Pattern[T]]:
    """All the forms of a game, in the order in which players see them."""
    return {pattern.name: pattern for pattern in patterns}


def everyone(seats: int) -> Slot:
    """A gap that any player at the table may fill."""
    return Slot([f"seat:{seat}" for seat in range(seats)])


def _form(name: str, said: Said, **sides: T) -> Pattern[T]:
    gaps = tuple(gap for task in sides.values() for gap in _gaps(task).values() if gap != ME)
    return Pattern(name, said, gaps, **{side: _filling(task) for side, task in sides.items()})


def _gaps(task: Struct) -> dict[str, str]:
    """By field."""
    fields = msgspec.structs.asdict(task).items()
    return {field: value[1:-1] for field, value in fields if isinstance(value, str) and value[:1] == "{"}


def _filling(task: T) -> Callable[[str, Args], T]:
    gaps = _gaps(task)

    def filled(me: str, args: Args) -> T:
        said = {ME: me, **args}
        return msgspec.structs.replace(task, **{field: said[gap] for field, gap in gaps.items()})

    return filled
