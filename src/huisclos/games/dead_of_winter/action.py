"""DW-2, DW-3: what a player does in a turn."""

from __future__ import annotations

from huisclos.engine.choice import Choice, Option
from huisclos.engine.step import NOBODY_ASKED, Answers, Step

from .state import Colony

_ACT = Choice("act", (Option("end", ("end",)),), "DW-2")


class Act(Step, frozen=True):
    """One action after the other, until the turn is over."""

    def ask(self, s: Colony) -> dict[int, Choice]:
        return NOBODY_ASKED if s.out[s.turn] else {s.turn: _ACT}

    def go(self, s: Colony, answers: Answers) -> None:
        pass
