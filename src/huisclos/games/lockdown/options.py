"""What a table may set before the game."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from huisclos.engine.base.errors import BadOptions
from huisclos.games.lockdown.content import (
    AS_PRINTED,
    SWITCHES,
    Figures,
    OwnFigures,
    figures,
    variant_figures,
)

Epilogue = Annotated[int, Meta(ge=1, le=21)]
Seat = Annotated[int, Meta(ge=0, le=5, extra_json_schema={"x-ref": "seat"})]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a Lockdown table."""

    badge: Seat | None = None
    """LK-1.2: the seat that starts with the Security badge; drawn if not named."""
    martyr: Seat | None = None
    """LK-1.2: the seat that starts with the Martyr; drawn if not named."""
    variant: Annotated[
        int, Meta(ge=0, le=20, extra_json_schema={"x-ref": "variant", "x-among": "unlocked"})
    ] = 0
    """LK-11.3: the variant to play with; 0 for the base rules."""
    unlocked: Annotated[list[Epilogue], Meta(max_length=21)] | None = None
    """LK-11.1: the epilogues that the group has unlocked. None: no group, every variant is free."""
    strict_moves: bool = False
    """LK-5.6: nobody may choose the location where the whole family stands already."""
    late_drinks: bool = False
    """LK-5.7: Energy drinks may be played until the last player has moved."""
    figures: OwnFigures = AS_PRINTED
    """Figures of the content file that this table plays differently."""


def check(options: Options, seats: int) -> Figures:
    """The figures of a table with these options; BadOptions for what can't be played."""
    named = [seat for seat in (options.badge, options.martyr) if seat is not None]
    if any(seat >= seats for seat in named) or len(set(named)) < len(named):
        raise BadOptions("error-markers", package=__package__, most=seats - 1)
    if options.variant and options.unlocked is not None and options.variant not in options.unlocked:
        raise BadOptions("error-locked", package=__package__, variant=f"variant:{options.variant}")
    own = {name: True for name in SWITCHES if getattr(options, name)}
    if options.figures is not AS_PRINTED:
        own |= msgspec.to_builtins(options.figures)
    return figures(options.variant, own) if own else variant_figures(options.variant)
