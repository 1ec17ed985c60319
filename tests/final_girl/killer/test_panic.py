"""FG-5: panic."""

import pytest

from tests.final_girl.looking import act, now, options, prompt, told
from tests.final_girl.positions import END, film, script
from tests.final_girl.saying import SLOW
from tests.final_girl.small_film import CRYPT, GATE, HALL, POND, YARD, killer, location

rule = pytest.mark.rule


def panic(*faces, **state):
    """The Panic phase, after somebody was killed."""
    steps = [{"type": "PanicPhase"}, *END]
    given = {"dead_now": 1, "dead": 1, "here": POND, "killer_at": YARD, "hand": ["walk"], **state}
    return film(steps=steps, phase="killer", faces=faces, **given)


@rule("FG-5.1")
@pytest.mark.parametrize(("face", "zone"), [(1, GATE), (2, HALL), (3, HALL), (4, POND), (5, YARD), (6, YARD)])
def test_the_number_on_a_path_moves_it_one_zone_and_no_such_number_lets_it_stay(face, zone):
    match = panic(face, victims=[0, 1, 0, 0, 0, 0])
    assert now(match).victims == [int(n == zone) for n in range(6)]


@rule("FG-5.1")
def test_a_die_for_each_victim_of_the_killers_zone():
    match = panic(1, 2, 5, victims=[0, 3, 0, 1, 1, 0])
    assert now(match).victims == [1, 1, 1, 1, 1, 0], "those elsewhere stay where they are"
    assert told(match, "panics") == [{"zone": "zone:yard@own", "dice": [1, 2, 5]}]


@rule("FG-5.1")
def test_only_if_somebody_was_killed_this_turn():
    match = panic(1, victims=[0, 2, 0, 0, 0, 0], dead_now=0)
    assert now(match).victims == [0, 2, 0, 0, 0, 0]
    assert not told(match, "panics")


def deadly(**state):
    """At the start of the Panic phase somebody in the yard dies, as an Event says; so does the friend."""
    rules = [
        {
            "when": "PhaseBegins",
            "where": {"phase": "panic"},
            "do": [{"type": "Kill", "zones": ["yard"], **state}],
        }
    ]
    event = {"id": "nothing", "lasts": True, "rules": rules, "victims": [{"id": "friend"}]}
    return {"location": location(events=[event]), "in_force": ["event:nothing"], "killer": killer(rows=SLOW)}


@rule("FG-5.1")
def test_whoever_dies_at_the_start_of_the_phase_lets_the_others_panic():
    match = panic(2, 2, victims=[0, 3, 0, 0, 0, 0], dead_now=0, **deadly(number=1))
    assert told(match, "panics") == [{"zone": "zone:yard@own", "dice": [2, 2]}]
    assert now(match).victims == [0, 0, 2, 0, 0, 0]


@rule("FG-5.1")
@pytest.mark.parametrize("friend", [True, False])
def test_whoever_dies_at_the_start_of_the_phase_doesnt_panic(friend):
    special = {"special": ["friend"], "special_at": [YARD]} if friend else {}
    match = panic(2, victims=[0, 2, 0, 0, 0, 0], **deadly(), **special)
    assert (now(match).victims, now(match).special, now(match).dead) == ([0] * 6, [], 3 + friend)
    assert not told(match, "panics")
    assert not told(match, "special-panics")
    assert prompt(match) == "act", "nobody has to say who runs first"


@rule("FG-5.1")
def test_a_panic_under_way_that_was_settled_too_early_goes_on_with_those_who_live():
    """As 0.9.1 has stored it: who panics lies below what is still to happen."""
    early = {"type": "InPanic", "zone": YARD, "plain": 2, "special": ["friend"]}
    steps = [{"type": "Kill", "zones": ["yard"]}, early, *END]
    state = {"victims": [0, 2, 0, 0, 0, 0], "special": ["friend"], "special_at": [YARD], "killer_at": YARD}
    match = film(
        steps=steps, phase="panic", dead_now=1, dead=1, hand=["walk"], here=POND, **state, **deadly()
    )
    assert now(match).dead == 4
    assert not told(match, "panics")
    assert not told(match, "special-panics")
    assert prompt(match) == "act", "nobody has to say who runs first"


@rule("FG-5.1")
def test_however_and_wherever_it_was_killed():
    """Also in her own Action phase, and not by the Killer."""
    death = [{"type": "Kill", "zones": ["cellar"]}]
    things = [{"id": "stick", "copies": 8}, {"id": "bomb", "use": [{"do": death}]}]
    match = film(
        location=location(items=things),
        items=["bomb"],
        killer=killer(terror=[{"id": "calm", "copies": 10}]),
        victims=[0, 1, 0, 1, 0, 0],
        killer_at=YARD,
        here=POND,
        hand=["walk"],
        faces=(2,),
    )
    act(match, "use+item:bomb", "end", "done")
    assert (now(match).turn, now(match).victims) == (2, [0, 0, 1, 0, 0, 0])
    act(match, "end", "done")
    assert now(match).victims == [0, 0, 1, 0, 0, 0]
    assert len(told(match, "panics")) == 1, "that was the turn before"


@rule("FG-5.1")
def test_a_victim_killed_in_the_turn_before_does_not_count():
    action = [{"type": "KillerAction", "target": "victim", "attacks": 1}]
    foe = killer(start=action, rows=[{"attack": 1, "move": 1}] * 3)
    match = film(
        killer=foe, victims=[0, 2, 0, 0, 0, 0], killer_at=YARD, here=CRYPT, hand=["walk"], faces=(5,)
    )
    act(match, "end", "done")
    assert (now(match).dead, now(match).dead_now, now(match).victims[YARD]) == (1, 0, 1)


@rule("FG-5.1")
def test_she_does_not_panic_here():
    match = panic(1, victims=[0, 1, 0, 0, 0, 0], here=YARD)
    assert now(match).here == YARD
    assert not told(match, "girl-panics")


@rule("FG-5.1")
def test_she_chooses_the_order_where_it_matters():
    friend = {"id": "nothing", "victims": [{"id": "friend"}]}
    match = panic(
        1,
        4,
        4,
        location=location(events=[friend]),
        victims=[0, 2, 0, 0, 0, 0],
        special=["friend"],
        special_at=[YARD],
    )
    assert prompt(match) == "panic-order"
    assert options(match) == ["victim:1", "victim:friend"]
    act(match, "victim:friend")
    table = now(match)
    assert (table.special_at, table.victims) == ([GATE], [0, 0, 0, 0, 2, 0])


@rule("FG-5.2")
def test_they_may_run_into_the_killers_zone():
    flee = {"type": "Panic", "zones": ["hall"]}
    match = script(flee, victims=[0, 0, 1, 0, 0, 0], killer_at=YARD, here=CRYPT, faces=(1,), hand=[])
    assert now(match).victims == [0, 1, 0, 0, 0, 0]


@rule("FG-5.2")
@pytest.mark.parametrize(("girl", "here"), [(True, GATE), (False, YARD)])
def test_she_panics_if_the_card_says_so(girl, here):
    flee = {"type": "Panic", "at": "girl", "girl": girl}
    match = script(flee, victims=[0, 1, 0, 0, 0, 0], here=YARD, killer_at=CRYPT, faces=(4, 1), hand=[])
    assert (now(match).victims, now(match).here) == ([0, 0, 0, 0, 1, 0], here)


@rule("FG-5.2")
def test_she_panics_only_where_the_card_says():
    flee = {"type": "Panic", "at": "killer", "girl": True}
    match = script(flee, victims=[0] * 6, here=YARD, killer_at=CRYPT, faces=(1,), hand=[])
    assert now(match).here == YARD


@rule("FG-5.2")
def test_panic_from_a_card_needs_no_death():
    flee = {"type": "Panic", "at": "victims"}
    match = script(
        flee, victims=[0, 1, 0, 1, 0, 0], killer_at=CRYPT, here=GATE, faces=(3, 1), hand=[], dead_now=0
    )
    assert now(match).victims == [0, 0, 2, 0, 0, 0], "each once, wherever the others went"


@rule("FG-11.3", "FG-5.1")
def test_those_with_minions_panic_too():
    foe = killer(minions={"id": "puppet", "number": 2})
    state = {
        "killer": foe,
        "minions": [HALL, -1],
        "minion_health": [1, 0],
        "shielded": [0, 0],
        "killer_at": CRYPT,
    }
    match = panic(1, 2, victims=[0, 0, 1, 0, 0, 1], **state)
    assert now(match).victims == [0, 1, 0, 1, 0, 0]
    assert now(match).killer_at == CRYPT


@rule("FG-11.3", "FG-5.1")
def test_nobody_panics_twice():
    """One runs from the minion's zone to the Killer's, before those there roll."""
    foe = killer(minions={"id": "puppet", "number": 1})
    state = {"killer": foe, "minions": [YARD], "minion_health": [1], "shielded": [0], "killer_at": HALL}
    match = panic(2, 6, victims=[0, 1, 1, 0, 0, 0], **state)
    assert now(match).victims == [0, 0, 1, 1, 0, 0]
    assert sum(len(args["dice"]) for args in told(match, "panics")) == 2
