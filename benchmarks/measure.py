"""Measuring in rounds, so that a slow minute of the machine falls on every engine alike."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator, Mapping
from statistics import median
from time import perf_counter

from msgspec import Struct

from benchmarks.engine import Copier, Engine

STATES = 20
COPIES = 100


class Turn(Struct):
    """What one engine did in one round."""

    decisions_per_second: float
    games_per_second: float
    copy_microseconds: float | None


class Figures(Struct):
    """An engine's figures: the medians of its turns, which are kept to show how much they vary."""

    decisions_per_second: float
    games_per_second: float
    copy_microseconds: float | None
    turns: list[Turn]


def rounds(engines: Mapping[str, Engine], count: int, seconds: float) -> Iterator[dict[str, Turn]]:
    """Every engine in turn, for about so many seconds each, over and over.

    One game each beforehand, for what is only loaded once. What is in memory by then is frozen: otherwise
    collecting garbage in one engine would go through the libraries of all the others.
    """
    for engine in engines.values():
        engine.play(random.Random(0))
    gc.collect()
    gc.freeze()
    for number in range(1, count + 1):
        yield {label: _turn(engine, random.Random(number), seconds) for label, engine in engines.items()}


def _turn(engine: Engine, rng: random.Random, seconds: float) -> Turn:
    copy_microseconds = _copy_time(engine.copiers(rng, STATES))
    gc.collect()
    decisions = games = 0
    start = perf_counter()
    while (passed := perf_counter() - start) < seconds:
        decisions += engine.play(rng)
        games += 1
    return Turn(decisions / passed, games / passed, copy_microseconds)


def _copy_time(copiers: list[Copier]) -> float | None:
    """Microseconds for a copy, which is dropped at once: a search has to pay for that too."""
    if not copiers:
        return None
    gc.collect()
    start = perf_counter()
    for copier in copiers:
        for _ in range(COPIES):
            copier()
    return (perf_counter() - start) / (len(copiers) * COPIES) * 1e6


def figures(turns: list[Turn]) -> Figures:
    """The medians, not the best: neither a lucky turn nor a disturbed one then decides a row."""
    copies = [turn.copy_microseconds for turn in turns if turn.copy_microseconds is not None]
    return Figures(
        median(turn.decisions_per_second for turn in turns),
        median(turn.games_per_second for turn in turns),
        median(copies) if copies else None,
        turns,
    )
