"""DW-0.1, DW-0.4, DW-3.1: the Items of the box."""

from collections import Counter

import pytest

from huisclos.games.dead_of_winter.printed.places import PLACES
from tests.dead_of_winter.box_positions import GOODS, act, measured, winter
from tests.dead_of_winter.positions import BITE, BLANK, FROST

ITEMS = {item.id.removesuffix("@goods"): item for item in GOODS.items}
SYMBOLS = {
    "colony": {"food": 6, "medicine": 6, "tool": 6, "fuel": 7},
    "police": {"weapon": 8, "fuel": 3, "tool": 4, "food": 2, "outsider": 3},
    "grocery": {"food": 10, "medicine": 3, "tool": 4, "outsider": 3},
    "school": {"food": 4, "book": 5, "tool": 4, "medicine": 4, "outsider": 3},
    "library": {"book": 8, "fuel": 3, "food": 2, "tool": 4, "outsider": 3},
    "hospital": {"medicine": 10, "fuel": 2, "food": 2, "tool": 3, "outsider": 3},
    "gas": {"fuel": 9, "weapon": 3, "food": 3, "medicine": 2, "outsider": 3},
}
"""What one finds where. The colony's are the Items to begin with."""


@pytest.mark.rule("DW-12.1")
@pytest.mark.parametrize(("place", "cards"), [(place, 25 if place == "colony" else 20) for place in PLACES])
def test_how_many_items_of_which_kind_lie_where(place, cards):
    kinds = Counter()
    for item in GOODS.items:
        kinds[item.kind] += item.decks.at(PLACES.index(place))
    assert +kinds == SYMBOLS[place]
    assert kinds.total() == cards


@pytest.mark.rule("DW-8.2")
@pytest.mark.parametrize(
    "item", [item for item in GOODS.items if item.kind == "food"], ids=lambda item: item.id
)
def test_food_is_worth_what_it_adds(item):
    (effect,) = item.do
    assert item.worth == effect.by
    assert 1 <= item.worth <= 3


def played(name, *answers, after, **table):
    """A card that its player plays from the hand."""
    return _case(name, [f"play+item:{name}", *answers], after, {"hands": [[name]], **table})


def carried(name, *answers, after, at="police", bearer="ranger", **table):
    """A card that somebody carries there, and what is done."""
    mine = [f"{bearer} {at}".removesuffix(" colony"), "cook"]
    return _case(name, answers, after, {"mine": mine, "gear": {bearer: [name]}, **table})


def used(name, *answers, after, **table):
    """The same, and it is used."""
    return carried(name, f"use+item:{name}+survivor:ranger", *answers, after=after, **table)


def _case(name, answers, after, table):
    return pytest.param(
        table, answers, after, id=f"{name}: {', '.join(f'{k} {v}' for k, v in after.items())}"
    )


def can_use(name, so=False, **table):
    return carried(name, after={f"can use+item:{name}+survivor:ranger": so}, **table)


def can_play(name, so=False, **table):
    return _case(name, [], {f"can play+item:{name}": so}, {"hands": [[name]], **table})


def can_attack(name, die, so, bearer="ranger"):
    table = {"rolled": [[die], [], []], "zombies": {"police": 1}, "bearer": bearer}
    return carried(name, after={f"can attack+survivor:{bearer}+entrance:6": so}, **table)


def keeps(place, elsewhere):
    """Whoever carries the plan of a place keeps two of three cards there, but one elsewhere."""
    search = ["search+survivor:ranger", "noise", "noise", "keep", "item:rice"]
    name, cards = f"plan-{place}", ["tin", "rice", "ham", "scrap"]
    there, not_there = (
        {"at": one, "decks": {one: cards}, "rolled": [[6], [], []]} for one in (place, elsewhere)
    )
    return (
        carried(name, *search, "item:ham", after={"hand": ["rice", "ham"], "can end": True}, **there),
        carried(name, *search, "as-they-lie", after={"hand": ["rice"], "can end": True}, **not_there),
    )


ONE_DIE = [[3], [], []]
EFFECTS = [
    played("tin", after={"food": 1, "waste": ["tin"], "hand": []}),
    played("rice", after={"food": 2}),
    played("ham", after={"food": 3}),
    played(
        "jerrycan",
        "survivor:ranger",
        "place:gas",
        after={"at ranger": "gas", "told risk": 0, "can move+survivor:ranger+place:colony": True},
    ),
    played(
        "full-tank",
        "survivor:ranger",
        "place:gas",
        "survivor:caretaker",
        "place:school",
        after={"at ranger": "gas", "at caretaker": "school", "told risk": 0, "can end": True},
    ),
    played("full-tank", "survivor:ranger", "place:gas", "pass", after={"at caretaker": "colony"}),
    played(
        "bandages",
        "survivor:fencer",
        wounds={"fencer": 2, "ranger": 1},
        after={"hurt fencer": 1, "hurt ranger": 1},
    ),
    can_play("bandages"),
    played("surgical-kit", mine=["trainer"], wounds={"trainer": 3}, after={"hurt trainer": 1}),
    can_play("surgical-kit"),
    played("adrenaline", "die:1", rolled=[[1, 5], [], []], after={"dice": [5, 6]}),
    can_play("adrenaline", True, rolled=ONE_DIE),
    can_play("adrenaline"),
    used(
        "shotgun",
        zombies={"police": 3},
        after={
            "zombies": 1,
            "told risk": 0,
            "noise police": 1,
            "can use+item:shotgun+survivor:ranger": False,
        },
    ),
    can_use("shotgun", True, zombies={"police": 1}),
    can_use("shotgun", zombies={"gas": 3}),
    used(
        "pistol",
        zombies={"police": 3},
        rolled=[[1, 1], [], []],
        after={"zombies": 2, "told risk": 0, "dice": [1], "can use+item:pistol+survivor:ranger": False},
    ),
    can_use("pistol", True, zombies={"police": 1}, rolled=[[1], [], []]),
    can_use("pistol", zombies={"police": 1}),
    used(
        "rifle",
        "entrance:11",
        zombies={"police": 1, "gas": 2},
        after={
            "zombies gas": 1,
            "zombies": 2,
            "can end": True,
            "told risk": 0,
            "can use+item:rifle+survivor:ranger": False,
        },
    ),
    can_use("rifle", True, zombies={"gas": 1}),
    can_use("rifle"),
    can_attack("knife", 1, True),
    can_attack("torch", 1, False),
    used(
        "lighter",
        "item:jerrycan",
        hands=[["jerrycan", "tin"]],
        zombies={"police": 3},
        faces=[BLANK],
        after={"zombies": 1, "told risk": 1, "hand": ["tin"], "waste": ["jerrycan"], "gear": ["lighter"]},
    ),
    can_use("lighter", True, zombies={"police": 1}, hands=[["jerrycan"]]),
    can_use("lighter", zombies={"police": 3}, hands=[["tin"]]),
    *(can_use(name, True, zombies={"police": 1}) for name in ("shears", "lantern")),
    *(can_use(name, zombies={"gas": 1}) for name in ("shears", "lantern")),
    played("scrap", rolled=ONE_DIE, faces=[5], after={"dice": [5]}),
    can_play("scrap"),
    used(
        "shears", zombies={"police": 2}, after={"zombies": 1, "told risk": 0, "gear": [], "waste": ["shears"]}
    ),
    used("padlock", after={"barricades police": 2, "gear": [], "waste": ["padlock"]}),
    carried("hammer", "barricade+survivor:ranger+entrance:6", rolled=ONE_DIE, after={"barricades police": 2}),
    carried(
        "bat",
        "attack+survivor:ranger+entrance:6",
        rolled=ONE_DIE,
        zombies={"police": 3},
        faces=[BLANK, BLANK],
        after={"zombies": 1, "told risk": 2},
    ),
    can_attack("tyre-iron", 1, True),
    carried(
        "apron",
        "attack+survivor:cook+entrance:0",
        "give-up",
        bearer="busker",
        at="colony",
        rolled=[[6], [], []],
        zombies={"colony": 1},
        faces=[BITE],
        after={"at busker": "colony", "at cook": "", "at fencer": ""},
    ),
    carried(
        "broom",
        "clean+survivor:ranger",
        at="colony",
        rolled=ONE_DIE,
        waste=["tin", "rice", "ham", "bandages", "scrap", "jerrycan"],
        after={"waste": ["tin"]},
    ),
    carried(
        "boots",
        "move+survivor:busker+place:gas",
        bearer="busker",
        faces=[FROST],
        after={"hurt busker": 1, "frost busker": 0},
    ),
    carried(
        "bell",
        "attract+survivor:ranger",
        *["entrance:11", "entrance:0"] * 3,
        "entrance:1",
        at="colony",
        rolled=ONE_DIE,
        zombies={"gas": 3, "school": 2},
        after={"zombies colony": 4, "zombies": 5, "can end": True},
    ),
    used(
        "binoculars",
        faces=[4],
        rolled=ONE_DIE,
        after={"dice": [3, 4], "can use+item:binoculars+survivor:ranger": False},
    ),
    used(
        "lantern",
        zombies={"police": 2},
        faces=[BLANK],
        after={"zombies": 1, "told risk": 1, "can use+item:lantern+survivor:ranger": False},
    ),
    carried(
        "torch",
        "search+survivor:ranger",
        "keep",
        "item:rice",
        rolled=ONE_DIE,
        decks={"police": ["tin", "rice", "ham"]},
        after={"drawn": 2, "noise police": 0},
    ),
    used("carpentry", after={"barricades police": 1, "can use+item:carpentry+survivor:ranger": False}),
    can_attack("self-defence", 2, True),
    can_attack("self-defence", 1, False),
    can_attack("self-defence", 1, True, bearer="busker"),
    used("oratory", rolled=ONE_DIE, after={"dice": [4], "can use+item:oratory+survivor:ranger": False}),
    used("cookbook", at="colony", after={"food": 1, "can use+item:cookbook+survivor:ranger": False}),
    can_use("cookbook", at="police"),
    used(
        "gymnastics",
        rolled=ONE_DIE,
        faces=[6],
        after={"dice": [6], "can use+item:gymnastics+survivor:ranger": False},
    ),
    *keeps("police", "grocery"),
    *keeps("grocery", "school"),
    *keeps("school", "library"),
    *keeps("library", "hospital"),
    *keeps("hospital", "gas"),
    *keeps("gas", "police"),
    played("stranger", after={"mine": 3, "helpless": 0}),
    played("couple", after={"mine": 3, "helpless": 1}),
    played("family", after={"mine": 3, "helpless": 2}),
]


@pytest.mark.rule("DW-3.1")
@pytest.mark.parametrize(("table", "answers", "after"), EFFECTS)
def test_an_item_does_what_its_card_says(table, answers, after):
    match = winter(**table)
    act(match, *answers)
    assert measured(match, *after) == after


def test_every_item_is_among_them():
    assert {param.id.partition(":")[0] for param in EFFECTS} == set(ITEMS)


@pytest.mark.rule("DW-3.1")
@pytest.mark.parametrize("name", [name for name, item in ITEMS.items() if item.equip])
def test_equipment_stays_with_a_survivor(name):
    match = act(winter(hands=[[name]]), f"equip+item:{name}+survivor:ranger")
    assert measured(match, "gear", "hand", "waste") == {"gear": [name], "hand": [], "waste": []}
