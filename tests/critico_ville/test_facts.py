"""What a reader is told at any time: where a flight ends, what a combat reaches, how full the town is."""

import pytest

from huisclos.engine.match.public import moments
from huisclos.engine.match.record import read
from huisclos.games.critico_ville.content import zombie_cards
from tests.records.following import records

rule = pytest.mark.rule
STRIDE = 7


def recorded():
    """Moments of recorded games."""
    for record in records("critico-ville"):
        for number, match in enumerate(moments(read(record))):
            if number % STRIDE == 0 or match.state.over:
                yield match


def _stop(s, roll):
    """Where a run ends: before the first zombie on the way, or at the end of the road."""
    end = min(s.pawn + roll, s.figures.squares)
    return min([square - 1 for square in s.zombies if s.pawn < square <= end], default=end)


def _not_yet_rolled(match):
    """In this turn the question has come, and the flight hasn't."""
    keys = [event.key for event in match.state.log]
    turn = keys[-1 - keys[::-1].index("turn") :] if "turn" in keys else []
    return "question" in turn and "flight-roll" not in turn


@rule("CV-2.5")
def test_where_a_flight_ends_or_would_end():
    squares, goals = set(), set()
    for match in recorded():
        s, flight = match.state, match.facts(None).get("flight", [])
        foreseen = {face: fact.args["square"] for fact in flight for face in fact.args.get("faces", ())}
        if s.steps:
            assert [(fact.key, fact.args["square"]) for fact in flight] == [
                ("town-road-goal", _stop(s, s.steps))
            ]
            goals.add(flight[0].args["square"])
        elif _not_yet_rolled(match):
            assert foreseen == {face: _stop(s, face) for face in range(1, s.figures.die + 1)}
            assert {fact.key for fact in flight} == {"town-road-face"}
            squares.add(len(flight))
        else:
            assert not flight
    assert len(goals) > 3
    assert len(squares) > 3


@rule("CV-2.4")
def test_what_a_combat_reaches():
    for match in recorded():
        s, (fact,) = match.state, match.facts(0)["pawn"]
        first, last = max(0, s.pawn - s.figures.reach), min(s.figures.squares, s.pawn + s.figures.reach)
        assert fact.args == {"first": first, "last": last}


@rule("CV-3.2")
def test_how_full_the_town_is_and_when_it_is_nearly_lost():
    """The next card could be the last: the largest brings so many."""
    states, free = set(), set()
    for match in recorded():
        s, (fact,) = match.state, match.facts(None)["zombies"]
        nearly = s.room() <= max(zombie_cards(s.figures.deck))
        assert fact.args["state"] == ("danger" if nearly else "calm")
        assert (fact.args["filled"], fact.args["all"]) == (len(s.zombies), len(s.figures.zombie_squares))
        states.add(nearly)
        free.add(s.room())
    assert states == {True, False}
    assert len(free) > 5
