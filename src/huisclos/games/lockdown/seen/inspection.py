"""Is this a mall that can be on a table? Positions may come from anywhere."""

from __future__ import annotations

from collections.abc import Iterable

from huisclos.engine.base.inputs import check_pieces
from huisclos.games.lockdown.state import CARD, PARKING, ROLES, ROOMS, Mall


def inspect(s: Mall) -> None:
    """Raise ValueError, naming the field, for pieces that don't exist or stand nowhere."""
    cards = [*s.deck, *s.spent, *s.removed, *s.drawn, *(card for hand in s.hands for card in hand)]
    spaces = s.figures.monster_spaces
    fine = {
        "where": all(len(family) == len(ROLES) for family in s.where),
        "monsters": len(s.monsters) == len(spaces)
        and all(0 <= n <= most for n, most in zip(s.monsters, spaces, strict=True)),
        "cards": all(card in CARD for card in cards),
        "closed": _in(s.closed, ROOMS) and len(set(s.closed)) == len(s.closed),
        "chosen": s.chosen in range(-1, s.seats),
        "dice": len(s.on_rows) == len(s.figures.rows),
        "destination": len(s.destination) in (0, s.seats) and _in(s.destination, range(PARKING + 1)),
        "blame": all(len(row) == s.seats for row in s.blame),
    }
    check_pieces(fine)


def _in(values: Iterable[int], allowed: range) -> bool:
    return all(value in allowed for value in values)
