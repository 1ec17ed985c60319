"""Series of games between bots, over seeds, on as many cores as wanted."""

from __future__ import annotations

import random
import warnings
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from msgspec import Struct

from huisclos.bots import Chance, drive, find_bot, hire
from huisclos.engine.base.dice import quick_dice
from huisclos.engine.base.errors import BadOptions
from huisclos.engine.game.bot import BlindBot
from huisclos.engine.game.game import Game, Result
from huisclos.engine.game.installed import find
from huisclos.engine.match.public import new
from huisclos.fast import NotCompiled, is_stale, play_on, playout, quickest

_BATCH = 50


class StaleRules(UserWarning):
    """There are compiled rules of an older version, which aren't used."""


class Plan(Struct, frozen=True):
    """What is to be played: the bots take the seats in turn, shifted by one from game to game."""

    game: str
    players: int
    bots: list[str]
    options: dict[str, Any] = {}
    seed: int = 0

    def is_blind(self) -> bool:
        """All its players go by the Choice alone, so that no view is needed."""
        return all(issubclass(find_bot(find(self.game), bot), BlindBot) for bot in self.bots)

    def seating(self, number: int) -> list[str]:
        """Which bot sits where in a game of the series."""
        return [self.bots[(seat + number) % self.players % len(self.bots)] for seat in range(self.players)]


class SeriesTally:
    """What came of some games. Tallies add up."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.won = 0
        self.wins: defaultdict[str, float] = defaultdict(float)
        self.counts: Counter[str] = Counter()
        self.labels: defaultdict[str, Counter[int]] = defaultdict(Counter)

    def add_game(self, seating: list[str], decisions: int, result: Result) -> None:
        """One more game; a shared victory is split."""
        self.games += 1
        self.decisions += decisions
        self.won += bool(result.winners)
        self.counts.update(result.counts)
        for bot in seating:
            self.wins[bot] += 0.0
        for seat in result.winners:
            self.wins[seating[seat]] += 1 / len(result.winners)
        for name, value in result.labels.items():
            self.labels[name][value] += 1

    def add(self, other: SeriesTally) -> None:
        """The games of another tally too."""
        self.games += other.games
        self.decisions += other.decisions
        self.won += other.won
        self.counts.update(other.counts)
        for bot, share in other.wins.items():
            self.wins[bot] += share
        for name, values in other.labels.items():
            self.labels[name].update(values)


def play(plan: Plan, first: int, count: int) -> SeriesTally:
    """Some games of a series: a pure function of its arguments, for any process to run."""
    game = find(plan.game)
    options = game.read_options([""] * plan.players, plan.options)
    blind, quick = plan.is_blind(), quickest(game)
    tally = SeriesTally()
    for number in range(first, first + count):
        seating, seed = plan.seating(number), f"{plan.seed}:{number}"
        if blind:
            decisions, result = _unseen(quick, options, [find_bot(game, name) for name in seating], seed)
        else:
            # A generator each: a bot must not foresee or steer another's luck.
            luck = [random.Random(f"{seed}:{seat}") for seat in range(plan.players)]
            match = new(game, seating, seed, plan.options)
            bots = [hire(match, name, rng) for name, rng in zip(seating, luck, strict=True)]
            decisions, result = drive(match, bots)
        tally.add_game(seating, decisions, result)
    return tally


def _unseen(game: Game, options: Any, seating: list[Any], seed: str) -> tuple[int, Result]:
    """Blind players need no views, and can't make anything of one generator for all."""
    rng = random.Random(seed)
    state = game.setup(len(seating), options, quick_dice(seed))
    state.advance()
    if all(kind is Chance for kind in seating):
        return playout(state, rng), game.result(state)
    return play_on(state, [kind(rng).choose for kind in seating]), game.result(state)


def run(
    plan: Plan, games: int, workers: int = 1, progress: Callable[[int], None] = lambda done: None
) -> dict[str, Any]:
    """A whole series as plain data: see the keys below. `progress` is told how many games are done.

    Blind players play on compiled rules where there are some.
    """
    if is_stale(find(plan.game)):
        warnings.warn(str(NotCompiled("error-fast-stale", game=plan.game)), StaleRules, stacklevel=2)
    start = perf_counter()
    total = SeriesTally()
    batches = [(first, min(_BATCH, games - first)) for first in range(0, games, _BATCH)]
    for tally in _batches(plan, batches, workers):
        total.add(tally)
        progress(total.games)
    return summary(plan, total, perf_counter() - start)


def plan_is_playable(plan: Plan) -> None:
    """Raise for a wrong number of players, bad options or unknown bots before anything is started."""
    game = find(plan.game)
    game.check_seats(plan.players)
    if len(plan.bots) > plan.players:
        raise BadOptions("error-many-bots", bots=len(plan.bots), players=plan.players)
    new(game, ["?"] * plan.players, 0, plan.options)
    for name in plan.bots:
        find_bot(game, name)


def _batches(plan: Plan, batches: list[tuple[int, int]], workers: int) -> Iterator[SeriesTally]:
    if workers == 1:
        yield from (play(plan, first, count) for first, count in batches)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(play, plan, first, count) for first, count in batches]
        yield from (job.result() for job in jobs)


def summary(plan: Plan, tally: SeriesTally, seconds: float) -> dict[str, Any]:
    """The tally as plain data: means of what the game counts, and how often each of its labels came."""
    games = tally.games
    shares = {bot: share / games for bot, share in sorted(tally.wins.items())}
    return {
        "game": plan.game,
        "players": plan.players,
        "games": games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        **{name: total / games for name, total in tally.counts.items()},
        **({"won": tally.won / games} if find(plan.game).meta.cooperative else {"wins_by_bot": shares}),
        **{f"{name}s": dict(sorted(values.items())) for name, values in tally.labels.items()},
    }
