"""A table from its log is the same table; and whoever reads piece by piece has read everything."""

import random
from itertools import pairwise

import msgspec
import pytest

from huisclos.table.deeds.in_game import Chat
from huisclos.table.kept.log import read, rebuild, remember
from huisclos.table.shown.news import Showing
from tests.support.following import Following
from tests.table.life import begun, life
from tests.table.party import CODE, Party, taken
from tests.table.party import read as read_table

pytestmark = pytest.mark.anyio
SEEDS = range(5)


@pytest.fixture
def rng(request, monkeypatch):
    """Also for bots, so that a failure can be seen again."""
    seed = request.node.callspec.params["seed"]
    monkeypatch.setattr("huisclos.table.bots.calls._luck", random.Random(seed))
    return random.Random(seed)


@pytest.mark.parametrize("seed", SEEDS)
async def test_a_table_from_its_log_is_the_same_for_every_reader(seed, rng):
    party = await begun(seed)
    async for _ in life(party, rng, 200):
        if rng.random() < 0.05:
            again = rebuild(CODE, party.lines)
            for reader in await party.readers():
                since = rng.randint(0, party.table.number)
                known, remade = (
                    Showing(table, party.now, set()).message(reader, since) for table in (party.table, again)
                )
                assert known == remade
            assert again.due == party.table.due
            assert again.written() == party.table.written() == party.store.positions[CODE]


@pytest.mark.parametrize("seed", SEEDS)
async def test_by_heart_everything_is_known_but_what_the_rules_did(seed, rng):
    party = await begun(seed)
    async for _ in life(party, rng, 200):
        if rng.random() < 0.1:
            table = party.table
            lines = read(party.lines)
            known = remember(CODE, lines, over=table.phase == "over")
            assert by_heart(known) == by_heart(table)


def by_heart(table):
    chat = [(line.seat, line.text, line.at) for line in table.chat]
    company = table.company
    counted = [table.number, company.people, company.host, len(table.records), table.phase]
    return [company.seats, company.keys, company.options, company.clock, table.secret, chat, counted]


def still(message):
    """But for what readers count down themselves, and for coming and going, which is told in its own time."""
    seats = [{**seat, "seconds": None, "bot_in": None, "here": None} for seat in message["table"]["seats"]]
    wanted = ("number", "seat", "view", "question", "quiet")
    return {part: message[part] for part in wanted} | {"table": {**message["table"], "seats": seats}}


class Follower(Following):
    """A page, or a program that asks now and then."""

    def __init__(self, reader):
        super().__init__()
        self.reader = reader
        self.number = 0

    async def catch_up(self, hall):
        """By asking for what is new, and for the pages before that."""
        whole = await read_table(hall, self.reader, self.number)
        self.hear({"type": "news", "message": msgspec.to_builtins(whole)})
        while len(self.events) < whole.events_in_all or len(self.chat) < whole.chat_in_all:
            self.hear(
                msgspec.json.encode(await hall.past(CODE, self.reader, len(self.events), len(self.chat)))
            )
        self.number = whole.number

    async def has_read_all(self, hall):
        """What somebody reads who has just come; only what each event changed is told no more."""
        newcomer = Follower(self.reader)
        await newcomer.catch_up(hall)
        known = [{**event, "changes": {}, "settled": []} for event in self.events]
        assert (known, self.chat) == (newcomer.events, newcomer.chat)
        assert newcomer.content <= self.content
        assert still(self.message) == still(newcomer.message)


@pytest.mark.parametrize("seed", SEEDS)
async def test_pieces_make_the_whole(seed, rng):
    """Also through take-backs, the opening of all secrets at the end, and rematches."""
    party = await begun(seed)
    followers = [Follower(reader) for reader in await party.readers()]
    async for _ in life(party, rng, 250):
        for one in followers:
            if rng.random() < 0.3:
                await one.catch_up(party.hall)
                await one.has_read_all(party.hall)


@pytest.mark.parametrize("seed", SEEDS)
async def test_whoever_listens_and_takes_only_now_and_then_misses_nothing(seed, rng):
    party = await begun(seed)
    readers = await party.readers()
    listeners = [(await party.hall.listen(CODE, reader, 0), Follower(reader)) for reader in readers]
    async for _ in life(party, rng, 120):
        for listener, follower in listeners:
            if listener.since < party.table.number and rng.random() < 0.3:
                for frame in await taken(listener):
                    follower.hear(frame)
                assert follower.message["number"] == listener.since == party.table.number
                await follower.has_read_all(party.hall)


async def test_life_has_seen_everything(monkeypatch):
    """What the two above rely on: in their games things are taken back, people leave, and play again."""
    done = set()
    for seed in range(4):
        monkeypatch.setattr("huisclos.table.bots.calls._luck", random.Random(seed))
        party = await begun(seed)
        async for _ in life(party, random.Random(seed), 200):
            pass
        done |= {line["deed"]["do"] for line in party.log}
        done |= {"taken back"} if _took_back(party) else set()
        done |= {"second game"} if party.table.records else set()
        done |= {"passed for somebody"} if _house_passed(party) else set()
    wanted = {"act", "say", "chat", "stand", "return", "ask-back", "consent", "rematch", "quiet"}
    assert wanted | {"taken back", "second game", "passed for somebody"} <= done


def _house_passed(party):
    return any(line["person"] is None and line["deed"].get("picks") == ["pass"] for line in party.log)


def _took_back(party):
    marks = party.table.marks
    return any(0 < after.events < before.events for before, after in pairwise(marks))


async def test_who_has_seen_all_is_told_nothing_twice():
    party = await begun(1)
    rng = random.Random(1)
    for _ in range(10):
        await party.step(rng)
    await party.host.do(Chat(0, "hello"))
    news = await party.host.read(0, since=party.table.number)
    assert (news.events, news.chat, news.chat_from) == ([], [], 1)
    assert news.events_from == len((await party.host.read(0)).events)


async def test_a_number_from_the_future_gets_what_there_is():
    party = await Party.open()
    assert (await party.read(since=10**9)).number == party.table.number
