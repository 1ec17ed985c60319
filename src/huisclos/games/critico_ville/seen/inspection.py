"""Is this a town that can be on a table? Positions may come from anywhere."""

from __future__ import annotations

from huisclos.engine.base.inputs import check_pieces
from huisclos.games.critico_ville.content import zombie_cards
from huisclos.games.critico_ville.state import CHARACTERS, FLIGHT, Town


def inspect(s: Town) -> None:
    """Raise ValueError, naming the field, for pieces that don't exist or stand nowhere."""
    taken = [name for names in s.characters for name in names]
    numbers = [*s.questions, *s.used, *s.solution[:1]]
    fine = {
        "pawn": 0 <= s.pawn <= s.figures.squares,
        "zombies": set(s.zombies) <= set(s.figures.zombie_squares) and len(set(s.zombies)) == len(s.zombies),
        "placed": set(s.placed) <= set(s.figures.zombie_squares) and len(set(s.placed)) == len(s.placed),
        "cards": sorted(s.pile + s.discard) == zombie_cards(s.figures.deck),
        "characters": set(taken) <= set(CHARACTERS)
        and all(len(set(names)) == len(names) for names in s.characters)
        and len(taken) - len(set(taken)) <= max(0, s.seats - s.figures.characters),
        "tokens": len(s.tokens) == len(CHARACTERS) and all(0 <= n <= s.figures.tokens for n in s.tokens),
        "questions": all(0 <= number < len(s.bank) for number in numbers)
        and 0 < len(s.questions + s.used) == len({*s.questions, *s.used}),
        "turn": 0 <= s.action <= FLIGHT,
        "dice": 0 <= s.die <= s.figures.die and 0 <= s.steps <= s.figures.die,
        "invasion": 0 <= s.left <= s.card <= len(s.figures.deck),
        "solution": _solves(s),
    }
    check_pieces(fine)


def _solves(s: Town) -> bool:
    """A question that isn't answered yet has its solution in store, and no other has."""
    shown = s.question
    if shown is None or shown.answer is not None:
        return not s.solution
    return len(s.solution) == 2 and -1 <= s.solution[1] < len(shown.options)
