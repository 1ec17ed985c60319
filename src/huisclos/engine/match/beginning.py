"""A match before its first action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from huisclos.engine.base.dice import Dice
from huisclos.engine.base.errors import BadOptions, EndlessRules, RuleFailed
from huisclos.engine.game.game import Game
from huisclos.engine.match.endless_rules import at_start
from huisclos.engine.match.match import Match
from huisclos.engine.match.position import from_plain, plain_copy


def restart(game: Game, names: Sequence[str], options: dict[str, Any], seed: str, start: Any = None) -> Match:
    """A match before its first action: from the setup, or from a position."""
    typed = game.read_options(names, options)
    plain = plain_copy(msgspec.to_builtins(typed))
    if start is not None:
        return Match(game, names, plain, from_plain(game, start), start)
    try:
        state = game.setup(len(names), typed, Dice(seed))
        state.start_log()
        try:
            state.advance()
        except EndlessRules as problem:
            raise at_start(state, problem) from None
    except BadOptions:
        raise
    except Exception as problem:
        raise RuleFailed.of(problem) from problem
    return Match(game, names, plain, state)


def whole_options(game: Game, names: Sequence[str], options: dict[str, Any]) -> dict[str, Any]:
    """Options as plain data, with all that weren't named: an earlier record may not know some of them."""
    plain: dict[str, Any] = plain_copy(msgspec.to_builtins(game.read_options(names, options)))
    return plain
