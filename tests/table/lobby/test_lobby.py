"""Before the game: who may take, give and free seats, who chooses, and when it starts."""

import msgspec
import pytest

from huisclos.engine.base.errors import HuisClosError
from huisclos.table.deeds.by_house import Join
from huisclos.table.deeds.in_game import Chat, Stand
from huisclos.table.deeds.in_lobby import Arrange, Free, PutBot, Ready, Rematch, Sit, Start
from huisclos.table.hall.hall import Hall
from huisclos.table.kept.log import LogLine, write
from huisclos.table.kept.store import MemoryStore
from huisclos.table.shown.messages import Reader
from huisclos.table.state.company import MOST_GONE
from huisclos.table.values.seat_codes import key_of
from tests.table.party import CODE, Party, read, taken

pytestmark = pytest.mark.anyio


async def test_an_opened_table_has_empty_seats_and_a_host():
    hall = Hall(MemoryStore())
    code, secret = await hall.open("lockdown", 5, {"variant": 3}, "fast", "en")
    person = await hall.person(code, secret)
    message = await read(hall, Reader(person), code=code)
    assert (message.table.phase, message.table.clock, message.table.options) == (
        "lobby",
        "fast",
        {"variant": 3},
    )
    assert [seat.person or bool(seat.bot) for seat in message.table.seats] == [False] * 5
    assert message.table.host
    assert not (await read(hall, Reader(), code=code)).table.host


@pytest.mark.parametrize(
    ("game", "players", "options", "key"),
    [
        ("chess", 4, {}, "error-unknown-game"),
        ("lockdown", 2, {}, "error-players"),
        ("lockdown", 7, {}, "error-players"),
        ("lockdown", 4, {"variant": 99}, "error-options"),
        ("lockdown", 4, {"no-such": 1}, "error-options"),
    ],
)
async def test_a_table_that_cant_be_played_is_not_opened(game, players, options, key):
    store = MemoryStore()
    with pytest.raises(HuisClosError) as problem:
        await Hall(store).open(game, players, options, "none", "en")
    assert problem.value.message.key == key
    assert not store.logs


async def test_sitting_down_shows_name_and_colour_and_whose_it_is():
    party = await Party.open()
    bo = await party.come()
    await bo.do(Sit(2, "  Bo  ", 4))
    seat = (await bo.read()).table.seats[2]
    assert (seat.name, seat.colour, seat.person, seat.yours, seat.ready) == ("Bo", 4, True, True, False)
    assert not (await party.host.read()).table.seats[2].yours


async def test_one_may_change_ones_name_and_colour():
    party = await Party.open()
    await party.host.do(Sit(0, "Ana", 0))
    await party.host.do(Sit(0, "ANA", 1))
    assert ((await party.shown(0)).name, (await party.shown(0)).colour) == ("ANA", 1)


async def test_one_may_have_several_seats():
    party = await Party.open()
    await party.host.do(Sit(0, "Ana", 0))
    await party.host.do(Sit(1, "Bo", 1))
    assert await party.host.seats() == [0, 1]


async def test_what_sitting_down_is_refused_for():
    party = await Party.open()
    bo = await party.come()
    await party.host.do(Sit(0, "Ana", 0))
    await party.host.do(PutBot(1, "steady"))
    await bo.refused(Sit(0, "Zed", 1), "table-seat-taken")
    await bo.refused(Sit(4, "Zed", 1), "table-no-seat")
    await bo.refused(Sit(2, "aNA", 1), "table-name-taken")
    await bo.refused(Sit(2, "Zed", 0), "table-colour-taken")


async def test_a_friend_takes_the_seat_of_a_bot():
    """The host sees who it is, and waits for them."""
    party = await Party.open(3)
    await party.seated(1)
    for seat in (1, 2):
        await party.host.do(PutBot(seat, "steady"))
    bo = await party.come()
    await bo.do(Sit(1, "Bo", 4))
    seat = await party.shown(1)
    assert (seat.name, seat.colour, seat.person, seat.bot, seat.ready) == ("Bo", 4, True, "", False)
    await party.host.refused(Start(), "table-not-ready")
    await bo.do(Ready(1, ready=True))
    await party.host.do(Start())


@pytest.mark.parametrize("name", ["", " ", "\u00a0", "a" * 25, "B\x1b[2Jo", "\u200d", "\u202eBo", "\ud800"])
async def test_a_name_that_cant_be_shown_is_refused(name):
    party = await Party.open()
    await party.host.refused(Sit(0, name, 0), "table-name")


async def test_a_luck_that_cant_be_written_down_is_refused():
    party = await Party.open()
    await party.host.refused(Sit(0, "Ana", 0, luck="a\nb"), "table-name")


async def test_bots_get_names_and_colours_that_nobody_has():
    party = await Party.open(6)
    await party.host.do(Sit(0, "bo", 1))
    for seat in range(1, 6):
        await party.host.do(PutBot(seat, "random"))
    seats = (await party.read()).table.seats
    assert len({seat.name.casefold() for seat in seats}) == len({seat.colour for seat in seats}) == 6
    assert [seat.bot for seat in seats] == ["", *["random"] * 5]


async def test_another_bot_on_the_same_seat_keeps_its_name():
    party = await Party.open()
    await party.host.do(PutBot(1, "random"))
    before = await party.shown(1)
    await party.host.do(PutBot(1, "steady"))
    after = await party.shown(1)
    assert (after.name, after.colour, after.bot) == (before.name, before.colour, "steady")


async def test_who_may_put_which_bot_where():
    party = await Party.open()
    bo = await party.come()
    await bo.do(Sit(0, "Bo", 0))
    await bo.refused(PutBot(1, "steady"), "table-host-only")
    await party.host.refused(PutBot(0, "steady"), "table-seat-taken")
    await party.host.refused(PutBot(1, "genius"), "error-unknown-bot")
    await party.host.refused(PutBot(9, "steady"), "table-no-seat")


async def test_the_host_frees_a_seat_and_it_can_be_taken_again():
    party = await Party.open()
    bo = await party.come()
    await bo.do(Sit(0, "Bo", 0))
    await party.host.do(Free(0))
    assert not (await party.shown(0)).person
    await party.host.do(Sit(0, "Bo", 0))


async def test_only_the_host_frees_and_only_seats_there_are():
    party = await Party.open()
    bo = await party.come()
    await bo.do(Sit(0, "Bo", 0))
    await bo.refused(Free(0), "table-host-only")
    await party.host.refused(Free(4), "table-no-seat")


async def test_the_host_changes_seats_options_and_clock_and_all_are_asked_again():
    party = await Party.open()
    await party.seated(3)
    await party.host.do(Arrange(6, {"variant": 2}, "days"))
    table = (await party.read()).table
    assert (len(table.seats), table.options, table.clock) == (6, {"variant": 2}, "days")
    assert [seat.ready for seat in table.seats] == [False] * 6
    await party.host.do(Arrange(3, {}, "none"))
    assert [seat.name for seat in (await party.read()).table.seats] == ["Ana", "Bo", "Cy"]


async def test_bots_may_be_arranged_away_but_people_may_not():
    party = await Party.open(4)
    bo = await party.come()
    await party.host.do(PutBot(3, "steady"))
    await party.host.do(Arrange(3, {}, "none"))
    await bo.do(Sit(2, "Bo", 0))
    await party.host.do(Arrange(4, {}, "none"))
    await bo.do(Sit(3, "Cy", 1))
    await party.host.refused(Arrange(3, {}, "none"), "table-seat-in-use")


async def test_what_cant_be_arranged():
    party = await Party.open()
    bo = await party.come()
    await bo.refused(Arrange(5, {}, "none"), "table-stranger")
    await bo.do(Sit(1, "Bo", 1))
    await bo.refused(Arrange(5, {}, "none"), "table-host-only")
    await party.host.refused(Arrange(2, {}, "none"), "error-players")
    await party.host.refused(Arrange(4, {"variant": "x"}, "none"), "error-options")


async def test_one_says_that_one_is_ready_and_may_think_again():
    party = await Party.open()
    await party.host.do(Sit(0, "Ana", 0))
    await party.host.do(Ready(0, ready=True))
    assert (await party.shown(0)).ready
    await party.host.do(Ready(0, ready=False))
    assert not (await party.shown(0)).ready


async def test_nobody_is_ready_for_somebody_else():
    party = await Party.open()
    bo = await party.come()
    await party.host.do(Sit(0, "Ana", 0))
    await bo.refused(Ready(0, ready=True), "table-stranger")
    await bo.do(Sit(2, "Bo", 2))
    await bo.refused(Ready(0, ready=True), "table-not-yours")
    await bo.refused(Ready(1, ready=True), "table-not-yours")
    await bo.refused(Ready(4, ready=True), "table-no-seat")


async def test_the_game_starts_with_people_and_bots():
    party = await Party.open(3)
    bo = await party.come()
    await party.host.do(Sit(0, "Ana", 0))
    await bo.do(Sit(1, "Bo", 1))
    await party.host.do(PutBot(2, "steady"))
    await bo.do(Ready(1, ready=True))
    await party.host.do(Start())
    message = await party.read()
    assert message.table.phase == "playing"
    assert message.view is not None
    assert message.view["names"][:2] == ["Ana", "Bo"]


async def test_what_starting_is_refused_for():
    party = await Party.open(3)
    bo = await party.come()
    await party.host.do(Sit(0, "Ana", 0))
    await bo.do(Sit(1, "Bo", 1))
    await party.host.refused(Start(), "table-seats-free")
    await party.host.do(PutBot(2, "steady"))
    await bo.refused(Start(), "table-host-only")
    await party.host.refused(Start(), "table-not-ready")


async def test_options_that_dont_fit_each_other_are_refused_at_the_start():
    party = await Party.open(3, options={"badge": 5})
    await party.seated(3)
    await party.host.refused(Start(), "error-markers")


async def test_once_the_game_has_begun_the_lobby_is_closed():
    party = await Party.open(3)
    ana, bo, _ = await party.started(3)
    for deed in (Sit(1, "Bob", 1), Ready(1, ready=False)):
        await bo.refused(deed, "table-not-lobby")
    for deed in (Free(1), Arrange(3, {}, "none"), Start()):
        await ana.refused(deed, "table-not-lobby")
    await ana.refused(Rematch(), "table-not-over")


async def test_a_host_who_leaves_hands_the_table_on():
    party = await Party.open(3)
    ana, bo, _ = await party.seated(3)
    await ana.do(Stand(0))
    assert not (await ana.read()).table.host
    assert (await bo.read()).table.host
    await ana.refused(Free(2), "table-host-only")
    await bo.do(Free(2))


async def test_a_host_with_another_seat_or_without_company_stays_host():
    party = await Party.open(3)
    await party.host.do(Sit(0, "Ana", 0))
    await party.host.do(Sit(1, "Bo", 1))
    await party.host.do(Stand(0))
    assert (await party.host.read()).table.host
    await party.host.do(Stand(1))
    assert (await party.host.read()).table.host


async def test_whoever_only_comes_in_leaves_no_trace():
    party = await Party.open(3)
    before, kept = await party.read(), list(party.store.logs[CODE])
    guests = [await party.come() for _ in range(300)]
    assert await party.read() == before
    assert (party.store.logs[CODE], len(party.table.company.keys)) == (kept, 1)
    await guests[0].refused(Chat(0, "hello"), "table-stranger")
    await guests[0].do(Sit(0, "Bo", 0))
    await guests[-1].do(Sit(1, "Cy", 1))
    assert [guests[0].number, guests[-1].number] == [1, 2]
    assert await Hall(party.store).person(CODE, guests[-1].secret) == 2


async def test_a_seat_that_is_refused_makes_nobody_a_person():
    party = await Party.open(3)
    await party.host.do(Sit(0, "Ana", 0))
    bo = await party.come()
    await bo.refused(Sit(0, "Bo", 1), "table-seat-taken")
    assert (bo.number, party.table.company.people) == (None, 1)
    await bo.do(Sit(1, "Bo", 1), "mine")
    await bo.refused(Sit(1, "Bo", 1), "table-repeated", "mine")


async def test_a_secret_that_is_easy_to_guess_is_none():
    party = await Party.open(3)
    with pytest.raises(HuisClosError) as problem:
        await party.hall.do(CODE, None, Sit(0, "Bo", 0), "", "short")
    assert problem.value.message.key == "table-stranger"


async def test_whoever_sits_down_while_connected_is_told_as_that_person():
    party = await Party.open(3)
    bo = await party.come()
    listener = await party.hall.listen(CODE, Reader(None, None, key_of(bo.secret)), 0)
    await taken(listener)
    await bo.do(Sit(1, "Bo", 1))
    (whole,) = await taken(listener)
    assert msgspec.json.decode(whole)["message"]["table"]["seats"][1]["yours"]
    assert listener.reader == Reader(bo.number)


async def test_of_those_who_have_left_the_first_are_forgotten():
    """However many come, sit down and leave, there is room for the next."""
    party = await Party.open(3)
    await party.host.do(Sit(0, "Ana", 0))
    guests = [await party.come() for _ in range(MOST_GONE + 5)]
    for guest in guests:
        await guest.do(Sit(1, "Bo", 1))
        await guest.do(Stand(1))
    assert len(party.table.company.keys) == MOST_GONE + 2
    assert [guests[0].number, party.host.number] == [None, 0]
    await guests[0].do(Sit(1, "Bo", 1))


async def test_people_of_old_logs_who_came_in_without_sitting_down_are_known():
    party = await Party.open(3)
    line = write(LogLine(Join(key_of("x" * 32)), None, party.now))
    await party.store.append(CODE, 2, [line], None)
    assert await Hall(party.store).person(CODE, "x" * 32) == 1
