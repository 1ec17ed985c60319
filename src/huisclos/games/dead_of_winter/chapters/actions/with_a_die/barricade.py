"""DW-2.4: a barricade is built where a survivor is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from huisclos.engine.rules.action import Why
from huisclos.engine.rules.choice import Option
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.die_action import DieAction, Here
from huisclos.games.dead_of_winter.chapters.colony.barricade import Barricade, build
from huisclos.games.dead_of_winter.chapters.colony.dice import UseDie
from huisclos.games.dead_of_winter.printed.places import EntranceNumber
from huisclos.games.dead_of_winter.state.bounded import SurvivorNumber
from huisclos.games.dead_of_winter.state.colony import Colony

NO_SPACE = Why("why-no-space", "DW-2.4")


class BarricadeAction(DieAction, frozen=True):
    """DW-2.4: on one of the entrances with a free space where they are."""

    name: ClassVar[str] = "barricade"
    rule: ClassVar[str] = "DW-2.4"

    def obstacle(self, s: Colony, survivor: int, here: Here) -> Why | None:
        if not here.free:
            return NO_SPACE
        return None if here.best else self.lacks_die(here.best)

    def offers(self, s: Colony, survivor: int, here: Here) -> Sequence[Option]:
        options = s.box.options.barricade[survivor]
        return [options[door] for door in here.free]

    def does(self, s: Colony, survivor: int, entrance: int) -> None:
        s.then(UseDie(self.needs(s, survivor)), Build(survivor, entrance))


BARRICADE = BarricadeAction()


class Build(Step, frozen=True):
    """One barricade; what they carry may make it more."""

    survivor: SurvivorNumber
    entrance: EntranceNumber

    def go(self, s: Colony, answers: Answers) -> None:
        build(s, self.entrance)
        more = s.trait(self.survivor, "barricade", 1) - 1
        if more > 0:
            s.then(Barricade(more))
