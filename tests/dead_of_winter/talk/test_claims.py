"""What is claimed in the colony, and whether it was so."""

import pytest

from tests.dead_of_winter.looking import act
from tests.dead_of_winter.positions import item, objective
from tests.dead_of_winter.talking import done, table, turns, verdicts

# -- claims about the crisis -------------------------------------------------------------------------


def two_give(first, second, *end):
    """Ana and Bo put these into the crisis, which needs fuel; then Ana says what she has put there."""
    match = table(*turns(1), "ResolveCrisis", *turns(2), *end, hands=[first, second])
    act(match, *(f"contribute+item:{name}" for name in first), "end")
    act(match, *(f"contribute+item:{name}" for name in second))
    return match


@pytest.mark.parametrize(
    ("first", "second", "claimed", "verdict"),
    [
        (["petrol"], ["petrol"], 1, "true"),
        (["petrol", "petrol"], ["rope"], 1, "true"),
        (["rope"], ["beans"], 1, "false"),
        (["petrol", "rope"], [], 2, "false"),
        (["petrol"], ["rope"], 1, None),
        (["rope"], ["petrol"], 1, None),
        (["petrol", "petrol"], ["rope"], 2, None),
    ],
)
def test_what_one_put_into_a_crisis_is_judged_when_it_is_revealed_if_that_tells(
    first, second, claimed, verdict
):
    match = two_give(first, second)
    match.say(0, "put", number=f"fitting:{claimed}")
    assert verdicts(match) == [None]
    assert done(match, "end") == [verdict]


@pytest.mark.parametrize(("first", "verdict"), [("petrol", "true"), ("rope", "false")])
def test_or_else_when_all_is_laid_open(first, verdict):
    second = {"petrol": "rope", "rope": "petrol"}[first]
    match = two_give([first], [second], "CheckObjective")
    match.say(0, "put", number="fitting:1")
    assert done(match, "end") == [None]
    match.say(0, "put", number="fitting:1")
    assert verdicts(match) == [None, None], "after the reveal it is still the same crisis"
    assert done(match, "end") == [verdict, verdict]


def test_who_put_in_fewer_cards_than_they_say_lies_before_all_eyes():
    match = two_give(["petrol"], [])
    match.say(0, "put", number="fitting:2")
    match.say(2, "put", number="fitting:1")
    assert verdicts(match) == ["false", "false"]


def test_only_what_lay_there_when_it_was_said_counts():
    match = table(*turns(1), "ResolveCrisis", "CheckObjective", hands=[["rope", "petrol"], ["petrol"]])
    act(match, "contribute+item:rope")
    match.say(0, "put", number="fitting:1")
    assert done(match, "contribute+item:petrol", "end", "contribute+item:petrol", "end") == ["false"]


def test_a_crisis_that_never_came_proves_nothing():
    match = table("CheckObjective", hands=[["petrol"]])
    act(match, "contribute+item:petrol")
    match.say(0, "put", number="fitting:1")
    assert done(match, "end") == ["moot"]


# -- claims about hands ------------------------------------------------------------------------------


def test_what_is_played_was_there():
    match = table(hands=[["beans"]])
    match.say(0, "have", kind="kind:food")
    match.say(0, "have-none", kind="kind:food")
    match.say(0, "have", kind="kind:fuel")
    match.say(1, "have", kind="kind:food")
    assert done(match, "play+item:beans") == ["true", "false", None, None]


def test_at_the_end_all_see_who_held_what():
    match = table("CheckObjective", hands=[["rope", "petrol"], ["beans"]])
    for kind in ("tool", "fuel", "food"):
        match.say(0, "have", kind=f"kind:{kind}")
        match.say(0, "have-none", kind=f"kind:{kind}")
    act(match, "contribute+item:petrol")
    assert set(verdicts(match)) == {None}
    assert done(match, "end") == ["true", "false", "true", "false", "false", "true"]


def test_a_card_of_another_that_one_plays_was_not_ones_own():
    match = table("CheckObjective", hands=[[], ["beans"]])
    match.say(0, "have", kind="kind:food")
    match.say(1, "have", kind="kind:food")
    assert done(match, "ask", (1, "item:beans"), (2, "pass")) == [None, "true"]
    assert done(match, "end") == ["false", "true"]


def test_what_one_may_have_got_since_proves_nothing():
    found = {"cards": {"items": [item("atlas", "book", do=[{"type": "DrawItems", "deck": "gas"}])]}}
    match = table("CheckObjective", hands=[["atlas"]], decks={"gas": ["petrol"]}, **found)
    match.say(0, "have", kind="kind:fuel")
    match.say(0, "have-none", kind="kind:tool")
    act(match, "play+item:atlas")
    match.say(0, "have", kind="kind:fuel")
    assert done(match, "end") == ["moot", "true", "true"]


def test_equipment_that_comes_back_was_not_in_hand():
    match = table("CheckObjective", gear={"bob": ["knife"]}, faces=[12])
    match.say(0, "have", kind="kind:weapon")
    act(match, "end")
    assert verdicts(match) == ["false"]
    dies = {"type": "Lowest", "of": "mine", "do": [{"type": "Dies"}]}
    cards = {"items": [item("rope", "tool", do=[dies])]}
    match = table("CheckObjective", hands=[["rope"]], gear={"ada": ["knife"]}, cards=cards)
    match.say(0, "have", kind="kind:weapon")
    assert done(match, "play+item:rope", "end") == ["false"]


# -- accusations -------------------------------------------------------------------------------------


def test_accusations_wait_until_objectives_are_laid_open():
    match = table("CheckObjective")
    match.say(0, "accuse", whom="seat:1")
    match.say(1, "accuse", whom="seat:2")
    assert done(match, "exile+seat:1", *[(seat, "thumb:down") for seat in range(3)]) == [None, None]
    assert done(match, "end") == ["true", "false"]


def test_where_nobody_has_a_secret_accusations_are_moot():
    hard = {"objectives": [objective(hard={"rounds": 5, "morale": 6, "goal": {"type": "Always"}})]}
    match = table("CheckObjective", secrets=[[], [], []], cards=hard, options={"variant": "cooperative"})
    match.say(0, "accuse", whom="seat:1")
    assert done(match, "end") == ["moot"]
