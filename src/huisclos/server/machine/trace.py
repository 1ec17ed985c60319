"""Where an error came from, for the log. Its message stays out: it may hold what people wrote."""

from __future__ import annotations

import traceback

MOST_FRAMES = 40
MOST_CAUSES = 10


class Traced(Exception):
    """What was raised in another process; its text is the trace from there."""


def trace(problem: BaseException) -> str:
    """The frames and the kind of an error, after those of what led to it."""
    parts: list[str] = []
    current: BaseException | None = problem
    while current is not None and len(parts) < MOST_CAUSES:
        parts.append(_alone(current))
        current = current.__cause__ or (None if current.__suppress_context__ else current.__context__)
    return "\nthen\n".join(reversed(parts))


def _alone(problem: BaseException) -> str:
    frames = traceback.format_tb(problem.__traceback__, limit=-MOST_FRAMES)
    elsewhere = [f"{problem}\nthen\n"] if isinstance(problem, Traced) else []
    return "".join([*elsewhere, *frames, type(problem).__name__])
