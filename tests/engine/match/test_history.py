"""What was done is done again, however often one goes back, and in copies that go their own way."""

from __future__ import annotations

import random
from typing import Annotated

import pytest
from msgspec import Meta

import huisclos
from huisclos.engine.base.audience import EVERYONE
from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.step import Answers, Step
from tests.engine import tiny
from tests.engine.all_games import plain, some_signs

MANY = 200


class Road(tiny.Room, kw_only=True):
    walked: Annotated[int, EVERYONE, Meta(ge=0)] = 0
    trace: Annotated[int, EVERYONE, Meta(ge=0, le=1 << 40)] = 0
    """What came with each answer, and which cards counted no more then, in one figure."""


class Walk(Step, frozen=True):
    """One after the other."""

    def ask(self, s: Road) -> dict[int, Choice]:
        ways = tuple(Option(f"way:{n}", n) for n in range(4))
        return {s.walked % s.seats: Choice("fork", ways, "T-1")} if s.walked < MANY else {}

    def go(self, s: Road, answers: Answers) -> None:
        for (option,) in answers.values():
            met = f"{s.trace} {option.value} {s.house} {s.signs} {s.silent}"
            s.walked, s.trace = s.walked + 1, random.Random(met).getrandbits(40)
            s.tell("walked", way=option.id)
            s.then(self)


class Far(tiny.Tiny):
    rules = ("tiny", "match.test_history")
    state = Road


def something(match: huisclos.Match, rng: random.Random) -> None:
    """Mostly an answer; now and then some are taken back, or a card is set aside."""
    chance, done = rng.random(), len(match.actions)
    if chance < 0.05 and done:
        match.take_back(min(done, rng.choice([1, 3, 70])))
    elif chance < 0.1:
        match.set_aside(f"card:{rng.randrange(30)}")
    else:
        for seat, choice in match.choices().items():
            pick = rng.choice(choice.options).id
            match.act(seat, [pick], house=rng.random() < 0.3, signs=some_signs(rng))


def replays(match: huisclos.Match) -> bool:
    """Its record leads to where it stands."""
    again = huisclos.replay(match.record(), game=match.game)
    return plain([again.position(), again.record()]) == plain([match.position(), match.record()])


@pytest.mark.parametrize("seed", range(6))
def test_each_record_leads_to_where_its_match_stands(seed, monkeypatch):
    """Waypoints are close together, so that one that leads astray is met."""
    monkeypatch.setattr("huisclos.engine.match.history.EVERY", 5)
    rng, game = random.Random(seed), Far(Walk())
    match = tiny.play(game)
    if seed % 2:
        match.act(0, ["way:3"])
        match = huisclos.load(match.position(), game=game)
    matches = [match]
    for number in range(1, 301):
        something(rng.choice(matches), rng)
        if number in (60, 120, 180):
            matches.append(rng.choice(matches).copy())
        if number % 10 == 0:
            assert all(map(replays, matches))
    assert len({match.state.trace for match in matches}) == 4
