"""The one way to the database: SQLAlchemy, for the server as for commands. No other file opens one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, NullPool, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

PATIENCE = 10.0
"""Seconds to wait for somebody else's commit."""
_LASTING = ("synchronous=FULL", "secure_delete=ON", "wal_autocheckpoint=0")
"""Every commit reaches the disk, what is deleted is overwritten, and nobody does in passing what
`Checkpoints` do."""


def server_engine(database: Path) -> AsyncEngine:
    """It works in threads, and nobody is held up.

    Each statement is a transaction of its own: one that had to come back here to be committed would keep all
    other writers waiting for the turns of a busy server.
    """
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(database)),
        connect_args={"timeout": PATIENCE},
        isolation_level="AUTOCOMMIT",
        hide_parameters=True,
    )
    event.listen(engine.sync_engine, "connect", _set_up)
    return engine


def connect(database: Path, how: Mapping[str, str] = {}, *, patience: float = PATIENCE) -> Connection:
    """For commands, and threads that may wait: use as `with`; what is written has to be committed.

    `how` the file is to be opened, as the addresses of SQLite say it: `{"mode": "ro"}`.
    """
    engine = create_engine(
        URL.create("sqlite", database=database.absolute().as_uri(), query={**how, "uri": "true"}),
        connect_args={"timeout": patience},
        hide_parameters=True,
        poolclass=NullPool,
    )
    event.listen(engine, "connect", _set_up)
    return engine.connect()


def _set_up(connection: Any, _: Any) -> None:
    for pragma in _LASTING:
        connection.execute(f"PRAGMA {pragma}")
