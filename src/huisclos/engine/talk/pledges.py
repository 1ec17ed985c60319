"""Talk of tasks: a promise, a request or an offer says what somebody is to do, in the game's own terms."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from huisclos.engine.rules.event import Event
from huisclos.engine.talk.statements import (
    Form,
    Said,
    Sides,
    Slot,
    Statement,
    Talk,
    TaskDone,
    Verdict,
    both_sides,
)

T = TypeVar("T")
"""A task of the game: who is to do what."""
H = TypeVar("H")
"""What it holds statements against."""
Args = dict[str, Any]


class Pattern(Struct, Generic[T], frozen=True):
    """A form, and the tasks it speaks of: what is asked of another, and what the speaker is to do."""

    name: str
    said: Said
    slots: tuple[str, ...]
    asked: Callable[[str, Args], T] | None = None
    pledged: Callable[[str, Args], T] | None = None

    def tasks(self, seat: int, args: Args) -> tuple[T | None, T | None]:
        """What such a statement asks of another, and what its speaker pledges."""
        me = f"seat:{seat}"
        return self.asked and self.asked(me, args), self.pledged and self.pledged(me, args)


class TaskTalk(Talk, Generic[T, H]):
    """A game says what fills the gaps, and what became of claims and of tasks."""

    patterns: ClassVar[dict[str, Pattern[Any]]]
    """By name."""

    @abstractmethod
    def slots(self, seats: int) -> dict[str, Slot]:
        """All gaps of its forms, for so many seats."""

    @abstractmethod
    def heard(self, statement: Statement, events: Sequence[Event]) -> H:
        """What a statement is held against, of all events so far."""

    @abstractmethod
    def judge(self, claim: Statement, heard: H) -> Verdict | None:
        """Whether it was so; None while it can't be known."""

    @abstractmethod
    def done(self, task: T, heard: H) -> TaskDone:
        """Whether somebody did it."""

    @classmethod
    def tasks(cls, seat: int, form: str, args: Args) -> tuple[T | None, T | None]:
        """What a statement of that form asks of another, and what its speaker pledges."""
        return cls.patterns[form].tasks(seat, args)

    def forms(self, seats: int) -> list[Form]:
        """The same for everyone at the table."""
        slots = self.slots(seats)
        return [
            Form(one.name, one.said, {name: slots[name] for name in one.slots})
            for one in self.patterns.values()
        ]

    def verdict(self, statement: Statement, events: Sequence[Event]) -> Verdict | None:
        """An offer that nobody took up owes only who did their part."""
        pattern, heard = self.patterns[statement.form], self.heard(statement, events)
        if pattern.said == "claim":
            return self.judge(statement, heard)
        asked, pledged = self.tasks(statement.seat, statement.form, statement.args)
        part = self.done(asked, heard).verdict if asked else "kept"
        if pledged is None or part != "kept":
            return "moot" if part == "broken" and pledged else part
        return self.done(pledged, heard).verdict

    def sides(self, statement: Statement, events: Sequence[Event]) -> Sides:
        """Each by what happened since."""
        heard = self.heard(statement, events)
        tasks = self.tasks(statement.seat, statement.form, statement.args)
        asked, pledged = (self.done(task, heard) if task else TaskDone() for task in tasks)
        return both_sides(asked, pledged)
