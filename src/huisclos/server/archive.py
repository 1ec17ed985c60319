"""The database from outside the server: opened, saved and put back, also while a server writes to it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from msgspec import Struct

from huisclos.server.ledger import broken_pages
from huisclos.server.lock import held
from huisclos.server.migrate import form_of, newest_form, unusable
from huisclos.server.starting import CantStart, reason

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
    address = f"{database.absolute().as_uri()}?mode=rw"
    try:
        if form_of(database) != newest_form() and current:
            raise CantStart("server-older-database", file=str(database))
        with closing(sqlite3.connect(address, PATIENCE, uri=True)) as connection:
            yield connection
    except sqlite3.Error as problem:
        raise unusable(database, problem) from None


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
        draft.touch(0o600)  # secrets of games are in it
        with closing(sqlite3.connect(draft)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
            if broken := broken_pages(target):
                raise unusable(draft, sqlite3.DatabaseError(broken))
            counts = [
                target.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "lines")
            ]
        for left in ("-wal", "-shm"):  # those of another database would be taken for its own
            file.with_name(file.name + left).unlink(missing_ok=True)
        draft.replace(file)
    except OSError as problem:
        raise CantStart("error-file", file=str(file), problem=reason(problem)) from None
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
    return Copied(*counts)
