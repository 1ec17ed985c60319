"""What the log gets when rules or bots fail: enough to see it again, and nobody's name, code or words."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from huisclos.engine.base.dice import commitment
from huisclos.engine.base.errors import EndlessRules, RuleFailed
from huisclos.engine.match.match import Match
from huisclos.engine.match.public import moments
from huisclos.engine.match.record import FORMAT, Action, Record
from huisclos.table.state.table import Table

MOST_ENTRIES = 20
"""About one table, as long as it is in memory."""

_log = logging.getLogger(__name__)


class Failures:
    """What the log has heard of a table: each trouble once, however often it is met."""

    def __init__(self) -> None:
        self._noted: set[bytes] = set()

    def rule(self, table: Table, problem: RuleFailed) -> None:
        """The rules have failed at an answer, or at the beginning.

        That those of somebody's pack never end is no mistake of the game's, and to see it again takes long.
        """
        if isinstance(problem, EndlessRules) and table.company.files:
            if self._is_new("endless"):
                _log.warning("the rules of a pack never end", extra=_game(table))
        elif self._is_new("rule", problem.after, problem.actions):
            _log.error("a rule failed", exc_info=problem, extra=repeatable(table, problem))

    def bot(self, table: Table, bot: str, problem: Exception) -> None:
        """A bot has failed, or took too long."""
        if self._is_new("bot", bot, type(problem).__name__):
            _log.error("a bot failed", exc_info=problem, extra={**_game(table), "bot": bot})

    def showing(self, table: Table, problem: Exception) -> None:
        """The game has failed at saying what somebody sees."""
        if self._is_new("showing", type(problem).__name__):
            _log.error("a table can't be shown", exc_info=problem, extra=_game(table))

    def _is_new(self, *what: Any) -> bool:
        key = msgspec.json.encode(what)
        if key in self._noted or len(self._noted) >= MOST_ENTRIES:
            return False
        self._noted.add(key)
        return True


def _game(table: Table) -> dict[str, Any]:
    meta = table.company.game.meta
    return {"game": meta.name, "version": meta.version}


def repeatable(table: Table, problem: RuleFailed) -> dict[str, Any]:
    """A `record` to replay, and the `action` that fails after it; none if the game can't even begin."""
    match = table.asking.match
    record = match.record() if match else _beginning(table)
    failing = [Action(*action) for action in problem.actions]
    action = None
    if match:
        played = [*match.actions[: problem.after], *failing] if failing else match.actions
        record |= {"actions": msgspec.to_builtins(played[:-1] if failing else played)}
        wordless = [_wordless(*step) for step in zip(moments(record), played, strict=False)]
        action = wordless.pop() if failing else None
        record |= {"actions": msgspec.to_builtins(wordless), "result": None}
    numbers = [str(number) for number in range(1, len(table.company.seats) + 1)]
    record |= {"seats": numbers, "talk": []}
    if record["start"]:
        record["start"] = {**record["start"], "names": numbers}
    return {"record": record, "action": msgspec.to_builtins(action)}


def _beginning(table: Table) -> dict[str, Any]:
    meta, options, seed = table.company.game.meta, table.company.all_options, table.seed
    record = Record(FORMAT, meta.name, meta.version, [], options, seed, commitment(seed), [])
    plain: dict[str, Any] = msgspec.to_builtins(record)
    return plain


def _wordless(match: Match, action: Action) -> Action:
    """An action before it is done. Of what somebody wrote themselves the log gets the length."""
    choice = match.choices()[action.seat]
    picks = list(action.picks)
    for place, pick in enumerate(picks):
        for option in choice.options:
            text = option.added(pick)
            if text is not None:
                picks[place] = f"{option.id}:{'…' * len(text)}"
    return Action(action.seat, picks)
