"""Tables that can't go on: they are in nobody's way, and the log hears of each once."""

from __future__ import annotations

import logging

from huisclos.table.running.running import House
from huisclos.table.values.refused import Damaged, Refused

FIRST_PAUSE = 20.0
"""Seconds after which a table that can't go on is tried again; the next pauses are twice as long each."""
LONGEST_PAUSE = 3600.0
"""It is tried again at least this often."""
MOST_DOUBLINGS = 10

_log = logging.getLogger(__name__)


class Troubles:
    """Those of one hall."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._times: dict[str, int] = {}
        """How often which tables couldn't go on, since they last could."""

    def note(self, code: str, problem: Exception) -> None:
        """Once, until it works again. One that was deleted is no trouble; of a damaged one `Tables` tells."""
        if code in self._times or isinstance(problem, Refused):
            return
        self._times[code] = 0
        if not isinstance(problem, Damaged):
            _log.error("table can't go on", exc_info=problem)

    async def put_off(self, code: str, problem: Exception) -> None:
        """Tried again later and later, so that it is in nobody's way."""
        self.note(code, problem)
        times = self._times.get(code, 0)
        if code in self._times:
            self._times[code] = min(times + 1, MOST_DOUBLINGS)
        pause = min(FIRST_PAUSE * 2**times, LONGEST_PAUSE)
        try:
            await self.house.store.postpone(code, self.house.now() + pause)
        except Exception as other:
            self.note(code, other)

    def over(self, code: str) -> None:
        """It goes on."""
        self._times.pop(code, None)
