"""A build is tried out before it is used: `python -m huisclos.fast.trial FOLDER MODULE CLASS`.

It runs in a process of its own, so that whatever is wrong with a build ends nothing else.
"""

from __future__ import annotations

import random
import sys
from importlib import import_module
from typing import Any

from msgspec import json

from huisclos.engine.base.dice import quick_dice
from huisclos.engine.game.game import Game
from huisclos.engine.match.position import written
from huisclos.engine.rules import playout
from huisclos.fast.native import Native


def differs(game: Game, native: Native) -> bool:
    """Whether a few games, played by chance, don't go the same way on plain and on compiled rules."""
    tables = [(seats, seed) for seats in {game.meta.least, game.meta.most} for seed in ("1", "2", "3")]
    return any(_played(game, game, *table) != _played(native, game, *table) for table in tables)


def _played(rules: Game, game: Game, seats: int, seed: str) -> Any:
    state = rules.setup(seats, game.read_options([""] * seats, {}), quick_dice(seed))
    if type(state) is not rules.state:
        return None
    state.advance()
    native = rules if isinstance(rules, Native) else None
    decisions = (native.loops if native else playout).playout(state, random.Random(seed))
    end = native.to_plain(state) if native else state
    return decisions, rules.result(state), json.decode(written(game, [""] * seats, {}, end, {}))


def main(folder: str, module: str, name: str) -> None:
    game: Game = getattr(import_module(module), name)()
    sys.path.insert(0, folder)
    if differs(game, Native(game)):
        sys.stdout.write("error-fast-differs")
        sys.exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
