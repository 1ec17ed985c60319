"""DW-2.4, DW-2.5, DW-2.6, DW-3.3: barricades, waste, lures, ways through the snow."""

import pytest

from tests.dead_of_winter.positions import (
    BITE,
    BLANK,
    FROST,
    act,
    at,
    colony,
    item,
    now,
    options,
    prompts,
    story,
    survivor,
    zombies,
)
from tests.dead_of_winter.seeing import barred_by, bars, offered

rule = pytest.mark.rule


@rule("DW-2.4")
def test_a_barricade_on_a_free_space_of_the_survivors_place_with_any_die():
    groups = [["ada", "bob police"], ["cid"], ["dan"]]
    match = colony(groups=groups, rolled=[[1], [], []], zombies={0: 3, 1: 2, 6: 2}, barricades={1: 1, 6: 1})
    assert offered(match, "barricade") == [
        *(f"barricade+survivor:ada+entrance:{n}" for n in (2, 3, 4, 5)),
        "barricade+survivor:bob+entrance:6",
    ]
    table = now(act(match, "barricade+survivor:bob+entrance:6"))
    assert (table.barricades[6], table.rolled[0]) == (2, [])
    assert bars(match, "barricade")["barricade+survivor:bob"] == "why-no-space"
    assert bars(match, "barricade")["barricade+survivor:ada"] == "why-no-die"


@rule("DW-2.4", "DW-10.2")
def test_some_build_more():
    cards = {"items": [item("rope", "tool", equip=True, changes=[{"value": "barricade", "add": 1}])]}
    match = colony(rolled=[[1], [], []], gear={"ada": ["rope"]}, cards=cards)
    act(match, "barricade+survivor:ada+entrance:1")
    assert (prompts(match), options(match)) == ({0: "barricade"}, [f"entrance:{n}" for n in range(6)])
    assert now(act(match, "entrance:4")).barricades[:6] == [0, 1, 0, 0, 1, 0]


@rule("DW-2.4", "DW-12.1")
def test_effect_barricade_fills_what_is_free_and_no_more():
    effect = {"type": "Barricade", "number": 3, "at": "here"}
    match = colony(effect, groups=[["ada gas"], ["cid"], ["dan"]], hero="ada", zombies={"gas": 1})
    assert (now(match).barricades[11], prompts(match)) == (2, {0: "act"})


@rule("DW-2.5")
@pytest.mark.parametrize(("waste", "left"), [(5, 2), (3, 0), (2, 0)])
def test_three_cards_leave_the_waste_pile_from_the_top(waste, left):
    names = ["rope", "beans", "pills", "atlas", "knife"][:waste]
    match = act(colony(rolled=[[1], [], []], waste=names), "clean+survivor:ada")
    table = now(match)
    assert (table.waste, table.rolled[0]) == (names[:left], [])
    assert sorted(table.removed[-(waste - left) :]) == sorted(names[left:])


@rule("DW-2.5")
def test_only_in_the_colony_and_only_if_there_is_waste():
    match = colony(groups=[["ada", "bob police"], ["cid"], ["dan"]], rolled=[[6], [], []], waste=["rope"])
    assert offered(match, "clean") == ["clean+survivor:ada"]
    assert bars(match, "clean") == {"clean+survivor:bob": "why-not-colony"}
    assert bars(colony(rolled=[[6], [], []]), "clean")["clean+survivor:ada"] == "why-no-waste"
    assert bars(colony(waste=["rope"]), "clean")["clean+survivor:ada"] == "why-no-die"


@rule("DW-2.5", "DW-10.2")
def test_some_carry_away_more():
    cards = {"survivors": [survivor("ada", changes=[{"value": "clean", "add": 2}])]}
    match = colony(rolled=[[1], [], []], waste=["rope"] * 6, cards=cards)
    assert now(act(match, "clean+survivor:ada")).waste == ["rope"]


@rule("DW-2.5", "DW-12.1")
def test_effect_clean():
    assert now(colony({"type": "Clean", "number": 2}, waste=["rope", "beans", "atlas"])).waste == ["rope"]


@rule("DW-2.6")
def test_two_zombies_come_from_any_other_places():
    match = colony(
        groups=[["ada police"], ["cid"], ["dan"]], rolled=[[1], [], []], zombies={0: 1, "gas": 2, "police": 1}
    )
    act(match, "attract+survivor:ada")
    assert (prompts(match), options(match)) == ({0: "attract-from"}, ["entrance:0", "entrance:11"])
    act(match, "entrance:11", "entrance:0")
    assert (zombies(match, "police"), zombies(match)[0], zombies(match, "gas")) == ([3], 0, [1])
    assert now(match).rolled[0] == []


@rule("DW-2.6")
def test_the_player_picks_the_spaces():
    match = act(colony(rolled=[[1], [], []], zombies={"gas": 2, 1: 3}), "attract+survivor:ada")
    assert (prompts(match), options(match)) == (
        {0: "attract-to"},
        [f"entrance:{n}" for n in (0, 2, 3, 4, 5)],
    )
    assert zombies(act(match, "entrance:5", "entrance:5")) == [0, 3, 0, 0, 0, 2]


@rule("DW-2.6")
def test_fewer_if_zombies_or_spaces_are_short():
    groups = [["ada police"], ["cid"], ["dan"]]
    one = act(colony(groups=groups, rolled=[[1], [], []], zombies={"gas": 1}), "attract+survivor:ada")
    assert zombies(one, "police") == [1]
    full = colony(groups=groups, rolled=[[1], [], []], zombies={"police": 3, "gas": 2})
    act(full, "attract+survivor:ada")
    assert (zombies(full, "police"), zombies(full, "gas")) == ([4], [1])


@rule("DW-2.6")
def test_not_without_zombies_elsewhere_or_a_space_here():
    groups = [["ada police"], ["cid"], ["dan"]]
    none = colony(groups=groups, rolled=[[6], [], []], zombies={"police": 2})
    assert bars(none, "attract") == {"attract+survivor:ada": "why-none-elsewhere"}
    full = colony(groups=groups, rolled=[[6], [], []], zombies={"police": 4, 0: 1})
    assert (offered(full, "attract"), bars(full, "attract")) == ([], {"attract+survivor:ada": "why-no-space"})


@rule("DW-2.6", "DW-10.2")
def test_some_lure_more():
    cards = {"survivors": [survivor("ada", changes=[{"value": "attract", "add": 1}])]}
    match = colony(
        groups=[["ada police"], ["cid"], ["dan"]], rolled=[[1], [], []], zombies={"gas": 3}, cards=cards
    )
    assert zombies(act(match, "attract+survivor:ada"), "police") == [3]


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


@rule("DW-2.1", "DW-2.2", "DW-2.3", "DW-2.4", "DW-2.5", "DW-2.6", "DW-3.4")
def test_what_cant_be_done_names_its_rule():
    match = colony(
        groups=[["ada"], ["cid police"], ["dan gas"]],
        rolled=[[1], [], []],
        zombies=dict.fromkeys(range(6), 3),
    )
    rules = {
        "attack+survivor:ada": "DW-2.1",
        "fight+survivor:ada": "DW-2.2",
        "search+survivor:ada": "DW-2.3",
        "barricade+survivor:ada": "DW-2.4",
        "clean+survivor:ada": "DW-2.5",
        "attract+survivor:ada": "DW-2.6",
        "raise+die:1": "DW-3.4",
    }
    assert {name: barred_by(match, name) for name in bars(match)} == rules
