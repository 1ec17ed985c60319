"""Files for options: the host brings one, the game reads it, and nobody else does."""

import pytest
from msgspec.structs import replace

import huisclos
from huisclos.engine.base.errors import HuisClosError
from huisclos.engine.game.installed import find
from huisclos.table.deeds.in_game import Abandon
from huisclos.table.deeds.in_lobby import (
    MOST_BROUGHT,
    MOST_GAMES,
    Arrange,
    Load,
    PutBot,
    Ready,
    Rematch,
    Sit,
    Start,
    Unload,
)
from huisclos.table.kept.log import LogLine, rebuild, write
from huisclos.table.kept.store import Kept
from huisclos.table.kept.upgrade import revive
from huisclos.table.shown.messages import FileShown
from huisclos.table.values.clocks import Pace
from huisclos.table.values.option_files import Loaded, file_settings
from huisclos.table.values.refused import Doer
from tests.table.party import CODE, Party, until
from tests.toy_games.quicksand import Quicksand
from tests.toy_games.telegrams import Telegrams

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("telegrams")]
BOOK = Load("book", "book.txt", "secretword\nother\nthird")


async def lobby(people=2):
    party = await Party.open(people, game="telegrams", options={"rounds": 1})
    await party.seated(people)
    return party


async def files(party):
    return (await party.read()).table.files


async def test_which_options_come_from_files():
    assert file_settings(find("telegrams")) == {"book": (".txt", ".csv")}
    assert file_settings(find("lockdown")) == {}


async def test_everybody_sees_its_name_and_size_and_nobody_what_is_in_it():
    party = await lobby()
    await party.host.do(BOOK)
    assert await files(party) == {"book": FileShown("book.txt", 3)}
    await party.host.do(Ready(0, ready=True))
    await party.people[1].do(Ready(1, ready=True))
    await party.host.do(Start())
    assert party.match.state.book == ["secretword", "other", "third"]
    assert not [text for text in await party.seen() if b"secretword" in text]
    assert (await party.read()).view["options"] == {"rounds": 1, "book": 3}


async def test_the_log_keeps_what_was_read_so_that_nobody_reads_it_again(monkeypatch):
    party = await lobby()
    await party.host.do(BOOK)
    monkeypatch.setattr("tests.toy_games.telegrams.Telegrams.read_file", lambda *_: 1 // 0)
    table, upgrade = revive(CODE, await party.store.read(CODE))
    assert table.company.files == {"book": Loaded("book.txt", ["secretword", "other", "third"])}
    assert upgrade is None


async def test_a_log_that_has_the_text_of_a_file_is_read_as_ever(monkeypatch):
    party = await lobby()
    party.store.logs[CODE].append(write(LogLine(BOOK, 0, party.now)))
    kept = await party.store.read(CODE)
    table, upgrade = revive(CODE, kept)
    assert table.company.files == {"book": Loaded("book.txt", ["secretword", "other", "third"])}
    assert upgrade is None
    # And if its game trips over it, the table is still there.
    monkeypatch.setattr("tests.toy_games.telegrams.Telegrams.read_file", lambda *_: 1 // 0)
    table, _ = revive(CODE, kept)
    assert [seat.name for seat in table.company.seats] == ["Ana", "Bo"]
    assert table.company.files == {}


@pytest.mark.usefixtures("quicksand")
async def test_what_is_in_a_file_is_kept_once_and_not_with_every_position(monkeypatch):
    party = await Party.open(1, game="quicksand")
    await party.seated(1)
    await party.host.do(Load("map", "map.txt", "northwest"))
    await party.host.do(Start())
    kept = await party.store.read(CODE)
    assert b"northwest" not in kept.position
    whole = party.match.scene.written_position()
    assert b"northwest" in whole
    for position in (kept.position, whole):  # as it is kept now, and as it was
        assert revive(CODE, Kept(kept.lines, position))[1] is None
    monkeypatch.setattr("tests.toy_games.quicksand.Quicksand.meta", replace(Quicksand.meta, version=2))
    table, upgrade = revive(CODE, kept)
    table.do(upgrade, Doer(None, party.now))
    assert table.asking.match.options["map"] == "northwest"
    assert table.company.files == {"map": Loaded("map.txt", "northwest")}


async def test_a_table_has_only_so_many_files_in_its_life():
    party = await lobby(people=1)
    for number in range(MOST_BROUGHT):
        await party.host.do(Load("book", f"{number}.txt", "word"))
    await party.host.refused(BOOK, "table-files-many")
    table = rebuild(CODE, party.store.logs[CODE])
    assert table.company.files["book"].name == f"{MOST_BROUGHT - 1}.txt"


async def test_whoever_was_ready_is_asked_again():
    party = await lobby()
    await party.host.do(BOOK)
    assert not any(seat.ready for seat in (await party.read()).table.seats)


async def test_it_stays_when_other_options_change_and_for_the_next_game():
    party = await lobby(people=1)
    await party.host.do(BOOK)
    await party.host.do(Arrange(1, {"rounds": 1}, "fast"))
    await party.host.do(Start())
    await party.host.act(0)
    await party.host.do(Rematch())
    assert await files(party) == {"book": FileShown("book.txt", 3)}
    await party.host.do(Unload("book"))
    assert await files(party) == {}
    await party.host.do(Start())
    assert party.match.state.book == []


async def test_another_file_takes_its_place_and_one_that_cant_be_used_doesnt():
    party = await lobby()
    await party.host.do(BOOK)
    await party.host.refused(Load("book", "worse.txt", "good\nb4d"), "error-bad-file")
    await party.host.refused(Load("book", "empty.txt", ""), "error-bad-file")
    assert await files(party) == {"book": FileShown("book.txt", 3)}
    await party.host.do(Load("book", "  Better.TXT ", "\ufeffword"))
    assert await files(party) == {"book": FileShown("Better.TXT", 1)}


@pytest.mark.parametrize(
    ("deed", "key"),
    [
        (Load("rounds", "book.txt", "word"), "error-no-file"),
        (Load("nothing", "book.txt", "word"), "error-no-file"),
        (Load("book", "book.exe", "word"), "table-file-kind"),
        (Load("book", "", "word"), "table-file-kind"),
        (Load("book", "a\x1b.txt", "word"), "table-file-kind"),
        (Load("book", "a" * 100 + ".txt", "word"), "table-file-kind"),
        (Load("book", "book.txt", "a" * 300_001), "table-file-long"),
        (Load("book", "book.txt", "é" * 150_001), "table-file-long"),
    ],
)
async def test_what_cant_be_loaded(deed, key):
    party = await lobby()
    await party.host.refused(deed, key)


async def test_only_the_host_chooses_files_and_only_before_the_game():
    party = await lobby()
    for deed in (BOOK, Unload("book")):
        await party.people[1].refused(deed, "table-host-only")
    await party.host.do(Start())
    for deed in (BOOK, Unload("book")):
        await party.host.refused(deed, "table-not-lobby")


async def test_what_comes_from_a_file_is_not_set_otherwise():
    party = await lobby()
    await party.host.refused(Arrange(2, {"book": ["mine"]}, "none"), "table-file-setting")
    with pytest.raises(HuisClosError, match="comes from a file"):
        await party.hall.open("telegrams", 2, {"book": []}, "none", "en")


async def test_a_table_from_its_log_has_the_same_files():
    party = await lobby()
    await party.host.do(BOOK)
    again = rebuild(CODE, party.store.logs[CODE])
    assert again.company.files == party.table.company.files


async def test_a_bot_has_learnt_what_is_in_it():
    party = await Party.open(2, game="telegrams", pace=Pace(bots=0), options={"rounds": 1})
    await party.host.do(Sit(0, "Ana", 0))
    await party.host.do(PutBot(1, "reader"))
    await party.host.do(BOOK)
    await party.host.do(Start())
    await party.host.act(0)
    await until(lambda: party.table.phase == "over")
    assert party.match.state.sent == ["wire", "wire:secretword"]


async def test_the_handout_is_for_the_host_in_any_language_but_not_while_they_play():
    party = await lobby(people=2)
    for language, text in (("en", "The book for 1 rounds: secretword"), ("fr", "Le livre pour 1 tours")):
        with pytest.raises(HuisClosError, match="nothing to print"):
            (await party.hall.paper(CODE, 0)).handout(language)
        await party.host.do(BOOK)
        assert ((await party.hall.paper(CODE, 0)).handout(language)).startswith(text)
        for person in (1, None):
            with pytest.raises(HuisClosError, match="Only the host"):
                (await party.hall.paper(CODE, person)).handout(language)
        await party.host.do(Unload("book"))
    await party.host.do(BOOK)
    await party.people[1].do(Ready(1, ready=True))
    await party.host.do(Start())
    with pytest.raises(HuisClosError, match="answers of the game you are playing"):
        (await party.hall.paper(CODE, 0)).handout("en")
    await party.host.do(Abandon())
    assert "secretword" in (await party.hall.paper(CODE, 0)).handout("en")


async def test_a_host_who_doesnt_play_has_the_handout_during_the_game_too():
    party = await Party.open(1, game="telegrams", options={"rounds": 1})
    await party.host.do(BOOK)
    await party.host.do(PutBot(0, "reader"))
    await party.host.do(Start())
    assert "secretword" in (await party.hall.paper(CODE, 0)).handout("en")


# -- many games ----------------------------------------------------------------------------------------


async def test_games_with_the_same_file_keep_it_once_and_each_record_is_whole():
    party = await Party.open(1, game="telegrams", options={"rounds": 1})
    await party.seated(1)
    for words in ("one\ntwo", "three", "one\ntwo"):
        await party.host.do(Load("book", "a.txt", words))
        for _ in range(2):
            await party.host.do(Start())
            await party.host.do(Abandon())
    records = [await party.hall.record(CODE, number) for number in range(6)]
    books = [record["options"]["book"] for record in records]
    assert books == [["one", "two"]] * 2 + [["three"]] * 2 + [["one", "two"]] * 2
    assert len({id(record["options"]["book"]) for record in party.table.records}) == 2
    for record in records:
        assert huisclos.replay(record).record() == record


async def test_a_table_has_so_many_games():
    party = await Party.open(1, game="telegrams")
    await party.seated(1)
    for _ in range(MOST_GAMES):
        await party.host.do(Start())
        await party.host.do(Abandon())
    await party.host.refused(Start(), "table-games-many")
    assert rebuild(CODE, party.store.logs[CODE]).phase == "lobby"


async def test_what_a_file_gave_isnt_read_again_for_other_options(monkeypatch):
    """It may be long, and options may change often."""
    party = await Party.open(1, game="telegrams")
    await party.seated(1)
    await party.host.do(Load("book", "a.txt", "one"))
    read = []
    monkeypatch.setattr(Telegrams, "read_options", lambda game, names, given: read.append(given))
    await party.host.do(Arrange(1, {"rounds": 3}, "none"))
    await party.host.do(Unload("other"))
    assert read == [{"rounds": 3}]
    assert (await party.read()).table.files["book"].size == 1
