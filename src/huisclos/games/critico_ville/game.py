"""Critico-Ville: flee the town together before it is full of zombies, and think clearly on the way."""

from __future__ import annotations

import random
from typing import Any

from huisclos.engine.base.dice import Dice
from huisclos.engine.game.bot import Bot
from huisclos.engine.game.drawing_and_papers import Drawing, Papers
from huisclos.engine.game.game import Game, Result
from huisclos.engine.rules.choice import Facts
from huisclos.engine.sight.view import View
from huisclos.games.critico_ville import META
from huisclos.games.critico_ville.bots.blind import Blind
from huisclos.games.critico_ville.bots.steady import Steady
from huisclos.games.critico_ville.chapters.ending import result
from huisclos.games.critico_ville.chapters.setup import set_up
from huisclos.games.critico_ville.content import figures
from huisclos.games.critico_ville.options import Options
from huisclos.games.critico_ville.packs import read_pack
from huisclos.games.critico_ville.packs.themes import doubts
from huisclos.games.critico_ville.seen.drawing import TownDrawing
from huisclos.games.critico_ville.seen.facts import facts
from huisclos.games.critico_ville.seen.imagination import make_up
from huisclos.games.critico_ville.seen.inspection import inspect
from huisclos.games.critico_ville.seen.sheets import TownPapers
from huisclos.games.critico_ville.state import Town
from huisclos.words import Sentence


class CriticoVille(Game):
    """The game as the kernel knows it."""

    meta = META
    options = Options
    """Variant, questions, who begins."""
    state = Town

    def content(self, seats: int, options: Any) -> dict[str, Any]:
        """The figures, and the questions that the table brought along."""
        own = figures(seats, options.characters, hard=options.hard)
        return {"figures": own, "own": options.pack}

    def facts(self, seen: Town) -> Facts:
        """Where a flight would end, what a combat reaches, how full the town is."""
        return facts(seen)

    def bots(self) -> dict[str, type[Bot]]:
        """`random`, who keeps out of people's answers, and `steady`, the sensible one."""
        return {"random": Blind, "steady": Steady}

    @property
    def drawing(self) -> Drawing:
        """The road out of town, and the question."""
        return TownDrawing()

    @property
    def papers(self) -> Papers:
        """CV-0.5: the errors of reasoning; the questions of a table; CV-5.3: the answers by theme."""
        return TownPapers()

    def read_file(self, setting: str, name: str, text: str) -> Any:
        """CV-5.3: a pack of questions."""
        return read_pack(name, text) if setting == "pack" else super().read_file(setting, name, text)

    def doubts(self, setting: str, value: Any) -> list[Sentence]:
        """CV-5.3: themes that look misspelt."""
        return doubts(value)

    def setup(self, seats: int, options: Any, dice: Dice) -> Town:
        """CV-1."""
        return set_up(seats, options, dice)

    def check(self, state: Town) -> None:
        """Every piece exists and stands somewhere."""
        inspect(state)

    def result(self, state: Town) -> Result:
        """CV-3."""
        return result(state)

    def make_up(self, view: View, rng: random.Random) -> Town:
        """Piles that the view doesn't show."""
        return make_up(view, rng)
