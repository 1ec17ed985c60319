"""DW-2.5: waste is carried away."""

import pytest

from tests.dead_of_winter.looking import act, now
from tests.dead_of_winter.positions import colony, survivor
from tests.dead_of_winter.seeing import bars, offered

rule = pytest.mark.rule


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
