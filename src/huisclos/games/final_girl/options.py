"""What a table may set before the game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from huisclos.engine.packs.pack import OwnPack


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a Final Girl table."""

    killer: Annotated[str, Meta(max_length=80, extra_json_schema={"x-ref": "killer"})] = ""
    """FG-0.1: if none is named, the one that the table has brought along, else one that is drawn; so for all
    three."""
    location: Annotated[str, Meta(max_length=80, extra_json_schema={"x-ref": "location"})] = ""
    girl: Annotated[str, Meta(max_length=80, extra_json_schema={"x-ref": "girl"})] = ""
    difficulty: Literal["normal", "absolute"] = "normal"
    """FG-0.2."""
    legend: bool = False
    """FG-0.4: the Killer's Dark Power is the legendary one."""
    ambiguity: Literal["worst", "choose", "random"] = "worst"
    """FG-12.1: how what is unclear is decided."""
    pack: OwnPack = {}
    """FG-13.2: a film that the table has brought along."""
    other: OwnPack = {}
    """FG-13.2: another film that it has brought along: a Killer from here, a Location from there."""
