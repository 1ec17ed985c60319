"""DW-1.2: a player's turn."""

from __future__ import annotations

from huisclos.engine.base.bounds import Seat
from huisclos.engine.rules.cards import in_any_order
from huisclos.engine.rules.step import Answers, Mark, Step
from huisclos.games.dead_of_winter.chapters.actions.action import Act
from huisclos.games.dead_of_winter.chapters.colony.crossroads import (
    CheckCrossroads,
    DrawCrossroads,
    return_crossroads,
)
from huisclos.games.dead_of_winter.chapters.colony.exile import still_leaving
from huisclos.games.dead_of_winter.chapters.colony.wounds import FACES, FROSTBITE, FrostBurns
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.happenings import TurnBegins


class Turn(Step, frozen=True):
    """DW-1.2: frostbite, the crossroads card, then actions."""

    seat: Seat

    def go(self, s: Colony, answers: Answers) -> None:
        seat = self.seat
        if s.out[seat]:
            return
        s.turn = s.actor = seat
        s.hero, s.it = NONE, ""
        s.turns += 1
        s.called, s.refused, s.spent, s.passed, s.noted = False, False, [], [], ()
        s.moved = [0] * len(s.moved)
        s.tell("turn", seat=f"seat:{seat}")
        leaving = still_leaving(s)
        burns = [FrostBurns(survivor) for survivor in s.mine(seat) if s.frost[survivor]]
        frost = in_any_order(burns, FACES[FROSTBITE])
        start = (*leaving, *frost, DrawCrossroads(), Begin(), CheckCrossroads(), *leaving)
        s.then(*start, Act(), Mark("turn"), EndOfTurn())


class Begin(Step, frozen=True):
    """DW-1.3: a crossroads card may have waited for the start of the turn."""

    def go(self, s: Colony, answers: Answers) -> None:
        s.happen(TurnBegins())


class EndOfTurn(Step, frozen=True):
    """DW-1.3: an untriggered crossroads card goes under its deck."""

    def go(self, s: Colony, answers: Answers) -> None:
        return_crossroads(s)
        s.turn = s.actor = s.hero = NONE
        s.it = ""
