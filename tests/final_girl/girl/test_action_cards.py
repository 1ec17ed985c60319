"""FG-0.3, FG-2.4: what each of the Action cards does."""

import pytest

from tests.final_girl.looking import act, now, prompt
from tests.final_girl.playing import NONE, ONE, TWO, played, scales
from tests.final_girl.small_film import POND, YARD, girl, killer

rule = pytest.mark.rule

CARDS = [  # health 3 of 5, horror 3, time 6 before
    ("focus", TWO, (3, 2, 8)),
    ("focus", ONE, (3, 2, 5)),
    ("focus", NONE, (3, 3, 4)),
    ("short-rest", TWO, (5, 3, 6)),
    ("short-rest", ONE, (4, 3, 5)),
    ("short-rest", NONE, (4, 4, 5)),
    ("distraction", TWO, (3, 1, 8)),
    ("distraction", ONE, (3, 2, 7)),
    ("improvise", TWO, (3, 3, 6)),
    ("improvise", ONE, (3, 3, 6)),
    ("improvise", NONE, (3, 4, 5)),
    ("planning", TWO, (3, 3, 6)),
    ("planning", ONE, (3, 3, 5)),
    ("planning", NONE, (3, 4, 4)),
    ("long-rest", TWO, (5, 3, 5)),
    ("long-rest", ONE, (5, 3, 4)),
    ("long-rest", NONE, (5, 4, 4)),
]


@rule("FG-2.4", "FG-0.3")
@pytest.mark.parametrize(("card", "faces", "expected"), CARDS)
def test_what_the_cards_do_that_need_no_choice(card, faces, expected):
    assert scales(played(card, faces, health=2, hand=["guard"])) == expected


@rule("FG-2.4", "FG-0.3", "FG-2.10")
@pytest.mark.parametrize(("faces", "health"), [(TWO, 6), (ONE, 5), (NONE, 4)])
def test_a_long_rest_gives_four_three_or_two(faces, health):
    match = played("long-rest", faces, health=1, hand=["guard"], girl=girl(health=9))
    assert now(match).health + 1 == health


@rule("FG-2.4", "FG-0.3")
@pytest.mark.parametrize(
    ("card", "choice", "expected"),
    [
        ("distraction", "do:calm-down", (3, 2, 2)),
        ("distraction", "do:hurry-on", (3, 4, 4)),
        ("walk", "do:stay-put", (3, 3, 4)),
        ("sprint", "do:fall", (2, 3, 4)),
    ],
)
def test_a_failure_may_leave_a_choice(card, choice, expected):
    match = played(card, NONE, choice, health=2, hand=["guard"])
    assert scales(match) == expected
    assert now(match).phase == "action"


@rule("FG-2.4", "FG-0.3", "FG-2.16")
@pytest.mark.parametrize(
    ("card", "choice", "phase", "expected"),
    [("walk", "do:walk-hurt", "action", (2, 3, 4)), ("sprint", "do:sprint-hurt", "planning", (2, 3, 4))],
)
def test_a_failure_on_the_way_may_cost_health_for_one_zone(card, choice, phase, expected):
    match = played(card, NONE, choice, "zone:pond", health=2, hand=["guard"])
    assert (now(match).here, now(match).phase) == (POND, phase)
    assert scales(match) == expected


@rule("FG-2.4", "FG-0.3")
@pytest.mark.parametrize(
    ("card", "faces", "zones"), [("walk", TWO, 2), ("walk", ONE, 1), ("sprint", TWO, 3), ("sprint", ONE, 2)]
)
def test_how_far_walk_and_sprint_go(card, faces, zones):
    match = played(card, faces, hand=["guard"])
    assert match.choices()[0].about == (f"zones:{zones}",)
    for n in range(zones):
        act(match, "zone:pond" if n % 2 == 0 else "zone:yard")
    assert prompt(match) == "act"
    assert now(match).time == 5


@rule("FG-2.4", "FG-0.3", "FG-2.11")
@pytest.mark.parametrize(
    ("card", "faces", "damage", "expected", "over"),
    [
        ("weak-attack", TWO, 1, (5, 3, 6), False),
        ("weak-attack", ONE, 1, (4, 3, 6), False),
        ("weak-attack", NONE, 0, (4, 3, 6), True),
        ("furious-strike", TWO, 2, (5, 2, 6), False),
        ("furious-strike", ONE, 1, (5, 2, 6), True),
        ("furious-strike", NONE, 0, (4, 4, 6), True),
        ("critical-strike", TWO, 3, (5, 2, 6), False),
        ("critical-strike", ONE, 2, (5, 2, 6), True),
        ("critical-strike", NONE, 2, (3, 4, 6), True),
    ],
)
def test_what_the_attacks_do(card, faces, damage, expected, over):
    match = played(card, faces, killer=killer(health=9), killer_at=YARD, hand=["guard"])
    assert now(match).killer_health == 8 - damage
    assert scales(match) == expected
    assert (now(match).phase == "planning") is over
