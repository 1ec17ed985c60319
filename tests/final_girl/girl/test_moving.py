"""FG-2.5, FG-2.6: she moves, and Victims follow."""

import pytest

import huisclos
from tests.final_girl.looking import act, bars, now, options, prompt
from tests.final_girl.positions import film
from tests.final_girl.small_film import CELLAR, CRYPT, GATE, HALL, POND, YARD, location

rule = pytest.mark.rule


def moving(zones, **state):
    """She is about to move."""
    given = {"here": YARD, "killer_at": CRYPT, "victims": [0] * 6, "hand": ["focus"], **state}
    return film(steps=[{"type": "Move", "zones": zones}, {"type": "WhatNow"}], **given)


def zones(match):
    return [option.partition(":")[2] for option in options(match) if option.startswith("zone:")]


def where(match):
    return now(match).here


@rule("FG-2.5")
@pytest.mark.parametrize(
    ("here", "near"),
    [
        (GATE, ["yard"]),
        (YARD, ["gate", "hall", "pond"]),
        (CELLAR, ["hall", "crypt"]),
        (POND, ["yard", "crypt"]),
    ],
)
def test_she_goes_to_neighbouring_zones(here, near):
    match = moving(1, here=here, killer_at=HALL)
    assert zones(match) == near
    far = (
        {"gate", "yard", "hall", "cellar", "pond", "crypt"}
        - {*near}
        - {["gate", "yard", "", "cellar", "pond"][here]}
    )
    assert bars(match) == {f"zone:{name}": "FG-2.5" for name in far}


@rule("FG-2.5")
def test_a_zone_that_is_no_neighbour_is_refused_and_nothing_changes():
    match = moving(2)
    before = match.position()
    with pytest.raises(huisclos.IllegalAction) as refusal:
        match.act(0, ["zone:crypt@own"])
    assert refusal.value.rule == "FG-2.5"
    assert match.position() == before


@rule("FG-2.5")
def test_up_to_so_many_zones_one_after_the_other():
    match = act(moving(3), "zone:hall", "zone:cellar", "zone:hall")
    assert (where(match), prompt(match)) == (HALL, "act")


@rule("FG-2.5")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_no_move_is_compulsory_and_the_rest_is_lost(steps):
    match = moving(3)
    act(match, *["zone:pond", "zone:yard"][:steps], "stay")
    assert where(match) == [YARD, POND, YARD][steps]
    assert prompt(match) == "act"


@rule("FG-2.5")
def test_entering_and_leaving_the_killers_zone_is_free():
    match = act(moving(2, killer_at=HALL), "zone:hall", "zone:cellar")
    table = now(match)
    assert (table.here, table.health, table.time) == (CELLAR, 4, 6)


@rule("FG-2.5")
def test_a_path_may_go_one_way_only():
    place = location()
    chute = next(zone for zone in place["zones"] if zone["id"] == "pond")
    chute["paths"].append({"to": "gate", "one_way": True})
    match = moving(2, location=place, here=POND)
    assert zones(match) == ["yard", "crypt", "gate"]
    act(match, "zone:gate")
    assert zones(match) == ["yard"]


@rule("FG-2.6")
@pytest.mark.parametrize(("number", "offered"), [(1, 1), (2, 2), (3, 2), (7, 2)])
def test_up_to_two_victims_follow(number, offered):
    match = act(moving(1, victims=[0, number, 0, 0, 0, 0]), "zone:hall")
    assert prompt(match) == "follow"
    assert (match.choices()[0].min, match.choices()[0].max) == (0, offered)
    act(match, [f"victim:{n}" for n in range(1, offered + 1)])
    assert now(match).victims == [0, number - offered, offered, 0, 0, 0]
    assert where(match) == HALL


@rule("FG-2.6")
def test_nobody_has_to_follow():
    match = act(moving(1, victims=[0, 2, 0, 0, 0, 0]), "zone:hall", [])
    assert now(match).victims == [0, 2, 0, 0, 0, 0]
    assert where(match) == HALL


@rule("FG-2.6")
def test_those_who_came_along_may_come_farther_and_others_with_them():
    match = act(moving(2, victims=[0, 1, 2, 0, 0, 0]), "zone:hall", "victim:1", "zone:cellar")
    assert match.choices()[0].max == 2, "of three"
    assert now(act(match, ["victim:1", "victim:2"])).victims == [0, 0, 1, 2, 0, 0]


@rule("FG-2.6")
def test_they_do_not_follow_into_the_killers_zone():
    match = act(moving(2, victims=[0, 2, 0, 0, 0, 0], killer_at=HALL), "zone:hall")
    assert (where(match), prompt(match)) == (HALL, "move")
    assert now(match).victims == [0, 2, 0, 0, 0, 0]


@rule("FG-2.6")
def test_they_gladly_leave_the_killers_zone():
    match = act(moving(1, victims=[0, 2, 0, 0, 0, 0], killer_at=YARD), "zone:hall", ["victim:1", "victim:2"])
    assert now(match).victims == [0, 0, 2, 0, 0, 0]
