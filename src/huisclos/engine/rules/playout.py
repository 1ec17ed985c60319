"""Playing as fast as the rules go: no views, no events, no record."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.state import State

Policy = Callable[[Choice], list[Option]]
"""How a seat answers what it is asked, without a look at the table."""


def by_chance(choice: Choice, rng: random.Random) -> list[Option]:
    """Any of the options, any number of them that is allowed."""
    options = choice.options
    if choice.min == choice.max == 1:
        return [options[int(rng.random() * len(options))]]
    return rng.sample(options, rng.randint(choice.min, min(choice.max, len(options))))


def playout(state: State, rng: random.Random) -> int:
    """Play a state to its end, every question answered by chance; returns the number of decisions.

    The loop of `play_on` with nothing to call for a decision: compiled, that is where the time would go.
    """
    first = state.acts
    while asked := state.waiting():
        for seat, choice in asked.items():
            if choice.waits:
                state.act(seat, by_chance(choice, rng))
                if state.asked is not asked:  # the game went on to another question
                    break
    return state.acts - first


def play_on(state: State, policies: Sequence[Policy]) -> int:
    """Play a state to its end, each seat by its policy; returns the number of decisions.

    Nobody takes up a standing offer: that would take somebody who looks.
    """
    first = state.acts
    while asked := state.waiting():
        for seat, choice in asked.items():
            if choice.waits:
                state.act(seat, policies[seat](choice))
                if state.asked is not asked:
                    break
    return state.acts - first
