"""Making up what a seat can't see, so that a search can play on from a view."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from huisclos.engine.dice import Dice
from huisclos.engine.view import View
from huisclos.games.lockdown.content import content
from huisclos.games.lockdown.state import Mall


def imagine(view: View, rng: random.Random) -> Mall:
    """A mall that looks just like this view: unseen cards are dealt at random, unseen dice rolled.

    The step under way is left out: a view doesn't hold it. What is asked next is up to the one who imagines.
    """
    board: dict[str, Any] = dict(view["board"])
    unseen = _unseen_cards(board)
    rng.shuffle(unseen)

    def cards(seen: list[str] | int) -> list[str]:
        return [unseen.pop() for _ in range(seen)] if isinstance(seen, int) else list(seen)

    arrival = board["arrival"]
    if isinstance(arrival, int):
        arrival = sorted(rng.randint(1, 6) for _ in range(arrival))
    board["hands"] = [cards(hand) for hand in board["hands"]]
    board["deck"] = cards(board["deck"])
    board["drawn"] = cards(board["drawn"])
    made_up = {"arrival": arrival, "removed": unseen, "dice": Dice(str(rng.getrandbits(64)))}
    return msgspec.convert({**board, **made_up}, Mall, from_attributes=True)


def _unseen_cards(board: dict[str, Any]) -> list[str]:
    """All cards but those the seat can see."""
    unseen = [card for card, copies in content().objects.items() for _ in range(copies)]
    for pile in (board["spent"], board["drawn"], *board["hands"]):
        if not isinstance(pile, int):
            for card in pile:
                unseen.remove(card)
    return unseen
