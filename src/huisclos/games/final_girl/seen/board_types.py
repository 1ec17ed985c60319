"""What a view shows of a film, for programs and their type checkers."""

from __future__ import annotations

from typing import TypedDict, cast

from huisclos.engine.sight.view import View


class FilmBoard(TypedDict):
    """`View.board` of Final Girl: see `Film` for what each field is. What nobody may see is a number."""

    seats: int
    acts: int
    it: str
    core: str
    """The digest of what every film is played with."""
    killer: str
    location: str
    girl: str
    absolute: bool
    ambiguity: str
    setup: int
    turn: int
    phase: str
    here: int
    killer_at: int
    victims: list[int]
    special: list[str]
    special_at: list[int]
    minions: list[int]
    minion_health: list[int]
    shielded: list[int]
    dead: int
    dead_now: int
    dead_before: int
    special_dead: int
    special_saved: int
    saved: int
    saved_now: int
    health: int
    killer_health: int
    white: bool
    killer_white: bool
    horror: int
    time: int
    next_time: int
    bloodlust: int
    hand: list[str]
    tableau: list[str]
    played: list[str]
    playing: str
    chosen: str
    revealed: list[str]
    peeked: str
    ending: str
    in_force: list[str]
    minor: list[str]
    minor_health: list[int]
    tops: list[str]
    looked: list[str]
    items: list[str]
    uses: list[int]
    held: list[int]
    lost: list[str]
    spent: list[str]
    waved: bool
    past: list[str]
    tokens: list[str]
    token_at: list[int]
    tunnel: list[int]
    spaces: list[int]
    owed: list[int]
    flipped: bool
    roll: list[int]
    converted: int
    good: int
    luck: int
    sure: int
    hit: int
    attacker: int
    decoy: int
    kills: int
    fresh: bool
    outcome: int
    last: list[int] | int
    killer_last: list[int] | int
    terror: list[str] | int
    aside: list[str] | int
    finale: list[str] | int
    powers: list[str] | int
    piles: list[list[str] | int]
    events: list[str] | int
    packs: str
    """The digest of the packs: `Match.content` has them."""


def board_of(view: View) -> FilmBoard:
    """The board of a view of Final Girl."""
    return cast(FilmBoard, view["board"])
