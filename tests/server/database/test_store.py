"""The store in SQL: what is stored stays, in order; what is taken is refused; trouble is its own only."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from huisclos.server.database.appending import MOST_ROWS
from huisclos.server.database.store import SqlStore
from huisclos.table.kept.store import Kept
from huisclos.table.values.refused import Damaged, WrittenElsewhere
from tests.support.serving import PATIENCE

pytestmark = pytest.mark.anyio


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
        with pytest.raises(WrittenElsewhere):
            await store.append("AAA", 1, [b"mine", b"and mine"], 7.0, b"yours")
        assert (await store.read("AAA")).position == b"mine"
        assert (await store.read("AAA")).lines == [b"0", b"1"]
        assert await store.due(5.0) == ["AAA"]
        assert await store.due(4.9) == []


async def test_more_lines_than_go_into_one_statement_are_kept_all_or_none(database):
    many = [b"%d" % number for number in range(MOST_ROWS + 1)]
    async with SqlStore(database) as store:
        await store.append("AAA", 0, many, None)
        await store.append("BBB", 0, [b"0", b"1"], None)
        with sqlite3.connect(database) as other:
            other.execute("INSERT INTO lines VALUES ('BBB', ?, 'x')", [MOST_ROWS + 2])
        with pytest.raises(WrittenElsewhere):
            await store.append("BBB", 2, many, None)
        assert (await store.read("AAA")).lines == many
        with sqlite3.connect(database) as other:
            assert other.execute("SELECT count(*) FROM lines WHERE code = 'BBB'").fetchone() == (3,)


async def test_one_tables_trouble_is_not_the_others(database):
    """All of these wait for the same commit."""
    async with SqlStore(database) as store:
        await store.append("AAA", 0, [b"0"], None)
        appends = [store.append(code, 0, [b"x"], None) for code in ("BBB", "AAA", "CCC")]
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), WrittenElsewhere, type(None)]
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
        with pytest.raises(WrittenElsewhere):
            await store.append("AAA", 1, [b"1"], 5.0)
        await store.append("AAA", 0, [b"0"], None)
        with pytest.raises(WrittenElsewhere):
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
    async with SqlStore(database) as store, store.engine.connect() as connection:
        for pragma in ("journal_mode", "synchronous"):
            statements.append((await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar())
    assert statements == ["wal", 2]


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
