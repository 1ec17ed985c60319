"""FG-13.2: what cards can wait for, and until when, one by one."""

import pytest

from tests.final_girl.looking import act, now, options, prompt, story, told
from tests.final_girl.positions import film
from tests.final_girl.saying import BLOW, COME, FRIEND, HORROR, SLOW, WORDS, heeding, puppets, quiet
from tests.final_girl.small_film import CELLAR, CRYPT, GATE, HALL, POND, YARD, killer, location

rule = pytest.mark.rule


def heard(when, where=None, do=HORROR, **more):
    return [{"when": when, "do": [do], **({"where": where} if where else {}), **more}]


@rule("FG-13.2")
@pytest.mark.parametrize(
    ("when", "where", "effects", "horror"),
    [
        ("BloodlustRises", None, [{"type": "Bloodlust", "by": 2}], 5),
        ("BloodlustRises", {"row": 2}, [{"type": "Bloodlust", "by": 2}], 4),
        ("EnemyEnters", None, [{"type": "KillerAction", "target": "girl", "moves": 2, "by": "killer"}], 5),
        (
            "EnemyEnters",
            {"who": "minion"},
            [{"type": "KillerAction", "target": "girl", "moves": 2, "by": "killer"}],
            3,
        ),
        (
            "EnemyEnters",
            {"who": "minion"},
            [{"type": "KillerAction", "target": "girl", "moves": 1, "by": "minions"}],
            4,
        ),
        ("EnemyEnters", {"who": "minion"}, [{"type": "MoveMinions", "at": "girl"}], 4),
        ("GirlEnters", None, [{"type": "Drag", "at": "killer"}], 4),
        ("GirlEnters", None, [{"type": "Panic", "at": "girl", "girl": True}], 4),
        ("GirlEnters", None, [{"type": "Drag", "at": "girl"}], 3),
        ("VictimDies", None, [{"type": "Kill", "zones": ["hall"]}], 5),
        ("VictimDies", {"by": "killer"}, [{"type": "Kill", "zones": ["hall"]}], 3),
        (
            "VictimDies",
            {"by": "killer"},
            [{"type": "KillerAction", "target": "victim", "moves": 2, "attacks": 1, "by": "killer"}],
            4,
        ),
        ("VictimDies", {"victim": "friend"}, [{"type": "Kill", "zones": ["hall", "yard"]}], 4),
        ("VictimEnters", None, [{"type": "Lead", "at": "everywhere", "to": "killer"}], 6),
        ("VictimEnters", {"victim": "friend"}, [{"type": "Lead", "at": "everywhere", "to": "killer"}], 4),
    ],
    ids=str,
)
def test_happenings(when, where, effects, horror):
    """Two Victims are in the hall, a friend in the yard, a minion in the cellar."""
    state = {"victims": [0, 0, 2, 0, 0, 0], "special": ["friend"], "special_at": [YARD], "hand": []}
    match = quiet(*effects, **puppets(CELLAR, **heeding(heard(when, where))), **state, faces=(1,))
    while match.choices() and prompt(match) == "card-order":
        act(match, options(match)[0])
    assert now(match).horror == horror


BY_KILLER, BY_MINIONS = {**BLOW, "by": "killer"}, {**BLOW, "by": "minions"}


@rule("FG-13.2")
@pytest.mark.parametrize(
    ("where", "effect", "hand", "horror"),
    [
        (None, BY_KILLER, [], 4),
        ({"by": "killer", "lost": 1}, BY_KILLER, [], 4),
        ({"by": "minion"}, BY_KILLER, [], 3),
        ({"by": "minion"}, BY_MINIONS, [], 4),
        ({"by": "killer"}, BY_MINIONS, [], 3),
        ({"more": 0}, {"type": "AttackAgain", "girl": True}, [], 3),
        ({"more": 1}, {"type": "AttackAgain", "girl": True}, [], 4),
        ({"lost": 0}, BY_KILLER, ["guard"], 4),
    ],
)
def test_an_attack_on_her_is_over(where, effect, hand, horror):
    minion = puppets(CRYPT, **heeding(heard("GirlAttacked", where)))
    match = quiet(effect, **minion, here=CRYPT, hand=hand, faces=(6, 6))
    if hand:
        act(match, "card:guard")
    assert now(match).horror == horror


@rule("FG-13.2")
def test_an_attack_for_an_attack_is_not_answered_with_another():
    """A power by which it attacks again whenever it has attacked her."""
    again = heard("GirlAttacked", {"more": 0}, {"type": "AttackAgain", "girl": True})
    match = quiet(BLOW, **heeding(again), here=CRYPT, hand=[], health=9)
    assert now(match).health == 7


@rule("FG-13.2")
@pytest.mark.parametrize("phase", ["action", "planning", "killer", "panic", "upkeep"])
@pytest.mark.parametrize("when", ["PhaseBegins", "PhaseEnds"])
def test_phases_begin_and_end(when, phase):
    match = film(
        **heeding(heard(when, {"phase": phase}), hand=["walk"], horror=3, killer_at=CRYPT, victims=[0] * 6)
    )
    begun = when == "PhaseBegins" and phase == "action"
    assert now(match).horror == (4 if begun else 3)
    act(match, "end", "done")
    assert now(match).horror == (5 if begun else 4)


@rule("FG-13.2", "FG-8.1")
def test_whoever_comes_back_at_the_end_of_a_phase_still_has_the_next_one():
    hurt = heard("PhaseEnds", {"phase": "action"}, {"type": "Health", "by": -9})
    match = film(**heeding(hurt, hand=["walk"], killer_at=CRYPT, last=3, health=1))
    act(match, "end")
    assert (now(match).white, now(match).phase, prompt(match)) == (True, "planning", "plan")


@rule("FG-13.2")
@pytest.mark.parametrize(
    ("where", "horror"),
    [(None, 5), ({"number": 2}, 4), ({"victim": "friend"}, 4), ({"zone": "zone:yard@own"}, 3)],
)
def test_somebody_is_saved(where, horror):
    state = {
        "victims": [1, 0, 0, 0, 0, 0],
        "special": ["friend"],
        "special_at": [GATE],
        "here": GATE,
        "killer_at": CRYPT,
    }
    match = film(**heeding(heard("VictimSaved", where), **state, hand=["walk"], horror=3))
    act(match, "save", "space:0", "save+victim:friend", "space:1")
    assert now(match).horror == horror


SOMEBODY_COMES = {**COME, "at": "it"}


@rule("FG-13.2")
def test_cards_speak_of_where_somebody_was_saved():
    state = {"victims": [1, 0, 0, 0, 0, 0], "here": GATE, "killer_at": CRYPT, "hand": ["walk"]}
    match = film(**heeding(heard("VictimSaved", do=SOMEBODY_COMES), **state))
    act(match, "save", "space:0")
    assert now(match).victims[GATE] == 1


@rule("FG-13.2")
def test_cards_speak_of_where_she_was_attacked():
    match = quiet(BY_KILLER, **heeding(heard("GirlAttacked", do=SOMEBODY_COMES)), here=CRYPT, hand=[])
    assert now(match).victims[CRYPT] == 1


@rule("FG-13.2")
def test_she_enters_a_zone_and_so_do_those_who_follow():
    rules = [
        *heard("GirlEnters", None, SOMEBODY_COMES),
        *heard("VictimEnters", None, {"type": "Time", "by": -1}),
    ]
    match = quiet({"type": "Move", "zones": 1}, **heeding(rules), victims=[2, 0, 0, 0, 0, 0], time=6)
    act(match, "zone:yard", ["victim:1", "victim:2"])
    while prompt(match) == "card-order":
        act(match, options(match)[0])
    assert (now(match).victims[YARD], now(match).time) == (3, 4)


@rule("FG-13.2")
@pytest.mark.parametrize(("mark", "order"), [("", ["card-acts", "time"]), ("card", ["time", "card-acts"])])
def test_a_card_may_wait_until_her_card_is_over(mark, order):
    rules = heard("GirlEnters", None, HORROR, at=mark)
    match = film(
        **heeding(rules, hand=["walk", "focus"], here=YARD, killer_at=CRYPT, victims=[0] * 6, faces=(5, 1))
    )
    act(match, "card:walk", "apply", "zone:pond")
    assert story(match, "time", "card-acts") == order


@rule("FG-13.2")
@pytest.mark.parametrize(
    ("mark", "order"), [("", ["card-acts", "victims-come"]), ("terror", ["victims-come", "card-acts"])]
)
def test_or_until_a_terror_card_is(mark, order):
    foe = killer(
        rows=SLOW,
        terror=[
            {
                "id": "calm",
                "copies": 10,
                "do": [{"type": "Kill", "zones": ["hall"]}, {**COME, "zones": ["pond"]}],
            }
        ],
    )
    match = quiet(
        {"type": "DrawTerror"},
        **heeding(heard("VictimDies", None, HORROR, at=mark)),
        killer=foe,
        victims=[0, 0, 1, 0, 0, 0],
    )
    assert story(match, "card-acts", "victims-come") == order


@rule("FG-13.2", "FG-0.3")
def test_an_action_card_of_a_location_that_needs_no_roll():
    """Played only there, and what it says is done without any dice."""
    prayer = {"id": "prayer", "cost": 2, "copies": 2, "do": [{"type": "Horror", "by": -2}]}
    state = {"location": location(actions=[prayer]), "words": ("card-prayer",), "killer_at": CRYPT}
    match = film(hand=["prayer@own", "walk"], tableau=["prayer@own"], horror=3, **state)
    act(match, "card:prayer")
    assert now(match).horror == 1
    assert not told(match, "rolled")
    assert "prayer@own" in now(film(**state)).tableau


@rule("FG-13.2", "FG-4.8")
def test_a_reaction_that_needs_no_roll():
    duck = {"id": "duck", "cost": 2, "kind": "reaction", "do": [{"type": "Ward", "by": 1}]}
    state = {"location": location(actions=[duck]), "words": ("card-duck",), "here": CRYPT, "health": 4}
    match = act(quiet(BLOW, **state, hand=["duck@own"]), "card:duck")
    assert now(match).health == 4
    assert not told(match, "rolled")


@rule("FG-13.2")
@pytest.mark.parametrize(("number", "led"), [(1, [0, 1, 2, 0, 0, 0]), (0, [0, 3, 0, 0, 0, 0])])
def test_some_of_them_are_led(number, led):
    match = quiet(
        {"type": "Lead", "zones": ["hall"], "to": "girl", "number": number}, victims=[0, 0, 3, 0, 0, 0]
    )
    assert now(match).victims == led


@rule("FG-13.2")
@pytest.mark.parametrize(("faces", "horror"), [((6, 6), 5), ((6, 1), 4), ((1, 1), 3)])
def test_something_for_each_success(faces, horror):
    each = {"type": "Repeat", "times": "successes", "do": [HORROR]}
    match = quiet({"type": "HorrorRoll", "two": [each], "one": [each], "none": [each]}, faces=faces, hand=[])
    assert now(match).horror == horror


@rule("FG-13.2", "FG-2.9")
@pytest.mark.parametrize("look", [1, 2])
def test_a_trap_that_is_seen_goes_off(look):
    things = [{"id": "rope", "copies": 8}, {"id": "snake", "kept": False, "found": [HORROR]}]
    state = {
        "location": location(items=things),
        "piles": [["rope@own", "rope@own", "snake@own"], []],
        "tops": ["snake@own", ""],
    }
    match = quiet({"type": "Search", "look": look}, **state, here=HALL)
    table = now(match)
    assert (table.horror, table.lost) == (4, ["snake@own"])
    assert (table.items, len(table.piles[0])) == ((["rope@own"], 1) if look == 2 else ([], 2))
    assert prompt(match) == "act"


@rule("FG-13.2", "FG-2.9", "FG-8.1")
def test_a_trap_that_ends_the_phase_takes_nothing_else_with_it():
    things = [
        {"id": "rope", "copies": 8},
        {"id": "snake", "kept": False, "found": [{"type": "Health", "by": -9}]},
    ]
    state = {
        "location": location(items=things),
        "piles": [["rope@own", "snake@own"], []],
        "tops": ["snake@own", ""],
    }
    match = quiet({"type": "Search", "look": 2}, **state, here=HALL, last=2)
    table = now(match)
    assert (table.white, table.items, table.looked) == (True, ["rope@own"], [])


@rule("FG-13.2", "FG-9.4")
@pytest.mark.parametrize(("minor", "horror"), [([], 3), (["rage"], 4)])
def test_how_many_minor_powers_there_are(minor, horror):
    foe = killer(terror=[{"id": "calm", "copies": 10}, {"id": "rage", "health": 2}])
    asked = {"type": "If", "if": {"type": "AtLeast", "value": "minor-powers", "number": 1}, "then": [HORROR]}
    assert now(quiet(asked, killer=foe, minor=minor, minor_health=[2] * len(minor))).horror == horror


@rule("FG-13.2")
def test_the_last_terror_card_can_only_be_looked_at():
    match = quiet({"type": "PeekTerror"}, terror=["calm"])
    assert (now(match).peeked, prompt(match)) == ("calm@own", "act")
    assert now(quiet({"type": "PeekTerror"}, terror=[])).peeked == ""


@rule("FG-13.2")
def test_each_victim_and_where_it_is():
    state = {"location": location(events=[FRIEND]), "special": ["friend"], "special_at": [POND]}
    each = {
        "type": "Each",
        "of": "victims",
        "do": [{"type": "If", "if": {"type": "ItIs", "zones": ["pond"]}, "then": [HORROR]}],
    }
    assert now(quiet(each, **state, victims=[0, 0, 2, 0, 0, 0])).horror == 4


@rule("FG-13.2")
@pytest.mark.parametrize("where", ["killer", "near-killer", "beside-killer", "it"])
def test_a_place_that_is_nowhere(where):
    """Without a Killer on the board, nothing is at the Killer's."""
    match = quiet(
        {**COME, "at": where}, {"type": "PlaceToken", "token": "trap", "at": where}, killer_at=-1, words=WORDS
    )
    assert (now(match).victims, now(match).tokens) == ([0] * 6, [])


@rule("FG-13.2", "FG-2.4")
@pytest.mark.parametrize(
    ("dice", "up_to", "least", "most"), [(1, False, 1, 1), (1, True, 1, 1), (2, True, 1, 2), (9, True, 1, 2)]
)
def test_how_many_dice_are_rolled_again(dice, up_to, least, most):
    things = [
        {
            "id": "stick",
            "copies": 8,
            "use": [{"at": "roll", "do": [{"type": "Reroll", "dice": dice, "up_to": up_to}]}],
        }
    ]
    match = quiet({"type": "HorrorRoll"}, location=location(items=things), items=["stick"], faces=(1, 2, 6))
    act(match, "use+item:stick")
    assert (match.choices()[0].min, match.choices()[0].max) == (least, most)
    act(match, "die:1+turn:0")
    assert told(match, "rerolled") == [{"dice": [6, 2]}]
