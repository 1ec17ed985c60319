"""Critico-Ville: flee the town together before it is full of zombies, and think clearly on the way."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from huisclos.engine.base.dice import Dice
from huisclos.engine.game.game import Game, Meta, Result
from huisclos.engine.sight.view import View

if TYPE_CHECKING:
    from huisclos.engine.game.bot import Bot
    from huisclos.engine.game.extras import Drawing, Papers
    from huisclos.games.critico_ville.options import Options
    from huisclos.games.critico_ville.state import Town
    from huisclos.words import Sentence


class CriticoVille(Game):
    """The game as the kernel knows it. The rules are loaded with the first need for them."""

    meta = Meta(
        "critico-ville", version=2, package=__name__, least=1, most=5, minutes=30, cooperative=True, alone=10
    )
    rules = ("setup", "turn", "powers", "invasion", "question", "judging", "combat", "flight", "ending")

    @property
    def options(self) -> type[Options]:
        """Variant, questions, who begins."""
        from huisclos.games.critico_ville.options import Options

        return Options

    @property
    def state(self) -> type[Town]:
        from huisclos.games.critico_ville.state import Town

        return Town

    def content(self, seats: int, options: Any) -> dict[str, Any]:
        """The figures, and the questions that the table brought along."""
        from huisclos.games.critico_ville.content import figures

        own = figures(seats, options.characters, hard=options.hard)
        return {"figures": own, "own": options.pack}

    def bots(self) -> dict[str, type[Bot]]:
        """`random`, who keeps out of people's answers, and `steady`, the sensible one."""
        from huisclos.games.critico_ville.bots.blind import Blind
        from huisclos.games.critico_ville.bots.steady import Steady

        return {"random": Blind, "steady": Steady}

    @property
    def drawing(self) -> Drawing:
        """The road out of town, and the question."""
        from huisclos.games.critico_ville.seen.drawing import TownDrawing

        return TownDrawing()

    @property
    def papers(self) -> Papers:
        """CV-0.5: the errors of reasoning; the questions of a table; CV-5.3: the answers by theme."""
        from huisclos.games.critico_ville.seen.sheets import TownPapers

        return TownPapers()

    def read_file(self, setting: str, name: str, text: str) -> Any:
        """CV-5.3: a pack of questions."""
        from huisclos.games.critico_ville.packs import read_pack

        return read_pack(name, text) if setting == "pack" else super().read_file(setting, name, text)

    def doubts(self, setting: str, value: Any) -> list[Sentence]:
        """CV-5.3: themes that look misspelt."""
        from huisclos.games.critico_ville.packs.themes import doubts

        return doubts(value)

    def setup(self, seats: int, options: Any, dice: Dice) -> Town:
        """CV-1."""
        from huisclos.games.critico_ville.chapters.setup import set_up

        return set_up(seats, options, dice)

    def check(self, state: Town) -> None:
        """Every piece exists and stands somewhere."""
        from huisclos.games.critico_ville.seen.inspection import inspect

        inspect(state)

    def result(self, state: Town) -> Result:
        """CV-3."""
        from huisclos.games.critico_ville.chapters.ending import result

        return result(state)

    def make_up(self, view: View, rng: random.Random) -> Town:
        """Piles that the view doesn't show."""
        from huisclos.games.critico_ville.seen.imagination import make_up

        return make_up(view, rng)
