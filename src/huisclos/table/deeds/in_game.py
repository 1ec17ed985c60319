"""During the game: choosing, talking, leaving and coming back, taking back by consent."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta
from msgspec.structs import replace

from huisclos.engine.match.match import Match
from huisclos.engine.rules.simultaneous import waits_for_others
from huisclos.engine.talk import statements
from huisclos.table.state.asking import InPlay
from huisclos.table.state.company import Company
from huisclos.table.state.table import Deed, Table
from huisclos.table.values.clocks import LONG_THOUGHTS
from huisclos.table.values.notes import ChatLine, Proposal
from huisclos.table.values.refused import Doer, Refused, SeatNumber
from huisclos.table.values.seats import Seat
from huisclos.table.values.text import chat_line, tidy

MOST_A_MINUTE, MOST_LINES = 20, 300
"""Lines of chat that one may write."""
MOST_WISHES = 300
"""Of one seat, in the life of a table: a bound for all seats together would tell of the others'."""
MOST_CHANGES = 50
"""So often one may change an answer before it is opened."""
MOST_BETWEEN, MOST_SAID = 10, 150
"""Statements that one may make between two actions, and in a game."""
StatementNumber = Annotated[int, Meta(ge=0, lt=statements.MOST_SAID)]
Pick = Annotated[str, Meta(max_length=1000)]
"""Some options may be added to; each says how much."""


def _match(table: Table) -> Match:
    table.must_be("playing")
    if table.asking.match is None:
        raise Refused("table-cant-go-on")
    return table.asking.match


def _mine_or_house(company: Company, doer: Doer, number: int) -> Seat:
    """One's own seat while one plays it oneself; the house plays any."""
    if doer.person is None:
        return company.at(number)
    seat = company.own(doer, number)
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
        asking = table.asking
        picks, mused = _picks(table, doer, self), _took_long(asking, doer, self.seat)
        asking.answer(self.seat, picks, house=_stands_in(asking, doer, self.seat), mused=mused)

    def sealed(self, table: Table) -> Act | Seal:
        """As it is done at a table of today: an answer that waits for others is kept sealed."""
        asking = table.asking
        asked = asking.asked.get(self.seat)
        if asking.match is None or asked is None or asked.number != self.question:
            return self
        picks = [tidy(pick, asked.choice) for pick in self.picks]
        if not waits_for_others(asking.match.state, self.seat, picks):
            return self
        return Seal(self.seat, self.question, picks, hidden=asking.hushed or self.seat in asking.sealed)


class Seal(Deed, tag="seal", frozen=True):
    """An answer that waits for others: nobody sees it before all are in, and until then it can be changed.

    Where one may pass, who has answered is hidden too; and whoever changes an answer tells nobody.
    """

    seat: SeatNumber
    question: int
    picks: Annotated[list[Pick], Meta(max_length=100)]
    hidden: bool

    def is_private(self) -> bool:
        return self.hidden

    def welcome(self, table: Table, doer: Doer) -> None:
        """Nobody fills the log by changing their mind."""
        if table.asking.changes.get(self.seat, 0) >= MOST_CHANGES:
            raise Refused("table-changes", most=MOST_CHANGES)

    def done(self, table: Table, doer: Doer) -> None:
        """With the last of them all are opened; but where one may pass, the house does that."""
        picks = _picks(table, doer, self)
        if not waits_for_others(_match(table).state, self.seat, picks):
            raise Refused("table-stale")
        asking = table.asking
        mused = _took_long(asking, doer, self.seat)
        asking.seal(self.seat, picks, house=_stands_in(asking, doer, self.seat), mused=mused)


def _picks(table: Table, doer: Doer, answer: Act | Seal) -> list[str]:
    """The answer, if it is one to what is asked now, by whoever may give it."""
    _match(table)
    _mine_or_house(table.company, doer, answer.seat)
    asked = table.asking.asked.get(answer.seat)
    if asked is None or asked.number != answer.question:
        raise Refused("table-stale")
    return [tidy(pick, asked.choice) for pick in answer.picks]


def _stands_in(asking: InPlay, doer: Doer, number: int) -> bool:
    """Whether the house answers in somebody's place. A pass for those who are spared is like their own."""
    bot = asking.company.seats[number].bot
    return doer.person is None and (bool(bot) or number in asking.late(doer.at))


def _took_long(asking: InPlay, doer: Doer, number: int) -> bool:
    """Whether somebody has thought for long about what their seat is asked. Bots and clocks don't think."""
    long = LONG_THOUGHTS[asking.company.clock]
    return doer.person is not None and doer.at - asking.asked[number].at >= long


class Quiet(Deed, tag="quiet", frozen=True):
    """Ask not to be asked something any more, in this game; or to be asked again."""

    seat: SeatNumber
    prompt: Annotated[str, Meta(max_length=40)]
    on: bool

    def is_private(self) -> bool:
        return True

    def welcome(self, table: Table, doer: Doer) -> None:
        """What the seat is asked now may be wished, and what is wished may be taken back: nothing else."""
        self._check(table, doer)
        asked, peace = table.asking.asked.get(self.seat), table.asking.peace
        wished = self.prompt in peace.of(self.seat)
        if self.on == wished or not (wished or (asked and asked.choice.prompt == self.prompt)):
            raise Refused("table-stale")
        if self.on and peace.wished.get(self.seat, 0) >= MOST_WISHES:
            raise Refused("table-wishes", most=MOST_WISHES)

    def done(self, table: Table, doer: Doer) -> None:
        """The house passes for them, in its own time; and asks again where the rules fail at passing."""
        self._check(table, doer)
        table.asking.peace.hear(self.seat, self.prompt, ask=not self.on)

    def _check(self, table: Table, doer: Doer) -> None:
        table.must_be("playing")
        if doer.person is not None:
            table.company.own(doer, self.seat)


class Say(Deed, tag="say", frozen=True):
    """Say something in one of the game's fixed forms."""

    seat: SeatNumber
    form: Annotated[str, Meta(max_length=40)]
    args: dict[str, Any]
    instead: StatementNumber | None = None
    """Of an answer: the number of what was asked."""

    def welcome(self, table: Table, doer: Doer) -> None:
        """So much between two actions, and so much in a game."""
        match = table.asking.match
        if match:
            mine = [said for said in match.statements if said.seat == self.seat]
            if sum(said.at == match.state.acts for said in mine) >= MOST_BETWEEN:
                raise Refused("table-said-enough", most=MOST_BETWEEN)
            if len(mine) >= MOST_SAID:
                raise Refused("table-said-all", most=MOST_SAID)

    def done(self, table: Table, doer: Doer) -> None:
        """It goes into the record, and into the lie ledger."""
        match = _match(table)
        _mine_or_house(table.company, doer, self.seat)
        if self.instead is None:
            match.say(self.seat, self.form, **self.args)
        else:
            match.counter(self.seat, self.instead, self.form, **self.args)


class Answer(Deed, tag="answer", frozen=True):
    """Make a deal of what was asked of one's seat, or don't."""

    seat: SeatNumber
    statement: StatementNumber
    """The number of what was said."""
    deal: bool

    def done(self, table: Table, doer: Doer) -> None:
        """It goes into the record, and the lie ledger judges both sides."""
        match = _match(table)
        _mine_or_house(table.company, doer, self.seat)
        match.answer(self.seat, self.statement, "deal" if self.deal else "no")


class Speak(Deed, tag="speak", frozen=True):
    """About to say something: bots wait for it, for a while. It is no news, and isn't kept."""

    seat: SeatNumber
    on: bool
    """Otherwise one thinks better of it."""

    def is_private(self) -> bool:
        return True

    def done(self, table: Table, doer: Doer) -> None:
        """Only who sits at the table is waited for."""
        table.must_be("playing")
        table.company.own(doer, self.seat)


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
        """Who sits at the table writes; everybody reads."""
        table.company.own(doer, self.seat)
        table.chat.append(ChatLine(self.seat, chat_line(self.text), doer.at, table.asking.said))
        table.asking.chatted.add(self.seat)


class Stand(Deed, tag="stand", frozen=True):
    """Leave a seat. During a game a bot plays on, and the owner may come back."""

    seat: SeatNumber

    def done(self, table: Table, doer: Doer) -> None:
        """A host who leaves hands the table to somebody who stays."""
        company = table.company
        seat = company.own(doer, self.seat)
        if table.phase == "playing":
            if seat.bot:
                raise Refused("table-bot-plays")
            seat.bot = company.best_bot
            table.asking.settle()
            return
        if table.phase == "lobby":
            company.seats[self.seat] = Seat()
        else:
            seat.person = None
        if doer.person == company.host and not company.sits(doer.person):
            people = [other.person for other in company.seats if other.person is not None]
            company.host = people[0] if people else company.host


class Skip(Deed, tag="skip", frozen=True):
    """Leave a game under way for good, and see how it ends: bots needn't pause for whoever does so."""

    seat: SeatNumber

    def done(self, table: Table, doer: Doer) -> None:
        """A bot answers where the seat is still asked something; its owner may come back all the same."""
        table.must_be("playing")
        Stand(self.seat).done(table, doer)
        table.company.seats[self.seat].skips = True


class Return(Deed, tag="return", frozen=True):
    """Take one's seat back from the bot."""

    seat: SeatNumber

    def done(self, table: Table, doer: Doer) -> None:
        """The game has gone on; the seat is the same."""
        seat = table.company.own(doer, self.seat)
        seat.bot, seat.skips = "", False


class Abandon(Deed, tag="abandon", frozen=True):
    """The host ends the game under way, without a result."""

    def done(self, table: Table, doer: Doer) -> None:
        """In any state it may be in; what was played of it can be had like a finished game."""
        table.must_be("playing")
        table.company.host_only(doer)
        table.finish()


class GoWithout(Deed, tag="go-without", frozen=True):
    """On without a card that would go on for ever."""

    card: Annotated[str, Meta(max_length=120)]

    def welcome(self, table: Table, doer: Doer) -> None:
        """Only where an answer to what is asked now was refused because of it."""
        if self.card not in {*_match(table).endless, table.asking.stuck_by} - {""}:
            raise Refused("table-not-endless")

    def done(self, table: Table, doer: Doer) -> None:
        """For the rest of this game, and so that everybody sees it: by the host, or by whoever is asked and
        has met it."""
        if all(table.company.seats[number].person != doer.person for number in table.asking.asked):
            table.company.host_only(doer)
        _match(table).set_aside(self.card)


class AskBack(Deed, tag="ask-back", frozen=True):
    """Ask to take back one's last choice, and what came after it."""

    seat: SeatNumber

    def done(self, table: Table, doer: Doer) -> None:
        """At once if only bots are concerned; otherwise everybody else who plays has to agree.

        A pass that the house made is a choice like any other: all see how much is to be taken back.
        """
        match = _match(table)
        table.company.own(doer, self.seat)
        mine = [n for n, action in enumerate(match.actions) if action.seat == self.seat]
        actions = len(match.actions) - (mine[-1] if mine else len(match.actions))
        match.check_take_back(actions)
        table.asking.proposal = Proposal(self.seat, actions, doer.at)
        table.asking.settle()


class Consent(Deed, tag="consent", frozen=True):
    """Answer somebody who asks to take back. The house refuses when time is up."""

    seat: SeatNumber
    agree: bool

    def done(self, table: Table, doer: Doer) -> None:
        asking = table.asking
        if doer.person is not None:
            table.company.own(doer, self.seat)
        if asking.proposal is None or table.phase != "playing":
            raise Refused("table-no-proposal")
        if not self.agree:
            asking.proposal = None
            return
        agreed = {*asking.proposal.agreed, self.seat}
        asking.proposal = replace(asking.proposal, agreed=tuple(sorted(agreed)))
        asking.settle()
