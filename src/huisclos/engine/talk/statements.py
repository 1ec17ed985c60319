"""Talk: statements of a fixed form, that read in every language and are held against what then happened.

The rules never depend on what is said. A game lists its forms; the kernel checks statements against them,
keeps them in the record, and asks the game for a verdict once the events allow one. Who is asked for
something may answer: then it is a deal, or it isn't.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta, Struct

from huisclos.engine.base.errors import BadStatement
from huisclos.engine.rules.event import Event

Verdict = Literal["kept", "broken", "true", "false", "moot"]
Said = Literal["claim", "promise", "request", "offer"]
Reply = Literal["deal", "no", "else"]
"""To a request or an offer; `else`: with another statement."""

MOST_SAID = 1000
"""So much may be said in a game."""

TO = "to"
"""The gap of a form that says whom it speaks to."""


class Slot(Struct, frozen=True):
    """A gap in a form: the references that may fill it, one or several."""

    allowed: list[str]
    many: bool = False


class Form(Struct, frozen=True):
    """The form of a statement; its text is the message `talk-<name>`, and `deal-<name>` that of its deal."""

    name: str
    said: Said
    slots: dict[str, Slot]

    @property
    def wants_answer(self) -> bool:
        """Somebody is asked for something: whoever fills the gap `to`."""
        return self.said in ("request", "offer") and TO in self.slots


class Answered(Struct, frozen=True):
    """What the one who was asked says to it, and after how many actions."""

    reply: Reply
    at: int


class Statement(Struct, frozen=True, omit_defaults=True):
    """Who said what, and after how many actions."""

    seat: int
    at: int
    form: Annotated[str, Meta(max_length=100)]
    args: Annotated[dict[str, Any], Meta(max_length=20)]
    answer: Answered | None = None

    @property
    def to(self) -> int | None:
        """The seat it speaks to, if it is another's."""
        to = str(self.args.get(TO, "")).removeprefix("seat:")
        return int(to) if to.isdecimal() and int(to) != self.seat else None

    @property
    def is_deal(self) -> bool:
        return self.answer is not None and self.answer.reply == "deal"


class Spoken(TypedDict):
    """Something said, and what became of it as far as that is known."""

    seat: int
    at: int
    form: str
    args: dict[str, Any]
    answer: Reply | None
    """Of the one it speaks to."""
    verdict: Verdict | None
    asked: Verdict | None
    """What became of what was asked of somebody. Once it is known, it is too late to answer."""
    pledged: Verdict | None
    """What became of what was pledged for it. Once it is known, it is too late to answer."""


class Sides(Struct, frozen=True):
    """What became of the two sides of a deal: of what was asked, and of what was pledged for it."""

    asked: Verdict | None = None
    pledged: Verdict | None = None
    """None also where nothing was: who grants a request does so for nothing."""


class TaskDone(Struct, frozen=True):
    """Whether somebody did what they were to do, and after how many actions that was known."""

    verdict: Verdict | None = None
    at: float = math.inf

    @classmethod
    def by(cls, event: Event, kept: bool) -> TaskDone:
        """That event shows it."""
        return cls("kept" if kept else "broken", event.action)

    @property
    def fell_through(self) -> bool:
        return self.verdict in ("broken", "moot")


def both_sides(asked: TaskDone, pledged: TaskDone) -> Sides:
    """Whoever is let down owes nothing any more; what both do at the same moment counts for each."""
    if asked.fell_through and asked.at < pledged.at:
        return Sides(asked.verdict, "moot")
    if pledged.fell_through and pledged.at < asked.at:
        return Sides("moot", pledged.verdict)
    return Sides(asked.verdict, pledged.verdict)


class Talk(ABC):
    """What can be said in a game."""

    @abstractmethod
    def forms(self, seats: int) -> list[Form]:
        """All the forms, for so many seats."""

    @abstractmethod
    def verdict(self, statement: Statement, events: Sequence[Event]) -> Verdict | None:
        """What became of a statement, from all events so far; None while it can't be known."""

    def sides(self, statement: Statement, events: Sequence[Event]) -> Sides:
        """The same for each side, if it is a deal; unless a game says otherwise they stand or fall together.

        Once one of them is known, it is too late to answer.
        """
        verdict = self.verdict(statement, events)
        return Sides(verdict, verdict)

    def form(self, name: str, seats: int) -> Form:
        """BadStatement if there is none of that name."""
        form = next((form for form in self.forms(seats) if form.name == name), None)
        if form is None:
            raise BadStatement("error-form", form=name[:100])
        return form

    def check(self, statement: Statement, seats: int) -> None:
        """BadStatement unless the statement has one of the forms, and its answer somebody to give it."""
        form = self.form(statement.form, seats)
        if set(statement.args) != set(form.slots):
            raise BadStatement("error-slots", form=form.name, slots=list(form.slots))
        for name, slot in form.slots.items():
            if not _fits(statement.args[name], slot):
                raise BadStatement("error-slot", form=form.name, slot=name, allowed=slot.allowed)
        if statement.answer and not (form.wants_answer and statement.to is not None):
            raise BadStatement("error-no-answer", form=form.name)


def _fits(value: Any, slot: Slot) -> bool:
    if not slot.many:
        return value in slot.allowed
    return (
        isinstance(value, list)
        and 0 < len(value) <= len(slot.allowed)
        and all(item in slot.allowed for item in value)
        and len(set(value)) == len(value)
    )


class NoTalk(Talk):
    """For games in which nothing is said."""

    def forms(self, seats: int) -> list[Form]:
        return []

    def verdict(self, statement: Statement, events: Sequence[Event]) -> Verdict | None:
        return None
