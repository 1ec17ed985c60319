"""Setting up a mall for a test: a position made by hand, played on through the public face."""

from __future__ import annotations

from typing import Any

import huisclos
from huisclos.engine.game.installed import find
from huisclos.games.lockdown.content import content
from tests.support.dice import load_dice

NAMES = ["Ana", "Bo", "Cy", "Di", "Eli", "Flo"]
ALL_CARDS = [card for card, copies in content().objects.items() for _ in range(copies)]
DEAD, AWAY = 0, -1


def start(seats: int = 4, seed: int = 1, *, faces: Any = (), orders: Any = (), **options: Any):
    """A new game; `faces` and `orders` load its dice."""
    return huisclos.new(load_dice(find("lockdown"), faces, orders), NAMES[:seats], seed, options)


def mall(
    *steps: str | dict[str, Any], where: list[list[int]], options: Any = None, faces: Any = (), **board: Any
):
    """A match that goes on with these steps, on a board that is empty but for what is given.

    `where` has the places of Blocker, Leader, Weeper and Useless for each seat, `faces` what the dice show.
    Steps that aren't named never come: the game ends after those that are.
    """
    seats = len(where)
    position = start(seats, **(options or {})).position()
    state = position["state"]
    monsters = board.pop("monsters", {})
    hands = board.pop("hands", {})
    state["where"] = where
    state["monsters"] = [monsters.get(place, 0) for place in range(7)]
    state["supply"] = 25 - sum(state["monsters"])
    state["hands"] = [list(hands.get(seat, ())) for seat in range(seats)]
    state["cold"] = [(seat, role) for seat, f in enumerate(where) for role, x in enumerate(f) if x == DEAD]
    state |= {"badge": 0, "martyr": 1, **board}
    state["stack"] = [{"type": s} if isinstance(s, str) else s for s in reversed(steps)]
    state |= {"step": None, "answers": {}}
    return huisclos.load(position, game=load_dice(find("lockdown"), faces))
