"""Seats and the people on them."""

from __future__ import annotations

from msgspec import Struct

COLOURS = 6


class Seat(Struct):
    """A chair at the table. Somebody's, a bot's, or both: then the bot plays while its owner is away."""

    name: str = ""
    colour: int = -1
    person: int | None = None
    bot: str = ""
    ready: bool = False
    skips: bool = False
    """Its owner has left for good, and only wants to see how it ends."""
    luck: str = ""
    """What this seat throws into the seed, so that the server alone can't choose the dice."""

    @property
    def taken(self) -> bool:
        """Somebody, or a bot, sits here."""
        return self.person is not None or bool(self.bot)

    @property
    def played_by_person(self) -> bool:
        """Its owner decides, not a bot."""
        return self.person is not None and not self.bot

    @property
    def only_bot(self) -> bool:
        """It is nobody's but a bot's."""
        return self.person is None and bool(self.bot)


def free_colour(seats: list[Seat]) -> int:
    """The first colour that nobody has."""
    used = {seat.colour for seat in seats if seat.taken}
    return next(colour for colour in range(COLOURS) if colour not in used)
