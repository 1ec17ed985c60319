"""What a group keeps of its games for good: who lied, what was played with, what was counted."""

import random

import pytest

from huisclos.table.deeds.in_game import Say
from tests.table.lobby.test_groups import Friends
from tests.table.party import look_round

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend():
    return "asyncio"


async def test_lies_are_counted_for_life():
    friends = await Friends.come()
    ana, bo, _ = await friends.party.started(3)
    everywhere = [f"place:{place}" for place in range(1, 7)]
    for _ in range(2):
        await ana.do(Say(0, "monsters", {"places": everywhere}))  # there are fewer dice
    await bo.do(Say(1, "ask-go", {"to": "seat:0", "place": "place:1"}))
    await friends.party.finished(random.Random(1))
    await look_round(friends.party.hall)
    group = await friends.group()
    assert group.played[0].lies == [2, 0, 0], "that a request went unheard is nobody's lie"
    assert (group.people["Ana"].lies, group.people["Bo"].lies, group.lies) == (2, 0, 2)


async def test_what_a_game_was_played_with_and_what_it_counted_stays():
    harder = {"killer": "hans@butcher", "difficulty": "absolute", "legend": True}
    friends = await Friends.come(players=1, game="final-girl", options=harder)
    await friends.party.started(1)
    await friends.party.finished(random.Random(2))
    await look_round(friends.party.hall)
    (played,) = (await friends.group()).played
    result = friends.party.match.result
    assert (played.things, played.counts) == (result.things, result.counts)
    assert set(played.things) == {"killer", "location", "girl", "difficulty", "power"}
    assert played.things["killer"] == "killer:hans@butcher"
    assert played.things["difficulty"] == "difficulty:absolute"
    assert set(played.counts) == {"saved", "dead", "turns", "back"}
    assert played.shown().things == played.things
