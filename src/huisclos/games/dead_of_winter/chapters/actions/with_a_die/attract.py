"""DW-2.6: zombies are lured to where a survivor is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from huisclos.engine.rules.action import Why
from huisclos.engine.rules.choice import Option
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.die_action import DieAction, Here
from huisclos.games.dead_of_winter.chapters.colony.dice import UseDie
from huisclos.games.dead_of_winter.chapters.colony.luring import MoveZombies
from huisclos.games.dead_of_winter.printed.places import PLACE
from huisclos.games.dead_of_winter.state.colony import Colony

NO_SPACE = Why("why-no-space", "DW-2.6")
NONE_ELSEWHERE = Why("why-none-elsewhere", "DW-2.6")


class AttractAction(DieAction, frozen=True):
    """DW-2.6: two zombies come, or as many as this survivor lures."""

    name: ClassVar[str] = "attract"
    rule: ClassVar[str] = "DW-2.6"

    def obstacle(self, s: Colony, survivor: int, here: Here) -> Why | None:
        """There are zombies elsewhere, and a free space here."""
        if not here.free:
            return NO_SPACE
        if not here.elsewhere:
            return NONE_ELSEWHERE
        return None if here.best else self.lacks_die(here.best)

    def offers(self, s: Colony, survivor: int, here: Here) -> Sequence[Option]:
        return (s.box.options.attract[survivor],)

    def does(self, s: Colony, survivor: int, what: tuple[()]) -> None:
        s.tell("attracts", survivor=s.said(survivor), place=PLACE[s.at[survivor]].id)
        lured = s.trait(survivor, "attract", s.box.figures.attracted)
        s.then(UseDie(self.needs(s, survivor)), MoveZombies(lured))


ATTRACT = AttractAction()
