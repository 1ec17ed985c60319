"""FG-2.10, FG-2.13 to FG-2.16: health, time and horror, and how the Action phase ends."""

import pytest

from tests.final_girl.looking import act, bars, now, options, prompt, told
from tests.final_girl.playing import FAR_AWAY, NONE, ONE, TWO, played
from tests.final_girl.positions import film, script
from tests.final_girl.saying import PLAIN
from tests.final_girl.small_film import POND, YARD, killer

rule = pytest.mark.rule


@rule("FG-2.10")
@pytest.mark.parametrize(("health", "by", "after"), [(4, 2, 4), (3, 2, 4), (1, 2, 3), (0, 1, 1)])
@pytest.mark.parametrize("how", ["Rest", "Health"])
def test_healing_never_exceeds_the_starting_health(how, health, by, after):
    match = film(steps=[{"type": how, "by": by}, {"type": "WhatNow"}], health=health)
    assert now(match).health == after
    gained = after - health
    assert told(match, "healed") == ([{"by": gained, "health": after + 1}] if gained else [])


@rule("FG-2.10", "FG-8.1")
def test_whoever_has_come_back_heals_up_to_the_starting_health():
    match = film(steps=[{"type": "Health", "by": 9}, {"type": "WhatNow"}], health=0, white=True)
    assert now(match).health == 4


@rule("FG-2.10")
def test_the_killer_does_not_heal_beyond_its_start_either():
    heal = {"type": "KillerHealth", "by": 5}
    match = film(steps=[heal, {"type": "WhatNow"}], killer=killer(health=7), killer_health=3)
    assert now(match).killer_health == 6


@rule("FG-2.13", "FG-2.16")
@pytest.mark.parametrize(("time", "after"), [(6, 5), (1, 0)])
def test_time_moves_at_once_and_at_zero_she_may_still_play(time, after):
    match = played("focus", ONE, hand=["walk"], time=time)
    assert (now(match).time, now(match).phase) == (after, "action")
    assert "card:walk" in options(match)


@rule("FG-2.13", "FG-2.16")
def test_below_zero_the_phase_is_over_after_the_card():
    match = played("walk", TWO, hand=["walk"], time=0, here=YARD)
    assert prompt(match) == "move", "the move comes before the time"
    act(match, "zone:pond", "stay")
    assert (now(match).phase, now(match).here) == ("planning", POND)
    assert now(match).hand == ["walk"]


@rule("FG-2.13")
def test_the_rest_of_the_card_is_done_even_below_zero():
    """The item is hers, though the time for it was lost before."""
    match = played("planning", NONE, hand=["walk"], time=0)
    assert (now(match).luck, now(match).horror, now(match).phase) == (1, 4, "planning")


@rule("FG-2.13")
def test_below_zero_no_time_can_be_regained():
    lost = [{"type": "Time", "by": -5}, {"type": "Time", "by": 3}]
    match = film(steps=[*lost, {"type": "WhatNow"}], phase="action", time=2, horror=0)
    assert now(match).time == -1
    assert not any(option.startswith("time+") for option in options(match))
    match = film(
        steps=[*lost, {"type": "Horror", "by": -1}, {"type": "WhatNow"}], phase="action", time=2, horror=0
    )
    assert now(match).time == -1
    act(film(hand=["walk"], time=0), "time+card:walk")


@rule("FG-2.13")
def test_there_is_no_time_beyond_the_track():
    assert now(played("focus", TWO, hand=["walk"], time=11)).time == 12


@rule("FG-2.14")
def test_cards_may_be_discarded_for_time_at_any_moment_of_the_phase():
    match = film(**FAR_AWAY, hand=["focus", "walk", "walk", "guard", "close-call"], time=0, faces=ONE)
    act(match, "time+card:guard")
    assert now(match).time == 1
    act(match, "card:focus", "time+card:walk", "time+card:walk", "apply")
    assert now(match).time == 2, "three for cards, one lost"
    act(match, "time+card:close-call")
    assert now(match).time == 3
    assert sorted(now(match).played) == ["close-call", "focus", "guard", "walk", "walk"]


@rule("FG-2.14")
def test_not_after_the_end_of_the_phase():
    match = film(hand=["walk", "walk"])
    act(match, "end")
    assert now(match).phase == "planning"
    assert not any(option.startswith("time+") for option in options(match))
    roll = {"type": "HorrorRoll", "none": [{"type": "Horror", "by": 1}]}
    assert not any(
        option.startswith("time+") for option in options(script(roll, hand=["walk", "walk"], faces=(3, 3)))
    )


@rule("FG-2.15")
@pytest.mark.parametrize(
    ("horror", "by", "after", "time", "bloodlust"),
    [(3, 1, 4, 6, 0), (3, -2, 1, 6, 0), (0, -1, 0, 7, 0), (1, -3, 0, 8, 0), (7, 1, 7, 6, 1), (6, 1, 7, 6, 0)],
)
def test_horror_moves_and_beyond_its_ends_gives_time_or_bloodlust(horror, by, after, time, bloodlust):
    match = script({"type": "Horror", "by": by}, killer=PLAIN, horror=horror, time=6)
    table = now(match)
    assert (table.horror, table.time, table.bloodlust) == (after, time, bloodlust)


@rule("FG-2.15")
def test_each_step_beyond_the_top_is_one_of_bloodlust():
    assert now(script({"type": "Horror", "by": 3}, killer=PLAIN, horror=6)).bloodlust == 2


@rule("FG-2.16")
@pytest.mark.parametrize("time", [0, 3])
def test_she_may_stop(time):
    match = film(hand=["walk"], time=time)
    act(match, "end")
    assert (now(match).phase, now(match).hand) == ("planning", ["walk"])


@rule("FG-2.16")
def test_the_phase_is_over_when_she_has_no_card():
    assert now(played("focus", TWO)).phase == "planning"


@rule("FG-2.16")
def test_a_result_may_end_the_phase():
    match = played("short-rest", NONE, hand=["walk", "focus"])
    assert (now(match).phase, now(match).hand) == ("planning", ["walk", "focus"])


@rule("FG-2.16")
def test_with_nothing_but_a_reaction_she_is_still_asked():
    """The card may be worth time."""
    match = film(hand=["guard"], **FAR_AWAY)
    assert options(match) == ["time+card:guard", "end"]
    assert bars(match) == {"card:guard": "FG-4.8"}
