"""Final Girl: one against a Killer, and whoever else can be saved."""

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
    from huisclos.games.final_girl.box import Box, Core
    from huisclos.games.final_girl.options import Options
    from huisclos.games.final_girl.pack import FilmPack
    from huisclos.games.final_girl.state import Film


class FinalGirl(BoxedGame):
    """The game as the kernel knows it. The rules are loaded with the first need for them."""

    meta = Meta(
        "final-girl",
        version=2,
        package=__name__,
        least=1,
        most=1,
        minutes=40,
        cooperative=True,
        alone=40,
        advice=True,
    )
    rules = (
        "cards",
        "plan",
        "location",
        "foes",
        "box",
        "happenings",
        "setup",
        "turn",
        "action",
        "hand",
        "uses",
        "roll",
        "move",
        "rescue",
        "search",
        "attack",
        "tracks",
        "last_health",
        "planning",
        "killer",
        "enemies",
        "routes",
        "hunt",
        "strike",
        "reaction",
        "interrupt",
        "ambiguity",
        "share",
        "panic",
        "lead",
        "upkeep",
        "items",
        "bloodlust",
        "events",
        "victims",
        "minions",
        "places",
        "conditions",
    )

    @property
    def options(self) -> type[Options]:
        """The trio, the difficulty, own films."""
        from huisclos.games.final_girl.options import Options

        return Options

    @property
    def state(self) -> type[Film]:
        from huisclos.games.final_girl.state import Film

        return Film

    @property
    def pack(self) -> type[FilmPack]:
        """FG-13.2."""
        from huisclos.games.final_girl.pack import FilmPack

        return FilmPack

    @property
    def core_form(self) -> type[Core]:
        from huisclos.games.final_girl.box import Core

        return Core

    def box_of(self, core: Core, packs: tuple[FilmPack, ...]) -> Box:
        """FG-13.1: all cards of these films by name."""
        from huisclos.games.final_girl.content import box_of

        return box_of(core, packs)

    @property
    def meanings(self) -> dict[str, dict[str, str]]:
        """FG-13.2: of all that a pack may name."""
        from huisclos.games.final_girl.meanings import MEANINGS

        return MEANINGS

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
        from huisclos.games.final_girl.hints import hints

        seen.box = self.box_for(seen.packs)
        return hints(seen, choice)

    def bots(self) -> dict[str, type[Bot]]:
        """`steady`, the sensible one."""
        from huisclos.games.final_girl.bots.steady import Steady

        return {"steady": Steady}

    @property
    def papers(self) -> Papers:
        """The phases of a turn, Horror rolls, the hunt, the Action cards."""
        from huisclos.games.final_girl.memo import FilmPapers

        return FilmPapers(self.core.actions)

    @property
    def drawing(self) -> Drawing:
        """The map and both boards."""
        from huisclos.games.final_girl.drawing import FilmDrawing

        return FilmDrawing()

    def setup(self, seats: int, options: Options, dice: Dice) -> Film:
        """FG-0."""
        from huisclos.games.final_girl.setup import set_up

        return set_up(self.content(seats, options), options, dice)

    def check(self, state: Film) -> None:
        """Every piece exists and stands somewhere."""
        from huisclos.games.final_girl.inspection import inspect

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
        from huisclos.games.final_girl.imagination import make_up

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
