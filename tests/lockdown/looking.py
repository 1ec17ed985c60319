"""What a mall of a test shows, asks and tells, and answers to it."""

from __future__ import annotations

from typing import Any

import huisclos


def board(match: huisclos.Match, seat: int | None = None) -> dict[str, Any]:
    """The fields of the state that a seat sees."""
    shown = match.view(seat)["board"]
    return {**shown, "figures": match.content[shown["figures"]]}


def options(match: huisclos.Match, seat: int) -> list[str]:
    """What a seat is offered."""
    return [option.id for option in match.choices()[seat].options]


def prompts(match: huisclos.Match) -> dict[int, str]:
    """Who is asked what."""
    return {seat: choice.prompt for seat, choice in match.choices().items()}


def pass_all(match: huisclos.Match) -> None:
    """Everyone who is asked about cards wants none."""
    while any(prompt.startswith(("discuss", "walkie", "drink")) for prompt in prompts(match).values()):
        match.act(min(match.choices()), ["pass"])


def vote(match: huisclos.Match, *ballots: tuple[int, int]) -> None:
    """After the discussion, these seats point at those."""
    pass_all(match)
    for seat, whom in ballots:
        match.act(seat, [f"seat:{whom}"])


def told(match: huisclos.Match, key: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The arguments of all events of a kind, as a seat sees them."""
    return [event["args"] for event in match.events_since(0, seat) if event["key"] == key]


def by_chance(match: huisclos.Match, rng, upto: int = 10_000) -> huisclos.Match:
    """Play on at random."""
    for _ in range(upto):
        choices = match.choices()
        if not choices:
            break
        seat = rng.choice(sorted(choices))
        match.act(seat, [rng.choice(choices[seat].options).id])
    return match
