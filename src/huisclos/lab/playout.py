"""Uniform random play, as fast as the rules go: no views, no events, no record."""

from __future__ import annotations

import random

from huisclos.engine.state import State


def playout(state: State, rng: random.Random) -> int:
    """Play a state to its end, every question answered by chance; returns the number of decisions."""
    first = state.acts
    pick, act = rng.random, state.act
    while asked := state.waiting():
        for seat, choice in asked.items():
            if not choice.waits:
                continue
            options = choice.options
            if choice.min == choice.max == 1:
                act(seat, [options[int(pick() * len(options))]])
            else:
                act(seat, rng.sample(options, rng.randint(choice.min, min(choice.max, len(options)))))
            if state.asked is not asked:  # the game went on to another question
                break
    return state.acts - first
