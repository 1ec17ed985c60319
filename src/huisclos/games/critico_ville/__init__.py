"""Critico-Ville: flee the town together before it is full of zombies, and think clearly on the way."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from huisclos.engine.dice import Dice
from huisclos.engine.game import Game, Meta, Picture, Result
from huisclos.engine.view import View

if TYPE_CHECKING:
    from huisclos.engine.bot import Bot
    from huisclos.games.critico_ville.options import Options
    from huisclos.games.critico_ville.state import Town, TownStep
    from huisclos.words import Words


class CriticoVille(Game):
    """The game as the kernel knows it. The rules are loaded with the first need for them."""

    meta = Meta("critico-ville", version=1, package=__name__, least=1, most=5, minutes=30, cooperative=True)

    @property
    def options(self) -> type[Options]:
        """Variant, questions, who begins."""
        from huisclos.games.critico_ville.options import Options

        return Options

    @property
    def state(self) -> type[Town]:
        """The town."""
        from huisclos.games.critico_ville.state import Town

        return Town

    @property
    def step(self) -> type[TownStep]:
        """The paragraphs of the rulebook."""
        from huisclos.games.critico_ville import setup  # noqa: F401 - brings all the steps
        from huisclos.games.critico_ville.state import TownStep

        return TownStep

    def bots(self) -> dict[str, type[Bot]]:
        """`random`, who keeps out of people's answers, and `steady`, the sensible one."""
        from huisclos.games.critico_ville.bots.blind import Blind
        from huisclos.games.critico_ville.bots.steady import Steady

        return {"random": Blind, "steady": Steady}

    def draw(self, view: View, words: Words) -> Picture:
        """The road out of town, and the question."""
        from huisclos.games.critico_ville.drawing import draw

        return draw(view, words)

    def memo(self, words: Words) -> str:
        """CV-0.5: the errors of reasoning."""
        from huisclos.games.critico_ville.sheets import memo

        return memo(words)

    def read_file(self, setting: str, name: str, text: str) -> Any:
        """CV-5.3: a pack of questions."""
        from huisclos.games.critico_ville.packs import read_pack

        return read_pack(name, text) if setting == "pack" else super().read_file(setting, name, text)

    def handout(self, options: dict[str, Any], words: Words) -> str:
        """The questions of a table, and behind them the answers."""
        from huisclos.games.critico_ville.sheets import handout

        return handout(options, words)

    def report(self, view: View, words: Words) -> list[list[str]]:
        """CV-5.3: the answers by player and theme."""
        from huisclos.games.critico_ville.sheets import report

        return report(view, words)

    def setup(self, seats: int, options: Any, dice: Dice) -> Town:
        """CV-1."""
        from huisclos.games.critico_ville.setup import set_up

        return set_up(seats, options, dice)

    def check(self, state: Town) -> None:
        """Every piece exists and stands somewhere."""
        from huisclos.games.critico_ville.inspection import inspect

        inspect(state)

    def result(self, state: Town) -> Result:
        """CV-3."""
        from huisclos.games.critico_ville.ending import result

        return result(state)

    def imagine(self, view: View, rng: random.Random) -> Town:
        """Piles that the view doesn't show are made up."""
        from huisclos.games.critico_ville.imagination import imagine

        return imagine(view, rng)
