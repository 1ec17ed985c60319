"""A running table: one holds it, what is done is stored, and then those who listen are told."""

import asyncio

import pytest

from huisclos.table.deeds.in_game import Chat, Quiet, Skip
from huisclos.table.values.refused import Refused
from tests.table.kept.test_store import Flaky
from tests.table.party import CODE, Party

pytestmark = pytest.mark.anyio


async def listened(people=3, **party):
    """A game under way, and all that somebody hears who listens."""
    party = await Party.open(3, options={"badge": 0}, store=Flaky(), **party)
    await party.started(people)
    heard = []
    party.hall.house.changed.append(heard.append)
    return party, heard


async def test_who_listens_hears_who_did_what_once_it_is_stored():
    party, heard = await listened()
    stored = []
    party.hall.house.changed.append(lambda changed: stored.append((len(party.lines), party.table.lines)))
    await party.host.do(Chat(0, "hello"))
    (changed,) = heard
    assert (changed.running, changed.public, changed.doers) == (party.running, [Chat(0, "hello")], {0})
    assert stored == [(party.table.lines, party.table.lines)]


async def test_of_what_nobody_else_may_notice_only_its_owner_is_named():
    party, heard = await listened()
    await party.host.do(Quiet(0, party.table.asking.asked[0].choice.prompt, on=True))
    assert [(list(changed.public), changed.owners) for changed in heard] == [([], {0})]


async def test_nobody_hears_of_what_cant_be_stored_but_that_the_table_is_to_be_read_anew():
    party, heard = await listened()
    left, before = [], party.running
    party.hall.house.left.append(left.append)
    party.store.failures = 1
    with pytest.raises(OSError, match="no space left"):
        await party.host.do(Chat(0, "hello"))
    assert heard == []
    assert [(one.running, one.for_good) for one in left] == [(before, False)]
    await party.read()
    assert party.running is not before
    assert party.table.chat == []


async def test_what_is_refused_is_nothing_to_be_read_anew():
    party, heard = await listened()
    before = party.running
    await party.host.refused(Chat(1, "hello"), "table-not-yours")
    assert party.running is before
    assert not [changed for changed in heard if changed.public]


async def test_a_table_is_held_by_one_at_a_time():
    party, _ = await listened()
    inside = []

    async def come(name):
        async with party.hall.tables.hold(CODE):
            inside.append(name)
            await asyncio.sleep(0)
            inside.append(name)

    await asyncio.gather(come("one"), come("two"))
    assert inside == ["one", "one", "two", "two"]


async def test_whoever_waited_for_a_table_that_has_left_the_memory_gets_the_one_that_is_there():
    party, _ = await listened()
    before = party.running

    async def come():
        async with party.hall.tables.hold(CODE) as running:
            return running

    async with party.hall.tables.hold(CODE):
        coming = asyncio.create_task(come())
        await asyncio.sleep(0)
        before.forget()
    assert await coming is party.running is not before


async def test_what_was_to_be_done_is_called_off_where_a_table_is_deleted():
    """Bots are about to play, and those who look on wait for them."""
    party, _ = await listened()
    await party.host.do(Skip(0))
    (task,) = party.hall.bot_turns.tasks.of(CODE).values()
    await party.hall.delete(CODE, 0)
    with pytest.raises(asyncio.CancelledError):
        await task
    with pytest.raises(Refused):
        await party.read()
