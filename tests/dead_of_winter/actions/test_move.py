"""DW-3.3: ways through the snow; DW-8.4: exiles' ways."""

import pytest

from tests.dead_of_winter.looking import act, at, prompts, story
from tests.dead_of_winter.positions import BITE, BLANK, FROST, colony, survivor
from tests.dead_of_winter.seeing import barred_by, bars, offered

rule = pytest.mark.rule


@rule("DW-3.3")
def test_a_survivor_moves_and_rolls_the_risk_die_at_the_destination():
    groups = [["ada", "bob"], ["cid"], ["dan police", "eve police"]]
    match = act(colony(groups=groups, faces=[BITE, BLANK]), "move+survivor:ada+place:police")
    assert (at(match, "ada"), prompts(match)) == ("", {2: "spread"})
    plain = act(colony(faces=[FROST]), "move+survivor:ada+place:gas")
    assert (at(plain, "ada"), plain.state.frost[0], plain.state.frost[1]) == ("gas", 1, 0)
    assert story(plain, "moves", "risk") == ["moves", "risk"]


@rule("DW-3.3")
def test_each_once_a_turn():
    match = act(colony(faces=[BLANK, BLANK]), "move+survivor:ada+place:gas")
    assert {one.split("+")[1] for one in offered(match, "move")} == {"survivor:bob"}
    assert bars(match, "move")["move+survivor:ada+place:colony"] == "why-moved"
    act(match, "move+survivor:bob+place:gas")
    assert offered(match, "move") == []


@rule("DW-3.3")
def test_to_a_free_space_elsewhere():
    groups = [["ada", "bob police"], ["cid gas", "dan gas"], ["eve"]]
    match = colony(groups=groups)
    goals = [one.split(":")[-1] for one in offered(match, "move") if "ada" in one]
    assert goals == ["police", "grocery", "school", "library", "hospital"]
    assert "move+survivor:bob+place:colony" in offered(match, "move")
    assert bars(match, "move")["move+survivor:ada+place:gas"] == "why-full"


@rule("DW-3.3", "DW-10.2")
def test_some_move_without_risk():
    cards = {"survivors": [survivor("ada", changes=[{"value": "move-risk", "most": 0}])]}
    match = act(colony(cards=cards), "move+survivor:ada+place:gas")
    assert (at(match, "ada"), story(match, "risk")) == ("gas", [])


@rule("DW-8.4")
@pytest.mark.parametrize("back", [False, True])
def test_exiles_enter_the_colony_only_if_the_table_says_so(back):
    groups = [["ada police"], ["cid"], ["dan"]]
    match = colony(groups=groups, exiled=[1, 0, 0], options={"exiles_return": back})
    goals = [one.split(":")[-1] for one in offered(match, "move")]
    assert ("colony" in goals) is back
    if not back:
        assert barred_by(match, "move+survivor:ada+place:colony") == "DW-8.4"
