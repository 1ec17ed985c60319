"""When storing fails, is slow, or somebody else has stored: nothing is lost, doubled or half done."""

import asyncio
from contextlib import suppress

import pytest

from huisclos.table.deeds.in_game import Chat
from huisclos.table.deeds.in_lobby import PutBot, Sit, Start
from huisclos.table.hall.hall import Hall
from huisclos.table.kept.store import MemoryStore
from huisclos.table.shown.messages import Reader
from huisclos.table.values.clocks import BOT_SECONDS, Pace
from huisclos.table.values.refused import Refused
from tests.table.party import CODE, Party, look_round, read, taken, until

pytestmark = pytest.mark.anyio


class Flaky(MemoryStore):
    """Fails as often as told; waits as long as told; may lose its answer only."""

    def __init__(self):
        super().__init__()
        self.failures = 0
        self.lost_answers = 0
        self.open = asyncio.Event()
        self.open.set()

    async def append(self, code, first, lines, due, *kept, **how):
        await self.open.wait()
        if self.failures:
            self.failures -= 1
            raise OSError("no space left")
        await super().append(code, first, lines, due, *kept, **how)
        if self.lost_answers:
            self.lost_answers -= 1
            raise OSError("cut off")


async def seated():
    party = await Party.open(3, store=Flaky())
    await party.seated(2)
    return party


async def chat(party):
    return [line.text for line in (await party.read()).chat]


async def test_what_cant_be_stored_hasnt_happened():
    party = await seated()
    before, kept = await party.seen(), list(party.log)
    party.store.failures = 1
    with pytest.raises(OSError, match="no space left"):
        await party.host.do(Chat(0, "hello"), "mine")
    await party.read()
    assert await party.seen() == before
    assert party.log == kept
    await party.host.do(Chat(0, "hello"), "mine")
    assert await chat(party) == ["hello"]


async def test_what_was_stored_without_an_answer_is_not_done_again():
    party = await seated()
    party.store.lost_answers = 1
    with pytest.raises(OSError, match="cut off"):
        await party.host.do(Chat(0, "hello"), "mine")
    await party.read()
    await party.host.refused(Chat(0, "hello"), "table-repeated", "mine")
    assert await chat(party) == ["hello"]


async def test_nobody_sees_what_is_not_stored_yet():
    party = await seated()
    party.store.open.clear()
    doing = asyncio.create_task(party.host.do(Chat(0, "hello")))
    await until(party.running.lock.locked)
    reading = asyncio.create_task(chat(party))
    for _ in range(20):
        await asyncio.sleep(0)
    assert not reading.done()
    party.store.open.set()
    await doing
    assert await reading == ["hello"]


async def test_whoever_waited_for_what_failed_sees_and_does_as_if_it_hadnt_been():
    party = await seated()
    bo = party.people[1]
    party.store.open.clear()
    party.store.failures = 1
    failing = asyncio.create_task(party.host.do(Chat(0, "lost")))
    await until(party.running.lock.locked)
    reading = asyncio.create_task(chat(party))
    doing = asyncio.create_task(bo.do(Chat(1, "kept")))
    party.store.open.set()
    with pytest.raises(OSError, match="no space left"):
        await failing
    assert "lost" not in await reading
    await doing
    assert await chat(party) == ["kept"]
    assert [line["deed"].get("text") for line in party.log if line["deed"]["do"] == "chat"] == ["kept"]


async def bots_play():
    """A game in which it is the bots' turn; nothing can be stored once."""
    party = await Party.open(3, options={"badge": 1}, pace=Pace(bots=0.01), store=Flaky())
    await party.host.do(Sit(0, "Ana", 0))
    for seat in (1, 2):
        await party.host.do(PutBot(seat, "random"))
    await party.host.do(Start())
    party.store.failures = 1
    await until(lambda: not party.store.failures)
    return party


async def test_bots_go_on_after_a_failure_when_somebody_looks():
    party = await bots_play()
    await party.read()
    await until(lambda: 0 in party.table.asking.asked)


async def test_bots_go_on_after_a_failure_when_nobody_looks():
    party = await bots_play()
    party.now += BOT_SECONDS
    await look_round(party.hall)
    await until(lambda: CODE in party.hall.tables.running and 0 in party.table.asking.asked)


async def test_after_a_failure_a_table_with_readers_is_read_anew():
    party = await seated()
    listener = await party.hall.listen(CODE, Reader(), 0)
    await taken(listener)
    party.store.failures = 1
    with pytest.raises(OSError, match="no space left"):
        await party.host.do(Chat(0, "hello"))
    await until(lambda: CODE in party.hall.tables.running)
    await party.host.do(Chat(0, "again"))
    assert b"again" in b"".join(await asyncio.wait_for(taken(listener), 60))


async def test_a_store_that_cant_be_read_is_tried_again():
    party = await seated()
    hall = Hall(Unreadable(party.store, 1))
    reads = [read(hall, Reader()) for _ in range(3)]
    first, *others = await asyncio.gather(*reads, return_exceptions=True)
    assert isinstance(first, OSError)
    assert [other.number for other in others] == [len(party.log)] * 2
    assert len(hall.tables.running) == 1


class Unreadable:
    """Somebody else's store, which can't be read at first."""

    def __init__(self, store, failures):
        self.append, self.due = store.append, store.due
        self.store, self.failures = store, failures

    async def read(self, code):
        await asyncio.sleep(0)
        if self.failures:
            self.failures -= 1
            raise OSError("not now")
        return await self.store.read(code)


async def test_an_unknown_table_is_refused_and_not_remembered():
    hall = Hall(MemoryStore())
    with pytest.raises(Refused) as problem:
        await hall.read("NOSUCH", Reader())
    assert problem.value.message.key == "table-unknown"
    assert not hall.tables.running
    assert not (await hall.house.store.read("NOSUCH")).lines


# -- two owners ----------------------------------------------------------------------------------------


async def test_of_two_owners_the_second_is_refused_reads_anew_and_goes_on():
    party = await seated()
    other = Hall(party.store)
    await other.read(CODE, Reader())
    await party.host.do(Chat(0, "one"))
    with pytest.raises(Refused) as problem:
        await other.do(CODE, 1, Chat(1, "two"), "mine")
    assert problem.value.message.key == "table-elsewhere"
    assert [line.text for line in (await read(other, Reader())).chat] == ["one"]
    await other.do(CODE, 1, Chat(1, "two"), "mine")
    assert [line.text for line in (await read(other, Reader())).chat] == ["one", "two"]


async def test_two_owners_at_once_lose_and_double_nothing():
    party = await seated()
    halls = [party.hall, Hall(party.store)]
    halls[1].house.now = halls[0].house.now

    async def write(number):
        hall, done = halls[number], 0
        while done < 50:
            party.now += 60  # one writes only so much in a minute
            with suppress(Refused):
                await hall.do(CODE, number, Chat(number, f"{number}-{done}"), f"{number}-{done}")
                done += 1
            await asyncio.sleep(0)

    await asyncio.gather(write(0), write(1))
    written = [line["deed"]["text"] for line in party.log if line["deed"]["do"] == "chat"]
    for number in (0, 1):
        mine = [text for text in written if text.startswith(f"{number}-")]
        assert mine == [f"{number}-{n}" for n in range(50)]


async def test_a_code_that_exists_already_harms_nobody(monkeypatch):
    party = await seated()
    before = await party.seen()
    monkeypatch.setattr("huisclos.table.hall.hall.secrets.choice", lambda _: "A")
    hall, code = party.hall, "AAAAAA"
    assert (await hall.open("lockdown", 3, {}, "none", "en"))[0] == code
    first = await hall.read(code, Reader())
    with pytest.raises(Refused):
        await hall.open("lockdown", 6, {}, "none", "en")
    assert code in hall.tables.running
    assert await hall.read(code, Reader()) == first
    assert await party.seen() == before


# -- codes for another device ---------------------------------------------------------------------------


async def test_a_carry_code_works_once():
    party = await seated()
    carry = party.hall.carries.make(CODE, 0)
    await party.hall.arrive(carry)
    for code in (carry, "", "NEVERMADE2"):
        with pytest.raises(Refused) as problem:
            await party.hall.arrive(code)
        assert problem.value.message.key == "table-carry"


async def test_a_carry_code_grows_old(monkeypatch):
    party = await seated()
    monkeypatch.setattr("huisclos.table.values.seat_codes.SECONDS", -1)
    carry = party.hall.carries.make(CODE, 0)
    people = len(party.log)
    with pytest.raises(Refused) as problem:
        await party.hall.arrive(carry)
    assert problem.value.message.key == "table-carry"
    assert len(party.log) == people
