"""The game in play at a table: what is asked, who has answered, and until when that takes."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.engine.base.errors import RuleFailed
from huisclos.engine.match.match import Match
from huisclos.engine.match.record import Sign
from huisclos.engine.rules.choice import PASS
from huisclos.engine.rules.simultaneous import awaited, hushed
from huisclos.table.state.company import Company
from huisclos.table.values.clocks import SECONDS
from huisclos.table.values.not_asked import NotAsked
from huisclos.table.values.notes import Asked, Moment, Proposal
from huisclos.table.values.unplayed import Saying, Unplayed


class InPlay:
    """Of one table."""

    def __init__(self, company: Company) -> None:
        self.company = company
        """Whoever plays it."""
        self.match: Match | None = None
        self.unplayed: Unplayed | None = None
        """In place of a match, where the rules can't play it."""
        self.stuck: Saying = {}
        self.stuck_by = ""
        """Why the house has given up, until somebody does something."""
        self.asked: dict[int, Asked] = {}
        self.sealed: dict[int, list[str]] = {}
        """Answers to what is asked now that nobody sees before all are in."""
        self.changes: dict[int, int] = {}
        """How often each of these answers was changed."""
        self.stood_in: set[int] = set()
        """The seats for which the house has answered."""
        self.mused: set[int] = set()
        """The seats that took long to answer."""
        self.chatted: set[int] = set()
        """The seats that have written something since they last answered."""
        self.peace = NotAsked()
        self.proposal: Proposal | None = None

    # -- questions -----------------------------------------------------------------------------------

    def begin(self, match: Match) -> None:
        """A game, in which nobody has asked for quiet or written anything yet."""
        self.match = match
        self.peace, self.chatted = self.peace.next_game(), set()

    def put_away(self) -> None:
        """There is no game any more."""
        self.match, self.unplayed, self.proposal = None, None, None
        self._unseal()

    def ask(self, number: int, at: float) -> None:
        """After that deed; whoever is asked something already goes on from there."""
        before, self.asked = self.asked, {}
        if self.match is None:
            return
        moment = Moment(self.match.state.step, len(self.match.state.log or ()))
        for seat, choice in self.match.choices().items():
            question = number, at, choice, moment
            self.asked[seat] = before[seat].again(*question) if seat in before else Asked(*question)

    # -- answers -------------------------------------------------------------------------------------

    def answer(self, seat: int, picks: list[str], *, house: bool, mused: bool) -> None:
        """A seat has answered, or the house in its place, and something follows from it at once.

        Whoever has passed is asked anew, as if they hadn't; all else that is sealed counts.
        """
        others = [one for one in sorted(self.sealed.items()) if one[0] != seat and one[1] != [PASS.id]]
        long = _with(self.mused, seat, among=mused)
        self._open([*others, (seat, picks)], _with(self.stood_in, seat, among=house), long)

    def seal(self, seat: int, picks: list[str], *, house: bool, mused: bool) -> None:
        """A seat has answered, and what it did is kept until all have."""
        assert self.match is not None
        sealed = {**self.sealed, seat: picks}
        stood_in, long = _with(self.stood_in, seat, among=house), _with(self.mused, seat, among=mused)
        if not self.hushed and sealed.keys() >= set(awaited(self.match.state)):
            others = [one for one in sorted(sealed.items()) if one[0] != seat]
            self._open([*others, (seat, picks)], stood_in, long)
            return
        if seat in self.sealed:
            self.changes[seat] = self.changes.get(seat, 0) + 1
        elif not self.hushed:
            self.proposal = None
        self.sealed, self.stood_in, self.mused = sealed, stood_in, long

    def close(self, passing: list[int]) -> None:
        """All are in, and these pass."""
        passes = {seat: [PASS.id] for seat in passing}
        self._open(sorted({**passes, **self.sealed}.items()), self.stood_in, self.mused)

    def _open(self, answers: list[tuple[int, list[str]]], house: set[int], mused: set[int]) -> None:
        """All of them or none; who asked to take something back has asked for nothing."""
        assert self.match is not None
        before = len(self.match.actions)
        signs = {seat: self._signs(seat, seat in mused) for seat, _ in answers}
        try:
            self.match.act_together(answers, house=house, signs=signs)
        except RuleFailed as problem:
            problem.actions, problem.after = answers, before
            raise
        for seat in self.sealed:
            self.asked[seat] = replace(self.asked[seat], answered=True)
        for seat, _ in answers:
            self.asked.pop(seat, None)
            self.chatted.discard(seat)
        self._unseal()
        self.proposal = None

    def _signs(self, seat: int, mused: bool) -> list[Sign]:
        """What the table has seen of somebody beside their answer."""
        chatted: list[Sign] = ["chatted"] if seat in self.chatted else []
        return [*chatted, "mused"] if mused else chatted

    def _unseal(self) -> None:
        self.sealed, self.changes, self.stood_in, self.mused = {}, {}, set(), set()

    def settle(self) -> None:
        """Take back what somebody asks for, once everybody else who plays has agreed."""
        proposal, match = self.proposal, self.match
        if proposal is None or match is None:
            return
        seats = self.company.seats
        asker = seats[proposal.seat].person
        others = {n for n, seat in enumerate(seats) if seat.played_by_person and seat.person != asker}
        if others <= set(proposal.agreed):
            match.take_back(proposal.actions)
            # Whoever takes an answer back wants to be asked again.
            self.peace.unwish(proposal.seat, match.choices()[proposal.seat].prompt)
            self.proposal = None
            self.asked.clear()
            self._unseal()

    @property
    def hushed(self) -> bool:
        """What is asked can be passed, so nobody sees who has answered."""
        return self.match is not None and hushed(self.match.state)

    # -- who is waited for ---------------------------------------------------------------------------

    @property
    def trouble(self) -> Saying:
        """Why nothing goes on here, if so."""
        return self.unplayed.trouble if self.unplayed else self.stuck

    def bots_asked(self) -> list[int]:
        """The seats that a bot is to answer for now. It waits while people think about taking back."""
        asked = {} if self.proposal or self.trouble else self.asked
        return [seat for seat in asked if self.company.seats[seat].bot and self._is_due(seat)]

    def late(self, now: float) -> list[int]:
        """The seats whose owners' time is up."""
        asked = {} if self.proposal else self.asked
        return [seat for seat in asked if (self.deadline(seat) or now + 1) <= now and self._is_due(seat)]

    def _is_due(self, seat: int) -> bool:
        return self.asked[seat].choice.waits and seat not in self.sealed

    def deadline(self, seat: int) -> float | None:
        """When a bot decides for this seat, if its owner hasn't. Where one may pass, nobody sees who has."""
        seconds = SECONDS[self.company.clock]
        asked = self.asked.get(seat)
        if asked is None or seconds is None or not self.company.seats[seat].played_by_person:
            return None
        if not asked.choice.waits or self.trouble or (seat in self.sealed and not self.hushed):
            return None
        return asked.at + seconds

    @property
    def hurried(self) -> bool:
        """Only bots play on, and everybody else wants to see how it ends."""
        seats = self.company.seats
        return all(seat.bot and (seat.person is None or seat.skips) for seat in seats) and any(
            seat.skips for seat in seats
        )

    # -- what is said --------------------------------------------------------------------------------

    @property
    def said(self) -> int:
        """How many statements were made so far."""
        return len(self.match.statements) if self.match else 0

    @property
    def talked(self) -> tuple[int, int]:
        """How much was said in the game under way, and how much of it was answered."""
        statements = self.match.statements if self.match else ()
        return len(statements), sum(said.answer is not None for said in statements)


def _with(seats: set[int], seat: int, *, among: bool) -> set[int]:
    """The seat is one of these, or it isn't."""
    return {*seats, seat} if among else seats - {seat}
