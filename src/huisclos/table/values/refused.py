"""What a deed is: something somebody does at a table. A table is a list of deeds, as a game is of actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from huisclos.engine.base.errors import HuisClosError

if TYPE_CHECKING:
    from huisclos.table.state.table import Table

SeatNumber = Annotated[int, Meta(ge=0, le=11)]


class Refused(HuisClosError):
    """Not possible at this table now, or not for this person."""


class Doer(Struct, frozen=True):
    """Who does it, and when. The house (`person` None) plays for bots and for clocks."""

    person: int | None
    at: float


class Deed(Struct, tag_field="do", frozen=True, forbid_unknown_fields=True):
    """A value that is checked and done by `done`, and kept: doing all deeds again gives the table again."""

    def welcome(self, table: Table, doer: Doer) -> None:
        """Refused for too much of it. It isn't asked of what is in the log: that was welcome at its time."""

    def is_private(self) -> bool:
        """Only the owner of its seat may notice that it was done: it has no number, and makes no news."""
        return False

    def done(self, table: Table, doer: Doer) -> None:
        """Check everything first, then change the table: Refused changes nothing."""
        raise NotImplementedError
