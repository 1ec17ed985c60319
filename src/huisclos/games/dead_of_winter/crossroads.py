"""DW-1.2, DW-1.3: crossroads cards."""

from __future__ import annotations

from huisclos.engine.step import Answers, Step

from .state import Colony


class DrawCrossroads(Step, frozen=True):
    """DW-1.2."""

    def go(self, s: Colony, answers: Answers) -> None:
        pass


class CheckCrossroads(Step, frozen=True):
    """DW-1.3."""

    def go(self, s: Colony, answers: Answers) -> None:
        pass


def return_crossroads(s: Colony) -> None:
    """DW-1.3."""
