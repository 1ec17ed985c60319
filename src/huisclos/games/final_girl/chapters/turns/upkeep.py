"""FG-6: upkeep, and FG-6.1: the Finale."""

from __future__ import annotations

from huisclos.engine.rules.step import Answers, Step
from huisclos.games.final_girl.chapters.board.bloodlust import RevealPower
from huisclos.games.final_girl.state.happenings import PhaseBegins
from huisclos.games.final_girl.state.state import NOWHERE, UPKEEP, Film


class UpkeepPhase(Step, frozen=True):
    """FG-6.1, FG-6.2: the Finale, then what cards say, then she may rearrange her Items."""

    def go(self, s: Film, answers: Answers) -> None:
        s.enter(UPKEEP)
        s.decoy = NOWHERE
        s.fresh = True
        s.then(CardsInUpkeep())
        if not s.terror and not s.ending:
            s.then(RevealFinale())


class CardsInUpkeep(Step, frozen=True):
    """FG-6.2: what a card says happens in upkeep."""

    def go(self, s: Film, answers: Answers) -> None:
        s.happen(PhaseBegins(UPKEEP))


class RevealFinale(Step, frozen=True):
    """FG-6.1: its action replaces the first one; a Dark Power that is still face down is revealed too."""

    def go(self, s: Film, answers: Answers) -> None:
        card = s.box.finales[s.finale.pop()]
        s.ending = card.id
        s.in_force.append(card.reference)
        s.tell("finale", card=card.reference, killer=f"killer:{s.killer}")
        known = any(name.startswith("power:") for name in s.in_force)
        s.perform(card.reference, card.do)
        s.then(*(() if known else (RevealPower(),)))
