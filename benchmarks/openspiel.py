"""Games of OpenSpiel: rules in C++, driven from Python."""

from __future__ import annotations

import random
from statistics import mean
from typing import Any

import pyspiel

from benchmarks.engine import Copier, Engine, pick


class OpenSpiel(Engine):
    """A game at a table of four, as Lockdown is played here."""

    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name, {"players": 4})

    def play(self, rng: random.Random) -> int:
        """The loop of OpenSpiel's own example; chance is not a decision, but its time counts.

        Lockdown's dice and shuffles are paid for in its rows too.
        """
        state = self.game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += _step(state, rng)
        return decisions

    def copiers(self, rng: random.Random, count: int) -> list[Copier]:
        """Halfway through as many random games."""
        return [self._middle(rng).clone for _ in range(count)]

    def _middle(self, rng: random.Random) -> Any:
        state = self.game.new_initial_state()
        trail = []
        while not state.is_terminal():
            if not state.is_chance_node():
                trail.append(state.clone())
            _step(state, rng)
        return trail[len(trail) // 2]


class Alone(Engine):
    """The same left to itself: bots and loop are in C++ too, and Python only asks for the next game.

    What a game takes is counted beforehand: to count it each time would take longer than to play it.
    """

    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name, {"players": 4})
        self.bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)]
        taken = [self._play(seed).full_history() for seed in range(1000)]
        self.decisions = round(mean(sum(action.player >= 0 for action in game) for game in taken))

    def _play(self, seed: int) -> Any:
        state = self.game.new_initial_state()
        pyspiel.evaluate_bots(state, self.bots, seed)
        return state

    def play(self, rng: random.Random) -> int:
        self._play(rng.getrandbits(30))
        return self.decisions


class CrazyEightsAlone(Alone):
    """To see what crossing over from Python costs."""

    def __init__(self) -> None:
        super().__init__("crazy_eights")


class HanabiAlone(Alone):
    """Likewise."""

    def __init__(self) -> None:
        super().__init__("hanabi")


class CrazyEights(OpenSpiel):
    """A shedding game with a hidden hand and a long game."""

    def __init__(self) -> None:
        super().__init__("crazy_eights")


class Hanabi(OpenSpiel):
    """A cooperative game with hidden cards; random play loses it soon."""

    def __init__(self) -> None:
        super().__init__("hanabi")


def _step(state: Any, rng: random.Random) -> bool:
    """One action of chance or of a player; true for a player's, which alone counts as a decision."""
    if state.is_chance_node():
        action, _ = pyspiel.sample_action(state.chance_outcomes(), rng.random())
        state.apply_action(action)
        return False
    state.apply_action(pick(state.legal_actions(), rng))
    return True
