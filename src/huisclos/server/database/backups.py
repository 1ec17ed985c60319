"""The database from outside the server: opened, saved and put back, also while a server writes to it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from msgspec import Struct

from huisclos.server.database.inventory import broken_pages
from huisclos.server.database.migrate import form_of, newest_form, unusable
from huisclos.server.machine.folder_lock import held
from huisclos.server.machine.outage import trouble_of
from huisclos.server.machine.starting import CantStart, reason

PRIVATE = 0o600
"""Secrets of games are in whatever comes out of a database."""
PATIENCE = 10.0
"""Seconds to wait for somebody else's commit."""


class Copied(Struct, frozen=True):
    """What was copied."""

    tables: int
    deeds: int


@contextmanager
def opened(database: Path, *, current: bool = True) -> Iterator[sqlite3.Connection]:
    """CantStart if it isn't there, isn't ours or has another form; an older one may do."""
    if not database.is_file():
        raise CantStart("server-no-database", folder=str(database.parent))
    try:
        with closing(_connected(database)) as connection:
            if form_of(database, connection) != newest_form() and current:
                raise CantStart("server-older-database", file=str(database))
            yield connection
    except sqlite3.Error as problem:
        raise unusable(database, problem) from None


def _connected(database: Path) -> sqlite3.Connection:
    """To be written if that is possible, else to be read: the disk may allow no more than that."""
    where, log = database.absolute().as_uri(), database.with_name(f"{database.name}-wal")
    # Nobody writes beside the file what isn't in it: then nothing is missed, and no other files are needed.
    whole = [] if log.exists() and log.stat().st_size else ["mode=ro&immutable=1"]
    *others, last = ("mode=rw", "mode=ro", *whole)
    for way in others:
        try:
            return _tried(f"{where}?{way}")
        except sqlite3.OperationalError as problem:
            if trouble_of(problem) not in ("read-only", "failed"):
                raise
    return _tried(f"{where}?{last}")


def _tried(address: str) -> sqlite3.Connection:
    connection = sqlite3.connect(address, PATIENCE, uri=True)
    try:
        connection.execute("SELECT 1 FROM sqlite_master").fetchone()
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


def _copy(source: sqlite3.Connection, file: Path) -> Copied:
    draft = file.with_name(f"{file.name}.new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft.unlink(missing_ok=True)
        draft.touch(PRIVATE)
        with closing(sqlite3.connect(draft)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
            if broken := broken_pages(target):
                raise unusable(draft, sqlite3.DatabaseError(broken))
            counts = [
                target.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "lines")
            ]
        _put_in_place(draft, file)
    except OSError as problem:
        raise CantStart("error-file", file=str(file), problem=reason(problem)) from None
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
    return Copied(*counts)


def _put_in_place(draft: Path, file: Path) -> None:
    """The log of the file that was there would be taken for the new one's: what is in it goes where it
    belongs, as far as that can be read, and it stays aside until the new file stands."""
    if file.exists():
        with suppress(sqlite3.Error), closing(sqlite3.connect(file, PATIENCE)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
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
