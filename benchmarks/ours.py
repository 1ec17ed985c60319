"""Our own games, as simulations drive them and as programs outside the engine do."""

from __future__ import annotations

import random

import huisclos
from benchmarks.engine import Copier, Engine, pick
from huisclos.engine.base.dice import quick_dice
from huisclos.engine.game.game import Game
from huisclos.engine.game.installed import find
from huisclos.engine.rules.playout import by_chance
from huisclos.engine.rules.state import State
from huisclos.fast import playout
from huisclos.fast.native import native

SEATS = ["Ana", "Bo", "Cy", "Di"]


class Simulator(Engine):
    """The loop that bots and statistics use: no events, no record, no check of what is picked."""

    def __init__(self, name: str, *, compiled: bool = False) -> None:
        self.game: Game = native(find(name)) if compiled else find(name)

    def _start(self, rng: random.Random) -> State:
        seats = min(len(SEATS), self.game.meta.most)
        state = self.game.setup(seats, self.game.options(), quick_dice(str(rng.getrandbits(32))))
        state.advance()
        return state

    def play(self, rng: random.Random) -> int:
        """A playout from a fresh setup."""
        return playout(self._start(rng), rng)

    def copiers(self, rng: random.Random, count: int) -> list[Copier]:
        """Halfway through as many random games."""
        return [self._middle(rng).copy for _ in range(count)]

    def _middle(self, rng: random.Random) -> State:
        state = self._start(rng)
        trail = []
        while waiting := state.waiting():
            trail.append(state.copy())
            seat, choice = next(iter(waiting.items()))
            state.act(seat, by_chance(choice, rng))
        return trail[len(trail) // 2]


class Lockdown(Simulator):
    """Families in a mall: many votes, in which all are asked at once."""

    def __init__(self) -> None:
        super().__init__("lockdown")


class CriticoVille(Simulator):
    """A road out of town: powers stand on offer whatever else is asked."""

    def __init__(self) -> None:
        super().__init__("critico-ville")


class FinalGirl(Simulator):
    """One against a Killer: cards that are scripts, and a board of eighteen zones."""

    def __init__(self) -> None:
        super().__init__("final-girl")


class CompiledFinalGirl(Simulator):
    """The same on compiled rules."""

    def __init__(self) -> None:
        super().__init__("final-girl", compiled=True)


class DeadOfWinter(Simulator):
    """A colony in winter, four players: dozens of things to do in a turn, and cards that are scripts."""

    def __init__(self) -> None:
        super().__init__("dead-of-winter")


class CompiledDeadOfWinter(Simulator):
    """The same on compiled rules."""

    def __init__(self) -> None:
        super().__init__("dead-of-winter", compiled=True)


class CompiledLockdown(Simulator):
    """The same on compiled rules."""

    def __init__(self) -> None:
        super().__init__("lockdown", compiled=True)


class CompiledCriticoVille(Simulator):
    """The same on compiled rules."""

    def __init__(self) -> None:
        super().__init__("critico-ville", compiled=True)


class PublicFace(Engine):
    """Lockdown as `huisclos.new` gives it: events are told, picks are checked, actions are recorded."""

    def play(self, rng: random.Random) -> int:
        """A match by its public methods only."""
        match = huisclos.new("lockdown", seats=SEATS, seed=rng.getrandbits(32))
        decisions = 0
        while choices := match.choices():
            seat, choice = next(iter(choices.items()))
            match.act(seat, [pick(choice.options, rng).id])
            decisions += 1
        return decisions
