"""What a table may set, and how a mistake is told."""

import pytest

import huisclos
from tests.lockdown.looking import board, vote
from tests.lockdown.positions import AWAY, mall, start


def problem(**options):
    with pytest.raises(huisclos.BadOptions) as refusal:
        start(**options)
    return str(refusal.value)


def test_markers_that_cant_be_are_explained():
    for markers in ({"badge": 1, "martyr": 1}, {"badge": 5}):
        assert "3" in problem(**markers), "the last seat of four"


def test_a_locked_variant_is_named():
    assert "Live feed" in problem(variant=6, unlocked=[5])


@pytest.mark.parametrize("figures", [{"draw": 0}, {"draw": "x"}, {"spots": [1]}, {"colour": 1}, {"give": 3}])
def test_figures_that_cant_be_are_named(figures):
    (name,) = figures
    assert name in problem(figures=figures)


def test_an_option_that_is_none_is_named():
    assert "colour" in problem(colour="red")


def test_a_table_with_rows_of_its_own():
    where = [[AWAY, 4, AWAY, AWAY], [AWAY] * 4, [AWAY] * 4]
    rows = {"figures": {"rows": [1, 3, 3]}}
    match = mall("Night", where=where, monsters={4: 1}, cold=[[1, 0]], options=rows)
    assert match.choices(), "row 1 has one space only, and is full"


def test_nobody_is_blamed_and_no_pistol_drawn_at_the_start():
    state = board(start())
    assert state["blame"] == [[0] * 4] * 4
    assert state["pistols"] == [0] * 4


def test_votes_of_the_night_are_remembered():
    where = [[6, 6, 6, AWAY], [6, 6, 6, AWAY], [AWAY] * 4]
    match = mall("Night", "WhereTo", where=where, cold=[], monsters={6: 3})
    for loser in ("blocker", "leader"):
        vote(match, (0, 1), (1, 1))
        match.act(1, [f"character:{loser}"])
    assert board(match)["blame"] == [[0, 2, 0], [0, 2, 0], [0, 0, 0]]
    day = mall("WhoSearches", where=where, deck=["bat"])
    vote(day, (0, 1), (1, 1))
    assert board(day)["blame"] == [[0] * 3] * 3, "those of the day are not held against anybody"
