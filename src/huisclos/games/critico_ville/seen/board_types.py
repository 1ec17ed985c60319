"""What a view shows of the town, for programs and their type checkers."""

from __future__ import annotations

from typing import Literal, TypedDict, cast

from huisclos.engine.sight.view import View
from huisclos.games.critico_ville.question_bank import Kind, Saying


class AskedQuestion(TypedDict):
    """The question on the table: see `Shown`."""

    challenge: bool
    kind: Kind
    seat: int
    text: Saying
    options: list[Saying]
    said: str
    id: str
    theme: str
    picked: int
    right: int
    answer: Saying | None
    explanation: Saying | None
    verdict: Literal["", "right", "wrong"]
    house: bool


class GivenAnswer(TypedDict):
    """An answer that was given: see `Given`."""

    seat: int
    question: str
    theme: str
    kind: Kind
    right: bool
    house: bool


class TownBoard(TypedDict):
    """`View.board` of Critico-Ville: see `Town` for what each field is. What nobody may see is a number."""

    seats: int
    acts: int
    it: str
    figures: str
    """The digest of the figures: `Match.content` has them."""
    hard: bool
    zombies: list[int]
    pile: list[int] | int
    questions: list[int] | int
    tokens: list[int]
    active: int
    characters: list[list[str]]
    pawn: int
    discard: list[int]
    used: list[int]
    turn: int
    action: int
    card: int
    left: int
    placed: list[int]
    question: AskedQuestion | None
    fights: bool
    die: int
    steps: int
    given: list[GivenAnswer]
    beaten: int
    won: bool


def board_of(view: View) -> TownBoard:
    """The board of a view of Critico-Ville."""
    return cast(TownBoard, view["board"])
