"""What is true of a colony."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import huisclos
from huisclos.engine.match.match import Match
from huisclos.games.dead_of_winter.printed.places import PLACES
from huisclos.games.dead_of_winter.state.colony import Colony

NAMES = ["Ana", "Bo", "Cy", "Di", "Eve"]
GAMES = 24
EAGER = {"contribute": 3.0, "search": 4.0, "play": 4.0, "barricade": 3.0, "attack": 3.0}
LANTERN = tomllib.loads((Path(__file__).parents[1] / "dead_of_winter/packs/lantern.toml").read_text("utf-8"))
"""What it asks for, nothing in the box does."""
SHY = {"exile": 0.05, "ask": 0.05, "fight": 0.05, "attract": 0.1, "raise": 0.2}
"""By chance, but not so that all are dead in the first round."""


def played() -> Iterator[Match]:
    """Games with all numbers of players and all readings, by chance."""
    for number in range(GAMES):
        match = huisclos.new("dead-of-winter", NAMES[: 2 + number % 4], number, _options(number))
        rng = random.Random(number)
        while not match.state.over:
            yield match
            seat, choice = rng.choice(list(match.choices().items()))
            names = [option.id for option in choice.options]
            weights = [_weight(name.partition("+")[0]) for name in names]
            picks = rng.choices(names, weights) if choice.max == 1 else rng.sample(names, choice.min)
            match.act(seat, picks)


def _weight(deed: str) -> float:
    return EAGER.get(deed, SHY.get(deed, 1.0))


def _options(number: int) -> dict[str, Any]:
    return {
        "starving": ("one", "tokens")[number % 2],
        "needed": ("present", "all")[number // 2 % 2],
        "crowds": ("place", "survivor")[number // 3 % 2],
        "hard": number % 3 == 0,
        **({"pack": LANTERN, "objective": "beacon@lantern"} if number % 8 == 5 else {}),
    }


def answers(match: Match, seat: int | None) -> dict[str, Any]:
    """Place by place, entrance by entrance."""
    s = match.state
    assert isinstance(s, Colony)
    return {
        "people": [s.people(place) for place in range(len(PLACES))],
        "groups": [s.mine(seat) for seat in range(s.seats)],
        "free": [s.free(entrance) for entrance in range(len(s.zombies))],
        "seat": seat,
    }
