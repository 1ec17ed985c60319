"""Advice: what the best bot would do, for whoever is asked; nobody else hears of it, and nothing changes."""

import random

import pytest
from msgspec.structs import replace

from huisclos.games.lockdown.game import Lockdown
from huisclos.table.bots.thinking import Inline
from huisclos.table.deeds.by_guests import Gallery, Remark
from huisclos.table.deeds.in_game import Act
from huisclos.table.hall.advice import advise
from huisclos.table.shown.messages import Reader
from huisclos.table.values.refused import Refused
from tests.table.party import CODE, Party, read

pytestmark = pytest.mark.anyio
GIRL = 0


async def film(**options):
    """Ana plays Final Girl."""
    party = await Party.open(1, game="final-girl", options=options)
    await party.started(1)
    return party


async def refused(party, person, key, seat=GIRL):
    """For this reason, and nothing is different for anybody."""
    before, kept = await party.seen(), party.lines
    with pytest.raises(Refused) as problem:
        await advise(party.hall.tables, CODE, person, seat, Inline().think)
    assert problem.value.message.key == key
    assert (await party.seen(), party.lines) == (before, kept)


async def test_it_names_options_of_the_question_and_a_reason():
    party = await film()
    question = await party.host.question(GIRL)
    before, kept = await party.seen(), party.lines
    advice = await advise(party.hall.tables, CODE, party.host.number, GIRL, Inline().think)
    assert advice.question == question.number
    assert advice.picks
    assert set(advice.picks) <= set(question.options)
    assert question.min <= len(advice.picks) <= question.max
    assert advice.why is None or advice.why.key.startswith("reason-")
    assert (await party.seen(), party.lines) == (before, kept), "somebody has heard of it"


async def test_it_can_be_taken_to_the_end():
    party = await film()
    reasons = set()
    for _ in range(25):
        advice = await advise(party.hall.tables, CODE, party.host.number, GIRL, Inline().think)
        reasons.add(advice.why and advice.why.key)
        await party.host.do(Act(GIRL, advice.question, advice.picks))
    assert len(reasons) > 3


async def test_only_for_ones_own_seat():
    party = await film()
    friend = await party.come()
    await refused(party, None, "table-not-yours")
    await party.host.do(Gallery(open=True))
    await friend.do(Remark("Bo", "Run!"))
    await refused(party, friend.number, "table-not-yours")
    await refused(party, party.host.number, "table-no-seat", seat=3)


async def test_not_before_or_after_a_game():
    party = await Party.open(1, game="final-girl")
    await party.seated(1)
    await refused(party, party.host.number, "table-not-playing")
    party = await film()
    await party.finished(random.Random(1))
    await refused(party, party.host.number, "table-not-playing")


async def test_not_where_nothing_is_asked(monkeypatch):
    monkeypatch.setattr(Lockdown, "meta", replace(Lockdown.meta, advice=True))
    party = await Party.open(3)
    await party.started(3)
    asked = [seat for _, seat, _ in await party.asked()]
    idle = next(seat for seat in range(3) if seat not in asked)
    await refused(party, party.people[idle].number, "table-stale", idle)


async def test_not_where_it_would_be_somebody_elses_loss():
    party = await Party.open(3)
    await party.started(3)
    asked, seat, _ = (await party.asked())[0]
    await refused(party, asked.number, "table-no-advice", seat)


async def test_whoever_has_no_seat_sees_what_she_sees_writes_if_the_host_lets_them_and_decides_nothing():
    party = await film()
    adviser = await party.come()
    for _ in range(12):
        hers = (await party.host.read(GIRL)).view
        theirs = await read(party.hall, Reader())
        assert theirs.view["board"] == hers["board"]
        assert theirs.question is None
        await party.step(random.Random(3))
    question = await party.host.question(GIRL)
    await adviser.refused(Remark("Bo", "Not the cellar."), "table-gallery-closed")
    await party.host.do(Gallery(open=True))
    await adviser.do(Remark("Bo", "Not the cellar."))
    chat = (await party.host.read(GIRL)).chat
    assert [(line.name, line.text) for line in chat] == [("Bo", "Not the cellar.")]
    await adviser.refused(Act(GIRL, question.number, question.options[:1]), "table-not-yours")
