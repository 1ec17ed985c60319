"""Playing on from a view: an imagined state looks the same to the seat, goes on, and holds nothing real."""

import random

import pytest

import huisclos
from huisclos.engine.base.dice import QuickDice
from huisclos.engine.rules.state import State
from huisclos.fast import playout
from tests.engine.all_games import for_each_game, plain, play_some, readers

SAME = ("board", "steps", "waiting", "answered", "answer", "result")


def seen(match: huisclos.Match, state: State, seat: int | None) -> dict[str, object]:
    """What a seat would see of a state, if the match were in it."""
    view = huisclos.Match(match.game, match.names, match.options, state).view(seat)
    return {part: view[part] for part in SAME}


@pytest.mark.slow
@for_each_game
def test_it_looks_the_same_and_can_be_played_to_its_end(match, rng):
    play_some(match, rng)
    if match.state.over:
        return
    for seat in readers(match):
        imagined = match.game.imagine(match.view(seat), rng)
        assert plain(seen(match, imagined, seat)) == plain(seen(match, match.state, seat))
        assert imagined.waiting().get(seat) == match.choices().get(seat)
        assert sorted(imagined.waiting()) == sorted(match.choices())
        playout(imagined, rng)
        assert imagined.over
        assert match.game.result(imagined)


@pytest.mark.slow
@for_each_game
def test_nothing_real_is_in_it(match, rng):
    play_some(match, rng)
    if match.state.over:
        return
    before = plain(match.position())
    for seat in readers(match):
        view = match.view(seat)
        imagined = match.game.imagine(view, rng)
        position = huisclos.Match(match.game, match.names, match.options, imagined).position()
        assert match.seed not in plain(position).decode()
        assert (type(imagined.dice), imagined.dice.count) == (QuickDice, 0)
        assert (imagined.log, imagined.before) == (None, {})
        assert not set(changeable(imagined)) & set(changeable(match.state))
        playout(imagined, rng)
        assert plain(match.position()) == before
        assert plain(match.view(seat)) == plain(view)


def changeable(state: State) -> list[int]:
    """Which lists a state holds; those of its own and those in them."""
    lists = [value for field in state.__struct_fields__ if type(value := getattr(state, field)) is list]
    return [id(some) for value in lists for some in (value, *value) if type(some) is list]


@for_each_game
def test_other_chances_give_other_dice_and_the_same_chances_the_same_state(match, rng):
    view = match.view(0)
    one, same, other = (match.game.imagine(view, random.Random(seed)) for seed in (1, 1, 2))
    assert plain(seen(match, one, 0)) == plain(seen(match, same, 0))
    assert one == same
    assert one.dice != other.dice
