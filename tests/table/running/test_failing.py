"""When rules or bots fail: nothing hangs, nothing is half done, and the log hears of it once."""

import asyncio
import random

import pytest

import huisclos
from huisclos.engine.base.errors import RuleFailed
from huisclos.table.deeds.in_game import Abandon, Act, AskBack, Chat, Quiet, Return, Say, Stand
from huisclos.table.deeds.in_lobby import PutBot, Sit, Start
from huisclos.table.kept.log import rebuild
from huisclos.table.running.failures import repeatable
from huisclos.table.shown.messages import Reader
from huisclos.table.shown.news import Showing
from huisclos.table.values.clocks import BOT_SECONDS, SECONDS, Pace
from tests.table.party import CODE, PATIENT, Party, look_round, meanwhile, taken, until

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("traps")]
QUICK = Pace(bots=0, late=0, stir=0)
FAILURES = [("loop", "error-endless"), ("raise", "error-rule-failed")]


async def people(number=2, clock="none", pace=PATIENT, **options):
    party = await Party.open(number, game="traps", clock=clock, pace=pace, options=options)
    await party.started(number)
    return party


async def with_bot(bot, pace=PATIENT, **options):
    """Ana first, then a bot."""
    party = await Party.open(2, game="traps", pace=pace, options=options)
    await party.host.do(Sit(0, "Ana", 0))
    await party.host.do(PutBot(1, bot))
    await party.host.do(Start())
    return party


async def open_door(person, seat, door):
    question = await person.question(seat)
    await person.do(Act(seat, question.number, [door]))


def entries(caplog):
    return [line for line in caplog.records if line.levelname == "ERROR"]


# -- people ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("door", "key"), FAILURES)
async def test_an_answer_at_which_the_rules_fail_is_refused_and_another_is_taken(door, key, caplog):
    party = await people()
    await open_door(party.host, 0, "safe")
    question = await party.people[1].question(1)
    for _ in range(3):
        await party.people[1].refused(Act(1, question.number, [door]), key)
    assert len(entries(caplog)) == 1
    await party.people[1].do(Act(1, question.number, ["safe"]))
    assert party.match.state.opened == ["safe", "safe"]
    assert not (await party.read()).table.trouble


@pytest.mark.parametrize(("door", "key"), FAILURES)
async def test_the_log_has_what_it_takes_to_see_it_again_and_nobodys_name_or_words(door, key, caplog):
    party = await people()
    await open_door(party.host, 0, "note:mysecretnote")
    question = await party.people[1].question(1)
    await party.people[1].refused(Act(1, question.number, [door]), key)
    (entry,) = entries(caplog)
    match = huisclos.replay(entry.record)
    with pytest.raises(RuleFailed) as problem:
        match.act(*entry.action)
    assert problem.value.message.key == key
    text = f"{entry.getMessage()} {entry.record} {entry.action}"
    assert not [word for word in (CODE, "Ana", "Bo", "secretnote") if word in text]


async def test_nobodys_words_are_in_it_where_no_answer_is_to_blame():
    party = await people()
    await open_door(party.host, 0, "note:mysecretnote")
    again = repeatable(party.table, RuleFailed("error-rule-failed"))
    assert "secretnote" not in str(again)
    assert (len(again["record"]["actions"]), again["action"]) == (1, None)


async def test_after_it_one_may_leave_end_the_game_and_delete_the_table():
    party = await people(1)
    await open_door(party.host, 0, "safe")
    question = await party.host.question(0)
    await party.host.refused(Act(0, question.number, ["raise"]), "error-rule-failed")
    await party.host.do(Stand(0))
    await party.host.do(Return(0))
    await party.host.do(Abandon())
    await party.host.do(Start())
    assert party.match.state.opened == []
    await party.hall.delete(CODE, 0)
    assert not party.store.logs[CODE]


async def test_after_it_one_may_take_back():
    party = await people(1)
    await open_door(party.host, 0, "pass")
    question = await party.host.question(0)
    await party.host.refused(Act(0, question.number, ["loop"]), "error-endless")
    await party.host.do(AskBack(0))
    assert party.match.state.opened == []


@pytest.mark.parametrize(("entrance", "key"), FAILURES)
async def test_a_game_that_cant_begin_stays_in_the_lobby(entrance, key, caplog):
    party = await Party.open(1, game="traps", options={"entrance": entrance})
    await party.host.do(Sit(0, "Ana", 0))
    await party.host.refused(Start(), key)
    (entry,) = entries(caplog)
    with pytest.raises(RuleFailed):
        huisclos.replay(entry.record)


async def asks_again(party, seat):
    """The house has tried to pass, has given up, and says so."""
    await until(lambda: party.table.asking.trouble)
    return (await party.people[seat].question(seat)).prompt == "door"


async def test_whoever_wants_to_be_left_alone_is_asked_where_the_rules_fail_at_passing():
    party = await people(pace=QUICK, behind="raise")
    await party.host.do(Quiet(0, "door", on=True))
    assert await asks_again(party, 0)
    party = await people(1, pace=QUICK, rounds=2)
    await party.host.do(Quiet(0, "door", on=True))
    await until(lambda: party.table.phase == "over")


async def test_the_log_has_what_it_takes_to_see_a_failing_pass_again(monkeypatch, caplog):
    monkeypatch.setattr("tests.toy_games.traps.fall_into", fails_at_passes)
    party = await people(pace=QUICK)
    await party.host.do(Quiet(0, "door", on=True))
    assert await asks_again(party, 0)
    await open_door(party.host, 0, "safe")
    await party.people[1].do(Quiet(1, "door", on=True))
    assert await asks_again(party, 1)
    assert party.match.state.opened == ["safe"]
    for entry, seat in zip(entries(caplog), (0, 1), strict=True):
        assert entry.action == [seat, ["pass"]]
        with pytest.raises(RuleFailed):
            huisclos.replay(entry.record).act(*entry.action)


def fails_at_passes(state, trap):
    if trap == "pass":
        raise ZeroDivisionError


async def test_where_no_verdict_can_be_had_what_was_said_has_none():
    party = await people()
    listener = await party.hall.listen(CODE, Reader(), 0)
    await party.host.do(Say(0, "swear", {}))
    assert b"swear" in b"".join(await taken(listener))
    assert [said["verdict"] for said in (await party.read()).view["talk"]] == [None]


async def test_what_was_done_is_done_even_if_the_game_cant_show_it(monkeypatch, caplog):
    party = await people(1, rounds=1)
    await open_door(party.host, 0, "safe")
    staying, leaving = [await party.hall.listen(CODE, Reader(), 0) for _ in range(2)]
    with monkeypatch.context() as broken:
        broken.setattr("tests.toy_games.traps.Traps.result", raises)
        for line in ("one", "two"):
            await party.host.do(Chat(0, line))
        with pytest.raises(ZeroDivisionError):
            await party.hall.listen(CODE, Reader(), 0)
        await party.hall.leave(CODE, leaving)
    assert party.hall.hub.listeners(CODE) == [staying]
    assert len(entries(caplog)) == 1
    await party.host.do(Chat(0, "three"))
    shown = b"".join(await taken(staying))
    assert all(line in shown for line in (b"one", b"two", b"three"))


def raises(*_):
    raise ZeroDivisionError


# -- bots -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["bold", "broken", "cheat"])
async def test_where_a_bot_fails_chance_answers_and_the_log_hears_of_it_once(bot, caplog):
    party = await with_bot(bot, Pace(bots=0), rounds=4)
    while party.table.phase != "over":
        await open_door(party.host, 0, "safe")
        await until(lambda: not party.table.asking.bots_asked())
        assert not party.table.asking.trouble
    assert party.match.result
    assert len([entry for entry in entries(caplog) if "bot failed" in entry.message]) == (bot != "bold")


async def stuck(**more):
    party = await with_bot("bold", Pace(bots=0), **more)
    await open_door(party.host, 0, "safe")
    return party


@pytest.fixture
def nothing_works(monkeypatch):
    """From now on rules fail at whatever a bot picks; a person's "safe" is safe."""
    monkeypatch.setattr("tests.toy_games.traps.fall_into", fails_at_seat_1)


def fails_at_seat_1(state, trap):
    if state.opened and len(state.opened) % 2 == 0:
        raise ZeroDivisionError


async def test_where_nothing_works_everybody_sees_why_and_nothing_more_is_tried(nothing_works, caplog):
    party = await stuck()
    await until(lambda: party.table.asking.trouble)
    trouble = (await party.read()).table.trouble
    assert "bots can’t go on" in trouble["en"]
    assert "robots ne peuvent plus" in trouble["fr"]
    heard, kept = len(entries(caplog)), len(party.log)
    assert party.store.dues[CODE] is None
    party.now += 2 * BOT_SECONDS
    for _ in range(3):
        await look_round(party.hall)
    assert (len(entries(caplog)), len(party.log)) == (heard, kept)
    again = rebuild(CODE, party.store.logs[CODE])
    for reader in await party.readers():
        assert Showing(again, party.now, set()).message(reader, 0) == Showing(
            party.table, party.now, set()
        ).message(reader, 0)


async def test_between_tries_other_tables_have_their_turn(monkeypatch):
    turns, tried_at = 0, set()

    def nothing_works(state, trap):
        tried_at.add(turns)
        fails_at_seat_1(state, trap)

    async def others():
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    monkeypatch.setattr("tests.toy_games.traps.fall_into", nothing_works)
    async with meanwhile(others()):
        party = await stuck()
        await until(lambda: party.table.asking.trouble)
    assert len(tried_at) > 2


@pytest.mark.parametrize("behind", ["loop", "flood"])
async def test_rules_without_end_are_tried_twice_and_no_more(behind, caplog):
    party = await with_bot("careful", Pace(bots=0), behind=behind)
    await party.host.do(Stand(0))
    await until(lambda: party.table.asking.trouble)
    assert len(entries(caplog)) == 2


async def test_it_is_tried_again_when_somebody_does_something(nothing_works, monkeypatch):
    party = await stuck(rounds=1)
    await until(lambda: party.table.asking.trouble)
    monkeypatch.setattr("tests.toy_games.traps.fall_into", lambda state, trap: None)
    party.running.forget()  # read anew: a match remembers at what its rules have failed
    assert (await party.read()).table.trouble
    await party.host.do(Chat(0, "hello?"))
    assert not party.table.asking.trouble
    await until(lambda: party.table.phase == "over")


async def test_a_stuck_game_can_be_ended_and_deleted(nothing_works):
    party = await stuck()
    await until(lambda: party.table.asking.trouble)
    await party.host.do(Abandon())
    shown = (await party.read()).table
    assert (shown.phase, shown.trouble) == ("lobby", {})
    await party.host.do(Start())
    await open_door(party.host, 0, "safe")
    await until(lambda: party.table.asking.trouble)
    await party.hall.delete(CODE, 0)
    assert not party.hall.tables.running


async def test_a_clock_that_runs_out_where_nothing_works_stops(caplog):
    party = await people(clock="fast", behind="loop")
    party.now += SECONDS["fast"]
    await look_round(party.hall)
    assert party.table.asking.trouble
    assert party.store.dues[CODE] is None
    assert (await party.shown(0)).seconds is None


async def test_random_play_with_failing_rules_is_the_same_when_rebuilt():
    party = await with_bot("bold", Pace(bots=0), rounds=6)
    rng = random.Random(1)
    while party.table.phase != "over":
        await until(lambda: not party.table.asking.bots_asked())
        if party.table.asking.trouble:
            # By bad luck nothing that the bot tried has worked: whatever somebody does, it tries again.
            await party.host.do(Chat(0, "go on"))
            continue
        question = await party.host.question(0)
        if question:
            door = rng.choice(question.options)
            if door in dict(FAILURES):
                with pytest.raises(RuleFailed):
                    await party.host.do(Act(0, question.number, [door]))
            else:
                await party.host.do(Act(0, question.number, [door]))
        again = rebuild(CODE, party.store.logs[CODE])
        assert again.written() == party.store.positions[CODE] == party.table.written()
