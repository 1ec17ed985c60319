"""What a database runs into that is nobody's mistake: a full disk, another's lock. It passes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import structlog
from sqlalchemy.exc import DBAPIError

from huisclos.engine.base.errors import HuisClosError

Trouble = Literal["locked", "full", "read-only", "failed"]
_TROUBLES: dict[str, Trouble] = {
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_FULL": "full",
    "SQLITE_READONLY": "read-only",
    "SQLITE_IOERR": "failed",
    "SQLITE_CANTOPEN": "failed",
}
DATABASE = (sqlite3.Error, DBAPIError)
"""What it raises: SQLAlchemy, and its driver where that is asked straight away (`appending.py`)."""
_log = structlog.get_logger()


class Outage(HuisClosError):
    """Nothing can be kept just now, and nothing was changed."""


def trouble_of(problem: BaseException) -> Trouble | None:
    """In a word; None if it isn't the disk's, or that of whoever else uses it."""
    told = problem.orig if isinstance(problem, DBAPIError) and problem.orig else problem
    return _TROUBLES.get("_".join(getattr(told, "sqlite_errorname", "").split("_")[:2]))


def outage(problem: Exception) -> Outage | None:
    """What is said of it; whoever runs the server finds the word in the log."""
    trouble = trouble_of(problem)
    if trouble is None:
        return None
    _log.warning("the database can't be used", trouble=trouble)
    return Outage(f"server-disk-{trouble}")


@contextmanager
def outages() -> Iterator[None]:
    """Outage for what isn't a mistake."""
    try:
        yield
    except DATABASE as problem:
        raise outage(problem) or problem from None
