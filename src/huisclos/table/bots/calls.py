"""The house plays: for bots, and for people whose time is up."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from typing import Any

from msgspec import Struct

from huisclos.bots import Chance
from huisclos.engine.game.bot import Speech
from huisclos.engine.rules.choice import Choice
from huisclos.table.bots.thinking import Thinking, Thought
from huisclos.table.deeds.in_game import Act, Answer, Say
from huisclos.table.state.table import Table
from huisclos.table.values.notes import Asked

TRIES = 6
"""So many answers are tried where the rules fail at the one a bot has chosen."""
DRAWS = 10 * TRIES
"""So often chance draws them: where there are few, it draws most of them twice."""

_luck = random.SystemRandom()


class Call(Struct, frozen=True):
    """A question that the house answers for a seat."""

    seat: int
    thinking: Thinking
    asked: Asked
    late: bool
    """For somebody whose time is up; otherwise a bot sits there."""

    def stands(self, table: Table, now: float) -> bool:
        """The question is the same, and still the house's to answer."""
        asking = table.asking
        seats = asking.late(now) if self.late else asking.bots_asked()
        return self.seat in seats and asking.asked[self.seat].number == self.asked.number

    def says(self, thought: Thought | None) -> list[Say]:
        """What the bot says first. It doesn't speak for people whose time is up."""
        speeches = thought.speeches if thought and not self.late else []
        return [Say(self.seat, speech.form, speech.args) for speech in speeches]

    def answers(self, thought: Thought | None) -> Iterator[Act]:
        """The bot's answer, if it has one, then others by chance."""
        tried = [thought.picks] if thought else []
        for picks in tried:
            yield Act(self.seat, self.asked.number, picks)
        for _ in range(DRAWS):
            picks = Chance(_luck).pick(self.thinking.view, self.asked.choice)
            if picks not in tried and len(tried) <= TRIES:
                tried.append(picks)
                yield Act(self.seat, self.asked.number, picks)


class SpokenTo(Struct, frozen=True):
    """Something said to a bot, that wants an answer."""

    seat: int
    thinking: Thinking
    number: int
    """Of the statement."""

    def stands(self, table: Table) -> bool:
        """It is still the bot's to answer."""
        return (self.seat, self.number) in to_bots(table)

    def reply(self, thought: Thought | None) -> Answer | Say | None:
        """What the bot says to it, if anything."""
        reply = thought.reply if thought else None
        if isinstance(reply, Speech):
            return Say(self.seat, reply.form, reply.args, self.number)
        return Answer(self.seat, self.number, reply == "deal") if reply else None


def to_bots(table: Table) -> list[tuple[int, int]]:
    """What waits for an answer of a bot: its seat, and the number of the statement."""
    asking = table.asking
    match = asking.match
    if match is None or table.phase != "playing" or asking.proposal or asking.trouble:
        return []
    seats = [number for number, seat in enumerate(table.company.seats) if seat.bot]
    return [(seat, number) for seat in seats for number in match.unanswered(seat)]


def unheard(table: Table, heard: Collection[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same, but for what they have thought about already: in which game, the number of the statement."""
    game = len(table.records)
    return [(seat, number) for seat, number in to_bots(table) if (game, number) not in heard]


def spoken_to_bots(table: Table, heard: Collection[tuple[int, int]]) -> list[SpokenTo]:
    """What bots are to answer now."""
    return [
        SpokenTo(seat, thinking_of(table, seat, table.company.seats[seat].bot, statement=number), number)
        for seat, number in unheard(table, heard)
    ]


def calls(table: Table, spoke: Collection[tuple[int, int]] = ()) -> list[Call]:
    """The questions to bots; of those in `spoke`, by seat and number, they have had their say."""
    seats, asking = table.company.seats, table.asking
    return [
        _call(table, seat, seats[seat].bot, spoke=(seat, asking.asked[seat].number) in spoke)
        for seat in asking.bots_asked()
    ]


def late_calls(table: Table, now: float) -> list[Call]:
    """The questions to people whose time is up."""
    return [_call(table, seat, table.company.best_bot, late=True) for seat in table.asking.late(now)]


def _call(table: Table, seat: int, bot: str, *, late: bool = False, spoke: bool = False) -> Call:
    asked = table.asking.asked[seat]
    thinking = thinking_of(table, seat, bot, asked.choice, speaks=not late and not spoke)
    return Call(seat, thinking, asked, late)


def thinking_of(table: Table, seat: int, bot: str, choice: Choice | None = None, **more: Any) -> Thinking:
    """What a bot would think about in place of a seat."""
    match = table.asking.match
    assert match is not None
    name, luck = table.company.game.meta.name, _luck.getrandbits(64)
    return Thinking(name, bot, match.options, match.view(seat), choice, luck, **more)
