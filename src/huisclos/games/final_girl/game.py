"""Final Girl: one against a Killer, and whoever else can be saved."""

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
from huisclos.games.final_girl import META
from huisclos.games.final_girl.bots.deciding.steady import Steady
from huisclos.games.final_girl.chapters.turns.setup import set_up
from huisclos.games.final_girl.content import box_of
from huisclos.games.final_girl.meanings import MEANINGS
from huisclos.games.final_girl.options import Options
from huisclos.games.final_girl.pack import FilmPack
from huisclos.games.final_girl.printed.box import Box, Core
from huisclos.games.final_girl.seen.drawing import FilmDrawing
from huisclos.games.final_girl.seen.facts import facts
from huisclos.games.final_girl.seen.hints import hints
from huisclos.games.final_girl.seen.imagination import make_up
from huisclos.games.final_girl.seen.inspection import inspect
from huisclos.games.final_girl.seen.memo import FilmPapers
from huisclos.games.final_girl.state.state import Film


class FinalGirl(BoxedGame):
    """The game as the kernel knows it."""

    meta = META
    options = Options
    """The trio, the difficulty, own films."""
    state = Film
    pack = FilmPack
    """FG-13.2."""
    core_form = Core
    meanings = MEANINGS
    """FG-13.2: of all that a pack may name."""

    def box_of(self, core: Core, packs: tuple[FilmPack, ...]) -> Box:
        """FG-13.1: all cards of these films by name."""
        return box_of(core, packs)

    @property
    def known(self) -> dict[str, tuple[str, ...]]:
        """FG-0.1: of whom and where one may play."""
        packs: Any = self.shelf
        return {
            "killer": tuple(pack.killer.id for pack in packs if pack.killer),
            "location": tuple(pack.location.id for pack in packs if pack.location),
            "girl": tuple(girl.id for pack in packs for girl in pack.girls),
        }

    def hints(self, seen: Film, seat: int, choice: Choice) -> list[Hint]:
        """The chances of a roll, and what the Killer would do."""
        seen.box = self.box_for(seen.packs)
        return hints(seen, choice)

    def facts(self, seen: Film) -> Facts:
        """What her dice count as, and how many there are."""
        seen.box = self.box_for(seen.packs)
        return facts(seen)

    def bots(self) -> dict[str, type[Bot]]:
        """`steady`, the sensible one."""
        return {"steady": Steady}

    @property
    def papers(self) -> Papers:
        """The phases of a turn, Horror rolls, the hunt, the Action cards."""
        return FilmPapers(self.core.actions)

    @property
    def drawing(self) -> Drawing:
        """The map and both boards."""
        return FilmDrawing()

    def setup(self, seats: int, options: Options, dice: Dice) -> Film:
        """FG-0."""
        return set_up(self.content(seats, options), options, dice)

    def check(self, state: Film) -> None:
        """Every piece exists and stands somewhere."""
        inspect(state)

    def result(self, state: Film) -> Result:
        """FG-1.1: she has won if the Killer is dead."""
        won = state.outcome > 0
        counts = {
            "saved": state.saved,
            "dead": state.dead,
            "turns": state.turn,
            "back": int(state.white),
        }
        return Result([int(won)], [0] if won else [], counts, things=_played_with(state))

    def make_up(self, view: View, rng: random.Random) -> Film:
        """Decks, piles and tokens that the view doesn't show."""
        return make_up(self, view, rng)


def _played_with(state: Film) -> dict[str, str]:
    """The trio; and what made it harder than usual."""
    things = {part: f"{part}:{getattr(state, part)}" for part in ("killer", "location", "girl")}
    if state.absolute:
        things["difficulty"] = "difficulty:absolute"
    legend = state.foe.legend
    if legend and (legend.id in state.powers or legend.reference in state.in_force):
        things["power"] = legend.reference
    return things
