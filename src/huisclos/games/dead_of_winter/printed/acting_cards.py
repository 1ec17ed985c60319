"""Cards that can act or change figures, by what they have to do with."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from huisclos.engine.rules.cards import Card
from huisclos.games.dead_of_winter.printed.cards import Crisis, Item, MainObjective, Survivor


class Active(Struct, frozen=True):
    """Some of these cards by name, survivors by number."""

    objectives: dict[str, MainObjective]
    crises: dict[str, Crisis]
    survivors: dict[int, Survivor]
    items: dict[str, Item]


def sorted_out(cards: Sequence[Card], survivors: Sequence[Survivor]) -> Active:
    """These cards; all survivors are needed for their numbers."""
    return Active(
        objectives={card.id: card for card in cards if isinstance(card, MainObjective)},
        crises={card.id: card for card in cards if isinstance(card, Crisis)},
        survivors={n: card for n, card in enumerate(survivors) if card in cards},
        items={card.id: card for card in cards if isinstance(card, Item)},
    )
