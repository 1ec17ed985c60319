"""A lesson that ends before its game does: the learner plays on, at a table."""

import random

import pytest

import huisclos
from huisclos.engine.game.installed import find
from huisclos.table.deeds.in_lobby import Start
from huisclos.table.kept.store import Kept
from huisclos.table.kept.upgrade import revive
from huisclos.table.state.tutorial import tutorial
from tests.table.party import CODE, NAMES, Party

pytestmark = pytest.mark.anyio
TAUGHT = tutorial(find("dead-of-winter"))


async def learners(players=3, game="dead-of-winter"):
    party = await Party.open(players, game=game)
    await party.seated(players)
    return party


async def test_it_goes_on_where_the_lesson_ends():
    party = await learners()
    await party.host.do(Start(lesson=True))
    view = (await party.host.read(TAUGHT.seat)).view
    left = huisclos.replay(TAUGHT.record).view(TAUGHT.seat)
    assert view["names"] == NAMES[:3]
    assert (view["board"], view["waiting"]) == (left["board"], left["waiting"])


async def test_its_dice_are_those_of_the_table():
    party = await learners()
    promised = party.table.seed
    await party.host.do(Start(lesson=True))
    assert party.match.seed == promised != TAUGHT.record["seed"]


async def test_it_is_a_game_like_any_other():
    party = await learners()
    await party.host.do(Start(lesson=True))
    for _ in range(20):
        await party.step(random.Random(1))
    table, upgrade = revive(CODE, Kept(party.lines, party.table.written()))
    assert upgrade is None
    assert table.asking.match.record() == party.match.record()
    assert huisclos.replay(table.asking.match.record()).view(0) == table.asking.match.view(0)


@pytest.mark.parametrize(("game", "players"), [("dead-of-winter", 4), ("lockdown", 4)])
async def test_only_as_many_can_and_only_where_something_is_left_to_play(game, players):
    party = await learners(players, game)
    await party.host.refused(Start(lesson=True), "table-no-lesson")
