"""What everybody sees of answers that are in, and for whom the house passes: both tell nothing of a hand."""

from __future__ import annotations

from collections.abc import Collection

from huisclos.engine.rules.simultaneous import awaited, nothing_to_choose
from huisclos.table.state.asking import InPlay


def seen_to_answer(asking: InPlay) -> list[int]:
    """The seats of which everybody sees that their answers are in, though not what they are."""
    return [] if asking.hushed else list(asking.sealed)


def all_in(asking: InPlay, passing: Collection[int]) -> bool:
    """Nobody has to think any more about what can be passed, if these seats pass."""
    if asking.match is None or asking.proposal or asking.trouble or not asking.hushed:
        return False
    return {*asking.sealed, *passing} >= set(awaited(asking.match.state))


def spared(asking: InPlay) -> list[int]:
    """The seats for which the house passes: they have nothing to choose, or don't want to be asked.

    Where several people share a device all of them are asked: they would see who isn't.
    """
    match = asking.match
    if match is None or asking.proposal or asking.trouble or not asking.hushed:
        return []
    people = [seat.person for seat in asking.company.seats if not seat.bot]
    return [
        number
        for number, asked in asking.asked.items()
        if (seat := asking.company.seats[number]).played_by_person
        and number not in asking.sealed
        and (
            asking.peace.wants(number, asked.choice)
            or (people.count(seat.person) == 1 and nothing_to_choose(match.state, number))
        )
    ]
