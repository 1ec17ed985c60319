"""Chance: every draw is a hash of the seed and of the draw's number, so anyone can check it later."""

from __future__ import annotations

import hashlib
from typing import Annotated, TypeVar

from msgspec import Meta, Struct

T = TypeVar("T")

# Below this much randomness left in a drawn number, taking more from it would favour some outcomes.
_LOW = 1 << 64


class Dice(Struct):
    """A generator whose whole state is its seed and how often it was asked.

    Draw number `k` is SHA-256 of ``seed:k``. It can't be foretold from earlier draws, it costs about a
    microsecond, and a page can recompute it.
    """

    seed: Annotated[str, Meta(max_length=200)]
    count: Annotated[int, Meta(ge=0, le=10**9)] = 0

    def draw(self) -> int:
        """A number of 256 random bits."""
        self.count += 1
        return int.from_bytes(hashlib.sha256(f"{self.seed}:{self.count}".encode()).digest(), "big")

    def copy(self) -> Dice:
        """Dice that will fall just like these."""
        return Dice(self.seed, self.count)

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        return self.draw() % n

    def roll(self, dice: int, sides: int = 6) -> list[int]:
        """So many dice thrown at once."""
        pool = 0
        rolled = []
        for _ in range(dice):
            if pool < _LOW:
                pool = self.draw()
            pool, face = divmod(pool, sides)
            rolled.append(face + 1)
        return rolled

    def shuffle(self, items: list[T]) -> None:
        """Put a list in random order, in place."""
        pool = 0
        for i in range(len(items) - 1, 0, -1):
            if pool < _LOW:
                pool = self.draw()
            pool, j = divmod(pool, i + 1)
            items[i], items[j] = items[j], items[i]


_FACTOR = 0x2360ED051FC65DA44385DF649FCCF645_5851F42D4C957F2D
_STEP = 0x5851F42D4C957F2D14057B7EF767814F_9E3779B97F4A7C15
_BITS = (1 << 192) - 1


class QuickDice(Dice):
    """For imagined states and simulations: nobody checks these, and they are thrown by the million.

    A linear congruential generator of 192 bits, of which a draw shows the upper 128.
    """

    pool: int = 1

    def draw(self) -> int:
        """A number of 128 random bits."""
        self.count += 1
        self.pool = (self.pool * _FACTOR + _STEP) & _BITS
        return self.pool >> 64

    def copy(self) -> QuickDice:
        """Dice that will fall just like these."""
        return QuickDice(self.seed, self.count, self.pool)


def quick_dice(seed: str) -> QuickDice:
    """Quick dice that fall the same whenever the seed is the same."""
    return QuickDice(seed, pool=Dice(seed).draw())


LONG = 32
"""From this length on a seed can't be guessed, and only then its commitment says nothing about the dice."""


def commitment(seed: str) -> str:
    """What is public of a seed before the game: its hash, which binds without telling."""
    return hashlib.sha256(seed.encode()).hexdigest()
