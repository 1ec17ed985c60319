"""Counting positions, as perft does for chess: a rule that changes by accident changes these numbers."""

import pytest

import huisclos
from huisclos.engine.match.position import written
from tests.lockdown.positions import AWAY, mall

pytestmark = pytest.mark.slow


def perft(match: huisclos.Match, depth: int) -> list[int]:
    """How many distinct positions there are after 1, 2, ... decisions."""
    level = {b"": match.state}
    counts = []
    for _ in range(depth):
        reached = {}
        for state in level.values():
            for seat, choice in state.waiting().items():
                for option in choice.options:
                    after = state.copy()
                    after.act(seat, [option])
                    key = written(match.game, match.names, match.options, after)
                    reached[key] = after
        level = reached
        counts.append(len(level))
    return counts


def test_the_first_decisions_of_a_game_of_three():
    match = huisclos.new("lockdown", ["Ana", "Bo", "Cy"], 1, {"badge": 0, "martyr": 1})
    # Four Characters and dice of which two are equal: 4 x 3 first pairs, 4! / 2 placements, and so on.
    assert perft(match, 4) == [12, 42, 12, 144]


@pytest.mark.parametrize(
    ("hands", "counts"),
    [({}, [4, 1, 4, 4, 8]), ({0: ["meat", "can"], 1: ["pistol"]}, [7, 20, 76, 180, 366])],
)
def test_a_night_in_the_toy_shop(hands, counts):
    where = [[4, 4, AWAY, AWAY], [AWAY, 4, 4, AWAY], [5, AWAY, AWAY, AWAY]]
    match = mall("Night", "Dawn", where=where, cold=[], monsters={4: 6, 5: 1}, hands=hands)
    assert perft(match, 5) == counts


def test_where_to_go():
    where = [[1, 2, 4, AWAY], [5, 5, 6, AWAY], [3, AWAY, AWAY, AWAY]]
    match = mall("WhereTo", "OverHere", "Dawn", where=where, cold=[], closed=[2], hands={0: ["drink"]})
    # Five open locations: 5 to announce, 5 x (5 + 5) with one more answer in, 5 x 5 x 5 with all.
    assert perft(match, 4) == [5, 50, 125, 325]
