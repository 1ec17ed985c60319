"""PettingZoo's Texas Hold'em, which wraps RLCard's."""

from __future__ import annotations

import random

import numpy as np
from pettingzoo.classic import texas_holdem_v4

from benchmarks.engine import Engine, pick


class TexasHoldem(Engine):
    """For two players, its default. There is no copy of a state."""

    def __init__(self) -> None:
        self.env = texas_holdem_v4.env()
        self.env.reset(seed=1)

    def play(self, rng: random.Random) -> int:
        """The loop of PettingZoo's documentation; the empty steps of players who are out don't count."""
        self.env.reset()
        decisions = 0
        for _ in self.env.agent_iter():
            observation, _, terminated, truncated, _ = self.env.last()
            if terminated or truncated:
                self.env.step(None)
                continue
            self.env.step(int(pick(np.flatnonzero(observation["action_mask"]), rng)))
            decisions += 1
        return decisions
