"""Whether the database can be written and read just now, for whoever asks how the server is."""

from __future__ import annotations

import time
from pathlib import Path

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import DBAPIError

from huisclos.server.database.engines import connect
from huisclos.server.database.schema import pulse
from huisclos.server.machine.health import SECONDS, Word
from huisclos.server.machine.outage import trouble_of


def try_database(database: Path) -> Word:
    """Write a row and read it again, on a connection of its own: others may be stuck."""
    now = time.time()
    try:
        with connect(database, {"mode": "rw"}, patience=SECONDS - 1) as one:
            one.execute(delete(pulse))
            one.execute(insert(pulse).values(at=now))
            one.commit()
            return "ok" if one.scalar(select(pulse.c.at)) == now else "failed"
    except DBAPIError as problem:
        return trouble_of(problem) or "failed"
