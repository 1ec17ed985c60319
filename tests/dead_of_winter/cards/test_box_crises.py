"""DW-5.3: the crises of the box."""

import pytest

from tests.dead_of_winter.box_positions import TROUBLE, act, measured, winter
from tests.dead_of_winter.looking import zombies
from tests.dead_of_winter.positions import BLANK, WOUND

GROUPS = [["ranger", "cook gas"], ["lawyer", "dog"], ["mayor", "deputy police"]]
NEEDS = {
    "frozen-night": {"medicine"},
    "bare-shelves": {"food"},
    "fever": {"medicine"},
    "cold-stove": {"fuel"},
    "scratching": {"food"},
    "footprints": {"medicine", "tool"},
    "thaw": {"tool"},
    "new-bunks": {"tool"},
    "empty-bed": {"medicine"},
    "short-rations": {"food"},
    "march": {"fuel"},
    "no-sleep": {"tool"},
    "snowdrift": {"fuel"},
    "whiteout": {"fuel"},
    "rats": {"food"},
    "sirens": {"weapon", "fuel"},
    "fire": {"tool"},
    "at-the-gate": {"food"},
    "bad-water": {"medicine"},
    "groaning-walls": {"weapon", "tool"},
}
FITTING = {"medicine": "bandages", "food": "tin", "fuel": "jerrycan", "tool": "scrap", "weapon": "pistol"}
"""An Item of each kind that helps."""
HURT = ("hurt ranger", "hurt cook", "hurt lawyer", "hurt dog", "hurt mayor", "hurt deputy")


@pytest.mark.rule("DW-12.1")
def test_there_are_twenty_crises_and_this_averts_them():
    assert {card.id.removesuffix("@trouble"): set(card.needs) for card in TROUBLE.crises} == NEEDS


def crisis(name, *answers, **table):
    """It is looked at what was put there."""
    match = winter("ResolveCrisis", groups=GROUPS, crisis=name, **{"morale": 6, **table})
    return act(match, *answers)


def strikes(name, *answers, after, **table):
    return pytest.param(name, answers, table, after, id=name)


STRIKES = [
    strikes(
        "frozen-night",
        after=dict(zip(HURT, (1, 1, 1, 0, 1, 1), strict=True)) | {"frost mayor": 1, "morale": 6},
    ),
    strikes("bare-shelves", after={"starvation": 1, "morale": 5}),
    strikes("fever", after=dict.fromkeys(HURT, 1) | {"frost mayor": 0, "morale": 5}),
    strikes("cold-stove", after={"morale": 4}),
    strikes("scratching", after={"morale": 4}),
    strikes("footprints", after={"zombies library": 3, "zombies grocery": 3, "zombies": 6, "morale": 6}),
    strikes("thaw", after={"zombies colony": 6, "zombies gas": 1, "zombies": 12, "morale": 6}),
    strikes(
        "new-bunks",
        "survivor:ranger",
        "survivor:dog",
        "survivor:mayor",
        "survivor:cook",
        "survivor:deputy",
        after={
            "owner ranger": 1,
            "owner cook": 0,
            "owner dog": 2,
            "owner mayor": 0,
            "leaders": ["cook", "lawyer", "deputy"],
            "morale": 5,
        },
    ),
    strikes("empty-bed", after={"morale": 4}),
    strikes("short-rations", after={"at dog": "", "at cook": "", "at ranger": "colony", "morale": 4}),
    strikes("march", after={"zombies colony": 12, "zombies": 12, "morale": 6}),
    strikes("no-sleep", after={"zombies colony": 8, "morale": 5}),
    strikes(
        "snowdrift",
        barricades={0: 3, 4: 1, "gas": 1},
        after={"barricades colony": 0, "barricades gas": 1, "zombies colony": 10, "morale": 6},
    ),
    strikes(
        "whiteout",
        after=dict(zip(HURT, (0, 1, 0, 0, 0, 1), strict=True)) | {"frost cook": 1, "frost deputy": 1},
    ),
    strikes("rats", food=6, after={"food": 2, "morale": 5}),
    strikes(
        "sirens",
        after={"zombies colony": 0, "zombies gas": 2, "zombies school": 2, "zombies": 12, "morale": 6},
    ),
    strikes(
        "fire",
        "entrance:0",
        "entrance:0",
        hands=[["tin", "tin", "tin"], ["scrap"], []],
        barricades={0: 2, 1: 2, "gas": 1},
        after={"hand": ["tin"], "hand 1": [], "barricades colony": 1, "barricades gas": 1, "morale": 6},
    ),
    strikes("at-the-gate", helpless=1, after={"helpless": 5, "morale": 6}),
    strikes(
        "bad-water",
        "survivor:dog",
        "survivor:ranger",
        faces=[WOUND, BLANK, WOUND],
        after=dict(zip(HURT, (0, 0, 1, 1, 0, 0), strict=True)) | {"told risk": 3},
    ),
    strikes("groaning-walls", barricades={0: 2, 5: 1, "gas": 2}, after={"barricades": 0, "morale": 5}),
]


@pytest.mark.rule("DW-5.3")
@pytest.mark.parametrize(("name", "answers", "table", "after"), STRIKES)
def test_a_crisis_strikes_as_its_card_says(name, answers, table, after):
    match = crisis(name, *answers, **table)
    assert measured(match, "told crisis-strikes", *after) == {"told crisis-strikes": 1, **after}


@pytest.mark.rule("DW-5.3")
@pytest.mark.parametrize("name", NEEDS)
def test_it_does_nothing_if_it_is_averted(name):
    """By cards of any kind that it asks for."""
    kinds = sorted(NEEDS[name])
    match = crisis(name, pile=[FITTING[kinds[n % len(kinds)]] for n in range(3)], barricades={0: 1}, food=4)
    after = {"told crisis-averted": 1, "morale": 6, "food": 4, "starvation": 0, "zombies": 0, "barricades": 1}
    after |= {"told dies": 0, "helpless": 0, "told risk": 0, **dict.fromkeys(HURT, 0)}
    assert measured(match, *after) == after


@pytest.mark.rule("DW-5.3")
@pytest.mark.parametrize("name", NEEDS)
def test_no_other_kind_averts_it(name):
    wrong = next(item for kind, item in FITTING.items() if kind not in NEEDS[name])
    match = winter(
        "ResolveCrisis", groups=GROUPS, crisis=name, pile=[wrong] * 3, hands=[[], [], []], morale=6
    )
    assert measured(match, "told crisis-strikes") == {"told crisis-strikes": 1}


@pytest.mark.rule("DW-6.1")
def test_a_march_comes_to_all_entrances():
    assert zombies(crisis("march")) == [2] * 6
