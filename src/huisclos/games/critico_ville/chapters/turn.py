"""CV-2: a turn, four actions in order."""

from __future__ import annotations

from huisclos.engine.rules.step import Answers, Step
from huisclos.games.critico_ville.chapters.combat import Combat
from huisclos.games.critico_ville.chapters.flight import Flight
from huisclos.games.critico_ville.chapters.invasion import Invasion
from huisclos.games.critico_ville.chapters.question import DrawQuestion
from huisclos.games.critico_ville.state import SEAT, Town


class Turn(Step, frozen=True):
    """A player's turn."""

    def go(self, s: Town, answers: Answers) -> None:
        """Invasion, question, combat, flight."""
        s.turn += 1
        s.question, s.die = None, 0
        s.tell("turn", seat=SEAT[s.active].id, turn=s.turn)
        s.then(*_ACTIONS)


class NextPlayer(Step, frozen=True):
    """CV-2.6: clockwise."""

    def go(self, s: Town, answers: Answers) -> None:
        s.active = (s.active + 1) % s.seats
        s.then(Turn())


_ACTIONS = (Invasion(), DrawQuestion(), Combat(), Flight(), NextPlayer())
