"""FG-4.5: an attack knows the icon that it came from, and a card adds an attack to it once."""

import pytest

from tests.final_girl.box_positions import HANS
from tests.final_girl.looking import act, now, story
from tests.final_girl.positions import END, scene, script
from tests.final_girl.saying import BLOW, SLOW
from tests.final_girl.small_film import CRYPT, killer, location

rule = pytest.mark.rule

AGAIN, AGAIN_HER = {"type": "AttackAgain"}, {"type": "AttackAgain", "girl": True}
SWEEP = {"value": "sweep", "add": 1}
TWICE = {**BLOW, "attacks": 2}


def card(when, *effects, changes=(), **where):
    return {"rules": [{"when": when, "where": where, "do": list(effects)}], "changes": list(changes)}


def fight(*cards, blow=BLOW, **state):
    """She stands beside the Killer, and these cards are in force."""
    events = [{"id": f"e{n}", "lasts": True, **one} for n, one in enumerate(cards)]
    match = script(
        blow,
        killer=killer(rows=SLOW, health=9),
        location=location(events=events),
        in_force=[f"event:{event['id']}" for event in events],
        **{"here": CRYPT, "killer_at": CRYPT, "victims": [0] * 6, "hand": [], "health": 40, **state},
    )
    while match.choices() and match.choices()[0].prompt == "card-order":
        act(match, match.choices()[0].options[0].id)
    return match


def attacks(match):
    now(match)
    return len(story(match, "attacks-girl"))


@rule("FG-4.5")
def test_both_powers_of_hans_are_two_attacks_an_icon():
    powers = ["power:sledgehammer-massacre@butcher", "power:grudge@butcher"]
    state = {"here": "fire-pit", "health": 30, "victims": {"fire-pit": 2}, "in_force": powers, "hand": []}
    for icons in (1, 2):
        match = scene({**BLOW, "attacks": icons}, *END, **{**HANS, "phase": "killer", **state})
        assert (attacks(match), now(match).dead) == (2 * icons, 2)


@rule("FG-4.5")
@pytest.mark.parametrize("changes", [(), (SWEEP,)], ids=["one", "all"])
@pytest.mark.parametrize("effect", [AGAIN, AGAIN_HER, BLOW], ids=["again", "her", "action"])
def test_a_card_that_waits_for_any_attack_adds_one_an_icon(effect, changes):
    assert attacks(fight(card("GirlAttacked", effect, changes=changes))) == 2
    assert attacks(fight(card("GirlAttacked", effect, changes=changes), blow=TWICE)) == 4


@rule("FG-4.5")
def test_every_card_adds_its_own():
    """Also where each hears the attack that the other has added."""
    both = [card("GirlAttacked", AGAIN_HER), card("GirlAttacked", AGAIN)]
    assert attacks(fight(*both)) == 3
    assert attacks(fight(*both, card("GirlAttacked", AGAIN_HER, changes=[SWEEP]), blow=TWICE)) == 8


@rule("FG-4.5")
@pytest.mark.parametrize(("changes", "dead"), [((), 2), ((SWEEP,), 5)], ids=["one", "all"])
def test_a_card_that_waits_for_deaths_adds_one_an_icon(changes, dead):
    blow = {"type": "KillerAction", "target": "victim", "attacks": 1}
    match = fight(
        card("VictimDies", AGAIN, changes=changes, by="killer"), blow=blow, victims=[0, 0, 0, 0, 0, 5], here=0
    )
    assert now(match).dead == dead


@rule("FG-4.5")
def test_an_attack_that_no_icon_has_called_stands_for_one():
    """A card that brings the Killer to her, and has it attack."""
    cards = [
        card("EnemyEnters", AGAIN_HER),
        card("GirlAttacked", {"type": "Appear", "at": "girl"}, AGAIN_HER),
    ]
    assert attacks(fight(*cards, blow={"type": "Appear", "at": "girl"})) == 2


@rule("FG-4.5", "FG-13.2")
def test_a_terror_card_that_comes_in_the_middle_of_an_attack_has_icons_of_its_own():
    foe = killer(rows=SLOW, health=9, terror=[{"id": "calm", "copies": 10, "do": [TWICE]}])
    events = [
        {"id": "e0", "lasts": True, **card("GirlAttacked", {"type": "DrawTerror"})},
    ]
    match = script(
        *(BLOW,),
        **{
            "killer": foe,
            "location": location(events=events),
            "in_force": ["event:e0"],
            "terror": ["calm"] * 2,
        },
        **{"here": CRYPT, "killer_at": CRYPT, "victims": [0] * 6, "hand": [], "health": 40},
    )
    assert attacks(match) == 5, "its own, and twice two of the cards"


@rule("FG-4.5")
@pytest.mark.parametrize("changes", [(), (SWEEP,)], ids=["one", "all"])
def test_a_card_tells_the_attack_of_an_icon_from_one_that_is_added(changes):
    """Also one that hits everybody there."""
    cards = [
        card("GirlAttacked", AGAIN_HER, changes=changes),
        card("GirlAttacked", {"type": "Horror", "by": 1}, more=0),
    ]
    match = fight(*cards, horror=0)
    assert (attacks(match), now(match).horror) == (2, 1)


@rule("FG-4.5")
def test_a_sweep_under_way_from_before_icons_were_known():
    """As 0.9.1 has stored it: those who are still to be hit, and nothing of an icon."""
    powers = ["power:sledgehammer-massacre@butcher", "power:grudge@butcher"]
    state = {**HANS, "phase": "killer", "here": "fire-pit", "health": 30, "in_force": powers, "hand": []}
    steps = [{"type": "KillOne", "zone": 13}, {"type": "StrikeGirl", "actor": -1}]
    assert attacks(scene(*steps, *END, **state)) == 2
