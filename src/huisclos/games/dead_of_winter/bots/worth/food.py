"""DW-5.1: what food is worth."""

from __future__ import annotations

from huisclos.games.dead_of_winter.bots.knowing.my_view import Sight
from huisclos.games.dead_of_winter.bots.worth.aims import unit
from huisclos.games.dead_of_winter.chapters.rounds.colony_phase import food_due

NEXT, SPARE = 0.35, 0.08
"""What a food is worth that is eaten next round, and one that nobody needs so soon."""


def food_worth(sight: Sight, by: int) -> float:
    """What so much more (or less) food is worth: enough for this round before all else."""
    step = 1 if by > 0 else -1
    food, total = sight.s.food, 0.0
    for _ in range(abs(by)):
        total += step * _token(sight, food if by > 0 else food - 1)
        food += step
        if food < 0:
            break
    return total


def _token(sight: Sight, food: int) -> float:
    """What the next food is worth to those who have so much."""
    due, aim = food_due(sight.s), unit(sight, "food")
    if food < due:
        return hunger(sight) / max(1, min(3, due - sight.s.food)) + aim
    later = NEXT if sight.left and food < 2 * due else SPARE * bool(sight.left)
    return (later if sight.wants == "life" else 0.0) + aim


def hunger(sight: Sight) -> float:
    """What it costs if the colony can't be fed."""
    s = sight.s
    falls = s.starvation + 1 if s.starving == "tokens" else 1
    return sight.dawn * (falls + 0.15)
