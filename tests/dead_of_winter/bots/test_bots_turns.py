"""The bot of Dead of Winter in a turn: what it looks at first, what it leaves lying about, what it gives."""

import pytest

from tests.dead_of_winter.box_positions import winter
from tests.dead_of_winter.positions import colony, survivor
from tests.dead_of_winter.steadily import pick, steady, turn

LOYAL = [["unscathed"], ["loner"], ["order"]]
"""Secret objectives that make no difference to what is tested."""
FUEL = {"crisis": "cold-stove", "food": 9, "secrets": LOYAL}
"""Nobody is hungry, and the gas station has what the crisis needs."""


# -- before dice are used ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["seer", "lawyer", "pilot"])
@pytest.mark.parametrize("dice", [[6, 5], []])
def test_a_look_that_costs_nothing_comes_first(name, dice):
    match = winter(mine=[name, "caretaker"], rolled=[dice, [], []], hands=[[], ["tin"], ["tin"]], **FUEL)
    done = turn(match)
    assert done[0] == f"use+survivor:{name}"
    assert done.count(done[0]) == 1


def test_where_there_is_nothing_to_see_nobody_looks():
    match = winter(mine=["lawyer", "caretaker"], hands=[["tin"], [], []], **FUEL)
    assert "use+survivor:lawyer" not in turn(match)


def test_a_look_that_could_be_had_for_ever_isnt_begun():
    cards = {"survivors": [survivor("ada", use=[{"do": [{"type": "SeeDeck"}]}])]}
    assert turn(colony(cards=cards, food=9)) == ["end"]


RANGER = ["ranger gas", "mother"]
BETTER = {
    "mayor": (["mayor gas", "ranger"], [3], "use+survivor:mayor"),
    "oratory": (RANGER, [2], "use+item:oratory+survivor:ranger"),
    "therapist": (["therapist gas", "ranger"], [1, 2], "use+survivor:therapist"),
    "gymnastics": (RANGER, [1], "use+item:gymnastics+survivor:ranger"),
}
"""Who is there, what the dice are that don't do for a search, and what makes them better."""


@pytest.mark.parametrize("name", BETTER)
def test_dice_get_better_while_there_are_some(name):
    mine, dice, deed = BETTER[name]
    gear = {"ranger": [name]} if mine is RANGER else {}
    match = winter(mine=mine, gear=gear, rolled=[dice, [], []], faces=[6, 6], **FUEL)
    done = turn(match)
    assert done[0] == deed
    assert any(one.startswith("search") for one in done)


@pytest.mark.parametrize("name", ["mayor", "therapist"])
def test_dice_that_cant_do_more_stay_as_they_are(name):
    mine, dice, deed = BETTER[name]
    match = winter(mine=mine, rolled=[[6] * len(dice), [], []], **FUEL)
    assert pick(match) != deed


def test_the_die_is_raised_that_can_then_do_more():
    """The mayor searches with a 4."""
    match = winter(mine=["mayor gas", "mother"], rolled=[[3, 5], [], []], **FUEL)
    match.act(0, ["use+survivor:mayor@folk"])
    assert match.choices()[0].prompt == "raise-die"
    assert pick(match) == "die:3"


def test_only_dice_that_may_get_better_are_rolled_again():
    match = winter(mine=["therapist gas", "mother"], rolled=[[1, 6, 2], [], []], **FUEL)
    match.act(0, ["use+survivor:therapist@folk"])
    assert match.choices()[0].prompt == "reroll"
    assert steady().pick(match.view(0), match.choices()[0]) == ["die:1+turn:0", "die:2+turn:2"]


# -- waste ------------------------------------------------------------------------------------------------

NINE = ["tin", "tin", "tin", "scrap", "scrap", "scrap", "bandages", "bandages", "bandages"]
LAST = {"first": 1, "turns": 3, "secrets": LOYAL, "crisis": "thaw"}
"""The last turn of the round."""


def plays_rice(waste, **table):
    match = winter(hands=[["rice"]], waste=waste, **{"food": 3, **LAST, **table})
    return "play+item:rice" in turn(match)


@pytest.mark.parametrize("rounds", [2, 6])
def test_nobody_plays_the_tenth_card_for_nothing(rounds):
    """There is enough food for tonight, and a little more would be nice."""
    assert plays_rice(NINE[:8], rounds=rounds)
    assert not plays_rice(NINE, rounds=rounds)


def test_the_tenth_card_is_played_if_that_spares_more():
    assert plays_rice(NINE, food=2, starvation=1, settings={"starving": "tokens"})
    assert plays_rice(NINE, food=2, rolled=[[1], [], []]), "some of it is carried away first"


def test_the_tenth_card_is_never_played_for_the_last_morale():
    """Somebody's frostbite would kill later; what the night takes is the end."""
    cold = {"hands": [["bandages"]], "wounds": {"ranger": 2}, "frost": {"ranger": 1}, "food": 9, **LAST}
    for morale, waste, heals in ((1, NINE, False), (1, NINE[:8], True), (6, NINE, True)):
        match = winter(
            groups=[["ranger gas"], ["fencer"], ["therapist"]], morale=morale, waste=waste, rounds=4, **cold
        )
        assert ("play+item:bandages" in turn(match)) == heals


def test_waste_that_takes_the_last_morale_goes_before_all_else():
    """A full entrance could be relieved, too, and with more morale it is."""
    table = {"waste": [*NINE, *NINE, "tin"], "rolled": [[1, 1, 1, 1], [], []], "zombies": {0: 3}, "rounds": 4}
    for morale, first in ((1, True), (6, False)):
        match = winter(mine=["ranger", "mother"], morale=morale, food=9, **table, **LAST)
        assert pick(match).startswith("clean") == first


def test_of_all_who_are_asked_for_food_nobody_makes_ten_with_something_else():
    """All give at once; one meal is enough."""
    table = {
        "hands": [[], ["rice"], ["bandages"]],
        "wounds": {"ranger": 2},
        "frost": {"ranger": 1},
        "food": 1,
    }
    for waste, given in ((NINE[:5], "item:bandages"), (NINE[:8], "pass")):
        match = winter(waste=waste, morale=1, rounds=4, **{**LAST, **table, "first": 1})
        match.act(0, ["ask"])
        assert pick(match, 1) == "item:rice"
        assert pick(match, 2) == given


def test_nobody_spends_the_tenth_card_for_nothing():
    """A zombie less at the colony is worth something, but no morale."""
    table = {
        "groups": [["ranger"], ["fencer"], ["therapist"]],
        "zombies": {0: 1},
        "gear": {"ranger": ["shears"]},
    }
    for waste, spent in ((NINE[:8], True), (NINE, False)):
        match = winter(waste=waste, objective="samples", food=9, **table, **LAST)
        assert ("use+item:shears+survivor:ranger" in turn(match)) == spent


def test_waste_is_carried_away_before_it_makes_ten():
    """There is a barricade to build, too."""
    table = {"rolled": [[1], [], []], "food": 9, "rounds": 5, "zombies": {0: 1}}
    assert pick(winter(waste=NINE, **table, **LAST)).startswith("clean")
    assert not pick(winter(waste=NINE[:4], **table, **LAST)).startswith("clean")


def test_what_one_alone_cant_carry_away_is_begun_if_others_can_help():
    """Four cards must go, three go with a die; the zombies outside would be worth it, too."""
    table = {
        "waste": [*NINE, "rice", "rice", "rice", "jerrycan"],
        "mine": ["ranger", "mother"],
        "food": 9,
        "zombies": {0: 1},
        "secrets": LOYAL,
    }
    alone, together = ({"rolled": [[1], [], dice], "turns": 1, "crisis": "thaw"} for dice in ([], [1]))
    assert pick(winter(**table, **together)).startswith("clean")
    assert not pick(winter(**table, **alone)).startswith("clean")


# -- crises that can't be met any more --------------------------------------------------------------------


def gives(first=2, turns=2, rounds=1, **table):
    """The crisis needs three cards of fuel; the first player has one of them, and nothing else to do."""
    match = winter(hands=[["jerrycan"], *table.pop("others", [])], first=first, turns=turns, rounds=rounds,
                   **FUEL, **table)  # fmt: skip
    return "contribute+item:jerrycan" in turn(match)


def test_nobody_gives_what_is_lost():
    """Who comes after has neither cards nor dice."""
    assert not gives()
    assert not gives(others=[["tin"]]), "a card is too little"
    assert gives(others=[["tin"] * 5], rolled=[[], [6, 6, 6], []])
    assert gives(
        given=[0, 0, 1], pile=["jerrycan"], gave=[[], [], ["1:jerrycan@goods"]], others=[["tin"] * 5]
    )


def test_no_promise_is_kept_that_helps_nobody():
    for others, given in (([["tin"] * 5], True), ([[]], False)):
        match = winter(hands=[["jerrycan"], *others], first=2, turns=2, rounds=6, **FUEL)
        match.say(0, "add", kind="kind:fuel")
        assert ("contribute+item:jerrycan" in turn(match)) == given
        match = winter(hands=[["jerrycan"], *others], first=2, turns=2, rounds=6, **FUEL)
        match.say(1, "ask-add", to="seat:0", kind="kind:fuel")
        assert steady().reply(match.view(0), 0) == ("deal" if given else "no")
