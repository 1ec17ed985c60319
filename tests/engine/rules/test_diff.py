"""The changes that events carry: folded onto a reader's first board they are the board, and nothing more."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import huisclos
from huisclos.engine.rules.diff import KERNEL_FIELDS
from huisclos.engine.rules.state import State
from huisclos.engine.sight.view import board
from tests.engine.all_games import each_game, for_each_game, plain, play, play_some, readers

OPEN = -1
"""A reader of a finished game: all hands are open."""


def boards(state: State) -> dict[int | None, dict[str, Any]]:
    """By reader: the board, without what isn't part of the game's table."""
    shown = {seat: board(state, seat) for seat in (None, *range(state.seats))}
    shown[OPEN] = board(state, None, everything=True)
    return {reader: {f: v for f, v in b.items() if f not in KERNEL_FIELDS} for reader, b in shown.items()}


@contextmanager
def watched() -> Iterator[list[Any]]:
    """The boards at the start of the log, and right after each event."""
    moments: list[Any] = []
    names = ("start_log", "tell", "tell_apart")
    real = {name: getattr(State, name) for name in names}

    def watching(name: str) -> Any:
        def call(state: State, *args: Any, **more: Any) -> None:
            real[name](state, *args, **more)
            if state.log is not None:
                moments.append(boards(state))

        return call

    try:
        for name in names:
            setattr(State, name, watching(name))
        yield moments
    finally:
        for name in names:
            setattr(State, name, real[name])


@pytest.mark.slow
@for_each_game
def test_folded_they_are_the_board_of_each_reader_at_each_event(match, rng):
    with watched() as moments:
        again = huisclos.new(match.game, match.names, match.seed, match.options)
        play_some(again, rng)
    first, *after = moments
    for reader in first:
        folded = first[reader]
        for event, now in zip(again.state.log, after, strict=True):
            told = event.seen_by(reader, open_hands=reader == OPEN)["changes"]
            folded = {**folded, **told}
            assert plain(folded) == plain(now[reader])


@each_game
def test_a_finished_game_tells_them_with_open_hands(game):
    with watched() as moments:
        match = huisclos.new(game, [f"P{n}" for n in range(game.meta.least)], 1)
        play(match, random.Random(1))
    first, *after = moments
    for seat in readers(match):
        folded = first[OPEN]
        for told, now in zip(match.events_since(0, seat), after, strict=True):
            folded = {**folded, **told["changes"]}
            assert plain(folded) == plain(now[OPEN])


@for_each_game
def test_they_are_only_what_changed(match, rng):
    """An event that follows at once, with nothing done between, changes nothing."""
    play_some(match, rng)
    match.state.tell("one")
    match.state.tell("other")
    assert match.events_since(0, 0)[-1]["changes"] == {}
