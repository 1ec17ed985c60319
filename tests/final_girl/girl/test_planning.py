"""FG-3: the Planning phase."""

import pytest

import huisclos
from tests.final_girl.looking import act, bars, now, options, prompt
from tests.final_girl.positions import film, script
from tests.final_girl.small_film import CRYPT, GATE, HALL, girl

rule = pytest.mark.rule


def planning(**state):
    """Her Action phase is over."""
    steps = [{"type": "PlanningPhase"}, {"type": "Mark", "name": "phase"}, {"type": "ActionPhase"}]
    return film(steps=steps, **{"killer_at": CRYPT, **state})


@rule("FG-3.1")
def test_cards_are_bought_for_their_time():
    match = planning(hand=["walk"], time=6)
    act(match, "card:furious-strike")
    assert now(match).time == 2
    assert "card:distraction" not in options(match), "three are too many"
    act(match, "card:guard")
    table = now(match)
    assert (table.time, table.hand) == (0, ["walk", "furious-strike", "guard"])
    assert table.tableau.count("furious-strike") == 1


@rule("FG-3.1")
@pytest.mark.parametrize("time", range(7))
def test_never_below_zero(time):
    costs = {
        "close-call": 1,
        "guard": 2,
        "distraction": 3,
        "planning": 4,
        "long-rest": 5,
        "critical-strike": 6,
    }
    match = planning(hand=[], tableau=["walk", *costs], time=time)
    assert options(match) == [
        "card:walk",
        *(f"card:{card}" for card, cost in costs.items() if cost <= time),
        "done",
    ]
    assert bars(match) == {f"card:{card}": "FG-3.1" for card, cost in costs.items() if cost > time}


@rule("FG-3.1", "FG-3.4")
@pytest.mark.parametrize(("number", "may"), [(8, True), (9, True), (10, False)])
def test_ten_cards_in_hand_at_most(number, may):
    match = planning(hand=["walk"] * number, tableau=["focus", "guard"], time=6)
    assert ("card:guard" in options(match)) is may
    if not may:
        return
    act(match, "card:guard")
    assert ("card:focus" in options(match)) is (number == 8)


@rule("FG-3.1")
def test_not_a_card_played_or_discarded_since_the_last_planning_phase():
    match = film(hand=["focus", "walk"], tableau=["guard"], faces=(6, 6), killer_at=CRYPT)
    act(match, "card:focus", "apply", "time+card:walk")
    assert now(match).phase == "planning"
    assert options(match) == ["card:guard", "done"]
    with pytest.raises(huisclos.IllegalAction):
        match.act(0, ["card:focus"])


@rule("FG-3.1")
def test_nor_one_that_was_played_against_the_killer_in_between():
    """What is played in the Killer phase comes back at the end of the next Planning phase."""
    match = film(hand=["walk"], tableau=["focus"], played=["guard"], killer_at=CRYPT)
    act(match, "end")
    assert options(match) == ["card:focus", "done"]
    act(match, "done")
    assert sorted(now(match).tableau) == ["focus", "guard"]


@rule("FG-3.2")
@pytest.mark.parametrize("time", [0, -1])
def test_free_cards_may_be_taken_without_time(time):
    match = planning(hand=[], tableau=["walk", "focus", "close-call"], time=time)
    assert options(match) == ["card:walk", "card:focus", "free", "done"]
    act(match, "card:walk")
    assert now(match).hand == ["walk"]
    assert now(match).time in (time, 0)
    act(match, "card:focus")
    assert now(match).hand == ["walk", "focus"]


@rule("FG-3.2")
def test_free_cards_count_for_the_limit_too():
    match = planning(hand=["guard"] * 9, tableau=["walk", "focus"], time=0)
    assert "free" not in options(match), "both are too many"
    act(match, "card:walk")
    assert len(now(match).hand) == 10
    assert prompt(match) == "act"


@rule("FG-3.2")
def test_all_free_cards_at_once():
    match = planning(hand=[], tableau=["walk", "walk", "focus", "guard"], time=3)
    table = now(act(match, "free"))
    assert (table.hand, table.tableau, table.time) == (["walk", "walk", "focus"], ["guard"], 3)


@rule("FG-3.3")
@pytest.mark.parametrize(("difficulty", "time"), [("normal", 6), ("absolute", 5)])
@pytest.mark.parametrize("left", [-1, 0, 4, 12])
def test_time_goes_back_and_unspent_time_is_lost(difficulty, time, left):
    match = planning(options={"difficulty": difficulty}, time=left, hand=["walk"], played=["focus"])
    act(match, "done")
    assert now(match).time == time


@rule("FG-3.3")
def test_cards_played_go_back_to_their_piles_last():
    match = planning(hand=["walk"], tableau=["guard"], played=["focus", "sprint", "search"])
    assert now(match).tableau == ["guard"]
    act(match, "done")
    table = now(match)
    assert (sorted(table.tableau), table.played) == (["focus", "guard", "search", "sprint"], [])
    assert table.hand == ["walk"], "cards that weren't played stay in the hand"


@rule("FG-3.4")
def test_a_card_gained_above_ten_forces_a_discard_of_her_choice():
    heroine = girl(spaces=[[{"type": "TakeCard", "card": "planning"}], []])
    hand = ["walk"] * 2 + ["guard"] * 8
    match = film(
        girl=heroine, here=GATE, victims=[1, 0, 0, 0, 0, 0], killer_at=CRYPT, hand=hand, tableau=["planning"]
    )
    act(match, "save", "space:0", "reward:0")
    assert options(match) == ["card:walk", "card:guard", "card:planning"]
    act(match, "card:guard")
    table = now(match)
    assert (len(table.hand), "planning" in table.hand, table.played) == (10, True, ["guard"])


@rule("FG-3.4")
def test_the_tenth_card_is_hers():
    match = script({"type": "TakeCard", "most": 2}, hand=["walk"] * 9, tableau=["guard"], here=HALL)
    assert (prompt(match), len(now(match).hand), now(match).played) == ("act", 10, [])


@rule("FG-3.4")
def test_also_in_the_killer_phase():
    match = script({"type": "TakeCard", "most": 2}, hand=["walk"] * 10, tableau=["guard"], here=HALL)
    assert prompt(match) == "too-many"
    assert now(act(match, "card:guard")).played == ["guard"]
