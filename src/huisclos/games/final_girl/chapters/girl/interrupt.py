"""FG-7.6: what she may use while the Killer acts."""

from __future__ import annotations

from collections.abc import Sequence

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.final_girl.chapters.girl.items import TakeItem
from huisclos.games.final_girl.chapters.girl.uses import spend, use_options
from huisclos.games.final_girl.state.state import GIRL, KILLER, Film

LET_IT, LET_ALL = Option("let-it", 0), Option("let-all", 1)


class Interrupt(Step, frozen=True):
    """At the start of the Killer phase and between its steps: an offer that stands until she lets all of the
    phase happen. Nobody is asked as long as there is nothing to use."""

    def ask(self, s: Film) -> dict[int, Choice]:
        if s.phase != KILLER or s.waved or not may_interrupt(s):
            return NOBODY_ASKED
        options = use_options(s, KILLER)
        if not options:
            return NOBODY_ASKED
        return {GIRL: Choice("interrupt", (*options, LET_IT, LET_ALL), "FG-7.6")}

    def go(self, s: Film, answers: Answers) -> None:
        if not answers:
            return
        chosen = answers[GIRL][0]
        if chosen == LET_ALL:
            s.waved = True
        elif chosen != LET_IT:
            s.then(self)
            spend(s, chosen.value)


_OFFER = Interrupt()


def may_interrupt(s: Film) -> bool:
    """Whether she has something for the Killer phase, if not for this moment."""
    able = s.box.interrupting
    return not able.isdisjoint(s.items) or (s.flipped and s.girl in able)


def between(s: Film, steps: Sequence[Step]) -> Sequence[Step]:
    """These steps, with a moment before each in which she may use something, if she has or may find it."""
    if not may_interrupt(s) and not any(isinstance(step, TakeItem) for step in steps):
        return steps
    return [one for step in steps for one in (_OFFER, step)]
