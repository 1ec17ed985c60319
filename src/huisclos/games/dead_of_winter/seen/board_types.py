"""What a view shows of a colony, for programs and their type checkers."""

from __future__ import annotations

from typing import TypedDict, cast

from huisclos.engine.sight.view import View


class ReckoningShown(TypedDict):
    """How a crisis was met: see `Reckoning`."""

    crisis: str
    needed: int
    given: list[int]
    held: list[int]
    items: list[str]


class ColonyBoard(TypedDict):
    """`View.board` of Dead of Winter: see `Colony` for each field. What the seat can't see is a number."""

    seats: int
    acts: int
    it: str
    packs: str
    """The digest of all cards: `Match.content` has them."""
    core: str
    """The digest of the figures: `Match.content` has them."""
    cooperative: bool
    hard: bool
    elimination: bool
    starving: str
    needed: str
    crowds: str
    exiles_return: bool
    two_exiles: str
    hidden_outcomes: bool
    page: bool
    objective: str
    round: int
    rounds: int
    morale: int
    food: int
    starvation: int
    helpless: int
    progress: int
    waste: list[str]
    removed: list[str]
    crisis: str
    crises: list[str] | int
    past: list[str]
    pile: list[str] | int
    given: list[int]
    gave: list[list[str] | int]
    reckonings: list[ReckoningShown]
    phase: str
    outcome: str
    met: bool
    zombies: list[int]
    barricades: list[int]
    noise: list[int]
    decks: list[list[str] | int]
    at: list[int]
    owner: list[int]
    wounds: list[int]
    frost: list[int]
    moved: list[int]
    gear: list[str]
    bearer: list[int]
    spent: list[str]
    spent_round: list[str]
    passed: list[str]
    gone: list[int]
    dead_helpless: int
    recruits: list[int] | int
    hands: list[list[str] | int]
    secrets: list[list[str] | int]
    exile_goals: list[list[str] | int]
    exile_deck: list[str] | int
    dealt: list[list[int] | int]
    leader: list[int]
    rolled: list[list[int]]
    exiled: list[int]
    out: list[int]
    first: int
    turn: int
    turns: int
    called: bool
    refused: bool
    ended: bool
    actor: int
    hero: int
    searcher: list[int]
    found: list[str] | int
    foreseen: list[str] | int
    crossroads: list[str] | int
    watchers: list[int]
    watched: list[str] | int
    crossing: str
    crossed: list[str]
    noted: list[str]


def board_of(view: View) -> ColonyBoard:
    """The board of a view of Dead of Winter."""
    return cast(ColonyBoard, view["board"])
