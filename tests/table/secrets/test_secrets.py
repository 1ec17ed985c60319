"""What no reader gets: others' hands and answers, the seed, the house's half of it, hashes of keys."""

import random

import pytest

from huisclos.table.deeds.in_game import Act
from huisclos.table.kept.log import LogLine, rebuild, write
from huisclos.table.shown.messages import Reader
from huisclos.table.shown.news import PAGE, Showing
from huisclos.table.state.hidden_answers import seen_to_answer
from huisclos.table.values.seat_codes import key_of
from tests.engine.all_games import secret_fields
from tests.engine.any_game.test_leaks import Marked, marked
from tests.records.following import plain
from tests.table.life import begun, life
from tests.table.party import CODE, read

pytestmark = pytest.mark.anyio
SEEDS = range(3)


async def texts(party):
    """All that anybody can read, with who reads it."""
    for reader in await party.readers():
        text = (await party.hall.read(CODE, reader)).decode()
        yield reader, text


@pytest.mark.parametrize("seed", SEEDS)
async def test_no_message_holds_a_seed_a_secret_or_a_key_before_the_end(seed):
    party = await begun(seed)
    rng = random.Random(seed)
    opening = party.log[0]["deed"]["secret"]
    always = [opening, *(one.secret for one in party.people), *(key_of(one.secret) for one in party.people)]
    async for _ in life(party, rng, 120):
        table = party.table
        secret = [] if table.phase == "over" else [table.secret]
        secret += [table.match.seed] if table.phase == "playing" else []
        async for _, text in texts(party):
            assert not [word for word in [*always, *secret] if word in text]


@pytest.mark.parametrize("seed", SEEDS)
async def test_no_message_holds_what_the_seat_cant_see(seed):
    """A mark is put wherever a reader may not look, and looked for in what that reader gets."""
    party = await begun(seed)
    rng = random.Random(seed)
    while await party.step(rng):
        match = party.table.match
        for reader in await party.readers():
            if match.state.over:
                continue
            real = match.state
            match.state = real.copy()
            for field in secret_fields(real):
                setattr(match.state, field, marked(real, field, reader.seat))
            text = (await party.hall.read(CODE, reader)).decode()
            match.state = real
            assert Marked.word not in text


@pytest.mark.parametrize("seed", SEEDS)
async def test_a_message_has_the_view_and_the_events_of_its_seat(seed):
    """Though what all readers share is made once."""
    party = await begun(seed)
    rng = random.Random(seed)
    async for _ in life(party, rng, 100):
        match = party.table.match
        readers = await party.readers()
        for reader in rng.sample(readers, len(readers)) if match else ():
            since = rng.randint(0, party.table.number)
            message = await read(party.hall, reader, since)
            view, fresh = match.view(reader.seat, facts=True), party.table.unseen(since).fresh
            del view["steps"]
            view |= match.passing_view(sealed=seen_to_answer(party.table))
            view["answer"] = party.table.sealed.get(reader.seat, view["answer"])
            assert message.view == view
            told = plain(match.events_since(message.events_from, reader.seat))[:PAGE]
            assert [whole(event, view["board"]) for event in message.events] == [
                event if event["n"] >= fresh else {**event, "changes": {}} for event in told
            ]
            assert message.content == (list(match.content) if since < party.table.started else [])


@pytest.mark.parametrize("seed", SEEDS)
async def test_an_answer_is_not_seen_before_all_are_in(seed):
    """Whatever somebody answers in secret: what the others get is the same to the byte."""
    party = await begun(seed)
    rng = random.Random(seed)
    compared = 0
    while asked := await party.asked():
        person, seat, question = rng.choice(asked)
        worlds = []
        for option in question.options if question.max == 1 else ():
            deed = Act(seat, question.number, [option]).sealed(party.table)
            act = write(LogLine(deed, person.number, party.now))
            table = rebuild(CODE, [*party.store.logs[CODE], act])
            if table.match.state.over or seat not in [*table.match.state.answers, *table.sealed]:
                break
            others = [reader for reader in await party.readers() if reader.seat != seat]
            worlds.append([encoded(table, reader, party.now) for reader in others])
        compared += len(worlds) > 1
        assert all(world == worlds[0] for world in worlds)
        await party.step(rng)
    assert compared > 5


def encoded(table, reader, now):
    return Showing(table, now, set()).message(reader, 0)


async def test_after_the_end_everything_is_open_but_the_tables_own_secret():
    party = await begun(1)
    await party.finished(random.Random(1))
    opening = party.log[0]["deed"]["secret"]
    async for _, text in texts(party):
        assert party.table.match.seed in text
        assert party.table.secret in text
        assert opening not in text
    spectator = await read(party.hall, Reader())
    assert all(isinstance(hand, list) for hand in spectator.view["board"]["hands"])
    assert any(event["known"] for event in spectator.events)


async def test_what_is_stored_holds_no_secret_that_opens_a_seat():
    party = await begun(1)
    stored = b"".join(party.store.logs[CODE]).decode()
    for one in party.people:
        assert one.secret not in stored
        assert key_of(one.secret) in stored


def whole(event, board):
    """An event with those of its changes that the board shows already."""
    there = {field: board[field] for field in event["settled"]}
    return {**event, "changes": {**event["changes"], **there}, "settled": []}
