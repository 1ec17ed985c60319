"""Not to be asked: the house passes for whoever wants that, whatever they hold, and nobody else notices."""

import asyncio

import pytest

from huisclos.table.deeds.in_game import MOST_WISHES, Act, AskBack, Chat, Consent, Quiet, Return, Stand
from huisclos.table.deeds.in_lobby import Ready, Rematch, Start
from huisclos.table.kept.log import LogLine, rebuild, write
from huisclos.table.shown.messages import Reader
from huisclos.table.shown.news import Showing
from huisclos.table.values.clocks import Pace
from tests.table.party import CODE, Party, Thoughtful, taken, until
from tests.table.virtual_time import in_virtual_time

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("telegrams")]
PACE = Pace(bots=0, late=0, stir=0)


async def playing(people=3, rounds=3, pace=PACE, **options):
    """It is seat 0's turn; it may send something or pass."""
    party = await Party.open(people, game="telegrams", pace=pace, options={"rounds": rounds, **options})
    await party.started(people)
    return party


def sent(party):
    return party.match.state.sent


async def send(party, seat, text):
    question = await party.people[seat].question(seat)
    await party.people[seat].do(Act(seat, question.number, [text]))
    await passed(party)


async def wish(party, seat, prompt="send", *, on=True):
    """What the seat isn't asked yet is wished as in logs of earlier versions, which have any wish."""
    deed, person = Quiet(seat, prompt, on=on), party.people[seat]
    if on and party.table.asking.asked[seat].choice.prompt != prompt:
        line = LogLine(deed, person.number, party.now)
        async with party.hall.tables.hold(CODE) as running, running.change() as change:
            running.table.do(deed, line.doer)
            running.last_seen.hear(person.number, party.now)
            change.lines.append(write(line))
            change.owners.add(person.number)
    else:
        await person.do(deed)
    await passed(party)


async def passed(party):
    """The house has passed for whoever it had to."""
    await until(lambda: not party.hall.closing.tasks.of(CODE))


def same_again(party):
    """The table from its log, for every reader."""
    again = rebuild(CODE, party.lines)
    readers = [Reader(), *(Reader(one.number, one.number) for one in party.people)]
    for reader in readers:
        one, other = (Showing(table, party.now, set()).message(reader, 0) for table in (party.table, again))
        assert one == other
    assert again.asking.peace == party.table.asking.peace
    assert (again.due, again.lines) == (party.table.due, party.table.lines)


async def test_the_question_that_is_open_is_passed_and_those_that_come_too():
    party = await playing()
    await wish(party, 0)
    assert sent(party) == ["pass"]
    assert party.match.record()["house"] == [], "it looks like one of their own"
    await send(party, 1, "wire:one")
    before = len(party.log)
    await send(party, 2, "wire:two")
    assert sent(party) == ["pass", "wire:one", "wire:two", "pass"]
    assert len(party.log) == before + 2
    assert (await party.people[1].question(1)).waits
    same_again(party)


async def test_who_wants_to_be_asked_again_is():
    party = await playing()
    await wish(party, 0)
    await wish(party, 0, on=False)
    await send(party, 1, "pass")
    await send(party, 2, "pass")
    assert (await party.host.question(0)).waits
    same_again(party)


async def test_several_in_a_row_and_all_to_the_end():
    party = await playing(rounds=2)
    await wish(party, 1)
    await wish(party, 2)
    await send(party, 0, "wire")
    assert sent(party) == ["wire", "pass", "pass"]
    await wish(party, 0)
    assert sent(party) == ["wire", "pass", "pass", "pass", "pass", "pass"]
    assert (await party.read()).table.phase == "over"
    same_again(party)


async def test_a_game_in_which_all_pass_for_ever_doesnt_hold_the_house():
    """Everybody else has their turn between two passes."""
    party = await playing(people=2, rounds=1000)
    await party.host.do(Quiet(0, "send", on=True))
    await until(lambda: sent(party))
    await party.people[1].do(Quiet(1, "send", on=True))
    for text in ("one", "two"):
        before = len(sent(party))
        await party.host.do(Chat(0, text))
        await until(lambda before=before: len(sent(party)) > before)
    assert (await party.read()).table.phase == "playing"


# -- what the others notice ------------------------------------------------------------------------------


async def test_the_wish_itself_is_no_news_for_anybody_else_and_has_no_number():
    party = await playing(pace=Pace(bots=0, stir=10**6))
    listeners = [await party.hall.listen(CODE, Reader(n, n), 0) for n in range(3)]
    for listener in listeners:
        await taken(listener)
    before, kept = [await party.people[n].read(n) for n in (0, 2)], len(party.log)
    counted = []
    party.count(counted.append)
    await wish(party, 1, "bell")
    assert b"".join(await taken(listeners[1])).count(b'"quiet":["bell"]') == 1
    takes = [asyncio.create_task(taken(listeners[n])) for n in (0, 2)]
    for _ in range(20):
        await asyncio.sleep(0)
    assert not any(take.done() for take in takes)
    assert [await party.people[n].read(n) for n in (0, 2)] == before
    assert counted == []
    await party.host.do(Chat(0, "hello"))
    assert [line["deed"]["do"] for line in party.log[kept:]] == ["quiet", "chat"]
    assert (await party.read()).number == before[0].number + 1
    same_again(party)
    for take in takes:
        await take


async def test_once_it_is_done_it_cant_be_lost():
    party = await playing()
    await wish(party, 1, "bell")
    assert rebuild(CODE, party.store.logs[CODE]).asking.peace.of(1) == ["bell"]
    await send(party, 0, "wire")
    same_again(party)


@pytest.mark.parametrize("prompt", ["other", "send", "x" * 40])
async def test_nobody_wishes_what_they_arent_asked(prompt):
    party = await playing()
    for on in (True, False):
        await party.people[1].refused(Quiet(1, prompt, on=on), "table-stale")


async def test_what_changes_nothing_isnt_kept():
    party = await playing()
    bo = party.people[1]
    await bo.refused(Quiet(1, "bell", on=False), "table-stale")
    await bo.do(Quiet(1, "bell", on=True))
    await bo.refused(Quiet(1, "bell", on=True), "table-stale")
    await send(party, 0, "wire")
    await bo.do(Quiet(1, "bell", on=False))


async def test_who_has_wished_too_often_can_still_take_it_back_and_so_can_the_others():
    """Nobody else can tell from that how often somebody has."""
    party = await playing(people=2, rounds=1)
    bo = party.people[1]
    for _ in range(MOST_WISHES - 1):
        await bo.do(Quiet(1, "bell", on=True))
        await bo.do(Quiet(1, "bell", on=False))
    await send(party, 0, "wire")
    await send(party, 1, "wire")
    await party.host.do(Rematch())
    await bo.do(Ready(1, ready=True))
    await party.host.do(Start())
    await bo.do(Quiet(1, "bell", on=True))
    await bo.do(Quiet(1, "bell", on=False))
    await bo.refused(Quiet(1, "bell", on=True), "table-wishes")
    await send(party, 0, "wire")
    await party.host.do(Quiet(0, "bell", on=True))


async def test_what_others_get_is_the_same_whether_somebody_passed_or_the_house_did():
    """Also how much somebody asks to take back, and what is counted."""
    worlds = []
    for quiet in (True, False):
        party = await playing()
        counted = []
        party.count(counted.append)
        if quiet:
            await wish(party, 1)
        await send(party, 0, "wire")
        if not quiet:
            await send(party, 1, "pass")
        await party.people[1].do(AskBack(1))
        others = [Reader(), Reader(0, 0), Reader(2, 2)]
        seen = [Showing(party.table, party.now, set()).message(reader, 0) for reader in others]
        worlds.append((seen, [type(deed) for deed in counted]))
    assert worlds[0] == worlds[1]


def test_the_house_passes_after_a_while_that_chance_decides():
    """Not at once, and not always after the same time: people don't, either."""

    async def pause():
        party = await playing(rounds=40, pace=Pace(bots=1))
        await wish(party, 1)
        loop, pauses = asyncio.get_running_loop(), []
        for turn in range(10):
            for seat in (0, 1, 2):
                if seat == 1:
                    begun = loop.time()
                    while len(sent(party)) == 3 * turn + 1:
                        await asyncio.sleep(0.01)
                    pauses.append(loop.time() - begun)
                else:
                    question = await party.people[seat].question(seat)
                    await party.people[seat].do(Act(seat, question.number, ["wire"]))
        return pauses

    pauses = in_virtual_time(pause)
    assert min(pauses) >= 1
    assert len({round(seconds, 1) for seconds in pauses}) > 3


async def test_whoever_doesnt_want_to_be_asked_isnt_even_before_the_house_has_passed():
    party = await playing(pace=Pace(bots=10**6))
    assert (await party.host.question(0)).waits
    await party.host.do(Quiet(0, "send", on=True))
    assert await party.host.question(0) is None
    await party.host.do(Quiet(0, "send", on=False))
    assert (await party.host.question(0)).waits


async def test_for_somebody_who_is_away_nobody_passes():
    """Everybody sees that they aren't here, and would see that the house did."""
    party = await playing()
    bo = party.people[1]
    listener = await party.hall.listen(CODE, Reader(1, 1), 0)
    await wish(party, 1)
    await party.hall.leave(CODE, listener)
    await send(party, 0, "wire")
    assert sent(party) == ["wire"]
    await party.hall.listen(CODE, Reader(bo.number, 1), 0)
    await passed(party)
    assert sent(party) == ["wire", "pass"]


async def test_other_questions_and_offers_are_asked_as_ever():
    party = await playing()
    for prompt in ("bell", "other"):
        await wish(party, 1, prompt)
    await send(party, 0, "pass")
    assert sent(party) == ["pass"]
    assert party.match.state.bells == [0, 0, 0]


async def test_what_cant_be_passed_is_asked():
    party = await Party.open(3, options={"badge": 0})
    await party.started(3)
    before = await party.host.question(0)
    await party.host.do(Quiet(0, before.prompt, on=True))
    assert await party.host.question(0) == before


async def test_only_its_owner_sees_it():
    party = await playing()
    before = await party.people[1].read(1)
    for prompt in ("send", "other", "send"):
        await wish(party, 2, prompt)
    assert (await party.people[2].read(2)).quiet == ["other", "send"]
    assert await party.people[1].read(1) == before
    assert (await party.read()).quiet == (await party.people[2].read()).quiet == []


async def test_a_bot_in_the_seat_plays_as_ever_and_the_owner_finds_it_quiet_again():
    party = await playing()
    party.hall.bot_turns.thinker = Thoughtful()
    await wish(party, 1)
    await party.people[1].do(Stand(1))
    await send(party, 0, "wire")
    assert sent(party) == ["wire"]
    assert party.table.asking.bots_asked() == [1]
    await party.people[1].do(Return(1))
    await passed(party)
    assert sent(party) == ["wire", "pass"]
    same_again(party)


async def test_a_new_game_begins_without_it():
    party = await playing(people=2, rounds=1)
    await wish(party, 1)
    await send(party, 0, "wire")
    await party.host.do(Rematch())
    for one in party.people:
        await one.do(Ready(one.number, ready=True))
    await party.host.do(Start())
    assert (await party.people[1].read(1)).quiet == []
    await send(party, 0, "wire")
    assert (await party.people[1].question(1)).waits


async def test_who_may_ask_for_it_and_when():
    party = await playing(people=2, rounds=1)
    await party.host.refused(Quiet(1, "send", on=True), "table-not-yours")
    await party.host.refused(Quiet(5, "send", on=True), "table-no-seat")
    await send(party, 0, "wire")
    await send(party, 1, "wire")
    await party.host.refused(Quiet(0, "send", on=True), "table-not-playing")


# -- taking back ---------------------------------------------------------------------------------------


async def agreed(party, *seats):
    for seat in seats:
        await party.people[seat].do(Consent(seat, agree=True))


async def test_ones_last_choice_is_taken_back_with_the_passes_after_it():
    party = await playing()
    await wish(party, 1)
    await wish(party, 2)
    await send(party, 0, "wire:oops")
    assert sent(party) == ["wire:oops", "pass", "pass"]
    await party.host.do(AskBack(0))
    assert (await party.read()).table.asking.actions == 3
    await agreed(party, 1, 2)
    assert sent(party) == []
    assert (await party.host.question(0)).waits
    await send(party, 0, "wire:better")
    assert sent(party) == ["wire:better", "pass", "pass"]
    same_again(party)


async def test_a_pass_that_the_house_made_is_taken_back_like_a_choice():
    """If it weren't, everybody would see who had made it."""
    party = await playing()
    await send(party, 0, "wire:mine")
    await wish(party, 0)
    await send(party, 1, "wire")
    await send(party, 2, "wire")
    assert sent(party) == ["wire:mine", "wire", "wire", "pass"]
    await party.host.do(AskBack(0))
    assert (await party.read()).table.asking.actions == 1
    await agreed(party, 1, 2)
    assert sent(party) == ["wire:mine", "wire", "wire"]
    assert (await party.host.read(0)).quiet == []
    assert (await party.host.question(0)).waits
    same_again(party)


async def test_asking_not_to_be_asked_is_a_choice_and_can_be_taken_back():
    party = await playing()
    await wish(party, 0)
    await party.host.do(AskBack(0))
    assert (await party.read()).table.asking.actions == 1
    await agreed(party, 1, 2)
    assert (sent(party), (await party.host.read(0)).quiet) == ([], [])
    same_again(party)


async def test_after_a_take_back_the_count_of_own_choices_is_right():
    """The place of an automatic pass that was taken back is somebody's real choice now."""
    party = await playing(people=2)
    await wish(party, 1)
    await send(party, 0, "wire:oops")
    await party.host.do(AskBack(0))
    await wish(party, 1, on=False)
    await agreed(party, 1)
    await send(party, 0, "wire:better")
    await send(party, 1, "wire:own")
    await party.people[1].do(AskBack(1))
    assert (await party.read()).table.asking.actions == 1


async def test_nobody_is_passed_for_while_people_think_about_taking_back():
    party = await playing()
    party.hall.bot_turns.thinker = Thoughtful()
    await wish(party, 1)
    await party.people[1].do(Stand(1))
    await send(party, 0, "wire")
    await party.host.do(AskBack(0))
    await party.people[1].do(Return(1))
    await passed(party)
    assert sent(party) == ["wire"]
    await party.people[2].do(Consent(2, agree=False))
    await passed(party)
    assert sent(party) == ["wire", "pass"]
    same_again(party)
