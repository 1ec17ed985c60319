"""DW-4.1: rolling the risk die, after a move or for a killed zombie."""

from __future__ import annotations

from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.dead_of_winter.chapters.colony.bite import bite
from huisclos.games.dead_of_winter.chapters.colony.wounds import (
    BITE,
    FROSTBITE,
    WOUND,
    Some,
    SurvivorIndex,
    frostbite,
    roll_risk,
    wound,
)
from huisclos.games.dead_of_winter.printed.places import NOWHERE
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.colony import Colony


class Risk(Effect, frozen=True):
    """DW-4.1: the risk die is rolled for the survivor, so many times.

    ```toml
    { type = "Risk", times = 2 }
    ```
    """

    times: Some = 1

    def go(self, s: Colony, answers: Answers) -> None:
        if s.one() != NONE:
            s.follow([RiskRoll(s.one())] * self.times)


class RiskRoll(Step, frozen=True):
    """DW-4.1: the die is rolled for a survivor, if they are still there."""

    survivor: SurvivorIndex

    def go(self, s: Colony, answers: Answers) -> None:
        survivor = self.survivor
        if s.at[survivor] == NOWHERE:
            return
        face = roll_risk(s, survivor)
        if face == WOUND:
            wound(s, survivor)
        elif face == FROSTBITE:
            frostbite(s, survivor)
        elif face == BITE:
            bite(s, survivor)
