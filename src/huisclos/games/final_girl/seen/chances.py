"""What a Horror roll may bring, in percent."""

from __future__ import annotations

from functools import cache
from math import comb

from msgspec import Struct


class Chances(Struct, frozen=True):
    """Of two successes or more, of one, and of none."""

    two: int
    one: int
    none: int


@cache
def chances(dice: int, conversions: int = 0, *, sure: bool = False) -> Chances:
    """With so many dice, if she makes so many partial successes successes."""
    good = [0.0, 0.0, 0.0]
    for hits in range(dice + 1):
        for partials in range(dice - hits + 1):
            ways = comb(dice, hits) * comb(dice - hits, partials)
            total = hits + (partials if sure else min(partials, conversions))
            good[min(total, 2)] += ways / 3**dice
    two, one = round(100 * good[2]), round(100 * good[1])
    return Chances(two, one, 100 - two - one)
