"""Tables that 0.9.1 has kept: games under way go on, and those that are over still show how they ended."""

import logging
import random
from pathlib import Path

import msgspec
import pytest

import huisclos
from huisclos.engine.rules.playout import by_chance
from huisclos.table.deeds.in_game import Act
from huisclos.table.hall.hall import Hall
from huisclos.table.kept.store import MemoryStore
from huisclos.table.shown.messages import Reader
from huisclos.table.values.clocks import Pace
from tests.table.party import CODE, read

pytestmark = pytest.mark.anyio

KEPT = {file.stem: msgspec.json.decode(file.read_bytes()) for file in Path(__file__).parent.glob("*.json")}
OVER = sorted(name for name in KEPT if name.endswith("over"))
UNDER_WAY = sorted(KEPT.keys() - OVER)


async def hall_with(name):
    """A house of today that finds one such table in its store."""
    kept, store = KEPT[name], MemoryStore()
    lines = [msgspec.json.encode(line) for line in kept["lines"]]
    await store.append(CODE, 0, lines, None, msgspec.json.encode(kept["position"]))
    return Hall(store, Pace(passes=(0, 0), afar=0))


@pytest.mark.parametrize("name", UNDER_WAY)
async def test_a_game_under_way_goes_on_to_its_end(name, caplog):
    hall, rng = await hall_with(name), random.Random(1)
    person = await hall.person(CODE, KEPT[name]["secret"])
    news = await read(hall, Reader(person, 0), code=CODE)
    assert (news.table.phase, news.table.trouble) == ("playing", {})
    table = hall.tables.running[CODE].table
    asking = table.asking
    assert asking.match.state.acts == KEPT[name]["position"]["state"]["acts"]
    while table.phase == "playing":
        seat, choice = next(
            (seat, choice) for seat, choice in asking.match.choices().items() if seat not in asking.sealed
        )
        picks = [option.id for option in by_chance(choice, rng)]
        await hall.do(CODE, person, Act(seat, asking.asked[seat].number, picks), "")
    record = await hall.record(CODE, 0)
    assert huisclos.replay(record).record() == record
    assert not [line for line in caplog.records if line.levelno >= logging.ERROR]


@pytest.mark.parametrize("name", OVER)
async def test_a_game_that_is_over_keeps_its_end_and_says_that_it_cant_be_watched_again(name):
    hall = await hall_with(name)
    news = await read(hall, Reader(), code=CODE)
    assert (news.table.phase, news.table.trouble) == ("over", {})
    assert (news.table.replays, news.table.proof) == (False, None)
    result = news.view["result"]
    assert len(result["points"]) == len(KEPT[name]["position"]["names"])
    record = await hall.record(CODE, 0)
    assert msgspec.to_builtins(huisclos.replay(record).result)["winners"] == result["winners"]
