"""What can be passed, in real times: whoever can't see a hand can't tell from any message, nor from when it
comes, whether somebody thought, passed, or had nothing to choose."""

import asyncio
import random

import pytest

import huisclos
from huisclos.engine.game.installed import find
from huisclos.engine.rules.choice import PASS
from huisclos.engine.rules.simultaneous import awaited, hushed, nothing_to_choose
from huisclos.table.bots.thinking import Inline, Thought
from huisclos.table.deeds.by_house import Upgrade
from huisclos.table.deeds.in_game import Act, Skip
from huisclos.table.shown.messages import Reader
from huisclos.table.state.hidden_answers import spared
from huisclos.table.values.clocks import Pace
from tests.engine.all_games import step, twin
from tests.table.party import CODE, Party, taken
from tests.table.secrets.test_leaks import COMMITMENT
from tests.table.virtual_time import in_virtual_time

PACE = Pace(late=1, stir=0)
SHORTEST = PACE.bots * PACE.passes[0]
PEOPLE = 3


def window(rng):
    """A match in which several are asked what they may pass, somebody who isn't, and another world that looks
    the same to them, in which not the same people have nothing to choose."""
    while True:
        match = huisclos.new("lockdown", [f"P{n}" for n in range(PEOPLE)], f"{rng.getrandbits(64):032}")
        for _ in range(rng.randint(20, 120)):
            if not step(match, rng):
                break
        if match.state.over or not hushed(match.state) or match.state.answers:
            continue
        reader = rng.randrange(PEOPLE)
        other = twin(match, reader, rng)
        if idle(match) != idle(other):
            return match, other, reader


def idle(match):
    return [seat for seat in awaited(match.state) if nothing_to_choose(match.state, seat)]


async def told(match, reader, luck, seconds=SHORTEST):
    """All that a reader hears, and when, until the question is over. Whoever is asked passes in time."""
    party = await Party.open(PEOPLE, pace=PACE, clock="fast")
    loop, chance = asyncio.get_running_loop(), random.Random(luck)
    party.hall.house.now = lambda: 1000.0 + loop.time()
    await party.started(PEOPLE)
    party.hall.house.windows.luck = random.Random(luck)
    listeners = [await party.hall.listen(CODE, Reader(n, n), 0) for n in range(PEOPLE)]
    counted, heard, begun = [], [], loop.time()
    async with party.hall.tables.hold(CODE) as running, running.change() as change:
        change.do(Upgrade(find("lockdown").meta.version, match.position()))
    party.count(lambda deed: counted.append(type(deed)))

    async def listen():
        while True:
            frames = await taken(listeners[reader])
            heard.append((round(loop.time() - begun, 6), [COMMITMENT.sub(b"", frame) for frame in frames]))

    async def think(seat, pause):
        await asyncio.sleep(pause)
        if question := await party.people[seat].question(seat):
            await party.people[seat].do(Act(seat, question.number, [PASS.id]))

    acts = party.match.state.acts
    listening = asyncio.create_task(listen())
    for seat in awaited(party.match.state):
        asyncio.create_task(think(seat, chance.uniform(0, seconds)))  # noqa: RUF006
    while party.match.state.acts == acts and loop.time() < 60:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)
    listening.cancel()
    if party.table.phase == "over":  # then everything is shown
        heard[-1] = heard[-1][0], []
    return heard, counted, round(loop.time() - begun, 6)


@pytest.mark.parametrize("seed", range(12))
def test_who_had_nothing_to_choose_cant_be_told_from_what_comes_nor_from_when(seed):
    rng = random.Random(seed)
    one, other, reader = window(rng)
    worlds = [in_virtual_time(lambda world=world: told(world, reader, seed)) for world in (one, other)]
    assert worlds[0] == worlds[1]
    heard, counted, seconds = worlds[0]
    assert [kind.__name__ for kind in counted] == ["Close"]
    assert SHORTEST <= seconds <= PACE.bots * PACE.passes[1] + 0.1
    assert heard[-1][0] >= SHORTEST
    assert not [frames for moment, frames in heard[1:-1] if reader not in awaited(one.state)]


def test_how_long_it_stays_open_is_drawn_for_everybody_alike():
    one, _, reader = window(random.Random(3))
    seconds = [
        in_virtual_time(lambda luck=luck: told(one, reader, luck, seconds=0.1))[2] for luck in range(8)
    ]
    assert min(seconds) >= SHORTEST
    assert len({round(one, 1) for one in seconds}) > 4


def test_whoever_takes_their_time_is_waited_for_and_then_it_is_over_at_once():
    async def story():
        party = await Party.open(PEOPLE, pace=PACE)
        await party.started(PEOPLE)
        match = next(
            pair[0]
            for pair in map(window, map(random.Random, range(9)))
            if len(idle(pair[0])) < len(awaited(pair[0].state))
        )
        async with party.hall.tables.hold(CODE) as running, running.change() as change:
            change.do(Upgrade(find("lockdown").meta.version, match.position()))
        listeners = [await party.hall.listen(CODE, Reader(n, n), 0) for n in range(PEOPLE)]
        assert len(listeners) == PEOPLE
        acts, asked = party.match.state.acts, awaited(party.match.state)
        thinking = [seat for seat in asked if seat not in spared(party.table.asking)]
        await asyncio.sleep(10 * PACE.bots * PACE.passes[1])
        for seat in thinking:
            assert party.match.state.acts == acts
            question = await party.people[seat].question(seat)
            await party.people[seat].do(Act(seat, question.number, [PASS.id]))
        assert party.match.state.acts == acts + len(asked)
        return thinking

    assert in_virtual_time(story)


class Passing(Inline):
    """Bots that want nothing, and say nothing."""

    async def think(self, asked, address=""):
        return Thought(picks=[PASS.id])


def test_once_all_have_left_for_good_nothing_stays_open():
    async def story():
        party = await Party.open(PEOPLE, pace=PACE)
        party.hall.bot_turns.thinker = Passing()
        await party.started(PEOPLE)
        match, _, _ = window(random.Random(3))
        async with party.hall.tables.hold(CODE) as running, running.change() as change:
            change.do(Upgrade(find("lockdown").meta.version, match.position()))
        listeners = [await party.hall.listen(CODE, Reader(n, n), 0) for n in range(PEOPLE)]
        assert len(listeners) == PEOPLE
        acts, asked = party.match.state.acts, awaited(party.match.state)
        for seat in range(PEOPLE):
            await party.people[seat].do(Skip(seat))
        await asyncio.sleep(SHORTEST / 2)
        assert party.match.state.acts >= acts + len(asked)

    in_virtual_time(story)
