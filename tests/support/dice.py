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


class Loaded:
    """Beside the class of a game: its dice fall as `faces` and `orders` say, from a position on."""

    faces: Sequence[int] = ()
    orders: Sequence[Sequence[int]] = ()

    def loaded(self, dice: Dice) -> Dice:
        """They themselves, if nothing is said."""
        if not self.faces and not self.orders:
            return dice
        return LoadedDice(dice.seed, dice.count, list(self.faces), [list(order) for order in self.orders])

    def check(self, state: Any) -> None:
        """Whoever goes on from a position has it checked."""
        super().check(state)  # type: ignore[misc]
        state.dice = self.loaded(state.dice)


class LoadedFromSetup(Loaded):
    """The same in a new game."""

    def setup(self, seats: int, options: Any, dice: Dice) -> Any:
        return super().setup(seats, options, self.loaded(dice))  # type: ignore[misc]


def load_dice(game: Game, faces: Sequence[int] = (), orders: Sequence[Sequence[int]] = ()) -> Game:
    """The same game, with dice that fall like this from its setup, or from a position, on."""
    if not faces and not orders:
        return game
    kind: Any = type("Loaded", (LoadedFromSetup, type(game)), {"faces": faces, "orders": orders})
    return kind()  # type: ignore[no-any-return]
