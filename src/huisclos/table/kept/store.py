"""What a hall of tables needs from outside: a place to keep logs, and listeners to tell what is new."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Collection
from typing import Literal, Protocol

from msgspec import Struct

from huisclos.engine.base.errors import HuisClosError
from huisclos.table.shown.messages import Reader
from huisclos.table.shown.news import Seen
from huisclos.table.values.refused import Refused

Phase = Literal["lobby", "playing", "over", "between"]
"""What has become of a table. In a lobby no game has begun yet; between two of them is another matter."""


class Kept(Struct, frozen=True):
    """What is kept of a table: all lines of its log, and the position of its game, if one is there."""

    lines: list[bytes]
    position: bytes | None = None


class Store(Protocol):
    """Where the logs of tables are kept."""

    async def append(
        self,
        code: str,
        first: int,
        lines: list[bytes],
        due: float | None,
        position: bytes | None = None,
        phase: Phase = "lobby",
        *,
        private: bool = False,
    ) -> None:
        """Keep lines from that number on, and the position they lead to; all of it or nothing.

        Returns only when it can't be lost any more. That there were `private` lines is counted nowhere.

        Taken if a line of that number is there already, or the one before isn't: somebody else owns the
        table, or has deleted it.
        """

    async def read(self, code: str) -> Kept:
        """All of a table as it was at one moment; no lines if there is no such table.

        Damaged if some of it is there and some isn't.
        """

    async def due(self, now: float) -> list[str]:
        """The tables that the house has something to do at: some of them, the longest overdue first."""

    async def postpone(self, code: str, due: float) -> None:
        """Nothing can be done at this table before then."""

    async def stale(
        self, lobbies: float | None, games: float | None, but: Collection[str], most: int
    ) -> list[str]:
        """Tables that nobody has touched since then, lobbies and others: so many at most, `but` not these."""

    async def unwanted(self) -> list[str]:
        """The tables that whoever runs this house wants to be gone."""

    async def delete(self, code: str) -> None:
        """Everything there is of a table, for good; returns only when it is gone."""


class Taken(Exception):
    """Another owner has written to this table."""


class Damaged(HuisClosError):
    """What was kept of a table can't be read, or not all of it."""

    def __init__(self, code: str) -> None:
        super().__init__("table-damaged", code=code[:12])


class MemoryStore:
    """For tests, and for tables that needn't outlive the program."""

    def __init__(self) -> None:
        self.logs: defaultdict[str, list[bytes]] = defaultdict(list)
        self.dues: dict[str, float | None] = {}
        self.positions: dict[str, bytes | None] = {}
        self.touched: dict[str, tuple[Phase, float]] = {}

    async def append(
        self,
        code: str,
        first: int,
        lines: list[bytes],
        due: float | None,
        position: bytes | None = None,
        phase: Phase = "lobby",
        *,
        private: bool = False,
    ) -> None:
        """Kept as long as the program runs."""
        if len(self.logs[code]) != first:
            raise Taken
        self.logs[code] += lines
        self.dues[code] = due
        self.positions[code] = position
        self.touched[code] = phase, time.time()

    async def read(self, code: str) -> Kept:
        return Kept(list(self.logs.get(code, ())), self.positions.get(code))

    async def due(self, now: float) -> list[str]:
        """Those whose time has come."""
        return [code for code, due in self.dues.items() if due is not None and due <= now]

    async def postpone(self, code: str, due: float) -> None:
        if code in self.dues:
            self.dues[code] = due

    async def stale(
        self, lobbies: float | None, games: float | None, but: Collection[str], most: int
    ) -> list[str]:
        """The first of them."""
        found = [
            code
            for code, (phase, at) in self.touched.items()
            if (before := lobbies if phase == "lobby" else games) is not None and at < before
        ]
        return [code for code in found if code not in but][:most]

    async def unwanted(self) -> list[str]:
        """None: nobody but the program has them."""
        return []

    async def delete(self, code: str) -> None:
        for kept in (self.logs, self.dues, self.positions, self.touched):
            kept.pop(code, None)


MOST_ANSWERS = 32
"""That wait to be sent to one reader."""


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
            self.content = self.seen.game.content_names.values()
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
