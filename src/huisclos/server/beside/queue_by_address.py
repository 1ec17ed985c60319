"""Who is next where few can be served: addresses come by turns, and what can wait goes last."""

from __future__ import annotations

import asyncio
from collections import Counter, deque

Turn = asyncio.Future[None]


class Queue:
    """Those who wait for the same kind of thing, by address: first comes whose turn is next."""

    def __init__(self, most: int, of_one: int) -> None:
        """So many of all are served at a time, and so many of one address."""
        self.most = most
        self.of_one = of_one
        self._served: Counter[str] = Counter()
        self._waiting: dict[str, deque[Turn]] = {}

    @property
    def inside(self) -> Counter[str]:
        """How many are served or wait, by address."""
        waiting = {one: sum(not turn.done() for turn in turns) for one, turns in self._waiting.items()}
        return self._served + Counter(waiting)

    def come(self, address: str) -> Turn:
        """Done when it is their turn; cancelled by whoever doesn't want to wait any more."""
        turn: Turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        return turn

    def call(self) -> bool:
        """The next, if anybody may be served."""
        if self._served.total() >= self.most:
            return False
        for address in [*self._waiting]:
            if self._served[address] < self.of_one and (turn := self._next(address)):
                self._served[address] += 1
                turn.set_result(None)
                return True
        return False

    def _next(self, address: str) -> Turn | None:
        """The first from there who still waits; all others come before it is their turn again."""
        waiting = deque(turn for turn in self._waiting.pop(address) if not turn.done())
        first = waiting.popleft() if waiting else None
        if waiting:
            self._waiting[address] = waiting
        return first

    def send_away(self, address: str, why: Exception) -> bool:
        """The last from there who still waits, if somebody does."""
        for turn in reversed(self._waiting.get(address, ())):
            if not turn.done():
                turn.set_exception(why)
                return True
        return False

    def leave(self, address: str) -> None:
        """One of them has been served."""
        self._served[address] -= 1
        self._served += Counter()


class Turns:
    """So many places. One address never has all of them, where there are several; what can wait has half of
    them at most, and one for each address."""

    def __init__(self, places: int) -> None:
        self._free = places
        self.soon = Queue(places, max(1, places - 1))
        self.late = Queue(max(1, places // 2), 1)

    async def take(self, queue: Queue, address: str) -> None:
        """Returns when it is their turn, which lasts until they give the place back."""
        turn = queue.come(address)
        self._call()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled() and turn.exception() is None:
                self.give_back(queue, address)
            raise

    def give_back(self, queue: Queue, address: str) -> None:
        """Somebody else may have it."""
        queue.leave(address)
        self._free += 1
        self._call()

    def close(self) -> None:
        """It is nobody's turn any more: whoever waits does so for ever."""
        self._free = -(10**6)

    def _call(self) -> None:
        while self._free > 0 and (self.soon.call() or self.late.call()):
            self._free -= 1
