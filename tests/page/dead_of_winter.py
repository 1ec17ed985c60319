"""What is true of a colony."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import huisclos
from huisclos.engine.match.match import Match
from huisclos.games.dead_of_winter.chapters.aims.distance import far, main_far
from huisclos.games.dead_of_winter.chapters.colony.zombies import Arrive
from huisclos.games.dead_of_winter.chapters.rounds.colony_phase import crisis_needs, food_due, zombies_due
from huisclos.games.dead_of_winter.drawing.waiting import parts
from huisclos.games.dead_of_winter.printed.places import PLACES
from huisclos.games.dead_of_winter.state.colony import Colony

NAMES = ["Ana", "Bo", "Cy", "Di", "Eve"]
GAMES = 24
EAGER = {"contribute": 3.0, "search": 4.0, "play": 4.0, "barricade": 3.0, "attack": 3.0}
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
    }


def answers(match: Match, seat: int | None) -> dict[str, Any]:
    """Place by place, entrance by entrance; what the colony phase would do; how far the reader is;
    what the crossroads so far have waited for."""
    s = match.state
    assert isinstance(s, Colony)
    places = range(len(PLACES))
    hungry = s.food < food_due(s)
    return {
        "people": [s.people(place) for place in places],
        "groups": [s.mine(seat) for seat in range(s.seats)],
        "free": [s.free(entrance) for entrance in range(len(s.zombies))],
        "mouths": len(s.people(0)) + s.helpless,
        "food": food_due(s),
        "hunger": (s.starvation + 1 if s.starving == "tokens" else 1) if hungry else 0,
        "waste": len(s.waste) // s.box.figures.waste_for,
        "needed": crisis_needs(s),
        "piled": len(s.pile),
        "zombies": [zombies_due(s, place) for place in places],
        "overruns": {place: lost for place in places if any(lost := _overruns(s, place))},
        "main": main_far(s),
        "far": None if seat is None else far(s, seat),
        "seat": seat,
        "waits": {card: parts(s.box, s.box.crossroads[card].trigger) for card in s.crossed},
    }


def _overruns(s: Colony, place: int) -> tuple[int, int]:
    """Barricades that fall and survivors that die, if the zombies that are due came there now."""
    night = s.copy()
    night.stack.clear()
    night.morale = 10  # what comes of it is looked at, not whether it is the end
    people, planks = len(night.people(place)) + night.helpless * (place == 0), sum(night.barricades)
    number = zombies_due(s, place)
    if not number:
        return 0, 0
    night.then(Arrive(place, number))
    while night.stack:
        step = night.stack.pop()
        # Nobody new joins, and nobody is asked who leads: what else follows from a death comes later.
        if isinstance(step, Arrive):
            step.go(night, {})
    left = len(night.people(place)) + night.helpless * (place == 0)
    return planks - sum(night.barricades), people - left
