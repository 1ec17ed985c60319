"""What a view shows of the mall, for programs and their type checkers."""

from __future__ import annotations

from typing import TypedDict, cast

from huisclos.engine.sight.view import View


class MallBoard(TypedDict):
    """`View.board` of Lockdown: see `Mall` for what each field is. What the seat can't see is a number."""

    seats: int
    acts: int
    it: str
    figures: str
    """The digest of the figures: `Match.content` has them."""
    where: list[list[int]]
    monsters: list[int]
    supply: int
    hands: list[list[str] | int]
    deck: list[str] | int
    box: int
    on_rows: list[int]
    badge: int
    martyr: int
    pistols: list[int]
    blame: list[list[int]]
    unlocked: list[int]
    turn: int
    phase: int
    hidden: list[tuple[int, int]]
    cold: list[tuple[int, int]]
    closed: list[int]
    spent: list[str]
    searcher: list[int]
    drawn: list[str] | int
    looked: list[int]
    arrival: list[int] | int
    destination: list[int]
    chosen: int
    still: int


def board_of(view: View) -> MallBoard:
    """The board of a view of Lockdown."""
    return cast(MallBoard, view["board"])
