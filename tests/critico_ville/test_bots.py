"""CV-5.2: bots answer multiple choice, as well as their level allows, and judge nobody."""

import inspect
import random
from typing import get_type_hints

import msgspec
import pytest

import huisclos
from huisclos.bots import bot_names, find_bot, hire
from huisclos.bots.taking_turns import drive
from huisclos.engine.rules.choice import Choice
from huisclos.engine.sight.view import View
from huisclos.games.critico_ville.packs import read_pack
from huisclos.lab.series import Plan, run
from tests.critico_ville.looking import board, told
from tests.critico_ville.positions import MOON, PACK, SALT, SQUARES, start, town
from tests.engine.all_games import twin

rule = pytest.mark.rule
GAME = start().game
BOTS = bot_names(GAME)
OPEN = ("reply", "reply-yourself", "reply-for", "take-on", "judge", "own-judge")


def pick(match, seat=0, name="steady", seed=1):
    return hire(match, name, random.Random(seed)).pick(match.view(seat), match.choices()[seat])[0]


def asked_of_bots(match, name, seed=1):
    """Bots play to the end; everything that was asked of them, and what they chose."""
    bots = [hire(match, name, random.Random(f"{seed} {seat}")) for seat in range(len(match.names))]
    while choices := match.choices():
        seat, choice = next((seat, choice) for seat, choice in choices.items() if choice.waits)
        (chosen,) = bots[seat].pick(match.view(seat), choice)
        yield seat, choice, chosen
        match.act(seat, [chosen])


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_gets_a_view_and_a_choice_and_nothing_else(name):
    hints = get_type_hints(find_bot(GAME, name).pick)
    hints.pop("return")
    assert list(hints.values()) == [View, Choice]
    assert list(inspect.signature(find_bot(GAME, name)).parameters) == ["rng"]


@rule("CV-5.2")
@pytest.mark.parametrize("options", [{}, {"pack": PACK}, {"hard": True}], ids=["box", "pack", "hard"])
def test_steady_answers_seven_in_ten_right(options):
    right = []
    for seed in range(12):
        match = start(3, seed, kinds="choice", **options)
        for _ in asked_of_bots(match, "steady", seed):
            pass
        right += [given["right"] for given in board(match)["given"]]
    assert len(right) > 100
    assert 0.6 < sum(right) / len(right) < 0.8


@rule("CV-5.2")
def test_steady_knows_a_pack_that_came_from_a_file():
    text = "theme,question,answer,explanation,wrong,wrong\n" + "\n".join(
        f"t,question {n},yes {n},so,no {n},never {n}" for n in range(40)
    )
    match = start(2, pack=msgspec.to_builtins(read_pack("a.csv", text)))
    for _ in asked_of_bots(match, "steady"):
        pass
    assert board(match)["given"]
    assert sum(given["right"] for given in board(match)["given"]) >= len(board(match)["given"]) / 2


@rule("CV-5.2")
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("options", [{"hard": True}, {"kinds": "open"}, {"pack": PACK}])
def test_bots_answer_no_open_question(name, options):
    for seed in range(3):
        match = start(3, seed, **options)
        for _, choice, chosen in asked_of_bots(match, name, seed):
            if choice.prompt in OPEN:
                wanted = {"reply": "hand-on", "take-on": "pass", "reply-yourself": "give-up"}
                assert chosen == wanted[choice.prompt]
        assert match.result is not None
        assert all(given["kind"] == "choice" or not given["right"] for given in board(match)["given"])
        assert not told(match, "said-aloud") + told(match, "replied") + told(match, "ballot")


@rule("CV-5.2")
@pytest.mark.parametrize("name", BOTS)
def test_bots_never_judge_a_persons_answer(name):
    match = town("DrawQuestion", hard=True, seats=3, asks=[SALT], zombies=[3])
    match.act(0, ["reply:salt"])
    for seat in (1, 2):
        for seed in range(5):
            assert pick(match, seat, name, seed) == "abstain"
        match.act(seat, ["abstain"])
    assert match.view(None)["waiting"][0] == {"seat": 0, "prompt": "own-judge", "about": [], "rule": "CV-5.1"}


@rule("CV-5.2")
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_that_takes_over_from_somebody_who_had_taken_on_a_question_gives_up(name):
    match = town("DrawQuestion", asks=[SALT], zombies=[3])
    match.act(0, ["hand-on"])
    match.act(1, ["take"])
    assert pick(match, 1, name) == "give-up"


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("options", [{}, {"hard": True, "pack": PACK}], ids=["box", "pack"])
def test_a_bot_decides_the_same_when_what_it_cant_see_is_different(name, options):
    """But for the answers: those it has read before."""
    match, rng = start(3, 5, **options), random.Random(5)
    while choices := match.choices():
        seat, choice = next((seat, choice) for seat, choice in choices.items() if choice.waits)
        if not match.state.answers:
            other = twin(match, seat, random.Random(3))
            picks = [hire(match, name, random.Random(7)).pick(m.view(seat), choice) for m in (match, other)]
            assert picks[0] == picks[1]
        match.act(seat, [rng.choice(choice.options).id])


@pytest.mark.slow
def test_steady_wins_about_as_often_as_the_figures_were_made_for():
    shares = [
        run(Plan("critico-ville", 3, ["steady"], {"hard": hard, "kinds": "choice"}, seed=3), 150)["won"]
        for hard in (False, True)
    ]
    assert 0.45 < shares[0] < 0.75
    assert 0.25 < shares[1] < 0.55


def test_it_fights_on_and_runs_and_shares_the_most_useful_character():
    match = town("Combat", rolls=[6, 1], pawn=12, zombies=[11, 15])
    match.act(0, ["square:15"])
    assert pick(match) == "fight"
    assert pick(town("Flight", rolls=[6], holds={0: "runner"}, pawn=9)) == "run"
    match = start(5, first=0)
    for seat in range(3):
        match.act(seat, [match.choices()[seat].options[0].id])
    assert pick(match, 4) == "character:defender"


def test_steady_wins_more_than_chance():
    by_chance = run(Plan("critico-ville", 3, ["random"], seed=3), 60)["won"]
    assert by_chance < 0.2


def test_steady_and_random_play_together_to_the_end():
    match = start(5, 4, hard=True)
    bots = [
        hire(match, name, random.Random(seat))
        for seat, name in enumerate(["steady", "random"] * 2 + ["steady"])
    ]
    decisions, result = drive(match, bots)
    assert decisions == len(match.actions)
    assert result == match.result


def test_it_places_zombies_where_the_pawn_has_been_if_it_can():
    assert pick(town("Invasion", pawn=8, cards=[1])) == "square:8"
    assert pick(town("Invasion", pawn=8, cards=[1], zombies=[8])) == "square:7"


def test_it_beats_the_next_one_in_the_way():
    assert pick(town("Combat", rolls=[6], pawn=12, zombies=[11, 15, 17])) == "square:15"


def test_it_keeps_off_a_large_invasion_and_the_last_one():
    for cards, zombies, wanted in (
        ([4], [], "power:defender"),
        ([1], [], "pass"),
        ([1], SQUARES[1:], "power:defender"),
    ):
        assert pick(town("Invasion", holds={0: "defender"}, cards=cards, zombies=zombies)) == wanted


def test_it_exterminates_when_the_town_would_be_full():
    match = town("Invasion", holds={0: "exterminator"}, cards=[1], zombies=SQUARES[1:], pawn=4)
    assert pick(match) == "power:exterminator+square:5"


def test_it_rolls_again_where_that_brings_it_farther():
    assert pick(town("Flight", holds={0: "runner"}, rolls=[1], pawn=9)) == "power:runner"
    assert pick(town("Flight", holds={0: "runner"}, rolls=[4], pawn=9)) == "pass"


def test_it_clears_the_way():
    assert pick(town("Flight", holds={0: "exterminator"}, rolls=[3], pawn=6, zombies=[7])) == (
        "power:exterminator+square:7"
    )


def test_it_fights_on_and_rescues_where_the_way_is_barred():
    assert pick(town("Combat", holds={0: "fighter"}, rolls=[1], pawn=6, zombies=[7])) == "power:fighter"
    assert pick(town("Combat", holds={0: "fighter"}, rolls=[1], pawn=10, zombies=[7])) == "pass"
    for zombies, wanted in (([11], "power:rescuer"), ([9], "pass")):
        match = town("DrawQuestion", hard=True, holds={0: "rescuer"}, asks=[MOON], pawn=10, zombies=zombies)
        wrong = [" yes " not in option["en"] for option in board(match)["question"]["options"]].index(True)
        match.act(0, [f"answer:{wrong}"])
        assert pick(match) == wanted


def test_an_unknown_bot_is_refused():
    with pytest.raises(huisclos.BadOptions):
        find_bot(GAME, "clever")
