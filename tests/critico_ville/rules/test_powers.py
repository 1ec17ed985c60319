"""CV-4: powers, in anybody's turn; and that nobody is asked about a power that could change nothing."""

import pytest

import huisclos
from tests.critico_ville.looking import answer, board, offers, options, prompts, told
from tests.critico_ville.positions import CHARACTERS, MOON, SALT, SQUARES, town

rule = pytest.mark.rule

EVERYBODY = {1: " ".join(CHARACTERS)}


def asked_about_powers(match):
    return [prompt for prompt in prompts(match).values() if prompt.startswith("power-")]


@rule("CV-4.3", "CV-4.4")
@pytest.mark.parametrize(
    ("holds", "tokens", "zombies", "asked"),
    [
        ({1: "defender"}, 3, [], True),
        ({1: "defender"}, 0, [], False),
        ({1: "fighter runner rescuer"}, 3, [], False),
        ({1: "exterminator"}, 3, SQUARES[3:], False),
        ({1: "exterminator"}, 3, SQUARES[2:], True),
        ({1: "exterminator"}, 0, SQUARES[2:], False),
    ],
)
def test_who_is_asked_before_an_invasion(holds, tokens, zombies, asked):
    match = town("Invasion", hard=True, holds=holds, tokens=[tokens] * 5, zombies=zombies, cards=[2])
    assert bool(asked_about_powers(match)) == asked


@rule("CV-4.5")
@pytest.mark.parametrize(
    ("right", "hard", "tokens", "zombies", "asked"),
    [
        (False, True, 3, [11], True),
        (True, True, 3, [11], False),
        (False, False, 3, [11], False),
        (False, True, 0, [11], False),
        (False, True, 3, [17, 3], False),
        (False, True, 3, [], False),
    ],
)
def test_who_is_asked_after_an_answer(right, hard, tokens, zombies, asked):
    match = town(
        "DrawQuestion", hard=hard, holds=EVERYBODY, tokens=[tokens] * 5, zombies=zombies, asks=[MOON], pawn=10
    )
    answer(match, right=right)
    assert bool(asked_about_powers(match)) == asked
    assert asked or prompts(match) == {0: "read"}


@rule("CV-4.1")
@pytest.mark.parametrize(
    ("roll", "holds", "tokens", "zombies", "asked"),
    [
        (3, EVERYBODY, 3, [11], True),
        (4, EVERYBODY, 3, [11], False),
        (3, EVERYBODY, 0, [11], False),
        (3, {1: "runner defender exterminator rescuer"}, 3, [11], False),
        (3, EVERYBODY, 3, [3], False),
    ],
)
def test_who_is_asked_after_a_combat_roll(roll, holds, tokens, zombies, asked):
    match = town(
        "Combat", rolls=[roll], hard=True, holds=holds, tokens=[tokens] * 5, zombies=zombies, pawn=10
    )
    assert bool(asked_about_powers(match)) == asked


FREE = 3
"""Tokens of the Exterminator."""


@rule("CV-4.2")
@pytest.mark.parametrize(
    ("pawn", "roll", "zombies", "clearing", "asked"),
    [
        (9, 5, [], 0, True),
        (9, 6, [], 0, False),
        (6, 1, [7], 0, False),
        (6, 1, [7], FREE, True),
        (6, 1, [8], 0, False),
        (6, 1, [9], 0, True),
        (6, 2, [9], 0, False),
        (6, 4, [9], 0, False),
        (6, 4, [9], FREE, True),
        (6, 1, [7, 8, 9, 11], 1, False),
        (6, 1, [7, 8, 9, 11], 2, True),
        (6, 6, [7], FREE, False),
        (35, 1, [], 0, False),
        (33, 3, [], 0, False),
        (33, 2, [], 0, True),
        (31, 4, [33], FREE, True),
    ],
)
def test_who_is_asked_after_a_flight_roll(pawn, roll, zombies, clearing, asked):
    match = town(
        "Flight",
        rolls=[roll],
        holds={0: "exterminator", 1: "runner"},
        tokens=[3, 1, 3, clearing, 3],
        zombies=zombies,
        pawn=pawn,
    )
    assert (prompts(match) == {1: "power-flight"}) == asked


@rule("CV-4.2")
def test_an_exterminator_who_isnt_in_play_clears_nothing():
    match = town("Flight", rolls=[1], holds={1: "runner"}, pawn=6, zombies=[7])
    assert prompts(match) == {0: "run"}


@rule("CV-4.2")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_the_runner_may_undo_a_flight_roll_whatever_it_shows(roll):
    """Asked where another roll could bring the pawn farther; on offer where it couldn't."""
    match = town("Flight", rolls=[roll, 2], seats=3, active=1, holds={2: "runner"}, pawn=9)
    if roll < 6:
        assert prompts(match) == {2: "power-flight"}
    else:
        assert (prompts(match), offers(match)) == ({1: "run"}, {2: ["power:runner"]})
        assert options(match, 1) == ["run"]
    assert board(match)["pawn"] == 9, "it hasn't run yet"
    match.act(2, ["power:runner"])
    assert [event["die"] for event in told(match, "flight-roll")] == [roll, 2]
    assert board(match)["tokens"][1] == 2


@rule("CV-4.2", "CV-2.5")
def test_nobody_is_kept_waiting_where_no_runner_could_do_anything():
    for holds, tokens in (({1: "runner"}, 0), ({1: "exterminator"}, 3), ({}, 3)):
        match = town("Flight", rolls=[6], holds=holds, tokens=[tokens] * 5, pawn=9)
        assert board(match)["pawn"] == 15
    match = town("Flight", rolls=[6], holds={1: "runner"}, pawn=9)
    match.act(0, ["run"])
    assert board(match)["pawn"] == 15


@rule("CV-4.2", "CV-4.4")
def test_a_way_that_is_cleared_before_the_run_may_make_another_roll_worth_it():
    holds, tokens = {0: "exterminator", 1: "runner"}, [3, 3, 3, 1, 3]
    match = town("Flight", rolls=[1], holds=holds, tokens=tokens, pawn=6, zombies=[7, 8])
    assert prompts(match) == {0: "run"}
    match.act(0, ["power:exterminator+square:8"])
    assert prompts(match) == {0: "run"}, "the zombie on 7 stops any roll"
    match = town("Flight", rolls=[1], holds=holds, tokens=tokens, pawn=6, zombies=[8])
    assert prompts(match) == {1: "power-flight"}


@rule("CV-4.4")
@pytest.mark.parametrize(
    ("steps", "more", "asked"),
    [
        (["Invasion"], {"cards": [2], "holds": {1: "defender", 2: "exterminator"}}, {1: "power-invasion"}),
        (["Combat"], {"rolls": [1], "holds": {1: "fighter", 2: "exterminator"}}, {1: "power-combat"}),
        (
            ["Flight"],
            {"rolls": [1], "pawn": 9, "holds": {1: "runner", 2: "exterminator"}},
            {1: "power-flight"},
        ),
    ],
    ids=["invasion", "combat", "flight"],
)
def test_the_exterminator_may_act_while_others_are_asked_about_their_powers(steps, more, asked):
    match = town(*steps, seats=3, **{"pawn": 10, "zombies": [7, 11, 35], **more})
    assert prompts(match) == asked
    for square in (35, 7):
        assert f"power:exterminator+square:{square}" in offers(match)[2]
        match.act(2, [f"power:exterminator+square:{square}"])
        assert prompts(match) == asked, "who was asked still is"
    assert (board(match)["zombies"], board(match)["tokens"][3]) == ([11], 1)
    match.act(1, ["pass"])
    assert 35 not in board(match)["zombies"]


@rule("CV-4.4", "CV-4.5")
def test_so_they_may_while_the_rescuer_is_asked():
    holds = {1: "rescuer", 2: "exterminator"}
    match = town("DrawQuestion", seats=3, hard=True, holds=holds, asks=[MOON], pawn=10, zombies=[11, 35])
    answer(match, right=False)
    assert prompts(match) == {1: "power-answer"}
    match.act(2, ["power:exterminator+square:35"])
    assert prompts(match) == {1: "power-answer"}
    match.act(2, ["power:exterminator+square:11"])
    assert prompts(match) == {0: "read"}, "with nobody to fight, there is nothing to rescue"


@rule("CV-4.5", "CV-4.6")
@pytest.mark.parametrize("zombies", [[11], [35]])
def test_the_rescuer_may_still_act_while_the_answer_is_read(zombies):
    match = town(
        "DrawQuestion", "Combat", hard=True, holds={1: "rescuer"}, asks=[MOON], pawn=10, zombies=zombies
    )
    answer(match, right=False)
    if prompts(match) == {1: "power-answer"}:
        match.act(1, ["pass"])
    assert (prompts(match), offers(match)) == ({0: "read"}, {1: ["power:rescuer"]})
    match.act(1, ["power:rescuer"])
    assert offers(match) == {}, "once is enough"
    assert board(match)["fights"]


@rule("CV-4.4")
def test_whoever_is_asked_and_has_the_exterminator_too_may_use_either():
    match = town("Combat", rolls=[1, 1], holds={1: "fighter exterminator"}, pawn=10, zombies=[11, 35])
    assert options(match, 1) == [
        "power:fighter",
        "power:exterminator+square:11",
        "power:exterminator+square:35",
        "pass",
    ]
    match.act(1, ["power:exterminator+square:11"])
    assert match.choices() == {}, "nobody is left to fight"
    assert told(match, "combat-lost") == [{"seat": "seat:0"}]


@rule("CV-4.4", "CV-5.4")
def test_the_exterminator_may_act_while_a_question_is_on_offer():
    match = town("DrawQuestion", seats=3, holds={0: "exterminator"}, asks=[SALT], zombies=[3, 35])
    match.act(0, ["hand-on"])
    match.act(1, ["pass"])
    match.act(0, ["power:exterminator+square:35"])
    assert prompts(match) == {1: "take-on", 2: "take-on"}
    match.act(2, ["take"])
    assert prompts(match) == {2: "reply-for"}
    assert board(match)["zombies"] == [3]


@rule("CV-4.4", "CV-5.1")
def test_the_exterminator_may_act_while_others_vote():
    match = town(
        "DrawQuestion",
        seats=3,
        hard=True,
        holds={0: "runner", 2: "exterminator"},
        asks=[SALT],
        zombies=[3, 35],
    )
    match.act(0, ["reply:salt"])
    match.act(1, ["bad"])
    assert options(match, 2) == [
        "good",
        "bad",
        "abstain",
        *(f"power:exterminator+square:{n}" for n in (3, 35)),
    ]
    match.act(2, ["power:exterminator+square:35"])
    assert prompts(match) == {1: "judge", 2: "judge"}
    assert not told(match, "ballot"), "and nobody has learnt how the other would have voted"
    match.act(2, ["good"])
    match.act(1, ["good"])
    assert board(match)["question"]["verdict"] == "right"
    assert board(match)["zombies"] == [3]


@rule("CV-4.4")
@pytest.mark.parametrize(
    ("holds", "tokens", "zombies", "asked"),
    [
        ({1: "exterminator"}, 1, [7], True),
        ({1: "exterminator"}, 0, [7], False),
        ({1: "exterminator"}, 3, [11], False),
        ({1: "fighter defender rescuer"}, 3, [7], False),
    ],
)
def test_who_is_asked_when_a_zombie_is_in_the_way(holds, tokens, zombies, asked):
    match = town("Flight", rolls=[2], hard=True, holds=holds, tokens=[tokens] * 5, zombies=zombies, pawn=5)
    assert bool(asked_about_powers(match)) == asked


@rule("CV-4.4")
@pytest.mark.parametrize("step", ["Invasion", "DrawQuestion", "Combat"])
def test_offers_need_a_token_and_a_zombie(step):
    for tokens, zombies in ((0, [11, 13]), (3, [])):
        match = town(
            step,
            rolls=[6],
            holds={1: "exterminator"},
            tokens=[tokens] * 5,
            zombies=zombies,
            pawn=10,
            asks=[MOON],
        )
        assert offers(match) == {}


@rule("CV-4.6")
def test_the_first_to_use_a_power_does_and_those_who_passed_are_asked_again_the_next_time():
    match = town(
        "Invasion",
        seats=3,
        holds={1: "exterminator", 2: "defender"},
        cards=[4],
        zombies=SQUARES[2:],
        active=1,
    )
    assert prompts(match) == {1: "power-invasion", 2: "power-invasion"}
    match.act(2, ["pass"])
    assert prompts(match) == {1: "power-invasion"}
    match.act(1, ["power:exterminator+square:35"])
    assert prompts(match) == {1: "power-invasion", 2: "power-invasion"}
    match.act(2, ["power:defender"])
    assert match.result is not None or prompts(match) == {}
    assert len(board(match)["zombies"]) == 17


@rule("CV-4.6")
def test_nobodys_choice_is_forced_by_a_power_of_another():
    match = town(
        "Combat", rolls=[6], seats=3, holds={1: "fighter", 2: "exterminator"}, zombies=[11, 13, 15], pawn=12
    )
    match.act(2, ["power:exterminator+square:11"])
    assert prompts(match) == {0: "target"}
    assert options(match) == ["square:13", "square:15"], "the player still chooses"
    assert offers(match)[1] == ["power:fighter"]


@rule("CV-4.6")
def test_a_power_of_another_cant_be_used():
    match = town(
        "Combat", rolls=[6], seats=3, holds={1: "fighter", 2: "exterminator"}, zombies=[11, 13], pawn=12
    )
    for seat, pick in (
        (0, "power:fighter"),
        (1, "power:exterminator+square:11"),
        (2, "power:fighter"),
        (2, "square:11"),
    ):
        with pytest.raises(huisclos.IllegalAction):
            match.act(seat, [pick])


@rule("CV-4.4", "CV-0.4")
def test_three_times_a_game():
    match = town("DrawQuestion", holds={1: "exterminator"}, zombies=[3, 5, 7, 8], asks=[SALT])
    for square in (3, 8, 5):
        match.act(1, [f"power:exterminator+square:{square}"])
    assert offers(match) == {}
    assert board(match)["zombies"] == [7]
    assert [event["square"] for event in told(match, "exterminated")] == ["square:3", "square:8", "square:5"]
    assert told(match, "power") == [{"seat": "seat:1", "character": "character:exterminator"}] * 3


@rule("CV-4.4")
def test_the_exterminator_reaches_any_zombie_wherever_the_pawn_is():
    match = town("DrawQuestion", holds={0: "exterminator"}, zombies=SQUARES[1:], asks=[MOON], pawn=0)
    assert options(match)[4:] == [f"power:exterminator+square:{square}" for square in SQUARES[1:]]


@rule("CV-4.4")
def test_an_offer_that_was_taken_can_be_taken_back_as_long_as_no_die_was_rolled():
    match = town("DrawQuestion", holds={1: "exterminator"}, zombies=[3], asks=[SALT])
    match.act(1, ["power:exterminator+square:3"])
    match.take_back()
    assert (board(match)["zombies"], board(match)["tokens"][3]) == ([3], 3)


@rule("CV-4.6")
def test_a_reroll_cant_be_taken_back():
    match = town("Combat", rolls=[1, 1], holds={1: "fighter"}, zombies=[11], pawn=10)
    match.act(1, ["power:fighter"])
    with pytest.raises(huisclos.NoTakeBack):
        match.take_back()
