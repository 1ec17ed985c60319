"""Those who answer at the same time are served together, and each gets what is theirs."""

import asyncio
import random

import pytest

from huisclos.table.deeds.in_game import Act, Chat
from huisclos.table.deeds.in_lobby import Sit
from huisclos.table.kept.store import MemoryStore
from huisclos.table.values.refused import Refused
from tests.table.party import CODE, Party

pytestmark = pytest.mark.anyio


class Counting(MemoryStore):
    """Notes how many lines came together; fails as often as told."""

    def __init__(self):
        super().__init__()
        self.writes = []
        self.failures = 0

    async def append(self, code, first, lines, due, *kept, **how):
        if self.failures:
            self.failures -= 1
            raise OSError("no space left")
        await super().append(code, first, lines, due, *kept, **how)
        self.writes.append(len(lines))


async def all_asked():
    """Four people, at least three of whom are asked; and what they would answer."""
    party, rng = await Party.open(4, store=Counting()), random.Random(1)
    await party.started(4)
    while len(asked := await party.asked()) < 3:
        await party.step(rng)
    party.store.writes.clear()
    return party, [(person, Act(seat, asks.number, asks.options[: asks.min])) for person, seat, asks in asked]


async def done(wanted):
    return await asyncio.gather(*(person.do(deed) for person, deed in wanted), return_exceptions=True)


async def test_answers_that_come_together_are_stored_and_told_once():
    party, wanted = await all_asked()
    listener = await party.hall.listen(CODE, (await party.readers())[0], 0)
    listener.take()
    numbers = await done(wanted)
    assert len(party.store.writes) == 1
    assert set(numbers) == {party.table.number}
    assert len(listener.take()) == 1
    assert not party.hall.serving.waiting


async def test_one_who_is_refused_is_no_trouble_to_the_others():
    party, wanted = await all_asked()
    (first, deed), *others = wanted
    stale, *numbers = await done([(first, Act(deed.seat, deed.question + 1000, deed.picks)), *others])
    assert isinstance(stale, Refused)
    assert set(numbers) == {party.table.number}
    assert {deed.seat for _, deed in others} <= {*party.table.asking.sealed, *party.match.state.answers}


async def test_if_it_cannot_be_stored_all_of_them_hear_it_and_may_come_again():
    party, wanted = await all_asked()
    before = party.lines
    party.store.failures = 1
    assert {str(problem) for problem in await done(wanted)} == {"no space left"}
    await party.read()
    assert party.lines == before
    assert set(await done(wanted)) == {party.table.number}


async def test_who_waits_while_that_fails_is_served_at_the_table_as_it_is_read_anew():
    party, wanted = await all_asked()
    party.store.failures = 1
    problem, number = await done([wanted[0], (party.host, Chat(0, "hello"))])
    assert str(problem) == "no space left"
    assert number == party.table.number
    assert [line.text for line in party.table.chat] == ["hello"]
    assert wanted[0][1].seat not in party.table.asking.sealed


async def test_who_goes_before_it_is_their_turn_wants_nothing_done():
    party, _ = await all_asked()
    async with party.hall.tables.hold(CODE):
        going = asyncio.create_task(party.host.do(Chat(0, "hello")))
        while not party.hall.serving.waiting:
            await asyncio.sleep(0)
        going.cancel()
        await asyncio.wait([going])
    await party.host.do(Chat(0, "again"))
    assert [line.text for line in party.table.chat] == ["again"]


async def test_somebody_new_who_wants_two_things_at_once_is_one_person():
    party = await Party.open(3)
    cy = await party.come()
    await asyncio.gather(cy.do(Sit(1, "Cy", 1)), cy.do(Sit(2, "Cynthia", 2)))
    assert await cy.seats() == [1, 2]
    assert party.table.company.people == 2
