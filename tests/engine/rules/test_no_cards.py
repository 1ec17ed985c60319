"""A game without cards: what rules ask of them has plain answers."""

from __future__ import annotations

import pytest

from huisclos.engine.rules.effect import Happening
from tests.engine.tiny import Fork, Note, Tiny, play


class Struck(Happening, frozen=True):
    """A clock strikes."""


def test_nothing_hears_what_happens_and_figures_stay_as_they_are():
    state = play(Tiny(Fork(), Note("z")), 3).state
    assert state.in_play() == ()
    before = state.copy()
    state.happen(Struck())
    assert (state.stack, state.done, len(state.log)) == (before.stack, before.done, 0)
    assert state.value("strength", 3) == 3


def test_a_game_names_nothing_unless_it_says_so():
    state = play(Tiny(Fork()), 3).state
    with pytest.raises(LookupError, match="strength"):
        state.figure("strength")
    with pytest.raises(LookupError, match="zombies"):
        state.things("zombies")


def test_everyone_is_everyone_and_else_the_first_seat_decides():
    state = play(Tiny(Fork()), 3).state
    assert list(state.named("everyone")) == [0, 1, 2]
    assert list(state.named("decider")) == [0] == [state.decider()]
