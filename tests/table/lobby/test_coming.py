"""Coming and going: the others see it, at most so often, and news never waits for it."""

import asyncio
import itertools

from huisclos.table.deeds.in_game import Chat
from huisclos.table.hall.hall import Hall
from huisclos.table.kept.store import MemoryStore
from huisclos.table.shown.messages import Reader
from huisclos.table.values.clocks import Pace
from huisclos.table.values.limits import Room
from tests.support.following import Following
from tests.table.party import CODE, Party, taken
from tests.table.virtual_time import in_virtual_time

PACE = Pace(bots=10**6, stir=1)


async def heard(listener, seconds, following):
    """What somebody is told in so many seconds, each with the moment."""
    loop, told = asyncio.get_running_loop(), []
    end = loop.time() + seconds
    try:
        async with asyncio.timeout(seconds):
            while loop.time() < end:
                for frame in await taken(listener):
                    told.append((loop.time(), following.hear(frame)))
    except TimeoutError:
        pass
    return told


async def watched():
    party = await Party.open(3, pace=PACE)
    await party.started(3)
    watcher, following = await party.hall.listen(CODE, Reader(), 0), Following()
    for frame in await taken(watcher):
        following.hear(frame)
    return party, watcher, following


async def flap(party, reader, times):
    for _ in range(times):
        listener = await party.hall.listen(CODE, reader, 0)
        await asyncio.sleep(0.1)
        await party.hall.leave(CODE, listener)
        await asyncio.sleep(0.15)


def test_whoever_watches_makes_no_news():
    async def story():
        party, *watcher = await watched()
        hearing = asyncio.create_task(heard(watcher[0], 10, watcher[1]))
        await flap(party, Reader(), 20)
        return await hearing

    assert in_virtual_time(story) == []


def test_whoever_comes_and_goes_all_the_time_is_told_of_once_a_second_at_most():
    async def story():
        party, *watcher = await watched()
        hearing = asyncio.create_task(heard(watcher[0], 10, watcher[1]))
        await flap(party, Reader(0, 0), 20)
        await party.hall.listen(CODE, Reader(0, 0), 0)
        return await hearing

    told = in_virtual_time(story)
    moments = [moment for moment, _ in told]
    assert all(later - earlier >= 1 for earlier, later in itertools.pairwise(moments))
    assert told[-1][1]["table"]["seats"][0]["here"]


def test_news_doesnt_wait_for_that_and_has_it():
    async def story():
        party, *watcher = await watched()
        await party.hall.listen(CODE, Reader(0, 0), 0)
        begun = asyncio.get_running_loop().time()
        await party.people[1].do(Chat(1, "hello"))
        told = await heard(watcher[0], 5, watcher[1])
        return begun, told

    begun, ((moment, message),) = in_virtual_time(story)
    assert moment == begun
    assert message["table"]["seats"][0]["here"]


def test_the_house_that_cant_look_round_tries_less_and_less_often_and_says_so_once(caplog):
    class Gone(MemoryStore):
        tries = 0

        async def due(self, now):
            self.tries += 1
            raise OSError("no disk")

    async def story():
        hall = Hall(Gone(), room=Room())
        sweep = asyncio.create_task(hall.sweep.for_ever())
        await asyncio.sleep(24 * 3600)
        sweep.cancel()
        return hall.house.store.tries

    assert in_virtual_time(story) < 100
    assert [record.getMessage() for record in caplog.records] == ["can't look round"]
