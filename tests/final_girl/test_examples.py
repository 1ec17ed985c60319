"""FG-X: the worked examples of the rulebook, with the films that they are about."""

import pytest

from tests.final_girl.looking import act, at, now, options, prompt, told
from tests.final_girl.positions import END, scene

rule = pytest.mark.rule

KILLER = [{"type": "KillerPhase"}, *END]
PANIC = [{"type": "PanicPhase"}, *END]
QUIET = {"here": "dock", "killer_at": "shed"}


@rule("FG-X1", "FG-2.3", "FG-2.10")
def test_a_short_rest_with_two_cards_given_up():
    hand = ["short-rest", "walk", "focus", "sprint"]
    match = scene(**QUIET, girl="reiko@trails", horror=3, health=1, hand=hand, faces=(5, 4), time=6)
    act(match, "card:short-rest")
    assert now(match).roll == [5, 4]
    act(match, "convert", ["card:walk", "card:focus"], "apply")
    table = now(match)
    assert (table.health, table.time, table.hand) == (3, 6, ["sprint"])


@rule("FG-X2", "FG-2.12", "FG-2.16")
def test_a_furious_strike_with_an_axe():
    hand = ["furious-strike", "walk"]
    state = {"girl": "asami@carnival", "items": ["axe"], "held": [1], "hand": hand, "horror": 5}
    match = scene(here="dock", killer_at="dock", **state, faces=(5, 3))
    act(match, "card:furious-strike")
    assert "convert" not in options(match), "one card isn't enough"
    table = now(act(match, "apply"))
    assert told(match, "rolled") == [{"dice": [5, 3]}]
    assert (11 - table.killer_health, table.horror, table.phase) == (3, 4, "planning")


@rule("FG-X3", "FG-2.5", "FG-2.6", "FG-2.7")
def test_a_sprint_to_the_exit_and_on_to_the_dock():
    victims = {"swamp": 1, "southeast-exit": 1}
    state = {"victims": victims, "hand": ["sprint", "walk"], "horror": 3, "time": 6, "faces": (5, 1)}
    match = scene(here="east-path", killer_at="cabins", **state)
    act(match, "card:sprint", "apply", "zone:swamp", "zone:southeast-exit", "victim:1")
    act(match, "save", "space:0", "save", "space:5")
    assert now(match).saved == 2
    assert now(match).horror == 3, "she takes her rewards when she likes"
    while "stay" in options(match):
        act(match, "stay")
    act(match, "reward:0", "reward:5", "zone:dock")
    table = now(match)
    assert (table.here, table.horror, table.time) == (at(match, "dock"), 2, 5)
    assert table.spaces == [1, 0, 0, 0, 0, 1]


@rule("FG-X4", "FG-7.4", "FG-7.5")
@pytest.mark.parametrize(("card", "damage"), [("furious-strike", 3), ("weak-attack", 2)])
def test_revolver_and_knife(card, damage):
    state = {"items": ["old-revolver", "knife"], "held": [1, 1], "hand": [card, "walk"], "horror": 3}
    match = scene(here="dock", killer_at="dock", **state, faces=(6, 6))
    act(match, f"card:{card}", "apply")
    assert 11 - now(match).killer_health == damage
    assert prompt(match) == "act", "only the knife counts: nothing to choose"


def hammer(**state):
    """Hans at the courts with a Victim, two in the cabins, three at the fire pit, she on his way there."""
    given = {
        **{"here": "lake-cabin", "killer_at": "courts", "horror": 2, "bloodlust": 3, "health": 4},
        "victims": {"courts": 1, "cabins": 2, "fire-pit": 3},
        **{"terror": ["hammer-falls@butcher", "frenzied-blows@butcher"], "hand": ["walk"]},
        "powers": ["grudge@butcher", "square-meal@butcher", "sledgehammer-massacre@butcher"],
    }
    return scene(*KILLER, **{**given, **state})


@rule("FG-X5", "FG-4.1", "FG-4.3", "FG-4.4", "FG-4.5", "FG-9.1", "FG-9.3")
def test_frenzied_blows():
    match = hammer()
    table = now(match)
    rows = told(match, "bloodlust")
    assert (rows[0]["attack"], rows[0]["row"]) == (3, 4), "his start action kills the Victim with him"
    assert told(match, "horror")[0] == {"by": 1, "horror": 3}
    (why,) = told(match, "hunts-larger")
    assert (why["zone"], why["victims"]) == ("zone:fire-pit@trails", 3)
    assert (why["other"], why["fewer"]) == ("zone:cabins@trails", 2)
    way = [args["zone"] for args in told(match, "enemy-moves")]
    assert way == ["zone:lake-cabin@trails", "zone:fire-pit@trails"]
    assert table.health == 4, "past her"
    assert (table.victims[at(match, "fire-pit")], table.dead) == (1, 3)
    assert table.bloodlust == 6
    assert table.in_force == ["power:grudge@butcher"]
    assert table.horror == 5, "one a kill, at the end"


@rule("FG-X5", "FG-4.9")
def test_without_victims_the_card_is_replaced():
    match = hammer(victims={})
    assert len(now(match).revealed) == 2
    assert now(match).horror == 3, "the next one: horror, and after her"


@rule("FG-X6", "FG-5.1")
def test_panic_at_the_fire_pit():
    victims = {"fire-pit": 3, "south-path": 1}
    match = scene(
        *PANIC, here="fire-pit", killer_at="fire-pit", victims=victims, dead=2, dead_now=2, faces=(3, 6, 1)
    )
    table = now(match)
    there = {zone: table.victims[at(match, zone)] for zone in ("fire-pit", "south-path", "lake-cabin")}
    assert there == {"fire-pit": 1, "south-path": 2, "lake-cabin": 1}
    assert table.here == at(match, "fire-pit")


@rule("FG-X7", "FG-8.1")
def test_hans_is_not_quite_dead():
    state = {"killer_health": 1, "killer_last": [3], "hand": ["critical-strike", "walk"], "horror": 4}
    match = scene(here="dock", killer_at="dock", **state, faces=(6, 6))
    act(match, "card:critical-strike", "apply")
    table = now(match)
    assert (table.killer_white, table.killer_health, table.outcome) == (True, 2, 0)
    assert (table.phase, table.horror) == ("planning", 4)


@rule("FG-X8", "FG-8.1")
@pytest.mark.parametrize("shown", [1, 2, 3])
def test_nor_is_she(shown):
    state = {"bloodlust": 10, "health": 1, "last": [shown], "hand": [], "terror": ["personal@butcher"]}
    match = scene(*KILLER, here="dock", killer_at="dock", **state)
    table = now(match)
    assert told(match, "attacks-girl") == [{"by": "killer:hans@butcher", "damage": 5}]
    assert (table.white, table.health, table.outcome) == (True, shown - 1, 0)


@rule("FG-X9", "FG-3.1", "FG-3.2", "FG-3.3")
def test_a_planning_phase():
    tableau = ["search", "sprint", "furious-strike", "walk", "focus"]
    state = {
        "time": 4,
        "hand": ["guard"],
        "tableau": tableau,
        "played": ["short-rest", "weak-attack", "walk"],
    }
    plan = [{"type": "PlanningPhase"}, *END]
    match = scene(*plan, **QUIET, **state)
    assert "card:furious-strike" in options(match)
    act(match, "card:search", "card:sprint")
    assert now(match).time == 0
    assert options(match) == ["card:walk", "card:focus", "free", "done"]
    act(match, "card:walk", "card:focus")
    if prompt(match) == "plan":
        act(match, "done")
    table = now(match)
    assert (table.time, table.hand) == (6, ["guard", "search", "sprint", "walk", "focus"])
    assert sorted(table.tableau) == ["furious-strike", "short-rest", "walk", "weak-attack"]


@rule("FG-X10", "FG-2.9")
def test_a_search_at_the_dock():
    names = [f"{name}@trails" for name in ("map", "whistle", "energy-drink", "old-revolver")]
    match = scene(here="dock", killer_at="shed", hand=["search", "walk"], faces=(5, 6), time=6)
    pile = list(match.state.plan.searches).index(at(match, "dock"))
    piles = [names if n == pile else [] for n in range(3)]
    tops = ["old-revolver@trails" if n == pile else "" for n in range(3)]
    match = scene(
        here="dock", killer_at="shed", hand=["search", "walk"], faces=(5, 6), time=6, piles=piles, tops=tops
    )
    act(match, "card:search", "apply", "item:old-revolver+turn:0", "below")
    table = now(match)
    assert (table.items, table.time, table.tops[pile]) == (["old-revolver@trails"], 5, "")
    assert table.piles[pile] == ["energy-drink@trails", "map@trails", "whistle@trails"]


@rule("FG-X11", "FG-7.1")
def test_hands_and_backpack():
    items = ["first-aid", "pepper-spray", "pills", "fuzzy-dice", "axe"]
    force = {"in_force": ["item:first-aid@trails"]}
    state = {"items": items, "held": [1, 1, 0, 0, 0], "health": 0, "horror": 3, **force}
    match = scene(
        here="dock",
        killer_at="dock",
        hand=["short-rest", "weak-attack", "walk"],
        **state,
        faces=(5, 1, 1, 6, 6),
    )
    assert any(option.startswith("use+item:pills") for option in options(match))
    act(match, "card:short-rest")
    assert "use+item:fuzzy-dice" in options(match)
    act(match, "apply")
    assert now(match).health == 2, "one more with the first aid kit"
    act(match, "card:weak-attack", "apply")
    assert 11 - now(match).killer_health == 1, "the axe is in the backpack"
    sprayed = scene(*KILLER, here="dock", killer_at="dock", hand=["walk"], **state)
    assert options(sprayed)[0].startswith("use+item:pepper-spray")
    act(sprayed, options(sprayed)[0])
    assert (now(sprayed).health, len(now(sprayed).terror)) == (0, 10)
    packed = scene(
        *KILLER,
        here="dock",
        killer_at="dock",
        hand=["walk"],
        **{**state, "held": [1, 0, 0, 0, 0], "last": [3]},
    )
    assert not any("pepper-spray" in option for option in options(packed))


@rule("FG-X12", "FG-4.4", "FG-4.6", "FG-4.7")
def test_a_fast_killer_with_a_heavy_hammer():
    """Move 3 and two icons; attack 3 on a Victim; two attacks of 2 on her."""
    far = {"type": "KillerAction", "target": "girl", "moves": 2}
    match = scene(far, {"type": "WhatNow"}, here="fire-pit", killer_at="shed", bloodlust=10, hand=["walk"])
    assert (
        len(told(match, "enemy-moves"))
        == match.state.plan.distance[at(match, "shed")][at(match, "fire-pit")]
        == 5
    )
    farther = scene(
        far, {"type": "WhatNow"}, here="southwest-exit", killer_at="shed", bloodlust=10, hand=["walk"]
    )
    assert len(told(farther, "enemy-moves")) == 6
    blow = {"type": "KillerAction", "target": "victim", "attacks": 1}
    one = scene(
        blow,
        {"type": "WhatNow"},
        here="dock",
        killer_at="dock",
        bloodlust=4,
        victims={"dock": 2},
        hand=["walk"],
    )
    assert (now(one).dead, now(one).health) == (1, 4)
    twice = {"type": "KillerAction", "target": "girl", "attacks": 2}
    match = scene(twice, {"type": "WhatNow"}, here="dock", killer_at="dock", hand=["walk"])
    assert now(match).health == 0


@rule("FG-X13", "FG-0.8", "FG-0.9")
def test_laurie_and_hans_at_the_start():
    table = now(scene(hand=["walk"]))
    assert (table.health, table.killer_health, table.horror) == (4, 11, 4)


@rule("FG-X14", "FG-2.5")
def test_lovers_point_borders_the_cliff_only():
    match = scene({"type": "Move", "zones": 1}, here="lovers-point", killer_at="shed")
    assert options(match) == ["zone:cliff", "stay"]
    assert "zone:cabins@trails" in {bar.id for bar in match.bars(0)}
