"""The house: everything on the table, and who may see it."""

from __future__ import annotations

from typing import Annotated

from huisclos.engine.audience import EVERYONE, OWNER, SIZE, shown_to
from huisclos.engine.choice import Option
from huisclos.engine.state import State

CANDLES = range(1, 17)
CANDLE = {length: Option(f"candle:{length}", length) for length in CANDLES}
SEAT = [f"seat:{seat}" for seat in range(3)]
PASS = Option("pass")


class House(State, kw_only=True):
    """CA-1: the pieces. A candle is its length, from 1 to 16."""

    nights: Annotated[int, EVERYONE]
    night: Annotated[int, EVERYONE] = 0
    points: Annotated[list[int], EVERYONE]
    hands: Annotated[list[list[int]], OWNER]
    box: Annotated[list[int], SIZE]
    lit: Annotated[list[list[int]], EVERYONE]
    burnt: Annotated[list[int], EVERYONE] = []
    watch: Annotated[list[int], EVERYONE] = []
    draught: Annotated[list[int], shown_to("watch")] = []

    def light(self, seat: int, candles: list[int]) -> None:
        """Candles go from a hand to the flame."""
        self.hands[seat] = [candle for candle in self.hands[seat] if candle not in candles]
        self.lit[seat] += candles
        self.tell("lit", seat=SEAT[seat], candles=[CANDLE[candle].id for candle in candles])
