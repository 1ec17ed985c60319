"""The bot of Dead of Winter knows what ends the game, and what that makes of itself."""

import pytest

from huisclos.engine.rules.choice import Choice, Option
from tests.dead_of_winter.box_positions import winter
from tests.dead_of_winter.crossing import road
from tests.dead_of_winter.looking import act
from tests.dead_of_winter.positions import colony, item, objective
from tests.dead_of_winter.steadily import pick, picks, steady, turn

DOWN, FOOD = {"type": "Morale", "by": -1}, {"type": "Food", "by": 5}
DEAR = [{"type": "LoseDice", "number": 2}, {"type": "Helpless", "by": 3}]
"""What costs much, and ends nothing."""
LOYAL = [["wish0"], ["wish1"], ["wish2"]]


def at_crossroads(*ways, vote=False, cards=None, **table):
    """Somebody has to choose one of these ways."""
    cards = {"crossroads": [road(*ways, vote=vote)], **(cards or {})}
    known = {"crossing": "road", "crossed": ["road@own"], "crossroads": []}
    return colony("TakeWay", cards=cards, secrets=table.pop("secrets", LOYAL), **known, **table)


def crossing(*do, **table):
    """Two ways: one that does this, with a lot of food, and one that is dear."""
    ways = {"name": "take", "do": [*do, FOOD]}, {"name": "leave", "do": DEAR}
    return at_crossroads(*ways, **{"morale": 1, "rolled": [[5, 5], [], []], "food": 0, **table})


# -- the last morale --------------------------------------------------------------------------------------

LAST = {
    "morale": ([DOWN], {}),
    "twice": ([DOWN, DOWN], {"morale": 2}),
    "repeated": ([{"type": "Repeat", "times": 2, "do": [DOWN]}], {"morale": 2}),
    "death": ([{"type": "Lowest", "of": "survivors", "do": [{"type": "Dies"}]}], {}),
    "last wound": ([{"type": "Each", "of": "others", "do": [{"type": "Wound"}]}], {"wounds": {"cid": 2}}),
    "helpless": ([{"type": "HelplessDie", "number": 2}], {"morale": 2, "helpless": 2}),
    "break-in": ([{"type": "Zombies", "number": 1, "at": "colony"}], {"zombies": {0: 3}}),
    "any face": ([{"type": "Roll", "lines": [{"least": n, "do": [DOWN] * n} for n in (1, 4)]}], {}),
    "each player": ([{"type": "EachPlayer", "of": "everyone", "do": [DOWN]}], {"morale": 3}),
    "at once": ([{"type": "AtOnce", "parts": [{"name": n, "do": [DOWN]} for n in "ab"]}], {"morale": 2}),
    "too late": ([DOWN, {"type": "Morale", "by": 1}], {}),
}  # fmt: skip


@pytest.mark.parametrize("name", LAST)
@pytest.mark.parametrize("rounds", [1, 4])
def test_no_friend_of_the_colony_takes_its_last_morale(name, rounds):
    do, table = LAST[name]
    assert pick(crossing(*do, rounds=rounds, **table)) == "way:leave"


@pytest.mark.parametrize("name", ["morale", "break-in"])
def test_with_enough_left_it_takes_what_is_worth_more(name):
    do, _ = LAST[name]
    assert pick(crossing(*do, morale=6)) == "way:take"


def test_nobody_votes_for_the_end():
    match = crossing(DOWN, vote=True, rounds=1)
    assert [pick(match, seat) for seat in range(3)] == ["way:leave"] * 3


def test_where_every_way_is_the_end_one_is_taken_all_the_same():
    ways = [{"name": name, "do": [DOWN]} for name in ("here", "there")]
    assert pick(at_crossroads(*ways, morale=1)).startswith("way:")


def test_a_traitor_who_has_the_rest_takes_it_and_one_who_has_not_does_not():
    assert pick(crossing(DOWN, secrets=[["spite0"], *LOYAL[1:]])) == "way:take"
    wants = {"type": "Holds", "number": 2, "kind": "fuel"}
    poor = {"betrayals": [{"id": "spite0", "first": {"type": "MoraleGone"}, "goal": wants}]}
    assert pick(crossing(DOWN, secrets=[["spite0"], *LOYAL[1:]], cards=poor)) == "way:leave"


def test_nothing_is_played_or_used_that_ends_it():
    feast = item("feast", "tool", do=[FOOD, DOWN])
    altar = item("altar", "tool", equip=True, use=[{"once": "round", "do": [FOOD, DOWN]}])
    table = {"cards": {"items": [feast, altar]}, "hands": [["feast"]], "gear": {"ada": ["altar"]}, "food": 0}
    fatal = {"play+item:feast", "use+item:altar+survivor:ada"}  # whoever is hungry may still leave
    assert not fatal & set(turn(colony(morale=1, secrets=LOYAL, **table)))
    assert fatal & set(turn(colony(morale=6, secrets=LOYAL, **table)))


def test_what_may_well_be_the_end_must_be_worth_it():
    """One face of three is."""
    lines = [{"least": 1, "do": [DOWN]}, {"least": 3, "do": [FOOD]}]
    ways = {"name": "take", "do": [{"type": "Roll", "lines": lines}]}, {"name": "leave", "do": DEAR}
    for morale, way in ((1, "way:leave"), (6, "way:take")):
        assert pick(at_crossroads(*ways, morale=morale, food=9, rolled=[[5, 5], [], []], rounds=3)) == way


def test_nobody_brings_mouths_that_hunger_takes_the_last_morale_for():
    """The colony has eaten all but what it needs tonight, and nobody comes after."""
    ways = {"name": "take", "do": [{"type": "Helpless", "by": 2}]}, {"name": "leave", "do": DEAR[:1]}
    table = {
        "first": 1,
        "turns": 3,
        "rounds": 1,
        "rolled": [[5, 5], [], []],
        "groups": [["ada"], ["bob"], []],
    }
    for food, way in ((1, "way:leave"), (2, "way:take")):
        assert pick(at_crossroads(*ways, morale=1, food=food, **table)) == way


def test_what_a_card_asks_isnt_answered_by_the_end():
    branches = [{"name": "up", "do": [DOWN, FOOD]}, {"name": "down", "do": DEAR}]
    for kind in ("Choose", "Vote"):
        asked = {"type": kind, "prompt": "up", "options": branches}
        asked |= {"who": "you"} if kind == "Choose" else {}
        ways = [{"name": branch["name"]} for branch in branches]
        for morale, answer in ((1, "do:down"), (6, "do:up")):
            cards = {"crossroads": [road(*ways)]}
            match = colony(asked, cards=cards, secrets=LOYAL, morale=morale, rolled=[[5, 5], [], []], food=0)
            assert pick(match) == answer


def test_whoever_is_bitten_isnt_given_up_for_the_last_morale():
    """The roll may save them; giving them up is the end."""
    asked = {"type": "Spread", "place": 0}
    for morale, answer in ((5, "give-up"), (1, "risk")):
        match = colony(asked, morale=morale, secrets=LOYAL)
        assert match.choices()[0].prompt == "spread"
        assert pick(match).startswith(answer)


@pytest.mark.parametrize(("fuel", "thumb"), [(0, "thumb:down"), (2, "thumb:up")])
def test_a_traitor_knows_that_two_loyal_exiles_are_the_end(fuel, thumb):
    """And wants that, if nothing else is lacking."""
    wants = {"type": "Holds", "number": 2, "kind": "fuel"}
    cards = {"betrayals": [{"id": "spite0", "first": {"type": "MoraleGone"}, "goal": wants}]}
    table = {"exiled": [0, 1, 0, 0], "exile_goals": [[], ["grudge0"], [], []], "hands": [["petrol"] * fuel]}
    groups = [["ada", "bob"], ["cid police", "dan police"], ["eve", "fay"], ["gus", "hal"]]
    secrets = [["spite0"], ["wish1"], ["wish2"], ["wish3"]]
    match = colony({"type": "ExileVote", "seat": 2}, groups=groups, cards=cards, secrets=secrets, **table)
    assert pick(match) == thumb


# -- the main objective -----------------------------------------------------------------------------------


def town(goal, wants, **table):
    """A main objective, and what the first player wants beside it."""
    side = {"rounds": 5, "morale": 6, "goal": goal}
    cards = {
        "objectives": [objective(normal=side)],
        "secrets": [{"id": "wish0", "goal": wants}],
        "items": [item("petrol", "fuel", do=[{"type": "Progress", "by": 1}])],
    }
    return colony(cards=cards, secrets=LOYAL, **{"food": 9, "morale": 6, "rounds": 4, **table})


QUIET = {"type": "AtMost", "value": "zombies-away", "number": 1}
LIT = {"type": "AtLeast", "value": "progress", "number": 3}
BOOKS, GROUP = {"type": "Holds", "number": 2, "kind": "book"}, {"type": "Controls", "least": 2}
LURES = {"zombies": {"gas": 2}, "rolled": [[1], [], []]}
LIGHTS = {"progress": 2, "hands": [["petrol"]]}


def brings_home(goal, wants, **table):
    """It does what meets the main objective."""
    done = turn(town(goal, wants, **table))
    return any(deed.startswith("attract") or deed == "play+item:petrol" for deed in done)


@pytest.mark.parametrize(("goal", "table"), [(QUIET, LURES), (LIT, LIGHTS)])
def test_whoever_lacks_the_rest_doesnt_hand_in_the_main_objective(goal, table):
    assert not brings_home(goal, BOOKS, **table)


@pytest.mark.parametrize(("goal", "table"), [(QUIET, LURES), (LIT, LIGHTS)])
def test_whoever_has_the_rest_does_and_so_does_anybody_before_the_end(goal, table):
    assert brings_home(goal, GROUP, **table)
    assert brings_home(goal, BOOKS, rounds=1, **table)
    assert brings_home(goal, BOOKS, morale=2, **table)


def test_what_doesnt_meet_it_yet_is_done_by_anybody():
    assert brings_home(LIT, BOOKS, progress=1, hands=[["petrol"]])


def test_a_way_that_meets_it_too_early_isnt_taken():
    ways = {"name": "take", "do": [{"type": "Progress", "by": 1}, FOOD]}, {"name": "leave", "do": DEAR}
    for wants, way in ((BOOKS, "way:leave"), (GROUP, "way:take")):
        side = {"rounds": 5, "morale": 6, "goal": LIT}
        cards = {"objectives": [objective(normal=side)], "secrets": [{"id": "wish0", "goal": wants}]}
        table = {"progress": 2, "morale": 6, "rounds": 4, "rolled": [[5, 5], [], []]}
        assert pick(at_crossroads(*ways, cards=cards, **table)) == way


# -- questions that no rule has asked yet -----------------------------------------------------------------


def test_what_falls_together_is_put_in_an_order_that_saves_the_colony():
    up = {"type": "Morale", "by": 1}
    people = zip(("ada", "cid"), (DOWN, up), strict=True)
    cards = [{"type": "CardActs", "card": f"survivor:{name}@own", "do": [do]} for name, do in people]
    match = colony({"type": "InAnyOrder", "cards": cards}, morale=1, secrets=LOYAL)
    assert match.choices()[0].prompt == "card-order"
    act(match, pick(match))
    assert match.result is None
    assert match.state.morale == 1


def together(*steps, **table):
    """The first player is asked in which order these come."""
    match = colony({"type": "InAnyOrder", "cards": steps, "of": "crisis:cold@own"}, secrets=LOYAL, **table)
    assert match.choices()[0].prompt == "order-of"
    return match


def test_of_people_who_are_hit_together_the_dead_come_last():
    fates = {"ada": {"type": "Dies"}, "bob": {"type": "Heal"}}
    steps = [{"type": "SpeakOf", "it": f"survivor:{name}@own", "do": [do]} for name, do in fates.items()]
    assert pick(together(*steps, wounds={"bob": 1}, morale=1)) == "survivor:bob"


def test_what_falls_together_and_comes_from_no_card_is_put_in_some_order():
    steps = [{"type": "Arrive", "place": place, "number": 9} for place in (0, 1)]
    table = {"zombies": {0: 3, "police": 3}, "groups": [["ada"], ["bob police"], ["cid"]], "morale": 1}
    assert pick(together(*steps, **table)) == "place:colony"


def test_what_a_card_asks_is_answered_by_what_it_does():
    branches = [{"name": "up", "do": [DOWN]}, {"name": "down", "do": [FOOD]}]
    ways = [{"name": branch["name"]} for branch in branches]
    match = colony(
        {"type": "Choose", "prompt": "up", "options": branches, "who": "you"},
        cards={"crossroads": [road(*ways)]},
        secrets=LOYAL,
    )
    assert pick(match) == "do:down"


@pytest.mark.parametrize(("least", "most"), [(0, 1), (1, 1), (2, 3), (4, 4)])
def test_a_question_that_it_doesnt_know_gets_a_legal_answer(least, most):
    match = winter()
    options = tuple(Option(f"thing:{n}", name) for n, name in enumerate(("a", None, ("b", 2), 7)))
    choice = Choice("who-knows", options, "DW-10.2", min=least, max=most)
    found = steady().pick(match.view(0), choice)
    assert choice.chosen(found) is not None
    assert len(found) == max(1, least)
    assert picks(match) != []
