"""What can be passed is over at its time, though nobody does anything then."""

from __future__ import annotations

import asyncio

from huisclos.table.hall.tasks import Tasks
from huisclos.table.hall.troubles import Troubles
from huisclos.table.running.running import Changed
from huisclos.table.running.tables import Tables


class Closing:
    """Of one hall."""

    def __init__(self, tables: Tables, troubles: Troubles) -> None:
        self.tables = tables
        self.troubles = troubles
        self.tasks = Tasks()
        """By the question's number."""

    def changed(self, changed: Changed) -> None:
        """Each question is closed once, when its window says so now."""
        running = changed.running
        seconds = running.closes_in()
        number = running.window.number
        if seconds is not None and number not in self.tasks.of(running.code):
            self.tasks.begin(running.code, self._close(running.code, number, seconds), number)

    async def _close(self, code: str, number: int, seconds: float) -> None:
        """After a while; if somebody is asked after all, they may take their time."""
        try:
            await asyncio.sleep(seconds)
            async with self.tables.hold(code) as running, running.change() as change:
                self.tasks.over(code, number)
                running.close(change)
        except Exception as problem:
            self.tasks.over(code, number)
            self.troubles.note(code, problem)
