"""The store in SQL: what is stored stays, in order; what is taken is refused; trouble is its own only."""

import asyncio
import sqlite3
import time
from contextlib import closing

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine
from sqlalchemy.exc import OperationalError

from huisclos.server.migrate import migrate
from huisclos.server.schema import metadata
from huisclos.server.starting import CantStart
from huisclos.server.store import SqlStore
from huisclos.table.ports import Damaged, Kept, Taken
from tests.serving import PATIENCE

pytestmark = pytest.mark.anyio
ALL = (), 9
"""Stale tables, but none of those, and so many."""


@pytest.fixture
def database(tmp_path):
    migrate(tmp_path / "tables.sqlite")
    return tmp_path / "tables.sqlite"


async def test_lines_come_back_in_order_also_to_another_process(database):
    async with SqlStore(database) as store:
        await store.append("AAA", 0, [b"0", b"1"], None)
        await store.append("AAA", 2, [b"2"], 5.0)
        await store.append("BBB", 0, [b"other"], None)
        assert (await store.read("AAA")).lines == [b"0", b"1", b"2"]
    async with SqlStore(database) as again:
        assert (await again.read("AAA")).lines == [b"0", b"1", b"2"]
        assert (await again.read("CCC")).lines == []


async def test_it_waits_for_whoever_uses_the_database_when_it_opens(database):
    async def keep():
        async with SqlStore(database) as store:
            await store.append("AAA", 0, [b"0"], None)

    with closing(sqlite3.connect(database)) as other:
        other.execute("BEGIN IMMEDIATE")
        keeping = asyncio.create_task(keep())
        await asyncio.sleep(0.3)
        other.rollback()
        await asyncio.wait_for(keeping, PATIENCE)


async def test_a_position_is_kept_with_the_lines_that_led_to_it(database):
    async with SqlStore(database) as store:
        await store.append("AAA", 0, [b"0"], 5.0, b"first")
        await store.append("BBB", 0, [b"0"], None)
        await store.append("AAA", 1, [b"1"], 5.0, b"second")
    async with SqlStore(database) as again:
        assert await again.read("AAA") == Kept([b"0", b"1"], b"second")
        assert await again.read("BBB") == Kept([b"0"])
        await again.append("AAA", 2, [b"2"], 5.0)
        assert await again.read("AAA") == Kept([b"0", b"1", b"2"])
        assert await again.read("CCC") == Kept([])


async def test_a_number_that_is_taken_is_refused_and_nothing_of_it_kept(database):
    async with SqlStore(database) as store:
        await store.append("AAA", 0, [b"0", b"1"], 5.0, b"mine")
        with pytest.raises(Taken):
            await store.append("AAA", 1, [b"mine", b"and mine"], 7.0, b"yours")
        assert (await store.read("AAA")).position == b"mine"
        assert (await store.read("AAA")).lines == [b"0", b"1"]
        assert await store.due(5.0) == ["AAA"]
        assert await store.due(4.9) == []


async def test_one_tables_trouble_is_not_the_others(database):
    """All of these wait for the same commit."""
    async with SqlStore(database) as store:
        await store.append("AAA", 0, [b"0"], None)
        appends = [store.append(code, 0, [b"x"], None) for code in ("BBB", "AAA", "CCC")]
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Taken, type(None)]
        assert (await store.read("BBB")).lines == (await store.read("CCC")).lines == [b"x"]
        assert (await store.read("AAA")).lines == [b"0"]


async def test_due_tables_come_earliest_first_and_the_last_word_counts(database):
    async with SqlStore(database) as store:
        for code, due in (("AAA", 30.0), ("BBB", 10.0), ("CCC", None), ("DDD", 20.0)):
            await store.append(code, 0, [b"0"], due)
        assert await store.due(25.0) == ["BBB", "DDD"]
        await store.append("BBB", 1, [b"1"], None)
        assert await store.due(100.0) == ["DDD", "AAA"]


async def test_a_line_without_the_one_before_it_is_refused(database):
    async with SqlStore(database) as store:
        with pytest.raises(Taken):
            await store.append("AAA", 1, [b"1"], 5.0)
        await store.append("AAA", 0, [b"0"], None)
        with pytest.raises(Taken):
            await store.append("AAA", 2, [b"2"], 5.0)
        assert (await store.read("AAA")).lines == [b"0"]
        assert await store.due(5.0) == []


async def test_a_table_that_is_put_off_is_due_later_until_it_says_otherwise(database):
    async with SqlStore(database) as store:
        await store.append("AAA", 0, [b"0"], 5.0)
        await store.append("BBB", 0, [b"0"], 6.0)
        await store.postpone("AAA", 50.0)
        await store.postpone("CCC", 1.0)
        assert await store.due(49.0) == ["BBB"]
        await store.append("AAA", 1, [b"1"], 5.0)
        assert await store.due(49.0) == ["AAA", "BBB"]


async def test_more_tables_than_are_asked_for_are_in_nobodys_way_once_put_off(database):
    async with SqlStore(database) as store:
        await asyncio.gather(*(store.append(f"OLD{n}", 0, [b"?"], 1.0) for n in range(150)))
        await store.append("NEW", 0, [b"0"], 2.0)
        for _ in range(2):
            for code in await store.due(3.0):
                if code != "NEW":
                    await store.postpone(code, 100.0)
        assert await store.due(3.0) == ["NEW"]


# -- deleting ------------------------------------------------------------------------------------------


async def test_of_a_deleted_table_nothing_is_left_and_others_stay(database):
    async with SqlStore(database) as store:
        await store.append("AAA", 0, [b"0", b"1"], 5.0)
        await store.append("BBB", 0, [b"0"], 5.0)
        await store.delete("AAA")
        await store.delete("NEVER")
        assert (await store.read("AAA")).lines == []
        assert (await store.read("BBB")).lines == [b"0"]
        assert await store.due(10.0) == ["BBB"]


async def test_nothing_brings_a_deleted_table_back_but_opening_a_new_one(database):
    async with SqlStore(database) as store:
        await store.append("AAA", 0, [b"0", b"1"], 5.0)
        await store.delete("AAA")
        with pytest.raises(Taken):
            await store.append("AAA", 2, [b"2"], 5.0)
        await store.postpone("AAA", 1.0)
        assert await store.due(10.0) == (await store.read("AAA")).lines == []
        await store.append("AAA", 0, [b"new"], 5.0)
        assert (await store.read("AAA")).lines == [b"new"]
        assert await store.due(10.0) == ["AAA"]


async def test_what_waits_is_done_in_order(database):
    """All of these wait for the same commit."""
    async with SqlStore(database) as store:
        await store.append("AAA", 0, [b"0"], None)
        waiting = [
            store.append("AAA", 1, [b"1"], 5.0),
            store.append("BBB", 0, [b"0"], None),
            store.delete("AAA"),
            store.append("AAA", 2, [b"2"], 5.0),
            store.append("BBB", 1, [b"1"], None),
        ]
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [*[type(None)] * 3, Taken, type(None)]
        assert (await store.read("AAA")).lines == await store.due(10.0) == []
        assert (await store.read("BBB")).lines == [b"0", b"1"]


async def write_and_delete(store):
    """Long lines and short ones, among those of other tables, before and after they reach the main file."""
    for number in range(60):
        for code in ("AAA", "BBB", "CCC"):
            line = f"<{code} wrote this>".encode() * (1 + number**2 // 8)
            await store.append(code, number, [line], None)
    await store.delete("BBB")
    await store.append("AAA", 60, [b"later"], None)


def left(database):
    """Who has written what is on the disk."""
    files = [file for file in database.parent.iterdir() if file.name.startswith(database.name)]
    found = b"".join(file.read_bytes() for file in files)
    return [code for code in ("AAA", "BBB", "CCC") if f"<{code} wrote this>".encode() in found]


async def gone(database):
    async with asyncio.timeout(60):
        while "BBB" in left(database):
            await asyncio.sleep(0.01)
    assert left(database) == ["AAA", "CCC"]


async def test_not_a_byte_of_a_deleted_table_is_left_when_the_store_closes(database, monkeypatch):
    monkeypatch.setattr("huisclos.server.scrub.QUIET_SECONDS", 10**6)
    async with SqlStore(database) as store:
        await write_and_delete(store)
        assert "BBB" in left(database), "a copy, or this test shows nothing"
    assert left(database) == ["AAA", "CCC"]


async def test_nor_once_it_was_quiet_for_a_while(database, monkeypatch):
    monkeypatch.setattr("huisclos.server.scrub.QUIET_SECONDS", 0.05)
    async with SqlStore(database) as store:
        await write_and_delete(store)
        await gone(database)
        await store.append("AAA", 61, [b"and later"], None)


async def test_nor_where_it_is_never_quiet(database, monkeypatch):
    monkeypatch.setattr("huisclos.server.scrub.QUIET_SECONDS", 10**6)
    monkeypatch.setattr("huisclos.server.scrub.LATEST_SECONDS", 0.05)
    async with SqlStore(database) as store:
        await write_and_delete(store)
        await asyncio.sleep(0.1)
        await store.append("AAA", 61, [b"and later"], None)
        await gone(database)


async def test_nor_if_the_process_ended_before(database, monkeypatch):
    killed = SqlStore(database)
    await killed.__aenter__()
    await write_and_delete(killed)
    killed._writer.cancel()
    await asyncio.gather(killed._writer, return_exceptions=True)
    await killed._engine.dispose()
    monkeypatch.setattr("huisclos.server.scrub.QUIET_SECONDS", 0.05)
    async with SqlStore(database):
        await gone(database)


async def test_nobody_waits_for_the_file_to_be_written_anew(database, monkeypatch):
    """As long as something is to be written."""
    monkeypatch.setattr("huisclos.server.scrub.QUIET_SECONDS", 10**6)
    async with SqlStore(database) as store:
        await write_and_delete(store)
        for number in range(61, 80):
            await store.append("AAA", number, [b"and later"], None)
        assert "BBB" in left(database)


async def test_what_cant_be_deleted_stays_and_the_next_try_works(database):
    async with SqlStore(database) as store:
        await store.append("AAA", 0, [b"0"], 5.0)
        with sqlite3.connect(database) as other:
            other.execute("ALTER TABLE tables RENAME TO gone")
        with pytest.raises(OperationalError):
            await store.delete("AAA")
        with sqlite3.connect(database) as other:
            other.execute("ALTER TABLE gone RENAME TO tables")
        assert (await store.read("AAA")).lines == [b"0"]
        await store.delete("AAA")
        assert (await store.read("AAA")).lines == []


# -- trouble -------------------------------------------------------------------------------------------


async def test_after_a_failure_the_next_try_works(database):
    async with SqlStore(database) as store:
        await store.append("AAA", 0, [b"0"], None)
        with sqlite3.connect(database) as other:
            other.execute("ALTER TABLE lines RENAME TO gone")
        with pytest.raises(sqlite3.OperationalError):
            await store.append("AAA", 1, [b"1"], None)
        with sqlite3.connect(database) as other:
            other.execute("ALTER TABLE gone RENAME TO lines")
        await store.append("AAA", 1, [b"1"], None)
        assert (await store.read("AAA")).lines == [b"0", b"1"]


async def test_errors_tell_nothing_of_what_was_to_be_stored(database):
    async with SqlStore(database) as store:
        with sqlite3.connect(database) as other:
            other.execute("DROP TABLE lines")
        with pytest.raises(sqlite3.OperationalError) as problem:
            await store.append("SECRET", 0, [b"hush"], None)
        assert "SECRET" not in str(problem.value)
        assert "hush" not in str(problem.value)


async def test_who_doesnt_wait_for_the_answer_is_stored_all_the_same(database):
    async with SqlStore(database) as store:
        waiting = asyncio.create_task(store.append("AAA", 0, [b"0"], None))
        await asyncio.sleep(0)
        waiting.cancel()
        await store.append("BBB", 0, [b"0"], None)
        assert (await store.read("AAA")).lines == [b"0"]


async def test_every_commit_reaches_the_disk(database):
    statements = []
    async with SqlStore(database) as store, store._engine.connect() as connection:
        for pragma in ("journal_mode", "synchronous"):
            statements.append((await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar())
    assert statements == ["wal", 2]


# -- the form of the database --------------------------------------------------------------------------


def differences(database):
    """Between the database and what the program expects."""
    engine = create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    return found


def test_a_new_database_has_the_form_the_program_expects(tmp_path):
    migrate(tmp_path / "new" / "tables.sqlite")
    assert differences(tmp_path / "new" / "tables.sqlite") == []


def test_an_empty_file_is_brought_to_that_form(tmp_path):
    database = tmp_path / "tables.sqlite"
    database.touch()
    assert differences(database)
    migrate(database)
    assert differences(database) == []


async def test_an_existing_database_keeps_what_is_in_it(database):
    async with SqlStore(database) as store:
        await store.append("AAA", 0, [b"0"], 1.0)
    migrate(database)
    assert differences(database) == []
    async with SqlStore(database) as store:
        assert (await store.read("AAA")).lines == [b"0"]
        assert await store.due(1.0) == ["AAA"]


def older(database, form, *rows):
    """A database as an older version left it, with these in its `tables` and a line for each."""
    config = Config()
    config.set_main_option("script_location", "huisclos.server:migrations")
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, form)
    engine.dispose()
    with sqlite3.connect(database) as old:
        for code, lines, *more in rows:
            old.execute(f"INSERT INTO tables VALUES ({', '.join('?' * (2 + len(more)))})", (code, 1.0, *more))
            old.executemany(
                "INSERT INTO lines VALUES (?, ?, ?)", [(code, n, line) for n, line in enumerate(lines)]
            )


async def test_a_database_from_before_positions_is_brought_forward_with_what_is_in_it(tmp_path):
    database = tmp_path / "tables.sqlite"
    older(database, "0001", ("AAA", [b"0"]))
    assert differences(database)
    migrate(database)
    assert differences(database) == []
    async with SqlStore(database) as store:
        assert await store.read("AAA") == Kept([b"0"])
        assert await store.due(1.0) == ["AAA"]


async def test_older_tables_get_the_time_of_their_last_deed_and_what_became_of_them(tmp_path):
    """A lobby is one in which nobody ever started; somebody who writes that word doesn't start a game."""
    database = tmp_path / "tables.sqlite"
    opened, said = b'{"deed":{"do":"open"},"at":10}', b'{"deed":{"text":"\\"do\\":\\"start\\""},"at":20.5}'
    started = b'{"deed":{"do":"start"},"at":30}'
    older(
        database,
        "0002",
        ("LOBBY", [opened, said], None),
        ("GAME", [opened, started], b"{}"),
        ("ENDED", [opened, started, said], None),
        ("ODD", [b"?"], None),
    )
    before = time.time()
    migrate(database)
    with sqlite3.connect(database) as now:
        found = {code: kept for code, *kept in now.execute("SELECT code, phase, touched FROM tables")}
    assert found.pop("ODD")[1] >= before
    assert found == {"LOBBY": ["lobby", 20.5], "GAME": ["playing", 30.0], "ENDED": ["between", 20.5]}


def test_a_change_of_form_that_fails_changes_nothing(tmp_path):
    database = tmp_path / "tables.sqlite"
    older(database, "0002", ("AAA", [b"0"], None))
    with sqlite3.connect(database) as old:
        old.execute("CREATE TABLE pulse (other)")
        before = list(old.iterdump())
    with pytest.raises(CantStart, match="pulse"):
        migrate(database)
    with sqlite3.connect(database) as after:
        assert list(after.iterdump()) == before


# -- what nobody wants any more ------------------------------------------------------------------------


async def test_untouched_tables_are_found_by_what_became_of_them(database):
    async with SqlStore(database) as store:
        for code, phase in (("LOBBY", "lobby"), ("GAME", "playing"), ("OVER", "over"), ("NEXT", "between")):
            await store.append(code, 0, [b"0"], None, None, phase)
        with sqlite3.connect(database) as other:
            other.execute("UPDATE tables SET touched = 100")
        assert await store.stale(None, None, *ALL) == await store.stale(100, 100, *ALL) == []
        assert await store.stale(101, None, *ALL) == ["LOBBY"]
        assert sorted(await store.stale(None, 101, *ALL)) == ["GAME", "NEXT", "OVER"]
        await store.append("LOBBY", 1, [b"1"], None)
        assert await store.stale(101, None, *ALL) == []


async def test_however_many_of_them_are_in_use_the_others_are_found(database):
    async with SqlStore(database) as store:
        used = [f"USED{number}" for number in range(150)]
        await asyncio.gather(*(store.append(code, 0, [b"0"], None) for code in used))
        for code in ("ONE", "TWO"):
            await store.append(code, 0, [b"0"], None)
        later = time.time() + 1
        assert sorted(await store.stale(later, None, used, 9)) == ["ONE", "TWO"]
        assert len(await store.stale(later, None, used, 1)) == 1


async def test_a_table_stays_unwanted_whatever_is_done_there(database):
    async with SqlStore(database) as store:
        await store.append("AAA", 0, [b"0"], None)
        with sqlite3.connect(database) as other:
            other.execute("UPDATE tables SET unwanted = 1")
        await store.append("AAA", 1, [b"1"], None)
        assert await store.unwanted() == ["AAA"]
        await store.delete("AAA")
        assert await store.unwanted() == []


# -- damage --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM lines WHERE code = 'AAA' AND number = 0",
        "DELETE FROM lines WHERE code = 'AAA' AND number = 1",
        "UPDATE lines SET line = 'text' WHERE code = 'AAA' AND number = 1",
        "UPDATE lines SET line = 7 WHERE code = 'AAA' AND number = 2",
    ],
)
async def test_a_log_with_a_gap_or_with_something_else_in_it_is_damaged_and_no_other(database, damage):
    async with SqlStore(database) as store:
        for code in ("AAA", "BBB"):
            await store.append(code, 0, [b"0", b"1", b"2"], None)
        with sqlite3.connect(database) as other:
            other.execute(damage)
        with pytest.raises(Damaged):
            await store.read("AAA")
        assert (await store.read("BBB")).lines == [b"0", b"1", b"2"]
