"""FG-2.1 to FG-2.4: Action cards are played, and Horror rolls decide what they do."""

import pytest

import huisclos
from tests.final_girl.looking import act, bars, now, options, prompt, story, told
from tests.final_girl.playing import FAR_AWAY, NONE, ONE, TWO, played, scales
from tests.final_girl.positions import film, script
from tests.final_girl.saying import BLOW
from tests.final_girl.small_film import YARD, killer, location

rule = pytest.mark.rule


@rule("FG-2.1")
def test_a_card_is_resolved_wholly_before_the_next():
    match = film(hand=["walk", "focus"], faces=TWO)
    act(match, "card:walk")
    assert not any(option.startswith("card:") for option in options(match)), "the roll comes first"
    act(match, "apply")
    assert prompt(match) == "move"
    act(match, "stay")
    assert "card:focus" in options(match)


@rule("FG-2.1")
def test_cards_played_and_discarded_go_to_the_played_pile_and_the_others_stay_in_hand():
    match = film(hand=["focus", "walk", "walk", "short-rest"], faces=(5, 3), horror=3)
    act(match, "card:focus", "convert", ["card:walk", "card:walk+copy:2"], "apply", "time+card:short-rest")
    table = now(match)
    assert sorted(table.played) == ["focus", "short-rest", "walk", "walk"]
    assert table.hand == []
    match = film(hand=["focus", "walk"], faces=TWO)
    act(match, "card:focus", "apply", "end")
    assert (now(match).hand, now(match).played) == (["walk"], ["focus"])


@rule("FG-2.1", "FG-2.4")
def test_cards_for_a_roll_are_played_during_it_only():
    match = film(hand=["focus", "close-call", "walk"], faces=(1, 1, 6))
    assert "card:close-call" not in options(match)
    assert bars(match)["card:close-call"] == "FG-2.1"
    with pytest.raises(huisclos.IllegalAction) as refusal:
        match.act(0, ["card:close-call"])
    assert refusal.value.rule == "FG-2.1"
    act(match, "card:focus", "card:close-call", "do:reroll-one", "die:1+turn:1")
    assert now(match).roll == [1, 6]
    assert sorted(now(match).played) == ["close-call", "focus"]


@rule("FG-2.2")
@pytest.mark.parametrize(("fewer", "expected"), [(-1, 1), (-5, 1), (2, 4), (6, 8)])
def test_never_fewer_than_one_die_and_more_than_six_count_together(fewer, expected):
    event = {"id": "nothing", "lasts": True, "changes": [{"value": "dice", "add": fewer}]}
    dark = location(events=[event])
    match = film(location=dark, in_force=["event:nothing"], hand=["focus"], horror=3, faces=[1] * 6 + [5] * 2)
    act(match, "card:focus")
    assert len(told(match, "rolled")[0]["dice"]) == expected
    if expected == 8:
        assert told(match, "successes") == [{"number": 2}]


@rule("FG-2.3")
@pytest.mark.parametrize(
    ("faces", "successes"),
    [((5, 6), 2), ((5, 5), 2), ((6, 1), 1), ((2, 5), 1), ((1, 2), 0), ((3, 4), 0), ((4, 5), 1), ((6, 3), 1)],
)
def test_five_and_six_are_successes(faces, successes):
    match = played("focus", faces)
    assert told(match, "successes") == [{"number": successes}]
    assert scales(match) == {2: (5, 2, 8), 1: (5, 2, 5), 0: (5, 3, 4)}[successes]


@rule("FG-2.3")
@pytest.mark.parametrize(
    ("faces", "times"), [((3, 4), 2), ((3, 1), 1), ((4, 6), 1), ((1, 2), 0), ((5, 6), 0), ((4, 4), 2)]
)
def test_two_cards_make_a_partial_success_a_success_once_for_each_die(faces, times):
    match = film(**FAR_AWAY, hand=["focus", *["walk", "sprint"] * 3], faces=faces)
    act(match, "card:focus")
    for _ in range(times):
        act(match, "convert", ["card:walk", "card:sprint"])
    assert "convert" not in options(match)
    act(match, "apply")
    assert told(match, "successes") == [{"number": times + sum(face > 4 for face in faces)}]
    assert len(now(match).hand) == 6 - 2 * times


@rule("FG-2.3")
@pytest.mark.parametrize(("hand", "may"), [(["walk"], False), (["walk", "guard"], True), ([], False)])
def test_it_takes_two_cards_of_any_kind_to_convert(hand, may):
    match = film(**FAR_AWAY, hand=["focus", *hand], faces=(3, 1))
    act(match, "card:focus")
    assert ("convert" in options(match)) is may


@rule("FG-2.3")
def test_a_partial_success_can_be_converted_in_any_horror_roll():
    """Also in one that a Terror card asks for."""
    roll = {
        "type": "HorrorRoll",
        "two": [],
        "one": [{"type": "Horror", "by": -2}],
        "none": [{"type": "Horror", "by": 2}],
    }
    match = script(roll, hand=["walk", "focus"], faces=(4, 1), horror=3)
    assert "convert" in options(match)
    assert now(act(match, "convert")).horror == 1
    assert now(act(script(roll, hand=["walk", "focus"], faces=(4, 1), horror=3), "apply")).horror == 5


@rule("FG-2.4")
@pytest.mark.parametrize(
    ("choice", "faces", "time"),
    [(["do:reroll-one", "die:1+turn:0"], (1, 2, 6), 6), (["do:reroll-all"], (1, 2, 6, 5), 4)],
)
def test_a_close_call_rolls_one_die_again_or_all_for_two_time(choice, faces, time):
    match = film(**FAR_AWAY, hand=["focus", "close-call", "walk"], faces=faces, time=6)
    act(match, "card:focus", "card:close-call", *choice)
    assert now(match).time == time
    assert now(match).roll == ([6, 2] if time == 6 else [6, 5])


@rule("FG-2.4")
def test_several_things_may_change_a_roll_before_it_counts():
    dice = {
        "id": "stick",
        "copies": 8,
        "use": [{"at": "roll", "do": [{"type": "Reroll", "dice": 6, "up_to": True}]}],
    }
    hand = ["focus", "close-call", "walk", "walk"]
    match = film(
        **FAR_AWAY, location=location(items=[dice]), items=["stick"], hand=hand, faces=(1, 1, 2, 2, 3, 6)
    )
    act(match, "card:focus", "use+item:stick", ["die:1+turn:0", "die:1+turn:1"])
    assert now(match).roll == [2, 2]
    act(match, "card:close-call", "do:reroll-all", "convert")
    assert now(match).hand == []
    assert now(match).items == []
    assert told(match, "successes") == [{"number": 2}]


@rule("FG-2.4")
def test_the_line_is_applied_from_left_to_right():
    match = played("critical-strike", NONE, here=YARD, killer_at=YARD)
    order = ["killer-hurt", "hurt", "horror", "phase-ends"]
    assert story(match, *order) == order


@rule("FG-2.4")
@pytest.mark.parametrize(("faces", "more"), [(TWO, 3), (ONE, 2), (NONE, 1)])
def test_planning_gives_dice_for_the_next_roll_only(faces, more):
    match = played("planning", faces, hand=["focus", "focus", "guard"])
    horror = now(match).horror
    act(match, "card:focus")
    assert len(now(match).roll) == 2 + more, horror
    act(match, "apply", "card:focus")
    assert len(now(match).roll) == 2


@rule("FG-2.4")
def test_improvising_well_makes_threes_and_fours_succeed_for_the_phase():
    match = played("improvise", (6, 6, 3, 4, 4, 1), hand=["focus", "focus", "guard", "guard"])
    act(match, "card:focus")
    assert "convert" not in options(match)
    act(match, "apply", "card:focus", "apply")
    assert [args["number"] for args in told(match, "successes")] == [2, 2, 1]


@rule("FG-2.4")
def test_improvising_a_little_helps_the_next_roll_only():
    match = played("improvise", (6, 1, 3, 4, 4, 1), hand=["focus", "focus", "guard"])
    act(match, "card:focus", "apply", "card:focus", "apply")
    assert [args["number"] for args in told(match, "successes")] == [1, 2, 0]


@rule("FG-2.4")
def test_improvising_is_forgotten_when_the_phase_is_over():
    match = played(
        "improvise",
        (6, 6, 3, 3),
        hand=["guard"],
        killer=killer(start=[BLOW]),
        killer_at=YARD,
        victims=[0] * 6,
    )
    act(match, "end", "done", "card:guard")
    assert told(match, "successes")[-1] == {"number": 0}


@rule("FG-2.4")
def test_what_helps_the_next_roll_waits_for_it():
    """A reaction in the Killer phase may be the next roll, or a card in the next turn."""
    foe = killer(start=[BLOW])
    match = played("improvise", (6, 1, 3, 3), hand=["guard"], killer=foe, killer_at=YARD, victims=[0] * 6)
    act(match, "end", "done", "card:guard")
    assert told(match, "successes")[-1] == {"number": 2}
    match = played("planning", (6, 6), hand=["focus", "guard"])
    act(match, "end", "done", "card:focus")
    assert (now(match).turn, len(now(match).roll)) == (2, 5)
