"""What helps to decide: the chances of a risk, outcomes of crossroads, what the colony phase would bring."""

import pytest

from huisclos.engine.game.installed import find
from huisclos.engine.rules.choice import Fact
from huisclos.words import LANGUAGES, Words
from tests.dead_of_winter.looking import act, plain
from tests.dead_of_winter.positions import colony, item, survivor

rule = pytest.mark.rule

FIGHTING = ("attack", "fight")
RISK = {"nothing": 50, "wound": 25, "frostbite": 17, "bite": 8}


def hints(match, seat=0):
    """By what they are about; of several the last."""
    found = {}
    for hint in match.hints(seat):
        for language in LANGUAGES:
            words = Words(language, find("dead-of-winter").meta.package, packs=match.scene.pack_words)
            assert words.text(hint.key, hint.args)
        found[plain(hint.id)] = hint.key, plain(hint.args)
    return found


@rule("DW-4.1")
def test_the_chances_of_a_move_and_of_an_attack():
    match = colony(zombies={0: 1}, rolled=[[6], [], []])
    found = hints(match)
    for option in ("move+survivor:ada+place:police", "attack+survivor:ada+entrance:0"):
        key, args = found[option]
        assert key == "hint-risk"
        assert {name: args[name] for name in RISK} == RISK
        assert args["dies"] == 8


@rule("DW-2.1", "DW-2.2", "DW-2.3")
def test_the_die_that_it_takes_with_what_they_carry():
    """3 are printed, and the low die is good enough."""
    sharp, keen = [{"value": "attack", "most": 1}], [{"value": "search", "add": -1}]
    knife = item("knife", "weapon", equip=True, changes=sharp)
    match = colony(
        cards={"items": [knife, item("torch", "tool", equip=True, changes=keen)]},
        groups=[["ada", "bob police"], ["cid"], ["eve"]],
        zombies={0: 1},
        rolled=[[2], [], []],
        gear={"ada": ["knife"], "bob": ["torch"]},
    )
    told = {plain(hint.id): hint.args["die"] for hint in match.hints(0) if hint.key == "hint-die"}
    fights = {f"fight+survivor:ada+survivor:{other}": 1 for other in ("cid", "eve")}
    assert told == {"attack+survivor:ada+entrance:0": 1, "search+survivor:bob": 2, **fights}
    options = {plain(option.id) for option in match.choices()[0].options}
    assert set(told) <= options
    assert hints(match).keys() >= told.keys()


@rule("DW-2.1", "DW-2.2", "DW-2.3")
def test_the_die_that_it_would_take_is_told_of_what_cant_be_done_too():
    """Nobody is there whom Ada could attack, and nothing is asked of Bo; the knife is sharp all the same."""
    knife = item("knife", "weapon", equip=True, changes=[{"value": "attack", "most": 1}])
    match = colony(
        cards={"items": [knife]},
        groups=[["ada police", "bob"], ["cid school"], ["eve"]],
        rolled=[[2], [], []],
        gear={"ada": ["knife"], "cid": ["knife"]},
    )
    assert {"attack+survivor:ada", "fight+survivor:ada"} <= {plain(bar.id) for bar in match.bars(0)}
    for seat, attacks in {0: {"ada": 1, "bob": 3}, 1: {"cid": 1}, 2: {"eve": 3}}.items():
        told = {plain(thing): facts for thing, facts in match.facts(seat).items() if "+" in thing}
        takes = {f"{action}+survivor:{who}": die for who, die in attacks.items() for action in FIGHTING}
        takes |= {f"search+survivor:{who}": 3 for who in attacks}
        assert told == {thing: [Fact("hint-die", {"die": die})] for thing, die in takes.items()}


@rule("DW-4.4")
def test_whom_a_bite_would_spread_to():
    """DW-3.3: it counts at the destination."""
    match = colony(groups=[["ada", "bob"], ["cid police"], ["eve police"]])
    key, args = hints(match)["move+survivor:ada+place:police"]
    assert (args["others"], args["next"]) == (2, "survivor:cid")
    assert hints(match)["move+survivor:ada+place:gas"][1]["others"] == 0
    assert key == "hint-risk"


@rule("DW-4.3")
@pytest.mark.parametrize(
    ("hurt", "dies"), [({}, 8), ({"wounds": {"ada": 2}}, 50), ({"frost": {"ada": 2}}, 50)]
)
def test_what_kills(hurt, dies):
    assert hints(colony(**hurt))["move+survivor:ada+place:police"][1]["dies"] == dies


@rule("DW-2.7", "DW-4.1")
def test_what_a_survivor_and_their_equipment_change():
    tough = [{"value": "bite-kills", "most": 0}, {"value": "frostbite-hurts", "most": 0}]
    cards = {
        "survivors": [
            survivor("ada", changes=tough),
            survivor("bob", changes=[{"value": "move-risk", "most": 0}]),
        ],
        "items": [item("knife", "weapon", equip=True, changes=[{"value": "attack-risk", "most": 0}])],
    }
    match = colony(cards=cards, zombies={0: 1}, rolled=[[6], [], []], gear={"ada": ["knife"]})
    found = hints(match)
    args = found["move+survivor:ada+place:gas"][1]
    assert {name: args[name] for name in RISK} == {"nothing": 50, "wound": 50, "frostbite": 0, "bite": 0}
    assert args["others"] == 0
    assert found["move+survivor:bob+place:gas"][0] == "hint-no-risk"
    assert found["attack+survivor:ada+entrance:0"][0] == "hint-no-risk"
    assert found["attack+survivor:bob+entrance:0"][0] == "hint-risk"


@rule("DW-2.7")
@pytest.mark.parametrize(
    ("effect", "rolls"),
    [
        ({"type": "Risk", "times": 2}, 2),
        ({"type": "KillZombies", "number": 3, "at": "here"}, 3),
        ({"type": "KillZombies", "number": 3, "at": "here", "risk": "once"}, 1),
        ({"type": "KillZombies", "number": 3, "at": "here", "risk": "none"}, 0),
        ({"type": "Food", "by": 1}, 0),
    ],
)
def test_abilities_that_are_dangerous(effect, rolls):
    cards = {"survivors": [survivor("ada", use=[{"do": [effect]}])]}
    found = hints(colony(cards=cards, zombies={0: 3}))
    assert found.get("use+survivor:ada", ("", {"rolls": 0}))[1]["rolls"] == rolls


@rule("DW-2.1")
@pytest.mark.parametrize(("there", "rolls"), [(1, 1), (2, 2), (5, 2)])
def test_an_attack_that_kills_more_is_more_dangerous(there, rolls):
    cards = {"items": [item("rope", "tool", equip=True, changes=[{"value": "kill", "add": 1}])]}
    zombies = {0: min(there, 3), 1: max(0, there - 3)}
    match = colony(cards=cards, gear={"ada": ["rope"]}, zombies=zombies, rolled=[[6], [], []])
    assert hints(match)["attack+survivor:ada+entrance:0"][1]["rolls"] == rolls


@rule("DW-2.7", "DW-2.1")
@pytest.mark.parametrize(
    ("risk", "there", "rolls"), [("each", 1, 1), ("each", 3, 2), ("once", 3, 1), ("each", 0, 0)]
)
def test_an_ability_is_no_more_dangerous_than_there_are_zombies(risk, there, rolls):
    kill = {"type": "KillZombies", "number": 2, "risk": risk}
    match = colony(cards={"survivors": [survivor("ada", use=[{"do": [kill]}])]}, zombies={0: there})
    assert hints(match).get("use+survivor:ada", ("", {"rolls": 0}))[1]["rolls"] == rolls


@rule("DW-2.1")
def test_who_rolls_for_no_zombie_is_told_of_no_risk():
    ninja = {"use": [{"do": [{"type": "KillZombies"}]}], "changes": [{"value": "attack-risk", "most": 0}]}
    found = hints(colony(cards={"survivors": [survivor("ada", **ninja)]}, zombies={0: 3}))
    assert "use+survivor:ada" not in found


@rule("DW-4.4")
def test_the_chances_of_a_bite_that_spreads():
    groups = [["ada police"], ["bob police"], ["cid police"]]
    match = colony({"type": "Spread", "place": 1}, groups=groups)
    found = hints(match)
    assert found["give-up"] == ("hint-give-up", {"survivor": "survivor:ada"})
    expected = {"survivor": "survivor:ada", "healed": 50, "dies": 50, "others": 2, "next": "survivor:bob"}
    assert found["risk-it"] == ("hint-risk-it", expected)


@rule("DW-8.1")
def test_the_risk_of_being_driven_out():
    match = colony({"type": "ExileMoves", "seat": 0}, exiled=[1, 0, 0])
    assert hints(match)["survivor:ada+place:police"][0] == "hint-risk"


@rule("DW-1.3")
@pytest.mark.parametrize("hidden", [True, False])
def test_outcomes_of_a_crossroads_unless_the_table_hides_them(hidden):
    road = {"id": "road", "trigger": {"when": "TurnBegins"}, "ways": [{"name": "up"}, {"name": "down"}]}
    match = colony(
        {"type": "Turn", "seat": 0},
        cards={"crossroads": [road]},
        crossroads=["road"],
        options={"hidden_outcomes": hidden},
    )
    expected = {} if hidden else {f"way:{way}": ("hint-way", {"way": f"way:{way}"}) for way in ("up", "down")}
    assert hints(match) == expected
    act(match, "way:up")


@rule("DW-5.1", "DW-5.2", "DW-5.3", "DW-5.4")
def test_what_the_colony_phase_would_bring():
    waste = ["rope"] * 5 + ["knife"] * 6
    match = colony(food=2, helpless=1, waste=waste, pile=["rope"] * 3, given=[1, 2, 0], zombies={0: 1})
    foreseen = {fact.key: fact.args for fact in match.facts(0)["tonight"]}
    found = {hint.key: hint.args for hint in match.hints(0) if hint.id == "end"}
    keys = ["tonight-food", "tonight-waste", "tonight-crisis", "tonight-zombies"]
    assert found == {key: foreseen[key] for key in keys}
    calm = [hint.key for hint in colony(food=9).hints(0) if hint.id == "end"]
    assert calm == ["tonight-food", "tonight-crisis", "tonight-zombies"]


@rule("DW-1.1", "DW-5.1")
def test_what_would_be_lost_with_the_turn():
    lost = {"hint-dice", "hint-hungry-hand"}

    def warned(**table):
        return lost & {hint.key for hint in colony(**table).hints(0) if hint.id == "end"}

    hands = [["beans"], [], []]
    assert warned(food=0, hands=hands, rolled=[[3, 5], [], []]) == lost
    assert warned(food=9, hands=hands, rolled=[[], [], []]) == set()
    assert warned(food=0, hands=[[], [], []], rolled=[[], [], []]) == set()
