"""DW-2.5: what it is worth to carry waste away."""

from __future__ import annotations

from huisclos.games.dead_of_winter.bots.aims import unit
from huisclos.games.dead_of_winter.bots.sight import Sight

NEARLY = 3
"""Cards below a full ten from which on it is looked after."""
TIDY = 0.05


def clean(sight: Sight, survivor: int) -> float:
    """DW-5.2: a morale for every full ten, this round and those to come, as far as a few dice help."""
    s = sight.s
    if not s.waste:
        return 0.0
    figures = s.box.figures
    number = max(1, s.trait(survivor, "clean", figures.cleaned))
    over = len(s.waste) % figures.waste_for
    aim = unit(sight, "waste") * min(number, len(s.waste))
    if len(s.waste) >= figures.waste_for:
        dice = over // number + 1
        nights = 1 + 0.3 * min(2, sight.left)
        return aim + TIDY + (nights * sight.morale / dice if dice <= max(1, len(sight.dice)) else 0.0)
    if over >= figures.waste_for - NEARLY and sight.later:
        return aim + 0.3 * sight.morale
    return aim + TIDY
