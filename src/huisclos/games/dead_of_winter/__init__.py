"""Dead of Winter: a colony, a winter, and perhaps somebody who wants it to end."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from huisclos.engine.boxed import BoxedGame
from huisclos.engine.choice import Choice, Hint
from huisclos.engine.dice import Dice
from huisclos.engine.game import Meta, Result
from huisclos.engine.view import View

if TYPE_CHECKING:
    from huisclos.engine.bot import Bot
    from huisclos.engine.extras import Drawing, Papers
    from huisclos.engine.talk import Talk
    from huisclos.games.dead_of_winter.box import Box, Core
    from huisclos.games.dead_of_winter.options import Options
    from huisclos.games.dead_of_winter.pack import WinterPack
    from huisclos.games.dead_of_winter.state import Colony


class DeadOfWinter(BoxedGame):
    """The game as the kernel knows it. The rules are loaded with the first need for them."""

    meta = Meta("dead-of-winter", version=3, package=__name__, least=2, most=5, minutes=120, alone=40)
    rules = (
        "places",
        "cards",
        "happenings",
        "newcomers",
        "deeds",
        "active",
        "box",
        "naming",
        "where",
        "ending",
        "tracks",
        "spending",
        "survivors",
        "wounds",
        "bite",
        "risk",
        "zombies",
        "killing",
        "exile",
        "picking",
        "sending",
        "regrouping",
        "at_once",
        "conditions",
        "setup",
        "round",
        "turn",
        "colony_phase",
        "dice",
        "rations",
        "noise",
        "attack",
        "search",
        "barricade",
        "luring",
        "waste",
        "attract",
        "move",
        "abilities",
        "hand",
        "decks",
        "losing",
        "looking",
        "toll",
        "order",
        "contribute",
        "asking",
        "handing",
        "holding",
        "bars",
        "action",
        "crossroads",
        "goals",
        "distance",
    )

    tales = ("roads",)

    @property
    def options(self) -> type[Options]:
        """The objective, variants, readings, own cards."""
        from huisclos.games.dead_of_winter.options import Options

        return Options

    @property
    def state(self) -> type[Colony]:
        from huisclos.games.dead_of_winter.state import Colony

        return Colony

    @property
    def pack(self) -> type[WinterPack]:
        """DW-12.1."""
        from huisclos.games.dead_of_winter.pack import WinterPack

        return WinterPack

    @property
    def core_form(self) -> type[Core]:
        from huisclos.games.dead_of_winter.box import Core

        return Core

    def box_of(self, core: Core, packs: tuple[WinterPack, ...]) -> Box:
        """DW-12.1: all cards of these packs by name."""
        from huisclos.games.dead_of_winter.content import box_of

        return box_of(core, packs)

    @property
    def meanings(self) -> dict[str, dict[str, str]]:
        """DW-12.1: of all that a pack may name."""
        from huisclos.games.dead_of_winter.meanings import MEANINGS

        return MEANINGS

    @property
    def known(self) -> dict[str, tuple[str, ...]]:
        """DW-0.2: what one may set out to do."""
        packs: Any = self.shelf
        return {"objective": tuple(card.id for pack in packs for card in pack.objectives)}

    @property
    def talk(self) -> Talk:
        """Claims, accusations, promises, requests."""
        from huisclos.games.dead_of_winter.talk import ColonyTalk

        return ColonyTalk()

    def hints(self, seen: Colony, seat: int, choice: Choice) -> list[Hint]:
        """The chances of a risk, and what a crossroads leads to."""
        from huisclos.games.dead_of_winter.hints import hints

        seen.box = self.box_for(seen.packs)
        return hints(seen, seat, choice)

    def bots(self) -> dict[str, type[Bot]]:
        """`steady`, the sensible one."""
        from huisclos.games.dead_of_winter.bots.steady import Steady

        return {"steady": Steady}

    @property
    def papers(self) -> Papers:
        """A round, the actions, the risk die, exile."""
        from huisclos.games.dead_of_winter.memo import ColonyPapers

        return ColonyPapers(self.core.figures.risk)

    @property
    def drawing(self) -> Drawing:
        """The colony, the locations, one's own group."""
        from huisclos.games.dead_of_winter.drawing import ColonyDrawing

        return ColonyDrawing()

    def setup(self, seats: int, options: Options, dice: Dice) -> Colony:
        """DW-0."""
        from huisclos.games.dead_of_winter.setup import set_up

        return set_up(self.content(seats, options), seats, options, dice)

    def check(self, state: Colony) -> None:
        """Every piece exists and stands somewhere."""
        from huisclos.games.dead_of_winter.inspection import inspect

        inspect(state)

    def result(self, state: Colony) -> Result:
        """DW-9."""
        from huisclos.games.dead_of_winter.ending import result

        return result(state)

    def make_up(self, view: View, rng: random.Random) -> Colony:
        """Hands, decks and objectives that the view doesn't show."""
        from huisclos.games.dead_of_winter.imagination import make_up

        return make_up(self, view, rng)
