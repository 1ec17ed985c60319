"""What whoever runs the server removes: at once where none runs, or by the server that does."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from sqlalchemy import text

from huisclos.server.database.backups import opened
from huisclos.server.database.inventory import groups, stored
from huisclos.server.database.scrub import OWE
from huisclos.server.database.store import SqlStore
from huisclos.server.machine.folder_lock import InUse, held
from huisclos.server.machine.starting import CantStart

PATIENCE = 30.0
"""Seconds: the server looks for such tables every second."""
_mark = text(
    "INSERT INTO tables (code, unwanted) VALUES (:code, 1) ON CONFLICT (code) DO UPDATE SET unwanted = 1"
)
_drop_group = text("DELETE FROM groups WHERE code = :code")


def remove(database: Path, code: str) -> None:
    """Returns when it is gone; CantStart if there is none, or the server doesn't remove it."""
    if not _is_there(database, code):
        raise CantStart("tables-no-such", code=code, folder=str(database.parent))
    try:
        with held(database.parent, "huisclos tables"):
            asyncio.run(_delete(database, code))
    except InUse:
        _ask_the_server(database, code)


def remove_group(database: Path, code: str) -> None:
    """Returns when it is gone; CantStart if there is none. No server has it in its memory."""
    with opened(database) as connection:
        if all(one.code != code for one in groups(connection)):
            raise CantStart("groups-no-such", code=code, folder=str(database.parent))
    try:
        with held(database.parent, "huisclos groups"):
            asyncio.run(_delete_group(database, code))
    except InUse:
        with opened(database) as connection:
            connection.execute(_drop_group, {"code": code})
            connection.exec_driver_sql(OWE)
            connection.commit()


async def _delete_group(database: Path, code: str) -> None:
    async with SqlStore(database) as store:
        await store.delete_group(code)


def _is_there(database: Path, code: str) -> bool:
    with opened(database) as connection:
        return stored(connection, code) is not None


async def _delete(database: Path, code: str) -> None:
    async with SqlStore(database) as store:
        await store.delete(code)


def _ask_the_server(database: Path, code: str) -> None:
    """It has the table in its memory, and people at it whom it has to tell."""
    with opened(database) as connection:
        connection.execute(_mark, {"code": code})
        connection.commit()
    give_up = time.monotonic() + PATIENCE
    while _is_there(database, code):
        if time.monotonic() > give_up:
            raise CantStart("tables-not-yet", code=code)
        time.sleep(0.2)
