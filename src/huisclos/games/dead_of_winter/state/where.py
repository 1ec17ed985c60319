"""What cards mean when they say where."""

from __future__ import annotations

from typing import Annotated

from huisclos.engine.rules.effect import Known
from huisclos.games.dead_of_winter.printed.places import COLONY, NOWHERE, PLACES
from huisclos.games.dead_of_winter.state.colony import Colony

Where = Annotated[str, Known("where")]
"""A place or several, by how things stand."""


def places(s: Colony, where: str, named: tuple[str, ...] = ()) -> list[int]:
    """The places that are meant, in the order of DW-0.1; none if nobody is there of whom it speaks."""
    if named:
        return [n for n, name in enumerate(PLACES) if name in named]
    if where in ("here", "it"):
        place = s.here() if where == "here" else s.it_place()
        return [] if place == NOWHERE else [place]
    if where == "colony":
        return [COLONY]
    first = 1 if where.endswith("locations") else 0
    return [n for n in range(first, len(PLACES)) if not where.startswith("occupied") or n in s.at]
