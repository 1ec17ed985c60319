"""What a reader may be told at any time: how far one is, what comes tonight, what a crossroads waits for."""

from __future__ import annotations

from collections.abc import Sequence

from huisclos.engine.rules.choice import Fact, Facts
from huisclos.games.dead_of_winter.chapters.aims.distance import Far, far, main_far
from huisclos.games.dead_of_winter.seen.tonight import tonight
from huisclos.games.dead_of_winter.seen.waiting import waits
from huisclos.games.dead_of_winter.state.colony import Colony


def facts(s: Colony) -> Facts:
    """What all see; once all is open, of everybody. The night is played on the state that is handed in."""
    return {
        s.main.reference: _parts(main_far(s)),
        **own_facts(s, range(s.seats)),
        **_crossroads(s, s.crossing),
        "tonight": tonight(s),
    }


def own_facts(s: Colony, seats: Sequence[int]) -> Facts:
    """Of those of these seats whose objectives are seen; and the crossroads that is watched, if it is."""
    found = {f"seat:{seat}": _parts(far(s, seat)) for seat in seats if s.secrets[seat]}
    return {**found, **_crossroads(s, *s.watched)}


def _crossroads(s: Colony, name: str = "") -> Facts:
    """What it waits for."""
    if not name:
        return {}
    card = s.box.crossroads[name]
    return {card.reference: waits(s.box, card.trigger)}


def _parts(parts: list[Far]) -> list[Fact]:
    return [
        Fact(part["key"], {name: value for name, value in part.items() if name != "key"}) for part in parts
    ]
