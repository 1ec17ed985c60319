"""DW-0.6, DW-2.7: what the survivors of the box can do."""

import pytest

from tests.dead_of_winter.box_positions import FOLK, PEOPLE, act, measured, winter
from tests.dead_of_winter.looking import told
from tests.dead_of_winter.positions import BITE, BLANK, FROST, WOUND

FIGURES = {
    "dog": (10, 2, 2),
    "farmer": (12, 3, 3),
    "santa": (14, 2, 5),
    "busker": (16, 1, 4),
    "student": (18, 3, 3),
    "cook": (20, 2, 4),
    "dispatcher": (22, 4, 2),
    "waiter": (24, 4, 3),
    "caretaker": (26, 2, 4),
    "seer": (28, 3, 1),
    "fencer": (30, 2, 4),
    "ranger": (32, 3, 3),
    "mother": (34, 2, 4),
    "trainer": (36, 2, 4),
    "lawyer": (38, 2, 2),
    "trucker": (40, 3, 3),
    "nurse": (42, 3, 4),
    "chemist": (44, 4, 3),
    "librarian": (46, 5, 4),
    "teacher": (48, 4, 2),
    "accountant": (50, 4, 3),
    "builder": (52, 2, 5),
    "therapist": (54, 6, 3),
    "doctor": (56, 4, 3),
    "pilot": (58, 4, 1),
    "firefighter": (60, 2, 3),
    "principal": (62, 4, 2),
    "soldier": (64, 1, 3),
    "deputy": (66, 2, 5),
    "mayor": (68, 3, 4),
}


@pytest.mark.rule("DW-12.1")
def test_there_are_thirty_survivors():
    found = {one.id.removesuffix("@folk"): (one.influence, one.attack, one.search) for one in FOLK.survivors}
    assert found == FIGURES
    assert list(FIGURES) == PEOPLE


def case(name, *answers, mine=None, after, **table):
    """A test: this survivor's player does that, and then it is so."""
    table["mine"] = mine or [name, "caretaker"]
    return pytest.param(
        table, answers, after, id=f"{name}: {', '.join(f'{k} {v}' for k, v in after.items())}"
    )


def use(name):
    return f"use+survivor:{name}"


def looks(name, place, *answers, after):
    """They search there, where these cards lie; a second one costs noise."""
    decks = {place: ["tin", "rice", "ham", "bandages", "scrap", "jerrycan"]}
    return case(
        name,
        f"search+survivor:{name}",
        *answers,
        mine=[f"{name} {place}", "caretaker"],
        rolled=[[6], [], []],
        decks=decks,
        after=after,
    )


def keeps(name, place, elsewhere):
    """Of three cards they keep two in one place, elsewhere one."""
    search = ["noise", "noise", "keep", "item:rice"]
    return (
        looks(name, place, *search, "item:ham", after={"hand": ["rice", "ham"], "can end": True}),
        looks(name, elsewhere, *search, "as-they-lie", after={"hand": ["rice"], "can end": True}),
    )


def attacks(name, die, *faces, after, at="police", zombies=2, mine=None, **table):
    """They attack with this die."""
    return case(
        name,
        f"attack+survivor:{name}+entrance:{6 if at == 'police' else 8}",
        mine=mine or [f"{name} {at}", "caretaker"],
        zombies={at: zombies},
        rolled=[[die], [], []],
        faces=faces,
        after=after,
        **table,
    )


def strikes(name, *answers, after, dice=(), zombies=4, at="colony", **table):
    """They use what they can, with as many zombies at the first entrance, or by entrance."""
    return case(
        name,
        use(name),
        *answers,
        mine=[f"{name} {at}".removesuffix(" colony"), "caretaker"],
        zombies=zombies if isinstance(zombies, dict) else {at: zombies},
        rolled=[dice, [], []],
        after=after,
        **table,
    )


def can_use(name, so, mine=None, **table):
    """Whether they can use it now."""
    return case(name, mine=mine, after={f"can {use(name)}": so}, **table)


ABILITIES = [
    case(
        "dog",
        "move+survivor:dog+place:police",
        faces=[BITE],
        after={"at dog": "police", "hurt dog": 1, "told dies": 0},
    ),
    *keeps("farmer", "grocery", "school"),
    case("santa", use("santa"), morale=5, after={"morale": 6, "at santa": "", "told dies": 0}),
    case(
        "busker", use("busker"), "survivor:fencer", hands=[[], ["ham"]], after={"hand": ["ham"], "hand 1": []}
    ),
    can_use("busker", False, mine=["busker police"]),
    case("busker", use("busker"), "survivor:fencer", after={f"can {use('busker')}": False}),
    attacks("student", 1, BLANK, mine=["student police", "cook police"], after={"zombies police": 1}),
    case(
        "student",
        mine=["student police", "cook gas"],
        zombies={"police": 1},
        rolled=[[2], [], []],
        after={"can attack+survivor:student+entrance:6": False, "can search+survivor:student": False},
    ),
    case(
        "student",
        mine=["student police", "cook police"],
        rolled=[[1], [], []],
        after={"can search+survivor:student": True},
    ),
    case(
        "student",
        mine=["student", "cook"],
        zombies={"colony": 1},
        rolled=[[2], [], []],
        after={"can attack+survivor:student+entrance:0": False},
    ),
    case("cook", use("cook"), rolled=[[4], [], []], after={"food": 2, "dice": []}),
    can_use("cook", False, rolled=[[3], [], []]),
    can_use("cook", False, rolled=[[6], [], []], mine=["cook grocery"]),
    *keeps("dispatcher", "police", "library"),
    looks("waiter", "school", "keep", "item:bandages", "as-they-lie", after={"drawn": 4, "noise school": 0}),
    case(
        "caretaker",
        "clean+survivor:caretaker",
        mine=["caretaker", "cook"],
        rolled=[[1], [], []],
        waste=["tin", "rice", "ham", "bandages", "scrap", "jerrycan"],
        after={"waste": ["tin"]},
    ),
    attacks("fencer", 2, after={"zombies police": 1, "told risk": 0}),
    case(
        "ranger", "move+survivor:ranger+place:gas", faces=[FROST], after={"hurt ranger": 1, "frost ranger": 0}
    ),
    strikes(
        "mother", dice=[1], helpless=1, faces=[BLANK, WOUND], after={"zombies": 1, "told risk": 2}, zombies=3
    ),
    can_use("mother", True, rolled=[[1], [], []], zombies={"colony": 1}, helpless=1),
    can_use("mother", False, rolled=[[6], [], []], zombies={"colony": 2}),
    can_use("mother", False, rolled=[[6], [], []], zombies={"police": 2}, helpless=1, mine=["mother police"]),
    case(
        "trainer",
        "move+survivor:trainer+place:gas",
        wounds={"trainer": 2},
        faces=[WOUND],
        after={"at trainer": "gas", "hurt trainer": 3},
    ),
    case(
        "trainer",
        "move+survivor:trainer+place:gas",
        wounds={"trainer": 3},
        faces=[WOUND],
        after={"at trainer": "", "told dies": 1},
    ),
    can_use("lawyer", False, mine=["lawyer police"]),
    case(
        "lawyer",
        use("lawyer"),
        "survivor:fencer",
        hands=[[], ["ham"]],
        after={"hand": [], "hand 1": ["ham"], f"can {use('lawyer')}": False},
    ),
    case("trucker", "move+survivor:trucker+place:gas", after={"at trucker": "gas", "told risk": 0}),
    *keeps("nurse", "hospital", "gas"),
    strikes(
        "chemist",
        "item:bandages",
        *["entrance:0"] * 3,
        dice=[4],
        zombies={0: 3, 1: 1},
        hands=[["bandages", "tin"]],
        faces=[BLANK],
        after={"zombies": 1, "told risk": 1, "hand": ["tin"], "waste": ["bandages"]},
    ),
    can_use("chemist", True, rolled=[[4], [], []], zombies={"colony": 1}, hands=[["bandages"]]),
    can_use("chemist", False, rolled=[[6], [], []], zombies={"colony": 3}, hands=[["tin"]]),
    can_use("chemist", False, rolled=[[3], [], []], zombies={"colony": 3}, hands=[["bandages"]]),
    *keeps("librarian", "library", "hospital"),
    attacks("teacher", 1, BLANK, at="school", after={"zombies school": 1, "told risk": 1}),
    case(
        "teacher",
        mine=["teacher police"],
        zombies={"police": 1},
        rolled=[[3], [], []],
        after={"can attack+survivor:teacher+entrance:6": False},
    ),
    looks("accountant", "gas", "keep", "item:rice", after={"drawn": 2, "noise gas": 0, "hand": ["rice"]}),
    strikes("builder", at="gas", zombies=1, after={"barricades gas": 1, f"can {use('builder')}": False}),
    case(
        "therapist",
        use("therapist"),
        ["die:1+turn:0", "die:2+turn:1"],
        rolled=[[1, 2, 3], [], []],
        faces=[5, 6],
        after={"dice": [3, 5, 6], f"can {use('therapist')}": False},
    ),
    case(
        "doctor",
        use("doctor"),
        "survivor:fencer",
        wounds={"fencer": 2, "doctor": 1},
        after={"hurt fencer": 1, "hurt doctor": 1, f"can {use('doctor')}": False},
    ),
    case(
        "doctor",
        use("doctor"),
        mine=["doctor", "caretaker gas"],
        wounds={"fencer": 1, "caretaker": 1},
        after={"hurt fencer": 0, "hurt caretaker": 1},
    ),
    can_use("therapist", True, rolled=[[1], [], []]),
    can_use("mayor", True, rolled=[[1], [], []]),
    can_use("doctor", False, mine=["doctor gas", "caretaker"], wounds={"caretaker": 1}),
    case(
        "pilot", use("pilot"), "place:gas", "seen", after={"told sees-deck": 1, f"can {use('pilot')}": False}
    ),
    case(
        "firefighter",
        use("firefighter"),
        "item:stranger",
        mine=["firefighter gas"],
        decks={"gas": ["tin", "rice", "ham", "stranger", "couple"]},
        rolled=[[1], [], []],
        after={"hand": ["stranger"], "dice": []},
    ),
    case(
        "firefighter",
        use("firefighter"),
        mine=["firefighter gas"],
        decks={"gas": ["tin", "rice", "ham", "scrap", "couple"]},
        rolled=[[1, 1], [], []],
        after={"hand": [], "can end": True, f"can {use('firefighter')}": False},
    ),
    can_use("firefighter", False, rolled=[[6], [], []]),
    *keeps("principal", "school", "police"),
    strikes(
        "soldier",
        dice=[5, 5],
        zombies=3,
        after={"zombies": 1, "told risk": 0, f"can {use('soldier')}": False},
    ),
    can_use("soldier", True, rolled=[[5], [], []], zombies={"colony": 1}),
    can_use("soldier", False, rolled=[[4], [], []], zombies={"colony": 1}),
    can_use("soldier", False, rolled=[[6], [], []], zombies={"gas": 1}, mine=["soldier gas"]),
    strikes("deputy", dice=[4], zombies=3, at="gas", faces=[BLANK], after={"zombies": 1, "told risk": 1}),
    can_use("deputy", True, rolled=[[4], [], []], zombies={"colony": 1}),
    can_use("deputy", False, rolled=[[3], [], []], zombies={"colony": 1}),
    case(
        "mayor",
        use("mayor"),
        "die:2",
        rolled=[[2, 5], [], []],
        after={"dice": [3, 5], f"can {use('mayor')}": False},
    ),
]


@pytest.mark.rule("DW-2.7")
@pytest.mark.parametrize(("table", "answers", "after"), ABILITIES)
def test_a_survivor_can_do_what_the_card_says(table, answers, after):
    match = winter(**table)
    act(match, *answers)
    assert measured(match, *after) == after


def test_every_survivor_is_among_them():
    named = {param.id.partition(":")[0] for param in ABILITIES} | {"seer"}
    assert named == set(PEOPLE)


@pytest.mark.rule("DW-4.4")
def test_a_bite_that_spreads_skips_the_dog():
    match = winter(
        mine=["dog police", "cook police", "caretaker police"],
        faces=[BITE],
        zombies={"police": 1},
        rolled=[[6], [], []],
    )
    act(match, "attack+survivor:cook+entrance:6", "give-up")
    assert measured(match, "at dog", "at cook", "at caretaker") == {
        "at dog": "police",
        "at cook": "",
        "at caretaker": "",
    }


@pytest.mark.rule("DW-2.7")
def test_the_seer_puts_the_next_crises_in_order():
    match = winter(mine=["seer", "cook"])
    later, soon = match.state.crises[-2:]
    act(match, use("seer"), f"crisis:{soon.partition('@')[0]}")
    assert match.state.crises[-2:] == [soon, later]
    assert told(match, "sees-crises", 1)[0].get("crises") is None
    assert measured(match, f"can {use('seer')}") == {f"can {use('seer')}": False}


@pytest.mark.rule("DW-2.7")
def test_only_the_lawyers_player_sees_the_card():
    match = winter(mine=["lawyer"], hands=[[], ["ham"]])
    act(match, use("lawyer"), "survivor:fencer")
    assert told(match, "sees-card", 0)[0]["item"] == "item:ham"
    assert "item" not in told(match, "sees-card", 2)[0]
