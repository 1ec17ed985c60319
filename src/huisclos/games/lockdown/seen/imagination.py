"""Making up what a seat can't see, so that a search can play on from a view."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from huisclos.engine.base.dice import Dice
from huisclos.engine.sight.view import View
from huisclos.games.lockdown.content import all_cards, figures_in
from huisclos.games.lockdown.state import Mall


def seen(view: View) -> Mall:
    """The mall as a view shows it: what the seat sees only the size of is empty."""
    board: dict[str, Any] = dict(view["board"])
    board["hands"] = [_pile(hand) for hand in board["hands"]]
    for field in ("deck", "drawn", "arrival"):
        board[field] = _pile(board[field])
    board["figures"] = figures_in(view)
    return msgspec.convert({**board, "dice": Dice("")}, Mall, from_attributes=True)


def _pile(shown: list[Any] | int) -> list[Any]:
    return [] if isinstance(shown, int) else list(shown)


def make_up(view: View, rng: random.Random) -> Mall:
    """A mall that looks just like this view: unseen cards are dealt at random, unseen dice rolled."""
    board, mall = view["board"], seen(view)
    unseen = _unseen_cards(mall)
    rng.shuffle(unseen)

    def fill(pile: list[str], shown: list[str] | int) -> None:
        pile += [unseen.pop() for _ in range(shown)] if isinstance(shown, int) else []

    for hand, shown in zip(mall.hands, board["hands"], strict=True):
        fill(hand, shown)
    fill(mall.deck, board["deck"])
    fill(mall.drawn, board["drawn"])
    if isinstance(board["arrival"], int):
        mall.arrival = tuple(sorted(rng.randint(1, 6) for _ in range(board["arrival"])))
    mall.removed = tuple(unseen)
    return mall


def _unseen_cards(mall: Mall) -> list[str]:
    """All cards but those the seat can see."""
    unseen = list(all_cards())
    for pile in (mall.spent, mall.drawn, *mall.hands):
        for card in pile:
            unseen.remove(card)
    return unseen
