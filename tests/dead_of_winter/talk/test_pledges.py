"""What is promised, asked for and offered in the colony, and whether it is done."""

import pytest

from tests.dead_of_winter.looking import act
from tests.dead_of_winter.positions import item
from tests.dead_of_winter.talking import done, table, turns

# -- votes -------------------------------------------------------------------------------------------


def vote(match, whom, *thumbs):
    return done(match, f"exile+seat:{whom}", *[(seat, f"thumb:{way}") for seat, way in enumerate(thumbs)])


@pytest.mark.parametrize(("form", "up", "down"), [("exile", "kept", "broken"), ("spare", "broken", "kept")])
def test_a_promised_vote_is_judged_by_the_next_one_on_the_same_player(form, up, down):
    match = table(*turns(1))
    match.say(1, form, whom="seat:2")
    match.say(2, form, whom="seat:2")
    match.say(0, form, whom="seat:1")
    assert vote(match, 2, "down", "up", "down") == [up, down, None]


def test_a_vote_that_never_comes_is_moot():
    match = table("CheckObjective")
    match.say(1, "exile", whom="seat:2")
    match.say(1, "truce", to="seat:2")
    assert done(match, "end") == ["moot", "moot"]


def test_whoever_is_exiled_votes_no_more():
    match = table()
    match.say(2, "spare", whom="seat:0")
    match.say(2, "exile", whom="seat:1")
    match.say(1, "spare", whom="seat:2")
    assert vote(match, 2, "up", "up", "down") == ["moot", "moot", "broken"]


def test_a_vote_together():
    match = table()
    match.say(0, "exile-together", to="seat:1", whom="seat:2")
    match.say(1, "exile-together", to="seat:0", whom="seat:2")
    match.say(0, "ask-exile", to="seat:1", whom="seat:2")
    match.answer(1, 0, "deal")
    assert vote(match, 2, "down", "up", "down") == ["broken", "moot", "kept"]
    entry = match.ledger()[0]
    assert (entry.sides.asked, entry.sides.pledged) == ("kept", "broken")


def test_a_truce_that_one_breaks_first_binds_nobody():
    match = table(*turns(1))
    match.say(1, "truce", to="seat:2")
    match.answer(2, 0, "deal")
    assert vote(match, 1, "down", "down", "up") == ["broken"]
    sides = match.ledger()[0].sides
    assert (sides.asked, sides.pledged) == ("broken", "moot")


# -- cards for the crisis, and work ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "verdict"),
    [
        (["petrol"], ["petrol"], "kept"),
        (["rope"], ["rope"], "broken"),
        ([], ["petrol"], "broken"),
        (["petrol"], ["rope"], None),
    ],
)
def test_a_card_promised_for_the_crisis(mine, theirs, verdict):
    match = table(*turns(1), "ResolveCrisis", *turns(2), hands=[mine, theirs])
    match.say(0, "add", kind="kind:fuel")
    match.say(2, "ask-add", to="seat:0", kind="kind:fuel")
    act(match, *(f"contribute+item:{name}" for name in mine), "end")
    act(match, *(f"contribute+item:{name}" for name in theirs))
    assert done(match, "end") == [verdict, verdict]


@pytest.mark.parametrize(("mine", "verdict"), [("petrol", "kept"), ("rope", "broken")])
def test_whose_card_it_was_shows_at_the_end(mine, verdict):
    hands = [["beans", mine], ["rope", "petrol"]]
    match = table(*turns(1), "ResolveCrisis", *turns(2), "CheckObjective", hands=hands)
    act(match, "contribute+item:beans")
    match.say(0, "add", kind="kind:fuel")
    act(match, f"contribute+item:{mine}", "end", "contribute+item:rope", "contribute+item:petrol")
    assert done(match, "end") == [None]
    assert done(match, "end") == [verdict]


def test_a_card_for_a_crisis_that_never_came_is_moot():
    match = table("CheckObjective", hands=[["petrol"]])
    match.say(0, "add", kind="kind:fuel")
    assert done(match, "contribute+item:petrol", "end") == ["moot"]


def test_whoever_has_no_turn_left_had_no_occasion():
    match = table("ColonyPhase", "ResolveCrisis", *turns(1), hands=[[], ["petrol"]])
    match.say(1, "add", kind="kind:fuel")
    match.say(1, "kill")
    assert done(match, "end") == ["moot", "moot"]


def test_fights_and_food_promised_for_this_round():
    match = table(
        *turns(1),
        "ColonyPhase",
        *turns(2),
        hands=[["beans"], ["beans"]],
        zombies={"colony": 1},
        rolled=[[6], [6], [6]],
        faces=[1],
    )
    match.say(0, "kill")
    match.say(0, "feed")
    match.say(1, "feed")
    match.say(1, "kill")
    match.say(2, "ask-kill", to="seat:0")
    match.say(2, "ask-kill", to="seat:1")
    assert done(match, "attack+survivor:ada+entrance:0") == ["kept", None, None, None, "kept", None]
    act(match, "end", "play+item:beans")
    assert done(match, "end") == ["kept", "broken", "kept", "broken", "kept", "broken"]


def test_who_gives_food_away_feeds_the_colony_too():
    match = table(hands=[[], ["beans"]])
    match.say(1, "feed")
    assert done(match, "ask", (1, "item:beans"), (2, "pass")) == ["kept"]


# -- cards for others --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "verdicts_"),
    [("beans", ["kept", "broken"]), ("atlas", ["broken", "broken"]), (None, ["broken", "broken"])],
)
def test_a_card_that_was_asked_for(given, verdicts_):
    cards = {"items": [item("atlas", "book", do=[{"type": "Food", "by": 1}])]}
    match = table(*turns(1), hands=[[], ["beans", "atlas"]], cards=cards)
    match.say(0, "ask-give", to="seat:1", kind="kind:food")
    match.say(0, "ask-give", to="seat:2", kind="kind:food")
    act(match, "ask", (1, f"item:{given}" if given else "pass"), (2, "pass"))
    assert done(match, "end") == verdicts_


def test_a_card_for_a_card_in_the_crisis():
    match = table(*turns(1), "ResolveCrisis", *turns(1), hands=[["beans"], ["petrol"]])
    match.say(0, "give-for-add", to="seat:1", kind="kind:fuel")
    match.answer(1, 0, "deal")
    act(match, "end", "contribute+item:petrol", "end")
    assert match.ledger()[0].sides.asked == "kept"
    assert done(match, "ask", (0, "item:beans"), (2, "pass")) == ["kept"]


def test_who_got_nothing_owes_nothing():
    match = table(*turns(1), "ResolveCrisis", *turns(1), hands=[["beans"], ["petrol"]])
    match.say(0, "give-for-add", to="seat:1", kind="kind:fuel")
    assert done(match, "end", "end") == ["moot"]
