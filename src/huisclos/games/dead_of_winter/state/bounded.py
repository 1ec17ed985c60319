"""What the fields of a colony are made of: numbers within bounds, names, and how a crisis was met."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

MOST: Final = 999
"""Tokens of a kind."""
Phase = Literal["setup", "players", "colony"]

Number = Annotated[int, Meta(ge=0, le=MOST)]
Name = Annotated[str, Meta(max_length=80)]
Names = Annotated[list[Name], Meta(max_length=400)]
Notes = Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=400)]
"""Of several names together."""
SurvivorNumber = Annotated[int, Meta(ge=-1, le=199)]
SeatOrNone = Annotated[int, Meta(ge=-1, le=4)]
BySurvivor = Meta(max_length=200)
"""A list with an entry for each survivor of the box, by rank."""


class Reckoning(Struct, frozen=True, forbid_unknown_fields=True):
    """DW-5.3: how a crisis of this game was met, as all have seen it."""

    crisis: Name
    needed: Number
    given: Annotated[tuple[Number, ...], Meta(max_length=5)]
    """How many cards each player gave."""
    held: Annotated[tuple[Number, ...], Meta(max_length=5)]
    """How many cards each player had left."""
    items: Annotated[tuple[Name, ...], Meta(max_length=400)]
    """All cards that lay there, in no order."""
    acts: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """After how many actions of this game that was."""
