"""Whoever is out of a game may see how it ends: once only bots are left, these don't pause any more."""

import asyncio
import random

import pytest

from huisclos.table.deeds.in_game import Return, Skip, Stand
from huisclos.table.deeds.in_lobby import PutBot, Ready, Rematch, Sit, Start
from huisclos.table.values.clocks import Pace
from tests.table.party import AT_ONCE, CODE, PATIENT, Party, until

pytestmark = pytest.mark.anyio
SLOW = Pace(bots=1, hurried=0, late=0, stir=0)
"""A whole game would take longer than anybody waits here."""


async def playing(people, pace=SLOW):
    """So many people, with bots."""
    party = await Party.open(4, pace=pace)
    for number in range(people):
        person = party.host if number == 0 else await party.come()
        await person.do(Sit(number, "ABCD"[number], number))
        await person.do(Ready(number, ready=True))
    for number in range(people, 4):
        await party.host.do(PutBot(number, "random"))
    await party.host.do(Start())
    return party


async def test_with_bots_only_the_game_is_over_at_once():
    party = await playing(1)
    await party.host.do(Skip(0))
    await until(lambda: party.table.phase == "over")


async def test_nobody_waits_for_a_pause_that_began_before_all_had_left():
    party = await playing(1, Pace(bots=10**6, hurried=0, passes=AT_ONCE, late=0, stir=0))
    rng = random.Random(1)
    while not party.hall.bot_turns.tasks.of(CODE):
        await party.step(rng)
    await asyncio.sleep(0)
    await party.host.do(Skip(0))
    await until(lambda: party.table.phase == "over")


async def test_as_long_as_anybody_plays_nothing_is_hurried():
    party = await playing(2)
    await party.host.do(Skip(0))
    assert (await party.shown(0)).bot
    assert not party.table.asking.hurried
    await party.people[1].do(Stand(1))
    assert not party.table.asking.hurried, "somebody may come back"
    await party.people[1].do(Return(1))
    await party.people[1].do(Skip(1))
    assert party.table.asking.hurried
    await until(lambda: party.table.phase == "over")
    await party.host.refused(Skip(0), "table-not-playing")


async def test_whoever_comes_back_plays_as_before():
    party = await playing(2, PATIENT)
    await party.people[1].refused(Skip(0), "table-not-yours")
    await party.host.do(Skip(0))
    await party.host.refused(Skip(0), "table-bot-plays")
    await party.host.do(Return(0))
    await party.people[1].do(Skip(1))
    assert not party.table.asking.hurried


async def test_the_next_game_begins_without_the_wish():
    party = await playing(1)
    await party.host.do(Skip(0))
    await until(lambda: party.table.phase == "over")
    await party.host.do(Rematch())
    await party.host.do(Start())
    assert not party.table.asking.hurried
