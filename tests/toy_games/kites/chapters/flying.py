"""KT-2: flying."""

from __future__ import annotations

from huisclos.engine.rules.choice import PASS, Choice, Option
from huisclos.engine.rules.step import Answers, Step

from ..printed.winds import WINDS
from ..state import Sky

RUN = Option("run")


class Fly(Step, frozen=True):
    """KT-2.1: run with the kite, or stand; the wind does the rest, until a string is at its end."""

    number: int = 0

    def ask(self, s: Sky) -> dict[int, Choice]:
        return {self.number % s.seats: Choice("fly", (RUN, PASS), "KT-2.1")}

    def go(self, s: Sky, answers: Answers) -> None:
        ((seat, (pick,)),) = answers.items()
        wind = WINDS[s.dice.below(6)]
        lifted = wind + 1 if pick is RUN else wind
        s.heights[seat] = min(s.string, s.heights[seat] + lifted)
        s.tell("flies", seat=f"seat:{seat}", by=lifted)
        if max(s.heights) < s.string:
            s.then(Fly(self.number + 1))
