"""Chance: every draw is a hash of the seed and of the draw's number, so anyone can check it later."""

from __future__ import annotations

import hashlib
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

# Below this much randomness left in a drawn number, taking more from it would favour some outcomes.
_LOW = 1 << 64


class Dice(Struct):
    """A generator whose whole state is its seed and how often it was asked.

    Draw number `k` is SHA-256 of ``seed:k``. It can't be foretold from earlier draws, it costs about a
    microsecond, and a page can recompute it.
    """

    seed: str
    count: int = 0

    def draw(self) -> int:
        """A number of 256 random bits."""
        self.count += 1
        return int.from_bytes(hashlib.sha256(f"{self.seed}:{self.count}".encode()).digest(), "big")

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


LONG = 32
"""From this length on a seed can't be guessed, and only then its commitment says nothing about the dice."""


def commitment(seed: str) -> str:
    """What is public of a seed before the game: its hash, which binds without telling."""
    return hashlib.sha256(seed.encode()).hexdigest()
