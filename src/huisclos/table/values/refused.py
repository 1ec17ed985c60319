"""Who does something at a table, and what is said if it can't be done."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from huisclos.engine.base.errors import HuisClosError

SeatNumber = Annotated[int, Meta(ge=0, le=11)]


class Refused(HuisClosError):
    """Not possible at this table now, or not for this person."""


class Doer(Struct, frozen=True):
    """Who does it, and when. The house (`person` None) plays for bots and for clocks."""

    person: int | None
    at: float


class WrittenElsewhere(Exception):
    """Another owner has written to this table."""


class Damaged(HuisClosError):
    """What was kept of a table can't be read, or not all of it."""

    def __init__(self, code: str) -> None:
        super().__init__("table-damaged", code=code[:12])
