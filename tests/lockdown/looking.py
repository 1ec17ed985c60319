"""What a mall of a test shows, asks and tells, and answers to it."""

from __future__ import annotations

import huisclos
from tests.support.looking import board, prompts, told  # noqa: F401 - as any game does


def options(match: huisclos.Match, seat: int) -> list[str]:
    """What a seat is offered."""
    return [option.id for option in match.choices()[seat].options]


def pass_all(match: huisclos.Match) -> None:
    """Everyone who is asked about cards wants none."""
    while any(prompt.startswith(("discuss", "walkie", "drink")) for prompt in prompts(match).values()):
        match.act(min(match.choices()), ["pass"])


def vote(match: huisclos.Match, *ballots: tuple[int, int]) -> None:
    """After the discussion, these seats point at those."""
    pass_all(match)
    for seat, whom in ballots:
        match.act(seat, [f"seat:{whom}"])


def by_chance(match: huisclos.Match, rng, upto: int = 10_000) -> huisclos.Match:
    """Play on at random."""
    for _ in range(upto):
        choices = match.choices()
        if not choices:
            break
        seat = rng.choice(sorted(choices))
        match.act(seat, [rng.choice(choices[seat].options).id])
    return match
