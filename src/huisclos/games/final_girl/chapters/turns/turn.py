"""FG-1.1: a turn has five phases. The game ends at once when one of the two dies."""

from __future__ import annotations

from huisclos.engine.rules.step import Answers, Mark, Step
from huisclos.games.final_girl.chapters.girl.action import ActionPhase
from huisclos.games.final_girl.chapters.girl.rescue import Claim
from huisclos.games.final_girl.chapters.killer.panic import PanicPhase
from huisclos.games.final_girl.chapters.killer.terror import KillerPhase
from huisclos.games.final_girl.chapters.turns.planning import PlanningPhase
from huisclos.games.final_girl.chapters.turns.upkeep import UpkeepPhase
from huisclos.games.final_girl.state.happenings import PhaseEnds
from huisclos.games.final_girl.state.state import Film


class Turn(Step, frozen=True):
    """FG-1.1. FG-8.1: whoever comes back ends the phase, so each of them ends with a mark."""

    def go(self, s: Film, answers: Answers) -> None:
        s.follow(_PHASES)


class PhaseOver(Step, frozen=True):
    """Cards may have waited for it; FG-8.1: what they do has an end of its own."""

    def go(self, s: Film, answers: Answers) -> None:
        waiting = s.box.waiting.get("PhaseEnds")
        if waiting and not waiting.isdisjoint(s.in_force):
            s.then(_END)
            s.happen(PhaseEnds(s.phase))


_END, _OVER = Mark("phase"), PhaseOver()
_PHASES: tuple[Step, ...] = (
    *(ActionPhase(), _END, Claim(), _OVER),
    *(PlanningPhase(), _END, _OVER),
    *(KillerPhase(), _END, _OVER),
    *(PanicPhase(), _END, _OVER),
    *(UpkeepPhase(), _END, _OVER),
    Turn(),
)
