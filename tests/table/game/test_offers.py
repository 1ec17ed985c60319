"""Standing offers, and answers that people write themselves."""

import pytest

from huisclos.table.deeds.in_game import Act, Stand
from huisclos.table.deeds.in_lobby import PutBot, Sit, Start
from huisclos.table.values.clocks import SECONDS, Pace
from tests.table.party import Party, look_round, until

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("telegrams")]


async def playing(clock="none", **options):
    """Three people; seat 0 may send something, the others may ring the bell."""
    party = await Party.open(3, clock=clock, game="telegrams", options=options)
    await party.started(3)
    return party


async def board(party):
    return (await party.read()).view["board"]


async def test_an_offer_can_be_taken_and_nobody_waits_for_it():
    party = await playing()
    _, bo, _ = party.people
    question, offer = await party.host.question(0), await bo.question(1)
    assert (question.prompt, question.waits) == ("send", True)
    assert (offer.prompt, offer.waits, offer.options) == ("bell", False, ["ring"])
    assert [asked["seat"] for asked in (await party.read()).view["waiting"]] == [0]
    await bo.do(Act(1, offer.number, ["ring"]))
    assert (await board(party))["bells"] == [0, 1, 0]
    await bo.refused(Act(1, offer.number, ["ring"]), "table-stale")
    assert await party.host.question(0) == question
    await party.host.do(Act(0, question.number, ["pass"]))
    assert (await board(party))["sent"] == ["pass"]
    assert (await bo.question(1)).waits


async def test_an_offer_keeps_its_number_while_others_act():
    party = await playing()
    _, bo, cy = party.people
    before = await cy.question(2)
    await bo.act(1)
    await party.host.act(0)
    assert await cy.question(2) == before
    await cy.do(Act(2, before.number, ["ring"]))
    assert (await board(party))["bells"] == [0, 1, 1]


async def test_no_clock_runs_for_an_offer():
    party = await playing(clock="fast")
    assert [seat.seconds for seat in (await party.read()).table.seats] == [30, None, None]
    party.now += SECONDS["fast"]
    before = len(party.log)
    await look_round(party.hall)
    assert [line["deed"].get("seat") for line in party.log[before:]] in ([0], [0, None])
    assert (await board(party))["bells"] == [0, 0, 0]


async def test_where_only_offers_are_left_the_house_has_nothing_to_do():
    party = await playing()
    await party.people[1].do(Stand(1))
    assert party.table.asking.bots_asked() == []
    assert party.table.due is None


async def test_bots_take_no_offers():
    party = await Party.open(2, game="telegrams", pace=Pace(bots=0), options={"rounds": 1})
    await party.host.do(Sit(0, "Ana", 0))
    await party.host.do(PutBot(1, "reader"))
    await party.host.do(Start())
    await party.host.act(0)
    await until(lambda: party.table.phase == "over")
    assert ((await board(party))["sent"], (await board(party))["bells"]) == (["wire", "pass"], [0, 0])


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("wire", "wire"),
        ("wire:hello", "wire:hello"),
        ("wire:  hello\n\tworld ", "wire:hello world"),
        ("wire:a:b", "wire:a:b"),
        (f"wire:{'é' * 20}", f"wire:{'é' * 20}"),
    ],
)
async def test_what_somebody_writes_is_kept_on_one_line(written, kept):
    party = await playing()
    question = await party.host.question(0)
    assert question.writes == {"wire": 20}
    await party.host.do(Act(0, question.number, [written]))
    assert (await board(party))["sent"] == [kept]


@pytest.mark.parametrize(
    ("written", "refusal"),
    [
        ("wire:", "error-words"),
        ("wire: ", "error-words"),
        ("wire:\x1b[2J", "error-words"),
        ("wire:\u202eabc", "error-words"),
        ("wire:\ud800", "error-words"),
        (f"wire:{'a' * 21}", "error-words"),
        ("pass:x", "error-not-offered"),
        ("wired", "error-not-offered"),
    ],
)
async def test_what_cant_be_written(written, refusal):
    party = await playing()
    question = await party.host.question(0)
    await party.host.refused(Act(0, question.number, [written]), refusal)
