"""What a reader may be told at any time: what actions take, how far one is, what comes tonight, and what a
crossroads waits for.
"""

from __future__ import annotations

from collections.abc import Sequence

from huisclos.engine.rules.choice import Fact, Facts
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.attack import ATTACK
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.fight import FIGHT
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.search import SEARCH
from huisclos.games.dead_of_winter.chapters.aims.distance import Far, far, main_far
from huisclos.games.dead_of_winter.seen.tonight import tonight
from huisclos.games.dead_of_winter.seen.waiting import waits
from huisclos.games.dead_of_winter.state.colony import Colony

NOT_ANY_DIE = (ATTACK, FIGHT, SEARCH)
"""What a die must be good enough for: on cards it is printed how good, and others change that."""


def facts(s: Colony) -> Facts:
    """What all see; once all is open, of everybody. The night is played on the state that is handed in."""
    return {
        s.main.reference: _parts(main_far(s)),
        **_objectives(s, range(s.seats)),
        **_crossroads(s, *s.watched),
        **_crossroads(s, s.crossing),
        "tonight": tonight(s),
    }


def own_facts(s: Colony, seat: int) -> Facts:
    """The die that actions of one's survivors take, how far one is, and the crossroads that one watches."""
    return {**_needs(s, seat), **_objectives(s, [seat]), **_crossroads(s, *s.watched)}


def _needs(s: Colony, seat: int) -> Facts:
    """DW-2.1 to DW-2.3: whether it can be done now or not."""
    return {
        f"{action.name}+{s.said(survivor)}": [Fact("hint-die", {"die": action.needs(s, survivor)})]
        for survivor in s.mine(seat)
        for action in NOT_ANY_DIE
    }


def _objectives(s: Colony, seats: Sequence[int]) -> Facts:
    """How far those of these seats are whose objectives are seen."""
    return {f"seat:{seat}": _parts(far(s, seat)) for seat in seats if s.secrets[seat]}


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
