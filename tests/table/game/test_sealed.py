"""An answer that waits for others can be changed until all are in, and nobody notices."""

import asyncio
import math
import random

import pytest

from huisclos.engine.rules.choice import PASS
from huisclos.engine.rules.simultaneous import awaited, hushed
from huisclos.table.deeds.in_game import MOST_CHANGES, Act, Stand
from huisclos.table.deeds.in_lobby import PutBot, Sit, Start
from huisclos.table.kept.log import rebuild
from huisclos.table.running.windows import Window
from huisclos.table.shown.messages import Reader
from huisclos.table.shown.news import Showing
from huisclos.table.values.clocks import Pace
from tests.table.party import AT_ONCE, CODE, NAMES, Party, Thoughtful, taken
from tests.table.virtual_time import in_virtual_time

pytestmark = pytest.mark.anyio
SILENT = Pace(bots=10**6, passes=AT_ONCE, stir=10**6)
"""Nobody is told who comes and goes."""


async def voting(seed=1, prompt="choose", people=2, **more):
    """Several are asked at once: they choose where to go, in secret."""
    party = await Party.open(3, seed, **more)
    await party.started(3)
    rng = random.Random(seed)
    while True:
        asked = await party.asked()
        assert asked
        if len(asked) >= people and asked[0][2].prompt.startswith(prompt):
            return party, [(person, seat, question) for person, seat, question in asked]
        await party.step(rng)


async def test_it_is_seen_that_one_has_answered_and_ones_own_answer_can_be_changed():
    party, ((ana, seat, question), (bo, other, _)) = await voting()
    first, second = question.options[:2]
    before = len(party.match.actions)
    await ana.do(Act(seat, question.number, [first]))
    assert (await party.read()).view["answered"] == [seat]
    mine = await ana.read(seat)
    assert (mine.question, mine.change.options, mine.view["answer"]) == (None, question.options, [first])
    assert mine.settled == [seat]
    await ana.do(Act(seat, mine.change.number, [second]))
    assert (await ana.read(seat)).view["answer"] == [second]
    await bo.act(other)
    actions = party.match.actions[before:]
    assert [(action.seat, action.picks) for action in actions if action.seat == seat] == [(seat, [second])]
    await ana.refused(Act(seat, question.number, [first]), "table-stale")


async def test_nobody_notices_a_change():
    """No news, no number, no clock set anew, nothing counted."""
    party, ((ana, seat, question), (bo, other, _)) = await voting(clock="fast", pace=SILENT)
    await ana.do(Act(seat, question.number, [question.options[0]]))
    others = [Reader(), Reader(bo.number, other)]
    listeners = [await party.hall.listen(CODE, reader, 0) for reader in others]
    for listener in listeners:
        await taken(listener)
    counted = []
    party.count(counted.append)
    seen = [Showing(party.table, party.now, set()).message(reader, 0) for reader in others]
    due = party.table.due
    for option in question.options[1:4]:
        await ana.do(Act(seat, question.number, [option]))
    assert [Showing(party.table, party.now, set()).message(reader, 0) for reader in others] == seen
    assert (counted, party.table.due) == ([], due)
    takes = [asyncio.create_task(taken(listener)) for listener in listeners]
    for _ in range(20):
        await asyncio.sleep(0)
    assert not any(take.done() for take in takes)
    for take in takes:
        take.cancel()


async def test_the_table_comes_back_with_what_was_answered_and_changed():
    party, ((ana, seat, question), _) = await voting()
    for option in question.options[:3]:
        await ana.do(Act(seat, question.number, [option]))
    again, now = rebuild(CODE, party.lines).asking, party.table.asking
    assert (again.sealed, again.changes) == (now.sealed, now.changes)
    assert again.sealed == {seat: [question.options[2]]}
    await party.finished(random.Random(3))
    assert rebuild(CODE, party.lines).asking.match.record() == party.match.record()


async def test_so_often_and_no_more():
    _, ((ana, seat, question), _) = await voting()
    for n in range(MOST_CHANGES + 1):
        await ana.do(Act(seat, question.number, [question.options[n % 2]]))
    await ana.refused(Act(seat, question.number, [question.options[1]]), "table-changes")


async def test_what_isnt_offered_is_refused_and_the_answer_stays():
    party, ((ana, seat, question), _) = await voting()
    await ana.do(Act(seat, question.number, [question.options[0]]))
    await ana.refused(Act(seat, question.number, ["place:99"]), "error-not-offered")
    assert party.table.asking.sealed == {seat: [question.options[0]]}


async def test_whoever_leaves_has_answered_all_the_same():
    party, ((ana, seat, question), _) = await voting()
    party.hall.bot_turns.thinker = Thoughtful()
    await ana.do(Act(seat, question.number, [question.options[0]]))
    await ana.do(Stand(seat))
    assert party.table.asking.bots_asked() == []
    assert party.table.asking.sealed == {seat: [question.options[0]]}


async def test_who_has_passed_isnt_seen_and_may_still_play_a_card():
    party, asked = await voting(prompt="discuss-6", people=1)
    person, seat, question = asked[0]
    party.running.window = Window(party.running.window.number, math.inf)
    before, number = await party.read(), party.table.number
    await person.do(Act(seat, question.number, [PASS.id]))
    assert await party.read() == before
    assert party.table.number == number
    change = (await person.read(seat)).change
    card = next(option for option in change.options if option.startswith("card:"))
    await person.do(Act(seat, change.number, [card]))
    assert party.match.state.log[-1].key != "vote"
    assert any(event.key == "card-played" for event in party.match.state.log[-3:])


async def test_people_who_share_a_device_are_all_asked():
    """They would see for whom the curtain doesn't fall."""
    party = await Party.open(3, seed=2)
    for seat in range(3):
        await party.host.do(Sit(seat, NAMES[seat], seat))
    await party.host.do(Start())
    rng, empty = random.Random(2), 0
    while await party.step(rng):
        state = party.match.state
        if not state.over and hushed(state):
            waiting = {*awaited(state)} - {*party.table.asking.sealed}
            assert waiting == {seat for _, seat, _ in await party.asked()}
            empty += any(len(state.asked[seat].options) == 1 for seat in waiting)
    assert empty


def test_who_plays_with_bots_alone_waits_no_longer_than_bots_do():
    async def story():
        pace = Pace(bots=0.5)
        party = await Party.open(3, pace=pace)
        await party.host.do(Sit(0, "Ana", 0))
        for seat in (1, 2):
            await party.host.do(PutBot(seat, "random"))
        await party.host.do(Start())
        loop, rng, waits = asyncio.get_running_loop(), random.Random(1), []
        for _ in range(40):
            if party.table.phase == "over":
                break
            begun = loop.time()
            while party.table.phase != "over" and not await party.host.question(0):
                await asyncio.sleep(0.01)
            waits.append(loop.time() - begun)
            if party.table.phase != "over":
                question = await party.host.question(0)
                picks = rng.sample(question.options, question.min)
                await party.host.do(Act(0, question.number, picks))
        return max(waits)

    assert in_virtual_time(story) < 20 * 0.5
