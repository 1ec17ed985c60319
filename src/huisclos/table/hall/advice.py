"""Advice: what the best bot of a game would do in somebody's place, and why. Nobody else hears of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec import Struct

from huisclos.engine.rules.choice import Hint
from huisclos.table.bots.calls import thinking_of
from huisclos.table.bots.thinking import Thinking, Thought
from huisclos.table.running.tables import Tables
from huisclos.table.values.refused import Doer, Refused


class Advice(Struct, frozen=True):
    """What it would pick of which question, and a reason, if it has one to give."""

    question: int
    picks: list[str]
    why: Hint | None


Adviser = Callable[[Thinking], Awaitable[Thought]]
"""Where such a bot thinks; Refused if there is no room for it."""


async def advise(tables: Tables, code: str, person: int | None, seat: int, adviser: Adviser) -> Advice:
    """For whoever sits there and is asked something: the bot sees what they see, and nothing else."""
    async with tables.hold(code) as running:
        table = running.table
        table.must_be("playing")
        if not table.company.game.meta.advice:
            raise Refused("table-no-advice")
        table.company.own(Doer(person, tables.house.now()), seat)
        asked = table.asking.asked.get(seat)
        if asked is None:
            raise Refused("table-stale")
        thinking = thinking_of(table, seat, table.company.best_bot, asked.choice, speaks=False, advises=True)
    try:
        thought = await adviser(thinking)
    except Refused:
        raise
    except Exception as problem:
        running.failures.bot(running.table, thinking.bot, problem)
        raise Refused("table-no-idea") from None
    return Advice(asked.number, thought.picks, thought.why)
