"""Which cards that act or change figures are in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from huisclos.engine.rules.cards import Card
from huisclos.games.dead_of_winter.printed.acting_cards import Active
from huisclos.games.dead_of_winter.printed.places import NOWHERE

if TYPE_CHECKING:
    from huisclos.games.dead_of_winter.state.boards import Boards


def in_play(s: Boards, among: Active) -> list[Card]:
    """Those of these cards that are in play: the main objective, the crisis, survivors, what they carry."""
    found = _for_all(s, among)
    if among.survivors:
        at = s.at
        found += [card for n, card in among.survivors.items() if at[n] != NOWHERE]
    if among.items:
        found += [among.items[name] for name in s.gear if name in among.items]
    return found


def holding_for(s: Boards, survivor: int, among: Active) -> list[Card]:
    """Those of these cards that hold for a survivor, or (-1) only those that hold for everybody."""
    found = _for_all(s, among)
    if survivor in among.survivors:
        found.append(among.survivors[survivor])
    if among.items and survivor in s.bearer:
        gear, items = zip(s.gear, s.bearer, strict=True), among.items
        found += [items[name] for name, bearer in gear if bearer == survivor and name in items]
    return found


def _for_all(s: Boards, among: Active) -> list[Card]:
    found: list[Card] = []
    if s.objective in among.objectives:
        found.append(among.objectives[s.objective])
    if s.crisis in among.crises:
        found.append(among.crises[s.crisis])
    return found
