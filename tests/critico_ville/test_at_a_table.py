"""CV-5.4: at a table, what a bot or the clock answers counts for nobody."""

import pytest

from huisclos.table.deeds.in_lobby import PutBot, Sit, Start
from huisclos.table.values.clocks import SECONDS, Pace
from huisclos.words import Words
from tests.table.party import Party, look_round, until

pytestmark = [pytest.mark.anyio, pytest.mark.rule("CV-5.4")]


async def playing(**options):
    """Ana and a bot; Ana has half a minute for each decision."""
    options = {"kinds": "choice", "first": 0, **options}
    party = await Party.open(
        2, game="critico-ville", clock="fast", options=options, pace=Pace(bots=0, late=0)
    )
    await party.host.do(Sit(0, "Ana", 0))
    await party.host.do(PutBot(1, "steady"))
    await party.host.do(Start())
    return party


def given(party):
    return party.match.view(None)["board"]["given"]


async def time_passes(party, answers):
    """Until so many questions were answered; Ana does nothing."""
    while len(given(party)) < answers:
        party.now += SECONDS["fast"]
        await look_round(party.hall)
        await until(lambda: not party.table.asking.bots_asked())


async def test_what_the_clock_and_a_bot_answer_is_in_nobodys_report():
    party = await playing()
    await time_passes(party, 3)
    assert [answer["seat"] for answer in given(party)] == [0, 1, 0]
    assert all(answer["house"] for answer in given(party))
    match = party.match
    words = Words("en", match.game.meta.package, names=match.names)
    assert len(match.game.papers.report(match.view(None), words)) == 1, "the names of the columns"


async def test_what_people_answer_themselves_is_theirs():
    party = await playing()
    while not given(party):
        await until(lambda: not party.table.asking.bots_asked())
        await party.host.act(0)
    (answer,) = given(party)
    assert (answer["seat"], answer["house"]) == (0, False)
