"""What a table notes down: questions, lines of chat, what somebody asks for, how much there was when."""

from __future__ import annotations

from msgspec import Struct

from huisclos.engine.rules.choice import Choice
from huisclos.engine.rules.step import Step


class Moment(Struct, frozen=True):
    """What everybody knows of the moment at which somebody is asked: what is under way, what has happened."""

    step: Step | None
    events: int


class Asked(Struct, frozen=True):
    """A question to a seat: when it came, and the number of the deed that led to it.

    The number is for that seat alone, and another one when its options are others. The time is for everybody
    to see, so it is another one only for reasons that everybody knows.
    """

    number: int
    at: float
    choice: Choice
    moment: Moment
    answered: bool = False
    """The seat has answered it, and will be asked anew all the same."""

    def again(self, number: int, at: float, choice: Choice, moment: Moment) -> Asked:
        """The seat is asked this next."""
        known = moment == self.moment and _seen_by_all(choice) == _seen_by_all(self.choice)
        same = choice == self.choice and not self.answered
        return Asked(self.number if same else number, self.at if known else at, choice, moment)


def _seen_by_all(choice: Choice) -> tuple[str, str, tuple[str, ...], bool]:
    return choice.prompt, choice.rule, choice.about, choice.waits


class ChatLine(Struct, frozen=True):
    """Something written beside the game; `after` so many statements."""

    seat: int
    """-1 for somebody without one."""
    text: str
    at: float
    after: int
    name: str = ""
    """Who wrote it, if they have no seat."""
    note: str = ""
    """Something that happened at the table: the key of a text in which `text` is a name."""


class SeatRequest(Struct, frozen=True):
    """Somebody without a seat asks for a bot's."""

    number: int
    person: int
    seat: int
    name: str


class Proposal(Struct, frozen=True):
    """Somebody asks the others to take back so many actions."""

    seat: int
    actions: int
    at: float
    agreed: tuple[int, ...] = ()


class Extent(Struct, frozen=True):
    """How much there was of everything after a deed: what a reader who left then hasn't seen begins there."""

    events: int
    chat: int


class Unseen(Struct, frozen=True):
    """What a reader needs telling."""

    events: int
    """The events from here on."""
    fresh: int
    """The events from here on have happened since: what the others changed is on their board already."""
    chat: int
    known: int = 0
    """So many events the reader has; those from `events` on are no more."""
