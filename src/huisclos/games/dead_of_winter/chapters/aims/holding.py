"""What cards may ask of somebody's cards."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.effect import Condition
from huisclos.games.dead_of_winter.printed.cards import Kind, KindOrAny
from huisclos.games.dead_of_winter.state.colony import Colony

Some = Annotated[int, Meta(ge=1, le=20)]


class Holds(Condition, frozen=True):
    """Holds while you have so many cards in your hand, of this kind or of any.

    ```toml
    { type = "Holds", number = 2, kind = "book" }
    ```
    """

    number: Some = 1
    kind: KindOrAny = ""

    def holds(self, s: Colony) -> bool:
        return number_of(s, s.hands[s.you()], self.kind) >= self.number


class HoldsOnly(Condition, frozen=True):
    """Holds while you have at least one card in your hand, and all are of this kind.

    ```toml
    { type = "HoldsOnly", kind = "medicine" }
    ```
    """

    kind: Kind

    def holds(self, s: Colony) -> bool:
        hand = s.hands[s.you()]
        return 0 < len(hand) == number_of(s, hand, self.kind)


class Equipped(Condition, frozen=True):
    """Holds while your survivors carry so many Items, of this kind or of any.

    ```toml
    { type = "Equipped", number = 2, kind = "weapon" }
    ```
    """

    number: Some = 1
    kind: KindOrAny = ""

    def holds(self, s: Colony) -> bool:
        you = s.you()
        mine = [name for name, by in zip(s.gear, s.bearer, strict=True) if s.owner[by] == you]
        return number_of(s, mine, self.kind) >= self.number


def number_of(s: Colony, names: list[str], kind: str) -> int:
    """How many of these cards are of a kind, or of any."""
    items = s.box.items
    return sum([items[name].kind == kind for name in names]) if kind else len(names)
