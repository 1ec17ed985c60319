"""Zones and the paths between them, as a Location has them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from huisclos.engine.rules.effect import Coined, Named, Worded

ZoneName = Annotated[str, Named("zone")]
Face = Annotated[int, Meta(ge=1, le=6)]
Coordinate = Annotated[int, Meta(ge=0, le=1000)]


class Path(Struct, frozen=True, forbid_unknown_fields=True):
    """FG-5.1: a way out of a zone, and the numbers with which a Victim in panic takes it."""

    to: ZoneName
    faces: Annotated[tuple[Face, ...], Meta(max_length=6)] = ()
    one_way: bool = False


class Zone(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A zone of the board, and where on the picture it is (0 to 1000 from left, and from top)."""

    id: Annotated[str, Worded("zone", ("to", "at"))]
    x: Coordinate
    y: Coordinate
    exit: bool = False
    search: bool = False
    tags: Annotated[tuple[Annotated[str, Meta(max_length=20), Coined("tag")], ...], Meta(max_length=5)] = ()
    """What cards may call it."""
    paths: Annotated[tuple[Path, ...], Meta(min_length=1, max_length=6)]


class Placed(Struct, frozen=True, forbid_unknown_fields=True):
    """So many Victims in a zone."""

    zone: ZoneName
    number: Annotated[int, Meta(ge=1, le=21)]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """FG-0.7: a Setup card."""

    girl: ZoneName
    killer: ZoneName
    victims: Annotated[tuple[Placed, ...], Meta(min_length=1, max_length=40)]
