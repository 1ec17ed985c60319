"""What a state is told while its rules are at work: whose answer it is, and how much may be spent."""

from __future__ import annotations

from typing import TypeVar

from huisclos.engine.rules.choice import Option
from huisclos.engine.rules.state import BUDGET, State

S = TypeVar("S", bound=State)

MOST_TOLD = 20_000
"""So much may be told in a game before it is over, as after too many actions. It takes a thousand bytes each,
and no game of the box has told a twentieth of it."""


def give_answer(state: State, seat: int, picks: list[Option], house: bool, signs: tuple[str, ...]) -> None:
    """Take an answer that is known to be legal. Whose it is, and what came with it, rules may ask as long as
    it is under way, and no longer."""
    state.house, state.signs = house, signs
    try:
        state.act(seat, picks)
    finally:
        state.house, state.signs = False, ()
    if len(state.log or ()) > MOST_TOLD and not state.over:
        state.stop()


def counted(state: S) -> S:
    """A state of one's own to look at things with: that takes no more than an action may."""
    state.purse = BUDGET
    return state
