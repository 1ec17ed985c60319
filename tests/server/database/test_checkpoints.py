"""What was appended moves into the file of the database beside the appending, and its log begins anew."""

import pytest

from huisclos.server.database.appending import Appender
from huisclos.server.database.checkpoints import LONG, Checkpoints
from huisclos.server.database.engines import server_engine

pytestmark = pytest.mark.anyio
LINE = bytes(500_000)
LINES = LONG // len(LINE) + 1
"""So many are more than a log should have."""


@pytest.fixture
async def engine(database):
    engine = server_engine(database)
    yield engine
    await engine.dispose()


@pytest.fixture
async def appender(engine):
    appender = Appender(engine)
    await appender.open()
    yield appender
    await appender.close()


@pytest.fixture
def checkpoints(database, engine, appender):
    return Checkpoints(database, engine, appender)


async def append(appender, code):
    await appender.append(
        [(code, number, LINE, number == 0, None, None, "lobby", 0.0) for number in range(LINES)]
    )


def sizes(database):
    """Of the file and of its log, in lines."""
    log = database.with_name(f"{database.name}-wal")
    return database.stat().st_size // len(LINE), log.stat().st_size // len(LINE)


async def test_whoever_appends_does_nothing_else(database, appender):
    for code in "ABC":
        await append(appender, code)
    assert sizes(database) == (0, pytest.approx(3 * LINES, abs=2))


async def test_it_moves_and_the_log_begins_anew(database, appender, checkpoints):
    for code in "ABC":
        await append(appender, code)
        await checkpoints.once()
    assert sizes(database) == (pytest.approx(3 * LINES, abs=2), pytest.approx(LINES, abs=2))
