"""Lockdown: families locked in a mall at night, each for themselves, none without the others."""

from __future__ import annotations

import random
from typing import Any

from huisclos.engine.base.dice import Dice
from huisclos.engine.game.bot import Bot
from huisclos.engine.game.drawing_and_papers import Drawing, Papers
from huisclos.engine.game.game import Game, Result
from huisclos.engine.rules.choice import Choice, Facts, Hint
from huisclos.engine.sight.view import View
from huisclos.engine.talk.statements import Talk
from huisclos.games.lockdown import META
from huisclos.games.lockdown.bots.steady import Steady
from huisclos.games.lockdown.chapters.scoring import result
from huisclos.games.lockdown.chapters.setup import set_up
from huisclos.games.lockdown.options import Options, check
from huisclos.games.lockdown.seen.drawing import MallDrawing
from huisclos.games.lockdown.seen.facts import facts
from huisclos.games.lockdown.seen.hints import hints
from huisclos.games.lockdown.seen.imagination import make_up
from huisclos.games.lockdown.seen.inspection import inspect
from huisclos.games.lockdown.seen.memo import MallPapers
from huisclos.games.lockdown.state import Mall
from huisclos.games.lockdown.talk.forms import LockdownTalk


class Lockdown(Game):
    """The game as the kernel knows it."""

    meta = META
    options = Options
    """Markers, variant, epilogues unlocked, own figures."""
    state = Mall

    def content(self, seats: int, options: Any) -> dict[str, Any]:
        """The figures, as the variant and the table change them."""
        return {"figures": check(options, seats)}

    @property
    def talk(self) -> Talk:
        """Claims, promises, requests, offers."""
        return LockdownTalk()

    def hints(self, seen: Mall, seat: int, choice: Choice) -> list[Hint]:
        """What each ballot weighs, what stands against what."""
        return hints(seen, seat, choice)

    def facts(self, seen: Mall) -> Facts:
        """How each place stands, and whether the dice are still to come."""
        return facts(seen)

    def bots(self) -> dict[str, type[Bot]]:
        """`steady`, the sensible one."""
        return {"steady": Steady}

    @property
    def papers(self) -> Papers:
        """The phases of a day, the Objects, who votes when."""
        return MallPapers()

    @property
    def drawing(self) -> Drawing:
        """The plan of the mall, and the Objects."""
        return MallDrawing()

    def setup(self, seats: int, options: Any, dice: Dice) -> Mall:
        """LK-1."""
        return set_up(seats, options, dice)

    def check(self, state: Mall) -> None:
        """Every piece exists and stands somewhere."""
        inspect(state)

    def result(self, state: Mall) -> Result:
        """LK-10.3 and LK-11."""
        return result(state)

    @property
    def kept(self) -> dict[str, Any]:
        """LK-11.4: the epilogues, in the order in which they were unlocked."""
        return {"unlocked": []}

    def remember(self, kept: dict[str, Any], view: View) -> dict[str, Any]:
        """LK-11.1: one at most is unlocked in a game."""
        known, outcome = kept["unlocked"], view["result"]
        new = [] if outcome is None else [outcome["labels"]["epilogue"]]
        return {"unlocked": [*known, *(number for number in new if number not in known)]}

    def make_up(self, view: View, rng: random.Random) -> Mall:
        """Hands, deck and dice that the view doesn't show."""
        return make_up(view, rng)
