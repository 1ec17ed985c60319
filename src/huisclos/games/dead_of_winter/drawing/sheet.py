"""What all parts of the drawing look at: a view, the words for it, and the cards it is about."""

from __future__ import annotations

from typing import Any

from huisclos.engine.game.drawing_and_papers import Picture
from huisclos.engine.game.pack_game import find_boxed
from huisclos.engine.packs.digests import known
from huisclos.engine.sight.view import FactShown, View
from huisclos.games.dead_of_winter.drawing.lines import Row
from huisclos.games.dead_of_winter.printed.box import Box
from huisclos.words import Words

WOUND, FROST = "x", "*"
_MET, _STYLE = ("·", "✓"), ("", "good")
"""Whether a part of an objective is reached."""


class Sheet:
    """A view and the words for it."""

    def __init__(self, view: View, words: Words) -> None:
        self.words = words
        self.board: dict[str, Any] = view["board"]
        self.players = view["names"]
        self.seat = view["seat"]
        self.facts = view.get("facts", {})
        self.box: Box = find_boxed("dead-of-winter").box_for(known(self.board["packs"]))

    def text(self, key: str, **args: Any) -> str:
        return self.words.text(f"board-{key}", args)

    def name(self, survivor: int) -> str:
        return self.words.name(self.box.survivors[survivor].reference)

    def health(self, survivor: int) -> Row:
        """DW-4.3: a sign for each wound; nothing for whoever is well."""
        hurt = WOUND * self.board["wounds"][survivor] + FROST * self.board["frost"][survivor]
        return [(f" {hurt}", "danger")] if hurt else []

    def gear(self, survivor: int) -> list[str]:
        """What they carry."""
        carried = zip(self.board["gear"], self.board["bearer"], strict=True)
        return [f"item:{item}" for item, bearer in carried if bearer == survivor]

    def told(self, thing: str) -> list[FactShown]:
        """What follows by the rules, of something on the table."""
        return self.facts.get(thing, [])

    def tonight(self, key: str) -> dict[str, Any]:
        """DW-5: a part of what comes at this round's end; nothing where there is nothing to say of it."""
        return next((fact["args"] for fact in self.told("tonight") if fact["key"] == f"tonight-{key}"), {})

    def lacking(self, thing: str) -> Picture:
        """DW-9.2: how far one is, part by part; what is reached is green."""
        return [
            [(f"  {_MET[args['met']]} {self.words.text(key, args)}", _STYLE[args["met"]])]
            for key, args in [(fact["key"], fact["args"]) for fact in self.told(thing)]
        ]

    def own(self, field: str) -> list[Any]:
        """One's own part of a field that is kept by seat; a spectator has none."""
        return [] if self.seat is None else shown(self.board[field][self.seat])


def shown(pile: list[Any] | int) -> list[Any]:
    """What one sees of a pile: all of it, or nothing but its size."""
    return [] if isinstance(pile, int) else pile


def size(pile: list[Any] | int) -> int:
    """How many cards, whether one sees them or not."""
    return pile if isinstance(pile, int) else len(pile)
