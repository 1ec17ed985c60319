"""Looking for garbage, a little at a time.

Most of what is dropped is gone at once. What points at itself in a circle Python has to look for, and that
holds up everybody: the longer, the more there is to look through. Thousands of live tables are no garbage.
So only what is new is looked through, and then left alone; all of it when nobody does anything, or when a
lot has come together.
"""

from __future__ import annotations

import asyncio
import gc

SECONDS = 1.0
NEW = 2000
"""So many new things are looked through at a time, which takes some thousandths of a second."""
NEVER = 10**9
QUIET = 60
"""Seconds in which hardly anything has happened."""
SOME = 100_000
"""So much more than last time is worth a look at everything when it is quiet."""
MUCH = 4_000_000
"""So much more is worth a look in any case."""


class GcInPauses:
    """Of this process."""

    def __init__(self, some: int = SOME, much: int = MUCH, quiet: int = QUIET) -> None:
        self._some, self._much, self._quiet = some, much, quiet
        gc.set_threshold(NEW, NEVER, NEVER)
        gc.freeze()
        self._looks = self._known = _looks()
        self._quiet_since = 0
        """So many times nothing had happened."""

    async def keep(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(SECONDS)
            self.once()

    def once(self) -> None:
        """What is left of what is new is no garbage."""
        looks = _looks()
        self._quiet_since = self._quiet_since + 1 if looks == self._looks else 0
        enough = self._some if self._quiet_since >= self._quiet else self._much
        if (looks - self._known) * NEW > enough:
            gc.unfreeze()
            gc.collect()
            self._known = _looks()
        else:
            gc.collect(0)
            self._known += 1  # that was no sign of anything new
        gc.freeze()
        self._looks = _looks()


def _looks() -> int:
    """How often what is new was looked through: where hardly anything happens, Python doesn't."""
    return int(gc.get_stats()[0]["collections"])
