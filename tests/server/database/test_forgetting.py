"""What is deleted leaves nothing behind on the disk, and what nobody wants any more is found."""

import asyncio
import sqlite3
import time

import pytest
from sqlalchemy.exc import OperationalError

from huisclos.server.database.store import SqlStore
from huisclos.table.values.refused import WrittenElsewhere

pytestmark = pytest.mark.anyio
ALL = (), 9
"""Stale tables, but none of those, and so many."""


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
        with pytest.raises(WrittenElsewhere):
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
        assert [type(outcome) for outcome in outcomes] == [*[type(None)] * 3, WrittenElsewhere, type(None)]
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
    monkeypatch.setattr("huisclos.server.database.scrub.QUIET_SECONDS", 10**6)
    async with SqlStore(database) as store:
        await write_and_delete(store)
        assert "BBB" in left(database), "a copy, or this test shows nothing"
    assert left(database) == ["AAA", "CCC"]


async def test_nor_once_it_was_quiet_for_a_while(database, monkeypatch):
    monkeypatch.setattr("huisclos.server.database.scrub.QUIET_SECONDS", 0.05)
    async with SqlStore(database) as store:
        await write_and_delete(store)
        await gone(database)
        await store.append("AAA", 61, [b"and later"], None)


async def test_nor_where_it_is_never_quiet(database, monkeypatch):
    monkeypatch.setattr("huisclos.server.database.scrub.QUIET_SECONDS", 10**6)
    monkeypatch.setattr("huisclos.server.database.scrub.LATEST_SECONDS", 0.05)
    async with SqlStore(database) as store:
        await write_and_delete(store)
        await asyncio.sleep(0.1)
        await store.append("AAA", 61, [b"and later"], None)
        await gone(database)


async def test_nor_if_the_process_ended_before(database, monkeypatch):
    killed = SqlStore(database)
    await killed.__aenter__()
    await write_and_delete(killed)
    for task in killed._tasks:
        task.cancel()
    await asyncio.gather(*killed._tasks, return_exceptions=True)
    await killed._appender.close()
    await killed.engine.dispose()
    monkeypatch.setattr("huisclos.server.database.scrub.QUIET_SECONDS", 0.05)
    async with SqlStore(database):
        await gone(database)


async def test_nobody_waits_for_the_file_to_be_written_anew(database, monkeypatch):
    """As long as something is to be written."""
    monkeypatch.setattr("huisclos.server.database.scrub.QUIET_SECONDS", 10**6)
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
