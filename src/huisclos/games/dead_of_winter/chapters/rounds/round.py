"""DW-1.1: a round: a crisis, dice, everybody's turn, then the colony phase."""

from __future__ import annotations

from huisclos.engine.rules.step import Answers, Step
from huisclos.games.dead_of_winter.chapters.rounds.colony_phase import PHASE
from huisclos.games.dead_of_winter.chapters.rounds.turn import Turn
from huisclos.games.dead_of_winter.state.colony import Colony


class Round(Step, frozen=True):
    """DW-1.1, DW-1.2."""

    def go(self, s: Colony, answers: Answers) -> None:
        s.round += 1
        s.phase, s.turns, s.spent_round = "players", 0, []
        s.tell("round", round=s.round, rounds=s.rounds)
        turns = [Turn(seat) for seat in s.clockwise(s.first)]
        s.then(RevealCrisis(), RollDice(), *turns, *PHASE, Round())


class RevealCrisis(Step, frozen=True):
    """DW-1.1: the next crisis of the deck; once all have come, they are shuffled."""

    def go(self, s: Colony, answers: Answers) -> None:
        s.given = [0] * s.seats
        if not s.crises:
            s.crises, s.past = s.past, []
            s.dice.shuffle(s.crises)
        if s.crises:
            s.crisis = s.crises.pop()
            s.tell("crisis", crisis=f"crisis:{s.crisis}")


class RollDice(Step, frozen=True):
    """DW-1.1: everyone rolls one die for each survivor, and one more."""

    def go(self, s: Colony, answers: Answers) -> None:
        for seat in s.playing():
            s.rolled[seat] = sorted(s.dice.roll(s.owner.count(seat) + s.box.figures.extra_dice))
            if s.log is not None:
                s.tell("dice", seat=f"seat:{seat}", dice=[f"die:{value}" for value in s.rolled[seat]])
