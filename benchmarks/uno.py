"""RLCard's Uno."""

from __future__ import annotations

import random

import rlcard

from benchmarks.engine import Engine, pick


class Uno(Engine):
    """For the two players that RLCard's Uno is fixed to. A state can't be copied, only stepped back."""

    def __init__(self) -> None:
        self.env = rlcard.make("uno", config={"seed": 1})

    def play(self, rng: random.Random) -> int:
        """By `step`, which also encodes what the player sees: RLCard has no way around that."""
        state, _ = self.env.reset()
        decisions = 0
        while not self.env.is_over():
            state, _ = self.env.step(pick(list(state["legal_actions"]), rng))
            decisions += 1
        return decisions
