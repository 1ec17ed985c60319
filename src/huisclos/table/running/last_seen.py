"""Who was last here when: a bot steps in for people who are gone, not for those whose line broke."""

from __future__ import annotations

from huisclos.table.values.clocks import Pace


class LastSeen:
    """The last signs of life of the people at a table that is in memory."""

    def __init__(self, now: float) -> None:
        self._opened = now
        self._heard: dict[int, float] = {}
        """When they last did or read something since they hung up, or ever."""
        self._left: dict[int, float] = {}
        """When their last connection ended, of those who had one."""

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

    def plays_afar(self, person: int) -> bool:
        """Whether somebody plays who has never been connected here: they come by now and then."""
        return person in self._heard and person not in self._left

    def free_at(self, person: int, pace: Pace) -> float:
        """When a bot may step in for somebody who isn't connected."""
        last = max(self._opened, self._heard.get(person, 0.0), self._left.get(person, 0.0))
        return last + (max(pace.grace, pace.afar) if self.plays_afar(person) else pace.grace)
