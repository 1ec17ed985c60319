"""The gate takes in so much and no more, and does one thing at a time for one address."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager

import pytest

from huisclos.server.beside.gate import MOST_INSIDE, MOST_OF_ONE, Gate, NotNow
from huisclos.server.beside.workers import Workers, WorkLimits
from huisclos.table.values.refused import Refused
from tests.support.serving import PATIENCE

pytestmark = pytest.mark.anyio
FOR_EVER = 10**6


@asynccontextmanager
async def gate(count=2, seconds=PATIENCE):
    workers = Workers(count, WorkLimits(seconds, 512))
    one = Gate(workers)
    sent = []

    def hand_in(address):
        """Something that takes for ever; none of it is waited for in the end."""
        sent.append(asyncio.create_task(one.do(address, time.sleep, FOR_EVER)))

    hand_in.sent = sent

    yield one, hand_in
    for task in sent:
        task.cancel()
    await workers.stop()
    await asyncio.gather(*sent, return_exceptions=True)


async def test_whoever_has_too_much_there_is_told_and_others_are_not():
    async with gate() as (one, hand_in):
        for _ in range(MOST_OF_ONE):
            hand_in("greedy")
        await asyncio.sleep(0)
        with pytest.raises(NotNow) as problem:
            await one.do("greedy", abs, -1)
        assert problem.value.message.key == "server-one-by-one"
        assert await one.do("modest", abs, -1) == 1


async def test_a_newcomer_is_not_refused_in_favour_of_whoever_has_the_most():
    """The last of those who wait makes room, and the newcomer isn't the last to be served."""
    async with gate() as (one, hand_in):
        for number in range(MOST_INSIDE):
            hand_in(str(number % 4))
        await asyncio.sleep(0)
        newcomers = [asyncio.create_task(one.do(f"new-{number}", abs, -1)) for number in range(8)]
        sent_away, _ = await asyncio.wait(hand_in.sent, return_when=asyncio.FIRST_COMPLETED)
        assert all(task.exception().message.key == "server-busy" for task in sent_away)
        assert {hand_in.sent.index(task) % 4 for task in sent_away} == {0, 1, 2, 3}
        assert min(hand_in.sent.index(task) for task in sent_away) >= MOST_INSIDE - 8
        assert not any(task.done() and task.exception() for task in newcomers)
        hand_in.sent += newcomers


async def test_whoever_goes_without_having_waited_leaves_the_room_to_others():
    async with gate(count=1) as (_, hand_in):
        for number in range(MOST_INSIDE):
            hand_in(str(number))
        await asyncio.sleep(0)
        hand_in.sent[-1].cancel()
        await asyncio.sleep(0)
        hand_in("late")
        await asyncio.sleep(0)
        assert not hand_in.sent[-1].done()


async def test_when_too_much_waits_everybody_is_told_at_once():
    async with gate() as (one, hand_in):
        for number in range(MOST_INSIDE):
            hand_in(str(number))
        await asyncio.sleep(0)
        with pytest.raises(NotNow) as problem:
            await one.do("late", abs, -1)
        assert problem.value.message.key == "server-busy"


async def test_what_takes_too_long_makes_room_for_the_next():
    async with gate(count=1, seconds=0.2) as (one, _):
        with pytest.raises(Refused) as problem:
            await one.do("greedy", time.sleep, FOR_EVER)
        assert problem.value.message.key == "server-takes-long"
        one.workers.limits = WorkLimits(PATIENCE, 512)
        assert await one.do("greedy", abs, -1) == 1
