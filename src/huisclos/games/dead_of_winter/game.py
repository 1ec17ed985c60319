"""Dead of Winter: a colony, a winter, and perhaps somebody who wants it to end."""

from __future__ import annotations

import random
from typing import Any

from huisclos.engine.base.dice import Dice
from huisclos.engine.game.bot import Bot
from huisclos.engine.game.drawing_and_papers import Drawing, Papers
from huisclos.engine.game.game import Result
from huisclos.engine.game.pack_game import BoxedGame
from huisclos.engine.rules.choice import Choice, Facts, Hint
from huisclos.engine.sight.view import View
from huisclos.engine.talk.statements import Talk
from huisclos.games.dead_of_winter import META
from huisclos.games.dead_of_winter.bots.deciding.steady import Steady
from huisclos.games.dead_of_winter.chapters.aims.ending import result
from huisclos.games.dead_of_winter.chapters.rounds.setup import set_up
from huisclos.games.dead_of_winter.content import box_of
from huisclos.games.dead_of_winter.drawing import ColonyDrawing
from huisclos.games.dead_of_winter.meanings import MEANINGS
from huisclos.games.dead_of_winter.options import Options
from huisclos.games.dead_of_winter.pack import WinterPack
from huisclos.games.dead_of_winter.printed.box import Box, Core
from huisclos.games.dead_of_winter.seen.facts import facts, own_facts
from huisclos.games.dead_of_winter.seen.hints import hints
from huisclos.games.dead_of_winter.seen.imagination import make_up
from huisclos.games.dead_of_winter.seen.inspection import inspect
from huisclos.games.dead_of_winter.seen.memo import ColonyPapers
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.talk.forms import ColonyTalk


class DeadOfWinter(BoxedGame):
    """The game as the kernel knows it."""

    meta = META
    tales = ("roads",)
    options = Options
    """The objective, variants, readings, own cards."""
    state = Colony
    pack = WinterPack
    """DW-12.1."""
    core_form = Core
    meanings = MEANINGS
    """DW-12.1: of all that a pack may name."""

    def box_of(self, core: Core, packs: tuple[WinterPack, ...]) -> Box:
        """DW-12.1: all cards of these packs by name."""
        return box_of(core, packs)

    @property
    def known(self) -> dict[str, tuple[str, ...]]:
        """DW-0.2: what one may set out to do."""
        packs: Any = self.shelf
        return {"objective": tuple(card.id for pack in packs for card in pack.objectives)}

    @property
    def talk(self) -> Talk:
        """Claims, accusations, promises, requests."""
        return ColonyTalk()

    def hints(self, seen: Colony, seat: int, choice: Choice) -> list[Hint]:
        """The chances of a risk, and what a crossroads leads to."""
        seen.box = self.box_for(seen.packs)
        return hints(seen, seat, choice)

    def facts(self, seen: Colony) -> Facts:
        """How far the colony is, what comes tonight, what a crossroads has waited for."""
        seen.box = self.box_for(seen.packs)
        return facts(seen)

    def own_facts(self, seen: Colony, seat: int) -> Facts:
        """What actions take, how far one is, what the crossroads one watches waits for."""
        seen.box = self.box_for(seen.packs)
        return own_facts(seen, seat)

    def bots(self) -> dict[str, type[Bot]]:
        """`steady`, the sensible one."""
        return {"steady": Steady}

    @property
    def papers(self) -> Papers:
        """A round, the actions, the risk die, exile."""
        return ColonyPapers(self.core.figures.risk)

    @property
    def drawing(self) -> Drawing:
        """The colony, the locations, one's own group."""
        return ColonyDrawing()

    def setup(self, seats: int, options: Options, dice: Dice) -> Colony:
        """DW-0."""
        return set_up(self.content(seats, options), seats, options, dice)

    def check(self, state: Colony) -> None:
        """Every piece exists and stands somewhere."""
        inspect(state)

    def result(self, state: Colony) -> Result:
        """DW-9."""
        return result(state)

    def make_up(self, view: View, rng: random.Random) -> Colony:
        """Hands, decks and objectives that the view doesn't show."""
        return make_up(self, view, rng)
