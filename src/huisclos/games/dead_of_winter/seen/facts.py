"""What a reader may be told at any time: how far one is, what comes tonight, what a crossroads waits for."""

from __future__ import annotations

from huisclos.engine.rules.choice import Fact, Facts
from huisclos.games.dead_of_winter.chapters.aims.distance import Far, far, main_far
from huisclos.games.dead_of_winter.seen.tonight import tonight
from huisclos.games.dead_of_winter.seen.waiting import waits
from huisclos.games.dead_of_winter.state.colony import Colony


def facts(s: Colony, seat: int | None) -> Facts:
    """For all what all see; for a seat its own objective, and the crossroads it watches."""
    found: Facts = {}
    if seat is None:
        found[s.main.reference] = _parts(main_far(s))
        found["tonight"] = tonight(s)
    for other in range(s.seats) if seat is None else (seat,):
        if s.secrets[other]:
            found[f"seat:{other}"] = _parts(far(s, other))
    for name in (s.crossing, *s.watched) if seat is None else s.watched:
        if name:
            card = s.box.crossroads[name]
            found[card.reference] = waits(s.box, card.trigger)
    return found


def _parts(parts: list[Far]) -> list[Fact]:
    return [
        Fact(part["key"], {name: value for name, value in part.items() if name != "key"}) for part in parts
    ]
