"""Any legal options make a game that bots can play, and that comes to an end."""

from __future__ import annotations

import random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import huisclos
from huisclos.bots import bot_names, hire
from huisclos.bots.taking_turns import take_turn
from huisclos.engine.rules.playout import playout
from tests.engine.all_games import each_game
from tests.engine.legal import options_of

pytestmark = pytest.mark.slow

DECISIONS, THOUGHT = 250, 0.06
"""Enough to see every kind of question; and the part of them that a bot thinks about: some think long."""


def tables(game):
    """A seed, how many players, and options."""
    seats = st.integers(game.meta.least, game.meta.most)
    return given(st.integers(0, 10**6), seats, options_of(game))


def begun(game, seed, seats, options):
    try:
        return huisclos.new(game, [f"P{n}" for n in range(seats)], seed, options)
    except huisclos.BadOptions:
        return assume(False)


@each_game
def test_the_best_bot_plays_with_any_legal_options(game):
    @settings(max_examples=settings().max_examples * 2)
    @tables(game)
    def plays(seed, seats, options):
        match = begun(game, seed, seats, options)
        rng = random.Random(seed)
        best, other = (
            [hire(match, name, rng) for _ in range(seats)]
            for name in (bot_names(game)[-1], bot_names(game)[0])
        )
        for _ in range(DECISIONS):
            asked = ((seat, choice) for seat, choice in match.choices().items() if choice.waits)
            seat, choice = next(asked, (None, None))
            if choice is None:
                break
            take_turn(match, seat, choice, (best if rng.random() < THOUGHT else other)[seat])

    plays()


@each_game
def test_a_game_by_any_legal_options_comes_to_an_end(game):
    @tables(game)
    def ends(seed, seats, options):
        state = begun(game, seed, seats, options).state
        playout(state, random.Random(seed))
        assert state.acts <= state.longest + seats
        assert game.result(state)

    ends()
