"""FG-7.6: what she may use while the Killer acts."""

from __future__ import annotations

from huisclos.engine.choice import Choice, Option
from huisclos.engine.step import NOBODY_ASKED, Answers, Step

from .state import GIRL, KILLER, Film
from .uses import spend, use_options

LET_IT = Option("let-it", 0)


class Interrupt(Step, frozen=True):
    """Before an attack, and before a Terror card."""

    def ask(self, s: Film) -> dict[int, Choice]:
        options = use_options(s, KILLER) if s.phase == KILLER and (s.items or s.flipped) else []
        if not options:
            return NOBODY_ASKED
        return {GIRL: Choice("interrupt", (*options, LET_IT), "FG-7.6")}

    def go(self, s: Film, answers: Answers) -> None:
        if answers and answers[GIRL][0] is not LET_IT:
            s.then(self)
            spend(s, answers[GIRL][0].value)
