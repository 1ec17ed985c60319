"""FG-13.2: what cards can do, one by one."""

import pytest

from tests.final_girl.looking import act, now, options, prompt, story, told
from tests.final_girl.positions import END, film
from tests.final_girl.saying import COME, FRIEND, HORROR, WORDS, puppets, quiet
from tests.final_girl.small_film import CELLAR, CRYPT, GATE, HALL, POND, YARD, killer, location

rule = pytest.mark.rule


@rule("FG-13.2")
def test_victims_come_as_long_as_there_are_any_in_the_box():
    match = quiet(
        {**COME, "number": 5, "zones": ["pond", "crypt"]}, victims=[10, 0, 0, 0, 0, 0], dead=2, saved=3
    )
    assert now(match).victims == [10, 0, 0, 0, 5, 1], "21 in all"


@rule("FG-13.2")
def test_the_killer_appears():
    match = quiet({"type": "Appear", "at": "farthest-victims"}, victims=[1, 0, 0, 1, 0, 0])
    assert (now(match).killer_at, story(match, "enemy-moves")) == (GATE, ["enemy-moves"])
    assert now(quiet({"type": "Appear", "at": "victims"})).killer_at == CRYPT, "nowhere to appear"
    assert now(quiet({"type": "Appear", "zones": ["pond"]}, victims=[1, 0, 0, 0, 0, 0])).killer_at == POND
    assert now(quiet({"type": "Appear", "at": "girl"}, killer_at=-1)).killer_at == -1, "there is no Killer"


@rule("FG-13.2")
@pytest.mark.parametrize(("girl", "dead", "health"), [(True, 0, 3), (False, 1, 4)])
def test_the_killer_attacks_once_more(girl, dead, health):
    match = quiet(
        {"type": "AttackAgain", "girl": girl}, here=CRYPT, victims=[0, 0, 0, 0, 0, 2], health=4, hand=[]
    )
    assert (now(match).dead, now(match).health) == (dead, health)


@rule("FG-13.2")
def test_she_names_a_card_for_the_rest_of_the_game():
    match = quiet({"type": "ChooseCard"})
    assert "card:search" in options(match)
    assert "card:close-call" not in options(match), "nothing is rolled for that one"
    assert now(act(match, "card:search")).chosen == "search"


@rule("FG-13.2")
def test_the_piles_are_cycled():
    things = [{"id": "rope", "copies": 4}, {"id": "lamp", "copies": 4}]
    piles = [["rope@own", "lamp@own", "rope@own", "lamp@own"], ["rope@own"]]
    match = quiet({"type": "CyclePiles"}, location=location(items=things), piles=piles, tops=["", ""])
    assert now(match).piles == [["lamp@own", "rope@own", "lamp@own", "rope@own"], ["rope@own"]]
    assert now(match).tops == ["rope@own", "rope@own"]
    two = {"piles": [["rope@own", "lamp@own"], []], "tops": ["lamp@own", ""]}
    match = quiet({"type": "CyclePiles"}, location=location(items=things), **two)
    assert (now(match).piles, now(match).tops) == ([["lamp@own", "rope@own"], []], ["rope@own", ""])


@rule("FG-13.2")
@pytest.mark.parametrize("target", ["girl", "victim", "nearest"])
def test_a_decoy_draws_all_enemies_until_upkeep(target):
    step = {"type": "KillerAction", "target": target, "moves": 1}
    match = quiet({"type": "Decoy", "zones": ["cellar"]}, step, victims=[0, 0, 0, 0, 2, 0], here=POND)
    assert (now(match).decoy, now(match).killer_at) == (CELLAR, CELLAR)
    later = film(steps=[{"type": "UpkeepPhase"}, {"type": "WhatNow"}], decoy=CELLAR)
    assert now(later).decoy == -1


@rule("FG-13.2")
@pytest.mark.parametrize(("number", "left"), [(1, 3), (2, 2), (3, 1), (5, 0)])
def test_she_discards_cards_of_her_choice(number, left):
    match = quiet({"type": "DiscardCards", "number": number}, hand=["walk", "focus", "guard", "planning"])
    for card in ["card:guard", "card:walk", "card:focus", "card:planning"][:number]:
        act(match, card)
    table = now(match)
    assert (len(table.hand), len(table.played)) == (left, 4 - left)
    assert len(told(match, "discards")) == 4 - left
    assert prompt(match) in ("act", "")


@rule("FG-13.2", "FG-4.10")
def test_the_items_of_a_zone_are_discarded():
    match = quiet({"type": "Each", "of": "exits", "do": [{"type": "DiscardPile"}]})
    assert [len(pile) for pile in now(match).piles] == [4, 4], "there is nothing to search at the gate"
    match = quiet({"type": "Somewhere", "zones": ["hall"], "do": [{"type": "DiscardPile"}]})
    assert [len(pile) for pile in now(match).piles] == [0, 4]


@rule("FG-13.2")
@pytest.mark.parametrize(("number", "left"), [(1, 9), (3, 7), (10, 0)])
def test_terror_cards_are_discarded(number, left):
    match = quiet({"type": "DiscardTerror", "number": number})
    assert (len(now(match).terror), len(now(match).revealed)) == (left, 10 - left)


@rule("FG-13.2")
def test_she_is_dragged_and_nobody_follows():
    match = quiet({"type": "Drag", "at": "killer"}, victims=[2, 0, 0, 0, 0, 0])
    assert (now(match).here, now(match).victims[GATE], prompt(match)) == (CRYPT, 2, "act")


@rule("FG-13.2", "FG-2.16")
def test_a_phase_ends_at_once():
    match = film(steps=[{"type": "EndPhase"}, HORROR, *END], horror=3)
    assert now(match).horror == 3
    assert prompt(match) == "act"


@rule("FG-13.2")
@pytest.mark.parametrize(("within", "zones"), [(99, ["hall", "crypt"]), (2, ["hall"])])
def test_she_goes_straight_to_a_zone_and_victims_may_follow(within, zones):
    match = quiet(
        {"type": "GoTo", "at": "searches", "within": within}, killer_at=CELLAR, victims=[1, 0, 0, 0, 0, 0]
    )
    if len(zones) > 1:
        assert options(match) == [f"zone:{name}" for name in zones]
        act(match, "zone:hall")
    act(match, "victim:1")
    assert (now(match).here, now(match).victims[HALL]) == (HALL, 1)


@rule("FG-13.2", "FG-2.7")
def test_where_she_goes_she_may_save_at_once():
    match = quiet({"type": "GoTo", "at": "exits"}, phase="action", here=YARD, victims=[1, 0, 0, 0, 0, 0])
    assert options(match) == ["save", "stay"]


@rule("FG-13.2")
@pytest.mark.parametrize(("by", "health"), [(-2, 2), (3, 4)])
def test_health(by, health):
    assert now(quiet({"type": "Health", "by": by}, health=4 if by < 0 else 2)).health == health


@rule("FG-13.2", "FG-9.4")
def test_the_killer_is_hurt_wherever_it_is():
    assert now(quiet({"type": "HurtKiller", "by": 2})).killer_health == 6
    assert now(quiet({"type": "HurtKiller", "by": 9}, killer_last=0)).outcome == 1


@rule("FG-13.2")
@pytest.mark.parametrize(
    ("more", "left"),
    [
        ({}, [0, 1, 0]),
        ({"number": 1}, [1, 1, 1]),
        ({"number": 3, "total": True}, [0, 1, 1]),
        ({"number": 9}, [0, 1, 0]),
    ],
)
def test_victims_die(more, left):
    match = quiet({"type": "Kill", "zones": ["gate", "hall"], **more}, victims=[2, 1, 2, 0, 0, 0])
    table = now(match)
    assert table.victims[:3] == left
    assert (table.dead, table.bloodlust) == (5 - sum(left), 5 - sum(left))


@rule("FG-13.2")
def test_special_victims_die_first():
    state = {"location": location(events=[FRIEND]), "special": ["friend"], "special_at": [HALL]}
    match = quiet({"type": "Kill", "zones": ["hall"], "number": 1}, victims=[0, 0, 1, 0, 0, 0], **state)
    assert (now(match).special, now(match).victims[HALL]) == ([], 1)
    assert now(quiet({"type": "Kill", "zones": ["hall"]}, victims=[0, 0, 1, 0, 0, 0], **state)).special == []


@rule("FG-13.2")
def test_a_special_victim_dies_wherever_it_is():
    state = {"location": location(events=[FRIEND]), "special": ["friend"], "special_at": [HALL]}
    match = quiet({"type": "Kill", "victim": "friend"}, victims=[1, 0, 1, 0, 0, 0], **state)
    table = now(match)
    assert (table.special, table.dead, table.bloodlust, sum(table.victims)) == ([], 1, 1, 2)
    assert now(quiet({"type": "Kill", "victim": "friend"}, victims=[1, 0, 0, 0, 0, 0])).dead == 0


@rule("FG-13.2")
@pytest.mark.parametrize(("to", "victims"), [("killer", [0, 0, 2, 0, 1, 1]), ("girl", [2, 2, 0, 0, 0, 0])])
def test_victims_are_led_one_zone(to, victims):
    match = quiet({"type": "Lead", "at": "everywhere", "to": to}, victims=[1, 1, 2, 0, 0, 0])
    expected = {"killer": [0, 1, 0, 2, 1, 0], "girl": [2, 2, 0, 0, 0, 0]}[to]
    assert now(match).victims == expected
    assert sum(victims) == 4


@rule("FG-13.2")
def test_special_victims_are_led_too():
    state = {"location": location(events=[FRIEND]), "special": ["friend"], "special_at": [HALL]}
    assert now(quiet({"type": "Lead", "at": "everywhere", "to": "girl"}, **state)).special_at == [YARD]


@rule("FG-13.2")
@pytest.mark.parametrize("dice", [1, 3])
def test_luck_is_dice_on_the_next_roll(dice):
    roll = {"type": "HorrorRoll", "none": [HORROR]}
    match = quiet({"type": "Luck", "dice": dice}, roll, roll, faces=[1] * 9)
    assert [len(args["dice"]) for args in told(match, "rolled")] == [2 + dice, 2]


@rule("FG-13.2")
def test_enemies_are_lured():
    match = quiet({"type": "Lure", "to": "girl"}, **puppets(CELLAR))
    assert (now(match).killer_at, now(match).minions[0]) == (POND, HALL)


@rule("FG-13.2")
def test_minions_are_put_somewhere():
    match = quiet({"type": "MoveMinions", "at": "girl"}, **puppets(HALL, POND))
    assert now(match).minions == [GATE, GATE, -1]


@rule("FG-13.2")
def test_her_next_action_phase_starts_with_so_much_time():
    match = film(
        steps=[{"type": "NextTime", "time": 12}, {"type": "PutAway"}, {"type": "Turn"}], hand=["walk"]
    )
    assert (now(match).time, now(match).next_time) == (12, 0)
    act(match, "end", "done")
    assert now(match).time == 6, "once"


@rule("FG-13.2")
@pytest.mark.parametrize(("choice", "top"), [("leave", "knock"), ("below", "calm")])
def test_she_looks_at_the_next_terror_card(choice, top):
    foe = killer(terror=[{"id": "calm", "copies": 10}, {"id": "knock"}])
    match = quiet({"type": "PeekTerror"}, killer=foe, terror=["calm", "calm", "knock"])
    assert told(match, "peeks") == [{"card": "terror:knock@own"}]
    act(match, choice)
    table = now(match)
    assert table.terror[-1] == f"{top}@own"
    assert table.terror[0] == ("knock@own" if choice == "below" else "calm@own")
    assert table.peeked == ("knock@own" if choice == "leave" else "")


TRAP = {
    **{
        "id": "trap",
        "use": [{"do": [{"type": "PlaceToken", "token": "trap", "at": "girl", "item": "trap"}]}],
    },
    "rules": [
        {
            **{
                "when": "EnemyEnters",
                "where": {"who": "killer"},
                "if": {"type": "HasToken", "token": "trap"},
            },
            "do": [
                {"type": "RemoveToken", "token": "trap", "item": "trap"},
                {"type": "HurtKiller", "by": 2},
                {"type": "EndPhase"},
            ],
        }
    ],
}


@rule("FG-13.2")
def test_a_token_with_the_rules_of_its_item():
    place = location(items=[{"id": "stick", "copies": 8}, TRAP])
    step = {"type": "KillerAction", "target": "girl", "moves": 3, "attacks": 1}
    state = {
        "location": place,
        "words": ("token-trap",),
        "here": GATE,
        "victims": [0] * 6,
        "killer_at": CRYPT,
    }
    set_ = film(items=["trap"], hand=["walk"], **state)
    act(set_, "use+item:trap")
    table = now(set_)
    assert (table.tokens, table.token_at, table.in_force) == (["trap@own"], [GATE], ["item:trap@own"])
    match = quiet(step, **state, tokens=["trap"], token_at=[YARD], in_force=["item:trap"], health=4)
    table = now(match)
    assert (table.killer_at, table.killer_health, table.health) == (YARD, 6, 4)
    assert (table.tokens, table.in_force) == ([], [])
    two = quiet(step, **state, tokens=["trap"] * 2, token_at=[GATE, YARD], in_force=["item:trap"] * 2)
    table = now(act(two, "item:trap+turn:0"))
    assert (table.killer_at, table.killer_health) == (YARD, 6), "one of them, once"
    assert (table.token_at, table.in_force) == ([GATE], ["item:trap@own"]), "the one it stepped on"


@rule("FG-13.2")
@pytest.mark.parametrize("times", [0, 3, "dead", "victims"])
def test_something_is_repeated(times):
    match = quiet(
        {"type": "Repeat", "times": times, "do": [{"type": "Time", "by": -1}]},
        dead=2,
        victims=[4, 0, 0, 0, 0, 0],
        time=9,
    )
    assert now(match).time == 9 - {"dead": 2, "victims": 4}.get(times, times)


@rule("FG-13.2", "FG-9.3")
def test_another_dark_power_is_revealed():
    match = quiet({"type": "RevealPower"}, {"type": "RevealPower"}, powers=["claws", "fangs", "shadow"])
    assert now(match).in_force == ["power:claws@own", "power:fangs@own"]
    assert now(quiet({"type": "RevealPower"}, powers=[])).in_force == []


@rule("FG-13.2")
@pytest.mark.parametrize(("face", "horror"), [(1, 3), (3, 3), (4, 4), (6, 4)])
def test_a_roll(face, horror):
    match = quiet({"type": "Roll", "lines": [{"least": 1}, {"least": 4, "do": [HORROR]}]}, faces=(face,))
    assert now(match).horror == horror


@rule("FG-13.2")
@pytest.mark.parametrize(("face", "zone"), [(1, HALL), (2, CRYPT)])
def test_a_die_says_where(face, zone):
    match = quiet({"type": "Somewhere", "at": "searches", "do": [{**COME, "at": "it"}]}, faces=(face,))
    assert now(match).victims[zone] == 1


@rule("FG-13.2")
@pytest.mark.parametrize(("phase", "successes"), [(True, [2, 2, 2]), (False, [2, 0, 0])])
def test_partial_successes_are_sure(phase, successes):
    roll = {"type": "HorrorRoll"}
    match = quiet({"type": "Sure", "phase": phase}, roll, roll, roll, faces=(3, 4) * 3)
    assert [args["number"] for args in told(match, "successes")] == successes


@rule("FG-13.2")
def test_a_tunnel_makes_two_zones_neighbours_for_her_only():
    match = quiet(
        {"type": "Tunnel", "zones": ["gate", "crypt"]}, {"type": "Move", "zones": 1}, killer_at=CELLAR
    )
    assert options(match) == ["zone:yard", "zone:crypt", "stay"]
    act(match, "zone:crypt")
    assert now(match).here == CRYPT
    hunted = quiet({"type": "KillerAction", "target": "girl", "moves": 1}, tunnel=[GATE, CRYPT])
    assert now(hunted).killer_at == POND
    asked = quiet({"type": "Tunnel", "zones": ["gate", "crypt", "pond"]})
    act(asked, ["zone:gate", "zone:pond"])
    assert now(asked).tunnel == [GATE, POND]


@rule("FG-13.2")
@pytest.mark.parametrize(("choice", "horror"), [("do:open", 4), ("do:wait", 3)])
def test_a_choice(choice, horror):
    both = {
        "type": "Choose",
        "prompt": "knock",
        "options": [{"name": "open", "do": [HORROR]}, {"name": "wait"}],
    }
    match = quiet(both, words=WORDS)
    assert options(match) == ["do:open", "do:wait"]
    assert now(act(match, choice)).horror == horror


@rule("FG-13.2")
@pytest.mark.parametrize(("zone", "lost"), [("gate", (1, 0)), ("crypt", (0, 1)), ("yard", (0, 0))])
def test_everybody_in_a_zone_is_wounded_but_victims(zone, lost):
    match = quiet({"type": "Wound", "by": 1, "zones": [zone]}, victims=[1, 1, 0, 0, 0, 1], health=4)
    table = now(match)
    assert (4 - table.health, 8 - table.killer_health) == lost
    assert sum(table.victims) == 3


@rule("FG-13.2")
def test_minions_are_wounded_too():
    match = quiet({"type": "Wound", "by": 1, "zones": ["hall"]}, **puppets(HALL, HALL, POND))
    assert now(match).minions == [-1, -1, POND]
