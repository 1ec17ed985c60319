"""CV-2.5: the flight."""

from __future__ import annotations

from typing import ClassVar

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.critico_ville.chapters.powers import Power, PowersOnOffer, PowerWindow
from huisclos.games.critico_ville.state import EXTERMINATOR, FLIGHT, RUNNER, SEAT, SQUARE, Town

_RUN = Choice("run", (Option("run"),), "CV-2.5")


class Flight(Step, frozen=True):
    """CV-2.5: the die says how far the pawn runs."""

    def go(self, s: Town, answers: Answers) -> None:
        s.action = FLIGHT
        s.die = s.steps = s.dice.below(s.figures.die) + 1
        s.tell("flight-roll", seat=SEAT[s.active].id, die=s.die)
        s.then(before_the_run(s))


def before_the_run(s: Town) -> Step:
    """CV-4.2: the Runner is asked if another roll could bring the pawn farther; else it is on offer."""
    return RunFaster() if farthest(s) > s.pawn + s.die else SetOff()


class RunFaster(PowerWindow, frozen=True):
    """CV-4.2, CV-4.6: the Runner may undo the roll, and the next one too."""

    prompt: ClassVar[str] = "power-flight"
    rule: ClassVar[str] = "CV-4.2"

    def helps(self, s: Town) -> tuple[int, ...]:
        """If a better roll would bring the pawn farther."""
        return (RUNNER,) if farthest(s) > s.pawn + s.die else ()

    def used(self, s: Town, seat: int) -> None:
        s.then(Flight())

    def passed(self, s: Town) -> None:
        s.then(Run())


class SetOff(PowersOnOffer, frozen=True):
    """CV-4.2: a roll that can't be bettered may be undone all the same, until the pawn runs."""

    powers: ClassVar[tuple[int, ...]] = (RUNNER, EXTERMINATOR)

    def choice(self, s: Town) -> Choice | None:
        """Nothing to wait for where nobody could."""
        return _RUN if s.tokens[RUNNER] and s.holders(RUNNER) else None

    def chosen(self, s: Town, option: Option | None) -> None:
        s.then(Run())

    def used(self, s: Town, seat: int, power: Power) -> None:
        """CV-4.4: a way that is free now may make another roll worth it."""
        s.then(Flight() if power.character == RUNNER else before_the_run(s))


def farthest(s: Town) -> int:
    """How far the best roll could bring the pawn, if the Exterminator clears the way."""
    goal = min(s.pawn + s.figures.die, s.figures.squares)
    tokens = s.tokens[EXTERMINATOR] if s.holders(EXTERMINATOR) else 0
    for square in range(s.pawn + 1, goal + 1):
        tokens -= square in s.zombies
        if tokens < 0:
            return square - 1
    return goal


class Run(Step, frozen=True):
    """CV-2.5: a zombie on the way stops the pawn on the square before; one under the pawn doesn't hold it."""

    def go(self, s: Town, answers: Answers) -> None:
        """CV-3.1: won at once on the last square; a roll beyond it ends there."""
        start, goal = s.pawn, min(s.pawn + s.steps, s.figures.squares)
        while s.pawn < goal and s.pawn + 1 not in s.zombies:
            s.pawn += 1
        s.steps = goal - s.pawn
        if s.pawn > start:
            s.tell("moved", origin=SQUARE[start].id, square=SQUARE[s.pawn].id)
        if s.pawn == s.figures.squares:
            s.end(won=True)
        elif s.steps:
            s.then(InTheWay())


class InTheWay(PowerWindow, frozen=True):
    """CV-4.4: in the middle of the pawn's move the Exterminator may clear the way."""

    prompt: ClassVar[str] = "power-way"
    rule: ClassVar[str] = "CV-4.4"

    def helps(self, s: Town) -> tuple[int, ...]:
        """A zombie stands right ahead."""
        return (EXTERMINATOR,)

    def cleared(self, s: Town) -> None:
        """The pawn runs on, if the way is free now."""
        s.then(Run())

    def passed(self, s: Town) -> None:
        """The pawn stays where it is."""
        s.steps = 0
        s.tell("blocked", square=SQUARE[s.pawn + 1].id)
