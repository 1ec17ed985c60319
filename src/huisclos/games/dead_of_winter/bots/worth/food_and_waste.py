"""DW-5.1, DW-5.2, DW-2.5: what food is worth, what it costs to leave waste about, and to carry it away."""

from __future__ import annotations

from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.bots.worth.aims import unit
from huisclos.games.dead_of_winter.chapters.rounds.colony_phase import food_due
from huisclos.games.dead_of_winter.printed.places import COLONY

NEXT, SPARE = 0.35, 0.08
"""What a food is worth that is eaten next round, and one that nobody needs so soon."""
NEARLY = (1.0, 0.4, 0.25, 0.15)
"""How likely a ten is full tonight, or in the night after, with so many cards missing."""
TIDY = 0.05
LITTER = 0.12
"""What any card on the pile costs."""
WORK = 0.5
"""What it costs to carry a full ten away at once."""
OTHERS = 0.5
"""How likely others who can clean don't."""


def food_worth(sight: MyView, by: int) -> float:
    """What so much more (or less) food is worth: enough for this round before all else."""
    step = 1 if by > 0 else -1
    food, total = sight.s.food, 0.0
    for _ in range(abs(by)):
        total += step * _token(sight, food if by > 0 else food - 1)
        food += step
        if food < 0:
            break
    return total


def _token(sight: MyView, food: int) -> float:
    """What the next food is worth to those who have so much."""
    due, aim = food_due(sight.s), unit(sight, "food")
    if food < due:
        return hunger(sight) / max(1, min(3, due - sight.s.food)) + aim
    later = NEXT if sight.left and food < 2 * due else SPARE * bool(sight.left)
    return (later if sight.wants == "life" else 0.0) + aim


def hunger(sight: MyView) -> float:
    """What it costs if the colony can't be fed."""
    s = sight.s
    falls = s.starvation + 1 if s.starving == "tokens" else 1
    return sight.dawn * (falls + 0.15)


# -- waste ----------------------------------------------------------------------------------------------


def litter(sight: MyView, more: int = 0) -> float:
    """What it costs to put one more card there, where others may put so many more at once: the one that makes
    ten costs a morale tonight."""
    if sight.exiled or sight.wants != "life":
        return 0.0
    ten = sight.s.box.figures.waste_for
    if len(sight.s.waste) % ten + 1 + more < ten:
        return LITTER
    if _can_clean(sight, sight.me):
        return LITTER + min(WORK, sight.morale)
    return LITTER + sight.morale * (OTHERS if any(_can_clean(sight, seat) for seat in sight.later) else 1.0)


def _can_clean(sight: MyView, seat: int) -> bool:
    return bool(sight.s.rolled[seat]) and any(sight.s.at[n] == COLONY for n in sight.s.mine(seat))


def _others(sight: MyView) -> int:
    """The dice of those after me who could help."""
    return sum([len(sight.s.rolled[seat]) for seat in sight.later if _can_clean(sight, seat)])


def clean(sight: MyView, survivor: int) -> float:
    """What it is worth that this survivor takes a die for it."""
    return cleared(sight, max(1, sight.s.trait(survivor, "clean", sight.s.box.figures.cleaned)))


def cleared(sight: MyView, number: int) -> float:
    """So many cards less: a morale for every full ten, this round and those to come, as far as a few dice
    help; and the nearer the next ten is, the more, while others may fill it."""
    s = sight.s
    if not s.waste:
        return 0.0
    tens, over = divmod(len(s.waste), s.box.figures.waste_for)
    found = unit(sight, "waste") * min(number, len(s.waste)) + TIDY
    dice = over // number + 1
    if tens and dice <= max(1, len(sight.dice) + _others(sight)):
        return found + (1 + 0.3 * min(2, sight.left)) * sight.dawn / dice
    missing = s.box.figures.waste_for - over
    if missing < len(NEARLY) and (sight.later or sight.left):
        return found + NEARLY[missing] * sight.morale
    return found
