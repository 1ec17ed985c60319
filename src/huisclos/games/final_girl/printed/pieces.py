"""Parts of cards and boards that are plain figures: weapons, minions, what is special about some Victims."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from huisclos.engine.rules.effect import Named, Worded

CardName = Annotated[str, Meta(max_length=80), Named("card", "full")]
"""An Action card: one of every game, or, with the name of its pack, one of a Location."""
ItemName = Annotated[str, Named("item")]
TokenName = Annotated[str, Named("token")]
VictimName = Annotated[str, Named("victim")]
Range = Annotated[int, Meta(ge=0, le=9)]
Strength = Annotated[int, Meta(ge=0, le=20)]
Health = Annotated[int, Meta(ge=1, le=30)]


class SpecialVictim(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """FG-10.2: a Victim like any other, but for what is said here."""

    id: Annotated[str, Worded("victim", ("the",))]
    hunted: bool = False
    """Enemies who look for Victims look for this one, wherever it is."""
    last: bool = False
    """Saved only when no other Victim is left."""
    brave: bool = False
    """Follows her into the Killer's zone, too."""
    alone: bool = False
    """Doesn't follow her."""


class Weapon(Struct, frozen=True, forbid_unknown_fields=True):
    """FG-7.4, FG-7.5: how far away the enemy is, exactly, and what is added to the damage."""

    damage: Annotated[int, Meta(ge=0, le=9)]
    ranges: Annotated[tuple[Range, ...], Meta(min_length=1, max_length=10)] = (0,)
    only: CardName = ""
    """The one Action card that it goes with."""


class Minions(Struct, frozen=True, forbid_unknown_fields=True):
    """FG-11: how many tokens there are, and what is printed on them."""

    id: Annotated[str, Worded("minion", ("the",))]
    number: Annotated[int, Meta(ge=1, le=12)]
    health: Health = 1
    attack: Strength = 1
    leash: Annotated[int, Meta(ge=0, le=99)] = 99
    """They end no move farther than this from the Killer."""
