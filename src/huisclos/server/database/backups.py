"""The database from outside the server: opened, saved and put back, also while a server writes to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, OperationalError

from huisclos.server.database.engines import connect
from huisclos.server.database.inventory import broken_pages
from huisclos.server.database.migrate import form_of, newest_form, unusable
from huisclos.server.machine.folder_lock import held
from huisclos.server.machine.outage import DATABASE, trouble_of
from huisclos.server.machine.starting import CantStart, reason

PRIVATE = 0o600
"""Secrets of games are in whatever comes out of a database."""


class Copied(Struct, frozen=True):
    """What was copied."""

    tables: int
    deeds: int


@contextmanager
def opened(database: Path, *, current: bool = True) -> Iterator[Connection]:
    """CantStart if it isn't there, isn't ours or has another form; an older one may do."""
    if not database.is_file():
        raise CantStart("server-no-database", folder=str(database.parent))
    try:
        with _connected(database) as connection:
            if form_of(database, connection) != newest_form() and current:
                raise CantStart("server-older-database", file=str(database))
            yield connection
    except DATABASE as problem:
        raise unusable(database, problem) from None


def _connected(database: Path) -> Connection:
    """To be written if that is possible, else to be read: the disk may allow no more than that."""
    log = database.with_name(f"{database.name}-wal")
    # Nobody writes beside the file what isn't in it: then nothing is missed, and no other files are needed.
    ways = [{"mode": "rw"}, {"mode": "ro"}]
    if not (log.exists() and log.stat().st_size):
        ways += [{"mode": "ro", "immutable": "1"}]
    *others, last = ways
    for how in others:
        try:
            return _tried(database, how)
        except OperationalError as problem:
            if trouble_of(problem) not in ("read-only", "failed"):
                raise
    return _tried(database, last)


def _tried(database: Path, how: dict[str, str]) -> Connection:
    connection = connect(database, how)
    try:
        connection.scalar(text("SELECT 1 FROM sqlite_master"))
    except BaseException:
        connection.close()
        raise
    return connection


def backup(database: Path, file: Path) -> Copied:
    """All of it as it is at one moment; nobody waits, and a file half written takes no other's place."""
    if file.exists() and file.samefile(database):
        raise CantStart("backup-itself", file=str(file))
    with opened(database, current=False) as source:
        return _copy(source, file)


def restore(file: Path, database: Path, *, replace: bool) -> Copied:
    """A backup takes the place of the database, if there is none or it may be lost."""
    if not file.is_file():
        raise CantStart("error-file", file=str(file), problem=reason(FileNotFoundError(2, "No such file")))
    with held(database.parent, "huisclos restore"), opened(file, current=False) as source:
        if database.exists() and not replace:
            raise CantStart("restore-there", folder=str(database.parent))
        return _copy(source, database)


def _copy(source: Connection, file: Path) -> Copied:
    draft = file.with_name(f"{file.name}.new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft.unlink(missing_ok=True)
        draft.touch(PRIVATE)
        with connect(draft) as target:
            _driver(source).backup(_driver(target))
            target.exec_driver_sql("PRAGMA journal_mode=DELETE")
            if broken := broken_pages(target):
                raise unusable(draft, broken)
            counts = [target.scalar(text(f"SELECT count(*) FROM {name}")) for name in ("tables", "lines")]
        _put_in_place(draft, file)
    except OSError as problem:
        raise CantStart("error-file", file=str(file), problem=reason(problem)) from None
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
    return Copied(*counts)


def _driver(connection: Connection) -> Any:
    """Python's own: what SQLite copies by itself has no name in SQL."""
    return connection.connection.driver_connection


def _put_in_place(draft: Path, file: Path) -> None:
    """The log of the file that was there would be taken for the new one's: what is in it goes where it
    belongs, as far as that can be read, and it stays aside until the new file stands."""
    if file.exists():
        with suppress(DBAPIError), connect(file) as old:
            old.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    aside = {
        file.with_name(file.name + end): file.with_name(f"{file.name}{end}.old") for end in ("-wal", "-shm")
    }
    for log, kept in aside.items():
        if log.exists():
            log.replace(kept)
    try:
        draft.replace(file)
    except OSError:
        for log, kept in aside.items():
            if kept.exists():
                kept.replace(log)
        raise
    for kept in aside.values():
        kept.unlink(missing_ok=True)
