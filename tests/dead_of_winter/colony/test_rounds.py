"""DW-1.1, DW-1.2: rounds and turns."""

import pytest

from tests.dead_of_winter.looking import act, group, now, options, prompts, story, told
from tests.dead_of_winter.positions import colony, objective, survivor

rule = pytest.mark.rule


@rule("DW-1.1")
def test_a_crisis_is_revealed_and_everybody_rolls_one_die_more_than_they_have_survivors():
    groups = [["ada", "bob", "gus"], ["cid police"], ["eve", "fay"]]
    match = colony(
        "Round", groups=groups, crisis="", crises=["cold", "fever"], faces=[6, 1, 3, 2, 5, 4, 4, 4, 1]
    )
    table = now(match)
    assert (table.crisis, table.crises) == ("fever", ["cold"])
    assert table.rolled == [[1, 2, 3, 6], [4, 5], [1, 4, 4]]
    assert story(match, "round", "crisis", "dice", "turn") == ["round", "crisis", *["dice"] * 3, "turn"]


@rule("DW-1.1")
def test_exiles_roll_too_but_nobody_who_is_out_does():
    match = colony("RollDice", groups=[["ada"], ["bob police"], []], exiled=[0, 1, 0], out=[0, 0, 1])
    assert [len(dice) for dice in now(match).rolled] == [2, 2, 0]


@rule("DW-1.1")
def test_unused_dice_are_rolled_anew():
    match = colony("RollDice", groups=[["ada"], ["bob"]], rolled=[[6, 6, 6, 6], [1]], faces=[2, 2, 3, 3])
    assert now(match).rolled == [[2, 2], [3, 3]]


@rule("DW-1.1")
def test_once_all_crises_have_come_they_come_again():
    match = colony("RevealCrisis", crisis="", crises=[], past=["cold", "fever"])
    table = now(match)
    assert sorted([table.crisis, *table.crises]) == ["cold", "fever"]
    assert table.past == []


@rule("DW-1.1")
@pytest.mark.parametrize(("order", "crisis"), [([0, 1], "fever"), ([1, 0], "cold")])
def test_and_are_shuffled_before(order, crisis):
    match = colony("RevealCrisis", crisis="", crises=[], past=["cold", "fever"], orders=[order])
    assert now(match).crisis == crisis


@rule("DW-1.2")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (2, [2, 0, 1])])
def test_turns_go_round_from_the_first_player(first, order):
    match = colony("Round", first=first, round=0)
    asked = []
    while now(match).round == 1:
        asked += list(match.choices())
        act(match, "end")
    assert asked == order


@rule("DW-1.2")
def test_after_all_turns_comes_the_colony_phase_and_then_the_next_round():
    match = act(colony("Round", food=9, round=0), "end", "end", "end")
    seen = story(
        match, "turn", "colony-phase", "fed", "crisis-revealed", "zombies", "rounds", "first", "round"
    )
    first = [
        "round",
        "turn",
        "turn",
        "turn",
        "colony-phase",
        "fed",
        "crisis-revealed",
        "zombies",
        "rounds",
        "first",
    ]
    assert seen == [*first, "round", "turn"]
    assert (now(match).round, now(match).phase, now(match).turns) == (2, "players", 1)


@rule("DW-1.2", "DW-7.4")
def test_whoever_is_out_has_no_turn():
    match = colony("Round", groups=[["ada"], [], ["eve"]], out=[0, 1, 0])
    act(match, "end")
    assert prompts(match) == {2: "act"}
    assert [args["seat"] for args in told(match, "turn")] == ["seat:0", "seat:2"]


@rule("DW-1.2", "DW-1.3")
def test_the_right_hand_neighbour_watches_from_the_start_of_the_turn_to_its_end():
    match = colony({"type": "Turn", "seat": 1}, end=[])
    assert (now(match).watchers, len(now(match).watched)) == ([0], 1)
    act(match, "end")
    assert (now(match).watchers, now(match).watched) == ([], [])


@rule("DW-1.2", "DW-3.3", "DW-3.7")
def test_a_turn_begins_afresh():
    match = colony(
        {"type": "Turn", "seat": 0},
        moved={"ada": 1, "cid": 1},
        called=True,
        spent=["survivor:ada+turn:0"],
        spent_round=["survivor:bob+turn:0"],
    )
    table = now(match)
    assert (sum(table.moved), table.called, table.spent) == (0, False, [])
    assert table.spent_round == ["survivor:bob+turn:0"]


@rule("DW-1.1")
def test_a_round_begins_afresh():
    match = colony("Round", given=[2, 1, 0], spent_round=["survivor:bob+turn:0"])
    assert (now(match).given, now(match).spent_round) == ([0, 0, 0], [])


@rule("DW-4.2", "DW-1.2")
def test_frostbite_burns_before_the_crossroads_card_is_drawn():
    match = colony({"type": "Turn", "seat": 0}, frost={"ada": 1, "cid": 1}, end=[])
    assert story(match, "turn", "wounded", "watches") == ["turn", "wounded", "watches"]
    assert told(match, "wounded") == [{"survivor": "survivor:ada", "number": 1, "wounds": 2}]
    assert now(match).wounds[2] == 0, "only on one's own turn"


@rule("DW-4.2", "DW-7.4")
def test_a_turn_goes_on_with_the_new_leader_if_the_cold_kills_the_last_one():
    match = colony(
        {"type": "Turn", "seat": 0},
        groups=[["ada"], ["cid"]],
        frost={"ada": 2},
        recruits=["gus"],
        rolled=[[3, 4], []],
    )
    assert (group(match, 0), prompts(match)) == (["gus"], {0: "act"})
    assert now(match).rolled[0] == [3, 4]


@rule("DW-4.2", "DW-11.5")
def test_a_turn_ends_for_whoever_is_out():
    match = colony(
        {"type": "Turn", "seat": 0},
        {"type": "Turn", "seat": 1},
        groups=[["ada"], ["cid"]],
        options={"elimination": True},
        frost={"ada": 2},
    )
    assert prompts(match) == {1: "act"}


@rule("DW-1.2")
def test_cards_that_wait_for_a_turn_to_begin_speak_of_nobody():
    rules = [{"when": "TurnBegins", "do": [{"type": "Food", "by": 1}]}]
    match = colony({"type": "Turn", "seat": 1}, cards={"survivors": [survivor("ada", rules=rules)]})
    assert now(match).food == 1
    assert "end" in options(match)


@rule("DW-1.2", "DW-12.1")
def test_a_card_can_wait_until_the_action_or_the_turn_is_over():
    def heard(at):
        return {
            "when": "ZombieKilled",
            "at": at,
            "do": [{"type": "Food" if at == "turn" else "Morale", "by": 1}],
        }

    cards = {"objectives": [objective(rules=[heard("turn"), heard("action")])]}
    steps = [{"type": "Turn", "seat": seat} for seat in (0, 1)]
    match = colony(
        *steps, end=[], cards=cards, rolled=[[6], [], []], zombies={"colony": 1}, faces=[7], food=0
    )
    act(match, "attack+survivor:ada+entrance:0")
    assert story(match, "zombie-killed", "wounded", "morale") == ["zombie-killed", "wounded", "morale"]
    assert now(match).food == 0
    assert now(act(match, "end")).food == 1
    assert story(match, "food", "turn") == ["turn", "food", "turn"]
