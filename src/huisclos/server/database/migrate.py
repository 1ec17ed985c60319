"""Brings a database to the form this version needs, keeping what is in it."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, event
from sqlalchemy.exc import DBAPIError

from huisclos.server.machine.starting import CantStart


def migrate(database: Path) -> None:
    """Make the database if there is none; bring an older one forward, wholly or not at all."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise CantStart.at(database.parent, problem) from None
    config = _config()
    engine = create_engine(f"sqlite:///{database}")
    event.listen(engine, "connect", _leave_transactions_to_us)
    event.listen(engine, "begin", _begin)
    try:
        if database.exists():
            with closing(sqlite3.connect(database)) as plain:
                form_of(database, plain)
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
        # From now on and for all, while nobody else is there: this waits for nobody.
        with closing(sqlite3.connect(database)) as plain:
            plain.execute("PRAGMA journal_mode=WAL")
    except (DBAPIError, sqlite3.Error) as problem:
        raise unusable(database, problem) from None
    finally:
        engine.dispose()


def form_of(database: Path, connection: sqlite3.Connection) -> str | None:
    """Its form, None if it is empty; CantStart if a newer version has made it, or it is none of ours."""
    found = connection.execute("SELECT 1 FROM sqlite_master").fetchone()
    form = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0] if found else None
    known = _forms()
    if form not in (None, *known):
        raise CantStart("server-newer-database", file=str(database), form=form, known=known[0])
    return form


def newest_form() -> str:
    """The one that this version makes."""
    return _forms()[0]


def _forms() -> list[str]:
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def unusable(database: Path, problem: Exception) -> CantStart:
    """For a database that SQLite can't open, read or write."""
    told = problem.orig if isinstance(problem, DBAPIError) and problem.orig else problem
    return CantStart("server-broken-database", file=str(database), problem=str(told))


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "huisclos.server.database:migrations")
    return config


def _leave_transactions_to_us(connection: Any, _: Any) -> None:
    """Python's driver would begin none for a change of form: half of it could stay behind."""
    connection.isolation_level = None


def _begin(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
