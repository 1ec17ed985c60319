"""Who has the floor: bots don't choose while people are about to say something, or have been asked something.

Nobody waits where nobody wants to talk. Whose turn it is to speak is no secret, and never depends on one.
"""

from __future__ import annotations

import asyncio

SPEECH = 40.0
"""People who are about to say something have so many times the pause of bots."""
MOMENT = 8.0
"""People whom a bot has asked something have so many times the pause of bots to answer, if they like."""


class Floor:
    """Of one table. Between two actions everybody has it once, for so long and no longer."""

    def __init__(self) -> None:
        self._acts = -1
        self._until: dict[int, float] = {}
        """When bots go on at the latest, by person; who has finished since is still in it."""
        self._held: set[int] = set()
        self._changed = asyncio.Event()

    def take(self, person: int, acts: int, seconds: float) -> None:
        """Somebody wants to say something, `acts` actions after the beginning."""
        if acts != self._acts:
            self._acts = acts
            self._until.clear()
            self._held.clear()
        self._until.setdefault(person, asyncio.get_running_loop().time() + seconds)
        self._held.add(person)

    def give(self, person: int | None) -> None:
        """They have said it, or think better of it."""
        if person in self._held:
            self._held.remove(person)
            self._changed.set()

    async def free(self) -> None:
        """Nobody has it any more."""
        loop = asyncio.get_running_loop()
        while self._held:
            self._changed.clear()
            left = max(self._until[person] for person in self._held) - loop.time()
            try:
                await asyncio.wait_for(self._changed.wait(), max(left, 0.0))
            except TimeoutError:
                self._held.clear()
