"""FG-4.7 and FG-4.8: an attack on her, and her reactions."""

import pytest

import huisclos
from tests.final_girl.looking import act, now, options, prompt, told
from tests.final_girl.playing import NONE, ONE, TWO
from tests.final_girl.positions import film, script
from tests.final_girl.saying import BLOW
from tests.final_girl.small_film import CRYPT, HALL, YARD, killer, location

rule = pytest.mark.rule

ROWS = [{"attack": 4, "move": 1}] * 5
KNIFE = [{"id": "stick", "copies": 8}, {"id": "knife", "hands": 1, "weapon": {"damage": 1}}]


def attacked(*hand, attacks=1, faces=(), **state):
    """The Killer attacks her, with an attack of four; she has nine health."""
    action = {"type": "KillerAction", "target": "girl", "attacks": attacks}
    given = {"here": YARD, "killer_at": YARD, "victims": [0] * 6, "health": 8, **state}
    given.setdefault("killer", killer(rows=ROWS, health=9))
    return script(action, hand=list(hand), faces=faces, **given)


def lost(match):
    return 8 - now(match).health


@rule("FG-4.7")
def test_she_loses_health_unless_she_reacts():
    match = attacked("guard", "walk")
    assert options(match) == ["card:guard", "take-it"]
    assert lost(act(match, "take-it")) == 4
    assert now(match).hand == ["guard", "walk"]
    assert lost(attacked("walk")) == 4, "nothing to react with, nothing to ask"


@rule("FG-4.7")
def test_each_attack_by_itself():
    match = attacked("guard", attacks=2)
    act(match, "take-it")
    assert lost(match) == 4
    assert prompt(match) == "react"
    assert lost(act(match, "take-it")) == 8


@rule("FG-4.8", "FG-0.3")
@pytest.mark.parametrize(
    ("card", "faces", "damage", "dealt"),
    [
        *[("guard", TWO, 0, 0), ("guard", ONE, 2, 0), ("guard", NONE, 3, 0)],
        *[("retaliate", TWO, 0, 2), ("retaliate", ONE, 2, 1), ("retaliate", NONE, 4, 0)],
    ],
)
def test_what_the_reactions_do(card, faces, damage, dealt):
    match = attacked(card, "walk", faces=faces)
    act(match, f"card:{card}")
    assert (lost(match), 8 - now(match).killer_health) == (damage, dealt)
    assert now(match).played == [card]


@rule("FG-4.8")
def test_a_failed_guard_leaves_at_least_one():
    weak = killer(rows=[{"attack": 1, "move": 1}] * 5, health=9)
    assert lost(act(attacked("guard", faces=NONE, killer=weak), "card:guard")) == 1
    assert lost(act(attacked("guard", faces=ONE, killer=weak), "card:guard")) == 0


@rule("FG-4.8")
def test_several_may_be_used_in_turn_against_the_same_attack():
    match = attacked("guard", "guard", "retaliate", faces=(1, 1, 5, 1, 5, 1))
    act(match, "card:guard")
    assert now(match).hit == 3
    assert options(match) == ["card:guard", "card:retaliate", "take-it"]
    act(match, "card:guard")
    assert now(match).hit == 1
    act(match, "card:retaliate")
    assert (lost(match), now(match).killer_health) == (0, 7)


@rule("FG-4.8")
def test_each_counts_for_one_attack():
    match = act(attacked("guard", attacks=2, faces=TWO), "card:guard")
    assert lost(match) == 4, "the second one hits"


@rule("FG-4.8")
def test_once_there_is_nothing_left_to_ward_off_she_is_not_asked():
    match = act(attacked("guard", "guard", faces=TWO), "card:guard")
    assert (lost(match), now(match).hand, prompt(match)) == (0, ["guard"], "act")


@rule("FG-4.8")
def test_only_against_an_attack():
    match = film(hand=["guard", "retaliate", "walk"], killer_at=YARD, here=YARD)
    assert {"card:guard", "card:retaliate"}.isdisjoint(options(match))
    for card in ("guard", "retaliate"):
        with pytest.raises(huisclos.IllegalAction) as refusal:
            match.act(0, [f"card:{card}"])
        assert refusal.value.rule == "FG-4.8"


@rule("FG-4.8")
@pytest.mark.parametrize("effect", [{"type": "Health", "by": -3}, {"type": "Wound", "by": 3, "at": "girl"}])
def test_not_against_unavoidable_loss_of_health(effect):
    match = script(effect, hand=["guard", "retaliate"], health=8, here=YARD, killer_at=CRYPT)
    assert (lost(match), prompt(match)) == (3, "act")


@rule("FG-4.8")
def test_not_for_victims():
    action = {"type": "KillerAction", "target": "victim", "attacks": 1}
    match = script(
        action,
        hand=["guard"],
        here=YARD,
        killer_at=YARD,
        victims=[0, 1, 0, 0, 0, 0],
        killer=killer(rows=ROWS),
    )
    assert now(match).dead == 1
    assert not told(match, "warded")
    assert prompt(match) == "act"


@rule("FG-4.8", "FG-2.3")
def test_a_reaction_is_a_horror_roll_like_any_other():
    match = attacked("guard", "walk", "focus", "close-call", faces=(3, 1, 5))
    act(match, "card:guard")
    assert {"convert", "card:close-call", "apply"} <= set(options(match))
    act(match, "card:close-call", "do:reroll-one", "die:1+turn:1", "convert")
    assert lost(match) == 0


@rule("FG-4.8", "FG-2.12")
def test_a_weapon_adds_to_what_a_reaction_deals():
    arms = {"location": location(items=KNIFE), "items": ["knife"]}
    match = act(attacked("retaliate", faces=ONE, **arms), "card:retaliate")
    assert (lost(match), now(match).killer_health) == (2, 6)
    failed = act(attacked("retaliate", faces=NONE, **arms), "card:retaliate")
    assert now(failed).killer_health == 8


@rule("FG-4.8", "FG-8.1")
def test_a_killer_killed_by_a_reaction_does_not_hit_any_more():
    match = attacked("retaliate", faces=ONE, killer_health=0, killer_last=0)
    act(match, "card:retaliate")
    assert (now(match).outcome, lost(match)) == (1, 0)


@rule("FG-4.8", "FG-11.2")
def test_a_reaction_hits_whoever_attacks_her():
    foe = killer(rows=ROWS, health=9, minions={"id": "puppet", "number": 2, "attack": 2})
    action = {"type": "KillerAction", "target": "girl", "attacks": 1, "by": "minions"}
    match = script(
        action,
        **{"killer": foe, "here": YARD, "killer_at": YARD, "victims": [0] * 6, "health": 8},
        **{"minions": [YARD, -1], "minion_health": [1, 0], "shielded": [0, 0]},
        hand=["retaliate"],
        faces=TWO,
    )
    assert match.choices()[0].about == ("damage:2",)
    act(match, "card:retaliate")
    assert (lost(match), now(match).killer_health, now(match).minions) == (0, 8, [-1, -1])


@rule("FG-4.8")
def test_the_cards_go_back_after_the_next_planning_phase():
    action = [BLOW]
    match = film(
        killer=killer(start=action), here=YARD, killer_at=YARD, victims=[0] * 6, hand=["guard"], faces=TWO
    )
    act(match, "end", "done", "card:guard")
    assert (now(match).turn, now(match).played) == (2, ["guard"])
    assert now(match).tableau.count("guard") == 1
    assert now(match).phase == "planning", "her hand is empty"
    act(match, "done")
    assert now(match).tableau.count("guard") == 2


@rule("FG-4.7")
def test_a_killer_elsewhere_does_not_hit_her():
    assert lost(attacked("guard", killer_at=HALL)) == 0


def puppets(attacks, **state):
    """Two minions with her, who attack one after the other."""
    foe = killer(rows=ROWS, health=9, minions={"id": "puppet", "number": 2, "attack": 2})
    action = {"type": "KillerAction", "target": "girl", "attacks": attacks, "by": "minions"}
    tokens = {"minions": [YARD, YARD], "minion_health": [1, 1], "shielded": [0, 0]}
    given = {
        "killer": foe,
        "here": YARD,
        "killer_at": CRYPT,
        "victims": [0] * 6,
        "health": 8,
        **tokens,
        **state,
    }
    return script(action, hand=["retaliate"], **given)


@rule("FG-4.8", "FG-11.4")
@pytest.mark.parametrize(("faces", "lost_", "left"), [(TWO, 0, [-1, -1]), (ONE, 4, [-1, YARD])])
def test_a_minion_that_is_gone_does_not_attack_any_more(faces, lost_, left):
    """With one success the first of two attacks is warded off, and the other minion has both of its own."""
    match = act(puppets(2, faces=faces), "card:retaliate")
    assert (lost(match), now(match).minions) == (lost_, left)


@rule("FG-4.8", "FG-7.5")
def test_of_two_weapons_one_is_chosen_for_a_reaction_too():
    things = [*KNIFE, {"id": "fork", "hands": 1, "weapon": {"damage": 3}}]
    arms = {"location": location(items=things), "items": ["knife", "fork"]}
    match = act(attacked("retaliate", faces=TWO, **arms), "card:retaliate")
    assert options(match) == ["killer:shape+item:knife", "killer:shape+item:fork"]
    assert now(act(match, "killer:shape+item:fork")).killer_health == 3
