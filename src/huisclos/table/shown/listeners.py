"""Who is connected to a table, and what there is to tell them."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Collection

from huisclos.table.shown.messages import Reader
from huisclos.table.shown.news import Seen
from huisclos.table.values.refused import Refused

MOST_ANSWERS = 32
"""So many answers to one reader may wait to be sent."""


class Listener:
    """Somebody who is connected to a table: where they look from, what they have been told, what is new.

    Whoever is slow gets fewer and newer messages, and misses nothing: each goes on from the last one taken.
    """

    def __init__(self, reader: Reader, since: int) -> None:
        self.reader = reader
        self.since = since
        self.seen: Seen | None = None
        self.content: Collection[str] = ()
        """The names of the content that they have: that of the last game they were told of."""
        self.wake: Callable[[], None] = lambda: None
        """Called whenever there is something to take."""
        self._new: tuple[int, list[bytes], Seen] | None = None
        self._answers: list[bytes] = []
        self._end: Refused | None = None
        self._room = asyncio.Event()
        self._room.set()
        self._gone = False

    def put(self, number: int, frames: list[bytes], seen: Seen) -> None:
        """What there is to tell since `since`, beyond what was `seen`; nothing, if all is as it was."""
        if frames:
            self._new = number, frames, seen
            self.wake()
        else:
            self._new = None
            self.since, self.seen = number, seen

    async def answer(self, frame: bytes) -> None:
        """Something for this one alone; it goes out with whatever else there is.

        Returns when there is room for another: whoever doesn't listen isn't answered any more.
        """
        if self._gone:
            return
        self._answers.append(frame)
        if len(self._answers) >= MOST_ANSWERS:
            self._room.clear()
        self.wake()
        await self._room.wait()

    def hang_up(self) -> None:
        """Nobody listens any more, so nobody waits for that."""
        self._gone = True
        self._room.set()

    def end(self, why: Refused) -> None:
        """There is nothing more to tell."""
        self._end = why
        self.wake()

    def take(self) -> list[bytes]:
        """The frames that are there now. Refused once there are no more to come."""
        if self._end:
            raise self._end
        answers, self._answers = self._answers, []
        self._room.set()
        if self._new is None:
            return answers
        (self.since, frames, self.seen), self._new = self._new, None
        if self.seen.game:
            self.content = self.seen.game.scene.content_names.values()
        return [*frames, *answers]


class Hub:
    """Who is connected to which table."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)

    def add(self, code: str, listener: Listener) -> None:
        self._listeners[code].add(listener)

    def remove(self, code: str, listener: Listener) -> None:
        self._listeners[code].discard(listener)
        if not self._listeners[code]:
            del self._listeners[code]

    def clear(self, code: str, why: Refused) -> None:
        for listener in self._listeners.pop(code, ()):
            listener.end(why)

    def listeners(self, code: str) -> list[Listener]:
        return list(self._listeners.get(code, ()))

    def anybody(self, code: str) -> bool:
        """Whether somebody is connected to a table."""
        return code in self._listeners

    def here(self, code: str) -> set[int | None]:
        """The people who are connected to a table; None stands for spectators."""
        return {listener.reader.person for listener in self._listeners.get(code, ())}
