"""Tables outlive their rules: a game under way goes on by new ones, or everybody sees why it can't."""

import logging
import time
from contextlib import asynccontextmanager
from importlib.metadata import EntryPoint

import msgspec
import pytest

import huisclos
from huisclos.engine.base.errors import HuisClosError
from huisclos.engine.game import installed as shelf
from huisclos.server.database.migrate import migrate
from huisclos.server.database.store import SqlStore
from huisclos.table.deeds.in_game import Abandon, Act, Chat, Quiet
from huisclos.table.deeds.in_lobby import Rematch, Sit, Start
from huisclos.table.hall.hall import Hall
from huisclos.table.kept.log import LogLine, write
from huisclos.table.shown.messages import Reader
from huisclos.table.values.clocks import Pace
from huisclos.table.values.refused import Refused
from tests.table.party import read
from tests.toy_games.ladder import Ladder

pytestmark = pytest.mark.anyio


class Room:
    """One table in one database, whatever the rules are."""

    def __init__(self, folder, monkeypatch):
        self.database = folder / "tables.sqlite"
        self.monkeypatch = monkeypatch
        migrate(self.database)

    def rules(self, version):
        """From now on these rules are installed, or none; `Torn` ones can't be loaded."""
        point = EntryPoint("ladder", f"tests.toy_games.ladder:{version}", "huisclos.games")
        self.monkeypatch.setitem(shelf._installed(), "ladder", point)
        if not version:
            self.monkeypatch.delitem(shelf._installed(), "ladder")
        shelf._loaded.cache_clear()

    @asynccontextmanager
    async def open(self, version):
        """Another process, with these rules."""
        self.rules(version)
        async with SqlStore(self.database) as self.store:
            self.hall = Hall(self.store, Pace(passes=(0, 0), afar=0))
            yield self

    async def begin(self, **table):
        """Ana and Bo on one device; Ana has climbed once, Bo hasn't."""
        table = {"game": "ladder", "players": 2, "options": {}, "clock": "none", "language": "en", **table}
        self.code, self.secret = await self.hall.open(**table)
        for seat, name in enumerate(["Ana", "Bo"]):
            await self.do(Sit(seat, name, seat))
        await self.do(Start())
        await self.act("up")
        await self.act("pass")

    async def do(self, deed):
        return await self.hall.do(self.code, await self.hall.person(self.code, self.secret), deed, "")

    async def read(self, seat=None, since=0):
        person = await self.hall.person(self.code, self.secret)
        return await read(self.hall, Reader(person, seat), since, self.code)

    async def wish(self, seat, prompt):
        """Not to be asked what nobody has been asked yet: logs of earlier versions have such wishes."""
        line = write(LogLine(Quiet(seat, prompt, on=True), 0, time.time()))
        await self.store.append(self.code, len(await self.deeds()), [line], None)
        self.hall.tables.running[self.code].forget()

    async def act(self, pick):
        questions = [(await self.read(seat)).question for seat in (0, 1)]
        seat = 0 if questions[0] else 1
        await self.do(Act(seat, questions[seat].number if questions[seat] else 0, [pick]))

    async def finish(self, pick="up"):
        while (await self.read()).table.phase == "playing":
            await self.act(pick)

    async def height(self):
        return (await self.read()).view["board"]["height"]

    async def record(self, number=0):
        return await self.hall.record(self.code, number)

    async def deeds(self):
        """What is kept, by the names of the deeds."""
        return [msgspec.json.decode(line)["deed"] for line in (await self.store.read(self.code)).lines]


@pytest.fixture
def room(tmp_path, monkeypatch):
    yield Room(tmp_path, monkeypatch)
    shelf._loaded.cache_clear()


async def refused(doing, key):
    with pytest.raises(HuisClosError) as problem:
        await doing
    assert problem.value.message.key == key


# -- it goes on -----------------------------------------------------------------------------------------


async def test_a_game_goes_on_by_the_new_rules_and_its_record_says_where(room):
    async with room.open("Ladder"):
        await room.begin()
        await room.wish(1, "rain")
        await room.do(Chat(0, "hello"))
        before = await room.read(0)
    async with room.open("Second"):
        now = await room.read(0)
        assert now.view["board"]["height"] == [1, 0]
        assert now.view["board"]["wind"] == 7
        assert now.view["options"] == {"rounds": 3, "gusts": True}
        assert (now.table.trouble, now.number) == ({}, before.number + 1)
        assert [seat.name for seat in now.table.seats] == ["Ana", "Bo"]
        assert [line.text for line in now.chat] == ["hello"]
        assert (await room.read(1)).quiet == ["rain"]
        assert now.question.options == before.question.options
        assert now.question.number > before.question.number
        await refused(room.do(Act(0, before.question.number, ["up"])), "table-stale")
        await room.finish()
        assert await room.height() == [21, 20]
        record = await room.record()
    assert (record["version"], record["start"]["version"]) == (2, 1)
    assert huisclos.replay(record).record() == record
    async with room.open("Second"):
        assert await room.height() == [21, 20]
        assert [deed["do"] for deed in await room.deeds()].count("upgrade") == 1


async def test_whoever_read_before_gets_what_is_there_now(room):
    async with room.open("Ladder"):
        await room.begin()
        before = await room.read()
        assert [event["key"] for event in before.events] == ["climbed"]
    async with room.open("Second"):
        await room.act("up")
        news = await room.read(since=before.number)
        assert news.events_from == 0
        assert [event["key"] for event in news.events] == ["climbed"]
        assert set(news.content) == {news.view["board"]["steps"]}


async def test_it_goes_on_again_and_again(room):
    async with room.open("Ladder"):
        await room.begin()
    async with room.open("Second"):
        await room.act("up")
    async with room.open("Fourth"):
        await room.act("up")
    async with room.open("Fourth"):
        await room.finish("pass")
        assert await room.height() == [11, 10]
        record = await room.record()
        assert huisclos.replay(record).record() == record


async def test_other_figures_under_the_same_version(room):
    async with room.open("Ladder"):
        await room.begin()
    async with room.open("Reprint"):
        assert await room.height() == [1, 0]
        await room.finish()
        record = await room.record()
        assert await room.height() == [11, 10]
        assert huisclos.replay(record).record() == record


async def test_what_is_read_with_the_same_rules_is_left_as_it_is(room):
    async with room.open("Ladder"):
        await room.begin()
        before = await room.read(0)
    for _ in range(2):
        async with room.open("Ladder"):
            assert await room.read(0) == before


async def test_nothing_from_before_can_be_taken_back(room):
    async with room.open("Ladder"):
        await room.begin()
    async with room.open("Second"):
        await room.read()
        match = room.hall.tables.running[room.code].table.asking.match
        with pytest.raises(HuisClosError):
            match.take_back()


async def test_in_the_lobby_new_rules_are_simply_used(room):
    async with room.open("Ladder"):
        await room.begin()
        await room.do(Abandon())
    async with room.open("Second"):
        await room.do(Start())
        await room.act("up")
        assert await room.height() == [10, 0]
    async with room.open("Second"):
        assert await room.height() == [10, 0]
        await refused(room.record(0), "table-record-lost")
        await room.finish("pass")
        assert "start" not in {name for name, value in (await room.record(1)).items() if value}


async def test_a_finished_game_still_shows_its_end(room):
    async with room.open("Ladder"):
        await room.begin()
        await room.finish()
    async with room.open("Second"):
        news = await room.read()
        assert news.table.phase == "over"
        assert news.view["result"]["points"] == [3, 2]
        record = await room.record()
        assert huisclos.replay(record).record() == record
        await room.do(Rematch())
    async with room.open("Second"):
        assert await room.record(0) == record
        await room.do(Start())
        await room.act("up")
        assert await room.height() == [10, 0]


# -- it can't go on -------------------------------------------------------------------------------------


async def test_where_the_new_rules_refuse_it_everybody_sees_why(room, caplog):
    async with room.open("Ladder"):
        await room.begin(clock="fast")
    for _ in range(3):
        async with room.open("Third"):
            news = await room.read(0)
            assert (news.table.phase, news.view, news.question) == ("playing", None, None)
            assert "version 1 of the rules" in news.table.trouble["en"]
            assert "version 1 des règles" in news.table.trouble["fr"]
            await refused(room.do(Act(0, 0, ["up"])), "table-cant-go-on")
            assert await room.store.due(10**12) == []
    assert len([line for line in caplog.records if line.levelno >= logging.WARNING]) == 1


async def test_what_the_rules_say_of_a_position_may_be_secret_and_is_told_nobody(room, caplog):
    async with room.open("Ladder"):
        await room.begin()
    async with room.open("Third"):
        assert "too high" not in str((await room.read()).table.trouble)
        assert "too high" not in str([vars(line) for line in caplog.records])
        assert "too high" not in str(await room.deeds())
        with pytest.raises(HuisClosError, match="too high"):
            huisclos.load(room.hall.tables.running[room.code].table.asking.unplayed.position)


async def test_it_can_be_ended_and_its_position_saved(room):
    async with room.open("Ladder"):
        await room.begin()
    async with room.open("Third"):
        await refused(room.hall.do(room.code, None, Abandon(), ""), "table-stranger")
        await room.do(Chat(0, "what a pity"))
        await room.do(Abandon())
        assert (await room.read()).table.phase == "lobby"
    async with room.open("Third"):
        kept = await room.record()
        assert (kept["version"], kept["seats"], kept["options"]) == (1, ["Ana", "Bo"], {"rounds": 3})
        assert huisclos.load(kept["position"], game=Ladder()).state.height == [1, 0]
        await room.do(Start())
        await room.act("up")
        assert await room.height() == [10, 0]


@pytest.mark.parametrize("mended", ["Fourth", "Mended"])
async def test_it_goes_on_when_the_rules_are_mended(room, mended):
    async with room.open("Ladder"):
        await room.begin()
    async with room.open("Third"):
        assert (await room.read()).table.trouble
        await room.do(Chat(0, "hm"))
    async with room.open(mended):
        assert (await room.read()).table.trouble == {}
        await room.finish()
        assert await room.height() == [21, 20]


async def test_older_rules_refuse_what_newer_ones_have_played(room):
    async with room.open("Second"):
        await room.begin()
    async with room.open("Ladder"):
        assert (await room.read()).table.trouble
    async with room.open("Second"):
        await room.finish()
        assert await room.height() == [30, 20]


async def test_a_table_without_a_position_says_so(room):
    async with room.open("Ladder"):
        await room.begin()
        lines = (await room.store.read(room.code)).lines
        await room.store.delete(room.code)
        await room.store.append(room.code, 0, lines, None)
    async with room.open("Second"):
        assert "no position" in (await room.read()).table.trouble["en"]
        await room.do(Abandon())
        await refused(room.record(), "table-record-lost")


@pytest.mark.parametrize("version", ["Torn", None])
async def test_a_game_that_isnt_installed_any_more_waits_for_its_rules(room, version):
    async with room.open("Ladder"):
        await room.begin()
    for _ in range(2):
        async with room.open(version):
            assert (await room.read()).table.trouble
            await refused(room.act("up"), "table-cant-go-on")
    async with room.open("Ladder"):
        await room.finish()
        assert await room.height() == [3, 2]


@pytest.mark.parametrize("version", ["Second", "Third", "Torn", None])
async def test_deleting_it(room, version):
    async with room.open("Ladder"):
        await room.begin()
    async with room.open(version):
        await refused(room.hall.delete(room.code, None), "table-host-only")
        await room.hall.delete(room.code, 0)
        await refused(room.read(), "table-unknown")
        assert not (await room.store.read(room.code)).lines
    with pytest.raises(Refused):
        async with room.open("Ladder"):
            await room.read()
