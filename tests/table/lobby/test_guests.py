"""Those without a seat: a friend takes a bot's in the middle of a game, and the gallery writes if it may."""

import random

import pytest

from huisclos.table.deeds.by_guests import (
    ALL_A_MINUTE,
    MOST_ASKS,
    MOST_REMARKS,
    MOST_WAITING,
    REMARKS_A_MINUTE,
    Admit,
    Ask,
    Gallery,
    Remark,
)
from huisclos.table.deeds.in_game import Act, Chat, Stand
from huisclos.table.deeds.in_lobby import PutBot, Ready, Rematch, Start
from huisclos.table.shown.messages import Reader, RequestShown
from tests.table.party import CODE, Party, read

pytestmark = pytest.mark.anyio


async def with_bot():
    """Ana and Bo play with a bot, which never answers."""
    party = await Party.open(3, options={"badge": 0})
    await party.seated(2)
    await party.host.do(PutBot(2, "steady"))
    await party.host.do(Start())
    return party


async def asking(party, name="Cy"):
    friend = await party.come()
    await friend.do(Ask(2, name))
    return friend, (await friend.read()).table.request


async def test_a_friend_asks_and_the_host_lets_them_in():
    party = await with_bot()
    was = (await party.shown(2)).name
    cy, request = await asking(party)
    for reader in (party.host, party.people[1]):
        table = (await reader.read()).table
        assert (table.requests, table.request) == ([RequestShown(request, 2, "Cy")], None)
    await party.host.do(Admit(request, agree=True))
    seat = (await cy.read()).table.seats[2]
    assert (seat.name, seat.person, seat.bot, seat.yours) == ("Cy", True, "", True)
    assert await cy.question(2) == (await read(party.hall, Reader(cy.number, 2))).question
    message = await party.people[1].read(1)
    assert [(line.seat, line.text, line.note) for line in message.chat] == [(2, was, "took-seat")]
    assert (message.table.requests, message.view["names"]) == ([], ["Ana", "Bo", "Cy"])


async def test_they_see_their_seat_from_then_on_and_not_before():
    party = await with_bot()
    cy, request = await asking(party)
    before = await cy.read()
    assert all(isinstance(hand, int) for hand in before.view["board"]["hands"])
    await party.host.do(Admit(request, agree=True))
    hands = (await cy.read(2)).view["board"]["hands"]
    assert [isinstance(hand, list) for hand in hands] == [False, False, True]
    assert (await party.people[1].read(2 - 1)).view["board"]["hands"][2] == len(hands[2])


async def test_the_game_goes_on_with_them_and_is_recorded_under_their_name():
    party = await with_bot()
    cy, request = await asking(party)
    await party.host.do(Admit(request, agree=True))
    await party.finished(random.Random(1))
    assert (await party.hall.record(CODE, 0))["seats"] == ["Ana", "Bo", "Cy"]
    assert any(line["deed"]["do"] == "act" and line["person"] == cy.number for line in party.log)
    proof = (await party.read()).table.proof
    assert proof.lucks == ["", "", ""], "the seed was made before they came"
    await cy.do(Rematch())
    for seat, person in enumerate(party.people):
        await person.do(Ready(seat, ready=True))
    await party.host.do(Start())


async def test_only_the_host_lets_somebody_in():
    party = await with_bot()
    cy, request = await asking(party)
    await party.people[1].refused(Admit(request, agree=True), "table-host-only")
    await party.people[1].refused(Admit(request, agree=False), "table-host-only")
    await cy.refused(Admit(request, agree=True), "table-host-only")
    await party.host.refused(Admit(request + 1, agree=True), "table-no-request")
    await party.host.do(Admit(request, agree=False))
    assert (await cy.read()).table.request is None
    await party.host.refused(Admit(request, agree=True), "table-no-request")


async def test_who_asked_may_think_better_of_it_or_ask_for_something_else():
    party = await with_bot()
    cy, request = await asking(party)
    await cy.do(Admit(request, agree=False))
    assert not (await party.read()).table.requests
    await cy.do(Ask(2, "Cyd"))
    await cy.do(Ask(2, "Cyril"))
    assert [one.name for one in (await party.read()).table.requests] == ["Cyril"]


async def test_what_asking_is_refused_for():
    party = await with_bot()
    await party.people[1].refused(Ask(2, "Zed"), "table-has-seat")
    cy = await party.come()
    await cy.refused(Ask(1, "Zed"), "table-seat-taken")
    await cy.refused(Ask(3, "Zed"), "table-no-seat")
    await cy.refused(Ask(2, "aNA"), "table-name-taken")
    await cy.refused(Ask(2, " "), "table-name")
    await party.people[1].do(Stand(1))
    await cy.refused(Ask(1, "Zed"), "table-seat-taken")
    await asking(party, "Di")
    await cy.refused(Ask(2, "di"), "table-name-taken")
    lobby = await Party.open(3)
    await (await lobby.come()).refused(Ask(0, "Zed"), "table-not-playing")


async def test_of_two_who_ask_one_gets_the_seat():
    party = await with_bot()
    cy, first = await asking(party)
    di, second = await asking(party, "Di")
    await party.host.do(Admit(second, agree=True))
    assert (await cy.read()).table.request is None
    assert await di.seats() == [2]
    await party.host.refused(Admit(first, agree=True), "table-no-request")


async def test_the_host_isnt_asked_for_ever():
    party = await with_bot()
    cy = await party.come()
    for _ in range(MOST_ASKS):
        await cy.do(Ask(2, "Cy"))
    await cy.refused(Ask(2, "Cy"), "table-asks-many")
    for number in range(MOST_WAITING - 1):
        await asking(party, f"friend {number}")
    late = await party.come()
    await late.refused(Ask(2, "Zed"), "table-asks-many")


async def test_nobody_asks_any_more_once_the_game_is_over():
    party = await with_bot()
    for _ in range(2):
        await asking(party, f"friend {len(party.people)}")
    party.table.company.seats[2].bot, party.table.company.seats[2].person = "", 0
    await party.finished(random.Random(1))
    assert not (await party.read()).table.requests


async def test_a_bot_that_thinks_while_somebody_takes_its_seat_doesnt_answer():
    party = await with_bot()
    cy, request = await asking(party)
    while 2 not in party.table.asking.asked:
        assert await party.step(random.Random(1))
    number = party.table.asking.asked[2].number
    await party.host.do(Admit(request, agree=True))
    assert party.table.asking.bots_asked() == []
    await cy.do(Act(2, number, (await cy.question(2)).options[:1]))


async def test_the_gallery_is_quiet_unless_the_host_opens_it():
    party = await with_bot()
    zoe = await party.come()
    await zoe.refused(Remark("Zoe", "boo"), "table-gallery-closed")
    await party.people[1].refused(Gallery(open=True), "table-host-only")
    await party.host.do(Gallery(open=True))
    await zoe.do(Remark(" Zoe ", "  boo  "))
    message = await party.people[1].read(1)
    assert message.table.gallery
    assert [(line.seat, line.name, line.text) for line in message.chat] == [(-1, "Zoe", "boo")]
    await party.host.do(Gallery(open=False))
    await zoe.refused(Remark("Zoe", "boo"), "table-gallery-closed")


async def test_nobody_writes_as_somebody_who_sits_here():
    party = await with_bot()
    await party.host.do(Gallery(open=True))
    zoe = await party.come()
    await zoe.refused(Remark("bo", "I am Bo"), "table-name-taken")
    await zoe.refused(Remark("", "who am I?"), "table-name")
    await zoe.refused(Remark("Zoe", " "), "table-chat")
    await zoe.refused(Remark("Zoe", "x" * 401), "table-chat-long")
    await zoe.refused(Chat(0, "I am Ana"), "table-stranger")
    await party.host.refused(Remark("Zed", "hello"), "table-has-seat")


async def test_the_gallery_writes_so_much_and_no_more():
    party = await with_bot()
    await party.host.do(Gallery(open=True))
    zoe = await party.come()
    for _ in range(REMARKS_A_MINUTE):
        await zoe.do(Remark("Zoe", "boo"))
    await zoe.refused(Remark("Zoe", "boo"), "table-chat-fast")
    for number in range(ALL_A_MINUTE - REMARKS_A_MINUTE):
        await (await party.come()).do(Remark(f"Zoe {number}", "boo"))
    other = await party.come()
    await other.refused(Remark("Zed", "boo"), "table-chat-fast")
    for _ in range(MOST_REMARKS - REMARKS_A_MINUTE):
        party.now += 60
        await zoe.do(Remark("Zoe", "boo"))
    party.now += 60
    await zoe.refused(Remark("Zoe", "boo"), "table-chat-full")
    await party.people[1].do(Chat(1, "those who play still write"))


async def test_all_of_it_is_there_after_the_table_is_read_anew():
    party = await with_bot()
    await party.host.do(Gallery(open=True))
    await (await party.come()).do(Remark("Zoe", "boo"))
    cy, request = await asking(party)
    await party.host.do(Admit(request, agree=True))
    before = await cy.read(2)
    party.running.forget()
    await party.read()
    again = await cy.read(2)
    assert [seat.name for seat in again.table.seats] == ["Ana", "Bo", "Cy"]
    for message in (before, again):
        message.table.seats.clear()  # when a bot may step in begins anew
    assert again == before
    assert len(again.chat) == 2
