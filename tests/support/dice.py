"""Loaded dice, for tests that need certain ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from huisclos.engine.base.dice import Dice
from huisclos.engine.game.game import Game

T = TypeVar("T")


class LoadedDice(Dice):
    """Dice that fall as it is written, and then as they like.

    `faces` are for `roll` and `below`, as a die shows them: from 1. `orders` are for `shuffle`: for each
    place of the shuffled list, the place from which its thing comes.
    """

    faces: list[int] = []
    orders: list[list[int]] = []

    def copy(self) -> LoadedDice:
        return LoadedDice(self.seed, self.count, self.faces[:], self.orders[:])

    def below(self, n: int) -> int:
        return self._next(n) - 1 if self.faces else super().below(n)

    def roll(self, dice: int, sides: int = 6) -> list[int]:
        given = [self._next(sides) for _ in range(min(dice, len(self.faces)))]
        return given + super().roll(dice - len(given), sides)

    def shuffle(self, items: list[T]) -> None:
        if not self.orders:
            super().shuffle(items)
            return
        self.count += 1
        order = self.orders.pop(0)
        assert sorted(order) == list(range(len(items))), f"{order} is no order of {len(items)} things"
        items[:] = [items[place] for place in order]

    def _next(self, sides: int) -> int:
        self.count += 1
        face = self.faces.pop(0)
        assert 1 <= face <= sides, f"a die with {sides} sides has no {face}"
        return face


def load_dice(game: Game, faces: Sequence[int] = (), orders: Sequence[Sequence[int]] = ()) -> Game:
    """The same game, with dice that fall like this from its setup, or from a position, on."""
    if not faces and not orders:
        return game

    def loaded(dice: Dice) -> LoadedDice:
        return LoadedDice(dice.seed, dice.count, list(faces), [list(order) for order in orders])

    kind: Any = type(game)

    class Loaded(kind):  # type: ignore[misc]
        def setup(self, seats: int, options: Any, dice: Dice) -> Any:
            return super().setup(seats, options, loaded(dice))

        def check(self, state: Any) -> None:
            super().check(state)
            state.dice = loaded(state.dice)

    return Loaded()  # type: ignore[no-any-return]
