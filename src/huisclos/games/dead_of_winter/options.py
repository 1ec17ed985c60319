"""What a table may set before the game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from huisclos.engine.packs.pack import OwnPack


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a Dead of Winter table. Two players always play together (DW-11.2)."""

    objective: Annotated[str, Meta(max_length=80, extra_json_schema={"x-ref": "objective"})] = ""
    """DW-0.2: if none is named, one is drawn."""
    variant: Literal["usual", "cooperative", "traitor"] = "usual"
    """DW-11.1, DW-11.3."""
    hard: bool = False
    """DW-11.4: the hard side."""
    elimination: bool = False
    """DW-11.5."""
    starving: Literal["one", "tokens"] = "one"
    """DW-5.1: what hunger costs: one morale, or one for each starvation token."""
    needed: Literal["present", "all"] = "present"
    """DW-5.3: whether a crisis asks for cards of exiled players, too."""
    crowds: Literal["place", "survivor"] = "place"
    """DW-5.4: one zombie at each location with survivors, or one for each of these."""
    exiles_return: bool = False
    """DW-8.4: exiles' survivors may enter the colony."""
    two_exiles: Literal["loyal", "literal"] = "loyal"
    """DW-8.3: whether an exiled traitor saves the colony from the shame of two loyal exiles."""
    hidden_outcomes: bool = False
    """What a crossroads leads to is told only once it is chosen."""
    page: Annotated[bool, Meta(extra_json_schema={"x-table": "people"})] = False
    """DW-1.3: people play at a page, where they chat, take their time and take back: cards may wait for that.
    The table itself says so."""
    pack: OwnPack = {}
    """DW-12.1: cards that the table has brought along."""
    other: OwnPack = {}
    """DW-12.1: more cards that the table has brought along."""
