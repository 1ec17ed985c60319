"""FG-10: Events, special Victims, and what "removed" and "drawn" mean."""

import pytest

import huisclos
from tests.final_girl.looking import act, now, options, prompt, told
from tests.final_girl.positions import END, film, script
from tests.final_girl.saying import HORROR, PLAIN
from tests.final_girl.small_film import CELLAR, CRYPT, GATE, HALL, POND, YARD, killer, location

rule = pytest.mark.rule

FRIENDS = [
    {"id": "friend"},
    {"id": "brave", "brave": True},
    {"id": "loner", "alone": True},
]
MORE = [{"id": "damned", "hunted": True, "last": True}]
PLACE = location(events=[{"id": "nothing", "victims": FRIENDS}, {"id": "others", "victims": MORE}])


def with_(*names, at=YARD, **state):
    given = {"here": YARD, "killer_at": CRYPT, "victims": [0] * 6, "hand": ["walk"], **state}
    return {"location": PLACE, "special": list(names), "special_at": [at] * len(names), **given}


@rule("FG-10.1")
def test_lasting_events_add_up_and_instant_ones_are_discarded():
    darker = [{"value": "dice", "add": -1}]
    events = [
        {"id": "dark", "lasts": True, "changes": darker},
        {"id": "fog", "lasts": True, "changes": darker},
        {"id": "scream", "do": [HORROR], "changes": darker},
    ]
    draw = {"type": "DrawEvent"}
    steps = [draw, draw, draw, *END]
    state = {"events": ["scream", "fog", "dark"], "hand": ["focus", "walk"], "horror": 1, "killer_at": CRYPT}
    match = film(location=location(events=events), steps=steps, **state)
    assert now(match).in_force == ["event:dark@own", "event:fog@own"]
    assert (now(match).horror, now(match).past) == (2, ["dark@own", "fog@own", "scream@own"])
    match = film(location=location(events=events), steps=steps, **{**state, "horror": 0})
    act(match, "card:focus")
    assert len(told(match, "rolled")[0]["dice"]) == 1, "three, less two"


@rule("FG-10.1")
def test_one_that_cannot_apply_is_ignored_and_not_replaced():
    love = {
        "id": "love",
        "do": [{"type": "Special", "victim": "friend", "at": "nearest-to-girl"}],
        "victims": [{"id": "friend"}],
    }
    match = script(
        {"type": "DrawEvent"},
        location=location(events=[love, {"id": "next"}]),
        events=["next", "love"],
        victims=[0] * 6,
        hand=[],
    )
    assert (now(match).special, now(match).events, now(match).past) == ([], ["next@own"], ["love@own"])


@rule("FG-10.1")
def test_with_no_event_left_nothing_happens():
    assert now(script({"type": "DrawEvent"}, events=[], hand=[])).past == []


@rule("FG-10.2")
def test_special_victims_follow_within_the_limit_of_two():
    state = with_("friend", victims=[0, 2, 0, 0, 0, 0])
    match = film(steps=[{"type": "Move", "zones": 1}, {"type": "WhatNow"}], **state)
    act(match, "zone:pond")
    assert options(match) == ["victim:1", "victim:2", "victim:friend"]
    assert match.choices()[0].max == 2
    act(match, ["victim:1", "victim:friend"])
    assert (now(match).victims, now(match).special_at) == ([0, 1, 0, 0, 1, 0], [POND])


@rule("FG-10.2", "FG-2.6")
def test_unless_the_card_says_otherwise():
    match = film(
        steps=[{"type": "Move", "zones": 1}, {"type": "WhatNow"}],
        **with_("friend", "brave", "loner", killer_at=HALL),
    )
    act(match, "zone:hall")
    assert options(match) == ["victim:brave"], "into the Killer's zone"
    match = film(
        steps=[{"type": "Move", "zones": 1}, {"type": "WhatNow"}], **with_("friend", "brave", "loner")
    )
    act(match, "zone:hall")
    assert options(match) == ["victim:friend", "victim:brave"]


@rule("FG-10.2", "FG-2.7")
def test_they_are_saved_for_a_reward():
    match = film(**with_("friend", at=GATE, here=GATE, victims=[1, 0, 0, 0, 0, 0]))
    act(match, "save+victim:friend", "space:0", "reward:0")
    assert (now(match).special, now(match).saved, now(match).time) == ([], 1, 7)
    assert now(match).victims[GATE] == 1


@rule("FG-10.2")
def test_one_that_is_saved_last():
    match = film(**with_("damned", at=GATE, here=GATE, victims=[0, 1, 0, 0, 0, 0]))
    assert not any(option.startswith("save") for option in options(match))
    assert "save+victim:damned" in options(film(**with_("damned", at=GATE, here=GATE)))
    both = film(**with_("damned", at=GATE, here=GATE, victims=[1, 0, 0, 0, 0, 0]))
    assert "save" in options(both)
    assert "save+victim:damned" not in options(both)
    assert "save+victim:damned" not in options(film(**with_("damned", "friend", at=GATE, here=GATE)))


@rule("FG-10.2", "FG-4.6")
def test_they_die_like_others():
    blow = {"type": "KillerAction", "target": "victim", "attacks": 1}
    match = script(blow, **with_("friend", killer_at=YARD, here=GATE), killer=PLAIN)
    table = now(match)
    assert (table.special, table.dead, table.bloodlust) == ([], 1, 1)
    assert told(match, "special-dies") == [{"zone": "zone:yard@own", "victim": "victim:friend@own"}]


@rule("FG-10.2", "FG-4.3")
def test_they_count_for_a_group():
    step = {"type": "KillerAction", "target": "victim", "moves": 1}
    match = script(step, **with_("friend", at=POND, victims=[0, 0, 0, 1, 1, 0], here=GATE), killer=PLAIN)
    assert now(match).killer_at == POND


@rule("FG-10.2", "FG-4.3")
def test_others_are_not_looked_for_more_than_anybody():
    step = {"type": "KillerAction", "target": "victim", "moves": 1}
    match = script(step, **with_("friend", at=GATE, victims=[0, 0, 0, 1, 0, 0], here=GATE), killer=PLAIN)
    assert now(match).killer_at == CELLAR


@rule("FG-10.2", "FG-4.3")
@pytest.mark.parametrize("target", ["victim", "nearest"])
def test_one_that_is_always_looked_for(target):
    step = {"type": "KillerAction", "target": target, "moves": 3, "attacks": 1}
    match = script(step, **with_("damned", at=GATE, victims=[1, 0, 0, 3, 0, 0], here=CRYPT), killer=PLAIN)
    table = now(match)
    assert (table.killer_at, table.special, table.victims[GATE]) == (GATE, [], 1)
    girl = script({**step, "target": "girl"}, **with_("damned", at=GATE, here=POND), killer=PLAIN)
    assert now(girl).killer_at == POND


@rule("FG-10.2", "FG-5.1")
def test_they_panic():
    match = script({"type": "Panic", "at": "killer"}, **with_("friend", killer_at=YARD), faces=(1,))
    assert now(match).special_at == [GATE]


@rule("FG-10.2")
@pytest.mark.parametrize(("new", "left", "zone"), [(False, 1, HALL), (True, 2, HALL)])
def test_a_victim_becomes_a_special_one_or_one_comes(new, left, zone):
    effect = {"type": "Special", "victim": "friend", "zones": ["hall"], "new": new}
    match = script(effect, **with_(victims=[0, 0, 2, 0, 0, 0]))
    assert (now(match).special, now(match).special_at, now(match).victims[HALL]) == (
        ["friend@own"],
        [zone],
        left,
    )


@rule("FG-10.3")
def test_removed_from_the_game_is_neither_saved_nor_killed():
    match = script({"type": "Gone", "victim": "friend"}, **with_("friend"))
    table = now(match)
    assert (table.special, table.special_at, table.dead, table.saved, table.bloodlust) == ([], [], 0, 0, 0)


@rule("FG-10.3")
def test_what_is_removed_from_play_may_come_back():
    """A minion's token, and a Victim from the box while there are any; the dead and the saved stay away."""
    foe = killer(minions={"id": "puppet", "number": 1})
    state = {
        "killer": foe,
        "minions": [YARD],
        "minion_health": [1],
        "shielded": [0],
        "here": YARD,
        "killer_at": CRYPT,
    }
    match = film(
        steps=[{"type": "Damage", "by": 1}, {"type": "Spawn", "zones": ["pond"]}, {"type": "WhatNow"}],
        **state,
    )
    assert (now(match).minions, now(match).minion_health) == ([POND], [1])
    come = {"type": "AddVictims", "number": 5, "zones": ["pond"]}
    assert now(script(come, victims=[0, 3, 0, 0, 0, 0], dead=10, saved=5)).victims[POND] == 3


@rule("FG-10.2", "FG-11.1")
def test_special_victims_are_none_of_the_meeples_in_the_box():
    """Whoever is replaced by one goes back; one that is dead or saved has taken no place."""
    come = {"type": "AddVictims", "number": 5, "zones": ["pond"]}
    state = {"victims": [0, 4, 0, 0, 0, 0], "dead": 10, "saved": 5}
    turned = {"type": "Special", "victim": "friend", "zones": ["yard"]}
    dies = {"type": "Kill", "victim": "friend"}
    given = {"location": PLACE, "killer": PLAIN, **state, "here": CELLAR, "killer_at": CRYPT}
    assert [
        now(script(*steps, come, **given)).victims[POND] for steps in ((), (turned,), (turned, dies))
    ] == [2, 3, 3]


@rule("FG-10.2")
@pytest.mark.parametrize("field", ["special_dead", "special_saved"])
def test_no_more_special_victims_than_victims(field):
    with pytest.raises(huisclos.BadRecord, match=field):
        script(HORROR, **{field: 1})


@rule("FG-2.8", "FG-11.1")
def test_the_saved_are_in_the_box_again_once_her_card_is_flipped():
    come = [{"type": "AddVictims", "number": 9, "zones": ["pond"]}]
    things = [{"id": "stick", "copies": 8}, {"id": "phone", "use": [{"do": come}]}]
    place = location(items=things, events=[{"id": "nothing", "victims": FRIENDS}])
    state = {"here": GATE, "victims": [1, 0, 0, 0, 0, 0], "dead": 18, "items": ["phone"], "hand": ["walk"]}
    match = film(location=place, **state, saved=2, spaces=[1, 1, 0], special=["friend"], special_at=[GATE])
    act(match, "save+victim:friend", "reward:2", "use+item:phone")
    assert (now(match).flipped, now(match).victims[POND]) == (True, 2)
    match = film(
        location=place,
        **{**state, "dead": 17},
        saved=1,
        spaces=[1, 0, 0],
        special=["friend"],
        special_at=[GATE],
    )
    act(match, "save+victim:friend", "space:1", "reward:1", "use+item:phone")
    assert (now(match).flipped, now(match).victims[POND]) == (False, 2), "one on her card is of the box"


@rule("FG-10.4")
def test_a_drawn_action_card_goes_to_the_hand_and_an_item_to_the_inventory():
    match = script({"type": "TakeCard", "card": "guard"}, {"type": "TakeItem", "pile": "any"}, hand=["walk"])
    assert now(match).hand == ["walk", "guard"]
    assert options(match) == ["zone:hall", "zone:crypt"], "of the piles"
    act(match, "zone:crypt")
    assert now(match).items == ["stick@own"]
    assert [len(pile) for pile in now(match).piles] == [4, 3]
    assert now(match).tops[1] == ""


@rule("FG-10.4")
@pytest.mark.parametrize(("here", "left"), [(HALL, [3, 4]), (CELLAR, [4, 4])])
def test_from_the_pile_of_her_zone(here, left):
    match = script({"type": "TakeItem", "pile": "here"}, here=here, hand=[])
    assert [len(pile) for pile in now(match).piles] == left


@rule("FG-10.4")
@pytest.mark.parametrize("draw", ["DrawTerror", "DrawEvent"])
def test_any_other_card_is_resolved_at_once(draw):
    foe = killer(terror=[{"id": "calm", "copies": 10, "do": [HORROR]}])
    place = location(events=[{"id": "nothing", "do": [HORROR]}])
    come = {"type": "AddVictims", "number": 1, "zones": ["pond"]}
    match = script({"type": draw}, come, killer=foe, location=place, events=["nothing"], horror=3, hand=[])
    assert now(match).horror == 4
    keys = [event["key"] for event in match.events_since(0, None)]
    assert keys.index("horror") < keys.index("victims-come")
    assert prompt(match) in ("act", "")
