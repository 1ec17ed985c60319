"""The host ends a game that won't end: without a result, and what was played of it is kept."""

import random

import pytest

import huisclos
from huisclos.engine.base.dice import commitment
from huisclos.table.deeds.in_game import Abandon, AskBack, Stand
from huisclos.table.deeds.in_lobby import PutBot, Ready, Rematch, Sit, Start
from huisclos.table.kept.log import rebuild
from tests.table.party import CODE, Party

pytestmark = pytest.mark.anyio


async def playing(moves=12):
    party = await Party.open(3)
    await party.started(3)
    for _ in range(moves):
        await party.step(random.Random(1))
    return party


async def test_its_record_is_there_with_the_seed_and_without_a_result():
    party = await playing()
    promise = (await party.read()).table.promise
    match = party.match
    await party.host.do(Abandon())
    record = await party.hall.record(CODE, 0)
    assert record["result"] is None
    assert commitment(record["seed"]) == record["commitment"]
    assert huisclos.replay(record).position() == match.position()
    shown = (await party.read()).table
    assert (shown.phase, shown.games) == ("lobby", 1)
    assert shown.promise != promise
    assert rebuild(CODE, party.store.logs[CODE]).records == [record]


async def test_only_the_host_may_and_only_while_a_game_is_under_way():
    party = await Party.open(3)
    await party.host.refused(Abandon(), "table-not-playing")
    await party.started(3)
    await party.people[1].refused(Abandon(), "table-host-only")
    await party.finished(random.Random(1))
    await party.host.refused(Abandon(), "table-not-playing")
    await party.host.do(Rematch())
    await party.host.refused(Abandon(), "table-not-playing")


async def test_also_while_somebody_asks_to_take_back_and_when_the_host_has_left_the_seat():
    party = await playing(0)
    asked = await party.asked()
    person, seat, _ = asked[0]
    await person.act(seat)
    await person.do(AskBack(seat))
    await party.host.do(Stand(0))
    await party.host.do(Abandon())
    shown = (await party.read()).table
    assert (shown.phase, shown.asking) == ("lobby", None)
    assert party.store.dues[CODE] is None
    assert party.store.positions[CODE] is None


async def test_the_next_game_has_other_dice_and_bots_stay():
    party = await Party.open(2, game="critico-ville")
    await party.host.do(Sit(0, "Ana", 0))
    await party.host.do(PutBot(1, "random"))
    await party.host.do(Start())
    seed = party.match.seed
    await party.host.do(Abandon())
    await party.host.do(Ready(0, ready=True))
    await party.host.do(Start())
    assert party.match.seed != seed
    assert (await party.shown(1)).bot == "random"
