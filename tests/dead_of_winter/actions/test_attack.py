"""DW-2.1, DW-2.2: attacks on zombies, and on survivors of others."""

import pytest

from tests.dead_of_winter.looking import act, at, now, options, prompts, story, told, zombies
from tests.dead_of_winter.positions import BITE, BLANK, PEOPLE, WOUND, colony, item, survivor
from tests.dead_of_winter.seeing import bars, offered

rule = pytest.mark.rule

ARMED = {
    "items": [
        item("knife", "weapon", equip=True, changes=[{"value": "attack", "most": 1}]),
        item("rope", "tool", equip=True, changes=[{"value": "attack-risk", "most": 0}]),
        item("atlas", "book", equip=True, changes=[{"value": "kill", "add": 1}]),
        item("petrol", "fuel", equip=True, changes=[{"value": "loud", "add": 2}]),
    ]
}


def wounds(match, name):
    return match.state.wounds[PEOPLE.index(name)]


@rule("DW-2.1")
@pytest.mark.parametrize(("die", "may"), [(2, False), (3, True), (6, True)])
def test_an_attack_takes_a_die_of_at_least_the_attack_value(die, may):
    match = colony(rolled=[[die], [], []], zombies={0: 1})
    assert offered(match, "attack") == (
        ["attack+survivor:ada+entrance:0", "attack+survivor:bob+entrance:0"] * may
    )
    assert ("why-die" in bars(match, "attack").values()) is not may


@rule("DW-2.1")
def test_the_zombie_dies_for_sure_and_the_attacker_rolls_the_risk_die():
    match = act(colony(rolled=[[3], [], []], zombies={2: 2}, faces=[WOUND]), "attack+survivor:ada+entrance:2")
    assert zombies(match) == [0, 0, 1, 0, 0, 0]
    assert (wounds(match, "ada"), wounds(match, "bob")) == (1, 0)
    assert now(match).rolled[0] == []
    assert story(match, "zombie-killed", "risk") == ["zombie-killed", "risk"]


@rule("DW-2.1")
def test_it_takes_a_zombie_at_the_same_place():
    groups = [["ada", "bob police"], ["cid"], ["dan"]]
    match = colony(groups=groups, rolled=[[6], [], []], zombies={"police": 1})
    assert offered(match, "attack") == ["attack+survivor:bob+entrance:6"]
    assert bars(match, "attack") == {"attack+survivor:ada": "why-no-zombie"}


@rule("DW-2.1")
def test_as_often_as_there_are_dice():
    match = colony(rolled=[[4, 4], [], []], zombies={0: 3}, faces=[BLANK, BLANK])
    act(match, "attack+survivor:ada+entrance:0", "attack+survivor:ada+entrance:0")
    assert (zombies(match)[0], offered(match, "attack")) == (1, [])
    assert bars(match, "attack")["attack+survivor:ada"] == "why-no-die"


@rule("DW-2.1")
def test_of_several_dice_that_are_good_enough_one_is_chosen():
    match = colony(rolled=[[2, 3, 5, 5], [], []], zombies={0: 1}, faces=[BLANK])
    act(match, "attack+survivor:ada+entrance:0")
    assert (prompts(match), options(match)) == ({0: "die"}, ["die:3", "die:5"])
    assert now(act(match, "die:5")).rolled[0] == [2, 3, 5]


@rule("DW-2.1", "DW-10.2")
@pytest.mark.parametrize(
    ("carries", "faces", "left", "rolls"),
    [
        ("knife", [BLANK], 2, 1),
        ("rope", [], 2, 0),
        ("atlas", [BLANK, BLANK], 1, 2),
        ("petrol", [BLANK], 2, 1),
    ],
)
def test_what_they_carry_goes_before_the_rules(carries, faces, left, rolls):
    die = 1 if carries == "knife" else 3
    match = colony(
        groups=[["ada police"], ["cid"], ["dan"]],
        rolled=[[die], [], []],
        zombies={"police": 3},
        gear={"ada": [carries]},
        cards=ARMED,
        faces=faces,
    )
    act(match, "attack+survivor:ada+entrance:6")
    assert (zombies(match, "police"), len(told(match, "risk"))) == ([left], rolls)
    assert now(match).noise[1] == (2 if carries == "petrol" else 0)


@rule("DW-2.1")
def test_one_who_is_bitten_has_killed_them_all_before():
    match = colony(
        groups=[["ada police", "bob"], ["cid"], ["dan"]],
        rolled=[[3], [], []],
        zombies={"police": 2},
        gear={"ada": ["atlas"]},
        cards=ARMED,
        faces=[BLANK, BITE],
    )
    act(match, "attack+survivor:ada+entrance:6")
    assert (zombies(match, "police"), at(match, "ada")) == ([0], "")


@rule("DW-2.2")
def test_only_survivors_of_others_at_the_same_place_are_attacked():
    groups = [["ada", "bob", "gus police"], ["cid", "dan police"], ["eve"]]
    match = colony(groups=groups, rolled=[[3], [], []], helpless=2)
    assert offered(match, "fight") == [
        "fight+survivor:ada+survivor:cid",
        "fight+survivor:ada+survivor:eve",
        "fight+survivor:bob+survivor:cid",
        "fight+survivor:bob+survivor:eve",
        "fight+survivor:gus+survivor:dan",
    ]
    alone = colony(groups=[["ada police"], ["cid"], ["dan"]], rolled=[[3], [], []])
    assert bars(alone, "fight") == {"fight+survivor:ada": "why-nobody-else"}


@rule("DW-2.2")
@pytest.mark.parametrize(("die", "fighters"), [(2, ["bob"]), (3, ["ada", "bob"])])
def test_it_takes_a_die_of_at_least_the_attackers_value(die, fighters):
    cards = {"survivors": [survivor("bob", attack=2)]}
    match = colony(rolled=[[die], [], []], cards=cards)
    assert sorted({one.split("+")[1] for one in offered(match, "fight")}) == [
        f"survivor:{n}" for n in fighters
    ]


@rule("DW-2.2")
@pytest.mark.parametrize(("die", "hit"), [(1, True), (4, True), (5, False), (6, False)])
def test_a_fresh_die_of_at_most_the_targets_printed_value_hits(die, hit):
    cards = {"survivors": [survivor("cid", attack=4)], "items": ARMED["items"]}
    match = colony(
        rolled=[[3], [], []], cards=cards, gear={"cid": ["knife"]}, faces=[die], hands=[[], ["rope"]]
    )
    act(match, "fight+survivor:ada+survivor:cid")
    assert (wounds(match, "cid"), prompts(match)) == (int(hit), {0: "rob" if hit else "act"})
    assert now(match).rolled[0] == []
    assert not told(match, "risk")


@rule("DW-2.2")
def test_after_a_hit_a_random_card_may_be_taken_unseen_by_others():
    match = colony(rolled=[[3], [], []], faces=[1, 2], hands=[[], ["rope", "beans"], []])
    act(match, "fight+survivor:ada+survivor:cid", "take")
    table = now(match)
    assert (table.hands[0], table.hands[1]) == (["beans"], ["rope"])
    for seat in (0, 1):
        assert told(match, "card-taken", seat)[0]["item"] == "item:beans"
    for seat in (2, None):
        assert "item" not in told(match, "card-taken", seat)[0]


@rule("DW-2.2")
def test_the_card_may_be_left_and_an_empty_hand_has_none():
    match = colony(rolled=[[3], [], []], faces=[1], hands=[[], ["rope"]])
    assert now(act(match, "fight+survivor:ada+survivor:cid", "leave")).hands[1] == ["rope"]
    empty = act(colony(rolled=[[3], [], []], faces=[1]), "fight+survivor:ada+survivor:cid")
    assert (wounds(empty, "cid"), prompts(empty)) == (1, {0: "act"})
