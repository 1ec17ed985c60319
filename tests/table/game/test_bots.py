"""Bots at the table: they all answer after the same pause, and get what their seat sees."""

import asyncio
import random
from contextlib import suppress

import pytest

from huisclos.engine.game.bot import Bot
from huisclos.engine.game.installed import find, games
from huisclos.table.bots.thinking import Inline
from huisclos.table.deeds.in_game import Chat, Return, Skip, Stand
from huisclos.table.deeds.in_lobby import PutBot, Ready, Rematch, Sit, Start
from huisclos.table.kept.store import MemoryStore
from huisclos.table.values.clocks import SECONDS, Pace
from huisclos.table.values.refused import Refused
from tests.table.party import CODE, Party, Thoughtful, look_round, until
from tests.table.virtual_time import in_virtual_time

pytestmark = pytest.mark.anyio
AT_ONCE = Pace(bots=0)
HURRIED = Pace(bots=0, hurried=0, passes=(0.0, 0.0), late=0, stir=0)
SOME_ACTS = 12


class Batches(MemoryStore):
    """Notes which lines came together."""

    def __init__(self):
        super().__init__()
        self.batches = []

    async def append(self, code, first, lines, due, *kept, **how):
        await super().append(code, first, lines, due, *kept, **how)
        self.batches.append((first, first + len(lines)))


async def one_against(bot, players=4, seed=1, pace=AT_ONCE, store=None):
    """Ana on seat 0, bots on all others."""
    party = await Party.open(players, seed, pace=pace, store=store)
    await party.host.do(Sit(0, "Ana", 0))
    for seat in range(1, players):
        await party.host.do(PutBot(seat, bot))
    await party.host.do(Start())
    return party


async def play_to_the_end(party, rng):
    while party.table.phase != "over":
        await until(lambda: not party.table.asking.bots_asked())
        await party.step(rng)


@pytest.mark.parametrize("bot", ["random", "steady"])
async def test_one_person_plays_a_whole_game_against_bots(bot):
    party = await one_against(bot)
    await play_to_the_end(party, random.Random(1))
    assert (await party.read()).view["result"] is not None


async def test_bots_speak_at_the_table():
    party = await one_against("steady")
    await play_to_the_end(party, random.Random(1))
    assert {said["seat"] for said in (await party.read()).view["talk"]} & {1, 2, 3}


class Brooding(Inline):
    """Thinks as long as it is told to; half of that the whole house has to wait."""

    def __init__(self, seconds):
        self.seconds = seconds

    async def think(self, asked, address=""):
        await asyncio.sleep(self.seconds / 2)
        asyncio.get_running_loop().now += self.seconds / 2
        return await super().think(asked)


class Timed(MemoryStore):
    """Notes when something is stored."""

    def __init__(self):
        super().__init__()
        self.times = []

    async def append(self, code, first, lines, due, *kept, **how):
        await super().append(code, first, lines, due, *kept, **how)
        self.times.append(asyncio.get_running_loop().time())


PAUSES = [(0, 1), (0.3, 1), (0.9, 1), (1.2, 2), (4.5, 5)]
"""How long somebody thinks, and after how many seconds the answer is there."""


@pytest.mark.parametrize(("seconds", "answered"), PAUSES)
def test_when_a_bot_answers_doesnt_tell_how_long_it_thought(seconds, answered):
    async def moments():
        party = await Party.open(3, options={"badge": 0}, pace=Pace(bots=1), store=Timed())
        await party.started(3)
        party.hall.bot_turns.thinker = Brooding(seconds)
        begun = asyncio.get_running_loop().time()
        await party.host.do(Stand(0))
        while party.store.times[-1] <= begun:
            await asyncio.sleep(0.01)
        return party.store.times[-1] - begun

    assert in_virtual_time(moments) == pytest.approx(answered)


@pytest.mark.parametrize(("seconds", "answered"), PAUSES)
def test_nor_does_it_when_the_house_answers_for_somebody_who_is_late(seconds, answered):
    async def moments():
        party = await Party.open(3, options={"badge": 0}, clock="fast", pace=Pace(late=1), store=Timed())
        await party.started(3)
        party.hall.bot_turns.thinker = Brooding(seconds)
        party.now += SECONDS["fast"]
        begun = asyncio.get_running_loop().time()
        await look_round(party.hall)
        return party.store.times[-1] - begun

    assert in_virtual_time(moments) == pytest.approx(answered)


async def test_bots_that_are_asked_together_answer_together():
    store = Batches()
    party = await one_against("random", store=store)
    await play_to_the_end(party, random.Random(2))
    log = party.log
    bots_alone = [
        [line["deed"]["seat"] for line in log[first:last] if line["deed"]["do"] in ("act", "seal")]
        for first, last in store.batches
        if all(line["person"] is None for line in log[first:last])
    ]
    assert max(map(len, bots_alone)) > 1
    assert all(len(seats) == len(set(seats)) for seats in bots_alone)


async def test_a_bot_sees_what_its_seat_sees(monkeypatch):
    """A spy on the bots' side of the table: its view is that of a reader on that seat."""
    seen = []

    class Spy(Bot):
        def __init__(self, rng):
            self.rng = rng

        def pick(self, view, choice):
            seen.append(view)
            return [option.id for option in self.rng.sample(choice.options, choice.min)]

    monkeypatch.setattr(find("lockdown"), "bots", lambda: {"spy": Spy})
    party = await one_against("spy")
    await play_to_the_end(party, random.Random(3))
    assert {view["seat"] for view in seen} == {1, 2, 3}
    for view in seen:
        hands = view["board"]["hands"]
        assert [isinstance(hand, list) for hand in hands] == [seat == view["seat"] for seat in range(4)]
        assert view["seed"] is None


async def test_nobody_is_asked_twice_when_a_person_is_faster_than_a_bot():
    """People answer while bots pause: each question is answered once, in whatever order."""
    party = await one_against("random", pace=Pace(bots=0.001))
    rng = random.Random(4)
    while party.table.phase != "over":
        with suppress(Refused):  # a bot was faster, and the question is another one
            await party.step(rng)
        await asyncio.sleep(0)
    acts = [line["deed"] for line in party.log if line["deed"]["do"] in ("act", "seal")]
    answers = {(act["seat"], act["question"]) for act in acts}
    assert len(answers) == len(acts)


async def thinking():
    """Ana and Bo; Bo is away, and a bot thinks about what Bo is asked."""
    party = await Party.open(3, options={"badge": 1}, pace=AT_ONCE)
    party.hall.bot_turns.thinker = thinker = Thoughtful()
    await party.started(3)
    await party.people[1].do(Stand(1))
    await until(lambda: thinker.asked)
    return party, thinker


async def test_while_a_bot_thinks_everybody_else_goes_on():
    party, thinker = await thinking()
    await party.host.do(Chat(0, "hurry"))
    await party.people[2].do(Stand(2))
    kept = len(party.log)
    thinker.enough.set()
    await until(lambda: len(party.log) > kept)


async def test_what_a_bot_thought_of_is_not_done_once_its_owner_is_back():
    party, thinker = await thinking()
    await party.people[1].do(Return(1))
    kept, bots = len(party.log), party.hall.bot_turns.tasks.of(CODE)[0]
    thinker.enough.set()
    await until(bots.done)
    assert len(party.log) == kept
    await party.people[1].act(1)


async def test_an_answer_to_a_question_that_is_no_more_is_thought_over():
    party, thinker = await thinking()
    await party.people[1].do(Return(1))
    await party.people[1].act(1)
    await party.people[1].do(Stand(1))
    while 1 not in party.table.asking.asked:
        await party.step(random.Random(1))
    kept, (old, *_) = len(party.log), thinker.asked
    assert party.table.asking.asked[1].choice != old.choice
    thinker.enough.set()
    await until(lambda: len(party.log) > kept)
    assert old.choice != thinker.asked[-1].choice


class Turnstile(Inline):
    """Counts who thinks at once."""

    inside = most = 0

    async def think(self, asked, address=""):
        self.inside += 1
        self.most = max(self.most, self.inside)
        await asyncio.sleep(0)
        self.inside -= 1
        return await super().think(asked)


async def test_bots_of_a_table_think_one_after_the_other():
    store = Batches()
    party = await one_against("random", store=store)
    party.hall.bot_turns.thinker = thinker = Turnstile()
    await play_to_the_end(party, random.Random(2))
    assert max(last - first for first, last in store.batches) > 1
    assert thinker.most == 1


async def test_a_bot_and_one_for_somebody_who_is_late_think_one_after_the_other():
    party = await Party.open(3, clock="fast", pace=AT_ONCE)
    party.hall.bot_turns.thinker = thinker = Thoughtful()
    await party.started(3)
    while len(party.table.asking.asked) < 2:
        await party.step(random.Random(5))
    first, *_ = party.table.asking.asked
    await party.people[first].do(Stand(first))
    await until(lambda: thinker.asked)
    party.now += SECONDS["fast"]
    late = await party.hall.sweep.look_round()
    for _ in range(100):
        await asyncio.sleep(0)
    assert len(thinker.asked) == 1
    thinker.enough.set()
    await asyncio.gather(*late)
    assert len(thinker.asked) > 1


class Hopeless(Inline):
    """On one seat they think for ever."""

    def __init__(self, seat):
        self.seat = seat
        self.given_up = 0

    async def think(self, asked, address=""):
        if asked.view["seat"] == self.seat:
            self.given_up += 1
            raise TimeoutError
        return await super().think(asked)


async def test_a_bot_that_took_too_long_is_not_asked_again_in_this_game():
    party = await one_against("random")
    party.hall.bot_turns.thinker = thinker = Hopeless(2)
    await play_to_the_end(party, random.Random(1))
    assert [action.seat for action in party.match.actions].count(2) > 1
    assert thinker.given_up == 1
    await party.host.do(Rematch())
    await party.host.do(Ready(0, ready=True))
    await party.host.do(Start())
    await play_to_the_end(party, random.Random(1))
    assert thinker.given_up == 2


async def test_at_a_table_that_is_read_anew_nobody_knows_who_was_too_slow():
    party, rng = await one_against("random"), random.Random(1)
    party.hall.bot_turns.thinker = thinker = Hopeless(2)
    while not thinker.given_up:
        await until(lambda: not party.table.asking.bots_asked())
        await party.step(rng)
    party.running.forget()
    await party.read()
    await play_to_the_end(party, rng)
    assert thinker.given_up == 2


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
async def test_the_best_bot_of_every_game_plays_by_itself(name, caplog):
    """Where it failed, chance would play in its place, and nobody at the table would know."""
    party = await Party.open(find(name).meta.most, pace=HURRIED, game=name)
    await party.host.do(Sit(0, "Ana", 0))
    for seat in range(1, len(party.table.company.seats)):
        await party.host.do(PutBot(seat, party.table.company.best_bot))
    await party.host.do(Start())
    await party.host.do(Skip(0))
    await until(lambda: party.match.state.acts >= SOME_ACTS)
    party.hall.stop()
    assert party.table.company.best_bot != "random"
    assert not caplog.records
