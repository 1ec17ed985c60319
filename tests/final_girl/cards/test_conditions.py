"""FG-13.2: what cards can ask for: conditions and figures, one by one."""

import pytest

import huisclos
from huisclos.games.final_girl.chapters.girl.conditions import Victims
from huisclos.games.final_girl.state.names import A_UNIT
from tests.final_girl.looking import act, now, options, prompt
from tests.final_girl.positions import film
from tests.final_girl.saying import BLOW, FRIEND, HORROR, PUPPETS, WORDS, heeding, puppets, quiet
from tests.final_girl.small_film import CELLAR, CRYPT, GATE, HALL, POND, YARD, girl, killer, location

rule = pytest.mark.rule


IT = {"type": "Always"}
NEVER = {"type": "Not", "of": IT}


@rule("FG-13.2")
@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (IT, True),
        (NEVER, False),
        ({"type": "AllOf", "of": [IT, NEVER]}, False),
        ({"type": "AnyOf", "of": [IT, NEVER]}, True),
        ({"type": "Armed", "item": "stick"}, True),
        ({"type": "Armed", "item": "axe"}, False),
        ({"type": "EnemyAt", "at": "girl"}, True),
        ({"type": "EnemyAt", "at": "girl", "who": "killer"}, False),
        ({"type": "EnemyAt", "at": "girl", "who": "minion"}, True),
        ({"type": "EnemyAt", "zones": ["crypt"], "who": "killer"}, True),
        ({"type": "EnemyAt", "zones": ["crypt"], "who": "minion"}, False),
        ({"type": "EnemyAt", "zones": ["pond"]}, False),
        ({"type": "InPhase", "phase": "killer"}, True),
        ({"type": "InPhase", "phase": "action"}, False),
        ({"type": "InRange", "ranges": [0]}, True),
        ({"type": "InRange", "ranges": [2, 3]}, True),
        ({"type": "InRange", "ranges": [1]}, False),
        ({"type": "OnBoard", "victim": "friend"}, True),
        ({"type": "OnBoard", "victim": "boyfriend"}, False),
        ({"type": "WithHer", "victim": "friend"}, False),
        ({"type": "SheIsAt", "at": "exits"}, True),
        ({"type": "SheIsAt", "at": "killer"}, False),
        ({"type": "SheIsAt", "zones": ["gate", "pond"]}, True),
        ({"type": "Victims"}, True),
        ({"type": "Victims", "least": 3}, True),
        ({"type": "Victims", "least": 4}, False),
        ({"type": "Victims", "at": "girl"}, False),
        ({"type": "Victims", "zones": ["hall"], "least": 2}, True),
        ({"type": "Playing", "card": "search"}, False),
        ({"type": "Playing"}, False),
        ({"type": "InTableau", "card": "search"}, True),
        ({"type": "InTableau", "card": "prayer"}, False),
    ],
    ids=str,
)
def test_conditions(condition, holds):
    """She is at the gate with a minion, the Killer in the crypt; a friend and two Victims elsewhere."""
    state = {"special": ["friend"], "special_at": [YARD], "victims": [0, 0, 2, 0, 0, 0], "items": ["stick"]}
    match = quiet(
        {"type": "If", "if": condition, "then": [HORROR]},
        **puppets(GATE),
        location=location(events=[FRIEND]),
        **state,
        words=WORDS,
    )
    assert now(match).horror == (4 if holds else 3)


@rule("FG-13.2")
def test_a_friend_with_her():
    state = {"special": ["friend"], "special_at": [GATE], "location": location(events=[FRIEND])}
    match = quiet({"type": "If", "if": {"type": "WithHer", "victim": "friend"}, "then": [HORROR]}, **state)
    assert now(match).horror == 4


@rule("FG-13.2")
@pytest.mark.parametrize(
    ("where", "horror"),
    [({"at": "exits"}, 4), ({"zones": ["hall"]}, 4), ({"at": "girl"}, 4), ({"zones": ["pond"]}, 3)],
)
def test_the_zone_that_a_card_speaks_of(where, horror):
    each = {
        "type": "Each",
        "of": "exits",
        "do": [{"type": "If", "if": {"type": "ItIs", **where}, "then": [HORROR]}],
    }
    if where == {"zones": ["hall"]}:
        each = {"type": "Somewhere", "zones": ["hall"], "do": each["do"]}
    assert now(quiet(each)).horror == horror


@rule("FG-13.2")
@pytest.mark.parametrize(("at", "horror"), [(GATE, 4), (HALL, 3)])
def test_a_token_in_the_zone_that_a_card_speaks_of(at, horror):
    each = {
        "type": "Each",
        "of": "exits",
        "do": [{"type": "If", "if": {"type": "HasToken", "token": "trap"}, "then": [HORROR]}],
    }
    assert now(quiet(each, tokens=["trap"], token_at=[at], words=WORDS)).horror == horror


@rule("FG-13.2")
@pytest.mark.parametrize(
    ("card", "chosen", "dice"), [("focus", "", 4), ("walk", "", 2), ("", "focus", 4), ("", "walk", 2)]
)
def test_the_card_that_she_plays(card, chosen, dice):
    change = {"value": "dice", "add": 2, "if": {"type": "Playing", "card": card}}
    match = film(
        **heeding(changes=[change], chosen=chosen, hand=["focus", "walk"], horror=3, killer_at=CRYPT)
    )
    assert len(now(act(match, "card:focus")).roll) == dice


@rule("FG-13.2")
@pytest.mark.parametrize(
    ("value", "number"),
    [
        *[("horror", 3), ("time", 5), ("health", 4), ("killer-health", 7), ("bloodlust", 2), ("hand", 1)],
        *[("victims", 4), ("dead", 6), ("saved", 2), ("dead-now", 3), ("saved-now", 1), ("kills", 2)],
        ("dead-in-phase", 2),
        *[
            ("minions", 2),
            ("victims-here", 1),
            ("distance", 3),
            ("cards-left", 10),
            ("attack", 2),
            ("move", 3),
        ],
        *[
            ("minion-attack", 1),
            ("minion-move", 3),
            ("leash", 4),
            ("dice", 2),
            ("followers", 2),
            ("time-for-card", 1),
        ],
    ],
)
def test_figures_that_cards_may_ask_for(value, number):
    rows = [{"attack": 1, "move": 1}, {"attack": 1, "move": 1}, {"attack": 2, "move": 3}]
    state = {
        **puppets(HALL, POND, killer=killer(rows=rows, health=9, minions=PUPPETS)),
        **{"bloodlust": 2, "time": 5, "health": 3, "killer_health": 6, "victims": [1, 0, 0, 2, 1, 0]},
        **{"dead": 6, "saved": 2, "dead_now": 3, "dead_before": 1, "saved_now": 1, "kills": 2},
    }
    for least, horror in ((number, 4), (number + 1, 3)):
        asked = {"type": "AtLeast", "value": value, "number": least}
        assert now(quiet({"type": "If", "if": asked, "then": [HORROR]}, **state)).horror == horror


@rule("FG-13.2")
@pytest.mark.parametrize(
    ("value", "state", "number"),
    [
        ("distance", {"killer_at": CRYPT, "here": GATE}, 3),
        ("distance", {"killer_at": -1, "here": GATE}, 0),
        ("dice", {"horror": 5}, 2),
        ("dice", {"horror": 5, "options": {"difficulty": "absolute"}}, 1),
    ],
)
def test_figures_that_depend_on_the_table(value, state, number):
    asked = [{"type": "AtLeast", "value": value, "number": least} for least in (number, number + 1)]
    effects = [{"type": "If", "if": one, "then": [{"type": "Time", "by": -1}]} for one in asked]
    assert now(quiet(*effects, **state, time=6)).time == 5


STEP = {"type": "KillerAction", "target": "girl", "moves": 1}


@rule("FG-13.2")
def test_cards_change_attack_and_move():
    more = heeding(changes=[{"value": "attack", "add": 2}, {"value": "move", "add": 1}])
    assert now(quiet(BLOW, **more, here=CRYPT, health=9, hand=[])).health == 6
    assert now(quiet(STEP, **more)).killer_at == YARD


@rule("FG-13.2")
def test_cards_change_what_minions_do():
    more = heeding(
        changes=[
            {"value": "minion-attack", "add": 2},
            {"value": "minion-move", "add": 1},
            {"value": "leash", "most": 1},
        ]
    )
    assert now(quiet({**BLOW, "by": "minions"}, **puppets(GATE, **more), health=9, hand=[])).health == 6
    assert now(quiet({**STEP, "by": "minions"}, **puppets(POND, **more), killer_at=YARD)).minions[0] == GATE
    assert (
        now(quiet({**STEP, "by": "minions"}, **puppets(CELLAR, **more), killer_at=CELLAR)).minions[0] == HALL
    )


@rule("FG-13.2")
@pytest.mark.parametrize(("add", "most"), [(-1, 1), (1, 3), (-9, 0)])
def test_cards_change_how_many_follow(add, most):
    more = heeding(changes=[{"value": "followers", "add": add}])
    match = quiet({"type": "Move", "zones": 1}, **more, victims=[4, 0, 0, 0, 0, 0])
    act(match, "zone:yard")
    assert (match.choices()[0].max if prompt(match) == "follow" else 0) == most


@rule("FG-13.2", "FG-2.6")
def test_victims_without_fear_follow_into_the_killers_zone():
    more = heeding(changes=[{"value": "fearless", "add": 1}])
    match = quiet({"type": "Move", "zones": 1}, **more, victims=[1, 0, 0, 0, 0, 0], killer_at=YARD)
    act(match, "zone:yard", "victim:1")
    assert now(match).victims[YARD] == 1


@rule("FG-13.2", "FG-2.9")
def test_she_may_look_at_more():
    more = heeding(changes=[{"value": "look", "add": 1}])
    match = quiet({"type": "Search"}, **more, here=HALL)
    assert len(options(match)) == 2


@rule("FG-13.2", "FG-2.14")
def test_a_card_may_be_worth_more_time():
    match = film(**heeding(changes=[{"value": "time-for-card", "add": 1}], hand=["walk", "focus"], time=3))
    assert now(act(match, "time+card:walk")).time == 5


@rule("FG-13.2", "FG-4.5")
def test_an_attack_may_hit_everybody_there():
    more = heeding(changes=[{"value": "sweep", "add": 1}], health=9, hand=[])
    match = quiet(
        {"type": "KillerAction", "target": "victim", "attacks": 1},
        **more,
        here=CRYPT,
        victims=[0, 1, 0, 0, 0, 3],
    )
    table = now(match)
    assert (table.victims, table.dead, table.health) == ([0, 1, 0, 0, 0, 0], 3, 8)
    friend = {"special": ["friend"], "special_at": [CRYPT], "victims": [0, 0, 0, 0, 0, 1]}
    match = quiet({"type": "KillerAction", "target": "victim", "attacks": 1}, **more, **friend)
    assert (now(match).special, now(match).victims[CRYPT], now(match).dead) == ([], 0, 2)


@rule("FG-13.2", "FG-8.1")
def test_a_killer_that_cannot_die():
    more = heeding(changes=[{"value": "undying", "add": 1}], killer_last=0, killer_health=1)
    match = quiet({"type": "HurtKiller", "by": 3}, **more)
    assert (now(match).outcome, now(match).killer_health) == (0, 0)


@rule("FG-13.2", "FG-11.2")
def test_minions_that_ignore_the_first_damage_of_a_turn():
    more = heeding(changes=[{"value": "shield", "add": 1}])
    wound = {"type": "Wound", "by": 1, "zones": ["hall"]}
    assert now(quiet(wound, **puppets(HALL, **more))).minions[0] == HALL
    assert now(quiet(wound, wound, **puppets(HALL, **more))).minions[0] == -1
    turn = film(**puppets(HALL, **more, here=GATE, hand=["walk"]) | {"shielded": [1, 0, 0]})
    assert now(turn).shielded == [0, 0, 0]


@rule("FG-13.2", "FG-2.12")
@pytest.mark.parametrize(
    ("value", "here", "lost"),
    [("damage", YARD, 3), ("damage-here", YARD, 3), ("damage", HALL, 3), ("damage-here", HALL, 2)],
)
def test_cards_change_the_damage_she_deals(value, here, lost):
    spear = {"id": "stick", "copies": 8, "hands": 1, "weapon": {"damage": 1, "ranges": [0, 1]}}
    heroine = girl(changes=[{"value": value, "add": 1}])
    state = {
        "girl": heroine,
        "in_force": ["girl:ada"],
        "location": location(items=[spear]),
        "items": ["stick"],
    }
    steps = [{"type": "Damage", "by": 1}, {"type": "WhatNow"}]
    match = film(steps=steps, killer=killer(health=9), here=here, killer_at=YARD, **state)
    assert 8 - now(match).killer_health == lost


@rule("FG-13.2", "FG-2.10")
def test_cards_change_how_she_heals():
    more = heeding(changes=[{"value": "heal", "add": 1}], health=0)
    assert now(quiet({"type": "Rest", "by": 1}, **more)).health == 2
    assert now(quiet({"type": "Health", "by": 1}, **more)).health == 1, "an Action card only"


def test_what_looks_at_many_zones_takes_more_of_what_may_be_spent():
    """A board may have forty, and a condition mean all of them."""
    s = huisclos.new("final-girl", ["Ana"], 1).state
    s.purse = 1000
    assert Victims("everywhere").met(s)
    assert 1000 - s.purse == 1 + len(s.plan.names) // A_UNIT > 1
