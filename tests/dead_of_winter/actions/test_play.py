"""DW-3.1: cards are played and worn; DW-7.1, DW-8.2: what is in the way."""

import pytest

from tests.dead_of_winter.looking import act, group, now, options, prompts
from tests.dead_of_winter.positions import PEOPLE, colony, item
from tests.dead_of_winter.seeing import barred_by, bars, offered

rule = pytest.mark.rule

GOODS = {
    "items": [
        item("knife", "weapon", equip=True, changes=[{"value": "attack", "most": 1}]),
        item("pills", "medicine", do=[{"type": "Recruit", "number": 1, "helpless": 1}]),
        item("petrol", "fuel", do=[{"type": "Food", "by": 5}], **{"if": {"type": "Exists", "of": "wounded"}}),
        item("rope", "tool", do=[{"type": "Salvage", "number": 2}]),
    ]
}
CROWD = [["ada", "bob"], [f"{name}" for name in PEOPLE[2:23]], ["xan"]]


@rule("DW-3.1")
def test_a_card_does_what_it_says_and_lies_on_top_of_the_waste_pile():
    match = act(colony(hands=[["atlas", "beans"]], food=0, waste=["rope"]), "play+item:beans")
    table = now(match)
    assert (table.food, table.waste, table.hands[0]) == (1, ["rope", "beans"], ["atlas"])


@rule("DW-3.1")
def test_any_number_on_ones_own_turn_only():
    match = colony(hands=[["beans", "beans"], ["beans"]], food=0)
    assert offered(match, "play") == ["play+item:beans"]
    assert list(match.choices()) == [0]
    assert now(act(match, "play+item:beans", "play+item:beans")).food == 2


@rule("DW-3.1")
def test_equipment_stays_with_any_survivor_of_the_player():
    match = colony(groups=[["ada police", "bob"], ["cid"], ["dan"]], hands=[["knife"]], cards=GOODS)
    assert offered(match, "equip") == ["equip+item:knife+survivor:ada", "equip+item:knife+survivor:bob"]
    assert offered(match, "play") == []
    table = now(act(match, "equip+item:knife+survivor:ada"))
    assert (table.gear, table.bearer, table.hands[0], table.waste) == (["knife"], [0], [], [])


@rule("DW-3.1")
def test_a_card_is_played_only_while_its_condition_holds():
    match = colony(hands=[["petrol", "atlas"]], cards=GOODS)
    assert bars(match, "play") == {"play+item:petrol": "why-condition", "play+item:atlas": "why-no-effect"}
    hurt = colony(hands=[["petrol"]], wounds={"cid": 1}, cards=GOODS)
    assert offered(hurt, "play") == ["play+item:petrol"]


@rule("DW-3.1")
def test_a_card_cant_dig_itself_out_of_the_waste():
    match = act(colony(hands=[["rope"]], waste=["atlas"], cards=GOODS), "play+item:rope")
    table = now(match)
    assert (table.hands[0], table.waste, table.it) == (["atlas"], ["rope"], "")


@rule("DW-7.1")
def test_no_room_in_the_colony_and_the_card_stays_in_the_hand():
    full = colony(groups=CROWD, hands=[["pills"]], cards=GOODS)
    assert full.state.room(0) == 0
    assert (offered(full, "play"), bars(full, "play")) == ([], {"play+item:pills": "why-no-room"})
    assert barred_by(full, "play+item:pills") == "DW-7.1"
    assert offered(full, "contribute") == ["contribute+item:pills"]


@rule("DW-7.1")
def test_nor_is_a_card_played_that_only_may_bring_somebody():
    lines = [{"least": 1}, {"least": 6, "do": [{"type": "Recruit"}]}]
    cards = {"items": [item("pills", "medicine", do=[{"type": "Roll", "lines": lines}])]}
    full = colony(groups=CROWD, hands=[["pills"]], cards=cards)
    assert (offered(full, "play"), barred_by(full, "play+item:pills")) == ([], "DW-7.1")


@rule("DW-7.1")
@pytest.mark.parametrize(("crowd", "may"), [(CROWD, False), ([CROWD[0], CROWD[1][:-1], CROWD[2]], True)])
def test_a_card_that_brings_as_many_as_a_figure_says_needs_room_for_one(crowd, may):
    each = {"type": "Repeat", "times": "food", "do": [{"type": "Recruit"}]}
    match = colony(
        groups=crowd, hands=[["pills"]], cards={"items": [item("pills", "medicine", do=[each])]}, food=0
    )
    assert (match.state.room(0), offered(match, "play")) == (int(may), ["play+item:pills"] * may)


@rule("DW-7.1", "DW-8.2")
def test_for_exiles_room_is_anywhere_else():
    groups = [["ada police"], PEOPLE[2:25], ["zoe"]]
    match = colony(groups=groups, hands=[["pills"]], exiled=[1, 0, 0], recruits=["bob"], cards=GOODS)
    assert match.state.room(0) == 0
    act(match, "play+item:pills")
    assert (prompts(match), "place:colony" in options(match)) == ({0: "join-at"}, False)
    act(match, "place:gas")
    assert (group(match, 0), now(match).helpless) == (["ada", "bob"], 0)


@rule("DW-8.2")
def test_what_an_exile_plays_leaves_the_game():
    match = act(colony(hands=[["beans"]], exiled=[1, 0, 0], food=0), "play+item:beans")
    table = now(match)
    assert (table.waste, table.removed[-1], table.food) == ([], "beans", 1)
