"""Taking back: by consent of everybody else who plays, and only what the kernel lets be undone."""

import random

import pytest

from huisclos.table.deeds.in_game import Act, AskBack, Chat, Consent, Stand
from huisclos.table.deeds.in_lobby import PutBot, Sit, Start
from huisclos.table.values.clocks import CONSENT_SECONDS, Pace
from tests.table.party import Party, look_round

pytestmark = pytest.mark.anyio


async def after_one_choice(people=3):
    """Seat 0 has placed its first Character, which it may still take back."""
    party = await Party.open(people, options={"badge": 0})
    await party.started(people)
    before = await party.host.question(0)
    await party.host.act(0)
    return party, before


async def places(party):
    """How many actions the match has."""
    return len(party.match.actions)


async def test_with_bots_alone_it_happens_at_once():
    party = await Party.open(3, options={"badge": 0})
    await party.host.do(Sit(0, "Ana", 0))
    for seat in (1, 2):
        await party.host.do(PutBot(seat, "steady"))
    await party.host.do(Start())
    before = await party.host.question(0)
    await party.host.act(0)
    await party.host.do(AskBack(0))
    after = await party.host.read(0)
    assert after.table.asking is None
    assert after.question.options == before.options
    assert await places(party) == 0


async def test_the_other_seats_of_ones_own_need_not_agree():
    party = await Party.open(3, options={"badge": 0})
    for seat in range(3):
        await party.host.do(Sit(seat, f"Me {seat}", seat))
    await party.host.do(Start())
    await party.host.act(0)
    await party.host.do(AskBack(0))
    assert await places(party) == 0


async def test_others_are_asked_and_all_have_to_agree():
    party, before = await after_one_choice()
    ana, bo, cy = party.people
    await ana.do(AskBack(0))
    asking = (await cy.read(2)).table.asking
    assert (asking.seat, asking.actions, asking.agreed) == (0, 1, [])
    await bo.do(Consent(1, agree=True))
    assert (await party.read()).table.asking.agreed == [1]
    assert await places(party) == 1
    await cy.do(Consent(2, agree=True))
    assert (await party.read()).table.asking is None
    assert await places(party) == 0
    assert (await ana.question(0)).options == before.options


async def test_one_refusal_ends_it():
    party, _ = await after_one_choice()
    ana, bo, cy = party.people
    await ana.do(AskBack(0))
    await bo.do(Consent(1, agree=True))
    await cy.do(Consent(2, agree=False))
    assert (await party.read()).table.asking is None
    assert await places(party) == 1
    await bo.refused(Consent(1, agree=True), "table-no-proposal")


async def test_whoever_asked_may_think_again():
    party, _ = await after_one_choice()
    await party.host.do(AskBack(0))
    await party.host.do(Consent(0, agree=False))
    assert (await party.read()).table.asking is None


async def test_agreeing_for_oneself_is_not_enough():
    party, _ = await after_one_choice()
    await party.host.do(AskBack(0))
    await party.host.do(Consent(0, agree=True))
    assert await places(party) == 1


async def test_silence_means_no():
    party, _ = await after_one_choice()
    await party.host.do(AskBack(0))
    party.now += CONSENT_SECONDS - 1
    await look_round(party.hall)
    assert (await party.read()).table.asking is not None
    party.now += 1
    await look_round(party.hall)
    assert (await party.read()).table.asking is None
    assert await places(party) == 1


async def test_a_new_answer_ends_it():
    party, _ = await after_one_choice()
    await party.host.do(AskBack(0))
    await party.host.act(0)
    assert (await party.read()).table.asking is None
    await party.people[1].refused(Consent(1, agree=True), "table-no-proposal")


async def test_who_may_ask_and_who_may_answer():
    party, _ = await after_one_choice()
    ana, bo, _ = party.people
    watcher = await party.come()
    await bo.refused(AskBack(0), "table-not-yours")
    await bo.refused(AskBack(3), "table-no-seat")
    await ana.refused(Consent(1, agree=True), "table-not-yours")
    await ana.do(AskBack(0))
    await ana.refused(Consent(1, agree=True), "table-not-yours")
    await watcher.refused(Consent(1, agree=False), "table-stranger")


async def test_what_cant_be_taken_back():
    party, _ = await after_one_choice()
    await party.people[1].refused(AskBack(1), "error-nothing-to-take-back")
    while 0 in party.table.asking.asked:  # then the next family rolls its dice
        await party.host.act(0)
    await party.host.refused(AskBack(0), "error-shown-since")


async def test_outside_a_game_there_is_nothing_to_take_back():
    party = await Party.open(3)
    await party.seated(3)
    await party.host.refused(AskBack(0), "table-not-playing")
    await party.host.do(Start())
    await party.finished(random.Random(1))
    await party.host.refused(AskBack(0), "table-not-playing")
    await party.host.refused(Consent(0, agree=True), "table-no-proposal")


async def test_an_answer_from_before_is_stale_afterwards():
    party, before = await after_one_choice()
    late = await party.host.question(0)
    await party.host.do(AskBack(0))
    for person, seat in ((party.people[1], 1), (party.people[2], 2)):
        await person.do(Consent(seat, agree=True))
    for question in (before, late):
        await party.host.refused(Act(0, question.number, question.options[:1]), "table-stale")
    await party.host.act(0, pick=1)


async def test_it_is_settled_when_the_last_one_who_was_asked_leaves():
    party, _ = await after_one_choice()
    ana, bo, cy = party.people
    await ana.do(AskBack(0))
    await bo.do(Consent(1, agree=True))
    await cy.do(Stand(2))
    assert await places(party) == 0


async def test_it_is_settled_when_a_bot_steps_in_for_the_last_one_who_was_asked():
    party, _ = await after_one_choice()
    await party.people[2].do(Stand(2))
    await party.host.do(AskBack(0))
    party.now += Pace().afar
    await party.host.do(PutBot(1, "steady"))
    assert await places(party) == 0


async def test_bots_wait_while_people_think_about_it():
    party, _ = await after_one_choice()
    ana, bo, cy = party.people
    await ana.do(AskBack(0))
    await cy.do(Stand(2))
    assert party.table.asking.bots_asked() == []
    await bo.do(Chat(1, "let me think"))
    assert (await party.read()).table.asking is not None
