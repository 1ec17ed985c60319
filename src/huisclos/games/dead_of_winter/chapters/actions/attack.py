"""DW-2.1, DW-2.2: zombies are attacked, and survivors of other players."""

from __future__ import annotations

from huisclos.engine.base.bounds import Seat
from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.dead_of_winter.chapters.card_effects.losing import take_random
from huisclos.games.dead_of_winter.chapters.colony.dice import UseDie
from huisclos.games.dead_of_winter.chapters.colony.killing import KillZombies, kill
from huisclos.games.dead_of_winter.chapters.colony.noise import make_noise
from huisclos.games.dead_of_winter.chapters.colony.risk import RiskRoll
from huisclos.games.dead_of_winter.chapters.colony.wounds import wound
from huisclos.games.dead_of_winter.printed.places import PLACE, EntranceNumber
from huisclos.games.dead_of_winter.printed.printed_options import DIE, SEAT
from huisclos.games.dead_of_winter.state.bounded import SurvivorNumber
from huisclos.games.dead_of_winter.state.colony import Colony

TAKE, LEAVE = Option("take", 1), Option("leave", 0)


def attack_value(s: Colony, survivor: int) -> int:
    """DW-2.1: the die that an attack takes, with what they carry."""
    return s.trait(survivor, "attack", s.box.survivors[survivor].attack)


def attack_options(s: Colony, survivor: int, doors: list[int]) -> list[Option]:
    """DW-2.1: the entrances of their location at which zombies are."""
    options = s.box.options.attack[survivor]
    return [options[door] for door in doors]


def fight_options(s: Colony, survivor: int, people: list[int]) -> list[Option]:
    """DW-2.2: the survivors of others among those at their location."""
    options, owner, mine = s.box.options.fight[survivor], s.owner, s.owner[survivor]
    return [options[other] for other in people if owner[other] != mine]


def attack(s: Colony, survivor: int, entrance: int) -> None:
    s.then(UseDie(attack_value(s, survivor)), Attack(survivor, entrance))


def fight(s: Colony, survivor: int, target: int) -> None:
    s.then(UseDie(attack_value(s, survivor)), Fight(survivor, target))


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
