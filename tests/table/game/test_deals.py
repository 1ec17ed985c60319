"""Deals at the table: people answer, bots answer people, and nobody chooses while somebody speaks."""

import asyncio
import random
from itertools import pairwise

import pytest

from huisclos.engine.game.bot import Bot, Speech
from huisclos.engine.game.installed import find
from huisclos.table.deeds.in_game import Act, Answer, Chat, Say, Speak
from huisclos.table.deeds.in_lobby import PutBot, Sit, Start
from huisclos.table.kept.log import rebuild
from huisclos.table.running.speaking import MOMENT, SPEECH
from huisclos.table.values.clocks import Pace
from tests.table.party import CODE, Party, until
from tests.table.virtual_time import in_virtual_time

pytestmark = pytest.mark.anyio
ASK = {"to": "seat:1", "place": "place:5"}
OFFER = Say(0, "go-together", ASK)


async def playing():
    party = await Party.open(3)
    await party.started(3)
    return party


async def test_an_answer_is_news_for_all_and_stored():
    party = await playing()
    await party.host.do(OFFER)
    await party.people[1].do(Answer(1, 0, deal=True))
    for person in party.people:
        assert (await person.read()).view["talk"][0]["answer"] == "deal"
    again = rebuild(CODE, party.store.logs[CODE])
    assert again.asking.match.statements == party.match.statements


async def test_something_else_may_be_said_in_place_of_an_answer():
    party = await playing()
    await party.host.do(OFFER)
    await party.people[1].do(Say(1, "truce", {"to": "seat:0"}, instead=0))
    await party.host.do(Answer(0, 1, deal=False))
    assert [said["answer"] for said in (await party.read()).view["talk"]] == ["else", "no"]


async def test_only_who_was_asked_answers_and_only_once():
    party = await playing()
    await party.host.do(OFFER)
    await party.host.refused(Answer(0, 0, deal=True), "error-not-to-you")
    await party.people[2].refused(Answer(1, 0, deal=True), "table-not-yours")
    await party.people[2].refused(Answer(2, 0, deal=True), "error-not-to-you")
    await party.people[1].refused(Answer(1, 5, deal=True), "error-not-said")
    await party.people[1].do(Answer(1, 0, deal=False))
    await party.people[1].refused(Answer(1, 0, deal=True), "error-answered")
    await party.people[1].refused(Say(1, "truce", {"to": "seat:0"}, instead=0), "error-answered")


async def test_that_somebody_is_about_to_speak_is_no_news_and_not_kept():
    party = await playing()
    number, kept = party.table.number, len(party.log)
    assert await party.host.do(Speak(0, on=True)) == number
    assert await party.host.do(Speak(0, on=False)) == number
    assert (party.table.number, len(party.log)) == (number, kept)
    await party.people[1].refused(Speak(0, on=True), "table-not-yours")


class Parrot(Bot):
    """Says yes to everything, and notes what it knew when it chose."""

    known: list[list[str | None]] = []

    def pick(self, view, choice):
        self.known.append([said["answer"] for said in view["talk"]])
        return [option.id for option in choice.options[: max(1, choice.min)]]

    def reply(self, view, number):
        return "deal"


class Mumbler(Parrot):
    """Has nothing to say to anybody."""

    def reply(self, view, number):
        return None


class Haggler(Parrot):
    """Always wants something else."""

    def reply(self, view, number):
        asker = view["talk"][number]["seat"]
        return Speech("truce", {"to": f"seat:{asker}"})


class Suitor(Parrot):
    """Asks seat 0 to come along, once."""

    def speak(self, view, choice):
        asked = any(said["seat"] == view["seat"] for said in view["talk"])
        return [] if asked else [Speech("go-together", {"to": "seat:0", "place": "place:5"})]


async def against(monkeypatch, bot, seconds=1.0):
    """Ana, who places first, against two of them."""
    monkeypatch.setattr(find("lockdown"), "bots", lambda: {"it": bot})
    Parrot.known.clear()
    party = await Party.open(3, options={"badge": 0}, pace=Pace(bots=seconds, stir=0))
    await party.host.do(Sit(0, "Ana", 0))
    for seat in (1, 2):
        await party.host.do(PutBot(seat, "it"))
    await party.host.do(Start())
    return party


async def ana_places(party):
    """So that the bots are asked next."""
    while (asked := await party.host.question(0)) is not None:
        await party.host.do(Act(0, asked.number, asked.options[:1]))


TICK = 0.01


async def seen(condition):
    """Wait in virtual time until it holds."""
    while not condition():
        await asyncio.sleep(TICK)


def times(story):
    """Of the moments that it returns, each since the last."""
    moments = in_virtual_time(story)
    return [round(after - before, 1) for before, after in pairwise(moments)]


def clock():
    return asyncio.get_running_loop().time()


def acts(party):
    return len(party.match.actions)


def test_a_bot_answers_before_it_chooses_and_knows_what_was_said(monkeypatch):
    async def story():
        party = await against(monkeypatch, Parrot)
        await ana_places(party)
        begun, before = clock(), acts(party)
        await asyncio.sleep(0.5)
        await party.host.do(OFFER)
        moments = [begun]
        await seen(lambda: party.match.statements[0].answer)
        moments.append(clock())
        assert acts(party) == before, "it was thinking about its choice, and thinks again"
        await seen(lambda: acts(party) > before)
        assert Parrot.known[-1] == ["deal"]
        return [*moments, clock()]

    first, second = times(story)
    assert (first, second) == (2, 1)


def test_bots_answer_also_while_only_people_are_asked(monkeypatch):
    async def story():
        party = await against(monkeypatch, Parrot)
        await party.host.do(OFFER)
        begun = clock()
        await seen(lambda: party.match.statements[0].answer)
        return [begun, clock()]

    assert times(story) == [1]


def test_who_has_nothing_to_say_is_asked_once_and_holds_nobody_up(monkeypatch):
    async def story():
        party = await against(monkeypatch, Mumbler)
        await ana_places(party)
        await party.host.do(OFFER)
        before = acts(party)
        begun = clock()
        await seen(lambda: acts(party) > before)
        assert party.match.statements[0].answer is None
        return [begun, clock()]

    assert times(story)[0] <= 3


def test_bots_wait_for_somebody_who_is_about_to_speak_but_not_for_ever(monkeypatch):
    async def story():
        party = await against(monkeypatch, Parrot)
        await ana_places(party)
        begun, before = clock(), acts(party)
        await party.host.do(Speak(0, on=True))
        await asyncio.sleep(SPEECH - 1)
        await party.host.do(Speak(0, on=True))  # not twice as long by saying it twice
        await seen(lambda: acts(party) > before)
        return [begun, clock()]

    assert times(story) == [SPEECH]


@pytest.mark.parametrize("word", [Speak(0, on=False), Chat(0, "no"), OFFER])
def test_they_go_on_as_soon_as_it_is_said(monkeypatch, word):
    async def story():
        party = await against(monkeypatch, Parrot)
        await ana_places(party)
        before = acts(party)
        await party.host.do(Speak(0, on=True))
        await asyncio.sleep(10)
        assert acts(party) == before
        begun = clock()
        await party.host.do(word)
        await seen(lambda: acts(party) > before)
        return [begun, clock()]

    assert times(story)[0] <= 3


def test_who_is_asked_something_by_a_bot_has_a_moment_to_answer(monkeypatch):
    async def story(answers):
        party = await against(monkeypatch, Suitor)
        await ana_places(party)
        before = acts(party)
        await seen(lambda: party.match.statements)
        begun = clock()
        if answers:
            await asyncio.sleep(3)
            await party.host.do(Answer(0, 0, deal=True))
        await seen(lambda: acts(party) > before)
        return [begun, clock()]

    assert times(lambda: story(answers=False)) == [MOMENT]
    assert times(lambda: story(answers=True))[0] <= 5


def test_nobody_waits_for_people_who_are_not_here(monkeypatch):
    async def story():
        party = await against(monkeypatch, Suitor)
        await ana_places(party)
        party.now += 10_000
        before = acts(party)
        begun = clock()
        await seen(lambda: acts(party) > before)
        return [begun, clock()]

    assert times(story)[0] < MOMENT


async def test_bots_that_always_want_something_else_come_to_an_end(monkeypatch):
    party = await against(monkeypatch, Haggler, seconds=0)
    await party.host.do(OFFER)
    await until(lambda: len(party.match.statements) == 2)
    rng = random.Random(1)
    for _ in range(20):
        await until(lambda: not party.table.asking.bots_asked())
        await party.step(rng)


async def test_a_bot_that_fails_at_answering_fails_alone(monkeypatch):
    class Broken(Parrot):
        def reply(self, view, number):
            raise ValueError

    party = await against(monkeypatch, Broken, seconds=0)
    await party.host.do(OFFER)
    rng = random.Random(1)
    for _ in range(20):
        await until(lambda: not party.table.asking.bots_asked())
        await party.step(rng)
    assert party.match.statements[0].answer is None
