"""DW-2.7: abilities, and what equipment lets one do."""

import pytest

from tests.dead_of_winter.looking import act, now, options, prompts, story, told, zombies
from tests.dead_of_winter.positions import BLANK, PEOPLE, WOUND, colony, item, survivor
from tests.dead_of_winter.seeing import bars, offered

rule = pytest.mark.rule

EAT = [{"type": "Food", "by": 2}]
TRIO = [["ada police", "bob"], ["cid"], ["dan"]]


def able(*uses, **table):
    """Ada is at the police station, and can do this; so can Bob, in the colony."""
    cards = {"survivors": [survivor("ada", use=list(uses)), survivor("bob", use=list(uses))]}
    return colony(groups=TRIO, cards=cards, **{"food": 0, **table})


@rule("DW-2.7")
def test_an_ability_without_a_die():
    match = act(able({"do": EAT}), "use+survivor:ada")
    assert (now(match).food, prompts(match)) == (2, {0: "act"})
    assert now(act(match, "use+survivor:ada")).food == 4


@rule("DW-2.7")
@pytest.mark.parametrize(("dice", "may"), [([], False), ([3], False), ([4], True)])
def test_an_ability_with_a_die_of_at_least_the_printed_value(dice, may):
    match = able({"do": EAT, "die": 4}, rolled=[dice, [], []])
    assert offered(match, "use") == ["use+survivor:ada", "use+survivor:bob"] * may
    if may:
        assert (now(act(match, "use+survivor:ada")).rolled[0], now(match).food) == ([], 2)
    else:
        assert bars(match, "use")["use+survivor:ada"] == ("why-die" if dice else "why-no-die")


@rule("DW-2.7")
@pytest.mark.parametrize(
    ("place", "who"), [("colony", "bob"), ("police", "ada"), ("away", "ada"), ("gas", "")]
)
def test_an_ability_that_works_in_some_places(place, who):
    match = able({"do": EAT, "at": place})
    assert offered(match, "use") == ([f"use+survivor:{who}"] if who else [])
    assert set(bars(match, "use").values()) == {"why-other-place"}


@rule("DW-2.7")
def test_once_a_round_stays_used_in_later_turns_of_the_round_and_once_a_turn_does_not():
    uses = [{"do": EAT, "once": "turn"}, {"do": EAT, "once": "round"}]
    match = able(*uses)
    assert offered(match, "use")[:2] == ["use+survivor:ada+turn:0", "use+survivor:ada+turn:1"]
    act(match, "use+survivor:ada+turn:0", "use+survivor:ada+turn:1")
    assert offered(match, "use") == ["use+survivor:bob+turn:0", "use+survivor:bob+turn:1"]
    assert bars(match, "use") == {
        "use+survivor:ada+turn:0": "why-used-turn",
        "use+survivor:ada+turn:1": "why-used-round",
    }
    table = now(match)
    later = able(
        *uses, spent=[], spent_round=[f"{one.split('+turn')[0]}@own+turn:1" for one in table.spent_round]
    )
    assert "use+survivor:ada+turn:0" in offered(later, "use")
    assert "use+survivor:ada+turn:1" not in offered(later, "use")


@rule("DW-2.7")
def test_its_condition_is_about_the_survivor_who_would_do_it():
    some = {"type": "AtLeast", "value": "zombies-here", "number": 1}
    match = able({"do": EAT, "if": some}, zombies={"police": 1})
    assert offered(match, "use") == ["use+survivor:ada"]
    assert bars(match, "use") == {"use+survivor:bob": "why-condition"}
    assert match.state.hero == -1


@rule("DW-2.7", "DW-2.1")
@pytest.mark.parametrize(("risk", "rolls"), [("each", 2), ("once", 1), ("none", 0)])
def test_zombies_killed_by_an_ability_cost_risk_rolls_unless_it_says_otherwise(risk, rolls):
    kill = {"type": "KillZombies", "number": 2, "risk": risk}
    match = able({"do": [kill]}, zombies={"police": 3}, faces=[WOUND, BLANK])
    act(match, "use+survivor:ada")
    assert (zombies(match, "police"), len(told(match, "risk"))) == ([1], rolls)
    assert match.state.wounds[PEOPLE.index("ada")] == min(rolls, 1)


def carrying(use, **table):
    cards = {"items": [item("rope", "tool", equip=True, use=[use])]}
    return colony(groups=TRIO, cards=cards, **{"gear": {"ada": ["rope"]}, "food": 0, **table})


@rule("DW-2.7", "DW-3.1")
def test_equipment_is_used_by_whoever_carries_it():
    match = carrying({"do": EAT, "die": 2}, rolled=[[2], [], []])
    assert offered(match, "use") == ["use+item:rope+survivor:ada"]
    table = now(act(match, "use+item:rope+survivor:ada"))
    assert (table.food, table.gear, table.rolled[0]) == (2, ["rope"], [])
    others = carrying({"do": EAT}, gear={"cid": ["rope"]})
    assert offered(others, "use") == []


@rule("DW-2.7", "DW-3.1")
@pytest.mark.parametrize("exiled", [0, 1])
def test_equipment_that_is_spent_lies_on_the_waste_pile(exiled):
    match = act(carrying({"do": EAT, "spent": True}, exiled=[exiled, 0, 0]), "use+item:rope+survivor:ada")
    table = now(match)
    assert (table.gear, table.bearer) == ([], [])
    assert (table.waste, "rope" in table.removed[-1:]) == ([] if exiled else ["rope"], bool(exiled))


@rule("DW-2.7", "DW-3.6")
def test_of_two_equal_ones_each_is_used_once():
    match = carrying({"do": EAT, "once": "round"}, gear={"ada": ["rope", "rope"]})
    act(match, "use+item:rope+survivor:ada", "use+item:rope+survivor:ada")
    assert (now(match).food, offered(match, "use")) == (4, [])
    assert bars(match, "use") == {"use+item:rope+survivor:ada": "why-used-round"}


@rule("DW-10.2")
def test_two_effects_at_once_come_in_the_order_that_the_first_player_says():
    when = {"when": "Acted", "where": {"deed": "raise"}}
    cards = {
        "survivors": [
            survivor("ada", rules=[{**when, "do": [{"type": "Morale", "by": -1}]}]),
            survivor("cid", rules=[{**when, "do": [{"type": "Morale", "by": 1}]}]),
        ]
    }
    match = colony(rolled=[[1], [], []], food=1, first=2, morale=10, cards=cards)
    act(match, "raise+die:1")
    assert (prompts(match), options(match)) == (
        {2: "card-order"},
        ["survivor:ada+turn:0", "survivor:cid+turn:1"],
    )
    assert now(act(match, (2, "survivor:cid+turn:1"))).morale == 9


@rule("DW-10.2")
def test_no_item_interrupts_what_is_under_way():
    match = colony(
        groups=TRIO, rolled=[[3, 4], [], []], hands=[["beans"], ["beans"], ["beans"]], faces=[BLANK]
    )
    for answer in ("search+survivor:ada", "die:3", "noise", "keep"):
        act(match, answer)
        assert list(match.choices()) == [0]
        assert not any(option.startswith(("play", "item:beans+")) for option in options(match))
    assert story(match, "plays") == []
