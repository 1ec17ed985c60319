"""FG-9: bloodlust and the Killer's powers."""

import pytest

from tests.final_girl.looking import act, now, options, story, told
from tests.final_girl.positions import film, script
from tests.final_girl.saying import BLOW, HORROR
from tests.final_girl.small_film import CRYPT, HALL, YARD, killer, location

rule = pytest.mark.rule

RISE = {"type": "Bloodlust"}
ROWS = [
    {"attack": 1, "move": 1},
    {"attack": 2, "move": 1, "do": [HORROR]},
    {"attack": 2, "move": 3, "do": [{"type": "RevealPower"}]},
    {"attack": 4, "move": 3},
]
RAGE = {"id": "rage", "health": 2, "changes": [{"value": "attack", "add": 1}], "do": [HORROR]}
MINOR = killer(
    rows=[{"attack": 1, "move": 1}] * 3,
    health=5,
    terror=[
        {"id": "calm", "copies": 10},
        RAGE,
        {"id": "haste", "health": 1, "changes": [{"value": "move", "add": 1}]},
    ],
)


def risen(by, **state):
    return script(
        {"type": "Bloodlust", "by": by}, **{"killer": killer(rows=ROWS), "horror": 3, "hand": [], **state}
    )


@rule("FG-9.1")
@pytest.mark.parametrize(("by", "horror"), [(1, 4), (2, 4), (3, 4)])
def test_each_rise_applies_the_row_that_it_reaches(by, horror):
    match = risen(by)
    assert (now(match).bloodlust, now(match).horror) == (by, horror)
    figures = [(args["attack"], args["move"]) for args in told(match, "bloodlust")]
    assert figures == [(2, 1), (2, 3), (4, 3)][:by]


@rule("FG-9.1")
@pytest.mark.parametrize(("row", "lost", "way"), [(0, 1, 1), (1, 2, 1), (2, 2, 3), (3, 4, 3)])
def test_attack_and_move_are_those_of_the_row(row, lost, way):
    state = {"killer": killer(rows=ROWS), "bloodlust": row, "victims": [0] * 6, "hand": [], "health": 9}
    assert now(script(BLOW, here=YARD, killer_at=YARD, **state)).health == 9 - lost
    step = {"type": "KillerAction", "target": "girl", "moves": 1}
    match = script(step, here=0, killer_at=CRYPT, **state)
    assert len(told(match, "enemy-moves")) == way


@rule("FG-9.1")
def test_at_the_top_every_further_rise_triggers_the_final_effect():
    foe = killer(rows=ROWS, final=[{"type": "KillerHealth", "by": 1}, {"type": "DiscardTerror"}], health=9)
    match = risen(3, killer=foe, bloodlust=2, killer_health=3)
    table = now(match)
    assert (table.bloodlust, table.killer_health, len(table.terror)) == (3, 5, 8)
    assert len(told(match, "bloodlust")) == 1
    assert len(told(match, "final-effect")) == 2


@rule("FG-9.2")
def test_in_a_chain_every_step_is_resolved_before_anything_else():
    """Horror beyond its top raises bloodlust, whose row raises horror, and so on; then the card goes on."""
    rows = [
        {"attack": 1, "move": 1},
        {"attack": 1, "move": 1, "do": [HORROR]},
        {"attack": 1, "move": 1, "do": [HORROR]},
        {"attack": 1, "move": 1},
    ]
    come = {"type": "AddVictims", "number": 1, "zones": ["pond"]}
    match = script(HORROR, come, killer=killer(rows=rows), horror=7, hand=[])
    assert now(match).bloodlust == 3
    assert story(match, "bloodlust", "victims-come") == ["bloodlust"] * 3 + ["victims-come"]


@rule("FG-9.2")
def test_a_death_raises_bloodlust_before_the_next_attack():
    blow = {"type": "KillerAction", "target": "victim", "attacks": 2}
    state = {"here": CRYPT, "killer_at": CRYPT, "victims": [0, 0, 0, 0, 0, 1], "hand": [], "health": 9}
    match = script(blow, killer=killer(rows=ROWS), **state)
    assert now(match).health == 7, "with the attack of the row reached"
    assert story(match, "victim-dies", "bloodlust", "horror", "attacks-girl") == [
        "victim-dies",
        "bloodlust",
        "horror",
        "attacks-girl",
    ]


@rule("FG-9.2")
def test_the_track_comes_before_what_cards_do():
    """A card that waited for the death, and one that waited for the row."""
    come = {"type": "AddVictims", "number": 1, "zones": ["pond"]}
    for when in ("VictimDies", "BloodlustRises"):
        event = {"id": "nothing", "lasts": True, "rules": [{"when": when, "do": [come]}]}
        state = {
            "location": location(events=[event]),
            "in_force": ["event:nothing"],
            "victims": [0, 0, 1, 0, 0, 0],
        }
        match = script({"type": "Kill", "zones": ["hall"]}, killer=killer(rows=ROWS), hand=[], **state)
        order = ["victim-dies", "bloodlust", "horror", "victims-come"]
        assert story(match, *order) == order


@rule("FG-9.3")
def test_the_marked_row_reveals_the_dark_power_at_once():
    powers = [
        {"id": "claws", "do": [HORROR], "changes": [{"value": "attack", "add": 1}]},
        {"id": "fangs"},
        {"id": "shadow"},
    ]
    match = risen(
        1, killer=killer(rows=ROWS, powers=powers), bloodlust=1, powers=["claws", "fangs", "shadow"]
    )
    table = now(match)
    assert (table.in_force, table.horror) == (["power:claws@own"], 4)
    assert told(match, "power")[0]["card"] == "power:claws@own"
    state = {"here": YARD, "killer_at": YARD, "victims": [0] * 6, "hand": [], "health": 9, "bloodlust": 2}
    foe = killer(rows=ROWS, powers=powers)
    assert now(script(BLOW, killer=foe, in_force=["power:claws"], **state)).health == 6


@rule("FG-9.3")
def test_before_that_the_dark_power_does_nothing():
    powers = [
        {"id": name, "changes": [{"value": "attack", "add": 1}]} for name in ("claws", "fangs", "shadow")
    ]
    state = {"here": YARD, "killer_at": YARD, "victims": [0] * 6, "hand": [], "health": 9}
    assert now(script(BLOW, killer=killer(rows=ROWS, powers=powers), **state)).health == 8


@rule("FG-9.4")
def test_a_minor_dark_power_lies_on_the_killer_board_with_its_health():
    match = script({"type": "DrawTerror"}, killer=MINOR, terror=["calm", "rage"], hand=[], horror=3)
    table = now(match)
    assert (table.minor, table.minor_health, table.in_force) == (["rage@own"], [2], ["terror:rage@own"])
    assert table.horror == 4


def wounded(by, **state):
    """She deals damage to the Killer."""
    given = {
        "here": YARD,
        "killer_at": YARD,
        "minor": ["rage"],
        "minor_health": [2],
        "in_force": ["terror:rage"],
        **state,
    }
    return film(
        killer=MINOR, steps=[{"type": "Damage", "by": by}, {"type": "WhatNow"}], victims=[0] * 6, **given
    )


@rule("FG-9.4")
@pytest.mark.parametrize(("by", "minor", "health"), [(1, [1], 4), (2, [], 4), (3, [], 3)])
def test_its_health_is_lost_first_and_with_the_last_it_is_discarded(by, minor, health):
    table = now(wounded(by))
    assert (table.minor_health, table.killer_health) == (minor, health)
    assert table.in_force == (["terror:rage@own"] if minor else [])


@rule("FG-9.4")
def test_several_minor_powers_add_up():
    both = {"minor": ["rage", "haste"], "minor_health": [2, 1], "in_force": ["terror:rage", "terror:haste"]}
    table = now(wounded(2, **both))
    assert (table.minor, table.minor_health, table.killer_health) == (["haste@own"], [1], 4)
    assert table.in_force == ["terror:haste@own"]
    assert now(wounded(4, **both)).killer_health == 3


@rule("FG-9.4")
@pytest.mark.parametrize(("minor", "lost"), [(["rage"], 2), ([], 1)])
def test_it_gives_its_ability_as_long_as_it_lies_there(minor, lost):
    state = {
        "minor": minor,
        "minor_health": [2] * len(minor),
        "in_force": [f"terror:{name}" for name in minor],
    }
    match = script(BLOW, killer=MINOR, here=YARD, killer_at=YARD, victims=[0] * 6, hand=[], health=9, **state)
    assert now(match).health == 9 - lost


@rule("FG-9.4", "FG-2.12")
def test_an_item_may_strip_a_minor_power():
    things = [{"id": "stick", "copies": 8}, {"id": "bat", "use": [{"do": [{"type": "StripPower"}]}]}]
    state = {
        "minor": ["rage"],
        "minor_health": [2],
        "in_force": ["terror:rage"],
        "here": HALL,
        "killer_at": CRYPT,
    }
    match = film(killer=MINOR, location=location(items=things), items=["bat"], hand=["walk"], **state)
    act(match, "use+item:bat")
    assert (now(match).minor, now(match).in_force) == ([], [])
    assert "end" in options(match)


@rule("FG-9.1")
def test_a_rise_may_draw_an_event():
    foe = killer(rows=[{"attack": 1, "move": 1}, {"attack": 1, "move": 1, "do": [{"type": "DrawEvent"}]}])
    match = script(RISE, killer=foe, events=["nothing"], hand=[])
    assert now(match).past == ["nothing@own"]
