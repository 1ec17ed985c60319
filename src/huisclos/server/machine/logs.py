"""Structured logs, a JSON object a line. Routes are logged, never addresses: those hold codes of tables."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.typing import Processor

from huisclos.server.machine.log_repeats import FewRepeats
from huisclos.server.machine.trace import trace

EXTRA = ("game", "version", "known", "bot", "problem", "record", "action")
"""What our own loggers add to a line; those of the libraries may add nothing."""


def set_up() -> None:
    """To standard error; for our own loggers and those of the libraries alike."""
    shared: list[Processor] = [structlog.processors.TimeStamper(fmt="iso"), structlog.stdlib.add_log_level]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[*shared, structlog.stdlib.ExtraAdder(EXTRA)],
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.ExceptionRenderer(lambda exc_info: trace(exc_info[1])),
            structlog.processors.JSONRenderer(),
        ],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    handler.addFilter(FewRepeats())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
