"""LK-5 and LK-6: going somewhere, and what comes after."""

import pytest

import huisclos
from tests.lockdown.looking import board, options, prompts, told
from tests.lockdown.positions import AWAY, mall

rule = pytest.mark.rule

ROOM = [1, 1, 2, AWAY]
GONE = [0, 0, 0, AWAY]


def where_to(**more):
    return mall(
        "WhereTo", "Dawn", **{"where": [ROOM, [2, 2, 4, AWAY], [5, 5, 5, AWAY], GONE], "badge": 1, **more}
    )


@rule("LK-5.1")
def test_the_holder_announces_openly_and_it_holds():
    match = where_to()
    assert prompts(match) == {1: "announce"}
    match.act(1, ["place:5"])
    assert board(match, 0)["destination"] == [0, 5, 0, 0]
    assert told(match, "announced") == [{"seat": "seat:1", "place": "place:5"}]
    assert 1 not in match.choices()


@rule("LK-5.2")
def test_the_others_choose_in_secret_and_the_dead_choose_nothing():
    match = where_to()
    match.act(1, ["place:5"])
    assert prompts(match) == {0: "choose", 2: "choose"}
    match.act(0, ["place:4"])
    assert board(match, 2)["destination"] == [0, 5, 0, 0]
    assert board(match, 0)["destination"] == [0, 5, 0, 0]
    match.act(2, ["place:1"])
    assert board(match, None)["destination"] == [4, 5, 1, 0]


@rule("LK-5.2")
def test_any_open_location_may_be_chosen_full_or_not():
    full = [[1, 1, 1, AWAY], [2, 2, 4, AWAY], [5, 5, 5, AWAY], GONE]
    match = where_to(where=full, closed=[4])
    match.act(1, ["place:5"])
    assert options(match, 0) == ["place:1", "place:2", "place:3", "place:5", "place:6"]
    assert [(bar.id, bar.rule) for bar in match.bars(0)] == [("place:4", "LK-10.1")]
    with pytest.raises(huisclos.IllegalAction) as refusal:
        match.act(0, ["place:4"])
    assert refusal.value.rule == "LK-10.1"


@rule("LK-5.3")
def test_destinations_are_shown_and_then_the_dice():
    match = where_to(arrival=[2, 2, 6, 6], looked=[])
    assert board(match, 0)["arrival"] == 4
    match.act(1, ["place:5"])
    match.act(0, ["place:4"])
    match.act(2, ["place:1"])
    keys = [event["key"] for event in match.events_since(0, None)]
    assert keys[1:5] == ["destination", "destination", "destination", "dice-shown"]
    assert told(match, "dice-shown") == [{"dice": [2, 2, 6, 6]}]


@rule("LK-5.4")
def test_each_moves_one_character_clockwise_from_the_holder():
    where = [ROOM, [2, 2, 4, AWAY], [5, 5, 5, AWAY], GONE]
    match = mall("OverHere", where=where, badge=1, destination=[3, 4, 6, 0])
    order = []
    while match.choices():
        (seat,) = match.choices()
        order.append((seat, prompts(match)[seat]))
        match.act(seat, [options(match, seat)[-1]])
    assert order == [(1, "move"), (1, "drink"), (2, "move"), (2, "drink"), (0, "move"), (0, "drink")]
    assert board(match)["where"] == [[1, 1, 3, AWAY], [2, 4, 4, AWAY], [5, 5, 6, AWAY], GONE]


@rule("LK-5.4")
def test_the_move_is_compulsory():
    match = mall("OverHere", where=[ROOM, ROOM, ROOM, GONE], badge=0, destination=[6, 5, 5, 0])
    assert options(match, 0) == ["character:blocker", "character:leader", "character:weeper"]
    assert (match.choices()[0].min, match.choices()[0].max) == (1, 1)


@rule("LK-5.5")
def test_who_comes_first_gets_the_last_spot():
    where = [[3, 3, AWAY, AWAY], [2, AWAY, AWAY, AWAY], [4, AWAY, AWAY, AWAY]]
    match = mall("OverHere", where=where, badge=1, destination=[3, 3, 3])
    match.act(1, ["pass"])
    match.act(2, ["pass"])
    assert [family[0] for family in board(match)["where"]] == [3, 3, 6]


@rule("LK-5.6", "LK-X2")
def test_a_character_in_the_lot_is_sent_there_only_when_no_other_can_move():
    crowd = [[5, 5, 5, AWAY], [5, 5, 5, AWAY]]
    match = mall("OverHere", where=[[3, 6, 0, AWAY], *crowd], badge=0, destination=[5, 0, 0])
    assert board(match)["where"][0] == [6, 6, 0, AWAY], "5 is full: the one in 3 must go, to 6"
    match = mall("OverHere", where=[[0, 6, 0, AWAY], *crowd], badge=0, destination=[5, 0, 0])
    assert board(match)["where"][0] == [0, 6, 0, AWAY], "with only the one in 6, it stays in 6"
    assert told(match, "stayed") == [{"seat": "seat:0"}]


@rule("LK-5.6")
def test_those_already_there_are_not_among_the_movers():
    match = mall("OverHere", where=[[5, 1, 2, AWAY], ROOM, ROOM], badge=0, destination=[5, 0, 0])
    assert options(match, 0) == ["character:leader", "character:weeper"]
    assert [(bar.id, bar.rule) for bar in match.bars(0)] == [("character:blocker", "LK-5.6")]
    all_there = mall("OverHere", where=[[5, 5, 5, AWAY], ROOM, ROOM], badge=0, destination=[5, 0, 0])
    assert prompts(all_there) == {0: "drink"}


@rule("LK-5.6")
def test_nobody_is_sent_out_of_the_full_room_that_was_chosen():
    crowd = [[5, 5, 5, AWAY], [5, 5, 1, AWAY]]
    match = mall("OverHere", where=[[5, 1, 2, AWAY], *crowd], badge=0, destination=[5, 0, 0])
    assert options(match, 0) == ["character:leader", "character:weeper"], "5 is full: another goes, to 6"
    assert [(bar.id, bar.why) for bar in match.bars(0)] == [("character:blocker", "why-there")]
    inside = mall("OverHere", where=[[5, 0, 6, AWAY], *crowd], badge=0, destination=[5, 0, 0])
    assert board(inside)["where"][0] == [5, 0, 6, AWAY], "none is left to go: nothing moves"
    assert told(inside, "stayed") == [{"seat": "seat:0"}]


@rule("LK-5.6")
def test_where_moves_are_strict_a_family_cant_choose_to_stay():
    family = [[4, 4, 4, AWAY], [2, 2, 4, AWAY], [5, 0, 5, AWAY], GONE]
    match = where_to(where=family, badge=0, options={"strict_moves": True})
    assert options(match, 0) == [f"place:{place}" for place in (1, 2, 3, 5, 6)]
    assert [(bar.id, bar.why, bar.rule) for bar in match.bars(0)] == [("place:4", "why-all-there", "LK-5.6")]
    match.act(0, ["place:5"])
    assert "place:5" not in options(match, 2)
    assert len(options(match, 1)) == 6, "this family stands in two places"
    last = where_to(where=[[6, 6, 6, AWAY]] * 3, closed=[1, 2, 3, 4, 5], options={"strict_moves": True})
    assert (options(last, 1), last.bars(1)[5:]) == (["place:6"], []), "no other could be chosen"


@rule("LK-5.7")
def test_late_drinks_are_there_until_the_last_has_moved():
    where = [[1, 1, 2, AWAY], [4, 4, 4, AWAY], [5, 5, 5, AWAY]]
    late = {"options": {"late_drinks": True}, "hands": {0: ["drink"]}}
    match = mall("OverHere", where=where, badge=0, destination=[3, 3, 3], **late)
    match.act(0, ["character:weeper"])
    assert prompts(match) == {0: "drink"}
    match.act(0, ["pass"])
    match.act(1, ["character:weeper"])
    assert prompts(match) == {0: "drink", 1: "drink"}, "the first can still react"
    match.act(1, ["pass"])
    match.act(0, ["card:drink"])
    assert prompts(match) == {0: "sprint"}
    match.act(0, ["character:weeper+place:5"])
    assert prompts(match) == {0: "drink", 1: "drink"}, "asked again, whatever they hold"
    match.act(0, ["pass"])
    match.act(1, ["pass"])
    match.act(2, ["character:weeper"])
    assert prompts(match) == dict.fromkeys(range(3), "drink"), "and after the last move, all of them"
    assert [options(match, seat) for seat in range(3)] == [["pass"]] * 3


@rule("LK-5.7")
def test_an_energy_drink_moves_one_more_right_after_the_own_move():
    where = [[1, 2, 3, AWAY], [4, 4, 4, AWAY], [4, 5, 5, AWAY], [3, 1, 6, AWAY]]
    hands = {0: ["drink", "drink"], 1: ["drink"]}
    match = mall("OverHere", where=where, badge=0, destination=[6, 6, 0, 0], closed=[2], hands=hands)
    match.act(0, ["character:weeper"])
    assert options(match, 0) == ["card:drink", "pass"]
    match.act(0, ["card:drink"])
    goals = {"blocker": "356", "leader": "1356", "weeper": "135"}  # 2 is closed, 4 is full
    assert options(match, 0) == [f"character:{who}+place:{goal}" for who in goals for goal in goals[who]]
    match.act(0, ["character:leader+place:5"])
    assert board(match)["where"][0] == [1, 5, 6, AWAY]
    assert prompts(match) == {0: "drink"}, "asked again after each one played"
    match.act(0, ["pass"])
    assert prompts(match) == {1: "move"}


@rule("LK-5.7", "LK-2.8")
def test_the_drink_is_asked_about_whatever_the_hand():
    with_drink = mall("OverHere", where=[ROOM] * 3, badge=0, destination=[5, 0, 0], hands={0: ["drink"]})
    without = mall("OverHere", where=[ROOM] * 3, badge=0, destination=[5, 0, 0])
    for match in (with_drink, without):
        match.act(0, ["character:weeper"])
    assert prompts(with_drink) == prompts(without) == {0: "drink"}
    assert options(without, 0) == ["pass"]


def arrive(where, dice, **more):
    return board(mall("Arrival", where=where, cold=[], arrival=dice, **more))["monsters"]


@rule("LK-6.1")
def test_one_monster_for_each_die():
    assert arrive([[0] * 4] * 3, [1, 3, 3, 6]) == [0, 1, 0, 2, 0, 0, 1]


@rule("LK-6.2")
def test_one_monster_where_most_weepers_are():
    most = [[AWAY, AWAY, 2, AWAY], [AWAY, AWAY, 2, AWAY], [4, 4, 4, AWAY]]
    assert arrive(most, []) == [0, 0, 1, 0, 1, 0, 0]
    tie = [[3, 3, 2, AWAY], [3, 0, 6, AWAY], [0, 0, 0, AWAY]]
    assert arrive(tie, []) == [0, 0, 1, 1, 0, 0, 1]
    none = [[3, 3, 0, AWAY], [3, 0, 0, AWAY], [0, 0, 0, AWAY]]
    assert arrive(none, []) == [0, 0, 0, 1, 0, 0, 0]


@rule("LK-6.3")
def test_one_monster_where_most_characters_are():
    assert arrive([[1, 1, 0, AWAY], [1, 6, 0, AWAY], [6, 2, 0, AWAY]], []) == [0, 1, 0, 0, 0, 0, 0]
    assert arrive([[1, 1, 0, AWAY], [6, 6, 0, AWAY], [5, 0, 0, AWAY]], []) == [0, 1, 0, 0, 0, 0, 1]


@rule("LK-6.4")
def test_overflow_goes_to_the_parking_lot_and_then_nowhere():
    nobody = [[0] * 4] * 3
    assert arrive(nobody, [2, 2], monsters={2: 6}) == [0, 0, 6, 0, 0, 0, 2]
    assert arrive(nobody, [2, 2], closed=[2]) == [0, 0, 0, 0, 0, 0, 2]
    assert arrive(nobody, [2, 6], monsters={2: 6, 6: 6}) == [0, 0, 6, 0, 0, 0, 6]
    assert arrive(nobody, [2, 6], monsters={2: 6, 6: 5}) == [0, 0, 6, 0, 0, 0, 6]
