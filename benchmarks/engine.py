"""What the benchmark needs of an engine."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")

Copier = Callable[[], object]


class Engine(ABC):
    """One game of one engine, driven the way its own documentation drives it."""

    @abstractmethod
    def play(self, rng: random.Random) -> int:
        """Play a whole game, setup included, as a simulation pays for both; returns the decisions made."""

    def copiers(self, rng: random.Random, count: int) -> list[Copier]:
        """What copies a state, for so many mid-game states; none if the engine has no copy to offer.

        Mid-game, because a search copies there: a first state may be smaller and a last one emptier.
        """
        return []


def pick(options: Sequence[T], rng: random.Random) -> T:
    """One of them by chance: the same cheap draw for every engine, so that no row pays for a slower one."""
    return options[int(rng.random() * len(options))]
