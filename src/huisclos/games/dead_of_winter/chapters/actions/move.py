"""DW-3.3: survivors go elsewhere."""

from __future__ import annotations

from huisclos.engine.rules.choice import Option
from huisclos.games.dead_of_winter.chapters.colony.risk import RiskRoll
from huisclos.games.dead_of_winter.printed.places import COLONY, NOWHERE, PLACE
from huisclos.games.dead_of_winter.state.colony import Colony


def goals(s: Colony, seat: int) -> list[int]:
    """Where survivors of this player may go: a free space, and DW-8.4: not the colony, for exiles."""
    first = 1 if s.exiled[seat] and not s.exiles_return else COLONY
    spaces = s.box.spaces
    taken = [0] * len(spaces)
    for place in s.at:
        if place != NOWHERE:
            taken[place] += 1
    return [place for place in range(first, len(spaces)) if taken[place] < spaces[place]]


def move_options(s: Colony, seat: int, mine: list[int]) -> list[Option]:
    """Each once a turn."""
    movers = [survivor for survivor in mine if not s.moved[survivor]]
    if not movers:
        return []
    found: list[Option] = []
    free = goals(s, seat)
    for survivor in movers:
        options, here = s.box.options.move[survivor], s.at[survivor]
        found += [options[place] for place in free if place != here]
    return found


def move(s: Colony, survivor: int, place: int) -> None:
    """Then the risk die, whose effect counts at the destination."""
    s.at[survivor] = place
    s.moved[survivor] = 1
    s.tell("moves", survivor=s.said(survivor), place=PLACE[place].id)
    if s.trait(survivor, "move-risk", 1) > 0:
        s.then(RiskRoll(survivor))
