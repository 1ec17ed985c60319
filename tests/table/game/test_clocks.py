"""Clocks: when time is up a bot plays that one decision; tables sleep, wake up and come back the same."""

import asyncio
import random

import pytest

from huisclos.table.deeds.in_game import Act, AskBack, Chat, Return, Stand
from huisclos.table.deeds.in_lobby import PutBot, Sit, Start
from huisclos.table.hall.hall import Hall
from huisclos.table.kept.store import MemoryStore
from huisclos.table.shown.messages import Reader
from huisclos.table.values.clocks import BOT_SECONDS, SECONDS, Pace
from tests.table.party import CODE, Party, Thoughtful, look_round, meanwhile, until

pytestmark = pytest.mark.anyio


async def playing(clock, **party):
    """Three people, seat 0 is asked first."""
    table = await Party.open(3, options={"badge": 0}, clock=clock, **party)
    await table.started(3)
    return table


def later(party, pace=None):
    """Another process over the same store."""
    hall = Hall(party.store, pace=pace or Pace(bots=0))
    hall.house.now = lambda: party.now
    return hall


@pytest.mark.parametrize("clock", ["relaxed", "fast", "days"])
async def test_when_time_is_up_a_bot_plays_exactly_that_decision(clock):
    party = await playing(clock)
    question = await party.host.question(0)
    before = len(party.log)
    party.now += SECONDS[clock] - 0.1
    await look_round(party.hall)
    assert len(party.log) == before
    party.now += 0.1
    await look_round(party.hall)
    (line,) = party.log[before:]
    assert (line["person"], line["deed"]["do"], line["deed"]["seat"]) == (None, "act", 0)
    assert line["deed"]["question"] == question.number
    assert party.match.record()["house"] == [0], "nobody's own choice"
    assert (await party.shown(0)).bot == ""
    await look_round(party.hall)
    assert len(party.log) == before + 1


async def test_without_a_clock_one_may_think_for_ever():
    party = await playing("none")
    before = len(party.log)
    party.now += 10**9
    await look_round(party.hall)
    assert len(party.log) == before
    assert (await party.shown(0)).seconds is None


async def test_everybody_sees_how_long_one_may_still_think():
    party = await playing("fast")
    party.now += 12.25
    assert [seat.seconds for seat in (await party.read()).table.seats] == [17.8, None, None]
    party.now += 100
    assert (await party.shown(0)).seconds == 0


async def test_time_counts_from_the_question_and_not_from_what_others_do():
    party = await playing("fast")
    party.now += 29
    await party.people[1].do(Chat(1, "hurry"))
    assert (await party.shown(0)).seconds == 1
    await party.host.act(0)
    assert (await party.shown(0)).seconds == 30


async def test_an_answer_in_time_is_not_played_again():
    party = await playing("fast")
    party.now += 29
    await party.host.act(0)
    before = len(party.log)
    party.now += 2
    await look_round(party.hall)
    assert len(party.log) == before


async def test_a_bots_seat_has_no_clock():
    party = await playing("fast")
    await party.host.do(Stand(0))
    assert (await party.shown(0)).seconds is None
    await party.host.do(Return(0))
    assert (await party.shown(0)).seconds == 30


async def test_when_several_are_late_each_gets_one_decision():
    party = await playing("fast")
    while len(asked := await party.asked()) < 2:
        await party.step(random.Random(5))
    before = len(party.log)
    party.now += 31
    await look_round(party.hall)
    played = [line["deed"]["seat"] for line in party.log[before:]]
    assert sorted(played) == sorted(seat for _, seat, _ in asked)


async def test_an_answer_that_comes_too_late_is_stale():
    party = await playing("fast")
    question = await party.host.question(0)
    party.now += 31
    await look_round(party.hall)
    await party.host.refused(Act(0, question.number, question.options[:1]), "table-stale")


async def test_nobodys_time_is_up_while_the_others_think_about_taking_back():
    party = await playing("fast")
    await party.host.act(0)
    await party.host.do(AskBack(0))
    before = len(party.log)
    party.now += 45
    await look_round(party.hall)
    assert len(party.log) == before


async def test_a_table_that_sleeps_wakes_up_for_its_clock():
    party = await playing("days")
    hall = later(party)
    await look_round(hall)
    assert not hall.tables.running
    before = len(party.log)
    party.now += SECONDS["days"]
    await look_round(hall)
    assert len(party.log) == before + 1


async def test_a_bot_that_was_interrupted_is_called_again_even_if_nobody_looks():
    party = await Party.open(3, options={"badge": 1})
    await party.host.do(Sit(0, "Ana", 0))
    for seat in (1, 2):
        await party.host.do(PutBot(seat, "steady"))
    await party.host.do(Start())
    before = len(party.log)
    hall = later(party)
    party.now += BOT_SECONDS
    await look_round(hall)
    await until(lambda: len(party.log) > before and 0 in hall.tables.running[CODE].table.asking.asked)


async def test_the_sweep_goes_on_when_one_table_or_the_store_has_trouble():
    class Troubled(MemoryStore):
        tries = 0

        async def due(self, now):
            self.tries += 1
            if self.tries == 1:
                raise OSError("no disk")
            return ["BROKEN", *await super().due(now)]

    party = await playing("fast", store=Troubled(), pace=Pace(sweep=0))
    party.store.logs["BROKEN"] = [b"not a line"]
    before = len(party.log)
    party.now += 31
    async with meanwhile(party.hall.sweep.for_ever()):
        await until(lambda: len(party.log) > before)


async def test_an_idle_table_leaves_the_memory_and_comes_back_identical():
    party = await playing("none", pace=Pace(bots=0, idle=0, afar=0))
    for _ in range(20):
        await party.step(random.Random(6))
    await party.asked()
    before = await party.seen()
    await look_round(party.hall)
    assert not party.hall.tables.running
    await party.read()
    assert await party.seen() == before


async def test_a_table_that_somebody_looks_at_or_used_lately_stays():
    party = await playing("none", pace=Pace(idle=0, afar=0))
    listener = await party.hall.listen(CODE, Reader(), 0)
    await look_round(party.hall)
    assert CODE in party.hall.tables.running
    await party.hall.leave(CODE, listener)
    await look_round(party.hall)
    assert not party.hall.tables.running
    patient = later(party, Pace(idle=300))
    await patient.read(CODE, Reader())
    await look_round(patient)
    assert CODE in patient.tables.running


async def test_a_table_where_bots_are_about_to_play_stays():
    party = await playing("none", pace=Pace(bots=10**6, idle=0))
    await party.host.do(Stand(0))
    await look_round(party.hall)
    assert CODE in party.hall.tables.running


async def test_whoever_looks_round_waits_for_no_table():
    party = await playing("fast")
    party.hall.bot_turns.thinker = thinker = Thoughtful()
    before = len(party.log)
    party.now += 31
    late = await party.hall.sweep.look_round()
    await until(lambda: thinker.asked)
    assert await party.hall.sweep.look_round() == late
    thinker.enough.set()
    await asyncio.gather(*late)
    assert len(party.log) == before + 1
