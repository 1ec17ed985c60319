"""The Lighthouse: keepers, storms, and a lamp that must not go out. Anyone may write storms for it."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec

from huisclos.engine.base.audience import CONTENT
from huisclos.engine.base.dice import Dice
from huisclos.engine.game.game import Game, Result
from huisclos.engine.game.meta import Meta
from huisclos.engine.packs.digests import known
from huisclos.engine.packs.pack import Tables, together
from huisclos.engine.sight.view import View

from .nights import Night
from .pack import StormPack, by_name
from .state import Lighthouse

FOLDER = Path(__file__).parent / "packs"

MEANINGS = {
    "value": {
        "oil": "what is left for the lamp",
        "light": "how often the lamp was tended this night",
        "need": "how often it must be tended in a night",
        "cost": "the oil that it takes each time",
    },
    "group": {"keepers": "each keeper who is still there"},
    "seats": {"keeper": "whoever's turn it is", "it": "the keeper that the card speaks of"},
    "mark": {"action": "the end of a keeper's turn", "night": "the end of the night"},
}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long it lasts, and a pack of the table's own beside the one of the box."""

    nights: Annotated[int, msgspec.Meta(ge=1, le=9)] = 4
    pack: Annotated[Tables, msgspec.Meta(extra_json_schema={"x-file": ".toml"}), CONTENT] = {}


class TheLighthouse(Game):
    """The game as the kernel knows it."""

    meta = Meta("lighthouse", version=1, package=__name__, least=1, most=4, minutes=5, cooperative=True)
    rules = ("cards", "nights", "verbs", "watch")
    options = Options
    state = Lighthouse
    pack = StormPack

    @property
    def meanings(self) -> dict[str, dict[str, str]]:
        """LH-4.3: what cards may name, for the manual."""
        return MEANINGS

    def content(self, seats: int, options: Options) -> dict[str, Any]:
        own = (self.use_pack(options.pack),) if options.pack else ()
        packs = together(_box(self), *own)
        return {"packs": packs, "cards": by_name(packs)}

    def read_file(self, setting: str, name: str, text: str) -> Any:
        """LH-4.1: what a host brings along."""
        return self.read_pack(name, text) if setting == "pack" else super().read_file(setting, name, text)

    def setup(self, seats: int, options: Options, dice: Dice) -> Lighthouse:
        content = self.content(seats, options)
        deck = [card.id for card in content["cards"].values() for _ in range(card.copies)]
        dice.shuffle(deck)
        house = Lighthouse(
            seats=seats, dice=dice, nights=options.nights, deck=deck, fear=[0] * seats, **content
        )
        house.then(Night())
        return house

    def check(self, state: Lighthouse) -> None:
        """Every card is one of those that are played with."""
        if not {*state.deck, *state.drawn, *state.lasting} <= set(state.cards):
            raise ValueError("cards")

    def result(self, state: Lighthouse) -> Result:
        """LH-1.3: all win or all lose."""
        won = state.oil > 0 and state.night >= state.nights and state.brave()
        return Result(
            [int(bool(won))] * state.seats, list(range(state.seats)) if won else [], {"nights": state.night}
        )

    def make_up(self, view: View, rng: random.Random) -> Lighthouse:
        """The order of the deck."""
        packs = known(view["board"]["packs"])
        cards = by_name(packs)
        board = {**view["board"], "packs": packs, "cards": cards, "dice": Dice("")}
        seen = [*board["drawn"], *board["lasting"]]
        deck = [card.id for card in cards.values() for _ in range(card.copies)]
        for card in seen:
            deck.remove(card)
        rng.shuffle(deck)
        board["deck"] = deck
        return msgspec.convert(board, Lighthouse, from_attributes=True)


@cache
def _box(game: TheLighthouse) -> StormPack:
    """The pack of the box: read once."""
    file = FOLDER / "squall.toml"
    return game.use_pack(game.read_pack(file.name, file.read_text(encoding="utf-8")), file.name)
