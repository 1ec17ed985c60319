"""Uniform random play, as fast as the rules go: no views, no events, no record."""

from __future__ import annotations

import random

from huisclos.engine.state import State


def playout(state: State, rng: random.Random) -> int:
    """Play a state to its end, every seat choosing by chance; returns the number of decisions."""
    decisions = 0
    pick = rng.random
    while True:
        asked = state.asked
        answers = state.answers
        for seat in asked:
            if seat not in answers:
                break
        else:
            return decisions
        choice = asked[seat]
        options = choice.options
        if choice.max == 1:
            picks = [options[int(pick() * len(options))]]
        else:
            picks = rng.sample(options, rng.randint(choice.min, min(choice.max, len(options))))
        state.act(seat, picks)
        decisions += 1
