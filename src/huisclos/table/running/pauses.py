"""When the house answers: at moments that are fixed before anybody thinks, so that they tell nothing."""

from __future__ import annotations

import asyncio
import math
from contextlib import suppress


class Pause:
    """So many seconds from now; if that isn't enough, twice, three times as many."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._begun = asyncio.get_running_loop().time()
        self._cut = asyncio.Event()

    def cut(self) -> None:
        """Nobody is left to whom the moment could tell anything."""
        self._cut.set()

    async def end(self) -> None:
        """However long it took until now, it is a whole number of pauses when this returns; or it was cut."""
        if self.seconds > 0:
            passed = asyncio.get_running_loop().time() - self._begun
            pauses = max(1, math.ceil(passed / self.seconds))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._cut.wait(), pauses * self.seconds - passed)
