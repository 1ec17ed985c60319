"""The log hears of the same trouble again and again only for so long."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

MOST = 20
"""So many entries of one kind are written in `SECONDS`."""
SECONDS = 3600.0
"""The time after which they are counted anew."""


MOST_KINDS = 1000


class FewRepeats(logging.Filter):
    """Lets so many entries of one kind through: the same words from the same place."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._since = clock()
        self._heard: Counter[tuple[str, str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if self._clock() - self._since >= SECONDS or len(self._heard) > MOST_KINDS:
            self._heard.clear()
            self._since = self._clock()
        kind = record.name, _words(record), _place(record)
        self._heard[kind] += 1
        return self._heard[kind] <= MOST


def _words(record: logging.LogRecord) -> str:
    """What it says, without what is different each time."""
    said = record.msg.get("event") if isinstance(record.msg, dict) else record.msg
    return str(said).partition("\n")[0][:80]


def _place(record: logging.LogRecord) -> str:
    """Where the trouble came up, or else the line of the program that tells of it."""
    problem: Any = record.msg.get("exc_info") if isinstance(record.msg, dict) else record.exc_info
    if isinstance(problem, tuple):
        problem = problem[1]
    trace = problem.__traceback__ if isinstance(problem, BaseException) else None
    if trace is None:
        return f"{record.pathname}:{record.lineno}"
    while trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
