"""FG-11: minions. How she attacks them is in the tests of fighting, whom they frighten in those of panic."""

import pytest

from tests.final_girl.looking import act, now, options, story, told
from tests.final_girl.positions import END, film, script, tokens
from tests.final_girl.small_film import CELLAR, CRYPT, GATE, HALL, POND, YARD, killer, location

rule = pytest.mark.rule

ROWS = [{"attack": 3, "move": 1}] * 9
KIND = {"id": "puppet", "number": 3, "health": 1, "attack": 1}


def foe(**changes):
    return killer(rows=ROWS, minions={**KIND, **changes})


def with_(*places, **state):
    """Minions in these zones."""
    given = {"here": GATE, "killer_at": CRYPT, "victims": [0] * 6, "hand": [], "killer": foe(), **state}
    return {**tokens(*places), **given}


def action(target, moves=0, attacks=0, by="enemies"):
    return {"type": "KillerAction", "target": target, "moves": moves, "attacks": attacks, "by": by}


@rule("FG-11.1")
@pytest.mark.parametrize(
    ("there", "number", "expected"),
    [([], 1, [CRYPT, -1, -1]), ([HALL], 2, [HALL, CRYPT, CRYPT]), ([HALL, HALL], 3, [HALL, HALL, CRYPT])],
)
def test_minions_come_as_long_as_there_are_tokens(there, number, expected):
    match = script({"type": "Spawn", "number": number, "at": "killer"}, **with_(*there))
    assert now(match).minions == expected
    assert now(match).minion_health == [int(zone >= 0) for zone in expected]


@rule("FG-11.1")
def test_a_killer_without_minions_has_none_to_come():
    assert now(script({"type": "Spawn", "number": 1, "at": "killer"}, hand=[])).minions == []


@rule("FG-11.1", "FG-11.4")
@pytest.mark.parametrize(
    ("by", "killer_at", "minion"),
    [("enemies", POND, POND), ("killer", POND, CRYPT), ("minions", CRYPT, POND)],
)
def test_enemies_are_both_and_the_others_just_these(by, killer_at, minion):
    table = now(script(action("girl", 1, by=by), **with_(CRYPT, here=GATE)))
    assert (table.killer_at, table.minions[0]) == (killer_at, minion)


@rule("FG-11.1")
@pytest.mark.parametrize(("who", "horror"), [("enemy", 4), ("killer", 3), ("minion", 4)])
def test_conditions_tell_them_apart(who, horror):
    there = {"type": "EnemyAt", "who": who, "at": "girl"}
    match = script(
        {"type": "If", "if": there, "then": [{"type": "Horror", "by": 1}]}, **with_(GATE, horror=3)
    )
    assert now(match).horror == horror


@rule("FG-11.1")
def test_minions_without_a_killer_on_the_board():
    match = script(action("girl", 1, 1), **with_(YARD, POND, killer_at=-1, health=4))
    table = now(match)
    assert (table.minions[:2], table.health, table.killer_at) == ([GATE, YARD], 3, -1)


@rule("FG-11.4")
def test_minions_act_first_each_wholly_then_the_killer():
    match = script(action("victim", 1, 1), **with_(POND, CELLAR, victims=[0, 1, 1, 0, 0, 0], killer_at=CRYPT))
    order = [args.get("who") or "dies" for args in _moves_and_deaths(match)]
    assert order[:4] == ["minion:puppet@own", "dies", "minion:puppet@own", "dies"]
    assert now(match).dead == 2


def _moves_and_deaths(match):
    return [
        event["args"]
        for event in match.events_since(0, None)
        if event["key"] in ("enemy-moves", "victim-dies")
    ]


@rule("FG-11.4")
def test_each_looks_for_its_own_nearest_target():
    match = script(action("victim", 1), **with_(HALL, victims=[0, 1, 0, 0, 1, 0]))
    assert (now(match).minions[0], now(match).killer_at) == (YARD, POND)


@rule("FG-11.4")
def test_the_finale_card_may_carry_an_action_of_each_from_top_to_bottom():
    start = [
        {"type": "Spawn", "at": "killer"},
        action("victim", 1, by="minions"),
        action("girl", 1, by="killer"),
    ]
    enemy = {**foe(), "start": start}
    steps = [{"type": "KillerPhase"}, *END]
    state = with_(victims=[0, 0, 1, 0, 0, 0], killer=enemy)
    match = film(steps=steps, **state)
    assert (now(match).minions, now(match).killer_at) == ([CELLAR, -1, -1], POND)
    assert story(match, "minion-comes", "enemy-moves") == ["minion-comes", "enemy-moves", "enemy-moves"]


@rule("FG-11.4", "FG-9.1")
def test_a_minion_hits_with_its_own_attack_and_goes_as_fast_as_the_killer():
    rows = [{"attack": 3, "move": 2}] * 3
    match = script(
        action("girl", 1, 1, by="minions"), **with_(POND, health=4, killer=killer(rows=rows, minions=KIND))
    )
    assert (now(match).minions[0], now(match).health) == (GATE, 3)
    assert told(match, "attacks-girl") == [{"by": "minion:puppet@own", "damage": 1}]


@rule("FG-11.4")
@pytest.mark.parametrize(("leash", "where"), [(1, HALL), (2, YARD), (99, GATE)])
def test_a_leash_holds_them_near_the_killer(leash, where):
    match = script(
        action("girl", 5, by="minions"), **with_(CELLAR, killer_at=CELLAR, killer=foe(leash=leash))
    )
    assert now(match).minions[0] == where


@rule("FG-11.3")
@pytest.mark.parametrize(("killer_at", "follow"), [(CRYPT, True), (HALL, False)])
def test_victims_follow_into_a_zone_with_minions_unless_the_killer_is_there(killer_at, follow):
    state = with_(HALL, here=YARD, killer_at=killer_at, victims=[0, 1, 0, 0, 0, 0], hand=["walk"])
    match = film(steps=[{"type": "Move", "zones": 1}, {"type": "WhatNow"}], **state)
    act(match, "zone:hall")
    assert ("victim:1" in options(match)) is follow


@rule("FG-11.1")
def test_a_minion_with_more_health_takes_more():
    state = with_(YARD, here=YARD, killer=foe(health=2), minion_health=[2, 0, 0])
    match = film(steps=[{"type": "Damage", "by": 1}, {"type": "WhatNow"}], **state)
    assert (now(match).minions[0], now(match).minion_health[0]) == (YARD, 1)
    assert now(script({"type": "Spawn", "at": "killer"}, **with_(killer=foe(health=2)))).minion_health == [
        2,
        0,
        0,
    ]


@rule("FG-11.1", "FG-4.6")
def test_a_victim_killed_by_a_minion_raises_bloodlust():
    table = now(script(action("victim", 0, 1, by="minions"), **with_(YARD, victims=[0, 2, 0, 0, 0, 0])))
    assert (table.dead, table.bloodlust, table.victims[YARD]) == (1, 1, 1)


@rule("FG-11.1")
def test_what_waits_for_the_killer_does_not_wait_for_a_minion():
    snap = {"when": "EnemyEnters", "where": {"who": "killer"}, "do": [{"type": "Horror", "by": 1}]}
    place = location(events=[{"id": "nothing", "lasts": True, "rules": [snap]}])
    state = {"location": place, "in_force": ["event:nothing"], "horror": 3}
    assert now(script(action("girl", 1, by="minions"), **with_(POND, **state))).horror == 3
    assert now(script(action("girl", 1, by="killer"), **with_(POND, **state))).horror == 4


@rule("FG-11.4")
def test_one_that_is_too_far_away_goes_back_to_its_master():
    match = script(action("girl", 1, by="minions"), **with_(YARD, killer_at=CELLAR, killer=foe(leash=1)))
    assert now(match).minions[0] == HALL


@rule("FG-11.1", "FG-11.4")
def test_a_leash_binds_neither_the_killer_nor_minions_without_one():
    match = script(action("girl", 1), **with_(POND, killer_at=-1, killer=foe(leash=0)))
    assert now(match).minions[0] == YARD
    assert now(script(action("girl", 1), **with_(killer_at=POND, killer=foe(leash=0)))).killer_at == YARD


@rule("FG-11.1")
@pytest.mark.parametrize(("by", "horror"), [("minion", 4), ("killer", 3)])
def test_whom_a_minion_kills_is_not_the_killers(by, horror):
    heard = {"when": "VictimDies", "where": {"by": by}, "do": [{"type": "Horror", "by": 1}]}
    place = location(events=[{"id": "nothing", "lasts": True, "rules": [heard]}])
    state = {"location": place, "in_force": ["event:nothing"], "horror": 3, "victims": [0, 1, 0, 0, 0, 0]}
    assert now(script(action("victim", 0, 1, by="minions"), **with_(YARD, **state))).horror == horror
