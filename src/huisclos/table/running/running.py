"""A table that is in memory."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from msgspec import Struct

from huisclos.table.running.failures import Failures
from huisclos.table.running.last_seen import LastSeen
from huisclos.table.running.pauses import Pause
from huisclos.table.running.speaking import Floor
from huisclos.table.shown.news import Showing
from huisclos.table.state.table import Table

if TYPE_CHECKING:
    from huisclos.table.hall.serving import Errand


class Window(Struct, frozen=True):
    """A question that can be passed: it stays open for a while, whoever has answered."""

    number: int = 0
    """The number of the deed that led to it."""
    until: float = 0.0
    """When it may close, by the clock of the loop."""


class Live:
    """A table in memory. Whoever holds the lock may change it or read it."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.errands: list[Errand] = []
        """Of those who wait to be served."""
        self.signs = LastSeen(now)
        self.address = table.code
        """Where whoever last did something here is, as far as one knows: its bots think on their account."""
        self.told_here: set[int | None] | None = None
        """Those of whom everybody was told that they are here."""
        self.used = time.monotonic()
        self.took = 0.0
        """How long things took here lately: see Lane."""
        self.bots: asyncio.Task[None] | None = None
        self.pause: Pause | None = None
        """When they answer next."""
        self.window = Window()
        """The question that can be passed and is open now, or was last."""
        self.closing: dict[int, asyncio.Task[None]] = {}
        """The tasks that close such questions, by the question's number."""
        self.shelving: asyncio.Task[None] | None = None
        self.thinking = asyncio.Lock()
        """Held by whichever of its bots thinks."""
        self.too_slow: set[tuple[int, int, str]] = set()
        """The bots that took too much: in which game, on which seat."""
        self.floor = Floor()
        self.heard: set[tuple[int, int]] = set()
        """What others asked of its bots, and they thought about: in which game, the statement's number."""
        self.spoke: set[tuple[int, int]] = set()
        """Where its bots had their say: by seat and number of the question."""
        self.failures = Failures()
        self.shown: Showing | None = None
        """As it was when its readers were last told."""

    def tasks(self) -> list[asyncio.Task[None]]:
        """What the house is about to do here."""
        running = (self.bots, self.shelving, *self.closing.values())
        return [task for task in running if task and not task.done()]
