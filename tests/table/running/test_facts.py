"""What is told of a table at any time: to whom, how often, and what if the game can't say it."""

import random

import msgspec
import pytest

from huisclos.engine.game.installed import find
from huisclos.table.deeds.in_game import Act, Chat
from huisclos.table.shown.messages import Reader
from huisclos.table.shown.news import Showing
from tests.support.following import Following
from tests.table.party import CODE, Party

pytestmark = pytest.mark.anyio
GAME = "dead-of-winter"


async def winter(people=3, seed=1, **options):
    """A game that has begun."""
    party = await Party.open(people, seed, options, game=GAME)
    await party.started(people)
    return party


@pytest.fixture
def asked(monkeypatch):
    """For whom the game was asked for facts."""
    told = []
    game = type(find(GAME))
    shared, own = game.facts, game.own_facts
    monkeypatch.setattr(game, "facts", lambda self, seen: told.append(None) or shared(self, seen))
    monkeypatch.setattr(
        game, "own_facts", lambda self, seen, seat: told.append(seat) or own(self, seen, seat)
    )
    return told


async def test_nobody_is_told_where_nobody_listens(asked):
    party = await winter()
    async with party.hall.tables.hold(CODE) as running:
        asked.clear()
        for _ in range(10):
            seat, question = next((s, q) for s, q in running.table.asking.match.choices().items() if q.waits)
            running.table.asking.match.act(seat, [option.id for option in question.options[: question.min]])
    assert asked == []


async def test_what_all_are_told_is_made_once_and_only_when_something_has_changed(asked):
    party = await winter()
    readers = [Reader(), Reader(), *(Reader(n, n) for n in range(3))]
    listeners = [await party.hall.listen(CODE, reader, 0) for reader in readers]
    await party.host.do(Chat(0, "so?"))
    asked.clear()
    await party.host.do(Chat(0, "so!"))
    assert asked == []
    match = party.match
    while match.state.phase == "setup" or not asked:
        asked.clear()
        acts, sealed = match.state.acts, party.table.asking.sealed
        seat, choice = next((seat, one) for seat, one in match.choices().items() if seat not in sealed)
        number, picks = (
            party.table.asking.asked[seat].number,
            [option.id for option in choice.options[: choice.min]],
        )
        await party.people[seat].do(Act(seat, number, picks))
        assert asked == ([] if match.state.acts == acts else [None, *asked[1:]])
    assert sorted(asked[1:]) == [0, 1, 2]
    assert all(listener.take() for listener in listeners)


async def test_whoever_follows_knows_what_whoever_comes_is_told():
    party = await winter(seed=3)
    rng = random.Random(3)
    readers = [Reader(), *(Reader(n, n) for n in range(3))]
    both = [(await party.hall.listen(CODE, reader, 0), Following()) for reader in readers]
    short = 0
    for _ in range(60):
        for reader, (listener, following) in zip(readers, both, strict=True):
            for frame in listener.take():
                following.hear(frame)
                more = msgspec.json.decode(frame)
                short += more["type"] == "more" and "facts" not in more
            told = msgspec.json.decode(await party.hall.read(CODE, reader, party.table.number))
            assert following.message["view"]["facts"] == told["view"]["facts"]
            facts = party.match.view(reader.seat, facts=True)["facts"]
            assert told["view"]["facts"] == facts
        await party.step(rng)
    assert short > 5


async def test_a_mistake_in_what_is_told_hides_nothing_else_and_the_log_hears_of_it_once(monkeypatch, caplog):
    party = await winter()
    monkeypatch.setattr(type(find(GAME)), "facts", lambda *_: 1 // 0)
    listener = await party.hall.listen(CODE, Reader(), 0)
    message = await party.read()
    assert message.view["facts"] == {}
    assert listener.take()
    assert [entry.exc_info[0] for entry in caplog.records] == [ZeroDivisionError]
    assert message.view["board"]["morale"]


async def test_what_is_told_follows_piles_of_which_one_sees_only_the_size():
    """Nothing else has changed."""
    party = await winter()
    table, state = party.table, party.match.state
    state.crisis = state.crises[0]
    given = []
    shown = None
    for _ in range(2):
        shown = Showing(table, party.now, set(), shown)
        tonight = msgspec.json.decode(shown.common.sections["facts"]["tonight"])
        given += [fact["args"]["given"] for fact in tonight if fact["key"] == "tonight-crisis"]
        state.pile.append(state.decks[1].pop())
    assert given == [0, 1]
