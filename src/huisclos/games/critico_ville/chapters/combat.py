"""CV-2.4: the combat."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from huisclos.engine.rules.action import Why, barred
from huisclos.engine.rules.choice import Bar, Choice, Option
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.critico_ville.chapters.powers import Power, PowersOnOffer, PowerWindow
from huisclos.games.critico_ville.state import COMBAT, EXTERMINATOR, FIGHTER, SEAT, SQUARE, Town

_STOP = Option("stop")
_FIGHT_ON = Choice("fight-on", (Option("fight"), _STOP), "CV-2.4")
FAR = Why("why-far", "CV-2.4")


class Combat(Step, frozen=True):
    """CV-2.3, CV-2.4: if the answer allows it."""

    def go(self, s: Town, answers: Answers) -> None:
        if s.fights:
            s.action = COMBAT
            s.then(CombatRoll())
        else:
            s.tell("no-combat", seat=SEAT[s.active].id)


class CombatRoll(Step, frozen=True):
    """CV-2.4: 4 to 6 beats a zombie, 1 to 3 loses."""

    def go(self, s: Town, answers: Answers) -> None:
        """With none in reach there is no roll."""
        if not s.near():
            s.tell("nobody-near")
            return
        s.die = s.dice.below(s.figures.die) + 1
        hit = s.die >= s.figures.win
        s.tell("combat-roll", seat=SEAT[s.active].id, die=s.die, hit=int(hit))
        s.then(Beat() if hit else LostRoll())


class LostRoll(PowerWindow, frozen=True):
    """CV-4.1, CV-4.6: the Fighter may undo the roll, and the next one too."""

    prompt: ClassVar[str] = "power-combat"
    rule: ClassVar[str] = "CV-4.1"

    def helps(self, s: Town) -> tuple[int, ...]:
        """As long as there is somebody to fight."""
        return (FIGHTER,) if s.near() else ()

    def used(self, s: Town, seat: int) -> None:
        s.then(CombatRoll())

    def passed(self, s: Town) -> None:
        """The combat is lost and ends."""
        s.tell("combat-lost", seat=SEAT[s.active].id)


class Beat(PowersOnOffer, frozen=True):
    """CV-2.4: a zombie in reach is beaten, of the player's choice."""

    powers: ClassVar[tuple[int, ...]] = (FIGHTER, EXTERMINATOR)

    def choice(self, s: Town) -> Choice | None:
        """Nothing to ask where only one is in reach."""
        near = s.near()
        return _target(tuple(near)) if len(near) > 1 else None

    def chosen(self, s: Town, option: Option | None) -> None:
        square = option.value if option else s.near()[0]
        s.zombies.remove(square)
        s.beaten += 1
        s.tell("beaten", seat=SEAT[s.active].id, square=SQUARE[square].id)
        s.then(FightOn())

    def bars(self, s: Town, seat: int) -> list[Bar]:
        """The zombies that are out of reach."""
        near = s.near()
        far = sorted(square for square in s.zombies if square not in near)
        return barred({SQUARE[square].id: FAR for square in far}) if seat == s.active else []

    def used(self, s: Town, seat: int, power: Power) -> None:
        """CV-4.1: also a roll that was won may be undone."""
        s.then(CombatRoll() if power.character == FIGHTER else self)


class FightOn(PowersOnOffer, frozen=True):
    """CV-2.4: another roll, or enough of it."""

    def choice(self, s: Town) -> Choice | None:
        """Nothing to ask where none is in reach."""
        return _FIGHT_ON if s.near() else None

    def chosen(self, s: Town, option: Option | None) -> None:
        if option is _STOP:
            s.tell("combat-over", seat=SEAT[s.active].id)
        else:
            s.then(CombatRoll())


@cache
def _target(near: tuple[int, ...]) -> Choice:
    return Choice("target", tuple(SQUARE[square] for square in near), "CV-2.4")
