"""Talk: statements of a fixed form, that read in every language and are held against what then happened.

The rules never depend on what is said. A game lists its forms; the kernel checks statements against them,
keeps them in the record, and asks the game for a verdict once the events allow one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from huisclos.engine.errors import BadStatement
from huisclos.engine.event import Event

Verdict = Literal["kept", "broken", "true", "false", "moot"]
Said = Literal["claim", "promise", "request", "offer"]


class Slot(Struct, frozen=True):
    """A gap in a form: the references that may fill it, one or several."""

    allowed: list[str]
    many: bool = False


class Form(Struct, frozen=True):
    """The form of a statement; its text is the message `talk-<name>`."""

    name: str
    said: Said
    slots: dict[str, Slot]


class Statement(Struct, frozen=True):
    """Who said what, and after how many actions."""

    seat: int
    at: int
    form: Annotated[str, Meta(max_length=100)]
    args: Annotated[dict[str, Any], Meta(max_length=20)]


class Talk(ABC):
    """What can be said in a game."""

    @abstractmethod
    def forms(self, seats: int) -> list[Form]:
        """All the forms, for so many seats."""

    @abstractmethod
    def verdict(self, statement: Statement, events: Sequence[Event]) -> Verdict | None:
        """What became of a statement, from all events so far; None while it can't be known."""

    def check(self, statement: Statement, seats: int) -> None:
        """BadStatement unless the statement has one of the forms."""
        form = next((form for form in self.forms(seats) if form.name == statement.form), None)
        if form is None:
            raise BadStatement("error-form", form=statement.form[:100])
        if set(statement.args) != set(form.slots):
            raise BadStatement("error-slots", form=form.name, slots=list(form.slots))
        for name, slot in form.slots.items():
            if not _fits(statement.args[name], slot):
                raise BadStatement("error-slot", form=form.name, slot=name, allowed=slot.allowed)


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
