"""Positions from strangers: whatever is in them, they are refused, or played on with ordinary effort."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import huisclos
from huisclos.words import LANGUAGES, Words
from tests.engine.all_games import GAMES, matches, play_some, some_picks
from tests.toy_games.ladder import Ladder
from tests.toy_games.telegrams import Telegrams

ODD: list[Any] = [
    *(-1, 0, 1, 7, 99, 5_000, 10**6, 2**31, 10**9, 10**18, 10**30, -(10**9), -(10**30), 0.5, 1e308),
    *(True, None, "", "x", "pass", "seat:0", "x" * 1_500, "x" * 100_000),
    *([], {}, [[]], [0] * 2_000, [0] * 100_000, ["x"] * 5_000, [[0] * 1_000] * 100, {"type": "Mark"}),
]
MOST_BYTES = 2_000_000
MOST_EVENTS = 50_000
MOST_DRAWS = 50_000
DECISIONS = 25


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every place in plain data at which there is something: what it is in, and its key there."""
    found: list[tuple[Any, Any]] = []
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inside:
        found += [(data, key), *places(value)]
    return found


def forge(position: dict[str, Any], rng: random.Random) -> None:
    """Somewhere in all that a position is made of, something is another thing: nearly right, or quite odd."""
    state = position["state"]
    steps = [state.get("step"), state.get("stack")] if isinstance(state, dict) else []
    around, key = rng.choice(places(rng.choice([state, state, position, *steps])) or [(position, "state")])
    around[key] = rng.choice([wild, tame, tame, tame])(around[key], state, rng)


def tame(value: Any, state: Any, rng: random.Random) -> Any:
    """Something that might be in its place: a piece too many or too few, another piece."""
    alike = [around[key] for around, key in places(state) if type(around[key]) is type(value)]
    if isinstance(value, list) and value:
        one = rng.choice(value)
        return rng.choice([[*value, one], [one], value[1:], value[::-1], value * 3, [one] * 50])
    if type(value) is int:
        return rng.choice([value + 1, value - 1, value + 50, value + 900, rng.choice(alike or [0])])
    return deepcopy(rng.choice(alike or [value]))


def wild(value: Any, state: Any, rng: random.Random) -> Any:
    """Of any size, of any kind, or deep in other things."""
    if rng.random() < 0.8:
        return deepcopy(rng.choice(ODD))
    for _ in range(rng.choice([1, 30, 100])):
        value = [value]
    return value


def loaded(position: dict[str, Any], game: Any) -> huisclos.Match | None:
    """The match; None for one that is refused, in words for every reader."""
    try:
        return huisclos.load(position, game=game)
    except huisclos.BadRecord as refused:
        said = [refused.read(Words(language, game.meta.package)) for language in LANGUAGES]
    assert all(0 < len(text) < 3_000 for text in said)
    return None


def play_on(match: huisclos.Match, rng: random.Random) -> int:
    """So many decisions; an answer at which the rules fail changes nothing. How many failed?"""
    failed = 0
    for _ in range(DECISIONS):
        choices = match.choices()
        if not choices:
            break
        seat = rng.choice(sorted(choices))
        assert choices[seat].options
        draws, told = match.state.dice.count, len(match.state.log)
        try:
            match.act(seat, some_picks(choices[seat], rng))
        except huisclos.RuleFailed:
            failed += 1
        assert match.state.dice.count - draws <= MOST_DRAWS
        assert len(match.state.log) - told <= MOST_EVENTS
        assert len(match.scene.written_position()) <= MOST_BYTES
    return failed


@pytest.mark.slow
@pytest.mark.parametrize("game", [*GAMES, Ladder(), Telegrams()], ids=lambda game: game.meta.name)
def test_a_forged_position_is_refused_or_can_be_played_on_with_ordinary_effort(game):
    outcomes = {"refused": 0, "played": 0, "failed": 0}

    @settings(max_examples=3 * settings().max_examples)
    @given(matches(game), st.randoms(use_true_random=False))
    def tries(match, rng):
        position = play_some(match, rng).position()
        for _ in range(rng.choice([1, 1, 2, 5])):
            forge(position, rng)
        forged = loaded(msgspec.json.decode(msgspec.json.encode(position)), game)
        if forged is None:
            outcomes["refused"] += 1
            return
        assert len(forged.state.log) <= MOST_EVENTS
        outcomes["failed" if play_on(forged, rng) else "played"] += 1
        assert forged.view(None)

    tries()
    assert outcomes["refused"] > sum(outcomes.values()) / 4
    # What hypothesis draws depends on what else was imported, and few are accepted: how they fare is chance.
    assert outcomes["refused"] < sum(outcomes.values()), outcomes


def test_a_game_that_is_over_without_a_result_is_no_position():
    position = huisclos.new(Ladder(), ["Ana"], 1, {}).position()
    position["state"] |= {"stack": [], "step": None, "height": []}
    with pytest.raises(huisclos.BadRecord):
        huisclos.load(position, game=Ladder())
