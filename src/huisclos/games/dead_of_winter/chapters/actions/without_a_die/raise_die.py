"""DW-3.4: food of the supply makes dice better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from huisclos.engine.rules.action import Why
from huisclos.engine.rules.choice import Bar, Option
from huisclos.games.dead_of_winter.chapters.actions.colony_action import ColonyAction
from huisclos.games.dead_of_winter.chapters.colony.dice import change_die
from huisclos.games.dead_of_winter.printed.printed_options import RAISE, SEAT
from huisclos.games.dead_of_winter.state.colony import Colony

NOT_FOR_EXILES = Why("why-exile", "DW-8.2")
NO_FOOD = Why("why-no-food", "DW-3.4")
BEST = Why("why-best", "DW-3.4")
ANY_DIE = 0


class RaiseAction(ColonyAction, frozen=True):
    """DW-3.4: a food token, and an unused die shows one more. DW-8.2: the colony's food is not for exiles."""

    name: ClassVar[str] = "raise"

    def obstacle(self, s: Colony, seat: int, value: int) -> Why | None:
        """Of a die that shows so much, or of any."""
        if s.exiled[seat]:
            return NOT_FOR_EXILES
        if not s.food:
            return NO_FOOD
        return BEST if value != ANY_DIE and value not in can_rise(s, seat) else None

    def offers(self, s: Colony, seat: int, about: int) -> Sequence[Option]:
        return [RAISE[value] for value in can_rise(s, seat)]

    def bars(self, s: Colony, seat: int, about: int) -> Sequence[Bar]:
        found = {value: self.obstacle(s, seat, value) for value in sorted(set(s.rolled[seat]))}
        return [why.bars(RAISE[value].id) for value, why in found.items() if why]

    def does(self, s: Colony, seat: int, value: int) -> None:
        s.food -= 1
        s.tell("spends-food", seat=SEAT[seat], left=s.food)
        change_die(s, seat, value, value + 1)


RAISING = RaiseAction()


def can_rise(s: Colony, seat: int) -> list[int]:
    """What those of the unused dice show that could be better."""
    dice = s.rolled[seat]
    return [value for value in range(1, s.box.figures.most_die) if value in dice]
