"""LK-8 and LK-9: Cold storage, Martyr and badge."""

import pytest

from tests.lockdown.looking import board, pass_all, prompts, told
from tests.lockdown.positions import AWAY, mall

rule = pytest.mark.rule

OUT = [AWAY] * 4


def deaths(number):
    """So many dead of families that don't matter here."""
    return [(2, 0)] * number


def lone_death(dead, **more):
    """Ana's Useless dies alone in the restrooms, after so many others."""
    where = [[AWAY, AWAY, AWAY, 1], [AWAY, 4, AWAY, AWAY], OUT]
    match = mall("Night", where=where, cold=deaths(dead), **{"monsters": {1: 2}, **more})
    pass_all(match)
    return match


@rule("LK-8.1")
def test_the_dead_lie_in_the_order_they_fell():
    where = [[6, 6, AWAY, AWAY], [AWAY, AWAY, 6, AWAY], OUT]
    match = mall("Night", where=where, monsters={6: 3}, cold=[])
    order = []
    while match.choices():
        pass_all(match)
        for seat in sorted(match.choices()):
            if prompts(match).get(seat) == "devour":
                match.act(seat, ["character:leader"])
            elif seat in match.choices():
                match.act(seat, [match.choices()[seat].options[0].id])
        order = board(match)["cold"]
    assert order == [[0, 1], [0, 0], [1, 2]]


@rule("LK-8.2")
@pytest.mark.parametrize(("dead", "breached"), [(2, False), (3, True), (4, True)])
def test_with_row_one_full_equal_strength_lets_them_in(dead, breached):
    match = mall("Night", where=[[AWAY, 4, AWAY, AWAY], OUT, OUT], monsters={4: 1}, cold=deaths(dead))
    assert bool(match.choices()) == breached


@rule("LK-8.2")
def test_it_counts_at_once_for_the_locations_still_to_resolve():
    match = lone_death(2, monsters={1: 2, 4: 1})
    assert board(match)["cold"][2] == [0, 3]
    assert told(match, "row-full")[0]["row"] == 1
    assert len(board(match)["cold"]) == 4, "location 4 held one Monster with Strength 1 until that death"


@rule("LK-8.3")
@pytest.mark.parametrize(("dead", "box", "rows"), [(4, 4, [0, 1, 1]), (5, 5, [0, 0, 1])])
def test_row_two_full_its_die_joins_the_box(dead, box, rows):
    match = lone_death(dead)
    assert (board(match)["box"], board(match)["on_rows"]) == (box, rows)


@rule("LK-8.3")
def test_row_three_full_its_die_joins_the_box_and_is_rolled_next_turn():
    match = lone_death(8, box=5, on_rows=[0, 0, 1], arrival=[1, 1, 2, 2, 3])
    assert (board(match)["box"], board(match)["on_rows"]) == (6, [0, 0, 0])
    assert board(match)["arrival"] == [1, 1, 2, 2, 3]
    rolled = mall("WhoTakesTheBadge", where=[[1, 1, 1, AWAY]] * 3, box=6)
    assert board(rolled)["arrival"] == 6


@rule("LK-8.4")
def test_beyond_nine_nothing_more_happens():
    match = lone_death(9, box=6, on_rows=[0, 0, 0])
    assert len(board(match)["cold"]) == 10
    assert board(match)["box"] == 6
    assert not told(match, "row-full")


@rule("LK-9.1")
def test_the_martyr_goes_to_whoever_lost_a_character_last_and_stays_there():
    match = lone_death(0, martyr=2)
    assert board(match)["martyr"] == 0
    assert max(board(match)["where"][0]) <= 0, "also with nobody left"
    again = mall("Night", where=board(match)["where"], martyr=0, monsters={}, cold=[])
    assert board(again)["martyr"] == 0


@rule("LK-9.2")
def test_a_holder_who_loses_the_last_character_passes_the_badge_to_the_left():
    where = [[AWAY, AWAY, AWAY, 1], [0, 0, 0, AWAY], [AWAY, 5, AWAY, AWAY], [AWAY, 5, AWAY, AWAY]]
    match = mall("Night", where=where, badge=0, martyr=3, monsters={1: 3}, cold=[])
    pass_all(match)
    assert (board(match)["badge"], board(match)["martyr"]) == (2, 0)
    assert told(match, "badge") == [{"seat": "seat:2"}]


@rule("LK-9.2")
def test_a_holder_with_somebody_left_keeps_it():
    where = [[AWAY, AWAY, 5, 1], [AWAY, 5, AWAY, AWAY], OUT]
    match = mall("Night", where=where, badge=0, monsters={1: 3}, cold=[])
    pass_all(match)
    assert board(match)["badge"] == 0


@rule("LK-9.2")
def test_with_nobody_left_at_all_it_stays():
    match = mall("Night", where=[[AWAY, AWAY, AWAY, 1], OUT, OUT], badge=0, monsters={1: 3}, cold=[])
    pass_all(match)
    assert board(match)["badge"] == 0
