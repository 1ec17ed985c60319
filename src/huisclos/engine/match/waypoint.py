"""Copies on the way, so that going back takes no longer late in a game than at its start."""

from __future__ import annotations

from huisclos.engine.rules.event import Event
from huisclos.engine.rules.state import State

EVERY = 50
"""Two of them are at most so many actions apart."""
LONG = 0.01
"""There are more of them where actions take longer than that, in seconds."""


class Waypoint:
    """A state as it was after so many actions, and how much had been told then."""

    def __init__(self, state: State, number: int) -> None:
        self.number = number
        self._state = state.copy()
        self._told = len(state.log or ())
        self._before = dict(state.before)

    def state_again(self, log: list[Event] | None) -> State:
        """A state of its own, to play on from there. `log`: what was told since the start, if anything."""
        state = self._state.copy()
        if log is not None:
            state.log, state.before = log[: self._told], dict(self._before)
        return state
