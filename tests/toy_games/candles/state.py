"""The house: everything on the table, and who may see it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.base.audience import EVERYONE, OWNER, SIZE, shown_to
from huisclos.engine.base.bounds import BY_SEAT, Seat
from huisclos.engine.rules.choice import Option
from huisclos.engine.rules.state import State

CANDLES = range(1, 17)
Candle = Annotated[int, Meta(ge=1, le=16)]
CANDLE = {length: Option(f"candle:{length}", length) for length in CANDLES}
SEAT = [f"seat:{seat}" for seat in range(3)]
PASS = Option("pass")


class House(State, kw_only=True):
    """CA-1: the pieces. A candle is its length, from 1 to 16."""

    nights: Annotated[int, EVERYONE, Meta(ge=1, le=3)]
    night: Annotated[int, EVERYONE, Meta(ge=0, le=3)] = 0
    points: Annotated[list[int], EVERYONE, BY_SEAT]
    hands: Annotated[list[list[Candle]], OWNER]
    box: Annotated[list[Candle], SIZE]
    lit: Annotated[list[list[Candle]], EVERYONE, BY_SEAT]
    burnt: Annotated[list[Candle], EVERYONE] = []
    watch: Annotated[list[Seat], EVERYONE] = []
    draught: Annotated[list[int], shown_to("watch")] = []

    def light(self, seat: int, candles: list[int]) -> None:
        """Candles go from a hand to the flame."""
        self.hands[seat] = [candle for candle in self.hands[seat] if candle not in candles]
        self.lit[seat] += candles
        self.tell("lit", seat=SEAT[seat], candles=[CANDLE[candle].id for candle in candles])
