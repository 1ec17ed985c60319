"""DW-2.4: barricades are built."""

import pytest

from tests.dead_of_winter.looking import act, now, options, prompts
from tests.dead_of_winter.positions import colony, item
from tests.dead_of_winter.seeing import bars, offered

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
