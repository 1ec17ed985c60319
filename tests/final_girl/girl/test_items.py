"""FG-7: Items: hands and backpack, uses, and when she may rearrange them."""

import pytest

from tests.final_girl.looking import act, now, options, prompt, told
from tests.final_girl.positions import END, film, script
from tests.final_girl.saying import BLOW
from tests.final_girl.small_film import CELLAR, CRYPT, HALL, POND, YARD, killer, location

rule = pytest.mark.rule

HEAL = [{"type": "Rest", "by": 2}]
THINGS = [
    {"id": "stick", "copies": 8},
    {"id": "knife", "hands": 1, "weapon": {"damage": 1}},
    {"id": "lid", "hands": 1, "uses": 3, "use": [{"at": "attacked", "do": [{"type": "Ward", "by": 1}]}]},
    {"id": "kit", "hands": 1, "changes": [{"value": "heal", "add": 1}]},
    {
        "id": "spray",
        "hands": 1,
        "use": [
            {
                "at": "killer",
                "if": {"type": "EnemyAt", "at": "girl", "who": "killer"},
                "do": [{"type": "EndPhase"}],
            }
        ],
    },
    {"id": "axe", "hands": 2, "weapon": {"damage": 2}},
    {"id": "bat", "hands": 2, "weapon": {"damage": 1}},
    {"id": "pills", "use": [{"do": [{"type": "Horror", "by": -1}]}, {"do": [{"type": "Health", "by": 2}]}]},
    {"id": "dice", "use": [{"at": "roll", "do": [{"type": "Reroll", "dice": 12, "up_to": True}]}]},
    {"id": "lamp", "use": [{"do": [{"type": "Time", "by": 1}], "free": True}]},
    {"id": "radio", "use": [{"do": [{"type": "Time", "by": 1}], "free": True, "once": True}]},
    {"id": "beer", "uses": 2, "use": [{"do": [{"type": "Time", "by": 1}]}]},
    {"id": "curse", "kept": False, "found": [{"type": "Horror", "by": 2}]},
    {"id": "gift", "found": [{"type": "Time", "by": 2}]},
]
PLACE = location(items=THINGS)


def carrying(*items, **state):
    given = {"here": YARD, "killer_at": CRYPT, "victims": [0] * 6, "hand": ["walk", "focus"], **state}
    return film(location=PLACE, items=list(items), **given)


def getting(item, *items, **state):
    """She has just got it."""
    given = {"here": YARD, "killer_at": CRYPT, **state}
    steps = [{"type": "TakeItem", "item": item}, {"type": "WhatNow"}]
    return film(location=PLACE, items=list(items), steps=steps, **given)


def held(match):
    table = now(match)
    return sorted(name[:-4] for name, in_hand in zip(table.items, table.held, strict=True) if in_hand)


@rule("FG-7.1", "FG-7.2")
def test_two_hands_hold_one_item_each_or_one_for_both():
    match = getting("axe", "knife", "kit", "lid")
    assert options(match) == ["item:knife+item:kit", "item:knife+item:lid", "item:kit+item:lid", "item:axe"]
    assert held(act(match, "item:axe")) == ["axe"]
    assert held(act(getting("axe", "knife", "kit", "lid"), "item:kit+item:lid")) == ["kit", "lid"]


@rule("FG-7.1")
def test_the_backpack_holds_any_number():
    match = getting("pills", *["stick"] * 7, "axe", "bat", "dice", "lamp")
    assert options(match) == ["item:axe", "item:bat"]
    act(match, "item:bat")
    assert (len(now(match).items), held(match)) == (12, ["bat"])


@rule("FG-7.1", "FG-X11")
def test_what_has_a_hand_icon_works_in_hand_only():
    match = carrying(
        "kit", "pills", "dice", "axe", held=[1, 0, 0, 0], health=0, hand=["short-rest", "walk"], faces=(5, 1)
    )
    assert {"use+item:pills+turn:0", "use+item:pills+turn:1"} <= set(options(match))
    act(match, "card:short-rest")
    assert "use+item:dice" in options(match)
    act(match, "apply")
    assert now(match).health == 2, "one more with the kit in hand"
    match = carrying("kit", held=[0], health=0, hand=["short-rest", "walk"], faces=(5, 1))
    assert now(act(match, "card:short-rest", "apply")).health == 1


@rule("FG-7.2")
def test_whoever_gets_an_item_may_rearrange():
    match = getting("knife", "kit", "axe", held=[0, 1])
    assert prompt(match) == "arrange"
    act(match, "item:kit+item:knife")
    assert held(match) == ["kit", "knife"]
    assert now(match).in_force == ["item:kit@own"], "and it works"
    assert held(act(getting("knife", "kit", "axe"), "item:axe")) == ["axe"]
    assert now(match).in_force == ["item:kit@own"]


@rule("FG-7.2")
def test_with_room_for_all_there_is_nothing_to_ask():
    match = getting("knife", "kit")
    assert (prompt(match), held(match)) == ("act", ["kit", "knife"])


@rule("FG-7.2", "FG-6.2")
def test_otherwise_she_rearranges_in_upkeep_only():
    match = carrying("axe", "knife", held=[1, 0])
    assert "arrange" not in options(match)
    act(match, "end", "done")
    assert now(match).turn == 2
    assert "arrange" in options(match), "upkeep was just now"
    act(match, "arrange", "item:knife")
    assert held(match) == ["knife"]
    act(match, "arrange", "item:axe")
    assert held(match) == ["axe"]
    act(match, "time+card:walk")
    assert "arrange" not in options(match)


@rule("FG-7.3")
def test_items_with_uses_lose_a_marker_each_and_go_with_the_last():
    match = carrying("beer")
    act(match, "use+item:beer")
    assert (now(match).uses, now(match).time) == ([1], 7)
    act(match, "use+item:beer")
    assert (now(match).items, now(match).lost, now(match).time) == ([], ["beer@own"], 8)


@rule("FG-7.3")
@pytest.mark.parametrize(("turn", "horror", "health"), [(0, 2, 1), (1, 3, 3)])
def test_single_use_items_are_discarded(turn, horror, health):
    match = act(carrying("pills", horror=3, health=1), f"use+item:pills+turn:{turn}")
    table = now(match)
    assert (table.horror, table.health, table.items, table.lost) == (horror, health, [], ["pills@own"])


@rule("FG-7.3")
def test_others_have_no_limit():
    match = act(carrying("lamp"), *["use+item:lamp"] * 4)
    assert (now(match).items, now(match).time) == (["lamp@own"], 10)


@rule("FG-7.3")
def test_some_work_once_a_phase():
    match = act(carrying("radio"), "use+item:radio")
    assert "use+item:radio" not in options(match)
    act(match, "end", "done")
    assert "use+item:radio" in options(match)


@rule("FG-7.3")
def test_what_is_used_up_changes_no_figure_any_more():
    things = [
        {"id": "stick", "copies": 8},
        {"id": "kit", "changes": [{"value": "heal", "add": 1}], "use": [{"do": []}]},
    ]
    match = film(
        location=location(items=things),
        items=["kit"],
        health=0,
        hand=["short-rest", "walk"],
        faces=(5, 1),
        killer_at=CRYPT,
    )
    act(match, "use+item:kit", "card:short-rest", "apply")
    assert now(match).health == 1


@rule("FG-7.6")
def test_using_an_item_is_not_playing_a_card():
    """Nothing is rolled, no card leaves her hand, and what waits for a card doesn't wait for it."""
    heed = {
        "id": "nothing",
        "lasts": True,
        "changes": [{"value": "heal", "add": 5, "if": {"type": "Playing", "card": ""}}],
    }
    things = [{"id": "stick", "copies": 8}, {"id": "pills", "use": [{"do": [{"type": "Rest", "by": 1}]}]}]
    place = location(items=things, events=[heed])
    match = film(
        location=place, items=["pills"], in_force=["event:nothing"], health=0, hand=["walk"], killer_at=CRYPT
    )
    act(match, "use+item:pills")
    assert (now(match).health, now(match).hand, now(match).played) == (1, ["walk"], [])
    assert not told(match, "rolled")
    assert not told(match, "plays")


@rule("FG-7.6", "FG-2.13")
def test_an_item_that_costs_the_last_time_ends_the_phase():
    things = [
        {"id": "stick", "copies": 8},
        {"id": "keys", "use": [{"do": [{"type": "Time", "by": -2}, {"type": "GoTo", "zones": ["pond"]}]}]},
    ]
    match = film(
        location=location(items=things),
        items=["keys"],
        time=1,
        hand=["walk"],
        killer_at=CRYPT,
        here=YARD,
        victims=[0] * 6,
    )
    act(match, "use+item:keys")
    assert (now(match).phase, now(match).here) == ("planning", POND)


def stalked(*items, **state):
    """A Killer who hits her twice, and then some."""
    blow = {"type": "KillerAction", "target": "girl", "moves": 1, "attacks": 2}
    foe = killer(start=[blow, {"type": "Horror", "by": 1}])
    given = {
        "here": YARD,
        "killer_at": YARD,
        "victims": [0] * 6,
        "hand": [],
        "phase": "killer",
        "health": 4,
        **state,
    }
    steps = [{"type": "KillerPhase"}, *END]
    return film(killer=foe, location=PLACE, items=list(items), steps=steps, **given)


@rule("FG-7.3", "FG-4.8")
def test_an_item_against_an_attack():
    match = stalked("lid")
    assert options(match) == ["use+item:lid", "take-it"]
    act(match, "use+item:lid")
    assert now(match).uses == [2]
    act(match, "take-it")
    assert (now(match).health, now(match).uses) == (3, [2])


@rule("FG-7.3")
def test_an_item_that_ends_the_killer_phase_when_the_killer_is_with_her():
    match = stalked("spray", killer_at=HALL)
    while "use+item:spray" not in options(match):
        assert match.choices(), "the Killer has come to her zone"
        act(match, options(match)[-1])
    assert now(match).killer_at == YARD
    act(match, "use+item:spray")
    table = now(match)
    assert (table.health, table.horror, table.items) == (4, 3, []), "attacks, effects: nothing of it is done"
    assert len(table.terror) == 10


@rule("FG-7.3")
def test_it_cannot_be_used_while_the_killer_is_elsewhere():
    match = stalked("spray", killer_at=CELLAR)
    assert not told(match, "uses")
    assert "use+item:spray" not in options(match)
    assert now(match).items == ["spray@own"]


@rule("FG-7.3")
def test_she_may_keep_it():
    match = stalked("spray")
    assert "use+item:spray" in options(match)
    while match.choices() and "use+item:spray" in options(match):
        act(match, options(match)[-1])
    assert (now(match).health, now(match).horror, now(match).items) == (2, 4, ["spray@own"])


def alert(**state):
    """Two Items that she may use while the Killer acts, and a Killer who attacks her."""
    bell = {"use": [{"at": "killer", "do": [{"type": "Horror", "by": -1}]}]}
    place = location(items=[{"id": "stick", "copies": 8}, {"id": "bell", **bell}, {"id": "horn", **bell}])
    given = {"here": YARD, "killer_at": YARD, "victims": [0] * 6, "hand": [], "horror": 3, "health": 4}
    return film(
        location=place,
        items=["bell", "horn"],
        killer=killer(start=[BLOW]),
        steps=[{"type": "FinaleAction"}, *END],
        **{**given, "phase": "killer", **state},
    )


@rule("FG-7.6", "FG-7.3")
def test_she_may_use_several_things_before_an_attack():
    match = alert()
    assert options(match) == ["use+item:bell", "use+item:horn", "let-it", "let-all"]
    act(match, "use+item:bell")
    assert options(match) == ["use+item:horn", "let-it", "let-all"]
    act(match, "use+item:horn")
    assert (now(match).horror, now(match).items, now(match).health) == (1, [], 3), "then it comes"


@rule("FG-7.6")
def test_what_is_for_the_killer_phase_waits_for_it():
    """A Killer who acts in her own phase can't be interrupted with it."""
    table = now(alert(phase="action"))
    assert (table.health, len(table.items)) == (3, 2)


@rule("FG-10.4", "FG-7.2")
def test_what_an_item_does_when_it_is_found():
    assert now(getting("gift", time=3)).time == 5
    cursed = now(getting("curse", horror=3))
    assert (cursed.horror, cursed.items, cursed.lost) == (5, [], ["curse@own"])


@rule("FG-7.1")
def test_an_item_in_the_backpack_that_needs_a_hand_changes_nothing_when_used():
    match = script(*HEAL, location=PLACE, items=["kit"], held=[0], health=0)
    assert now(match).health == 2
    match = script(*HEAL, location=PLACE, items=["kit"], health=0)
    assert now(match).health == 3
