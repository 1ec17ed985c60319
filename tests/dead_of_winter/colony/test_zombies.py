"""DW-6: zombies; DW-2.1, DW-2.6: what cards do to them."""

import pytest

from tests.dead_of_winter.looking import act, at, now, options, prompts, story, told, zombies
from tests.dead_of_winter.positions import BITE, BLANK, WOUND, colony, survivor

rule = pytest.mark.rule


def come(place, number):
    return {"type": "Zombies", "number": number, "places": [place]}


@rule("DW-6.1")
@pytest.mark.parametrize(
    ("number", "after"), [(1, [1, 0, 0, 0, 0, 0]), (4, [1, 1, 1, 1, 0, 0]), (8, [2, 2, 1, 1, 1, 1])]
)
def test_at_the_colony_from_entrance_to_entrance(number, after):
    match = colony(come("colony", number))
    assert zombies(match) == after
    (told_,) = told(match, "zombies")
    assert told_["number"] == number
    assert told_["entrances"][:2] == ["entrance:0", "entrance:1"][:number]


@rule("DW-6.1")
def test_each_batch_begins_again_at_the_first_entrance():
    assert zombies(colony(come("colony", 2), come("colony", 1))) == [2, 1, 0, 0, 0, 0]


@rule("DW-6.1")
def test_elsewhere_to_a_free_space():
    assert zombies(colony(come("police", 3)), "police") == [3]


@rule("DW-6.1", "DW-6.2")
def test_a_full_entrance_is_not_skipped_though_others_have_room():
    match = colony(come("colony", 2), zombies={0: 3})
    assert zombies(match) == [3, 1, 0, 0, 0, 0]
    assert at(match, "ada") == ""


@rule("DW-6.1")
def test_each_is_resolved_wholly_before_the_next():
    """The leader dies, another one is named, and only then the next zombie comes."""
    groups = [["ada", "bob", "cid"], ["dan"], ["eve"]]
    match = colony(come("colony", 2), groups=groups, zombies={0: 3})
    assert (prompts(match), zombies(match)) == ({0: "new-leader"}, [3, 0, 0, 0, 0, 0])
    act(match, "survivor:bob")
    assert zombies(match) == [3, 1, 0, 0, 0, 0]


@rule("DW-6.2")
@pytest.mark.parametrize(("before", "barricades"), [(2, 1), (0, 3)])
def test_a_barricade_and_a_zombie_go_if_there_is_no_free_space(before, barricades):
    match = colony(come("colony", 1), zombies={0: before}, barricades={0: barricades})
    assert (zombies(match)[0], now(match).barricades[0], at(match, "ada")) == (
        before,
        barricades - 1,
        "colony",
    )
    assert told(match, "barricade-falls") == [{"entrance": "entrance:0", "place": "place:colony"}]


@rule("DW-6.2")
def test_without_a_barricade_the_lowest_influence_there_dies():
    groups = [["eve police", "ada"], ["cid police"], ["bob"]]
    match = colony(come("police", 1), groups=groups, zombies={"police": 4}, helpless=2)
    assert [at(match, name) for name in ("ada", "bob", "cid", "eve")] == ["colony", "colony", "", "police"]
    assert (zombies(match, "police"), now(match).morale, now(match).helpless) == ([4], 5, 2)


@rule("DW-6.2", "DW-4.4")
def test_an_overrun_does_not_spread():
    match = colony(come("colony", 1), zombies={0: 3})
    assert prompts(match) == {0: "act"}


@rule("DW-6.2")
def test_a_helpless_one_dies_only_if_nobody_else_is_there():
    match = colony(come("colony", 1), zombies={0: 3}, helpless=2)
    assert (at(match, "ada"), now(match).helpless) == ("", 2)
    away = [["ada police"], ["bob police"], ["cid gas"]]
    match = colony(come("colony", 1), groups=away, zombies={0: 3}, helpless=2)
    assert (now(match).helpless, now(match).dead_helpless, now(match).morale) == (1, 1, 5)
    assert zombies(match)[0] == 3


@rule("DW-6.3")
@pytest.mark.parametrize("place", ["colony", "gas"])
def test_nobody_there_nothing_happens(place):
    away = [["ada police"], ["bob police"], ["cid school"]]
    full = 3
    match = colony(
        come(place, 2), groups=away, zombies={place: full, 1: 3}, helpless=0 if place == "colony" else 2
    )
    assert (zombies(match, place)[0], now(match).morale) == (3, 6)
    assert len(told(match, "nobody-overrun")) == 2


@rule("DW-6.4")
def test_zombies_never_run_out():
    away = [["ada police"], ["bob police"], ["cid school"]]
    match = colony(come("colony", 40), come("school", 1), groups=away)
    assert (sum(zombies(match)), zombies(match, "school")) == (18, [1])


@rule("DW-6.1")
@pytest.mark.parametrize(
    ("at_", "places"),
    [
        ("here", ["police"]),
        ("colony", ["colony"]),
        ("everywhere", ["colony", "police", "grocery", "school", "library", "hospital", "gas"]),
        ("locations", ["police", "grocery", "school", "library", "hospital", "gas"]),
        ("occupied", ["colony", "police", "gas"]),
        ("occupied-locations", ["police", "gas"]),
        ("it", ["gas"]),
    ],
)
def test_where_cards_may_say_that_they_come(at_, places):
    groups = [["ada police"], ["bob"], ["cid gas"]]
    match = colony(
        {"type": "Zombies", "number": 1, "at": at_}, groups=groups, hero="ada", it="survivor:cid@own"
    )
    assert [event["place"].removeprefix("place:") for event in told(match, "zombies")] == places


@rule("DW-6.1")
def test_here_is_the_place_that_a_card_speaks_of():
    each = {"type": "Each", "of": "occupied-locations", "do": [{"type": "Zombies", "number": 1}]}
    match = colony(each, groups=[["ada police"], ["bob"], ["cid gas"]], hero="ada")
    assert [sum(zombies(match, place)) for place in ("police", "gas", "colony")] == [1, 1, 0]


@rule("DW-6.4")
def test_more_than_there_are_figures_in_a_box():
    crowd = {**dict.fromkeys(range(6), 3), "police": 4, "grocery": 4, "school": 4}
    match = colony({"type": "Zombies", "number": 2, "places": ["library"]}, zombies=crowd)
    assert (zombies(match, "library"), sum(match.state.zombies)) == ([2], 32)


# -- killing -------------------------------------------------------------------------------------------


def kill(**more):
    return {"type": "KillZombies", **more}


@rule("DW-2.1")
def test_a_zombie_killed_by_a_card_costs_a_roll_each():
    match = colony(
        kill(number=2),
        groups=[["ada police"], ["bob"]],
        hero="ada",
        zombies={"police": 3},
        faces=[BLANK, WOUND],
    )
    assert (zombies(match, "police"), now(match).wounds[0]) == ([1], 1)
    assert story(match, "zombie-killed", "risk") == ["zombie-killed", "risk", "zombie-killed", "risk"]


@rule("DW-2.1")
@pytest.mark.parametrize(("risk", "rolls"), [("each", 2), ("once", 1), ("none", 0)])
@pytest.mark.parametrize("number", [2, 5])
def test_a_card_may_say_how_often(risk, rolls, number):
    match = colony(
        kill(number=number, risk=risk),
        groups=[["ada police"], ["bob"]],
        hero="ada",
        zombies={"police": 2},
        faces=[BLANK] * 2,
    )
    assert (zombies(match, "police"), len(told(match, "risk"))) == ([0], rolls)


@rule("DW-2.1")
def test_some_roll_for_no_zombie():
    ninja = survivor("ada", changes=[{"value": "attack-risk", "most": 0}])
    match = colony(
        kill(),
        groups=[["ada police"], ["bob"]],
        hero="ada",
        zombies={"police": 2},
        cards={"survivors": [ninja]},
    )
    assert told(match, "risk") == []


@rule("DW-2.1")
def test_you_say_which_in_the_colony():
    match = colony(kill(number=2), hero="ada", zombies={0: 1, 3: 2}, faces=[BLANK, BLANK])
    assert (prompts(match), options(match)) == ({0: "zombie"}, ["entrance:0", "entrance:3"])
    act(match, "entrance:3", "entrance:0")
    assert zombies(match) == [0, 0, 0, 1, 0, 0]


@rule("DW-2.1")
def test_whoever_dies_of_it_kills_no_more():
    match = colony(
        kill(number=3),
        groups=[["ada police"], ["bob"]],
        hero="ada",
        zombies={"police": 3},
        faces=[BITE],
        recruits=["gus"],
    )
    assert (at(match, "ada"), zombies(match, "police")) == ("", [2])


@rule("DW-2.1")
def test_the_player_names_the_survivor_if_the_card_does_not_and_only_where_they_are():
    groups = [["ada police", "bob police"], ["cid school"]]
    match = colony(kill(at="locations"), groups=groups, zombies={"police": 1, "school": 1}, faces=[WOUND])
    assert (zombies(match, "police"), zombies(match, "school"), prompts(match)) == ([0], [1], {0: "killer"})
    assert options(match) == ["survivor:ada", "survivor:bob"]
    act(match, "survivor:bob")
    assert now(match).wounds[:2] == [0, 1]


@rule("DW-2.1")
def test_with_one_survivor_there_nobody_needs_to_be_named():
    groups = [["ada police", "bob"], ["cid police"]]
    match = colony(kill(at="locations"), groups=groups, zombies={"police": 1}, faces=[WOUND])
    assert (zombies(match, "police"), now(match).wounds[:3]) == ([0], [1, 0, 0])


@rule("DW-2.1")
def test_cards_may_wait_for_a_killed_zombie():
    rules = [{"when": "ZombieKilled", "where": {"place": "police"}, "do": [{"type": "Progress", "by": 1}]}]
    cards = {"survivors": [survivor("bob", rules=rules)]}
    groups = [["ada police", "bob school"], ["cid"]]
    match = colony(kill(number=2, risk="none"), groups=groups, hero="ada", zombies={"police": 2}, cards=cards)
    assert now(match).progress == 2


@rule("DW-2.1", "DW-12.1")
@pytest.mark.parametrize(("who", "heard"), [("ada", 1), ("bob", 0)])
def test_and_for_one_that_somebody_killed(who, heard):
    rules = [{"when": "ZombieKilled", "where": {"who": who}, "do": [{"type": "Progress", "by": 1}]}]
    groups = [["ada police", "bob police"], ["cid"]]
    cards = {"survivors": [survivor("cid", rules=rules)]}
    match = colony(kill(risk="none"), groups=groups, hero="ada", zombies={"police": 1}, cards=cards)
    assert now(match).progress == heard


@rule("DW-2.1", "DW-10.2")
def test_nobody_rolls_for_a_zombie_once_nobody_is_left_there():
    dies = {"type": "Lowest", "of": "my-away", "do": [{"type": "Dies"}]}
    cards = {"survivors": [survivor("cid", rules=[{"when": "ZombieKilled", "do": [dies]}])]}
    groups = [["bob", "ada police"], ["cid"]]
    match = colony(kill(at="locations"), groups=groups, zombies={"police": 1}, cards=cards)
    assert (now(match).gone, story(match, "zombie-gone", "risk")) == ([0], ["zombie-gone"])


# -- luring, and broken barricades ---------------------------------------------------------------------


@rule("DW-2.6")
def test_zombies_of_your_choice_come_from_elsewhere():
    match = colony(
        {"type": "MoveZombies", "number": 2},
        groups=[["ada police"], ["bob"]],
        hero="ada",
        zombies={0: 1, "gas": 1, "police": 1, "school": 1},
    )
    assert (prompts(match), options(match)) == (
        {0: "attract-from"},
        ["entrance:0", "entrance:8", "entrance:11"],
    )
    act(match, "entrance:11", "entrance:0")
    assert [sum(zombies(match, place)) for place in ("colony", "police", "school", "gas")] == [0, 3, 1, 0]


@rule("DW-2.6")
def test_you_pick_the_spaces():
    match = colony(
        {"type": "MoveZombies", "number": 1}, hero="ada", zombies={"gas": 1, 1: 3}, barricades={2: 3}
    )
    assert (prompts(match), options(match)) == (
        {0: "attract-to"},
        ["entrance:0", "entrance:3", "entrance:4", "entrance:5"],
    )
    act(match, "entrance:4")
    assert zombies(match) == [0, 3, 0, 0, 1, 0]


@rule("DW-2.6")
@pytest.mark.parametrize(("there", "elsewhere", "after"), [(3, 2, (4, 1)), (4, 2, (4, 2)), (0, 1, (1, 0))])
def test_fewer_if_zombies_or_spaces_are_short(there, elsewhere, after):
    match = colony(
        {"type": "MoveZombies", "number": 2},
        groups=[["ada police"], ["bob"]],
        hero="ada",
        zombies={"police": there, "gas": elsewhere},
    )
    assert (sum(zombies(match, "police")), sum(zombies(match, "gas"))) == after


def test_barricades_break_all_of_them_or_some_of_your_choice():
    match = colony({"type": "BreakBarricades", "at": "colony"}, barricades={0: 2, 3: 1, "gas": 1})
    assert (now(match).barricades, prompts(match)) == ([0] * 11 + [1], {0: "act"})
    match = colony({"type": "BreakBarricades", "at": "colony", "number": 2}, barricades={0: 2, 3: 1})
    assert (prompts(match), options(match)) == ({0: "break"}, ["entrance:0", "entrance:3"])
    act(match, "entrance:3")
    assert now(match).barricades[:4] == [1, 0, 0, 0]
