"""CV-2.5 and CV-2.6: the flight and the next player, CV-3.1: the way out, CV-4.2: the Runner."""

import pytest

from tests.critico_ville.looking import board, keys, options, prompts, told
from tests.critico_ville.positions import town

rule = pytest.mark.rule


def flight(*rolls, **more):
    """A flight, and then the game ends."""
    return town("Flight", rolls=rolls, **more)


@rule("CV-2.5")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("pawn", [0, 9, 20])
def test_the_pawn_advances_as_the_die_says(pawn, roll):
    match = flight(roll, pawn=pawn, zombies=[3, 5, 18] if pawn == 9 else [35])
    assert board(match)["pawn"] == pawn + roll
    assert (board(match)["die"], board(match)["steps"], board(match)["action"]) == (roll, 0, 4)
    assert told(match, "flight-roll") == [{"seat": "seat:0", "die": roll}]
    assert told(match, "moved") == [{"origin": f"square:{pawn}", "square": f"square:{pawn + roll}"}]
    assert not told(match, "blocked")


@rule("CV-2.5")
@pytest.mark.parametrize(("roll", "stop"), [(1, 5), (2, 6), (3, 6), (6, 6)])
def test_a_zombie_on_the_way_stops_it_on_the_square_before(roll, stop):
    match = flight(roll, pawn=4, zombies=[7])
    assert board(match)["pawn"] == stop
    assert bool(told(match, "blocked")) == (roll > 2)
    assert board(match)["steps"] == 0


@rule("CV-2.5")
def test_the_first_of_several_stops_it():
    match = flight(6, pawn=4, zombies=[7, 8, 9])
    assert board(match)["pawn"] == 6
    assert told(match, "blocked") == [{"square": "square:7"}]


@rule("CV-2.5")
def test_a_zombie_under_the_pawn_doesnt_hold_it():
    match = flight(3, pawn=5, zombies=[5])
    assert board(match)["pawn"] == 8
    assert board(match)["zombies"] == [5]


@rule("CV-2.5")
@pytest.mark.parametrize("roll", [1, 6])
def test_a_zombie_on_the_next_square_leaves_it_where_it_is(roll):
    match = flight(roll, pawn=4, zombies=[5])
    assert board(match)["pawn"] == 4
    assert keys(match) == ["flight-roll", "blocked"]


@rule("CV-2.6")
@pytest.mark.parametrize(("active", "following"), [(0, 1), (1, 2), (2, 0)])
def test_then_the_next_player_clockwise(active, following):
    match = town("Flight", "NextPlayer", seats=3, active=active, rolls=[2], cards=[4])
    assert board(match)["active"] == following
    assert (board(match)["turn"], board(match)["die"], board(match)["question"]) == (2, 0, None)
    assert prompts(match) == {following: "place"}
    assert told(match, "turn") == [{"seat": f"seat:{following}", "turn": 2}]


@rule("CV-2.6")
def test_a_player_alone_goes_on():
    match = town("Flight", "NextPlayer", seats=1, rolls=[2], cards=[4])
    assert prompts(match) == {0: "place"}


@rule("CV-2.6")
def test_a_turn_has_four_actions_in_order():
    match = town("Turn", rolls=[1, 2], cards=[2], asks=[0], zombies=[8])
    match.act(0, ["square:3"])
    match.act(0, ["square:7"])
    match.act(0, ["answer:0"])
    match.act(0, ["on"])
    main = ("turn", "invasion", "question", "combat-roll", "flight-roll")
    assert [key for key in keys(match) if key in main] == [*main, "turn", "invasion"]


@rule("CV-3.1")
@pytest.mark.parametrize(("pawn", "roll"), [(35, 1), (33, 3), (31, 6), (35, 6), (30, 6)])
def test_won_at_once_at_the_vehicle_also_with_a_roll_beyond(pawn, roll):
    match = town("Flight", "NextPlayer", seats=3, pawn=pawn, rolls=[roll], zombies=[3, 29])
    assert board(match)["pawn"] == 36
    assert board(match)["won"]
    assert (match.result.points, match.result.winners) == ([1, 1, 1], [0, 1, 2])
    assert keys(match)[-1] == "won"
    assert board(match)["turn"] == 1, "nobody else has a turn"
    assert match.choices() == {}


@rule("CV-3.1")
def test_the_vehicle_is_reached_only_past_the_zombies():
    match = flight(6, pawn=32, zombies=[35])
    assert board(match)["pawn"] == 34
    assert not board(match)["won"]


@rule("CV-4.2", "CV-4.6")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_runner_has_a_flight_roll_rolled_again_and_again(seat):
    match = flight(1, 2, 1, 3, seats=3, holds={seat: "runner"}, pawn=9)
    for left in (2, 1, 0):
        assert prompts(match) == {seat: "power-flight"}
        assert options(match, seat) == ["power:runner", "pass"]
        assert board(match)["pawn"] == 9, "the pawn hasn't moved yet"
        match.act(seat, ["power:runner"])
        assert board(match)["tokens"] == [3, left, 3, 3, 3]
    assert [event["die"] for event in told(match, "flight-roll")] == [1, 2, 1, 3]
    assert board(match)["pawn"] == 12


@rule("CV-4.2")
def test_the_last_roll_counts_even_if_it_is_worse():
    match = flight(5, 1, holds={1: "runner"}, pawn=9)
    match.act(1, ["power:runner"])
    assert board(match)["steps"] == 1
    match.act(1, ["pass"])
    assert board(match)["pawn"] == 10


@rule("CV-4.4")
def test_the_exterminator_clears_the_way_in_the_middle_of_the_move():
    match = flight(6, pawn=4, zombies=[7, 8, 20], holds={1: "exterminator"})
    assert (board(match)["pawn"], board(match)["steps"]) == (6, 4)
    assert prompts(match) == {1: "power-way"}
    assert options(match, 1) == [f"power:exterminator+square:{square}" for square in (7, 8, 20)] + ["pass"]
    match.act(1, ["power:exterminator+square:7"])
    assert (board(match)["pawn"], board(match)["steps"]) == (7, 3)
    match.act(1, ["power:exterminator+square:8"])
    assert board(match)["pawn"] == 10
    assert board(match)["zombies"] == [20]
    assert board(match)["tokens"] == [3, 3, 3, 1, 3]
    assert [event["square"] for event in told(match, "moved")] == ["square:6", "square:7", "square:10"]


@rule("CV-4.4")
def test_a_zombie_elsewhere_may_go_first_and_the_way_stays_barred():
    match = flight(3, pawn=6, zombies=[7, 20], holds={0: "exterminator"})
    match.act(0, ["power:exterminator+square:20"])
    assert prompts(match) == {0: "power-way"}
    assert board(match)["pawn"] == 6
    match.act(0, ["pass"])
    assert (board(match)["pawn"], board(match)["steps"], board(match)["zombies"]) == (6, 0, [7])
    assert keys(match)[-1] == "blocked"


@rule("CV-4.4", "CV-3.1")
def test_the_exterminator_opens_the_way_out():
    match = flight(6, pawn=33, zombies=[34, 35], holds={1: "exterminator"})
    match.act(1, ["power:exterminator+square:34"])
    match.act(1, ["power:exterminator+square:35"])
    assert match.result.winners == [0, 1]


@rule("CV-4.4")
def test_three_tokens_and_no_more():
    match = flight(6, pawn=6, zombies=[7, 8, 9, 11], holds={1: "exterminator"})
    for square in (7, 8, 9):
        match.act(1, [f"power:exterminator+square:{square}"])
    assert match.choices() == {}
    assert board(match)["pawn"] == 10
    assert keys(match)[-1] == "blocked"
