"""Not to be asked: the table passes for whoever wants that, at once and whatever they hold."""

import msgspec
import pytest

from huisclos.table.lobby import Ready, Rematch, Start
from huisclos.table.log import rebuild
from huisclos.table.play import Act, AskBack, Consent, Quiet, Return, Stand
from huisclos.table.showing import Showing
from huisclos.table.sight import Reader
from tests.table.party import CODE, Party

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("telegrams")]


async def playing(people=3, rounds=3, **options):
    """It is seat 0's turn; it may send something or pass."""
    party = await Party.open(people, game="telegrams", options={"rounds": rounds, **options})
    await party.started(people)
    return party


def sent(party):
    return party.table.match.state.sent


async def send(party, seat, text):
    question = await party.people[seat].question(seat)
    await party.people[seat].do(Act(seat, question.number, [text]))


def same_again(party):
    """The table from its log, for every reader."""
    again = rebuild(CODE, party.store.logs[CODE])
    readers = [Reader(), *(Reader(one.number, one.number) for one in party.people)]
    for reader in readers:
        one, other = (Showing(table, party.now, set()).message(reader, 0) for table in (party.table, again))
        assert one == other
    assert (again.peace, again.due) == (party.table.peace, party.table.due)


async def test_the_question_that_is_open_is_passed_at_once_and_those_that_come_too():
    party = await playing()
    await party.host.do(Quiet(0, "send", on=True))
    assert sent(party) == ["pass"]
    await send(party, 1, "wire:one")
    before = len(party.log)
    await send(party, 2, "wire:two")
    assert sent(party) == ["pass", "wire:one", "wire:two", "pass"]
    assert len(party.log) == before + 1
    assert (await party.people[1].question(1)).waits
    same_again(party)


async def test_who_wants_to_be_asked_again_is():
    party = await playing()
    await party.host.do(Quiet(0, "send", on=True))
    await party.host.do(Quiet(0, "send", on=False))
    await send(party, 1, "pass")
    await send(party, 2, "pass")
    assert (await party.host.question(0)).waits
    same_again(party)


async def test_several_in_a_row_and_all_to_the_end():
    party = await playing(rounds=2)
    await party.people[1].do(Quiet(1, "send", on=True))
    await party.people[2].do(Quiet(2, "send", on=True))
    await send(party, 0, "wire")
    assert sent(party) == ["wire", "pass", "pass"]
    await party.host.do(Quiet(0, "send", on=True))
    assert sent(party) == ["wire", "pass", "pass", "pass", "pass", "pass"]
    assert (await party.read()).table.phase == "over"
    same_again(party)


async def test_a_game_in_which_all_pass_for_ever_doesnt_hold_the_house():
    party = await playing(people=2, rounds=1000)
    await party.people[1].do(Quiet(1, "send", on=True))
    await party.host.do(Quiet(0, "send", on=True))
    assert len(sent(party)) == 101
    assert (await party.people[1].question(1)).waits
    same_again(party)


async def test_other_questions_and_offers_are_asked_as_ever():
    party = await playing()
    for prompt in ("bell", "other"):
        await party.people[1].do(Quiet(1, prompt, on=True))
    await send(party, 0, "pass")
    assert sent(party) == ["pass"]
    assert party.table.match.state.bells == [0, 0, 0]


async def test_what_cant_be_passed_is_asked():
    party = await Party.open(3, options={"badge": 0})
    await party.started(3)
    before = await party.host.question(0)
    await party.host.do(Quiet(0, before.prompt, on=True))
    assert await party.host.question(0) == before


async def test_only_its_owner_sees_it():
    party = await playing()
    before = await party.people[1].read(1)
    await party.people[2].do(Quiet(2, "send", on=True))
    await party.people[2].do(Quiet(2, "other", on=True))
    await party.people[2].do(Quiet(2, "send", on=True))
    assert (await party.people[2].read(2)).quiet == ["other", "send"]
    after = await party.people[1].read(1)
    assert after == msgspec.structs.replace(before, number=after.number)
    assert (await party.read()).quiet == (await party.people[2].read()).quiet == []


async def test_a_bot_in_the_seat_plays_as_ever_and_the_owner_finds_it_quiet_again():
    party = await playing()
    await party.people[1].do(Quiet(1, "send", on=True))
    await party.people[1].do(Stand(1))
    await send(party, 0, "wire")
    assert sent(party) == ["wire"]
    assert party.table.bots_asked() == [1]
    await party.people[1].do(Return(1))
    assert sent(party) == ["wire", "pass"]
    same_again(party)


async def test_a_new_game_begins_without_it():
    party = await playing(people=2, rounds=1)
    await party.people[1].do(Quiet(1, "send", on=True))
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
    await party.people[1].do(Quiet(1, "send", on=True))
    await party.people[2].do(Quiet(2, "send", on=True))
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


async def test_a_pass_that_the_table_made_is_not_ones_last_choice():
    party = await playing()
    await send(party, 0, "wire:mine")
    await party.host.do(Quiet(0, "send", on=True))
    await send(party, 1, "wire")
    await send(party, 2, "wire")
    assert sent(party) == ["wire:mine", "wire", "wire", "pass"]
    await party.host.do(AskBack(0))
    assert (await party.read()).table.asking.actions == 4
    await agreed(party, 1, 2)
    assert sent(party) == []
    assert (await party.host.read(0)).quiet == []
    assert (await party.host.question(0)).waits
    same_again(party)


async def test_without_a_choice_of_ones_own_there_is_nothing_to_take_back():
    party = await playing()
    await party.people[1].do(Quiet(1, "send", on=True))
    await send(party, 0, "wire")
    await party.people[1].refused(AskBack(1), "error-nothing-to-take-back")


async def test_asking_not_to_be_asked_is_a_choice_and_can_be_taken_back():
    party = await playing()
    await party.host.do(Quiet(0, "send", on=True))
    await party.host.do(AskBack(0))
    assert (await party.read()).table.asking.actions == 1
    await agreed(party, 1, 2)
    assert (sent(party), (await party.host.read(0)).quiet) == ([], [])
    same_again(party)


async def test_after_a_take_back_the_count_of_own_choices_is_right():
    """The place of an automatic pass that was taken back is somebody's real choice now."""
    party = await playing(people=2)
    await party.people[1].do(Quiet(1, "send", on=True))
    await send(party, 0, "wire:oops")
    await party.host.do(AskBack(0))
    await party.people[1].do(Quiet(1, "send", on=False))
    await agreed(party, 1)
    await send(party, 0, "wire:better")
    await send(party, 1, "wire:own")
    await party.people[1].do(AskBack(1))
    assert (await party.read()).table.asking.actions == 1


async def test_nobody_is_passed_for_while_people_think_about_taking_back():
    party = await playing()
    await party.people[1].do(Quiet(1, "send", on=True))
    await party.people[1].do(Stand(1))
    await send(party, 0, "wire")
    await party.host.do(AskBack(0))
    await party.people[1].do(Return(1))
    assert sent(party) == ["wire"]
    await party.people[2].do(Consent(2, agree=False))
    assert sent(party) == ["wire", "pass"]
    same_again(party)
