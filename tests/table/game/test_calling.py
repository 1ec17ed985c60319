"""Who is called when: those who are away and waited for, once; and once more before a long time is up."""

import pytest

from huisclos.table.deeds.in_game import Chat, Stand
from huisclos.table.deeds.in_lobby import Start
from huisclos.table.hall.calling import LINGER, PAUSE
from huisclos.table.shown.messages import Reader
from huisclos.table.values.clocks import REMINDERS, SECONDS
from tests.table.party import CODE, Party

pytestmark = pytest.mark.anyio


class Recorder:
    """A bell that keeps what it is told."""

    def __init__(self):
        self.rung, self.plans = [], {}

    def hangs_at(self, code):
        return True

    def ring(self, code, game, person, call):
        self.rung.append((person, call))

    def remind(self, code, person, at):
        self.plans[person] = at


@pytest.fixture
async def party():
    """Three people, all of them away; the first one is asked."""
    party = await Party.open(3, options={"badge": 0}, clock="days")
    party.bell = party.hall.calling.bell = Recorder()
    await party.started(3)
    party.now += 1000
    return party


async def here(party, person):
    return await party.hall.listen(CODE, Reader(person), 0)


async def test_who_is_waited_for_is_called_once_until_they_come(party):
    await party.people[1].do(Chat(1, "Hello?"))
    await party.people[1].do(Chat(1, "Anybody?"))
    assert party.bell.rung == [(0, "turn")]
    party.now += PAUSE
    await party.people[1].do(Chat(1, "Well."))
    assert party.bell.rung == [(0, "turn")], "for the same question nobody is called twice"


async def test_nobody_is_called_who_is_here(party):
    listener = await here(party, 0)
    await party.people[1].do(Chat(1, "Hello?"))
    party.now += LINGER + 1
    await party.hall.leave(CODE, listener)
    assert party.bell.rung == []


async def test_who_hangs_up_right_after_a_question_may_not_have_seen_it():
    party = await Party.open(3, options={"badge": 0})
    party.bell = party.hall.calling.bell = Recorder()
    await party.seated(3)
    listener = await here(party, 0)
    await party.host.do(Start())
    assert party.bell.rung == []
    await party.hall.leave(CODE, listener)
    assert party.bell.rung == [(0, "turn")]


async def test_nobody_is_called_while_a_bot_plays_for_them(party):
    await party.people[0].do(Stand(0))
    party.now += 1000
    party.bell.rung.clear()
    await party.people[1].do(Chat(1, "Hello?"))
    assert (0, "turn") not in party.bell.rung


async def test_a_reminder_before_a_long_time_is_up(party):
    await party.people[1].do(Chat(1, "Hello?"))
    at = party.bell.plans[0]
    assert at == party.table.asking.deadline(0) - REMINDERS["days"]
    party.bell.rung.clear()
    await party.hall.calling.remind(CODE, 0)
    assert party.bell.rung == [], "it is too early"
    party.now = at
    await party.hall.calling.remind(CODE, 0)
    assert party.bell.rung == [(0, "reminder")]
    listener = await here(party, 0)
    await party.hall.calling.remind(CODE, 0)
    assert party.bell.rung == [(0, "reminder")], "not while they are here"
    await party.hall.leave(CODE, listener)
    party.now += SECONDS["days"]
    await party.hall.calling.remind(CODE, 0)
    assert party.bell.rung == [(0, "reminder")], "nor when it is too late"


async def test_whoever_has_answered_needs_no_reminder(party):
    await party.people[0].act(0)
    assert party.bell.plans.get(0) is None or party.bell.plans[0] > party.now
    for person in range(3):
        asked = party.table.asking.deadline(person)
        assert party.bell.plans.get(person) == (asked and asked - REMINDERS["days"])


async def test_nobody_is_called_for_what_they_have_answered():
    """Sealed, it waits for the others."""
    party = await Party.open(3, options={"badge": 0}, clock="days")
    party.bell = party.hall.calling.bell = Recorder()
    await party.started(3)
    while (asked := await party.asked())[0][2].prompt != "choose":
        await asked[0][0].act(asked[0][1])
    (quick, seat, _), (slow, other, _) = asked
    party.bell.rung.clear()
    listener = await here(party, seat)
    await quick.act(seat)
    assert seat in party.table.asking.sealed
    await party.hall.leave(CODE, listener)
    await slow.do(Chat(other, "Hello?"))
    assert (seat, "turn") not in party.bell.rung
    assert party.bell.plans[seat] is None
    assert party.bell.plans[other] is not None
