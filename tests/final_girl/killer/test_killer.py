"""FG-4: the Killer phase: its action, Terror cards, whom it looks for, where it goes, whom it hits."""

import pytest

from tests.final_girl.looking import act, now, options, story, told
from tests.final_girl.positions import END, film, own, script
from tests.final_girl.small_film import CELLAR, CRYPT, GATE, HALL, POND, YARD, killer, location

rule = pytest.mark.rule

PLAIN = [
    {"attack": 1, "move": 1},
    {"attack": 1, "move": 1},
    {"attack": 2, "move": 3},
    {"attack": 2, "move": 3},
]
SLOW = [{"attack": 1, "move": 1}] * 12
HORROR, CALM = {"type": "Horror", "by": 1}, {"type": "Horror", "by": -1}


def hunts(target, moves=0, attacks=0, **state):
    """A Killer action has been done; bloodlust changes nothing."""
    action = {"type": "KillerAction", "target": target, "moves": moves, "attacks": attacks}
    return script(
        action, **{"killer": killer(rows=SLOW), "hand": [], "here": GATE, "killer_at": CRYPT, **state}
    )


def deck(*cards):
    """A Killer whose Terror deck is this, from the top."""
    return killer(terror=[*cards, {"id": "calm", "copies": 10}], rows=SLOW)


def killer_phase(foe, *top, **state):
    steps = [{"type": "KillerPhase"}, *END]
    terror = state.pop("terror", None)
    if terror is None:
        terror = ["calm"] * (10 - len(top)) + list(top[::-1])
    given = {"here": GATE, "killer_at": CRYPT, "victims": [0] * 6, "hand": ["walk"], "horror": 3, **state}
    return film(killer=foe, steps=steps, phase="planning", terror=terror, **given)


@rule("FG-4.1", "FG-4.2")
def test_first_the_action_on_the_finale_card_then_a_terror_card():
    foe = {**deck({"id": "knock", "do": [CALM]}), "start": [HORROR, HORROR]}
    match = killer_phase(foe, "knock")
    assert [args["by"] for args in told(match, "horror")] == [1, 1, -1]
    assert (len(now(match).terror), now(match).revealed) == (9, ["knock@own"])


@rule("FG-4.1")
def test_once_the_finale_is_revealed_its_action_is_done_and_no_card_drawn():
    foe = killer(start=[HORROR], finales=[{"id": "last-act", "action": [CALM, CALM]}])
    match = killer_phase(foe, ending="last-act@own", finale=[])
    assert [args["by"] for args in told(match, "horror")] == [-1, -1]
    assert len(now(match).terror) == 10
    assert not told(match, "terror")


@rule("FG-4.2")
def test_a_terror_card_is_resolved_from_top_to_bottom():
    do = [HORROR, {"type": "AddVictims", "number": 1, "zones": ["pond"]}, CALM, {"type": "Bloodlust"}]
    match = killer_phase(deck({"id": "knock", "do": do}), "knock")
    order = ["terror", "horror", "victims-come", "horror", "bloodlust"]
    assert story(match, *set(order)) == order


@rule("FG-4.3")
@pytest.mark.parametrize(
    ("target", "victims", "here", "goal"),
    [
        ("victim", [0, 0, 3, 0, 0, 0], POND, "hall"),
        ("victim", [9, 1, 0, 0, 0, 0], POND, "yard"),
        ("girl", [0, 0, 0, 1, 0, 0], GATE, None),
        ("nearest", [0, 0, 0, 1, 0, 0], HALL, "cellar"),
        ("nearest", [0, 0, 9, 0, 0, 0], POND, None),
        ("nearest", [0, 0, 0, 0, 0, 0], GATE, None),
    ],
)
def test_whom_it_looks_for(target, victims, here, goal):
    match = hunts(target, victims=victims, here=here)
    if goal is None:
        assert told(match, "hunts-girl")
    else:
        assert told(match, "hunts-nearest")[0]["zone"] == f"zone:{own(goal)}"


@rule("FG-4.3")
@pytest.mark.parametrize(("cellar", "pond", "goal"), [(1, 2, POND), (3, 2, CELLAR)])
def test_of_equally_near_groups_the_larger(cellar, pond, goal):
    match = hunts("victim", 1, victims=[0, 0, 0, cellar, pond, 0])
    assert now(match).killer_at == goal
    (why,) = told(match, "hunts-larger")
    assert (why["victims"], why["fewer"]) == (max(cellar, pond), min(cellar, pond))


@rule("FG-4.3")
def test_she_is_no_victim():
    """Equally near, one Victim counts for more than she does; where she is, only they count."""
    match = hunts("nearest", 1, 1, victims=[0, 0, 0, 1, 0, 0], here=POND)
    assert (now(match).killer_at, now(match).dead, now(match).health) == (CELLAR, 1, 4)
    match = hunts("nearest", 1, victims=[0, 0, 0, 2, 1, 0], here=POND)
    assert now(match).killer_at == CELLAR


@rule("FG-4.3")
def test_several_actions_are_done_one_after_the_other():
    action = {"type": "KillerAction", "target": "victim", "moves": 1, "attacks": 1}
    state = {"killer": killer(rows=SLOW), "here": GATE, "killer_at": CRYPT, "hand": []}
    match = script(action, action, victims=[0, 0, 1, 1, 0, 0], **state)
    assert story(match, "enemy-moves", "victim-dies") == ["enemy-moves", "victim-dies"] * 2
    assert (now(match).killer_at, now(match).dead) == (HALL, 2)


@rule("FG-4.4")
@pytest.mark.parametrize(("moves", "where"), [(0, CRYPT), (1, POND), (2, YARD), (3, GATE), (5, GATE)])
def test_each_move_icon_is_a_move_toward_the_target_until_it_is_reached(moves, where):
    match = hunts("girl", moves, victims=[0, 5, 0, 0, 0, 0])
    assert now(match).killer_at == where, "past the Victims in the yard"


@rule("FG-4.4", "FG-X12")
def test_move_three_and_two_icons_are_six_zones():
    names = [f"z{n}" for n in range(8)]
    line = [
        {
            **{"id": name, "x": 10 * n, "y": 0, "exit": n == 0, "search": False},
            "paths": [{"to": names[m]} for m in (n - 1, n + 1) if 0 <= m < 8],
        }
        for n, name in enumerate(names)
    ]
    setups = [{"girl": "z0", "killer": "z7", "victims": [{"zone": "z0", "number": 1}]}]
    match = hunts(
        *("girl", 2),
        location=location(zones=line, setups=setups),
        **{"killer": killer(rows=PLAIN), "bloodlust": 2, "killer_at": 7, "here": 0, "victims": [0] * 8},
    )
    assert now(match).killer_at == 1
    assert len(told(match, "enemy-moves")) == 6


@rule("FG-4.4")
def test_it_does_not_move_when_it_is_already_there():
    match = hunts("victim", 3, victims=[0, 0, 0, 0, 0, 2])
    assert now(match).killer_at == CRYPT
    assert not told(match, "enemy-moves")


@rule("FG-4.4")
def test_it_goes_a_shortest_way_and_passes_her_by():
    match = hunts("victim", 2, 1, victims=[0, 0, 2, 0, 0, 0], here=CELLAR)
    assert [args["zone"] for args in told(match, "enemy-moves")] == ["zone:cellar@own", "zone:hall@own"]
    assert (now(match).dead, now(match).health) == (1, 4)


@rule("FG-4.4")
def test_its_way_is_a_shortest_one_even_if_that_leads_away_from_her():
    match = hunts("victim", 2, killer_at=YARD, here=GATE, victims=[0, 0, 0, 0, 0, 1])
    assert [args["zone"] for args in told(match, "enemy-moves")] == ["zone:pond@own", "zone:crypt@own"]


@rule("FG-4.5")
def test_victims_first_and_then_her():
    match = hunts("nearest", 0, 3, victims=[0, 0, 0, 0, 0, 2], here=CRYPT)
    assert (now(match).dead, now(match).health) == (2, 3)
    assert story(match, "victim-dies", "attacks-girl") == ["victim-dies", "victim-dies", "attacks-girl"]


@rule("FG-4.5")
def test_with_her_as_the_target_she_comes_first():
    match = hunts("girl", 0, 2, victims=[0, 0, 0, 0, 0, 2], here=CRYPT)
    assert (now(match).dead, now(match).health) == (0, 2)


@rule("FG-4.5")
@pytest.mark.parametrize(
    ("victims", "dead", "health"), [([0, 2, 0, 0, 0, 0], 2, 4), ([0, 1, 0, 0, 0, 0], 1, 4)]
)
def test_one_that_could_not_reach_her_attacks_whoever_is_there(victims, dead, health):
    match = hunts("girl", 2, 2, victims=victims)
    assert (now(match).killer_at, now(match).dead, now(match).health) == (YARD, dead, health)


@rule("FG-4.5")
def test_one_that_could_not_reach_a_victim_attacks_her():
    match = hunts("victim", 1, 1, victims=[0, 3, 0, 0, 0, 0], here=POND)
    assert (now(match).killer_at, now(match).dead, now(match).health) == (POND, 0, 3)


@rule("FG-4.5")
@pytest.mark.parametrize(("here", "health"), [(CRYPT, 3), (POND, 4)])
def test_without_any_victim_it_still_attacks_her_where_it_is(here, health):
    """There is no target to be reached."""
    match = hunts("victim", 2, 1, victims=[0] * 6, here=here)
    assert (now(match).killer_at, now(match).health) == (CRYPT, health)


@rule("FG-4.5")
def test_without_anybody_there_nothing_happens():
    match = hunts("girl", 1, 2, victims=[0, 3, 0, 0, 0, 0])
    assert (now(match).dead, now(match).health, now(match).killer_at) == (0, 4, POND)


@rule("FG-4.6", "FG-X12")
@pytest.mark.parametrize("attack", [1, 3])
def test_a_victim_hit_is_dead_and_left_over_damage_is_lost(attack):
    rows = [{"attack": attack, "move": 1}] * 5
    match = hunts("victim", 0, 1, victims=[0, 0, 0, 0, 0, 3], here=CRYPT, killer=killer(rows=rows))
    table = now(match)
    assert (table.victims[CRYPT], table.dead, table.bloodlust, table.health) == (2, 1, 1, 4)


@rule("FG-4.6")
def test_bloodlust_rises_with_each_of_them():
    table = now(hunts("victim", 0, 3, victims=[0, 0, 0, 0, 0, 4]))
    assert (table.dead, table.bloodlust, table.victims[CRYPT]) == (3, 3, 1)


@rule("FG-4.7", "FG-X12")
def test_she_loses_health_equal_to_the_attack_value_each_time():
    match = hunts("girl", 0, 2, here=CRYPT, killer=killer(rows=PLAIN), bloodlust=2, health=6, victims=[0] * 6)
    assert now(match).health == 2
    assert [args["damage"] for args in told(match, "attacks-girl")] == [2, 2]


@rule("FG-4.9")
@pytest.mark.parametrize("victims", [0, 1])
def test_what_is_below_a_discard_is_not_done(victims):
    none = {"type": "Not", "of": {"type": "Victims", "at": "everywhere", "least": 1}}
    blows = {"id": "blows", "do": [{"type": "If", "if": none, "then": [{"type": "Redraw"}]}, HORROR]}
    foe = deck(blows, {"id": "knock", "do": [CALM, CALM]})
    match = killer_phase(foe, "blows", "knock", victims=[0, victims, 0, 0, 0, 0])
    assert now(match).horror == (4 if victims else 1), "else the next one is drawn"
    assert len(now(match).terror) == (9 if victims else 8)


@rule("FG-4.10")
def test_a_card_discarded_from_the_deck_has_no_effect():
    foe = deck({"id": "knock", "do": [HORROR], "health": 2}, {"id": "calm2", "do": [CALM]})
    steps = [
        {"type": "DiscardTerror", "number": 1},
        {"type": "DrawTerror"},
        {"type": "Mark", "name": "phase"},
    ]
    match = film(
        killer=foe,
        steps=[*steps, {"type": "WhatNow"}],
        terror=["calm", "calm2", "knock"],
        phase="killer",
        horror=3,
    )
    table = now(match)
    assert (table.horror, table.minor, table.terror) == (2, [], ["calm@own"])
    assert table.revealed == ["knock@own", "calm2@own"]


@rule("FG-4.10")
def test_nor_has_an_item_discarded_from_its_pile():
    discard = {"type": "Each", "of": "searches", "do": [{"type": "DiscardPile"}]}
    table = now(script(discard, hand=[]))
    assert (table.piles, table.tops, table.items, len(table.lost)) == ([[], []], ["", ""], [], 8)


@rule("FG-4.2")
def test_when_the_deck_is_empty_no_card_is_drawn():
    match = killer_phase(deck(), terror=[])
    assert not told(match, "terror")
    assert options(act(match)) != []
