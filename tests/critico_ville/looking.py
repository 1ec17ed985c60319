"""What a town of a test shows, asks and tells, and answers to it."""

from __future__ import annotations

import huisclos
from tests.support.looking import board, told  # noqa: F401 - as any game does


def options(match: huisclos.Match, seat: int = 0) -> list[str]:
    """What a seat is offered."""
    return [option.id for option in match.choices()[seat].options]


def prompts(match: huisclos.Match) -> dict[int, str]:
    """Who is waited for, and with which question."""
    return {seat: choice.prompt for seat, choice in match.choices().items() if choice.waits}


def offers(match: huisclos.Match) -> dict[int, list[str]]:
    """Who may use which power while others are waited for."""
    return {seat: options(match, seat) for seat, choice in match.choices().items() if not choice.waits}


def keys(match: huisclos.Match) -> list[str]:
    """All that happened, in order."""
    return [event["key"] for event in match.events_since(0, None)]


def answer(match: huisclos.Match, *, right: bool, seat: int = 0) -> None:
    """Somebody answers a multiple-choice question of the pack."""
    shown = [" yes " in option["en"] for option in board(match)["question"]["options"]]
    match.act(seat, [f"answer:{shown.index(right)}"])
