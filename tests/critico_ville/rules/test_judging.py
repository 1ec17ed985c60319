"""CV-5.1: was it good enough? CV-4.5: the Rescuer."""

import pytest

import huisclos
from tests.critico_ville.looking import answer, board, keys, options, prompts, told
from tests.critico_ville.positions import MOON, SALT, town

rule = pytest.mark.rule


def replied(**more):
    """An open question that seat 0 has answered."""
    more = {"seats": 4, "rolls": [1, 6], "zombies": [11], "pawn": 10, **more}
    match = town("DrawQuestion", "Combat", "Flight", asks=[SALT, MOON], **more)
    match.act(0, ["reply:because of the moon"])
    return match


@rule("CV-5.1")
@pytest.mark.parametrize("verdict", ["good", "bad"])
@pytest.mark.parametrize(("seats", "hard"), [(1, False), (4, False), (1, True)])
def test_alone_or_in_the_normal_game_the_player_judges_themselves(seats, hard, verdict):
    match = replied(seats=seats, hard=hard)
    assert prompts(match) == {0: "own-judge"}
    assert options(match) == ["good", "bad"]
    match.act(0, [verdict])
    assert board(match)["question"]["verdict"] == ("right" if verdict == "good" else "wrong")
    assert board(match)["given"][0]["right"] == (verdict == "good")
    match.act(0, ["on"])
    assert ("combat-roll" in keys(match)) == (verdict == "good" or not hard)


@rule("CV-4.4", "CV-5.1")
def test_a_power_of_another_may_be_used_while_one_judges_oneself():
    match = replied(holds={1: "exterminator"}, zombies=[11, 20])
    match.act(1, ["power:exterminator+square:20"])
    assert board(match)["zombies"] == [11]
    assert prompts(match) == {0: "own-judge"}
    match.act(0, ["good"])
    assert board(match)["question"]["verdict"] == "right"


@rule("CV-2.3", "CV-5.1")
@pytest.mark.parametrize(
    ("ballots", "right"),
    [
        (("good", "good", "good"), True),
        (("good", "good", "bad"), True),
        (("good", "bad", "bad"), False),
        (("bad", "bad", "bad"), False),
        (("good", "bad", "abstain"), True),
        (("bad", "abstain", "abstain"), False),
        (("abstain", "abstain", "good"), True),
        (("bad", "bad", "abstain"), False),
    ],
)
def test_in_the_hard_variant_the_others_vote_and_a_tie_is_good_enough(ballots, right):
    match = replied(hard=True)
    assert prompts(match) == dict.fromkeys([1, 2, 3], "judge")
    assert match.choices()[1].about == ("seat:0",)
    for seat, ballot in enumerate(ballots, 1):
        assert options(match, seat) == ["good", "bad", "abstain"]
        match.act(seat, [ballot])
    assert [event["vote"] for event in told(match, "ballot")] == [f"vote:{ballot}" for ballot in ballots]
    assert board(match)["given"][0]["right"] == board(match)["fights"] == right
    match.act(0, ["on"])
    assert ("combat-roll" in keys(match)) == right


@rule("CV-5.1")
def test_if_nobody_has_an_opinion_the_player_judges_themselves():
    match = replied(hard=True)
    for seat in (3, 1, 2):
        match.act(seat, ["abstain"])
    assert prompts(match) == {0: "own-judge"}
    match.act(0, ["bad"])
    assert board(match)["fights"] is False


@rule("CV-5.1")
def test_nobody_follows_another():
    match = replied(hard=True)
    before = [match.view(seat) for seat in (None, 0, 2, 3)]
    match.act(1, ["bad"])
    assert not told(match, "ballot")
    for seat, view in zip((None, 0, 2, 3), before, strict=True):
        now = match.view(seat)
        assert now["answered"] == [1]
        assert now["board"] | {"acts": 0} == view["board"] | {"acts": 0}
        assert now["answer"] is None


@rule("CV-5.1", "CV-2.2")
def test_an_answer_that_was_taken_on_is_judged_by_all_but_its_author():
    match = town("DrawQuestion", asks=[SALT], seats=3, hard=True, zombies=[3])
    match.act(0, ["hand-on"])
    match.act(2, ["take"])
    match.act(2, ["reply"])
    assert prompts(match) == {0: "judge", 1: "judge"}
    assert match.choices()[0].about == ("seat:2",)


@rule("CV-5.1")
def test_multiple_choice_is_graded_by_the_game():
    match = town("DrawQuestion", asks=[MOON], hard=True, seats=4)
    answer(match, right=True)
    assert prompts(match) == {0: "read"}


@rule("CV-4.5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_rescuer_undoes_the_effect_of_a_wrong_answer(seat):
    match = wrong(holds={seat: "rescuer"}, rolls=[1, 6])
    assert prompts(match) == {seat: "power-answer"}
    assert options(match, seat) == ["power:rescuer", "pass"]
    match.act(seat, ["power:rescuer"])
    assert board(match)["tokens"] == [3, 3, 3, 3, 2]
    assert told(match, "rescued") == [{"seat": f"seat:{seat}"}]
    assert board(match)["given"][0]["right"] is False, "it stays wrong all the same"
    match.act(0, ["on"])
    assert "combat-roll" in keys(match)


def wrong(**more):
    """A wrong answer in the hard variant, with a zombie in reach."""
    settings = {"seats": 3, "hard": True, "zombies": [11], "pawn": 10, **more}
    match = town("DrawQuestion", "Combat", "Flight", asks=[MOON], **settings)
    answer(match, right=False)
    return match


@rule("CV-4.5")
def test_the_rescuer_may_let_it_be():
    match = wrong(holds={1: "rescuer"})
    match.act(1, ["pass"])
    assert board(match)["tokens"][4] == 3
    match.act(0, ["on"])
    assert "no-combat" in keys(match)


@rule("CV-4.5")
def test_the_rescuer_makes_up_for_a_bad_judgement_too():
    match = replied(hard=True, holds={2: "rescuer"})
    for seat in (1, 2, 3):
        match.act(seat, ["bad"])
    match.act(2, ["power:rescuer"])
    match.act(0, ["on"])
    assert "combat-roll" in keys(match)


@rule("CV-4.5", "CV-0.4")
def test_three_rescues_a_game():
    match = wrong(holds={1: "rescuer"}, tokens=[3, 3, 3, 3, 1])
    match.act(1, ["power:rescuer"])
    position = match.position()
    assert position["state"]["tokens"][4] == 0
    again = wrong(holds={1: "rescuer"}, tokens=[3, 3, 3, 3, 0])
    assert prompts(again) == {0: "read"}
    with pytest.raises(huisclos.IllegalAction):
        again.act(1, ["power:rescuer"])
