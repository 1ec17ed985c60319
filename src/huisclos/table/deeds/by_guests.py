"""Those without a seat: they ask for a bot's in a game under way, and write if the host lets them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.table.state.table import Deed, Table
from huisclos.table.values.notes import ChatLine, SeatRequest
from huisclos.table.values.refused import Doer, Refused, SeatNumber
from huisclos.table.values.text import chat_line, fit_name

MOST_WAITING = 5
"""So many may wait for the host's answer."""
MOST_ASKS, MOST_ASKED = 3, 30
"""So often may one person ask in a game, and all of them together."""
REMARKS_A_MINUTE, MOST_REMARKS = 6, 60
"""Lines that one may write without a seat: in a minute, and in a game."""
ALL_A_MINUTE, MOST_OF_ALL = 30, 300
"""Lines that all of them together may write: in a minute, and in a game."""
Name = Annotated[str, Meta(max_length=100)]


class Ask(Deed, tag="ask-seat", frozen=True):
    """Ask the host for the seat of a bot, in a game under way."""

    seat: SeatNumber
    name: Name

    def welcome(self, table: Table, doer: Doer) -> None:
        """So many wait, and so many may ask: the host has a game to play."""
        company = table.company
        others = [request for request in company.requests if request.person != doer.person]
        asks = company.asks.get(doer.person, 0)
        if len(others) >= MOST_WAITING or asks >= MOST_ASKS or sum(company.asks.values()) >= MOST_ASKED:
            raise Refused("table-asks-many")

    def done(self, table: Table, doer: Doer) -> None:
        """Whoever asks again asks for something else. Nobody gets a second hand of cards."""
        table.must_be("playing")
        assert doer.person is not None
        company = table.company
        if company.sits(doer.person):
            raise Refused("table-has-seat")
        if not company.at(self.seat).only_bot:
            raise Refused("table-seat-taken")
        others = [request for request in company.requests if request.person != doer.person]
        taken = [seat.name for n, seat in enumerate(company.seats) if n != self.seat]
        name = fit_name(self.name, [*taken, *(request.name for request in others)])
        company.requests = [*others, SeatRequest(table.number + 1, doer.person, self.seat, name)]
        company.asks[doer.person] = company.asks.get(doer.person, 0) + 1


class Admit(Deed, tag="admit", frozen=True):
    """The host answers somebody who asks for a seat; whoever asked may think better of it."""

    request: int
    """Its number."""
    agree: bool

    def done(self, table: Table, doer: Doer) -> None:
        """The bot gets up. From then on they see what that seat sees, and everybody is told so."""
        table.must_be("playing")
        company = table.company
        found = [request for request in company.requests if request.number == self.request]
        if not (found and found[0].person == doer.person and not self.agree):
            company.host_only(doer)
        if not found:
            raise Refused("table-no-request")
        if self.agree:
            self._seat(table, found[0], doer.at)
        company.requests = [request for request in company.requests if request is not found[0]]

    def _seat(self, table: Table, request: SeatRequest, at: float) -> None:
        company, asking = table.company, table.asking
        seat = company.at(request.seat)
        if not seat.only_bot:
            raise Refused("table-seat-taken")
        was = seat.name
        seat.name, seat.person, seat.bot = request.name, request.person, ""
        if asking.match:
            asking.match.rename(request.seat, request.name)
        company.requests = [one for one in company.requests if one.seat != request.seat or one is request]
        table.chat.append(ChatLine(request.seat, was, at, asking.said, note="took-seat"))


class Gallery(Deed, tag="gallery", frozen=True):
    """The host lets those without a seat write, or no longer."""

    open: bool

    def done(self, table: Table, doer: Doer) -> None:
        table.company.host_only(doer)
        table.company.gallery = self.open


class Remark(Deed, tag="remark", frozen=True):
    """Somebody without a seat writes something to the table."""

    name: Name
    text: str

    def welcome(self, table: Table, doer: Doer) -> None:
        """So many lines a minute and so many in a game: of each, and of all."""
        mine = [at for person, at in table.company.remarks if person == doer.person]
        every = [at for _, at in table.company.remarks]
        for lines, minute in ((mine, REMARKS_A_MINUTE), (every, ALL_A_MINUTE)):
            if sum(doer.at - at < 60 for at in lines) >= minute:
                raise Refused("table-chat-fast", most=minute)
        for lines, most in ((mine, MOST_REMARKS), (every, MOST_OF_ALL)):
            if len(lines) >= most:
                raise Refused("table-chat-full", most=most)

    def done(self, table: Table, doer: Doer) -> None:
        """Under a name that nobody has who sits here."""
        company = table.company
        if not company.gallery:
            raise Refused("table-gallery-closed")
        if company.sits(doer.person):
            raise Refused("table-has-seat")
        name = fit_name(self.name, [seat.name for seat in company.seats])
        text = chat_line(self.text)
        company.remarks.append((doer.person, doer.at))
        table.chat.append(ChatLine(-1, text, doer.at, table.asking.said, name))
