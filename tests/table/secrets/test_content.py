"""Content comes once a game, and whoever follows the events ends up where the view is."""

import json
import random

import pytest

from huisclos.table.deeds.in_lobby import Arrange, Ready, Rematch, Start
from huisclos.table.shown.messages import Reader
from huisclos.table.values.refused import Refused
from tests.table.party import CODE, Party

pytestmark = pytest.mark.anyio


async def figures(party, news):
    """What the game is played with, which is to be had apart, by the name that the view gives it."""
    name = news.view["board"]["figures"]
    assert name in news.content
    return await party.hall.content(CODE, name)


async def test_it_comes_with_the_game_and_then_no_more():
    party = await Party.open(3)
    await party.seated(3)
    before = await party.read()
    await party.host.do(Start())
    begun = await party.read(before.number)
    assert before.content == []
    assert (await figures(party, begun))["monsters"] == 25
    await party.step(random.Random(1))
    assert (await party.read(begun.number)).content == []
    assert (await party.read()).content == begun.content


async def test_a_rematch_by_other_rules_brings_its_own():
    party = await Party.open(3)
    await party.started(3)
    first = await party.read()
    await party.finished(random.Random(1))
    over = await party.read(first.number)
    assert over.content == []
    await party.host.do(Rematch())
    await party.host.do(Arrange(3, {"figures": {"monsters": 30}}, "none"))
    for seat, person in enumerate(party.people):
        await person.do(Ready(seat, ready=True))
    await party.host.do(Start())
    second = await party.read(over.number)
    assert (await figures(party, second))["monsters"] == 30
    assert {*second.content}.isdisjoint(first.content)
    with pytest.raises(Refused):
        await party.hall.content(CODE, first.content[0])


async def test_who_follows_from_game_to_game_gets_it_once_and_who_comes_between_them_gets_it_too():
    party = await Party.open(3)
    await party.started(3)
    follower = await party.hall.listen(CODE, Reader(), 0)
    first = told(follower)
    await party.finished(random.Random(1))
    follower.take()
    await party.host.do(Rematch())
    newcomer = await party.hall.listen(CODE, Reader(), 0)
    assert told(newcomer)["content"] == []
    for seat, person in enumerate(party.people):
        await person.do(Ready(seat, ready=True))
    await party.host.do(Start())
    assert first["content"]
    assert told(newcomer)["content"] == first["content"]
    again = told(follower)
    assert again["content"] == []
    assert again["view"]["board"]["figures"] in first["content"]


def told(listener):
    """The whole that waits for somebody."""
    return json.loads(listener.take()[-1])["message"]


async def test_packs_that_come_with_a_game_come_without_their_words():
    """Which everybody has from elsewhere; see tests/server/api/test_advice.py."""
    party = await Party.open(1, game="final-girl")
    await party.started(1)
    news = await party.read()
    packs = await party.hall.content(CODE, news.view["board"]["packs"])
    assert packs
    assert all(pack["words"] == {} and len(pack) > 2 for pack in packs)


async def test_what_each_event_changed_is_told_to_those_who_saw_the_board_before():
    party = await Party.open(3)
    await party.started(3)
    rng, seen = random.Random(1), await party.host.read(0)
    changed = set()
    while await party.step(rng) and party.table.phase == "playing":
        news = await party.host.read(0, seen.number)
        board = dict(seen.view["board"])
        for event in news.events:
            board |= event["changes"] | {field: news.view["board"][field] for field in event["settled"]}
            changed |= {*event["changes"], *event["settled"]}
        assert board["where"] == news.view["board"]["where"]
        assert board["monsters"] == news.view["board"]["monsters"]
        seen = news
    assert changed >= {"where", "monsters", "phase", "hands"}


async def test_the_end_opens_all_secrets_and_says_only_of_what_is_new_what_it_changed():
    party = await Party.open(3)
    await party.started(3)
    rng = random.Random(1)
    while party.table.phase == "playing":
        before = await party.read()
        await party.step(rng)
    news = await party.read(before.number)
    assert (news.events_from, news.events_in_all > before.events_in_all) == (0, True)
    assert not any(event["changes"] for event in news.events[: before.events_in_all])
    assert not any(event["changes"] for event in (await party.read()).events)
