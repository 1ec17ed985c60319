"""FG-2.7, FG-2.8: Victims are saved, and what she gets for it."""

import pytest

from tests.final_girl.positions import (
    CELLAR,
    CRYPT,
    GATE,
    YARD,
    act,
    bars,
    film,
    girl,
    now,
    options,
    prompt,
    told,
)

rule = pytest.mark.rule

REWARDS = [[{"type": "Horror", "by": -1}], [{"type": "Time", "by": 2}], [{"type": "Move", "zones": 1}]]


def exiting(**state):
    """She plays a card that takes her two zones; the gate is next to her."""
    given = {"victims": [2, 0, 0, 0, 0, 0], "killer_at": CELLAR, "horror": 3, "time": 6, **state}
    heroine = given.pop("girl", None) or girl(spaces=REWARDS, more=[{"type": "Health", "by": 1}])
    match = film(girl=heroine, here=YARD, hand=["walk", "focus"], faces=(6, 6), **given)
    return act(match, "card:walk", "apply")


@rule("FG-2.7")
def test_in_the_middle_of_a_move_she_may_save_victims_on_an_exit():
    match = act(exiting(), "zone:gate")
    assert options(match) == ["zone:yard", "save", "stay"]
    act(match, "save")
    assert options(match) == ["space:0", "space:1", "space:2"]
    act(match, "space:1")
    assert options(match) == ["zone:yard", "save", "reward:1", "stay"], "the move isn't over"
    table = now(match)
    assert (table.victims[GATE], table.saved, table.spaces) == (1, 1, [0, 1, 0])


@rule("FG-2.7")
def test_the_reward_comes_when_she_likes_also_after_the_move_goes_on():
    match = act(exiting(), "zone:gate", "save", "space:1")
    assert now(match).time == 6
    act(
        match,
        "zone:yard",
        [],
    )
    assert now(match).here == YARD
    assert now(match).time == 5, "the card has cost its time"
    assert "card:focus" not in options(match), "rewards come before the next Action card"
    assert bars(match) == {"card:focus": "FG-2.7"}
    act(match, "reward:1")
    assert now(match).time == 7
    assert "card:focus" in options(match)
    assert bars(match) == {}


@rule("FG-2.7")
def test_rewards_are_taken_in_the_order_she_likes():
    match = act(exiting(), "zone:gate", "save", "space:0", "save", "space:2")
    assert [option for option in options(match) if option.startswith("reward")] == ["reward:0", "reward:2"]
    act(match, "reward:2", "zone:yard")
    assert (now(match).here, prompt(match)) == (YARD, "move"), "the zone more, and then the rest of the move"
    act(match, "reward:0", "stay")
    assert now(match).horror == 2


@rule("FG-2.7")
def test_a_space_covered_once_is_not_free_any_more():
    match = act(exiting(), "zone:gate", "save", "space:0", "save")
    assert options(match) == ["space:1", "space:2"]


@rule("FG-2.7")
@pytest.mark.parametrize(("here", "may"), [(GATE, True), (YARD, False)])
def test_victims_are_saved_on_exits_only_and_at_any_moment_of_the_phase(here, may):
    match = film(here=here, victims=[1, 1, 0, 0, 0, 0], killer_at=CRYPT)
    assert ("save" in options(match)) is may


@rule("FG-2.7")
def test_where_her_move_ends_she_may_save_before_anything_else():
    """Otherwise the phase, which this card ends, would be over."""
    hurt = film(here=YARD, victims=[1, 0, 0, 0, 0, 0], killer_at=CRYPT, hand=["sprint", "walk"], faces=(1, 1))
    act(hurt, "card:sprint", "apply", "do:sprint-hurt", "zone:gate")
    assert options(hurt) == ["save", "stay"]
    act(hurt, "save", "space:0")
    assert now(hurt).saved == 1
    assert now(hurt).phase == "planning"
    assert now(hurt).owed == [], "the time that it gives is hers, too"


@rule("FG-2.7")
def test_she_need_not_save_anybody():
    match = film(here=GATE, victims=[1, 0, 0, 0, 0, 0], killer_at=CRYPT, hand=["walk"])
    act(match, "end")
    assert (now(match).phase, now(match).victims[GATE], now(match).saved) == ("planning", 1, 0)


@rule("FG-2.7")
def test_nobody_is_saved_outside_her_action_phase():
    roam = {"type": "Move", "zones": 1}
    match = film(steps=[roam], phase="killer", here=GATE, victims=[1, 0, 0, 0, 0, 0], killer_at=CRYPT)
    assert options(match) == ["zone:yard", "stay"]


@rule("FG-2.7")
@pytest.mark.parametrize(
    "reward", [{"type": "TakeCard", "card": "planning"}, {"type": "TakeCard", "most": 2}]
)
def test_a_space_that_names_a_card_takes_it_from_the_tableau(reward):
    heroine = girl(spaces=[[reward], []])
    match = film(
        girl=heroine,
        here=GATE,
        victims=[1, 0, 0, 0, 0, 0],
        killer_at=CRYPT,
        hand=["walk"],
        tableau=["planning", "sprint", "guard", "long-rest"],
    )
    act(match, "save", "space:0", "reward:0")
    if "most" in reward:
        assert options(match) == ["card:sprint", "card:guard"]
        act(match, "card:guard")
    taken = reward.get("card", "guard")
    assert now(match).hand == ["walk", taken]
    assert taken not in now(match).tableau


@rule("FG-2.7")
def test_a_card_that_is_not_in_the_tableau_cannot_be_taken():
    heroine = girl(spaces=[[{"type": "TakeCard", "card": "planning"}], []])
    state = {"hand": ["walk"], "tableau": ["walk"], "played": ["planning"]}
    match = film(girl=heroine, here=GATE, victims=[1, 0, 0, 0, 0, 0], killer_at=CRYPT, **state)
    act(match, "save", "space:0", "reward:0")
    assert now(match).hand == ["walk"]


@rule("FG-2.8")
def test_with_all_spaces_covered_her_card_is_flipped_and_more_victims_give_the_other_reward():
    change = [{"value": "dice", "add": 2}]
    heroine = girl(
        spaces=[[], []],
        more=[{"type": "Time", "by": 3}],
        changes=change,
        unlocked=[{"type": "Horror", "by": -2}],
    )
    match = film(
        girl=heroine, here=GATE, victims=[3, 0, 0, 0, 0, 0], killer_at=CRYPT, hand=["focus", "walk"], horror=4
    )
    act(match, "save", "space:0", "reward:0")
    assert not now(match).flipped
    act(match, "save")
    assert now(match).flipped, "there was one space left"
    assert now(match).horror == 2, "what her card does when it is flipped"
    act(match, "reward:1", "save")
    assert now(match).time == 6
    act(match, "reward:2")
    assert (now(match).time, now(match).saved, now(match).victims[GATE]) == (9, 3, 0)
    act(match, "card:focus")
    assert len(now(match).roll) == 4, "her Ultimate Ability"


@rule("FG-2.8")
def test_her_ultimate_ability_is_hers_only_once_it_is_unlocked():
    heroine = girl(
        changes=[{"value": "dice", "add": 2}], use=[{"do": [{"type": "Time", "by": 1}], "free": True}]
    )
    match = film(girl=heroine, hand=["focus", "walk"], killer_at=CRYPT)
    assert not any(option.startswith("use+") for option in options(match))
    assert len(now(act(match, "card:focus")).roll) == 2


@rule("FG-2.8")
def test_victims_on_an_exit_do_not_save_themselves():
    match = film(here=YARD, victims=[2, 0, 0, 0, 0, 0], killer_at=CRYPT, hand=["walk"])
    act(match, "end", "done")
    assert (now(match).victims[GATE], now(match).saved) == (2, 0)


@rule("FG-2.7")
def test_rewards_not_taken_by_the_end_of_the_phase_are_taken_then():
    heroine = girl(spaces=REWARDS)
    match = film(
        girl=heroine, here=GATE, victims=[2, 0, 0, 0, 0, 0], killer_at=CRYPT, hand=["walk"], time=3, horror=3
    )
    act(match, "save", "space:0", "save", "space:1", "end")
    assert options(match) == ["reward:0", "reward:1"]
    act(match, "reward:1")
    assert (now(match).time, now(match).horror, now(match).phase) == (5, 2, "planning")


@rule("FG-2.8", "FG-7.6")
@pytest.mark.parametrize("once", [True, False])
def test_an_ability_that_she_uses(once):
    heroine = girl(use=[{"do": [{"type": "Time", "by": 1}], "once": once}])
    match = film(girl=heroine, flipped=True, spaces=[1, 1, 1], hand=["walk"], killer_at=CRYPT, time=3)
    act(match, "use+girl:ada")
    assert now(match).time == 4
    assert told(match, "uses-ability") == [{"girl": "girl:ada@own"}]
    assert ("use+girl:ada" in options(match)) is not once
    act(match, "end", "done")
    assert "use+girl:ada" in options(match)
