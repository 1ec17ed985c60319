"""LK-10: end of the turn, end of the game, score."""

import pytest

from tests.lockdown.looking import board, options, prompts, told
from tests.lockdown.positions import AWAY, mall

rule = pytest.mark.rule

ALIVE = [1, 1, 2, AWAY]
OUT = [0, 0, 0, AWAY]


@rule("LK-10.1")
def test_a_location_with_six_monsters_closes():
    where = [[2, 2, 4, AWAY], [4, 4, 6, AWAY], ALIVE]
    match = mall("Dawn", where=where, monsters={2: 6, 4: 5, 5: 6})
    state = board(match)
    assert state["closed"] == [2, 5]
    assert state["monsters"] == [0, 0, 0, 0, 5, 0, 0]
    assert state["supply"] == 20
    assert state["where"] == [[6, 6, 4, AWAY], [4, 4, 6, AWAY], [1, 1, 6, AWAY]]


@rule("LK-10.1")
def test_the_parking_lot_never_closes():
    match = mall("Dawn", where=[ALIVE] * 3, monsters={6: 6})
    assert board(match)["closed"] == []
    assert board(match)["monsters"][6] == 6


@rule("LK-10.1")
def test_nobody_can_enter_a_closed_location():
    match = mall("WhereTo", where=[ALIVE] * 3, closed=[5])
    assert "place:5" not in options(match, 0)
    assert [bar.id for bar in match.bars(0)] == ["place:5"]


@rule("LK-10.2")
@pytest.mark.parametrize(("alive", "over"), [(4, False), (3, True), (2, True)])
def test_the_game_ends_when_no_more_are_alive_than_players_began(alive, over):
    where = [[5, 5, 5, AWAY], [5 if alive == 4 else 0, 0, 0, AWAY], OUT]
    if alive == 2:
        where[0][0] = 0
    match = mall("Dawn", where=where)
    assert (match.result is not None) == over
    assert len(told(match, "day")) == (not over)


@rule("LK-10.2")
def test_a_new_turn_begins_with_the_truck():
    match = mall("Dawn", where=[[6, 6, 6, AWAY]] * 3, turn=4)
    assert board(match)["turn"] == 5
    assert set(prompts(match).values()) == {"discuss-1"}


def test_the_phase_of_the_day_is_there_for_all_to_see():
    where = [[6, 6, 6, AWAY], [3, 1, 2, AWAY], [1, 1, 2, AWAY]]
    assert board(mall("WhoSearches", where=where))["phase"] == 1
    assert board(mall("WhoTakesTheBadge", where=where))["phase"] == 2
    assert board(mall("WhereTo", where=where))["phase"] == 3
    assert board(mall("OverHere", where=where, destination=[1, 1, 1]))["phase"] == 4
    assert board(mall("Arrival", where=where))["phase"] == 5
    assert board(mall("Night", where=where, monsters={6: 1}))["phase"] == 6
    assert board(mall("Dawn", where=[[0, 0, 0, AWAY]] * 3))["phase"] == 7


@rule("LK-10.3")
def test_points_of_the_living_count_and_the_most_win():
    match = mall("Score", where=[[5, 5, 5, AWAY], [5, 0, 5, AWAY], [0, 6, 0, AWAY]])
    assert match.result.points == [15, 12, 3]
    assert match.result.winners == [0]


@rule("LK-10.3")
def test_equal_points_share_the_victory():
    match = mall("Score", where=[[5, 0, 0, AWAY], [0, 0, 0, AWAY], [5, 0, 0, AWAY]])
    assert match.result.winners == [0, 2]


@rule("LK-10.3", "LK-10.4")
def test_truck_keys_give_a_point_to_the_living_only():
    living = mall("Score", where=[[5, 0, 0, AWAY], OUT, [5, 0, 0, AWAY]], hands={2: ["keys"]})
    assert living.result.points == [5, 0, 6]
    assert living.result.winners == [2]
    dead = mall("Score", where=[[5, 0, 0, AWAY], OUT, OUT], hands={2: ["keys"]})
    assert dead.result.points == [5, 0, 0]


@rule("LK-10.4")
def test_truck_keys_do_nothing_before_the_end_and_are_shown_then():
    match = mall("WhoSearches", where=[[6, 6, 6, AWAY]] * 3, hands={0: ["keys"]})
    assert "card:keys" not in options(match, 0)
    assert [(bar.id, bar.rule) for bar in match.bars(0)] == [("card:keys", "LK-10.4")]
    assert board(match, 1)["hands"][0] == 1
    over = mall("Score", where=[ALIVE, OUT, OUT], hands={0: ["keys"]})
    assert told(over, "hand-shown")[0]["cards"] == ["card:keys"]
    assert board(over, 1)["hands"][0] == ["keys"]
