"""What cards may ask of the colony: conditions and figures."""

import pytest

import huisclos
from huisclos.games.dead_of_winter.chapters.aims.conditions import Exists
from huisclos.games.dead_of_winter.state.colony import A_UNIT
from tests.dead_of_winter.looking import now, plain
from tests.dead_of_winter.positions import colony, objective, survivor

rule = pytest.mark.rule
GROUPS = [["ada police", "bob"], ["cid police", "dan gas"], ["eve"]]


def holds(condition, **table):
    """Whether it holds, as a card would see it."""
    asked = {"type": "If", "if": condition, "then": [{"type": "Starvation", "by": 1}]}
    return now(colony(asked, **{"groups": GROUPS, **table})).starvation == 1


@pytest.mark.parametrize(
    ("condition", "table", "answer"),
    [
        ({"type": "Exists", "of": "my-wounded"}, {}, False),
        ({"type": "Exists", "of": "my-wounded"}, {"wounds": {"ada": 1}}, True),
        ({"type": "Exists", "of": "my-wounded"}, {"wounds": {"eve": 1}}, False),
        ({"type": "Is", "of": "mine"}, {"it": "survivor:bob@own"}, True),
        ({"type": "Is", "of": "mine"}, {"it": "survivor:cid@own"}, False),
        ({"type": "Is", "of": "mine"}, {"hero": "bob"}, True),
        ({"type": "Is", "of": "occupied"}, {"it": "place:gas"}, True),
        ({"type": "Is", "of": "mine"}, {}, False),
        ({"type": "At", "place": "police"}, {"it": "survivor:ada@own"}, True),
        ({"type": "At", "place": "police"}, {"it": "survivor:bob@own"}, False),
        ({"type": "At", "place": "police"}, {"it": "survivor:bob@own", "hero": "ada"}, False),
        ({"type": "At", "place": "gas"}, {"hero": "dan"}, True),
        ({"type": "At", "place": "away"}, {"hero": "dan"}, True),
        ({"type": "At", "place": "away"}, {"hero": "bob"}, False),
        ({"type": "At", "place": "away"}, {}, False),
        ({"type": "At", "place": "colony"}, {"it": "survivor:xan@own"}, False),
        ({"type": "Present", "who": "cid"}, {}, True),
        ({"type": "Present", "who": "xan"}, {}, False),
        ({"type": "Present", "who": "cid", "of": "colony"}, {}, False),
        ({"type": "Present", "who": "eve", "of": "colony"}, {}, True),
        ({"type": "Controls", "least": 2}, {}, True),
        ({"type": "Controls", "least": 3}, {}, False),
        ({"type": "Controls", "most": 2}, {}, True),
        ({"type": "Controls", "most": 1}, {}, False),
        ({"type": "AtMost", "value": "food", "number": 2}, {"food": 2}, True),
        ({"type": "AtMost", "value": "food", "number": 2}, {"food": 3}, False),
        ({"type": "PerPlayer", "value": "food", "number": 2, "plus": 1}, {"food": 7}, True),
        ({"type": "PerPlayer", "value": "food", "number": 2, "plus": 1}, {"food": 6}, False),
        ({"type": "LastRound"}, {"rounds": 1}, True),
        ({"type": "LastRound"}, {"rounds": 2}, False),
        ({"type": "MoraleGone"}, {"morale": 1}, False),
        ({"type": "Exiled"}, {"exiled": [1, 0, 0], "groups": [["ada gas"], ["bob"], ["cid"]]}, True),
        ({"type": "Exiled"}, {"exiled": [0, 1, 0], "groups": [["ada"], ["bob gas"], ["cid"]]}, False),
    ],
)
def test_conditions(condition, table, answer):
    assert holds(condition, **table) == answer


@rule("DW-9.1")
def test_morale_is_gone_at_the_end():
    goal = {"type": "MoraleGone"}
    cards = {"betrayals": [{"id": "spite0", "first": goal, "goal": goal}]}
    match = colony({"type": "Morale", "by": -6}, secrets=[["spite0"], ["wish1"], ["wish2"]], cards=cards)
    assert match.result.winners == [0]


def test_per_player_counts_all_at_the_table():
    condition = {"type": "PerPlayer", "value": "food"}
    assert not holds(condition, food=2, groups=[["ada"], ["bob gas"], []], out=[0, 0, 1], exiled=[0, 1, 0])
    assert holds(condition, food=3, groups=[["ada"], ["bob gas"], []], out=[0, 0, 1], exiled=[0, 1, 0])


FIGURES = {
    "players": 2,
    "exiles": 1,
    "morale": 6,
    "rounds": 5,
    "food": 3,
    "starvation": 2,
    "helpless": 4,
    "waste": 1,
    "progress": 7,
    "zombies": 5,
    "zombies-here": 2,
    "zombies-colony": 3,
    "zombies-away": 2,
    "barricades": 3,
    "barricades-colony": 2,
    "barricades-here": 1,
    "noise": 3,
    "noise-here": 1,
    "survivors": 4,
    "survivors-colony": 1,
    "survivors-away": 3,
    "survivors-here": 2,
    "mine": 2,
    "my-colony": 1,
    "my-away": 1,
    "hand": 2,
    "dice": 3,
    "given": 2,
    "gone": 2,
    "my-wounds": 3,
    "free-here": 1,
    "room-here": 1,
    "wounds": 2,
    "empty-decks": 1,
    "attack": 4,
    "search": 5,
    "move-risk": 1,
    "attack-risk": 1,
    "frostbite-hurts": 1,
    "bite-kills": 1,
    "spread": 1,
    "fatal": 3,
    "look": 0,
    "keep": 1,
    "clean": 3,
    "attract": 2,
    "barricade": 1,
    "kill": 1,
    "loud": 0,
}
TABLE = {
    "groups": [["ada police", "bob"], ["cid police", "dan gas"], []],
    "cards": {"survivors": [survivor("ada", attack=4, search=5)]},
    "out": [0, 0, 1],
    "exiled": [0, 1, 0],
    "food": 3,
    "starvation": 2,
    "helpless": 4,
    "waste": ["rope"],
    "progress": 7,
    "zombies": {0: 2, 3: 1, "police": 2},
    "barricades": {1: 2, "police": 1},
    "noise": {"police": 1, "school": 2},
    "hands": [["beans", "rope"], ["pills"]],
    "rolled": [[1, 2, 3], [4], []],
    "given": [2, 1, 0],
    "gone": ["xan", "wes"],
    "wounds": {"ada": 1, "bob": 1, "dan": 1},
    "frost": {"ada": 1},
    "decks": {"library": []},
    "hero": "ada",
}


def test_every_figure_that_cards_may_name_is_known():
    match = colony(**TABLE)
    assert set(FIGURES) == set(match.state.names["value"])
    assert {name: match.state.figure(name) for name in FIGURES} == FIGURES


def test_with_nobody_to_speak_of_figures_are_nothing():
    match = colony(groups=GROUPS, actor=-1, zombies={"gas": 1}, barricades={"gas": 1})
    names = [
        "zombies-here",
        "noise-here",
        "barricades-here",
        "survivors-here",
        "free-here",
        "room-here",
        "wounds",
        "attack",
    ]
    names += ["hand", "dice", "given", "mine", "my-wounds"]
    assert [match.state.figure(name) for name in names] == [0] * len(names)


@pytest.mark.parametrize(
    ("name", "value"), [("attack", 1), ("search", 3), ("fatal", 4), ("kill", 1), ("look", 2), ("clean", 5)]
)
def test_cards_change_figures_of_those_they_belong_to(name, value):
    changes = [
        {"value": "attack", "most": 1},
        {"value": "fatal", "add": 1},
        {"value": "kill", "add": 1, "if": {"type": "At", "place": "colony"}},
        {"value": "look", "add": 2, "if": {"type": "At", "place": "police"}},
    ]
    main = objective(changes=[{"value": "clean", "add": 2}])
    match = colony(
        groups=GROUPS, cards={"survivors": [survivor("ada", changes=changes)], "objectives": [main]}
    )
    assert (
        match.state.trait(0, name, match.state.figure(name) or {"attack": 3, "search": 3}.get(name, 0))
        == value
    )
    plainly = {"attack": 3, "search": 3, "fatal": 3, "kill": 1, "look": 0, "clean": 5}
    assert match.state.trait(1, name, {**plainly, "clean": 3}[name]) == plainly[name]
    assert (match.state.it, match.state.hero) == ("", -1)


def test_the_crisis_changes_figures_while_it_lasts():
    crisis = {"id": "cold", "needs": ["fuel"], "do": [], "changes": [{"value": "move-risk", "add": 1}]}
    assert colony(cards={"crises": [crisis]}).state.trait(0, "move-risk", 1) == 2
    assert colony(cards={"crises": [crisis]}, crisis="fever").state.value("move-risk", 1) == 1


def test_cards_in_play():
    match = colony(groups=GROUPS, gear={"ada": ["rope"]})
    survivors = [f"survivor:{name}" for name in ("ada", "bob", "cid", "dan", "eve")]
    found = [plain(card.reference) for card in match.state.in_play()]
    assert found == ["objective:winter", "crisis:cold", *survivors, "item:rope"]


def test_what_looks_among_many_survivors_takes_more_of_what_may_be_spent():
    """Packs may bring sixty more."""
    s = huisclos.new("dead-of-winter", ["Ana", "Bo"], 1).state
    s.purse = 1000
    assert not Exists("survivors").met(s)
    assert 1000 - s.purse == 1 + len(s.at) // A_UNIT > 1
