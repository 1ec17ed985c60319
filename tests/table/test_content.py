"""Content comes once a game, and whoever follows the events ends up where the view is."""

import random

import pytest

from huisclos.table.lobby import Arrange, Ready, Rematch, Start
from tests.table.party import Party

pytestmark = pytest.mark.anyio


async def test_it_comes_with_the_game_and_then_no_more():
    party = await Party.open(3)
    await party.seated(3)
    before = await party.read()
    await party.host.do(Start())
    begun = await party.read(before.number)
    assert before.content == {}
    assert begun.content[begun.view["board"]["figures"]]["monsters"] == 25
    await party.step(random.Random(1))
    assert (await party.read(begun.number)).content == {}
    assert (await party.read()).content == begun.content


async def test_a_rematch_by_other_rules_brings_its_own():
    party = await Party.open(3)
    await party.started(3)
    first = await party.read()
    await party.finished(random.Random(1))
    over = await party.read(first.number)
    assert over.content == {}
    await party.host.do(Rematch())
    await party.host.do(Arrange(3, {"figures": {"monsters": 30}}, "none"))
    for seat, person in enumerate(party.people):
        await person.do(Ready(seat, ready=True))
    await party.host.do(Start())
    second = await party.read(over.number)
    assert second.content[second.view["board"]["figures"]]["monsters"] == 30
    assert second.content.keys().isdisjoint(first.content)


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
