"""Playing as fast as the rules go: no views, no events, no record."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from huisclos.bots import Chance
from huisclos.engine.choice import Choice, Option
from huisclos.engine.state import State

Policy = Callable[[Choice], list[Option]]
"""How a seat answers what it is asked, without a look at the table."""


def playout(state: State, rng: random.Random) -> int:
    """Play a state to its end, every question answered by chance; returns the number of decisions."""
    return play_on(state, [Chance(rng).choose] * state.seats)


def play_on(state: State, policies: Sequence[Policy]) -> int:
    """Play a state to its end, each seat by its policy; returns the number of decisions.

    Nobody takes up a standing offer: that would take somebody who looks.
    """
    first, act = state.acts, state.act
    while asked := state.waiting():
        for seat, choice in asked.items():
            if choice.waits:
                act(seat, policies[seat](choice))
                if state.asked is not asked:  # the game went on to another question
                    break
    return state.acts - first
