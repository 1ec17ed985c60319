"""Who was last here when: a bot steps in for people who are gone, not for those whose line broke."""

from __future__ import annotations


class Signs:
    """The last signs of life of the people at a table that is in memory."""

    def __init__(self, now: float) -> None:
        self._opened = now
        self._heard: dict[int, float] = {}
        """When they last did or read something,"""
        self._left: dict[int, float] = {}
        """and when their last connection ended."""

    def hear(self, person: int, now: float) -> None:
        """They do or read something."""
        self._heard[person] = now

    def leave(self, person: int, now: float) -> None:
        """They hang up: whatever they did before, they are gone."""
        self._heard.pop(person, None)
        self._left[person] = now

    def lately(self, person: int, since: float) -> bool:
        """Whether they were heard since then, and haven't hung up."""
        return self._heard.get(person, since) > since

    def last(self, person: int) -> float:
        """When they were here for the last time, as far as is known."""
        return max(self._opened, self._heard.get(person, 0.0), self._left.get(person, 0.0))
