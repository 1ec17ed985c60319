"""A table that is in memory, and deeds that are done at it together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from huisclos.table.deed import Deed
from huisclos.table.failures import Failures
from huisclos.table.log import LogLine, write
from huisclos.table.play import Quiet
from huisclos.table.presence import Signs
from huisclos.table.showing import Showing
from huisclos.table.table import Table


class Live:
    """A table in memory. Whoever holds the lock may change it or read it."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.signs = Signs(now)
        self.told_here: set[int | None] | None = None
        """Those of whom everybody was told that they are here."""
        self.used = time.monotonic()
        self.bots: asyncio.Task[None] | None = None
        self.passing: dict[tuple[int, int], asyncio.Task[None]] = {}
        """For whoever doesn't want to be asked: by seat and number of the question."""
        self.thinking = asyncio.Lock()
        """Held by whichever of its bots thinks."""
        self.too_slow: set[tuple[int, int, str]] = set()
        """The bots that took too much: in which game, on which seat."""
        self.failures = Failures()
        self.shown: Showing | None = None
        """As it was when its readers were last told."""

    def tasks(self) -> list[asyncio.Task[None]]:
        """What the house is about to do here."""
        running = [*self.passing.values(), *([self.bots] if self.bots else [])]
        return [task for task in running if not task.done()]


class Batch:
    """Deeds that are done, and are to be stored together."""

    def __init__(self, live: Live, now: Callable[[], float]) -> None:
        self.live = live
        self.now = now
        self.lines: list[bytes] = []
        self.public: list[Deed] = []
        """Those of them that everybody may notice;"""
        self.owner: int | None = None
        """the others are for the owner of their seat."""
        self.doers: set[int | None] = set()

    def do(self, deed: Deed, person: int | None = None, name: str = "") -> None:
        """Refused changes nothing, and takes nothing back of what was done before."""
        self.doers.add(person)
        line = LogLine(deed, person, self.now(), name)  # type: ignore[arg-type]
        self.live.table.do(line.deed, line.doer, name, anew=True)
        self.lines.append(write(line))
        if isinstance(deed, Quiet):
            self.owner = self.live.table.seats[deed.seat].person
        else:
            self.public.append(deed)
