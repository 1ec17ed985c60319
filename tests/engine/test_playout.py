"""Uniform random play without views."""

import random

import pytest

import huisclos
from huisclos.lab.playout import playout
from tests.engine.anygame import GAMES, play


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.name)
def test_it_plays_to_the_end_from_any_moment(game):
    for seed in range(30):
        match = huisclos.new(game, [f"P{n}" for n in range(game.meta.least)], seed)
        play(match, random.Random(seed), seed * 2)
        state, before = match.state.copy(), match.state.acts
        decisions = playout(state, random.Random(seed))
        assert state.over
        assert decisions == state.acts - before
        assert game.result(state).winners or game.meta.cooperative


def test_answers_already_given_stand():
    """The seats that have answered a question are not asked again."""
    match = huisclos.new("lockdown", ["a", "b", "c"], 3)
    while not (match.state.answers and len(match.choices()) > 1):
        play(match, random.Random(len(match.actions)), 1)
    state = match.state.copy()
    state.stack.clear()  # nothing follows this question
    assert playout(state, random.Random(1)) == len(match.choices()) == 2
