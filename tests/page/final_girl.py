"""What is true of a film."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import huisclos
from huisclos.engine.match.match import Match
from huisclos.games.final_girl.state.state import Film

FILMS = [(killer, location) for killer in range(2) for location in range(2)]
ANSWERS = 250


def played() -> Iterator[Match]:
    """Each Killer at each Location, by chance, on either difficulty."""
    for number, (killer, location) in enumerate(FILMS):
        match = huisclos.new("final-girl", ["Ana"], number, _options(killer, location))
        rng = random.Random(number)
        for _ in range(ANSWERS):
            if match.state.over:
                break
            yield match
            choice = match.choices()[0]
            names = [option.id for option in choice.options]
            match.act(0, rng.sample(names, rng.randint(choice.min, choice.max)))


def _options(killer: int, location: int) -> dict[str, Any]:
    state = huisclos.new("final-girl", ["Ana"], 1, {}).state
    return {
        "killer": sorted(state.box.killers)[killer],
        "location": sorted(state.box.locations)[location],
        "difficulty": ("normal", "absolute")[killer ^ location],
    }


def answers(match: Match, seat: int | None) -> dict[str, Any]:
    """Zone by zone."""
    s = match.state
    assert isinstance(s, Film)
    return {"victims": [s.victims_at(zone) for zone in range(len(s.plan.names))]}
