"""Where few can be served, addresses come by turns, none has all places, and what can wait goes last."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager

import pytest

from huisclos.server.beside.gate import MOST_OF_ONE, Gate, NotNow
from huisclos.server.beside.queue_by_address import Turns
from huisclos.server.beside.workers import Workers, WorkLimits
from tests.support.serving import PATIENCE

pytestmark = pytest.mark.anyio
FOR_EVER = 10**6
REQUESTS = 58
"""As many as one address may send in a minute."""


class Counter:
    """At which whoever comes is served until told to go; in which order they were."""

    def __init__(self, places):
        self.turns = Turns(places)
        self.served = []
        self.tasks = []

    async def come(self, *names, late=False):
        """One for each name, which begins with the letter of an address."""
        for name in names:
            self.tasks.append(asyncio.create_task(self._wait(name, late=late)))
        await settled()

    async def _wait(self, name, *, late):
        queue = self.turns.late if late else self.turns.soon
        await self.turns.take(queue, name[0])
        self.served.append(name)

    async def go(self, name, *, late=False):
        self.turns.give_back(self.turns.late if late else self.turns.soon, name[0])
        await settled()


async def settled():
    for _ in range(5):
        await asyncio.sleep(0)


@asynccontextmanager
async def counter(places):
    one = Counter(places)
    yield one
    for task in one.tasks:
        task.cancel()
    await asyncio.gather(*one.tasks, return_exceptions=True)


async def test_addresses_come_by_turns_however_much_one_of_them_wants():
    async with counter(1) as one:
        await one.come("a1", "a2", "a3", "a4", "b1", "c1", "b2")
        for _ in range(6):
            await one.go(one.served[-1])
        assert one.served == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


async def test_one_address_never_has_all_places():
    async with counter(3) as one:
        await one.come("a1", "a2", "a3", "a4")
        assert one.served == ["a1", "a2"]
        await one.come("b1")
        assert one.served == ["a1", "a2", "b1"]


async def test_what_can_wait_has_half_of_them_one_for_each_and_goes_last():
    async with counter(4) as one:
        await one.come("a1", "a2", "b1", "c1", late=True)
        assert one.served == ["a1", "b1"]
        await one.come("d1", "d2", "d3", "e1")
        assert one.served == ["a1", "b1", "d1", "d2"]
        await one.go("a1", late=True)
        assert one.served[4:] == ["d3"]
        await one.go("d1")
        await one.go("d2")
        assert one.served[5:] == ["e1", "a2"]


async def test_whoever_goes_before_their_turn_keeps_no_place():
    async with counter(1) as one:
        await one.come("a1", "b1", "c1")
        one.tasks[1].cancel()
        await one.go("a1")
        assert one.served == ["a1", "c1"]
        one.tasks[2].cancel()
        await one.go("c1")
        await one.come("d1")
        assert one.served == ["a1", "c1", "d1"]


async def test_however_many_want_advice_from_one_address_bots_and_others_get_their_turn():
    workers = Workers(2, WorkLimits(PATIENCE, 512))
    advisers = Gate(workers, late=True)
    asking = [asyncio.create_task(advisers.do("greedy", time.sleep, FOR_EVER)) for _ in range(REQUESTS)]
    await settled()
    told = [task.exception() for task in asking if task.done()]
    assert [type(problem) for problem in told] == [NotNow] * (REQUESTS - MOST_OF_ONE)
    for address in ("greedy", "modest") * 3:
        assert await workers.run(abs, -1, address=address) == 1
    for task in asking:
        task.cancel()
    await workers.stop()
    await asyncio.gather(*asking, return_exceptions=True)
