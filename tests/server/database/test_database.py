"""The form of the database, and how that of an earlier version is brought to it."""

import sqlite3
import time

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from huisclos.server.database.migrate import migrate
from huisclos.server.database.schema import metadata
from huisclos.server.database.store import SqlStore
from huisclos.server.machine.starting import CantStart
from huisclos.table.kept.store import Kept

pytestmark = pytest.mark.anyio


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
    config.set_main_option("script_location", "huisclos.server.database:migrations")
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
