"""DW-0.2, DW-9.2, DW-8.1: main and secret objectives of the box, betrayals, and what exiles want."""

import pytest

import huisclos
from tests.dead_of_winter.box_positions import AIMS, BOX, act, measured, winter
from tests.dead_of_winter.looking import told
from tests.dead_of_winter.positions import PLAYERS

SIDES = ("normal", "hard")


@pytest.mark.rule("DW-12.1")
def test_how_many_objectives_there_are():
    assert (len(AIMS.objectives), len(AIMS.secrets)) == (10, 24)
    assert (len(AIMS.betrayals), len(AIMS.exiles)) == (10, 10)


# -- the main objective -------------------------------------------------------------------------------------

SETUPS = {
    "mouths": ((5, 7, 7, 6, 0), (6, 6, 9, 9, 0)),
    "walls": ((6, 6, 0, 12, 6), (6, 5, 0, 12, 12)),
    "cull": ((7, 7, 0, 0, 18), (6, 6, 0, 6, 18)),
    "samples": ((6, 6, 0, 0, 6), (5, 6, 0, 3, 18)),
    "weeks": ((8, 7, 4, 0, 6), (9, 6, 8, 0, 12)),
    "raid": ((6, 5, 0, 2, 12), (5, 5, 0, 3, 18)),
    "cure": ((6, 6, 0, 0, 8), (6, 5, 0, 0, 14)),
    "stores": ((6, 6, 0, 6, 6), (6, 5, 0, 9, 12)),
    "beacon": ((6, 6, 0, 6, 6), (6, 5, 0, 9, 12)),
    "headcount": ((7, 6, 0, 6, 6), (7, 5, 0, 6, 12)),
}
"""For four players: rounds, morale, helpless survivors, zombies at the colony and elsewhere."""


@pytest.mark.rule("DW-0.2")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("name", SETUPS)
def test_a_main_objective_sets_up_the_colony(name, side):
    hard = side == "hard"
    BOX.faces = ()
    match = huisclos.new(BOX, PLAYERS[:4], 1, {"objective": f"{name}@aims", "hard": hard})
    found = measured(match, "rounds", "morale", "helpless", "zombies colony", "zombies")
    rounds, morale, helpless, colony, away = SETUPS[name][hard]
    assert list(found.values()) == [rounds, morale, helpless, colony, colony + away]


@pytest.mark.rule("DW-0.2", "DW-10.2")
@pytest.mark.parametrize(("objective", "out"), [("cull", 1), ("weeks", 0)])
def test_where_the_objective_says_so_an_exile_is_out_with_all_survivors_and_cards(objective, out):
    groups = [["ranger"], ["lawyer", "dog gas"], ["mayor"]]
    hands = [["tin"], ["rice"], []]
    match = winter({"type": "Exile", "seat": 1}, objective=objective, groups=groups, hands=hands)
    table = match.state
    assert (table.exiled, table.out) == ([0, 1, 0], [0, out, 0])
    assert (len(table.mine(1)), table.morale, len(table.hands[1])) == ((0, 7, 0) if out else (2, 7, 1))


def test_every_main_objective_is_among_them():
    assert [f"{name}@aims" for name in SETUPS] == [card.id for card in AIMS.objectives]


EMPTY: dict[str, list[str]] = {"police": [], "gas": []}
TEN_PEOPLE = [
    *("ranger", "caretaker", "cook", "dog", "santa"),
    *("busker", "student", "farmer", "trainer", "nurse"),
]
ONE_EACH = dict.fromkeys(("police", "grocery", "school", "library", "hospital", "gas"), 1)
TEN = {**dict.fromkeys(range(6), 2), 0: 1, 1: 1}
TWELVE = dict.fromkeys(range(6), 2)
GOALS = [
    ("mouths", 0, {"rounds": 1}, {"rounds": 2}),
    ("mouths", 1, {"rounds": 1}, {"rounds": 2}),
    ("walls", 0, {"barricades": ONE_EACH | TEN}, {"barricades": ONE_EACH | TEN | {5: 1}}),
    ("walls", 0, {"barricades": ONE_EACH | TEN}, {"barricades": ONE_EACH | TEN | {"gas": 0}}),
    ("walls", 1, {"barricades": ONE_EACH | TWELVE}, {"barricades": ONE_EACH | TWELVE | {5: 1}}),
    ("cull", 0, {"progress": 12, "zombies": {"gas": 3}}, {"progress": 12, "zombies": {"gas": 3, 6: 1}}),
    ("cull", 0, {"progress": 12}, {"progress": 11}),
    ("cull", 1, {"progress": 15, "zombies": {"gas": 2, 0: 3}}, {"progress": 15, "zombies": {"gas": 3}}),
    ("cull", 1, {"progress": 15}, {"progress": 14}),
    ("samples", 0, {"progress": 9}, {"progress": 8}),
    ("samples", 1, {"progress": 12}, {"progress": 11}),
    ("weeks", 0, {"rounds": 1}, {"rounds": 2}),
    ("weeks", 1, {"rounds": 1}, {"rounds": 2}),
    ("raid", 0, {"decks": EMPTY}, {"decks": {"police": []}}),
    ("raid", 1, {"decks": EMPTY}, {"decks": {"gas": []}}),
    ("cure", 0, {"progress": 15}, {"progress": 14}),
    ("cure", 1, {"progress": 18}, {"progress": 17}),
    ("stores", 0, {"food": 15}, {"food": 14}),
    ("stores", 1, {"food": 18}, {"food": 17}),
    ("beacon", 0, {"progress": 8}, {"progress": 7}),
    ("beacon", 1, {"progress": 11}, {"progress": 10}),
    ("headcount", 0, {"mine": TEN_PEOPLE[:8]}, {"mine": TEN_PEOPLE[:7]}),
    ("headcount", 1, {"mine": TEN_PEOPLE}, {"mine": TEN_PEOPLE[:9]}),
]


@pytest.mark.rule("DW-5.5")
@pytest.mark.parametrize(("name", "hard", "enough", "short"), GOALS)
def test_a_main_objective_is_met_or_not(name, hard, enough, short):
    """With three players."""

    def outcome(table):
        match = winter("CheckObjective", objective=name, settings={"hard": bool(hard)}, **table)
        return match.state.outcome

    assert (outcome(enough), outcome(short)) == ("objective", "")


def test_both_sides_of_every_main_objective_are_among_them():
    assert {(name, hard) for name, hard, _, _ in GOALS} == {
        (name, hard) for name in SETUPS for hard in (0, 1)
    }


@pytest.mark.rule("DW-0.2")
@pytest.mark.parametrize(("die", "samples"), [(4, 1), (3, 0)])
def test_a_killed_zombie_may_give_a_sample(die, samples):
    table = {"zombies": {"colony": 1}, "rolled": [[6], [], []], "mine": ["fencer"]}
    match = winter(objective="samples", faces=[die], **table)
    act(match, "attack+survivor:fencer+entrance:0")
    assert measured(match, "progress", "zombies") == {"progress": samples, "zombies": 0}


@pytest.mark.rule("DW-0.2")
def test_every_medicine_played_is_a_result():
    match = winter(objective="cure", hands=[["bandages", "tin"]], wounds={"ranger": 1})
    act(match, "play+item:tin")
    assert measured(match, "progress") == {"progress": 0}
    act(match, "play+item:bandages")
    assert measured(match, "progress", "hurt ranger") == {"progress": 1, "hurt ranger": 0}


@pytest.mark.rule("DW-0.2")
@pytest.mark.parametrize(("place", "die", "results"), [("hospital", 4, 1), ("hospital", 3, 0), ("gas", 6, 0)])
def test_a_search_at_the_hospital_may_be_a_result(place, die, results):
    match = winter(objective="cure", mine=[f"ranger {place}"], rolled=[[3], [], []], faces=[die])
    act(match, "search+survivor:ranger", "keep")
    assert measured(match, "progress") == {"progress": results}


@pytest.mark.rule("DW-0.2")
def test_every_fuel_played_feeds_the_fire_and_draws_a_zombie():
    match = winter(objective="beacon", hands=[["jerrycan"]], mine=["ranger"])
    act(match, "play+item:jerrycan", "place:gas")
    assert measured(match, "progress", "zombies colony") == {"progress": 1, "zombies colony": 1}


# -- secret ones --------------------------------------------------------------------------------------------


def won(match):
    """Whether the first player has."""
    return bool(next(args["won"] for args in told(match, "laid-open") if args["seat"] == "seat:0"))


def met_with(name, table, *, main=True, **more):
    """Whether this is enough at the end of a winter that the colony has survived, or hasn't."""
    secrets = [
        [name],
        ["hoard" if name != "hoard" else "larder"],
        ["engine" if name != "engine" else "habit"],
    ]
    step = "CheckObjective" if main else "MoveRoundMarker"
    return won(winter(step, **{"rounds": 1, "secrets": secrets, **more, **table}))


def hand(*names):
    return {"hands": [list(names)]}


TWO = ["ranger", "cook"]
FOUR = [*TWO, "dog", "santa"]
SECRETS = {
    "hoard": (hand("tin", "tin", "scrap", "jerrycan"), hand("tin", "tin", "scrap")),
    "getaway": (hand("jerrycan", "jerrycan", "tin", "knife"), hand("jerrycan", "tin", "tin", "knife")),
    "pills": (hand("bandages"), hand("bandages", "tin")),
    "rucksack": (hand("knife", "tin", "jerrycan", "adrenaline"), hand("knife", "tin", "jerrycan", "scrap")),
    "unscathed": ({"wounds": {"fencer": 1}}, {"frost": {"ranger": 1}}),
    "reader": (hand("oratory", "cookbook"), hand("oratory", "bell")),
    "following": ({"mine": [*TWO, "dog"]}, {"mine": TWO}),
    "bolthole": (
        {"barricades": {0: 2, 1: 2}, **hand("jerrycan")},
        {"barricades": {0: 2, 1: 1, "gas": 1}, **hand("jerrycan")},
    ),
    "loner": ({"mine": ["ranger"]}, {"mine": TWO}),
    "engine": (hand("jerrycan", "jerrycan", "full-tank"), hand("jerrycan", "full-tank")),
    "poacher": (hand("rifle", "scrap", "bat"), hand("rifle", "scrap", "tin")),
    "elbow-room": ({"gone": 3}, {"gone": 2}),
    "larder": (hand("tin", "rice", "ham"), hand("rice", "ham")),
    "habit": (hand("bandages", "adrenaline"), hand("bandages", "tin")),
    "patient": (hand("bandages", "bandages", "adrenaline"), hand("bandages", "bandages")),
    "guard": (
        {"gear": {"ranger": ["knife", "pistol"]}},
        {"gear": {"ranger": ["knife", "bat"]}, **hand("pistol")},
    ),
    "satchel": (hand("cookbook", "bandages", "scrap"), hand("cookbook", "bandages", "tin")),
    "workbench": (hand("scrap", "scrap", "bell"), hand("scrap", "scrap")),
    "well-equipped": (
        {"gear": {"ranger": ["bat", "boots"], "caretaker": ["cookbook"]}},
        {"gear": {"ranger": ["bat", "boots"], "fencer": ["cookbook"]}},
    ),
    "table-for-four": ({"mine": FOUR}, {"mine": FOUR[:3]}),
    "order": ({"waste": ["tin"] * 5}, {"waste": ["tin"] * 6}),
    "plenty": ({"food": 6}, {"food": 5}),
    "wanderer": (
        {"mine": ["ranger gas", "cook school"], **hand("jerrycan")},
        {"mine": ["ranger gas", "cook"], **hand("jerrycan")},
    ),
    "vow": ({"starvation": 0, **hand("tin")}, {"starvation": 1, **hand("tin")}),
}
"""What is enough, and what isn't."""
PARTS = [
    ("getaway", hand("jerrycan", "jerrycan", "tin")),
    ("getaway", hand("jerrycan", "jerrycan", "knife")),
    ("rucksack", hand("knife", "tin", "bandages")),
    ("rucksack", hand("knife", "jerrycan", "bandages")),
    ("rucksack", hand("tin", "jerrycan", "bandages")),
    ("pills", hand()),
    ("following", {"mine": ["ranger"]}),
    ("bolthole", {"barricades": {0: 2, 1: 2}}),
    ("poacher", hand("scrap", "bat", "bell")),
    ("satchel", hand("cookbook", "oratory", "scrap")),
    ("satchel", hand("bandages", "scrap", "scrap")),
    ("wanderer", {"mine": ["ranger gas", "cook school"]}),
    ("vow", {"starvation": 0}),
]
"""Other ways to fall short."""


@pytest.mark.rule("DW-9.2")
@pytest.mark.parametrize("name", SECRETS)
def test_a_secret_objective_is_met_or_not(name):
    enough, short = SECRETS[name]
    assert (met_with(name, enough), met_with(name, short)) == (True, False)


@pytest.mark.rule("DW-9.2")
@pytest.mark.parametrize(("name", "table"), PARTS)
def test_a_part_of_it_is_not_enough(name, table):
    assert not met_with(name, table)


@pytest.mark.rule("DW-9.2")
@pytest.mark.parametrize("name", SECRETS)
def test_a_secret_objective_needs_the_main_one(name):
    assert not met_with(name, SECRETS[name][0], main=False)


def test_every_secret_objective_is_among_them():
    assert [f"{name}@aims" for name in SECRETS] == [card.id for card in AIMS.secrets]


# -- betrayals ----------------------------------------------------------------------------------------------

WEAPONS = {"ranger": ["knife", "pistol"], "caretaker": ["pistol", "rifle"]}
BETRAYALS = {
    "last-ones": ({"gone": 5}, {"gone": 4}),
    "warlord": ({"gear": WEAPONS}, {"gear": WEAPONS | {"caretaker": ["pistol", "bat"]}}),
    "new-order": ({"mine": FOUR}, {"mine": FOUR[:3]}),
    "night-train": (hand(*["jerrycan"] * 3, "tin", "ham"), hand(*["jerrycan"] * 3, "ham")),
    "dealer": (hand("bandages", "bandages", "adrenaline"), hand("bandages", "adrenaline", "tin")),
    "magpie": (hand(*["tin"] * 8), hand(*["tin"] * 7)),
    "hunger": ({"starvation": 1, **hand("tin", "tin")}, {"starvation": 0, **hand("tin", "tin")}),
    "arsonist": (hand(*["jerrycan"] * 4), hand(*["jerrycan"] * 3)),
    "clean-hands": ({"wounds": {"fencer": 1}}, {"wounds": {"ranger": 1}}),
    "informer": (
        hand("jerrycan", "jerrycan", "tin", "bandages", "scrap"),
        hand("jerrycan", "tin", "bandages", "scrap"),
    ),
}
FALLING_SHORT = [
    ("last-ones", {"gone": 5, "mine": ["ranger"]}),
    ("night-train", hand("jerrycan", "jerrycan", "tin", "ham")),
    ("hunger", {"starvation": 1, **hand("tin")}),
    ("arsonist", {"mine": ["ranger"], **hand(*["jerrycan"] * 4)}),
    ("clean-hands", {"mine": ["ranger"]}),
    ("informer", hand("jerrycan", "jerrycan", "bandages", "scrap")),
    ("informer", hand("jerrycan", "jerrycan", "tin", "scrap")),
    ("informer", hand("jerrycan", "jerrycan", "tin", "bandages")),
]


def betrayed(name, table):
    """Whether this is enough when morale falls to zero."""
    secrets = [[name], ["hoard"], ["larder"]]
    return won(winter({"type": "Morale", "by": -1}, **{"morale": 1, "secrets": secrets, **table}))


@pytest.mark.rule("DW-9.2")
@pytest.mark.parametrize("name", BETRAYALS)
def test_a_betrayal_is_met_or_not(name):
    enough, short = BETRAYALS[name]
    assert (betrayed(name, enough), betrayed(name, short)) == (True, False)


@pytest.mark.rule("DW-9.2")
@pytest.mark.parametrize(("name", "table"), FALLING_SHORT)
def test_a_part_of_a_betrayal_is_not_enough(name, table):
    assert not betrayed(name, table)


@pytest.mark.rule("DW-9.2")
@pytest.mark.parametrize("name", BETRAYALS)
def test_no_traitor_wins_with_the_colony(name):
    assert not met_with(name, BETRAYALS[name][0])


@pytest.mark.rule("DW-9.2")
def test_most_traitors_need_the_end_of_all_morale():
    """The informer waits for the last round."""
    late = [name for name in BETRAYALS if met_with(name, BETRAYALS[name][0], main=False)]
    assert late == ["informer"]


def test_every_betrayal_is_among_them():
    assert [f"{name}@aims" for name in BETRAYALS] == [card.id for card in AIMS.betrayals]


# -- exiles -------------------------------------------------------------------------------------------------

ALONE = ("grudge", "hermit", "from-the-hill")
"""Those that don't need the main objective."""
LOYAL = {
    "own-hands": (hand("scrap", "scrap", "scrap", "bat"), hand("scrap", "scrap", "bat")),
    "rival": ({"mine": [*TWO, "dog"]}, {"mine": TWO}),
    "feast": (hand(*["tin"] * 5), hand(*["tin"] * 4)),
    "grudge": ({"gone": 5}, {"gone": 4}),
    "outpost": ({"gear": {"ranger": ["knife", "pistol"]}}, {"gear": {"ranger": ["knife", "bat"]}}),
    "open-road": (hand(*["jerrycan"] * 4), hand(*["jerrycan"] * 3)),
    "proof": ({"wounds": {"fencer": 1}}, {"wounds": {"ranger": 1}}),
    "hermit": (
        {"mine": ["ranger"], **hand("tin", "tin", "jerrycan")},
        {"mine": TWO, **hand("tin", "tin", "jerrycan")},
    ),
    "infirmary": (hand(*["bandages"] * 3), hand(*["bandages"] * 2)),
}
TRAITOR = {
    "own-hands": (hand("scrap", "scrap", "bat"), hand("scrap", "scrap")),
    "rival": ({"decks": {"gas": []}}, {"decks": {"gas": ["tin"]}}),
    "grudge": ({"gone": 4}, {"gone": 3}),
    "outpost": ({"gear": {"ranger": ["knife"]}}, {"gear": {"ranger": ["bat"]}, **hand("knife")}),
    "open-road": (hand(*["jerrycan"] * 3), hand(*["jerrycan"] * 2)),
    "proof": ({"zombies": TWELVE}, {"zombies": TWELVE | {5: 1, "gas": 3}}),
    "hermit": ({"mine": FOUR}, {"mine": FOUR[:3]}),
    "infirmary": ({"starvation": 1}, {"starvation": 0}),
}


def exiled(name, table, *, secret="unscathed", main=True):
    """Whether this is enough for an exile."""
    return met_with(secret, table, main=main, exiled=[1, 0, 0], exile_goals=[[name], [], []])


@pytest.mark.rule("DW-8.1")
@pytest.mark.parametrize("name", LOYAL)
def test_a_loyal_exile_has_another_goal(name):
    enough, short = LOYAL[name]
    assert (exiled(name, enough), exiled(name, short)) == (True, False)
    assert exiled(name, enough, main=False) == (name in ALONE)


@pytest.mark.rule("DW-8.1")
@pytest.mark.parametrize("table", [hand("tin", "tin"), hand("tin", "jerrycan")])
def test_a_hermit_needs_provisions(table):
    assert not exiled("hermit", {"mine": ["ranger"], **table})


@pytest.mark.rule("DW-8.1")
def test_one_exile_waits_for_the_end_of_all_morale():
    secrets = {"secrets": [["unscathed"], ["hoard"], ["larder"]]}
    table = {"exiled": [1, 0, 0], "exile_goals": [["from-the-hill"], [], []], "morale": 1, **secrets}
    assert won(winter({"type": "Morale", "by": -1}, **table))
    assert not exiled("from-the-hill", {})


@pytest.mark.rule("DW-8.1")
@pytest.mark.parametrize("name", TRAITOR)
def test_an_exiled_traitor_needs_something_else_first(name):
    """And the rest of the betrayal, which says here that none of theirs has a wound."""
    enough, short = TRAITOR[name]
    assert exiled(name, enough, secret="clean-hands", main=False)
    assert not exiled(name, short, secret="clean-hands", main=False)
    assert not exiled(name, {**enough, "wounds": {"ranger": 1}}, secret="clean-hands", main=False)


@pytest.mark.rule("DW-8.1")
@pytest.mark.parametrize(("name", "main"), [("feast", True), ("from-the-hill", False)])
def test_what_the_colony_reaches_may_be_what_an_exiled_traitor_wants(name, main):
    assert exiled(name, {}, secret="clean-hands", main=main)
    assert not exiled(name, {}, secret="clean-hands", main=not main)


def test_every_exile_objective_is_among_them():
    cards = {card.id.removesuffix("@aims"): card for card in AIMS.exiles}
    assert cards.keys() == {*LOYAL, "from-the-hill"} == {*TRAITOR, "feast", "from-the-hill"}
    assert tuple(name for name, card in cards.items() if card.alone) == ALONE
