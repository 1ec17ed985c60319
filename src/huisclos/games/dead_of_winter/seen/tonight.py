"""DW-5.1 to DW-5.4: what the colony phase would do if it came now: it is played on a copy of what is seen."""

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
    zombies_due,
)
from huisclos.games.dead_of_winter.printed.places import COLONY, PLACES
from huisclos.games.dead_of_winter.state.colony import Colony


def tonight(s: Colony) -> list[Fact]:
    """For sure, if nobody does anything more; the crisis and noise apart. `bad` is what costs something."""
    night = s.copy()
    hunger, waste = _costs(night, PayFood()), _costs(night, CheckWaste())
    ZombiesCome().go(night, NO_ANSWERS)
    arrivals, night.stack = [step for step in night.stack[::-1] if isinstance(step, Arrive)], []
    fallen = [(step.place, *_overrun(night, step)) for step in arrivals]
    s.purse = night.purse
    lost = hunger + waste + sum([morale for _, _, morale in fallen])
    return [
        Fact("tonight-morale", {"by": lost}),
        _told("tonight-food", hunger > 0, due=food_due(s), food=s.food, by=hunger),
        _told("tonight-waste", waste > 0, count=len(s.waste), by=waste, each=s.box.figures.waste_for),
        *_crisis(s),
        *_zombies(s),
        *_deaths([(place, deaths) for place, deaths, _ in fallen if deaths]),
    ]


def _told(key: str, bad: bool, **args: Any) -> Fact:
    return Fact(key, {**args, "bad": int(bad)})


def _costs(night: Colony, step: Step) -> int:
    """How much morale falls; not so far that all ends there."""
    night.morale = most = night.box.figures.most_morale
    step.go(night, NO_ANSWERS)
    return most - night.morale


def _overrun(night: Colony, arrival: Arrive) -> tuple[int, int]:
    """How many die there, and the morale that this costs. Nobody is asked anything, and nobody joins: what
    else follows from a death comes later."""
    morale, people = 0, _people(night, arrival.place)
    night.stack = [arrival]
    while night.stack:
        step = night.stack.pop()
        if isinstance(step, Arrive):
            morale += _costs(night, step)
    return people - _people(night, arrival.place), morale


def _people(s: Colony, place: int) -> int:
    return s.at.count(place) + (s.helpless if place == COLONY else 0)


def _crisis(s: Colony) -> Iterator[Fact]:
    """DW-5.3: how many cards lie there, of as many as avert it; nobody knows which."""
    if s.crisis:
        given, due = len(s.pile), crisis_needs(s)
        yield _told("tonight-crisis", given < due, given=given, due=due)


def _zombies(s: Colony) -> Iterator[Fact]:
    """DW-5.4: those that come for sure, and how many more noise may bring."""
    due = [zombies_due(s, place) for place in range(len(PLACES))]
    places = [f"place:{PLACES[place]}" for place, number in enumerate(due) if place != COLONY and number]
    yield _told("tonight-zombies", False, colony=due[COLONY], places=places, all=sum(due))
    if noise := sum(s.noise):
        yield _told("tonight-noise", False, count=noise)


def _deaths(lost: list[tuple[int, int]]) -> Iterator[Fact]:
    """DW-6.1, DW-6.2: where too many come for the spaces that are free."""
    if lost:
        places = [f"place:{PLACES[place]}" for place, _ in lost]
        yield _told("tonight-deaths", True, count=sum([deaths for _, deaths in lost]), places=places)
