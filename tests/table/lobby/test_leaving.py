"""Leaving and coming back: a bot plays on; and after the end the same people play again."""

import random

import pytest

from huisclos.table.deeds.in_game import Abandon, Act, Chat, Return, Say, Stand
from huisclos.table.deeds.in_lobby import Free, Lead, PutBot, Ready, Rematch, Sit, Start
from huisclos.table.hall.hall import Hall
from huisclos.table.shown.messages import Reader
from huisclos.table.values.clocks import Pace
from tests.table.party import CODE, Party, look_round, read, until

pytestmark = pytest.mark.anyio
GRACE, AFAR = Pace().grace, Pace().afar


async def three(pace=None):
    party = await Party.open(3, options={"badge": 0}, **({"pace": pace} if pace else {}))
    await party.started(3)
    return party


async def test_standing_up_in_the_lobby_frees_the_seat():
    party = await Party.open(3)
    _, bo, _ = await party.seated(3)
    await bo.do(Stand(1))
    seat = await party.shown(1)
    assert (seat.name, seat.person, seat.ready) == ("", False, False)
    await bo.refused(Stand(1), "table-not-yours")


async def test_nobody_makes_another_stand_up():
    party = await three()
    await party.people[1].refused(Stand(0), "table-not-yours")
    await party.people[1].refused(Stand(3), "table-no-seat")
    await party.people[1].refused(Return(0), "table-not-yours")


async def test_a_bot_plays_on_for_whoever_leaves_and_the_owner_comes_back():
    party = await three(Pace(bots=0))
    await party.host.do(Stand(0))
    assert (await party.shown(0)).bot == "steady"
    assert (await party.shown(0)).person
    await until(lambda: 0 not in party.table.asking.asked and party.match.actions)
    assert {line["person"] for line in party.log if line["deed"]["do"] == "act"} == {None}
    await party.host.do(Return(0))
    assert (await party.shown(0)).bot == ""
    while 0 not in party.table.asking.asked:
        assert await party.step(random.Random(1))
    await party.host.act(0)
    assert party.log[-1]["person"] == 0


async def test_while_a_bot_plays_its_owner_doesnt():
    party = await three()
    question = await party.host.question(0)
    await party.host.do(Stand(0))
    await party.host.refused(Act(0, question.number, question.options[:1]), "table-bot-plays")
    await party.host.refused(Say(0, "vote", {"whom": "seat:1"}), "table-bot-plays")
    await party.host.refused(Stand(0), "table-bot-plays")
    await party.host.do(Chat(0, "still watching"))
    await party.host.do(Return(0))
    await party.host.do(Act(0, question.number, question.options[:1]))


async def test_who_left_still_sees_their_own_hand():
    party = await three()
    await party.host.do(Stand(0))
    message = await party.host.read(0)
    assert isinstance(message.view["board"]["hands"][0], list)


async def connected_once(party):
    """Everybody was connected for a moment."""
    for person in party.people:
        await party.hall.leave(CODE, await party.hall.listen(CODE, Reader(person.number), 0))
    return party


async def test_any_player_may_have_an_absent_one_replaced():
    party = await connected_once(await three())
    party.now += GRACE
    await party.people[1].do(PutBot(0, "random"))
    assert (await party.shown(0)).bot == "random"
    await party.people[1].refused(PutBot(0, "steady"), "table-seat-taken")
    await party.host.do(Return(0))


async def test_who_is_here_is_not_replaced_and_who_leaves_has_time_to_come_back():
    """Everybody sees how much of it is left."""
    party = await connected_once(await three())
    assert (await party.shown(0)).bot_in == GRACE
    listener = await party.hall.listen(CODE, Reader(party.host.number), 0)
    party.now += 5 * GRACE
    assert ((await party.shown(0)).here, (await party.shown(0)).bot_in) == (True, None)
    await party.people[1].refused(PutBot(0, "steady"), "table-is-here")
    await party.hall.leave(CODE, listener)
    for left in (GRACE, 1):
        assert ((await party.shown(0)).here, (await party.shown(0)).bot_in) == (False, left)
        await party.people[1].refused(PutBot(0, "steady"), "table-was-here")
        party.now += GRACE - 1
    assert (await party.shown(0)).bot_in == 0
    await party.people[1].do(PutBot(0, "steady"))
    assert (await party.shown(0)).bot_in is None


@pytest.mark.parametrize("sign", ["order", "read"])
async def test_who_plays_without_a_connection_is_not_replaced(sign):
    """Not for an hour, in which everybody sees how much of it is left."""
    party = await three()
    party.now += 5 * GRACE
    await (party.host.do(Chat(0, "hm")) if sign == "order" else party.host.read(0))
    party.now += AFAR - 2 * GRACE
    assert (await party.shown(0)).bot_in == 2 * GRACE
    await party.people[1].refused(PutBot(0, "steady"), "table-plays-afar")
    party.now += 2 * GRACE - 1
    await party.people[1].refused(PutBot(0, "steady"), "table-was-here")
    party.now += 1
    await party.people[1].do(PutBot(0, "steady"))


async def test_who_was_connected_is_gone_though_they_read_something_later():
    party = await connected_once(await three())
    await party.host.read(0)
    party.now += GRACE
    await party.people[1].do(PutBot(0, "steady"))


async def test_as_long_as_somebody_plays_without_a_connection_the_table_stays_in_memory():
    """Where else would it be known?"""
    party = await three(Pace(idle=0))
    await look_round(party.hall)
    assert CODE in party.hall.tables.running
    await connected_once(party)
    await look_round(party.hall)
    assert CODE not in party.hall.tables.running


async def test_when_a_table_is_read_anew_everybody_has_time_to_come_back():
    party = await three()
    party.now += AFAR
    party.running.forget()
    await party.read()
    await party.people[1].refused(PutBot(0, "steady"), "table-was-here")


async def test_in_the_lobby_nobody_has_to_wait():
    party = await Party.open(3)
    await party.seated(2)
    assert (await party.shown(0)).bot_in is None


async def test_who_doesnt_play_replaces_nobody():
    party = await three()
    watcher = await party.come()
    await watcher.refused(PutBot(0, "steady"), "table-stranger")
    party.now += AFAR
    await party.host.refused(PutBot(1, "genius"), "error-unknown-bot")
    await party.host.refused(PutBot(3, "steady"), "table-no-seat")


async def test_a_rematch_is_a_new_lobby_with_the_same_people():
    party = await three()
    await party.host.do(Chat(0, "good luck"))
    await party.people[1].do(Stand(1))
    await party.people[1].do(Return(1))
    await party.finished(random.Random(1))
    await party.people[2].do(Rematch())
    message = await party.host.read(0)
    assert (message.table.phase, message.table.games) == ("lobby", 1)
    assert [seat.name for seat in message.table.seats] == ["Ana", "Bo", "Cy"]
    assert [seat.ready for seat in message.table.seats] == [False] * 3
    assert (message.view, message.question, message.events, message.chat) == (None, None, [], [])
    assert (await party.hall.record(CODE, 0))["result"] is not None


async def test_two_games_at_one_table_have_their_own_records():
    party = await three()
    await party.finished(random.Random(1))
    first = await party.hall.record(CODE, 0)
    await party.host.do(Rematch())
    for seat, person in enumerate(party.people):
        await person.do(Ready(seat, ready=True))
    await party.host.do(Start())
    assert await party.hall.record(CODE, 0) == first
    await party.finished(random.Random(2))
    second = await party.hall.record(CODE, 1)
    assert await party.hall.record(CODE, 0) == first
    assert second["seed"] != first["seed"]


async def test_who_doesnt_sit_here_has_no_rematch():
    party = await three()
    watcher = await party.come()
    await party.finished(random.Random(1))
    await watcher.refused(Rematch(), "table-stranger")
    await party.people[1].do(Stand(1))
    await party.people[1].refused(Rematch(), "table-not-yours")


async def test_a_seat_left_after_the_end_is_free_in_the_rematch():
    party = await three()
    newcomer = await party.come()
    await party.finished(random.Random(1))
    await party.host.do(Stand(0))
    assert (await party.shown(0)).name == "Ana"
    await party.people[1].do(Rematch())
    assert (await party.shown(0)).name == ""
    await newcomer.do(Sit(0, "Di", 0))


async def test_a_host_who_leaves_after_the_end_hands_the_table_on():
    party = await three()
    await party.finished(random.Random(1))
    await party.host.do(Stand(0))
    await party.people[1].do(Rematch())
    await party.people[1].do(Free(2))
    await party.host.refused(Free(1), "table-host-only")


async def test_leaving_during_the_game_keeps_the_host():
    party = await three()
    await party.host.do(Stand(0))
    assert (await party.host.read()).table.host


async def test_whoever_comes_in_on_another_device_is_the_same_person():
    party = await three()
    carry = party.hall.carries.make(CODE, party.host.number)
    code, secret = await party.hall.arrive(f" {carry.lower()} ")
    assert code == CODE
    assert secret != party.host.secret
    for hall in (party.hall, Hall(party.store)):
        assert await hall.person(CODE, secret) == party.host.number
    assert (await read(party.hall, Reader(party.host.number, 0))).question is not None


async def test_after_leaving_a_rematch_gives_everybody_their_seat_back():
    """Whatever they left by; and nobody is taken for ready who hasn't said so."""
    party = await three(Pace(bots=0))
    ana, bo, cy = party.people
    for seat, person in enumerate(party.people):
        await person.do(Stand(seat))
    await until(lambda: party.table.phase == "over")
    await bo.do(Rematch())
    seats = (await party.read()).table.seats
    assert [(seat.person, seat.bot, seat.ready) for seat in seats] == [(True, "", False)] * 3
    await bo.do(Ready(1, ready=True))
    await ana.refused(Start(), "table-not-ready")
    await cy.do(Ready(2, ready=True))
    await ana.do(Start())
    assert party.table.playing() == [0, 1, 2]


async def test_after_a_game_that_was_ended_too():
    party = await three()
    await party.people[1].do(Stand(1))
    await party.host.do(Abandon())
    assert not (await party.shown(1)).bot
    await party.people[2].do(Ready(2, ready=True))
    await party.host.refused(Start(), "table-not-ready")


async def test_a_bots_own_seat_stays_a_bots():
    party = await Party.open(3, pace=Pace(bots=0))
    await party.seated(1)
    for seat in (1, 2):
        await party.host.do(PutBot(seat, "steady"))
    await party.host.do(Start())
    await party.host.do(Stand(0))
    await until(lambda: party.table.phase == "over")
    await party.host.do(Rematch())
    assert [(await party.shown(seat)).bot for seat in range(3)] == ["", "steady", "steady"]
    await party.host.do(Start())


async def test_a_lobby_of_an_earlier_version_gives_seats_back_when_the_game_starts():
    """There a bot stayed on the seat of whoever had left."""
    party = await three()
    await party.people[1].do(Stand(1))
    async with party.hall.tables.hold(CODE) as running, running.change() as change:
        change.do(Abandon(), 0)
    assert (await party.shown(1)).bot
    await party.people[2].do(Ready(2, ready=True))
    await party.host.refused(Start(), "table-not-ready")
    await party.people[1].do(Ready(1, ready=True))
    await party.host.do(Start())
    assert not (await party.shown(1)).bot


async def test_who_sits_here_may_host_in_place_of_one_who_is_away():
    party = await connected_once(await three())
    bo = party.people[1]
    await bo.refused(Lead(), "table-host-soon")
    party.now += GRACE
    await bo.do(Lead())
    assert [(await one.read()).table.host for one in party.people] == [False, True, False]
    assert (await party.read()).table.host_seat == 1
    await bo.do(Abandon())


async def test_a_host_who_is_here_stays():
    party = await three()
    listener = await party.hall.listen(CODE, Reader(0, 0), 0)
    party.now += AFAR
    await party.people[1].refused(Lead(), "table-host-here")
    await party.hall.leave(CODE, listener)
    await party.host.refused(Lead(), "table-host-soon")
    watcher = await party.come()
    await watcher.refused(Lead(), "table-stranger")


async def test_a_host_without_a_seat_comes_and_goes():
    """A teacher keeps the table."""
    party = await Party.open(1, game="critico-ville")
    bo = await party.come()
    await bo.do(Sit(0, "Bo", 0))
    party.now += AFAR
    await bo.refused(Lead(), "table-host-stays")
