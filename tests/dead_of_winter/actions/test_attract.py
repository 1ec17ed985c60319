"""DW-2.6: zombies are lured to where a survivor is."""

import pytest

from tests.dead_of_winter.looking import act, now, options, prompts, zombies
from tests.dead_of_winter.positions import colony, survivor
from tests.dead_of_winter.seeing import bars, offered

rule = pytest.mark.rule


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
