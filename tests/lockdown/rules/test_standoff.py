"""LK-12: all Monsters are out, and nothing changes any more."""

import random

import pytest

import huisclos
from huisclos.bots import hire
from tests.lockdown.looking import board, options, prompts, told
from tests.lockdown.positions import AWAY, mall

rule = pytest.mark.rule

SAFE = [[1, 1, 1, AWAY], [2, 2, 2, AWAY], [4, 4, 4, AWAY]]
ALL_OUT = {1: 4, 2: 4, 3: 5, 4: 4, 5: 5, 6: 3}


def dawn(**more):
    """All Monsters are out, and everybody is behind doors that hold."""
    return mall("Dawn", **{"where": SAFE, "monsters": ALL_OUT, **more})


@rule("LK-12.1")
def test_the_game_says_when_all_monsters_are_out():
    match = dawn()
    assert (board(match)["supply"], board(match)["still"]) == (0, 1)
    assert told(match, "standoff") == [{"days": 0}]
    assert told(match, "day"), "and goes on"


@rule("LK-12.1")
@pytest.mark.parametrize("monsters", [{**ALL_OUT, 6: 2}, {**ALL_OUT, 3: 6, 6: 2}], ids=["supply", "closing"])
def test_it_ends_when_one_is_back_in_the_supply(monsters):
    match = dawn(monsters=monsters, still=3)
    assert (told(match, "standoff"), board(match)["still"]) == ([], 0)


@rule("LK-12.1")
def test_a_monster_that_moves_is_a_change():
    lure = {"type": "Lure", "seat": 0, "place": 1}
    match = mall(lure, "Dawn", where=SAFE, monsters=ALL_OUT, still=3)
    match.act(0, ["place:6"])
    assert told(match, "standoff") == [{"days": 0}]


@rule("LK-12.2")
def test_after_three_unchanged_days_all_are_asked_at_once():
    assert "standoff" not in prompts(dawn(still=2)).values()
    match = dawn(still=3, where=[*SAFE, [0, 0, 0, AWAY]])
    assert told(match, "standoff") == [{"days": 3}]
    assert prompts(match) == dict.fromkeys(range(4), "standoff"), "also who has nobody left"
    assert options(match, 3) == ["end", "play-on"]
    match.act(2, ["play-on"])
    assert match.view(0)["answer"] is None
    assert not told(match, "standoff-on"), "nobody sees an answer before all are in"


@rule("LK-12.2")
def test_it_ends_by_the_score_if_all_agree():
    match = dawn(still=3, where=[[1, 1, 1, AWAY], [2, 0, 2, AWAY], [4, 4, 0, AWAY]])
    for seat in range(3):
        assert match.result is None
        match.act(seat, ["end"])
    assert (match.result.points, match.result.winners) == ([15, 12, 8], [0])
    assert match.result.labels["epilogue"] == 2
    assert told(match, "standoff-ended")


@rule("LK-12.2")
def test_it_goes_on_if_one_wants_to_and_is_asked_again_later():
    match = dawn(still=3)
    for seat, answer in enumerate(("end", "play-on", "end")):
        match.act(seat, [answer])
    assert match.result is None
    assert told(match, "standoff-on") == [{"seats": ["seat:1"]}]
    assert board(match)["still"] == 1
    assert told(match, "day")


@rule("LK-12.2")
@pytest.mark.parametrize("turn", [7, 30])
def test_steady_bots_agree(turn):
    match = dawn(still=3, turn=turn)
    for seat in range(3):
        bot = hire(match, "steady", random.Random(seat))
        choice = match.choices()[seat]
        match.act(seat, bot.pick(match.view(seat), choice))
    assert match.result is not None


def test_a_table_may_wait_longer():
    patient = {"options": {"figures": {"standoff_days": 5}}}
    assert "standoff" not in prompts(dawn(still=4, **patient)).values()
    assert "standoff" in prompts(dawn(still=5, **patient)).values()


def test_a_position_of_the_version_before_goes_on():
    position = dawn(still=2).position()
    position["version"] = 1
    del position["state"]["still"]
    for option in ("strict_moves", "late_drinks"):
        del position["options"][option]
    assert board(huisclos.load(position))["still"] == 0
