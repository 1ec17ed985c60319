"""DW-0.2, DW-9.1: morale, food, and other tokens that come and go."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.effect import Effect, Something
from huisclos.engine.rules.step import Answers
from huisclos.games.dead_of_winter.chapters.aims.ending import end
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.bounded import MOST
from huisclos.games.dead_of_winter.state.colony import Colony

Amount = Annotated[int, Meta(ge=-20, le=20), Something()]


class Morale(Effect, frozen=True):
    """DW-9.1: morale rises or falls. At zero the game ends at once.

    ```toml
    { type = "Morale", by = -1 }
    ```
    """

    by: Amount

    def go(self, s: Colony, answers: Answers) -> None:
        change_morale(s, self.by)


class Food(Effect, frozen=True):
    """Food tokens come to the supply, or are lost.

    ```toml
    { type = "Food", by = 2 }
    ```
    """

    by: Amount

    def go(self, s: Colony, answers: Answers) -> None:
        before = s.food
        s.food = _within(before + self.by)
        if s.food != before:
            s.tell("food", by=s.food - before, food=s.food)


class Starvation(Effect, frozen=True):
    """DW-5.1: starvation tokens are added or taken away.

    ```toml
    { type = "Starvation", by = 1 }
    ```
    """

    by: Amount

    def go(self, s: Colony, answers: Answers) -> None:
        before = s.starvation
        s.starvation = _within(before + self.by)
        if s.starvation != before:
            s.tell("starvation", by=s.starvation - before, starvation=s.starvation)


class Helpless(Effect, frozen=True):
    """DW-0.6: helpless survivors come to the colony, or leave it alive. An exile brings none (DW-8.2).

    ```toml
    { type = "Helpless", by = 1 }
    ```
    """

    by: Amount

    def go(self, s: Colony, answers: Answers) -> None:
        change_helpless(s, self.by)


class Progress(Effect, frozen=True):
    """DW-0.2: what the main objective counts.

    ```toml
    { type = "Progress", by = 1 }
    ```
    """

    by: Amount

    def go(self, s: Colony, answers: Answers) -> None:
        before = s.progress
        s.progress = _within(before + self.by)
        if s.progress != before:
            s.tell("progress", by=s.progress - before, progress=s.progress, objective=s.main.reference)


class Rounds(Effect, frozen=True):
    """DW-5.6: the round marker moves. At zero the game ends.

    ```toml
    { type = "Rounds", by = -1 }
    ```
    """

    by: Amount

    def go(self, s: Colony, answers: Answers) -> None:
        change_rounds(s, self.by)


def _within(tokens: int) -> int:
    return max(0, min(tokens, MOST))


def change_morale(s: Colony, by: int) -> None:
    """DW-9.1: never above the track. Call it last: the game may be over."""
    before = s.morale
    s.morale = max(0, min(before + by, s.box.figures.most_morale))
    if s.morale != before:
        s.tell("morale", by=s.morale - before, morale=s.morale)
        if s.morale == 0:
            end(s, "morale")


def change_helpless(s: Colony, by: int) -> None:
    """DW-8.2: exiles add none."""
    if by > 0 and s.actor != NONE and s.exiled[s.actor]:
        s.tell("helpless-refused", seat=f"seat:{s.actor}")
        return
    before = s.helpless
    s.helpless = _within(before + by)
    if s.helpless != before:
        s.tell("helpless", by=s.helpless - before, helpless=s.helpless)


def change_rounds(s: Colony, by: int) -> None:
    """DW-5.6: at zero the game ends. Call it last."""
    before = s.rounds
    s.rounds = max(0, min(before + by, s.box.figures.most_rounds))
    if s.rounds != before:
        s.tell("rounds", by=s.rounds - before, rounds=s.rounds)
        if s.rounds == 0:
            end(s, "rounds")
