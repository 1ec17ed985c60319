"""Answers that wait for each other: without whom nothing goes on, and who may know who has answered."""

from __future__ import annotations

from collections.abc import Sequence

from huisclos.engine.rules.choice import PASS, Option
from huisclos.engine.rules.state import State


def awaited(state: State) -> list[int]:
    """The seats without whose answers nothing goes on."""
    return [seat for seat, choice in state.waiting().items() if choice.waits]


def hushed(state: State) -> bool:
    """What is asked can be passed: then who has answered is nobody's business before all have.

    Whether one may pass is like whether one is asked: a game never lets it depend on a secret.
    """
    for choice in state.asked.values():  # noqa: SIM110 - asked ten times an action; `any` takes twice as long
        if choice.passable:
            return True
    return False


def waits_for_others(state: State, seat: int, picks: Sequence[str]) -> bool:
    """Whether an answer may be kept until all are in; false if it is none, or something follows from it now.

    To do nothing waits for the end of the question, also where nobody else is asked.
    """
    choice = state.waiting().get(seat)
    chosen = choice.chosen(picks) if choice and choice.waits else None
    if chosen is None or state.step is None or state.step.counts(chosen):
        return False
    return len(awaited(state)) > 1 or (hushed(state) and all(_does_nothing(state, pick) for pick in chosen))


def nothing_to_choose(state: State, seat: int) -> bool:
    """The seat may pass, and that is all it may do."""
    choice = state.waiting()[seat]
    return choice.passable and all(_does_nothing(state, option) for option in choice.options)


def _does_nothing(state: State, option: Option) -> bool:
    """In a window there may be several ways to do nothing."""
    return option == PASS or (state.step is not None and state.step.window and option.value is None)
