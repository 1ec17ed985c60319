"""Where rules take long, tables go one after the other, and all others have more time in between."""

import asyncio
from itertools import count
from types import SimpleNamespace

import pytest

from huisclos.table.deeds.in_game import Act
from huisclos.table.deeds.in_lobby import Sit, Start, Use
from huisclos.table.kept.store import MemoryStore
from huisclos.table.running import lane
from huisclos.table.running.lane import LONG_SECONDS, REST, Lane
from huisclos.table.running.running import House, Running
from huisclos.table.state.table import Table
from huisclos.table.values.clocks import Pace
from huisclos.table.values.limits import Room
from huisclos.table.values.refused import Refused
from tests.table.conftest import install
from tests.table.party import Party
from tests.toy_games.lighthouse.positions import tables

pytestmark = pytest.mark.anyio


@pytest.fixture
def clock(monkeypatch):
    """Every deed takes so long, as far as the lane knows; rests are noted, and take a turn of the loop."""
    told = SimpleNamespace(took=4 * LONG_SECONDS, resting=0, rests=[])
    readings = count()
    reading = SimpleNamespace(thread_time=lambda: next(readings) * told.took)

    async def rest(seconds):
        told.resting += 1
        assert told.resting == 1
        await asyncio.sleep(0)
        told.rests.append(round(seconds / told.took))
        told.resting -= 1

    monkeypatch.setattr(lane, "time", reading)
    monkeypatch.setattr(lane, "asyncio", SimpleNamespace(sleep=rest, Lock=asyncio.Lock))
    return told


def table(has_own_packs=True):
    found = Table("TABLE2")
    found.asking.match = SimpleNamespace(scene=SimpleNamespace(has_own_packs=has_own_packs))
    return Running(found, House(MemoryStore(), Pace(), Room()))


async def through(way, running, times=1, problem=None):
    for _ in range(times):
        async with way.at(running) as passage:
            with passage.counted():
                if problem:
                    raise problem


async def test_tables_that_take_long_rest_one_after_the_other(clock):
    way = Lane()
    await asyncio.gather(*(through(way, table(), 3) for _ in range(4)))
    assert clock.rests == [REST] * 12


async def test_a_quick_table_waits_for_nobody(clock):
    way, long, quick = Lane(), table(), table()
    await through(way, long)
    async with way.at(long) as passage:
        clock.took = LONG_SECONDS / 2
        await asyncio.wait_for(through(way, quick), 30)
        with passage.counted():
            pass
    assert quick.took < LONG_SECONDS
    assert len(clock.rests) == 1


async def test_what_is_refused_counts_as_well_and_lets_others_through(clock):
    way, running = Lane(), table()
    for _ in range(2):
        with pytest.raises(Refused):
            await through(way, running, problem=Refused("table-stale"))
    await asyncio.wait_for(through(way, table()), 30)
    assert clock.rests == [REST] * 3


async def test_whoever_was_slow_is_forgiven_after_some_quick_ones(clock):
    way, running = Lane(), table()
    await through(way, running)
    clock.took = 0.0
    await through(way, running, 2)
    assert running.took <= LONG_SECONDS


async def test_where_nobody_brought_a_pack_nothing_is_waited_for(clock):
    """Or a slow machine would hold up everybody."""
    party = await Party.open(3)
    await party.seated(3)
    await party.host.read(0)
    assert clock.rests == []


async def test_deeds_and_looks_at_a_table_with_a_pack_pass_through_it(clock, monkeypatch):
    install(monkeypatch, "lighthouse", "tests.toy_games.lighthouse:TheLighthouse")
    party = await Party.open(2, game="lighthouse")
    await party.host.do(Use("pack", "own.toml", tables({"lasts": True})))
    await party.host.do(Sit(0, "Ana", 0))
    await party.host.do(Sit(1, "Bo", 1))
    assert clock.rests == []
    await party.host.do(Start())
    assert len(clock.rests) == 1
    question = await party.host.question(0)
    assert len(clock.rests) == 2
    await party.host.do(Act(0, question.number, ["fetch"]))
    assert len(clock.rests) == 3
