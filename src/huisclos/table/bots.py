"""The house plays: for bots, and for people whose time is up."""

from __future__ import annotations

import random
from collections.abc import Iterator

from msgspec import Struct

from huisclos.bots import Chance
from huisclos.table.notes import Asked
from huisclos.table.play import Act, Say
from huisclos.table.table import Table
from huisclos.table.thinking import Thinking, Thought

TRIES = 6
"""So many answers are tried where the rules fail at the one a bot has chosen."""

_luck = random.SystemRandom()


class Call(Struct, frozen=True):
    """A question that the house answers for a seat."""

    seat: int
    asked: Asked
    thinking: Thinking
    late: bool
    """For somebody whose time is up; otherwise a bot sits there."""

    def stands(self, table: Table, now: float) -> bool:
        """The question is the same, and still the house's to answer."""
        seats = table.late(now) if self.late else table.bots_asked()
        return self.seat in seats and table.asked[self.seat].number == self.asked.number

    def says(self, thought: Thought | None) -> list[Say]:
        """What the bot says first. It doesn't speak for people."""
        speeches = thought.speeches if thought and not self.late else []
        return [Say(self.seat, speech.form, speech.args) for speech in speeches]

    def answers(self, thought: Thought | None) -> Iterator[Act]:
        """The bot's answer, if it has one, then others by chance."""
        tried = [thought.picks] if thought else []
        for picks in tried:
            yield Act(self.seat, self.asked.number, picks)
        for _ in range(TRIES):
            picks = Chance(_luck).pick(self.thinking.view, self.asked.choice)
            if picks not in tried:
                tried.append(picks)
                yield Act(self.seat, self.asked.number, picks)


def calls(table: Table) -> list[Call]:
    return [_call(table, seat, table.seats[seat].bot, late=False) for seat in table.bots_asked()]


def late_calls(table: Table, now: float) -> list[Call]:
    """The questions to people whose time is up."""
    return [_call(table, seat, table.best_bot, late=True) for seat in table.late(now)]


def _call(table: Table, seat: int, bot: str, *, late: bool) -> Call:
    match, asked = table.match, table.asked[seat]
    assert match is not None
    thinking = Thinking(
        table.game.meta.name, bot, match.options, match.view(seat), asked.choice, _luck.getrandbits(64)
    )
    return Call(seat, asked, thinking, late)
