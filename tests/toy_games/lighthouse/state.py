"""LH-1: the lighthouse, and what cards may name of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from msgspec import Meta

from huisclos.engine.base.audience import CONTENT, EVERYONE, SECRET_CONTENT, SIZE
from huisclos.engine.base.bounds import BY_SEAT, Seat
from huisclos.engine.rules.state import State

from .cards import StormCard
from .pack import StormPack

FLIGHT = 5
"""LH-1.2: with so much fear a keeper runs."""


class Lighthouse(State, kw_only=True):
    """LH-1.1: oil for the lamp, fear by keeper, and a deck of storms."""

    names: ClassVar[dict[str, tuple[str, ...]]] = {
        "seats": ("keeper", "it"),
        "group": ("keepers",),
        "value": ("oil", "light", "need", "cost"),
        "mark": ("action", "night"),
    }
    card_rule: ClassVar[str] = "LH-3.1"

    packs: Annotated[tuple[StormPack, ...], CONTENT]
    cards: Annotated[dict[str, StormCard], SECRET_CONTENT]
    nights: Annotated[int, EVERYONE, Meta(ge=1, le=9)]
    deck: Annotated[list[str], SIZE]
    fear: Annotated[list[int], EVERYONE, BY_SEAT]
    drawn: Annotated[list[str], EVERYONE] = []
    lasting: Annotated[list[str], EVERYONE] = []
    night: Annotated[int, EVERYONE] = 0
    oil: Annotated[int, EVERYONE] = 5
    light: Annotated[int, EVERYONE] = 0
    active: Annotated[Seat, EVERYONE] = 0

    def in_play(self) -> Sequence[StormCard]:
        return [self.cards[card] for card in self.lasting]

    def figure(self, name: str) -> int:
        return {"oil": self.oil, "light": self.light, "need": 1, "cost": 1}[name]

    def things(self, group: str) -> Sequence[str]:
        return {"keepers": [f"seat:{seat}" for seat in self.brave()]}[group]

    def named(self, who: str) -> Sequence[int]:
        if who == "it":
            return (int(self.it.partition(":")[2]),) if self.it else ()
        return (self.brave() or (0,)) if who == "everyone" else (self.active,)

    def decider(self) -> int:
        return self.active

    def brave(self) -> list[int]:
        """LH-1.2: the keepers who are still here."""
        return [seat for seat, fear in enumerate(self.fear) if fear < FLIGHT]
