"""The desk takes in so much and no more, and does one thing at a time for one address."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager

import pytest

from huisclos.server.desk import MOST_INSIDE, MOST_OF_ONE, Desk, NotNow
from huisclos.server.workers import Limits, Workers
from huisclos.table.deed import Refused
from tests.serving import PATIENCE

pytestmark = pytest.mark.anyio
FOR_EVER = 10**6


@asynccontextmanager
async def desk(count=2, seconds=PATIENCE):
    workers = Workers(count, Limits(seconds, 512))
    one = Desk(workers)
    sent = []

    def hand_in(address):
        """Something that takes for ever; none of it is waited for in the end."""
        sent.append(asyncio.create_task(one.do(address, time.sleep, FOR_EVER)))

    yield one, hand_in
    for task in sent:
        task.cancel()
    await workers.stop()
    await asyncio.gather(*sent, return_exceptions=True)


async def test_whoever_has_too_much_there_is_told_and_others_are_not():
    async with desk() as (one, hand_in):
        for _ in range(MOST_OF_ONE):
            hand_in("greedy")
        await asyncio.sleep(0)
        with pytest.raises(NotNow) as problem:
            await one.do("greedy", abs, -1)
        assert problem.value.message.key == "server-one-by-one"
        assert await one.do("modest", abs, -1) == 1


async def test_when_too_much_waits_everybody_is_told_at_once():
    async with desk() as (one, hand_in):
        for number in range(MOST_INSIDE):
            hand_in(str(number))
        await asyncio.sleep(0)
        with pytest.raises(NotNow) as problem:
            await one.do("late", abs, -1)
        assert problem.value.message.key == "server-busy"


async def test_what_takes_too_long_makes_room_for_the_next():
    async with desk(count=1, seconds=0.2) as (one, _):
        with pytest.raises(Refused) as problem:
            await one.do("greedy", time.sleep, FOR_EVER)
        assert problem.value.message.key == "server-takes-long"
        one.workers.limits = Limits(PATIENCE, 512)
        assert await one.do("greedy", abs, -1) == 1
