"""DW-5.1 to DW-5.4: what the colony phase would do if it came now: it is played on what is seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from huisclos.engine.rules.choice import Fact
from huisclos.engine.rules.step import NO_ANSWERS, Step
from huisclos.games.dead_of_winter.chapters.colony.zombies import Arrive
from huisclos.games.dead_of_winter.chapters.rounds.colony_phase import (
    CheckWaste,
    PayFood,
    ZombiesCome,
    crisis_needs,
    food_due,
)
from huisclos.games.dead_of_winter.printed.places import COLONY, PLACES
from huisclos.games.dead_of_winter.state.colony import Colony


def tonight(s: Colony) -> list[Fact]:
    """For sure, if nobody does anything more; the crisis and noise apart. `bad` is what costs something.

    The night is played on the state that is handed in.
    """
    food, due, told = s.food, food_due(s), _crisis(s)
    hunger, waste = _costs(s, PayFood()), _costs(s, CheckWaste())
    ZombiesCome().go(s, NO_ANSWERS)
    arrivals = [step for step in reversed(s.stack) if isinstance(step, Arrive) and step.number]
    fallen = [(step.place, *_overrun(s, step)) for step in arrivals]
    lost = hunger + waste + sum([morale for _, _, morale in fallen])
    return [
        Fact("tonight-morale", {"by": lost}),
        _told("tonight-food", hunger > 0, due=due, food=food, by=hunger),
        _told("tonight-waste", waste > 0, count=len(s.waste), by=waste, each=s.box.figures.waste_for),
        *told,
        *_zombies(s, {step.place: step.number for step in arrivals}),
        *_deaths([(place, deaths) for place, deaths, _ in fallen if deaths]),
    ]


def _told(key: str, bad: bool, **args: Any) -> Fact:
    return Fact(key, {**args, "bad": int(bad)})


def _costs(s: Colony, step: Step) -> int:
    """How much morale falls; not so far that all ends there."""
    s.morale = most = s.box.figures.most_morale
    step.go(s, NO_ANSWERS)
    return most - s.morale


def _overrun(s: Colony, arrival: Arrive) -> tuple[int, int]:
    """How many die there, and the morale that this costs. Nobody is asked anything, and nobody joins: what
    else follows from a death comes later."""
    morale, people = 0, _people(s, arrival.place)
    s.stack = [arrival]
    while s.stack:
        step = s.stack.pop()
        if isinstance(step, Arrive):
            morale += _costs(s, step)
    return people - _people(s, arrival.place), morale


def _people(s: Colony, place: int) -> int:
    return s.at.count(place) + (s.helpless if place == COLONY else 0)


def _crisis(s: Colony) -> list[Fact]:
    """DW-5.3: how many cards lie there, of as many as avert it; nobody knows which."""
    given, due = len(s.pile), crisis_needs(s)
    return [_told("tonight-crisis", given < due, given=given, due=due)] if s.crisis else []


def _zombies(s: Colony, due: dict[int, int]) -> Iterator[Fact]:
    """DW-5.4: those that come for sure, and how many more noise may bring."""
    places = [f"place:{PLACES[place]}" for place in due if place != COLONY]
    yield _told("tonight-zombies", False, colony=due.get(COLONY, 0), places=places, all=sum(due.values()))
    if noise := sum(s.noise):
        yield _told("tonight-noise", False, count=noise)


def _deaths(lost: list[tuple[int, int]]) -> Iterator[Fact]:
    """DW-6.1, DW-6.2: where too many come for the spaces that are free."""
    if lost:
        places = [f"place:{PLACES[place]}" for place, _ in lost]
        yield _told("tonight-deaths", True, count=sum([deaths for _, deaths in lost]), places=places)
