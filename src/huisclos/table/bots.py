"""The house plays: for bots, and for people whose time is up."""

from __future__ import annotations

import random
from collections.abc import Iterator

from huisclos.bots import hire
from huisclos.table.play import Act, Consent, Say
from huisclos.table.table import Table

_luck = random.SystemRandom()


def bot_deeds(table: Table, seat: int, bot: str) -> Iterator[Say | Act]:
    """What a bot says and picks for a seat. It gets what the seat sees, and nothing else.

    Each deed is to be done before the next is asked for.
    """
    asked, match = table.asked.get(seat), table.match
    if asked is None or match is None:
        return
    player = hire(match, bot, _luck)
    for speech in player.speak(match.view(seat), asked.choice):
        yield Say(seat, speech.form, speech.args)
    yield Act(seat, asked.number, player.pick(match.view(seat), asked.choice))


def due_deeds(table: Table, now: float) -> Iterator[Say | Act | Consent]:
    """What the house does because time is up."""
    if table.proposal:
        if table.due is not None and table.due <= now:
            yield Consent(table.proposal.seat, agree=False)
        return
    late = [seat for seat in table.asked if (table.deadline(seat) or now + 1) <= now]
    for seat in late:
        if seat in table.asked and (table.deadline(seat) or now + 1) <= now:
            yield from (deed for deed in bot_deeds(table, seat, table.best_bot) if isinstance(deed, Act))
