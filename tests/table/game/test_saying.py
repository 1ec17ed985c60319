"""How much one may say: enough for any table, and not enough to fill one."""

import random

import pytest

from huisclos.table.deeds.in_game import MOST_A_MINUTE, MOST_BETWEEN, MOST_LINES, MOST_SAID, Chat, Say
from huisclos.table.deeds.in_lobby import Arrange
from huisclos.table.kept.log import rebuild
from huisclos.table.shown.messages import Reader
from huisclos.table.shown.news import PAGE
from tests.support.following import Following
from tests.table.party import CODE, Party, taken

pytestmark = pytest.mark.anyio
ASK = Say(0, "ask-go", {"to": "seat:1", "place": "place:2"})


async def playing():
    party = await Party.open(3)
    await party.started(3)
    return party


async def test_one_may_say_so_much_between_two_actions():
    party, rng = await playing(), random.Random(1)
    for _ in range(MOST_BETWEEN):
        await party.host.do(ASK)
    await party.host.refused(ASK, "table-said-enough")
    await party.goes_on(rng)
    await party.host.do(ASK)


async def test_one_may_say_so_much_in_a_game():
    party, rng = await playing(), random.Random(1)
    said = 0
    while said < MOST_SAID:
        for _ in range(min(MOST_BETWEEN, MOST_SAID - said)):
            await party.host.do(ASK)
            said += 1
        await party.goes_on(rng)
    await party.host.refused(ASK, "table-said-all")


async def test_one_may_write_so_many_lines_a_minute_and_in_a_game():
    party = await playing()
    for _ in range(MOST_A_MINUTE):
        await party.host.do(Chat(0, "x"))
    await party.host.refused(Chat(0, "x"), "table-chat-fast")
    for _ in range(MOST_LINES - MOST_A_MINUTE):
        party.now += 60
        await party.host.do(Chat(0, "x"))
    party.now += 60
    await party.host.refused(Chat(0, "x"), "table-chat-full")


async def test_what_was_said_before_there_was_a_limit_is_still_there():
    party = await playing()
    for _ in range(MOST_A_MINUTE):
        await party.host.do(Chat(0, "x"))
    lines = list(party.store.logs[CODE])
    again = rebuild(CODE, [*lines, *lines[-1:] * MOST_LINES])
    assert len(again.chat) == MOST_A_MINUTE + MOST_LINES


async def test_a_long_past_comes_in_pages():
    """Whoever comes late gets all of it, and no frame is longer than a page."""
    party, rng = await playing(), random.Random(2)
    while party.table.phase == "playing":
        await party.goes_on(rng)
    for _ in range(MOST_LINES):
        party.now += 60
        await party.host.do(Chat(0, "x"))
    listener, following = await party.hall.listen(CODE, Reader(), 0), Following()
    frames = await taken(listener)
    for frame in frames:
        following.hear(frame)
    log = party.match.state.log
    assert len(frames) > 1 < len(log) / PAGE
    assert [event["key"] for event in following.events] == [event.key for event in log]
    assert len(following.chat) == MOST_LINES


async def test_a_line_of_chat_costs_the_same_however_much_was_said():
    """Only what is new goes out."""
    party, rng = await playing(), random.Random(3)
    listener = await party.hall.listen(CODE, Reader(), 0)
    await taken(listener)
    sizes = []
    for _ in range(12):
        for _ in range(MOST_BETWEEN):
            await party.host.do(ASK)
        await party.goes_on(rng)
        await taken(listener)
        await party.host.do(Chat(0, "hello"))
        sizes.append(sum(map(len, await taken(listener))))
    assert max(sizes) < 300


async def test_fewer_seats_are_fewer_seats():
    """Also for who is told only what has changed."""
    party = await Party.open(4)
    listener, following = await party.hall.listen(CODE, Reader(), 0), Following()
    for players in (4, 3, 5):
        await party.host.do(Arrange(players, {}, "none"))
        for frame in await taken(listener):
            following.hear(frame)
        assert len(following.message["table"]["seats"]) == players
