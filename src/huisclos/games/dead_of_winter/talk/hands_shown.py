"""How many cards of a kind somebody held at a moment, by what all have seen since."""

from __future__ import annotations

from collections.abc import Sequence

from huisclos.engine.rules.event import Event
from huisclos.games.dead_of_winter.talk.hearing import COMES_TO_HAND, LEAVES_HAND, MANY, is_over

HIDDEN = ("keeps", "draws-items", "dealt")
"""Cards that come to a hand, and nobody else sees which."""


class Held:
    """At least and at most so many; until the game is over there is no bound above."""

    def __init__(self, seat: str, kind: str, since: Sequence[Event]) -> None:
        self.seat, self.kind = seat, kind
        self.least = 0
        self.most: int | None = None
        self._shown = 0
        """So many of the kind more have left the hand than have come to it."""
        self._new = self._lost = self._given = 0
        """Unseen cards that came; beside it those that were taken, and those that lie on crises."""
        self._handed = False
        for event in since:
            self._read(event)
            self.least = max(self.least, self._shown - self._new)
        if is_over(since):
            self._lay_open(since)

    def _read(self, event: Event) -> None:
        key, args = event.key, event.args
        mine = args.get("seat") == self.seat
        if key in ("gives", *LEAVES_HAND):
            # What was given is played by whoever asked, out of the hand of whoever gave it.
            self._shown += mine and not self._handed and args["kind"] == self.kind
            self._handed = key == "gives"
        elif mine and key in COMES_TO_HAND:
            self._shown -= args["kind"] == self.kind
        elif mine and key in MANY:
            self._shown += MANY[key] * args["kinds"].count(self.kind)
        elif mine and key in HIDDEN:
            self._new += args.get("number", 1)
        elif mine and key == "contributes":
            self._given += 1
        elif key == "card-taken":
            self._new += mine
            self._lost += args["victim"] == self.seat

    def _lay_open(self, since: Sequence[Event]) -> None:
        """DW-9.1: what they put into crises since, and what they have left, is known now."""
        known = self._shown
        for event in since:
            if event.key == "held" and event.args["seat"] == self.seat:
                known += event.args["kinds"].count(self.kind)
            elif event.key == "gave" and event.args["seat"] == self.seat and self._given:
                known += event.args["kinds"][-self._given :].count(self.kind)
        self.least = max(self.least, known - self._new)
        self.most = known + self._lost
