"""FG-8: the last health, who comes back, and adrenaline."""

import pytest

from huisclos.words import Words
from tests.final_girl.looking import act, now, options, prompt, told
from tests.final_girl.positions import END, GAME, film, script
from tests.final_girl.saying import HORROR
from tests.final_girl.small_film import CRYPT, HALL, YARD, girl, killer, location

rule = pytest.mark.rule

STRONG = killer(rows=[{"attack": 5, "move": 1}] * 3)


def struck(**state):
    """The Killer hits her for five, and a card says more; then comes the Panic phase."""
    blow = {"type": "KillerAction", "target": "girl", "attacks": 2}
    steps = [blow, HORROR, {"type": "Mark", "name": "phase"}, {"type": "PanicPhase"}]
    given = {
        "here": YARD,
        "killer_at": YARD,
        "victims": [0] * 6,
        "hand": [],
        "killer": STRONG,
        "horror": 3,
        **state,
    }
    return film(steps=[*steps, *END], phase="killer", **given)


def strikes(card="critical-strike", faces=(6, 6), **state):
    given = {
        "here": YARD,
        "killer_at": YARD,
        "victims": [0] * 6,
        "hand": [card, "walk"],
        "horror": 3,
        **state,
    }
    return act(film(faces=faces, **given), f"card:{card}", "apply")


@rule("FG-8.1", "FG-X8")
@pytest.mark.parametrize("shown", [1, 2, 3])
@pytest.mark.parametrize("health", [0, 1, 3])
def test_she_comes_back_with_what_the_token_shows_and_the_phase_is_over(shown, health):
    match = struck(health=health, last=shown)
    table = now(match)
    assert (table.health + 1, table.white, table.outcome) == (shown, True, 0)
    assert table.phase == "panic", "the game goes on with the next phase"
    assert table.horror == 3, "nothing below is done"
    assert len(told(match, "attacks-girl")) == 1, "nor the second attack"


@rule("FG-8.1")
@pytest.mark.parametrize("health", [0, 3])
def test_a_blank_token_is_death(health):
    match = struck(health=health, last=0)
    assert not match.choices()
    assert (now(match).outcome, now(match).white) == (-1, False)


@rule("FG-8.1")
@pytest.mark.parametrize(("health", "by", "left"), [(4, 4, 0), (4, 3, 1), (1, 1, 0)])
def test_the_token_is_turned_only_when_damage_goes_beyond_the_markers(health, by, left):
    match = script({"type": "Health", "by": -by}, health=health, last=0, hand=[])
    assert (now(match).health, now(match).outcome, now(match).white) == (left, 0, False)


@rule("FG-8.1", "FG-X7")
@pytest.mark.parametrize("shown", [1, 2, 3])
def test_the_killer_comes_back_and_her_action_phase_is_over(shown):
    match = strikes(killer_health=1, killer_last=shown)
    table = now(match)
    assert (table.killer_health + 1, table.killer_white, table.outcome) == (shown, True, 0)
    assert (table.phase, table.horror) == ("planning", 3), "the rest of the card isn't done"
    assert table.hand == ["walk"]


@rule("FG-8.1")
def test_a_blank_token_is_the_killers_death():
    match = strikes(killer_health=2, killer_last=0)
    assert not match.choices()
    assert now(match).outcome == 1


@rule("FG-8.1")
def test_three_damage_on_three_markers_leave_the_token():
    match = strikes(killer_health=3, killer_last=0)
    assert (now(match).killer_health, now(match).outcome, prompt(match)) == (0, 0, "act")


@rule("FG-8.1")
def test_whoever_comes_back_in_her_action_phase_is_on_in_the_planning_phase():
    match = strikes("weak-attack", (1, 1), health=0, last=2)
    assert (now(match).phase, now(match).health, now(match).white) == ("planning", 1, True)


@rule("FG-8.2")
@pytest.mark.parametrize("health", [0, 2])
def test_without_the_black_token_there_is_no_return(health):
    assert now(struck(health=health, white=True, last=0)).outcome == -1
    assert now(strikes(killer_health=health, killer_white=True, killer_last=0)).outcome == 1


@rule("FG-8.2")
def test_she_comes_back_once():
    match = struck(health=0, last=1)
    assert now(match).health == 0
    assert now(match).last == [], "the black token is back in the box"


def dice(**state):
    match = film(hand=["focus", "walk"], horror=3, here=YARD, killer_at=CRYPT, **state)
    return len(now(act(match, "card:focus")).roll)


@rule("FG-8.3")
@pytest.mark.parametrize(
    ("state", "expected"),
    [
        ({}, 2),
        ({"health": 1}, 2),
        ({"health": 0}, 3),
        ({"health": 0, "white": True}, 3),
        ({"killer_health": 0}, 3),
        ({"killer_health": 0, "killer_white": True}, 3),
        ({"killer_health": 1}, 2),
        ({"health": 0, "killer_health": 0}, 4),
    ],
)
def test_adrenaline_is_a_die_for_each_who_has_only_the_token_left(state, expected):
    assert dice(**state) == expected


@rule("FG-8.3")
def test_adrenaline_is_lost_when_a_marker_is_regained():
    match = film(
        hand=["short-rest", "focus", "walk"], horror=3, here=YARD, killer_at=CRYPT, health=0, faces=(5, 1, 1)
    )
    act(match, "card:short-rest")
    assert len(now(match).roll) == 3
    act(match, "apply", "card:focus")
    assert len(now(match).roll) == 2


@rule("FG-8.3", "FG-9.4")
def test_a_minor_dark_power_is_health_too():
    foe = killer(terror=[{"id": "calm", "copies": 10}, {"id": "rage", "health": 2}])
    assert dice(killer=foe, killer_health=0, minor=["rage"], minor_health=[2]) == 2


@rule("FG-8.4")
def test_if_both_die_at_the_same_time_she_wins():
    match = script(
        {"type": "Wound", "by": 1, "at": "killer"},
        here=YARD,
        killer_at=YARD,
        health=0,
        last=0,
        killer_health=0,
        killer_last=0,
    )
    assert now(match).outcome == 1
    assert match.result.winners == [0]


@rule("FG-8.4")
def test_a_last_blow_that_costs_her_the_last_health_too():
    match = strikes("critical-strike", (1, 1), health=0, last=0, killer_health=1, killer_last=0)
    assert now(match).outcome == 1


@rule("FG-8.1")
def test_damage_is_told_with_what_is_left():
    match = script({"type": "Health", "by": -2}, health=4, hand=[])
    assert told(match, "hurt") == [{"by": 2, "health": 3, "white": 0}]


@rule("FG-8.1", "FG-8.2")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_log_tells_the_last_token_from_one_that_is_turned_or_lost(language):
    hurt = {"type": "Health", "by": -2}
    cases = [{"health": 2}, {"health": 1, "last": 0}, {"health": 1, "last": 2}, {"health": 1, "white": True}]
    matches = [script(hurt, hand=[], **case) for case in cases]
    assert [now(match).outcome for match in matches] == [0, -1, 0, -1]
    words = Words(language, GAME.meta.package, names=["Ana"], packs=matches[0].scene.pack_words)
    held, dead, back, lost = [words.text("log-hurt", told(match, "hurt")[0]) for match in matches]
    assert dead == back
    assert len({held, dead, lost}) == 3


@rule("FG-8.1", "FG-2.7")
def test_rewards_that_are_still_hers_can_be_taken_when_a_return_ends_the_phase():
    heroine = girl(spaces=[[{"type": "Time", "by": 2}], []])
    things = [{"id": "stick", "copies": 8}, {"id": "bomb", "use": [{"do": [{"type": "Health", "by": -9}]}]}]
    match = film(
        **{"girl": heroine, "location": location(items=things), "items": ["bomb"], "last": 3, "time": 3},
        **{"here": 0, "killer_at": HALL, "victims": [1, 0, 0, 0, 0, 0], "hand": ["walk"]},
    )
    act(match, "save", "space:0", "use+item:bomb")
    assert (now(match).phase, now(match).time, now(match).health) == ("planning", 5, 2)
    assert "done" in options(match)
