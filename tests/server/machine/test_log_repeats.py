"""Nothing repeats in the log without bound."""

import logging

import pytest
import structlog

from huisclos.server.machine import logs
from huisclos.server.machine.log_repeats import MOST, SECONDS, FewRepeats


class Kept(logging.Handler):
    """What gets through to the log of a server."""

    def __init__(self):
        super().__init__()
        self.addFilter(FewRepeats())
        self.entries = []

    def emit(self, record):
        self.entries.append(record)


@pytest.fixture
def entries():
    """With the loggers of the server, into a list."""
    root, kept = logging.getLogger(), Kept()
    before, level = root.handlers[:], root.level
    logs.set_up()
    (handler,) = root.handlers
    assert any(isinstance(one, FewRepeats) for one in handler.filters)
    root.handlers[:] = [kept]
    yield kept.entries
    root.handlers[:] = before
    root.setLevel(level)
    structlog.reset_defaults()


def fail(log, text):
    try:
        raise ZeroDivisionError(text)
    except ZeroDivisionError as problem:
        log.error("trouble", exc_info=problem)


@pytest.mark.parametrize("get", [logging.getLogger, structlog.get_logger])
def test_the_same_trouble_is_told_so_often_and_no_more(entries, get):
    log = get("somewhere")
    for number in range(3 * MOST):
        fail(log, f"each with other words: {number}")
    assert len(entries) == MOST
    log.error("something else")
    assert len(entries) == MOST + 1


def test_after_a_while_it_is_told_again():
    now = 0.0
    few = FewRepeats(lambda: now)
    record = logging.LogRecord("here", logging.ERROR, "here.py", 1, "trouble", None, None)
    assert [few.filter(record) for _ in range(MOST + 1)] == [True] * MOST + [False]
    now += SECONDS
    assert few.filter(record)
