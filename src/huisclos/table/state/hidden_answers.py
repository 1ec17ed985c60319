"""What everybody sees of answers that are in, and for whom the house passes: both tell nothing of a hand."""

from __future__ import annotations

from collections.abc import Collection

from huisclos.engine.rules.simultaneous import awaited, nothing_to_choose
from huisclos.table.state.table import Table


def seen_to_answer(table: Table) -> list[int]:
    """The seats of which everybody sees that their answers are in, though not what they are."""
    return [] if table.hushed else list(table.sealed)


def all_in(table: Table, passing: Collection[int]) -> bool:
    """Nobody has to think any more about what can be passed, if these seats pass."""
    if table.match is None or table.proposal or table.trouble or not table.hushed:
        return False
    return {*table.sealed, *passing} >= set(awaited(table.match.state))


def spared(table: Table) -> list[int]:
    """The seats for which the house passes: they have nothing to choose, or don't want to be asked.

    Where several people share a device all of them are asked: they would see who isn't.
    """
    match = table.match
    if match is None or table.proposal or table.trouble or not table.hushed:
        return []
    people = [seat.person for seat in table.seats if not seat.bot]
    return [
        number
        for number, asked in table.asked.items()
        if (seat := table.seats[number]).played_by_person
        and number not in table.sealed
        and (
            table.peace.wants(number, asked.choice)
            or (people.count(seat.person) == 1 and nothing_to_choose(match.state, number))
        )
    ]
