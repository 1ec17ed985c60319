"""DW-2.1: zombies are attacked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from huisclos.engine.rules.action import Why
from huisclos.engine.rules.choice import Hint, Option
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.die_action import DieAction, Here
from huisclos.games.dead_of_winter.chapters.colony.dice import UseDie
from huisclos.games.dead_of_winter.chapters.colony.killing import KillZombies, kill
from huisclos.games.dead_of_winter.chapters.colony.noise import make_noise
from huisclos.games.dead_of_winter.chapters.colony.odds import hint_of_risk
from huisclos.games.dead_of_winter.chapters.colony.risk import RiskRoll
from huisclos.games.dead_of_winter.printed.places import PLACE, EntranceNumber
from huisclos.games.dead_of_winter.state.bounded import SurvivorNumber
from huisclos.games.dead_of_winter.state.colony import Colony

NO_ZOMBIE = Why("why-no-zombie", "DW-2.1")


class AttackAction(DieAction, frozen=True):
    """DW-2.1: a zombie at one of the entrances where they are."""

    name: ClassVar[str] = "attack"
    rule: ClassVar[str] = "DW-2.1"

    def needs(self, s: Colony, survivor: int) -> int:
        """Their attack value, with what they carry."""
        return s.trait(survivor, "attack", s.box.survivors[survivor].attack)

    def obstacle(self, s: Colony, survivor: int, here: Here) -> Why | None:
        if not here.infested:
            return NO_ZOMBIE
        enough = here.best and here.best >= self.needs(s, survivor)
        return None if enough else self.lacks_die(here.best)

    def offers(self, s: Colony, survivor: int, here: Here) -> Sequence[Option]:
        options = s.box.options.attack[survivor]
        return [options[door] for door in here.infested]

    def does(self, s: Colony, survivor: int, entrance: int) -> None:
        s.then(UseDie(self.needs(s, survivor)), Attack(survivor, entrance))

    def hints(self, s: Colony, option: Option) -> Sequence[Hint]:
        """The die, and the risk of each zombie that they kill."""
        survivor: int = option.value[1]
        place = s.at[survivor]
        rolls = min(s.trait(survivor, "kill", 1), s.zombies_at(place))
        return self.hint_of_die(s, option), hint_of_risk(s, option, survivor, place, "attack-risk", rolls)


ATTACK = AttackAction()


class Attack(Step, frozen=True):
    """DW-2.1: the zombie dies for sure, then the risk die is rolled. What they carry may kill more, or be
    heard."""

    survivor: SurvivorNumber
    entrance: EntranceNumber

    def go(self, s: Colony, answers: Answers) -> None:
        survivor, place = self.survivor, s.at[self.survivor]
        s.tell("attacks", survivor=s.said(survivor), place=PLACE[place].id)
        risky = s.trait(survivor, "attack-risk", 1) > 0
        more = s.trait(survivor, "kill", 1) - 1
        if risky:
            s.then(RiskRoll(survivor))
        if more > 0:
            s.then(KillZombies(more, risk="each" if risky else "none"))
        make_noise(s, place, s.trait(survivor, "loud", 0))
        kill(s, self.entrance, survivor)
