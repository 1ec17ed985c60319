"""FG-7.6: what ends the Killer phase may be used at its start and between its steps, and nobody is nagged."""

import random

import pytest

from huisclos.bots import find_bot
from huisclos.words import Words
from tests.final_girl.box_positions import HANS, OLD_MAN
from tests.final_girl.looking import act, now, options, prompt, told
from tests.final_girl.positions import END, GAME, film, scene
from tests.final_girl.small_film import YARD, location

rule = pytest.mark.rule
pytestmark = pytest.mark.rule("FG-7.6")

SELTZER = {**OLD_MAN, "items": ["seltzer"], "held": [1], "here": "cages", "phase": "killer", "hand": []}
SPRAY = {**HANS, "items": ["pepper-spray"], "held": [1], "here": "fire-pit", "phase": "killer", "hand": []}
PHASE = {"type": "KillerPhase"}


def asked(match, answer="let-it"):
    """How often she is asked whether she uses something, if she always answers so."""
    number = 0
    while match.choices() and prompt(match) in ("interrupt", "react"):
        number += prompt(match) == "interrupt"
        act(match, answer if prompt(match) == "interrupt" else "take-it")
    return number


def use(match):
    (first,) = [option for option in options(match) if option.startswith("use+")]
    return act(match, first)


def test_at_the_start_before_anything_is_done():
    table = now(use(scene(PHASE, *END, **SELTZER)))
    assert (table.minions, table.items, table.health, len(table.terror)) == ([-1] * 3, [], 6, 10)


@pytest.mark.parametrize(
    ("steps", "minions", "told"), [(0, 0, 10), (1, 1, 10), (2, 1, 10), (3, 1, 10), (4, 1, 9)]
)
def test_between_any_two_steps(steps, minions, told):
    """A puppet comes, puppets move, Geppetto attacks; then the Terror card, before and after it is seen."""
    match = scene(PHASE, *END, **{**SELTZER, "victims": {"cages": 1}})
    table = now(use(act(match, *["let-it"] * steps)))
    out = sum(zone >= 0 for zone in table.minions)
    assert (out, len(table.terror), table.items, table.phase) == (minions, told, [], "killer")


def test_whoever_lets_all_of_it_happen_is_asked_no_more_in_this_phase():
    assert asked(scene(PHASE, *END, **SELTZER), "let-all") == 1
    match = scene(PHASE, *END, **{**SPRAY, "terror": ["hammer-falls@butcher"] * 2, "health": 9})
    assert asked(match, "let-all") == 1
    assert now(match).items == ["pepper-spray@trails"]
    again = scene(
        PHASE, {"type": "Mark", "name": "phase"}, PHASE, *END, **{**SPRAY, "health": 9, "waved": True}
    )
    assert asked(again, "let-all") == 2, "once a phase"


def test_against_an_attack_it_is_offered_all_the_same():
    match = act(scene(PHASE, *END, **SPRAY), "let-all")
    assert prompt(match) == "react"
    assert (now(use(match)).health, now(match).items) == (4, [])


@pytest.mark.parametrize(
    "state", [{"items": [], "held": []}, {"held": [0]}, {"here": "dock"}], ids=["none", "packed", "far"]
)
def test_nobody_is_asked_who_has_nothing_to_use(state):
    assert not asked(scene(PHASE, *END, **{**SPRAY, "terror": ["larder@butcher"] * 2, **state}))


def test_before_the_attack_at_the_end_of_a_move():
    match = scene(PHASE, *END, **{**SPRAY, "here": "south-path", "terror": ["personal@butcher"] * 2})
    assert (prompt(match), now(match).killer_at) == ("interrupt", now(match).here)
    assert now(use(match)).health == 4


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_between_the_attacks_of_one_action(steps):
    """There are Victims enough: nobody is asked as somebody who is attacked."""
    state = {**SPRAY, "victims": {"fire-pit": 4}, "terror": ["larder@butcher"] * 2}
    blows = {"type": "KillerAction", "target": "victim", "attacks": 3}
    match = scene({"type": "Interrupt"}, blows, *END, **state)
    assert now(use(act(match, *["let-it"] * steps))).dead == steps


def test_before_the_next_enemy_acts():
    state = {**SELTZER, "minions": ["cages"] * 2, "victims": {"cages": 4}}
    blows = {"type": "KillerAction", "target": "victim", "attacks": 1}
    assert asked(scene(blows, *END, **state)) == 2, "not before the first: that is before the action"
    assert now(use(scene(blows, *END, **state))).dead == 1


def test_before_an_attack_that_a_card_adds():
    """She has taken the first."""
    state = {**SPRAY, "health": 9, "in_force": ["power:grudge@butcher"]}
    match = scene({"type": "KillerAction", "target": "girl", "attacks": 1}, *END, **state)
    act(match, "take-it")
    assert prompt(match) == "interrupt"
    assert len(told(use(match), "attacks-girl")) == 1


def test_what_cards_do_at_the_start_of_the_phase_can_be_prevented_too():
    rules = [{"when": "PhaseBegins", "where": {"phase": "killer"}, "do": [{"type": "Horror", "by": 1}]}]
    assert now(_haunted(rules)).horror == 3
    assert now(use(_haunted(rules))).horror == 3
    assert now(act(_haunted(rules), "let-it")).horror == 4


def _haunted(rules):
    spray = {"id": "spray", "use": [{"at": "killer", "do": [{"type": "EndPhase"}]}]}
    place = location(
        items=[{"id": "stick", "copies": 8}, spray], events=[{"id": "nothing", "lasts": True, "rules": rules}]
    )
    given = {"here": YARD, "killer_at": YARD, "victims": [0] * 6, "hand": [], "horror": 3, "phase": "killer"}
    return film(location=place, items=["spray"], in_force=["event:nothing"], steps=[PHASE, *END], **given)


def test_the_hint_of_what_the_killer_would_do_isnt_held_up_by_it():
    match = scene(**{**SPRAY, "phase": "action", "hand": ["walk"]})
    (hint,) = [hint for hint in match.hints(0) if hint.id == "end"]
    assert hint.args["damage"] == 2


def test_the_bot_keeps_it_for_what_it_cant_help_otherwise():
    """It waits for the attack; but against what can't be warded off it is used as soon as that is known."""
    bot = find_bot(GAME, "steady")(random.Random(1))
    state = {**SELTZER, "terror": ["matinee@strings"] * 9 + ["razor-wire@strings"], "health": 0, "last": [0]}
    match = scene(PHASE, *END, **{**state, "victims": {"cages": 2}})
    while match.choices() and prompt(match) == "interrupt":
        match.act(0, bot.pick(match.view(0), match.choices()[0]))
    assert (now(match).items, now(match).outcome) == ([], 0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_says_what_letting_it_happen_means(language):
    match = scene(PHASE, *END, **SPRAY)
    words = Words(language, GAME.meta.package, names=["Ana"], packs=match.scene.pack_words)
    names = [words.name(option.id) for option in match.choices()[0].options]
    assert len(set(names)) == 3
    assert "phase" in names[-1]
