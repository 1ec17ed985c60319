"""What a table sees of people beside their answers comes with the next one, and stays with the record."""

import pytest

from huisclos import replay
from huisclos.table.deeds.in_game import AskBack, Chat, Say
from huisclos.table.deeds.in_lobby import PutBot, Sit, Start
from huisclos.table.kept.log import rebuild
from tests.table.party import CODE, Party

pytestmark = pytest.mark.anyio


async def alone(clock="none"):
    """One person, whose turn it is to place two Characters, and two bots that never answer."""
    party = await Party.open(3, options={"badge": 0}, clock=clock)
    await party.host.do(Sit(0, "Ana", 0))
    for seat in (1, 2):
        await party.host.do(PutBot(seat, "steady"))
    await party.host.do(Chat(0, "before the game"))
    await party.host.do(Start())
    return party


def signs(party):
    return party.match.record().get("signs", [])


async def test_a_line_of_chat_is_a_sign_once():
    party = await alone()
    await party.host.act(0)
    assert signs(party) == []
    await party.host.do(AskBack(0))
    await party.host.do(Chat(0, "hm"))
    await party.host.do(Chat(0, "well"))
    await party.host.act(0)
    assert signs(party) == [[0, ["chatted", "took-back"]]]
    assert party.table.asking.chatted == set()


@pytest.mark.parametrize(("clock", "seconds", "long"), [("none", 59, 0), ("none", 60, 1), ("fast", 15, 1)])
async def test_a_long_thought_is_a_sign(clock, seconds, long):
    party = await alone(clock)
    party.now += seconds
    await party.host.act(0)
    assert signs(party) == [[0, ["mused"]]] * long


async def test_a_statement_is_a_sign():
    party = await alone()
    await party.host.do(Say(0, "vote", {"whom": "seat:1"}))
    await party.host.act(0)
    assert signs(party) == [[0, ["said"]]]


async def test_whoever_reads_the_log_again_finds_the_same():
    party = await alone()
    await party.host.do(Chat(0, "hm"))
    party.now += 100
    await party.host.act(0)
    again = rebuild(CODE, party.lines)
    assert again.asking.match is not None
    assert again.asking.match.record() == party.match.record()
    assert signs(party) == [[0, ["chatted", "mused"]]]


async def opened(*seats):
    """A game whose cards may wait for signs, with a person where a seat is empty, and bots elsewhere."""
    party = await Party.open(len(seats), options={}, game="dead-of-winter")
    for seat, bot in enumerate(seats):
        await party.host.do(PutBot(seat, bot) if bot else Sit(seat, "Ana", 0))
    await party.host.do(Start())
    return party


@pytest.mark.parametrize(("seats", "people"), [(("", "steady", "steady"), True), (("steady",) * 3, False)])
async def test_the_table_tells_the_game_whether_people_play_at_a_page_and_the_record_has_it(seats, people):
    """What nobody could do isn't waited for."""
    party = await opened(*seats)
    match = party.match
    record = match.record()
    assert record["options"]["page"] == people
    waited = [name for name in match.state.crossroads if match.state.box.crossroads[name].for_people]
    assert len(waited) == 3 * people
    assert replay({**record, "options": {**record["options"], "page": people}}).state.page == people
    assert rebuild(CODE, party.lines).asking.match.record() == record
