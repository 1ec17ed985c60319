"""Is this a mall that can be on a table? Positions may come from anywhere."""

from __future__ import annotations

from collections.abc import Iterable

from huisclos.games.lockdown.state import CARD, PARKING, ROLES, ROOMS, Mall


def inspect(s: Mall) -> None:
    """Raise ValueError, naming the field, for pieces that don't exist or stand nowhere."""
    seats = range(s.seats)
    places = range(-1, PARKING + 1)
    cards = [*s.deck, *s.spent, *s.removed, *s.drawn, *(card for hand in s.hands for card in hand)]
    spaces = s.figures.monster_spaces
    fine = {
        "where": len(s.where) == s.seats and all(len(f) == len(ROLES) and _in(f, places) for f in s.where),
        "monsters": len(s.monsters) == len(spaces)
        and all(0 <= n <= most for n, most in zip(s.monsters, spaces, strict=True)),
        "supply": s.supply >= 0,
        "hands": len(s.hands) == s.seats,
        "cards": all(card in CARD for card in cards),
        "markers": _in([s.badge, s.martyr], seats),
        "closed": _in(s.closed, ROOMS),
        "dead or hidden": all(
            seat in seats and role in range(len(ROLES)) for seat, role in s.cold + s.hidden
        ),
        "seats": _in(s.looked + s.searcher, seats) and s.chosen in range(-1, s.seats),
        "dice": _in(s.arrival, range(1, 7)) and s.box >= 0 and len(s.on_rows) == len(s.figures.rows),
        "destination": len(s.destination) in (0, s.seats) and _in(s.destination, range(PARKING + 1)),
        "pistols": len(s.pistols) == s.seats,
        "blame": len(s.blame) == s.seats and all(len(row) == s.seats for row in s.blame),
    }
    wrong = [name for name, is_fine in fine.items() if not is_fine]
    if wrong:
        raise ValueError(", ".join(wrong))


def _in(values: Iterable[int], allowed: range) -> bool:
    return all(value in allowed for value in values)
