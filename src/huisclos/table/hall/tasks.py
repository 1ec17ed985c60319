"""What somebody who listens is about to do at tables, while nobody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from huisclos.table.running.running import Left


class Tasks:
    """By table; and by number, where one may do several things there at a time."""

    def __init__(self) -> None:
        self._tasks: dict[str, dict[int, asyncio.Task[None]]] = {}

    def begin(self, code: str, doing: Coroutine[Any, Any, None], number: int = 0) -> None:
        """Whoever begins has seen that it isn't being done yet."""
        self._tasks.setdefault(code, {})[number] = asyncio.create_task(doing)

    def of(self, code: str) -> dict[int, asyncio.Task[None]]:
        """Those that aren't done, by number."""
        tasks = self._tasks.get(code)
        return {number: task for number, task in tasks.items() if not task.done()} if tasks else {}

    def over(self, code: str, number: int) -> None:
        """What was to be done is as good as done: it may be begun again."""
        self._tasks.get(code, {}).pop(number, None)

    def left(self, left: Left) -> None:
        """What is under way goes on at the table as it is read anew; unless that is deleted."""
        for task in self._tasks.pop(left.running.code, {}).values():
            if left.for_good:
                task.cancel()

    def stop(self) -> None:
        for tasks in self._tasks.values():
            for task in tasks.values():
                task.cancel()
