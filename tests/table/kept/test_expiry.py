"""Tables that nobody touches any more: what goes, what stays, and what is damaged harms nobody."""

import time

import pytest

from huisclos.table.deeds.in_game import Abandon
from huisclos.table.deeds.in_lobby import Sit
from huisclos.table.hall.hall import Hall
from huisclos.table.kept.expiry import AT_ONCE, DAY, Keep
from huisclos.table.kept.store import MemoryStore
from huisclos.table.shown.messages import Reader
from huisclos.table.values.clocks import Pace
from tests.table.party import CODE, Party, look_round, taken

pytestmark = pytest.mark.anyio
TABLE = ("lockdown", 3, {}, "none", "en")


def hall_later(store, days, **keep):
    """Another process over the same store, so many days from now."""
    hall = Hall(store, Pace(bots=0), keep=Keep(**keep))
    hall.house.now = lambda: time.time() + days * DAY
    return hall


@pytest.mark.parametrize(
    ("days", "keep", "stays"),
    [
        (89, {}, True),
        (91, {}, False),
        (10**4, {"lobbies": None}, True),
        (3, {"lobbies": 2}, False),
        (3, {"lobbies": None, "games": 2}, True),
    ],
)
async def test_a_lobby_goes_after_its_days(days, keep, stays):
    party = await Party.open(3)
    await look_round(hall_later(party.store, days, **keep))
    assert (CODE in party.store.logs) is stays


async def test_once_a_game_has_begun_it_is_no_lobby_any_more():
    party = await Party.open(3)
    await party.started(3)
    phases = [party.store.touched[CODE][0]]
    await party.host.do(Abandon())
    phases.append(party.store.touched[CODE][0])
    assert phases == ["playing", "between"]
    await look_round(hall_later(party.store, 10**4))
    assert CODE in party.store.logs
    await look_round(hall_later(party.store, 3, games=2))
    assert CODE not in party.store.logs


async def test_a_table_that_somebody_looks_at_stays_until_they_are_gone():
    party = await Party.open(3)
    hall = hall_later(party.store, 100)
    listener = await hall.listen(CODE, Reader(None), 0)
    await look_round(hall)
    assert CODE in party.store.logs
    await hall.leave(CODE, listener)


async def test_only_some_go_at_once():
    store = MemoryStore()
    hall = Hall(store)
    for _ in range(AT_ONCE + 5):
        await hall.open(*TABLE)
    later = hall_later(store, 100)
    await look_round(later)
    assert len(store.logs) == 5
    await look_round(later)
    assert len(store.logs) == 5, "the house looks for them now and then only"


async def test_nobody_is_left_at_a_table_that_is_removed():
    party = await Party.open(3)
    listener = await party.hall.listen(CODE, Reader(None), 0)
    await party.hall.tables.remove(CODE)
    with pytest.raises(Exception, match="removed"):
        await taken(listener)
    with pytest.raises(Exception, match=CODE):
        await party.hall.tables.find(CODE)
    with pytest.raises(Exception, match=CODE):
        await party.host.do(Sit(0, "Ana", 0))
