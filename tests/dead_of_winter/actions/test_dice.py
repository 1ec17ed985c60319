"""DW-3.4, DW-8.2: food for dice; and what cards do to dice."""

import pytest

from tests.dead_of_winter.looking import act, now, options, prompts
from tests.dead_of_winter.positions import colony, item
from tests.dead_of_winter.seeing import barred_by, bars, offered

rule = pytest.mark.rule


@rule("DW-3.4")
def test_a_food_token_adds_one_to_an_unused_die_and_six_is_the_end():
    match = colony(rolled=[[2, 5, 6, 2], [], []], food=3)
    assert offered(match, "raise") == ["raise+die:2", "raise+die:5"]
    assert bars(match, "raise") == {"raise+die:6": "why-best"}
    table = now(act(match, "raise+die:5"))
    assert (table.rolled[0], table.food) == ([2, 6, 6, 2], 2)
    assert now(act(match, "raise+die:2", "raise+die:3")).rolled[0] == [4, 6, 6, 2]
    assert bars(match, "raise")["raise+die:2"] == "why-no-food"


@rule("DW-8.2")
def test_an_exile_spends_food_cards_instead_and_splits_their_worth():
    cards = {"items": [item("beans", "food", worth=3, do=[{"type": "Food", "by": 3}])]}
    match = colony(
        groups=[["ada police"], ["cid"], ["eve"]],
        rolled=[[2, 5], [], []],
        food=3,
        exiled=[1, 0, 0],
        hands=[["beans", "atlas"]],
        cards=cards,
    )
    assert (offered(match, "raise"), barred_by(match, "raise+die:2")) == ([], "DW-8.2")
    assert offered(match, "feed") == ["feed+item:beans"]
    act(match, "feed+item:beans")
    assert (prompts(match), options(match)) == ({0: "raise-die"}, ["die:2", "die:5"])
    table = now(act(match, "die:5"))
    assert (table.rolled[0], table.food, prompts(match)) == ([4, 6], 3, {0: "act"})
    assert (table.hands[0], table.waste, table.removed[-1]) == (["atlas"], [], "beans")


@rule("DW-8.2")
def test_food_cards_raise_dice_of_exiles_only_and_not_beyond_six():
    hands, exiled = [["beans", "atlas"]], [1, 0, 0]
    for why, match in {
        "why-not-exiled": colony(rolled=[[2], [], []], hands=hands),
        "why-all-best": colony(rolled=[[6], [], []], hands=hands, exiled=exiled),
        "why-no-die": colony(hands=hands, exiled=exiled),
    }.items():
        assert (offered(match, "feed"), bars(match, "feed")) == ([], {"feed+item:beans": why})
        assert barred_by(match, "feed+item:beans") == "DW-8.2"


@rule("DW-8.2")
def test_what_a_food_card_is_worth_is_lost_once_all_dice_show_six():
    cards = {"items": [item("beans", "food", worth=3, do=[{"type": "Food", "by": 3}])]}
    groups = [["ada police"], ["cid"], ["eve"]]
    match = colony(groups=groups, rolled=[[6, 5], [], []], exiled=[1, 0, 0], hands=[["beans"]], cards=cards)
    assert now(act(match, "feed+item:beans")).rolled[0] == [6, 6]
    assert prompts(match) == {0: "act"}


@rule("DW-10.2", "DW-12.1")
def test_effect_raise_die():
    match = colony({"type": "RaiseDie", "by": 2}, rolled=[[3, 5, 6], [], []])
    assert (prompts(match), options(match)) == ({0: "raise-die"}, ["die:3", "die:5"])
    assert now(act(match, "die:5")).rolled[0] == [3, 6, 6]
    assert now(colony({"type": "RaiseDie"}, rolled=[[6], [], []])).rolled[0] == [6]


@rule("DW-10.2", "DW-12.1")
def test_effect_set_die():
    match = colony({"type": "SetDie", "value": 5}, rolled=[[1, 2], [], []])
    assert (prompts(match), options(match)) == ({0: "set-die"}, ["die:1", "die:2"])
    assert now(act(match, "die:1")).rolled[0] == [5, 2]
    assert now(colony({"type": "SetDie"}, rolled=[[1], [], []])).rolled[0] == [6]
    assert now(colony({"type": "SetDie"})).rolled[0] == []


@rule("DW-10.2", "DW-12.1")
def test_effect_reroll_of_one():
    match = colony({"type": "Reroll"}, rolled=[[1, 2], [], []], faces=[6])
    assert (prompts(match), options(match)) == ({0: "reroll-die"}, ["die:1", "die:2"])
    assert sorted(now(act(match, "die:2")).rolled[0]) == [1, 6]
    assert now(colony({"type": "Reroll"}, rolled=[[1], [], []], faces=[4])).rolled[0] == [4]
    assert now(colony({"type": "Reroll"})).rolled[0] == []


@rule("DW-10.2", "DW-12.1")
def test_effect_reroll_of_several():
    match = colony({"type": "Reroll", "number": 2}, rolled=[[1, 1, 2], [], []], faces=[6, 5])
    assert options(match) == ["die:1+turn:0", "die:1+turn:1", "die:2+turn:2"]
    assert (match.choices()[0].min, match.choices()[0].max) == (0, 2)
    assert sorted(now(act(match, ["die:1+turn:1", "die:2+turn:2"])).rolled[0]) == [1, 5, 6]
    none = colony({"type": "Reroll", "number": 20}, rolled=[[1, 2], [], []])
    assert now(act(none, [])).rolled[0] == [1, 2]


@rule("DW-10.2", "DW-12.1")
def test_effect_gain_dice():
    assert now(colony({"type": "GainDice", "number": 2}, rolled=[[1], [], []], faces=[4, 5])).rolled[0] == [
        1,
        4,
        5,
    ]


@rule("DW-10.2", "DW-12.1")
def test_effect_lose_dice():
    match = colony({"type": "LoseDice", "number": 2}, rolled=[[1, 2, 2, 6], [], []])
    assert (prompts(match), options(match)) == ({0: "lose-die"}, ["die:1", "die:2", "die:6"])
    assert now(act(match, "die:2", "die:6")).rolled[0] == [1, 2]
    assert now(colony({"type": "LoseDice", "number": 3}, rolled=[[1, 2], [], []])).rolled[0] == []


@rule("DW-10.2", "DW-12.1")
def test_effect_end_turn_lets_the_rest_of_the_card_happen():
    cards = {"items": [item("rope", "tool", do=[{"type": "EndTurn"}, {"type": "Food", "by": 2}])]}
    end = [{"type": "Act"}, {"type": "Mark", "name": "turn"}, {"type": "Turn", "seat": 1}]
    match = act(colony(hands=[["rope"]], food=0, cards=cards, end=end), "play+item:rope")
    assert (now(match).food, prompts(match), now(match).ended) == (2, {1: "act"}, False)


@rule("DW-10.2", "DW-12.1")
def test_effect_end_turn_of_somebody_else_is_nothing():
    match = colony({"type": "EachPlayer", "of": "others", "do": [{"type": "EndTurn"}]})
    assert prompts(match) == {0: "act"}
