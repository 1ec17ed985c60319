"""DW-2.2: survivors of other players are attacked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from huisclos.engine.base.bounds import Seat
from huisclos.engine.rules.action import Why
from huisclos.engine.rules.choice import Choice, Hint, Option
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.attack import ATTACK
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.die_action import DieAction, Here
from huisclos.games.dead_of_winter.chapters.card_effects.losing import take_random
from huisclos.games.dead_of_winter.chapters.colony.dice import UseDie
from huisclos.games.dead_of_winter.chapters.colony.wounds import wound
from huisclos.games.dead_of_winter.printed.printed_options import DIE, SEAT
from huisclos.games.dead_of_winter.state.bounded import SurvivorNumber
from huisclos.games.dead_of_winter.state.colony import Colony

TAKE, LEAVE = Option("take", 1), Option("leave", 0)
NOBODY_ELSE = Why("why-nobody-else", "DW-2.2")


class FightAction(DieAction, frozen=True):
    """DW-2.2: one of the survivors of others where they are."""

    name: ClassVar[str] = "fight"
    rule: ClassVar[str] = "DW-2.2"

    def needs(self, s: Colony, survivor: int) -> int:
        """As much as for a zombie."""
        return ATTACK.needs(s, survivor)

    def obstacle(self, s: Colony, survivor: int, here: Here) -> Why | None:
        if not here.others:
            return NOBODY_ELSE
        enough = here.best and here.best >= self.needs(s, survivor)
        return None if enough else self.lacks_die(here.best)

    def offers(self, s: Colony, survivor: int, here: Here) -> Sequence[Option]:
        options = s.box.options.fight[survivor]
        return [options[other] for other in here.others]

    def does(self, s: Colony, survivor: int, target: int) -> None:
        s.then(UseDie(self.needs(s, survivor)), Fight(survivor, target))

    def hints(self, s: Colony, option: Option) -> Sequence[Hint]:
        return (self.hint_of_die(s, option),)


FIGHT = FightAction()


class Fight(Step, frozen=True):
    """DW-2.2: a fresh die of at most the attack value printed on the target's card is a hit."""

    survivor: SurvivorNumber
    target: SurvivorNumber

    def go(self, s: Colony, answers: Answers) -> None:
        rolled = s.dice.roll(1)[0]
        hit = rolled <= s.box.survivors[self.target].attack
        s.tell(
            "fights",
            survivor=s.said(self.survivor),
            target=s.said(self.target),
            die=DIE[rolled].id,
            hit=int(hit),
        )
        if hit:
            s.then(Rob(s.owner[self.survivor], s.owner[self.target]))
            wound(s, self.target, 1)


class Rob(Step, frozen=True):
    """DW-2.2: after a hit a random card of the victim may be taken, unseen by the others."""

    seat: Seat
    victim: Seat

    def ask(self, s: Colony) -> dict[int, Choice]:
        if not s.hands[self.victim]:
            return NOBODY_ASKED
        return {self.seat: Choice("rob", (TAKE, LEAVE), "DW-2.2", about=(SEAT[self.victim],))}

    def go(self, s: Colony, answers: Answers) -> None:
        if answers and answers[self.seat][0] is TAKE:
            take_random(s, self.victim, self.seat)
