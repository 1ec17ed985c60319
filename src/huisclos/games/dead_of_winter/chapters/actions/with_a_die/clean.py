"""DW-2.5: the waste is cleaned up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from huisclos.engine.rules.action import Why
from huisclos.engine.rules.choice import Option
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.die_action import DieAction, Here
from huisclos.games.dead_of_winter.chapters.colony.dice import UseDie
from huisclos.games.dead_of_winter.chapters.colony.waste import clear
from huisclos.games.dead_of_winter.printed.places import COLONY
from huisclos.games.dead_of_winter.state.bounded import SurvivorNumber
from huisclos.games.dead_of_winter.state.colony import Colony

NOT_IN_THE_COLONY = Why("why-not-colony", "DW-2.5")
NO_WASTE = Why("why-no-waste", "DW-2.5")


class CleanAction(DieAction, frozen=True):
    """DW-2.5: in the colony, if there is waste."""

    name: ClassVar[str] = "clean"
    rule: ClassVar[str] = "DW-2.5"

    def obstacle(self, s: Colony, survivor: int, here: Here) -> Why | None:
        if here.place != COLONY:
            return NOT_IN_THE_COLONY
        if not s.waste:
            return NO_WASTE
        return None if here.best else self.lacks_die(here.best)

    def offers(self, s: Colony, survivor: int, here: Here) -> Sequence[Option]:
        return (s.box.options.clean[survivor],)

    def does(self, s: Colony, survivor: int, what: tuple[()]) -> None:
        s.then(UseDie(self.needs(s, survivor)), CleanWaste(survivor))


CLEAN = CleanAction()


class CleanWaste(Step, frozen=True):
    """DW-2.5: three cards, or as many as this survivor carries away."""

    survivor: SurvivorNumber

    def go(self, s: Colony, answers: Answers) -> None:
        s.tell("cleans", survivor=s.said(self.survivor))
        clear(s, s.trait(self.survivor, "clean", s.box.figures.cleaned))
