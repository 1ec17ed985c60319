"""Everybody's share of the server: whoever sends more than theirs waits, and nobody waits for them."""

from __future__ import annotations

import asyncio
import time

from huisclos.table.values.refused import Refused

MOST_KNOWN = 50_000
"""So many addresses are remembered; then the first are forgotten."""
MOST_WAITING = 500
"""From one address; whatever comes then is refused."""
SAVED_SECONDS = 10
"""Whoever was quiet that long has that much more at once: a class that comes in at the same minute."""

FRAME = 0.2
"""What anything costs that comes over a socket, in thousandths of a second or thereabouts."""
LETTERS = 20_000.0
"""So many letters cost as much again, or one more, in or out."""
REQUEST = 1.0
"""What a request or an order costs."""
TOLD = 0.05
"""What it costs to tell one reader of it."""
HELLO = 3.0
"""What a new connection to a table costs, which is shown the whole."""


class Share:
    """That of one address: so many things at the same time, and so much a second on average."""

    def __init__(self, at_once: int, per_second: float) -> None:
        self.places = asyncio.Semaphore(at_once)
        self.waiting = 0
        self._per_second = per_second
        self._left = per_second * SAVED_SECONDS
        self._at = time.monotonic()

    def turn(self, effort: float) -> Turn:
        """`async with`: begins when what came before is under way or done, and the effort is paid."""
        return Turn(self, effort)

    def owe(self, effort: float) -> None:
        """What turns out to have cost more: whatever comes next waits until it has come together."""
        now = time.monotonic()
        saved = self._left + (now - self._at) * self._per_second
        self._left, self._at = min(saved, self._per_second * SAVED_SECONDS) - effort, now

    async def pay(self, effort: float) -> None:
        """At once out of what was saved; else later, when it has come together."""
        self.owe(effort)
        if self._left < 0:
            await asyncio.sleep(-self._left / self._per_second)


class Turn:
    """One thing that is done out of a share."""

    def __init__(self, share: Share, effort: float) -> None:
        self.share = share
        self.effort = effort

    async def __aenter__(self) -> None:
        if self.share.waiting >= MOST_WAITING:
            raise Refused("table-too-fast")
        self.share.waiting += 1
        try:
            await self.share.places.acquire()
        finally:
            self.share.waiting -= 1
        try:
            await self.share.pay(self.effort)
        except BaseException:
            self.share.places.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.share.places.release()


class Shares:
    """Those of all addresses."""

    def __init__(self, at_once: int, per_second: float) -> None:
        self._each = at_once, per_second
        self._shares: dict[str, Share] = {}

    def of(self, address: str) -> Share:
        share = self._shares.get(address)
        if share is None:
            share = self._shares[address] = Share(*self._each)
            if len(self._shares) > MOST_KNOWN:
                del self._shares[next(iter(self._shares))]
        return share
