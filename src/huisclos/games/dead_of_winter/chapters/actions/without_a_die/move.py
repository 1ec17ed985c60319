"""DW-3.3: survivors go elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from huisclos.engine.rules.action import Why
from huisclos.engine.rules.choice import Bar, Hint, Option
from huisclos.games.dead_of_winter.chapters.actions.colony_action import ColonyAction
from huisclos.games.dead_of_winter.chapters.colony.odds import hint_of_risk
from huisclos.games.dead_of_winter.chapters.colony.risk import RiskRoll
from huisclos.games.dead_of_winter.printed.places import COLONY, NOWHERE, PLACE
from huisclos.games.dead_of_winter.state.colony import Colony

MOVED = Why("why-moved", "DW-3.3")
NOT_FOR_EXILES = Why("why-exile", "DW-8.4")
FULL = Why("why-full", "DW-3.3")


class MoveAction(ColonyAction, frozen=True):
    """DW-3.3: each once a turn."""

    name: ClassVar[str] = "move"
    by_survivor: ClassVar[bool] = True

    def obstacle(self, s: Colony, survivor: int, place: int) -> Why | None:
        """Whether they may go at all (NOWHERE), or there."""
        if s.moved[survivor]:
            return MOVED
        if place == NOWHERE or place in ways(s, s.owner[survivor]):
            return None
        return NOT_FOR_EXILES if place < first_way(s, s.owner[survivor]) else FULL

    def offers(self, s: Colony, survivor: int, places: list[int]) -> Sequence[Option]:
        """To these places."""
        options, here = s.box.options.move[survivor], s.at[survivor]
        return [options[place] for place in places if place != here]

    def bars(self, s: Colony, survivor: int, about: None) -> Sequence[Bar]:
        """Place by place."""
        options = s.box.options.move[survivor]
        others = [place for place in range(len(PLACE)) if place != s.at[survivor]]
        found = {options[place].id: self.obstacle(s, survivor, place) for place in others}
        return [why.bars(thing) for thing, why in found.items() if why]

    def does(self, s: Colony, survivor: int, place: int) -> None:
        """Then the risk die, whose effect counts at the destination."""
        s.at[survivor] = place
        s.moved[survivor] = 1
        s.tell("moves", survivor=s.said(survivor), place=PLACE[place].id)
        if s.trait(survivor, "move-risk", 1) > 0:
            s.then(RiskRoll(survivor))

    def hints(self, s: Colony, option: Option) -> Sequence[Hint]:
        """Of the way."""
        _, survivor, place = option.value
        return (hint_of_risk(s, option, survivor, place, "move-risk"),)


MOVE = MoveAction()


def ways(s: Colony, seat: int) -> list[int]:
    """Where survivors of this player may go: to a free space."""
    spaces = s.box.spaces
    taken = [0] * len(spaces)
    for place in s.at:
        if place != NOWHERE:
            taken[place] += 1
    return [place for place in range(first_way(s, seat), len(spaces)) if taken[place] < spaces[place]]


def first_way(s: Colony, seat: int) -> int:
    """DW-8.4: not the colony, for exiles."""
    return COLONY + 1 if s.exiled[seat] and not s.exiles_return else COLONY
