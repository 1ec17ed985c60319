"""Brings a database to the form this version needs, keeping what is in it."""

from __future__ import annotations

import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from huisclos.server.database.engines import connect
from huisclos.server.machine.starting import CantStart


def migrate(database: Path) -> None:
    """Make the database if there is none; bring an older one forward, wholly or not at all."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise CantStart.at(database.parent, problem) from None
    config = _config()
    try:
        with connect(database) as connection:
            form_of(database, connection)
            # Python's driver would begin nothing for a change of form: half of it could stay behind.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()
            # From now on and for all, while nobody else is there: readers don't wait for writers.
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
    except DBAPIError as problem:
        raise unusable(database, problem) from None


def form_of(database: Path, connection: Connection) -> str | None:
    """Its form, None if it is empty; CantStart if a newer version has made it, or it is none of ours."""
    found = connection.scalar(text("SELECT 1 FROM sqlite_master"))
    form = connection.scalar(text("SELECT version_num FROM alembic_version")) if found else None
    known = _forms()
    if form not in (None, *known):
        raise CantStart("server-newer-database", file=str(database), form=form, known=known[0])
    return form


def newest_form() -> str:
    """The one that this version makes."""
    return _forms()[0]


def _forms() -> list[str]:
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def unusable(database: Path, problem: Exception | str) -> CantStart:
    """For a database that SQLite can't open, read or write."""
    told = problem.orig if isinstance(problem, DBAPIError) and problem.orig else problem
    return CantStart("server-broken-database", file=str(database), problem=str(told))


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "huisclos.server.database:migrations")
    return config
