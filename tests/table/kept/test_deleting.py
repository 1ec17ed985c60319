"""The host deletes a table: it is gone for everybody, at once and for good."""

import asyncio

import pytest

from huisclos.table.deeds.in_game import Chat, Stand
from huisclos.table.hall.hall import Hall
from huisclos.table.hall.troubles import FIRST_PAUSE, LONGEST_PAUSE
from huisclos.table.shown.messages import Reader
from huisclos.table.values.clocks import SECONDS, Pace
from huisclos.table.values.refused import Refused
from tests.table.kept.test_store import Flaky
from tests.table.party import CODE, Party, look_round, taken, until

pytestmark = pytest.mark.anyio


async def refused(doing, key):
    with pytest.raises(Refused) as problem:
        await doing
    assert problem.value.message.key == key


async def playing(**party):
    table = await Party.open(3, options={"badge": 0}, **party)
    await table.started(3)
    return table


async def test_nothing_of_it_is_left():
    party = await playing(clock="fast")
    await party.hall.delete(CODE, 0)
    assert CODE not in party.hall.tables.running
    assert (dict(party.store.logs), party.store.dues) == ({}, {})
    for doing in (party.read(), party.host.do(Chat(0, "hello")), party.hall.join(CODE)):
        await refused(doing, "table-unknown")


async def test_only_the_host_deletes():
    party = await playing()
    before = await party.seen()
    for person in (1, None):
        await refused(party.hall.delete(CODE, person), "table-host-only")
    assert await party.seen() == before


async def test_whoever_is_connected_is_told():
    party = await playing()
    listeners = [await party.hall.listen(CODE, reader, 0) for reader in (Reader(), Reader(1, 1))]
    await taken(listeners[0])
    await party.hall.delete(CODE, 0)
    for listener in listeners:
        for _ in range(2):
            await refused(taken(listener), "table-deleted")
        await party.hall.leave(CODE, listener)
    assert party.hall.hub.listeners(CODE) == []


async def test_a_deed_that_waits_meanwhile_doesnt_bring_it_back():
    party = await playing(store=Flaky())
    party.store.open.clear()
    first = asyncio.create_task(party.host.do(Chat(0, "before")))
    await until(party.running.lock.locked)
    deleting = asyncio.create_task(party.hall.delete(CODE, 0))
    await asyncio.sleep(0)
    late = asyncio.create_task(party.people[1].do(Chat(1, "after")))
    for _ in range(5):
        await asyncio.sleep(0)
    party.store.open.set()
    await first
    await deleting
    await refused(late, "table-unknown")
    assert not (await party.store.read(CODE)).lines
    assert not party.hall.tables.running


async def test_another_owner_doesnt_bring_it_back():
    party = await playing()
    other = Hall(party.store)
    await other.read(CODE, Reader())
    await party.hall.delete(CODE, 0)
    await refused(other.do(CODE, 0, Chat(0, "hello"), "mine"), "table-elsewhere")
    await refused(other.do(CODE, 0, Chat(0, "hello"), "mine"), "table-unknown")


async def test_bots_that_were_about_to_play_there_dont(caplog):
    party = await playing(pace=Pace(bots=0.01))
    await party.host.do(Stand(0))
    bots = party.hall.bot_turns.tasks.of(CODE)[0]
    await party.hall.delete(CODE, 0)
    await until(bots.done)
    assert not caplog.records
    assert not party.hall.tables.running


async def test_what_cant_be_deleted_now_is_still_there():
    class Stubborn(Flaky):
        async def delete(self, code):
            raise OSError("not now")

    party = await playing(store=Stubborn())
    before = await party.seen()
    with pytest.raises(OSError, match="not now"):
        await party.hall.delete(CODE, 0)
    assert await party.seen() == before


# -- tables that can't go on ---------------------------------------------------------------------------


async def test_a_table_that_cant_go_on_is_in_nobodys_way_and_tried_less_and_less_often(caplog):
    party = await playing(clock="fast")
    party.store.logs["BROKEN"] = [b"not a line"]
    party.store.dues["BROKEN"] = 1.0
    await look_round(party.hall)
    assert await party.store.due(party.now) == []
    before = len(party.log)
    party.now += SECONDS["fast"]
    await look_round(party.hall)
    assert len(party.log) == before + 1
    for times in range(1, 20):
        pause = party.store.dues["BROKEN"] - party.now
        assert pause == min(FIRST_PAUSE * 2**times, LONGEST_PAUSE)
        party.now += pause
        await look_round(party.hall)
    assert [record.getMessage() for record in caplog.records] == ["a table is damaged: see huisclos check"]
