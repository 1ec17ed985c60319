"""Cards that can act or change figures, and which of them are in play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from huisclos.engine.rules.cards import Card
from huisclos.games.dead_of_winter.printed.cards import Crisis, Item, MainObjective, Survivor

if TYPE_CHECKING:
    from huisclos.games.dead_of_winter.state.state import Colony


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


def by_subject(named: Iterable[tuple[str, Card]], survivors: Sequence[Survivor]) -> dict[str, Active]:
    """The cards that have to do with each happening, or figure."""
    found: dict[str, list[Card]] = {}
    for name, card in named:
        found.setdefault(name, []).append(card)
    return {name: sorted_out(cards, survivors) for name, cards in found.items()}


def in_play(s: Colony, among: Active) -> list[Card]:
    """Those of these cards that are in play: the main objective, the crisis, survivors, what they carry."""
    found = _for_all(s, among)
    if among.survivors:
        found += [among.survivors[n] for n in s.everybody() if n in among.survivors]
    if among.items:
        found += [among.items[name] for name in s.gear if name in among.items]
    return found


def holding_for(s: Colony, survivor: int, among: Active) -> list[Card]:
    """Those of these cards that hold for a survivor, or (-1) only those that hold for everybody."""
    found = _for_all(s, among)
    if survivor in among.survivors:
        found.append(among.survivors[survivor])
    if among.items and survivor in s.bearer:
        gear, items = zip(s.gear, s.bearer, strict=True), among.items
        found += [items[name] for name, bearer in gear if bearer == survivor and name in items]
    return found


def _for_all(s: Colony, among: Active) -> list[Card]:
    found: list[Card] = []
    if s.objective in among.objectives:
        found.append(among.objectives[s.objective])
    if s.crisis in among.crises:
        found.append(among.crises[s.crisis])
    return found
