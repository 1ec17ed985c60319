"""Candles: nights in a house full of draughts. Who still has a light?"""

from __future__ import annotations

import random
from itertools import chain
from typing import Annotated, Any

import msgspec

from huisclos.engine.base.dice import Dice
from huisclos.engine.game.bot import Bot
from huisclos.engine.game.game import Game, Result
from huisclos.engine.game.meta import Meta
from huisclos.engine.rules.choice import Choice
from huisclos.engine.sight.view import View

from .state import CANDLES, House
from .steps import Night


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may set before the game."""

    nights: Annotated[int, msgspec.Meta(ge=1, le=3)] = 3


class Hasty(Bot):
    """Lights the longest candles it has, and never feeds a flame."""

    def pick(self, view: View, choice: Choice) -> list[str]:
        if choice.prompt == "feed":
            return ["pass"]
        return [f"candle:{candle}" for candle in sorted(view["board"]["hands"][view["seat"]])[-2:]]


class Candles(Game):
    """The game as the kernel knows it."""

    meta = Meta("candles", version=1, package=__name__, least=2, most=3, minutes=5)
    rules = ("steps",)
    options = Options
    state = House

    def setup(self, seats: int, options: Any, dice: Dice) -> House:
        """CA-1.2: five candles each."""
        box = list(CANDLES)
        dice.shuffle(box)
        hands = [[box.pop() for _ in range(5)] for _ in range(seats)]
        points, lit = [0] * seats, [list[int]() for _ in range(seats)]
        house = House(
            seats=seats, dice=dice, nights=options.nights, points=points, hands=hands, box=box, lit=lit
        )
        house.then(Night())
        return house

    def check(self, state: House) -> None:
        """No candle is in two places."""
        candles = [*state.box, *state.burnt, *chain(*state.hands, *state.lit)]
        if len(set(candles)) < len(candles):
            raise ValueError("candles")

    def result(self, state: House) -> Result:
        """CA-3.1: the most points win; equal, the victory is shared."""
        winners = [seat for seat, points in enumerate(state.points) if points == max(state.points)]
        return Result(list(state.points), winners, {"lights": sum(state.points)})

    def make_up(self, view: View, rng: random.Random) -> House:
        """Candles that the view doesn't show are dealt at random, and dice are rolled."""
        board = dict(view["board"])
        piles = [board["box"], board["burnt"], *board["lit"], *board["hands"]]
        unseen = set(CANDLES).difference(*(pile for pile in piles if isinstance(pile, list)))
        deck = rng.sample(sorted(unseen), len(unseen))

        def fill(pile: list[int] | int) -> list[int]:
            return [deck.pop() for _ in range(pile)] if isinstance(pile, int) else pile

        board["hands"] = [fill(pile) for pile in board["hands"]]
        board["box"] = fill(board["box"])
        if isinstance(board["draught"], int):
            board["draught"] = [rng.randint(1, 6) for _ in range(board["draught"])]
        board["dice"] = Dice("")
        return msgspec.convert(board, House, from_attributes=True)

    def bots(self) -> dict[str, type[Bot]]:
        """`hasty`, in addition to the `random` one that every game has."""
        return {"hasty": Hasty}
