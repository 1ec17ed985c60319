"""During the game: choosing, talking, leaving and coming back, taking back by consent."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from msgspec import Meta
from msgspec.structs import replace

from huisclos.engine.match import Match
from huisclos.table.deed import Deed, Doer, Refused, SeatNumber
from huisclos.table.notes import ChatLine, Proposal
from huisclos.table.seats import Seat
from huisclos.table.table import Table
from huisclos.table.text import one_line, tidy

LONGEST_CHAT = 400
MOST_A_MINUTE, MOST_LINES = 20, 300
"""Lines of chat that one may write."""
MOST_WISHES = 300
"""Of one seat, in the life of a table: a bound for all seats together would tell of the others'."""
MOST_BETWEEN, MOST_SAID = 10, 150
"""Statements that one may make between two actions, and in a game."""
Pick = Annotated[str, Meta(max_length=1000)]
"""Some options may be added to; each says how much."""


def _match(table: Table) -> Match:
    table.must_be("playing")
    if table.match is None:
        raise Refused("table-cant-go-on")
    return table.match


def _mine_or_house(table: Table, doer: Doer, number: int) -> Seat:
    """One's own seat while one plays it oneself; the house plays any."""
    if doer.person is None:
        return table.at(number)
    seat = table.own(doer, number)
    if seat.bot:
        raise Refused("table-bot-plays")
    return seat


class Act(Deed, tag="act", frozen=True):
    """Answer a question with the ids of the options picked."""

    seat: SeatNumber
    question: int
    """The number of the question: an answer to an earlier one is refused."""
    picks: Annotated[list[Pick], Meta(max_length=100)]

    def done(self, table: Table, doer: Doer) -> None:
        """The offered options are the legal moves."""
        _match(table)
        _mine_or_house(table, doer, self.seat)
        asked = table.asked.get(self.seat)
        if asked is None or asked.number != self.question:
            raise Refused("table-stale")
        table.answer(self.seat, [tidy(pick, asked.choice) for pick in self.picks])


class Quiet(Deed, tag="quiet", frozen=True):
    """Ask not to be asked something any more, in this game; or to be asked again."""

    private: ClassVar[bool] = True
    seat: SeatNumber
    prompt: Annotated[str, Meta(max_length=40)]
    on: bool

    def welcome(self, table: Table, doer: Doer) -> None:
        """What the seat is asked now may be wished, and what is wished may be taken back: nothing else."""
        self._check(table, doer)
        asked, wished = table.asked.get(self.seat), self.prompt in table.peace.of(self.seat)
        if self.on == wished or not (wished or (asked and asked.choice.prompt == self.prompt)):
            raise Refused("table-stale")
        if self.on and table.peace.wished.get(self.seat, 0) >= MOST_WISHES:
            raise Refused("table-wishes", most=MOST_WISHES)

    def done(self, table: Table, doer: Doer) -> None:
        """The house passes for them, in its own time; and asks again where the rules fail at passing."""
        self._check(table, doer)
        table.peace.hear(self.seat, self.prompt, ask=not self.on)

    def _check(self, table: Table, doer: Doer) -> None:
        table.must_be("playing")
        if doer.person is not None:
            table.own(doer, self.seat)


class Say(Deed, tag="say", frozen=True):
    """Say something in one of the game's fixed forms."""

    seat: SeatNumber
    form: Annotated[str, Meta(max_length=40)]
    args: dict[str, Any]

    def welcome(self, table: Table, doer: Doer) -> None:
        """So much between two actions, and so much in a game."""
        if table.match:
            mine = [said for said in table.match.statements if said.seat == self.seat]
            if sum(said.at == table.match.state.acts for said in mine) >= MOST_BETWEEN:
                raise Refused("table-said-enough", most=MOST_BETWEEN)
            if len(mine) >= MOST_SAID:
                raise Refused("table-said-all", most=MOST_SAID)

    def done(self, table: Table, doer: Doer) -> None:
        """It goes into the record, and into the lie ledger."""
        match = _match(table)
        _mine_or_house(table, doer, self.seat)
        match.say(self.seat, self.form, **self.args)


class Chat(Deed, tag="chat", frozen=True):
    """Write something to the table."""

    seat: SeatNumber
    text: str

    def welcome(self, table: Table, doer: Doer) -> None:
        """So many lines a minute, and so many in a game."""
        mine = [line for line in table.chat if line.seat == self.seat]
        if sum(doer.at - line.at < 60 for line in mine) >= MOST_A_MINUTE:
            raise Refused("table-chat-fast", most=MOST_A_MINUTE)
        if len(mine) >= MOST_LINES:
            raise Refused("table-chat-full", most=MOST_LINES)

    def done(self, table: Table, doer: Doer) -> None:
        """Only who sits at the table writes; everybody reads."""
        table.own(doer, self.seat)
        text = one_line(self.text)
        if not text:
            raise Refused("table-chat")
        if len(text) > LONGEST_CHAT:
            raise Refused("table-chat-long", most=LONGEST_CHAT)
        after = len(table.match.statements) if table.match else 0
        table.chat.append(ChatLine(self.seat, text, doer.at, after))


class Stand(Deed, tag="stand", frozen=True):
    """Leave a seat. During a game a bot plays on, and the owner may come back."""

    seat: SeatNumber

    def done(self, table: Table, doer: Doer) -> None:
        """A host who leaves hands the table to somebody who stays."""
        seat = table.own(doer, self.seat)
        if table.phase == "playing":
            if seat.bot:
                raise Refused("table-bot-plays")
            seat.bot = table.best_bot
            table.settle()
            return
        if table.phase == "lobby":
            table.seats[self.seat] = Seat()
        else:
            seat.person = None
        if doer.person == table.host and not table.sits(doer.person):
            people = [other.person for other in table.seats if other.person is not None]
            table.host = people[0] if people else table.host


class Return(Deed, tag="return", frozen=True):
    """Take one's seat back from the bot."""

    seat: SeatNumber

    def done(self, table: Table, doer: Doer) -> None:
        """The game has gone on; the seat is the same."""
        table.own(doer, self.seat).bot = ""


class Abandon(Deed, tag="abandon", frozen=True):
    """The host ends the game under way, without a result."""

    def done(self, table: Table, doer: Doer) -> None:
        """In any state it may be in; what was played of it can be had like a finished game."""
        table.must_be("playing")
        table.host_only(doer)
        table.finish()


class AskBack(Deed, tag="ask-back", frozen=True):
    """Ask to take back one's last choice, and what came after it."""

    seat: SeatNumber

    def done(self, table: Table, doer: Doer) -> None:
        """At once if only bots are concerned; otherwise everybody else who plays has to agree.

        A pass that the house made is a choice like any other: all see how much is to be taken back.
        """
        match = _match(table)
        table.own(doer, self.seat)
        mine = [n for n, action in enumerate(match.actions) if action.seat == self.seat]
        actions = len(match.actions) - (mine[-1] if mine else len(match.actions))
        match.check_take_back(actions)
        table.proposal = Proposal(self.seat, actions, doer.at)
        table.settle()


class Consent(Deed, tag="consent", frozen=True):
    """Answer somebody who asks to take back. The house refuses when time is up."""

    seat: SeatNumber
    agree: bool

    def done(self, table: Table, doer: Doer) -> None:
        if doer.person is not None:
            table.own(doer, self.seat)
        if table.proposal is None or table.phase != "playing":
            raise Refused("table-no-proposal")
        if not self.agree:
            table.proposal = None
            return
        agreed = {*table.proposal.agreed, self.seat}
        table.proposal = replace(table.proposal, agreed=tuple(sorted(agreed)))
        table.settle()
