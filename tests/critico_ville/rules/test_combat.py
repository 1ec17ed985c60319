"""CV-2.4: the combat, CV-4.1: the Fighter."""

import pytest

import huisclos
from tests.critico_ville.looking import board, keys, offers, options, prompts, told
from tests.critico_ville.positions import SQUARES, town

rule = pytest.mark.rule


def combat(*rolls, **more):
    """A combat and nothing else."""
    return town("Combat", rolls=rolls, **{"pawn": 12, "zombies": [11, 15], **more})


@rule("CV-2.4")
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_one_to_three_loses_and_ends_the_combat(roll):
    match = combat(roll)
    assert board(match)["zombies"] == [11, 15]
    assert keys(match) == ["combat-roll", "combat-lost"]
    assert told(match, "combat-roll") == [{"seat": "seat:0", "die": roll, "hit": 0}]
    assert match.choices() == {}


@rule("CV-2.4")
@pytest.mark.parametrize("roll", [4, 5, 6])
def test_four_to_six_beats_a_zombie_of_the_players_choice(roll):
    match = combat(roll, 1)
    assert prompts(match) == {0: "target"}
    assert (board(match)["die"], board(match)["action"]) == (roll, 3)
    assert options(match) == ["square:11", "square:15"]
    match.act(0, ["square:15"])
    assert (board(match)["zombies"], board(match)["beaten"]) == ([11], 1)


@rule("CV-2.4")
def test_whoever_is_out_of_reach_cant_be_beaten():
    match = combat(4, zombies=[3, 11, 15, 24], seats=2, holds={1: "fighter"})
    assert [(bar.id, bar.why, bar.rule) for bar in match.bars(0)] == [
        ("square:3", "why-far", "CV-2.4"),
        ("square:24", "why-far", "CV-2.4"),
    ]
    assert match.bars(1) == []


@rule("CV-2.4")
def test_after_a_zombie_is_beaten_the_player_may_fight_again_or_stop():
    match = combat(4, 5, zombies=[11, 13, 15], seats=3, active=1)
    match.act(1, ["square:13"])
    assert prompts(match) == {1: "fight-on"}
    assert options(match, 1) == ["fight", "stop"]
    match.act(1, ["fight"])
    assert [event["die"] for event in told(match, "combat-roll")] == [4, 5]
    match.act(1, ["square:11"])
    match.act(1, ["stop"])
    assert board(match)["zombies"] == [15]
    assert len(told(match, "combat-roll")) == 2
    assert keys(match)[-1] == "combat-over"
    assert match.choices() == {}


@rule("CV-2.4")
def test_the_turn_goes_on_after_one_stops():
    match = town("Combat", "Flight", rolls=[6, 2], pawn=12, zombies=[11, 13, 15])
    match.act(0, ["square:13"])
    match.act(0, ["stop"])
    assert keys(match)[-3:] == ["combat-over", "flight-roll", "moved"]
    assert board(match)["pawn"] == 14


@rule("CV-4.4", "CV-2.4")
def test_nobody_is_asked_to_fight_on_once_the_exterminator_has_cleared_the_reach():
    match = combat(6, holds={1: "exterminator"}, zombies=[11, 15])
    match.act(0, ["square:15"])
    assert offers(match) == {1: ["power:exterminator+square:11"]}
    match.act(1, ["power:exterminator+square:11"])
    assert keys(match)[-1] == "nobody-near"
    assert match.choices() == {}


@rule("CV-2.4")
def test_again_until_lost():
    match = combat(4, 5, 2, zombies=[11, 13, 15])
    match.act(0, ["square:13"])
    match.act(0, ["fight"])
    match.act(0, ["square:11"])
    match.act(0, ["fight"])
    assert [event["die"] for event in told(match, "combat-roll")] == [4, 5, 2]
    assert keys(match)[-1] == "combat-lost"
    assert board(match)["zombies"] == [15]


@rule("CV-2.4")
def test_again_until_none_is_in_reach_and_the_last_is_beaten_without_asking():
    match = combat(6, 6, zombies=[11, 15, 18, 35])
    match.act(0, ["square:11"])
    match.act(0, ["fight"])
    assert board(match)["zombies"] == [18, 35]
    assert keys(match)[-3:] == ["combat-roll", "beaten", "nobody-near"]


@rule("CV-2.4")
def test_the_only_one_in_reach_is_beaten_without_asking():
    match = combat(4, zombies=[11, 20])
    assert keys(match) == ["combat-roll", "beaten", "nobody-near"]
    assert board(match)["zombies"] == [20]
    assert len(told(match, "combat-roll")) == 1, "with none in reach there is no roll"


@rule("CV-2.4")
@pytest.mark.parametrize(
    ("pawn", "near"),
    [
        (0, [3, 5]),
        (3, [3, 5, 7, 8]),
        (10, [5, 7, 8, 9, 11, 13, 15]),
        (12, [7, 8, 9, 11, 13, 15, 17]),
        (22, [17, 18, 20, 22, 24, 26, 27]),
        (35, [31, 33, 34, 35]),
    ],
)
def test_reach_is_five_squares_ahead_and_behind_and_under_the_pawn(pawn, near):
    match = combat(6, pawn=pawn, zombies=SQUARES)
    assert options(match) == [f"square:{square}" for square in near]
    with pytest.raises(huisclos.IllegalAction) as refusal:
        match.act(0, [f"square:{max(near) + 9}"])
    assert refusal.value.rule == "CV-2.4"


@rule("CV-2.4")
@pytest.mark.parametrize(("pawn", "zombie", "rolls"), [(10, 15, 1), (9, 15, 0), (20, 15, 1), (21, 15, 0)])
def test_five_squares_are_in_reach_and_six_are_not(pawn, zombie, rolls):
    match = combat(1, pawn=pawn, zombies=[zombie])
    assert len(told(match, "combat-roll")) == rolls
    assert ("nobody-near" in keys(match)) == (not rolls)


@rule("CV-2.4")
def test_no_roll_in_an_empty_town():
    assert keys(combat(zombies=[])) == ["nobody-near"]


@rule("CV-4.1", "CV-4.6")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_fighter_has_a_lost_roll_rolled_again_and_again(seat):
    match = combat(1, 2, 3, 1, seats=3, holds={seat: "fighter"})
    for left in (2, 1, 0):
        assert prompts(match) == {seat: "power-combat"}
        assert options(match, seat) == ["power:fighter", "pass"]
        match.act(seat, ["power:fighter"])
        assert board(match)["tokens"] == [left, 3, 3, 3, 3]
    assert [event["die"] for event in told(match, "combat-roll")] == [1, 2, 3, 1]
    assert keys(match).count("combat-lost") == 1, "no token left, nobody is asked"
    assert match.choices() == {}


@rule("CV-4.1")
def test_a_reroll_that_wins_goes_on_like_any_other():
    match = combat(2, 6, 1, holds={1: "fighter"})
    match.act(1, ["power:fighter"])
    assert prompts(match) == {0: "target"}
    match.act(0, ["square:11"])
    match.act(0, ["fight"])
    assert prompts(match) == {1: "power-combat"}
    match.act(1, ["pass"])
    assert keys(match)[-1] == "combat-lost"
    assert board(match)["tokens"][0] == 2


@rule("CV-4.1")
def test_a_won_roll_may_be_undone_too():
    match = combat(6, 1, holds={1: "fighter"})
    assert offers(match) == {1: ["power:fighter"]}
    match.act(1, ["power:fighter"])
    assert [event["die"] for event in told(match, "combat-roll")] == [6, 1]
    assert board(match)["zombies"] == [11, 15]
    assert prompts(match) == {1: "power-combat"}


@rule("CV-4.1")
def test_the_fighter_in_their_own_turn_finds_the_power_beside_the_targets():
    match = combat(6, 5, holds={0: "fighter"})
    assert options(match) == ["square:11", "square:15", "power:fighter"]
    match.act(0, ["power:fighter"])
    assert board(match)["die"] == 5
    assert options(match) == ["square:11", "square:15", "power:fighter"]


@rule("CV-4.4", "CV-2.4")
def test_the_exterminator_in_the_middle_of_a_combat():
    match = combat(6, 1, holds={1: "exterminator"}, zombies=[11, 13, 15, 35])
    assert offers(match) == {1: [f"power:exterminator+square:{square}" for square in (11, 13, 15, 35)]}
    match.act(1, ["power:exterminator+square:35"])
    assert options(match) == ["square:11", "square:13", "square:15"], "the roll stays won"
    match.act(1, ["power:exterminator+square:13"])
    match.act(0, ["square:11"])
    match.act(0, ["fight"])
    assert (board(match)["zombies"], board(match)["beaten"]) == ([15], 1)
    assert [event["die"] for event in told(match, "combat-roll")] == [6, 1]


@rule("CV-4.4", "CV-2.4")
def test_a_won_roll_beats_the_one_that_the_exterminator_leaves():
    match = combat(6, holds={1: "exterminator"})
    match.act(1, ["power:exterminator+square:15"])
    assert (board(match)["zombies"], board(match)["beaten"]) == ([], 1)
    assert keys(match)[-2:] == ["beaten", "nobody-near"]
