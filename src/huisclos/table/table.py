"""A table: its seats, its match, what was said beside it. It changes by deeds alone."""

from __future__ import annotations

import hashlib
from typing import Any, Literal

from huisclos.bots import bot_names
from huisclos.engine.dice import commitment
from huisclos.engine.errors import RuleFailed
from huisclos.engine.face import new
from huisclos.engine.game import Game
from huisclos.engine.match import Match
from huisclos.table.bounds import check_size
from huisclos.table.clocks import BOT_SECONDS, CONSENT_SECONDS, SECONDS, Clock
from huisclos.table.deed import Deed, Doer, Refused
from huisclos.table.files import Loaded, file_options, no_files_among
from huisclos.table.missing import find_or_miss
from huisclos.table.notes import Asked, ChatLine, Extent, Moment, Proposal, Unseen
from huisclos.table.peace import Peace
from huisclos.table.seats import Seat
from huisclos.table.sharing import Shared, whole
from huisclos.table.unplayed import Saying, Unplayed

Phase = Literal["lobby", "playing", "over"]

MOST_GONE = 100
"""So many are remembered of those who have no seat any more."""


class Table:
    """What all the deeds so far have led to."""

    game: Game

    def __init__(self, code: str) -> None:
        self.code = code
        self.lines = 0
        """How many deeds were done,"""
        self.number = 0
        """and how many of them everybody may notice."""
        self.language = "en"
        self.version = 0
        """Of the rules that the game follows."""
        self.clock: Clock = "none"
        self.options: dict[str, Any] = {}
        self.files: dict[str, Loaded] = {}
        """Further options, that come from files."""
        self.brought = 0
        """How many files were, also those that others have replaced since."""
        self.seats: list[Seat] = []
        self.host = 0
        self.people = 0
        self.keys: dict[str, int] = {}
        self.match: Match | None = None
        self.unplayed: Unplayed | None = None
        """In place of a match, where the rules can't play it."""
        self.stuck: Saying = {}
        """Why the house has given up, until somebody does something."""
        self.asked: dict[int, Asked] = {}
        self.peace = Peace()
        self.proposal: Proposal | None = None
        self.chat: list[ChatLine] = []
        self.records: list[dict[str, Any] | None] = []
        """The games before this one, as `Shared` keeps them; None where nothing is known of it any more."""
        self._shared = Shared()
        self.started = 0
        """The deed that began the last game: from then on its content is to be had."""
        self.marks = [Extent(0, 0)]
        self._opened = 0
        """The deed that ended the last game: from then on what was secret in it is told."""
        self._secret = ""
        self._seen: set[tuple[int | None, str]] = set()

    # -- deeds ---------------------------------------------------------------------------------------

    def do(self, deed: Deed, doer: Doer, name: str = "", *, anew: bool = False) -> None:
        """Do it, or refuse it and change nothing. A deed sent twice under one name is done once.

        `anew`: it isn't from the log, so there may be too much of it.
        """
        if name and (doer.person, name) in self._seen:
            raise Refused("table-repeated")
        if anew:
            deed.welcome(self, doer)
        before, stuck = self.phase, self.stuck
        deed.done(self, doer)
        self.lines += 1
        self._seen.add((doer.person, name))
        if deed.private:
            return
        self.number += 1
        if self.stuck is stuck:
            self.stuck = {}
        self._ask(doer.at)
        if before == "lobby" != self.phase:
            self.started = self.number
        if before != self.phase == "over":
            self._opened = self.number
        events = len(self.match.state.log or ()) if self.match else 0
        self.marks.append(Extent(events, len(self.chat)))

    def _ask(self, at: float) -> None:
        """Whoever is asked something already goes on from there."""
        before, self.asked = self.asked, {}
        if self.match is None:
            return
        moment = Moment(self.match.state.step, len(self.match.state.log or ()))
        for seat, choice in self.match.choices().items():
            question = self.number, at, choice, moment
            self.asked[seat] = before[seat].again(*question) if seat in before else Asked(*question)

    # -- what deeds are made of ----------------------------------------------------------------------

    def open(self, game: str, version: int, secret: str, language: str) -> None:
        """Which game is played here, by which version of its rules."""
        self.game, self.version = find_or_miss(game), version
        self._secret, self.language = secret, language

    def arrange(self, players: int, options: dict[str, Any], clock: Clock) -> None:
        """How many seats, which options, which clock; nobody is ready for that yet.

        What came from files was looked at when it came, and takes long; the game sees all of it at its start.
        """
        self.game.check_seats(players)
        if any(seat.person is not None for seat in self.seats[players:]):
            raise Refused("table-seat-in-use")
        check_size(options)
        no_files_among(self.game, options)
        self.game.read_options(["?"] * players, options)
        self.lay(players, options, clock)

    def lay(self, players: int, options: dict[str, Any], clock: Clock) -> None:
        """The same, of which it is known that it can be."""
        self.options, self.clock = options, clock
        self.seats = [*self.seats[:players], *(Seat() for _ in range(players - len(self.seats)))]
        self._ask_if_ready()

    def use_file(self, setting: str, file: Loaded) -> None:
        """Beside those for other options; nobody is ready for that yet."""
        self.game.read_options(["?"] * len(self.seats), {**self.options, setting: file.value})
        self.lay_file(setting, file)

    def lay_file(self, setting: str, file: Loaded) -> None:
        """The same, of which it is known that it can be."""
        self.files = {**self.files, setting: file}
        self._ask_if_ready()

    def drop_file(self, setting: str) -> None:
        """The option is again what the game makes it; nobody is ready for that yet."""
        self.files = {name: file for name, file in self.files.items() if name != setting}
        self._ask_if_ready()

    def _ask_if_ready(self) -> None:
        for seat in self.seats:
            seat.ready = False

    def start(self) -> None:
        """A seed nobody chose alone, and off."""
        self.match = new(self.game, [seat.name for seat in self.seats], self.seed, self.all_options)
        self.peace = self.peace.next_game()

    def go_on(self, match: Match) -> None:
        """With a game that began elsewhere: readers need its content anew."""
        self.match = match
        self.started = self.number + 1

    def answer(self, seat: int, picks: list[str]) -> None:
        """A seat has answered, and who asked to take something back has asked for nothing."""
        assert self.match is not None
        try:
            self.match.act(seat, picks)
        except RuleFailed as problem:
            problem.action, problem.after = (seat, picks), len(self.match.actions)
            raise
        self.asked.pop(seat, None)
        self.proposal = None

    def finish(self) -> None:
        """Put the game away, over or not; the same people may play another."""
        game = self.match or self.unplayed
        if game:
            record = game.record() if isinstance(game, Match) else game.export()
            self.records.append(self._shared.share(record, self.files) if record else None)
        self.match, self.unplayed, self.proposal = None, None, None
        self.chat.clear()
        self.seats = [seat if seat.taken else Seat() for seat in self.seats]
        self._ask_if_ready()

    def settle(self) -> None:
        """Take back what somebody asks for, once everybody else who plays has agreed."""
        proposal, match = self.proposal, self.match
        if proposal is None or match is None:
            return
        asker = self.seats[proposal.seat].person
        others = {n for n, seat in enumerate(self.seats) if seat.played_by_person and seat.person != asker}
        if others <= set(proposal.agreed):
            match.take_back(proposal.actions)
            # Whoever takes an answer back wants to be asked again.
            self.peace.unwish(proposal.seat, match.choices()[proposal.seat].prompt)
            self.proposal = None
            self.asked.clear()

    def let_in(self, key: str) -> None:
        """Somebody new; of those who have left, the first ones are forgotten."""
        self.keys[key] = self.people
        self.people += 1
        gone = [old for old, who in self.keys.items() if who != self.host and not self.sits(who)]
        for old in gone[:-MOST_GONE]:
            del self.keys[old]

    # -- what may be done by whom --------------------------------------------------------------------

    def must_be(self, phase: Phase) -> None:
        """Refused in any other phase."""
        if self.phase != phase:
            raise Refused(f"table-not-{phase}")

    def host_only(self, doer: Doer) -> None:
        """Refused for everybody else."""
        if doer.person != self.host:
            raise Refused("table-host-only")

    def at(self, number: int) -> Seat:
        """The seat of that number."""
        if not 0 <= number < len(self.seats):
            raise Refused("table-no-seat", seat=number + 1, most=len(self.seats))
        return self.seats[number]

    def own(self, doer: Doer, number: int) -> Seat:
        """The seat of that number, if it is theirs."""
        seat = self.at(number)
        if doer.person is None or seat.person != doer.person:
            raise Refused("table-not-yours")
        return seat

    def sits(self, person: int | None) -> bool:
        return person is not None and any(seat.person == person for seat in self.seats)

    # -- reading -------------------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        """Before, during or after a game."""
        game = self.match.state if self.match else self.unplayed
        if game is None:
            return "lobby"
        return "over" if game.over else "playing"

    @property
    def trouble(self) -> Saying:
        """Why nothing goes on here, if so."""
        return self.unplayed.trouble if self.unplayed else self.stuck

    @property
    def secret(self) -> str:
        """The house's half of the seed; another for every game, so that showing one tells no other."""
        return hashlib.sha256(f"{self._secret}:{len(self.records)}".encode()).hexdigest()

    @property
    def seed(self) -> str:
        """Of the next game, or of the one under way."""
        return hashlib.sha256(":".join([self.secret, *self.lucks]).encode()).hexdigest()

    @property
    def promise(self) -> str:
        """The hash of that half, shown before the seats throw in theirs."""
        return commitment(self.secret)

    @property
    def lucks(self) -> list[str]:
        """What the seats threw in."""
        return [seat.luck for seat in self.seats]

    @property
    def best_bot(self) -> str:
        """Who plays for somebody who is away."""
        return bot_names(self.game)[-1]

    @property
    def all_options(self) -> dict[str, Any]:
        """Those that were chosen and those that come from files."""
        return {**self.options, **file_options(self.files)}

    def playing(self) -> list[int]:
        """The people who play a game that is under way, each as often as they have seats."""
        seats = self.seats if self.phase == "playing" else []
        return [seat.person for seat in seats if seat.person is not None and not seat.bot]

    def spared(self) -> list[int]:
        """The seats whose owners don't want to be asked what they are asked now."""
        asked = {} if self.proposal or self.trouble else self.asked
        return [
            seat
            for seat, one in asked.items()
            if self.seats[seat].played_by_person and self.peace.wants(seat, one.choice)
        ]

    def bots_asked(self) -> list[int]:
        """The seats that a bot is to answer for now. It waits while people think about taking back."""
        asked = {} if self.proposal or self.trouble else self.asked
        return [seat for seat, one in asked.items() if self.seats[seat].bot and one.choice.waits]

    def late(self, now: float) -> list[int]:
        """The seats whose owners' time is up."""
        asked = {} if self.proposal else self.asked
        return [seat for seat in asked if (self.deadline(seat) or now + 1) <= now]

    def deadline(self, seat: int) -> float | None:
        """When a bot decides for this seat, if its owner hasn't."""
        seconds = SECONDS[self.clock]
        asked = self.asked.get(seat)
        if asked is None or seconds is None or not self.seats[seat].played_by_person:
            return None
        if not asked.choice.waits or self.trouble:
            return None
        return asked.at + seconds

    @property
    def due(self) -> float | None:
        """When the house has something to do, if nobody does anything before."""
        if self.proposal:
            return self.proposal.at + CONSENT_SECONDS
        times = [self.deadline(seat) for seat in self.asked]
        times += [self.asked[seat].at + BOT_SECONDS for seat in self.bots_asked()]
        return min((time for time in times if time is not None), default=None)

    def record(self, number: int) -> dict[str, Any]:
        """Of a finished game; of one that isn't over it would tell the seed."""
        if self.match and self.phase == "over" and number == len(self.records):
            return self.match.record()
        if number >= len(self.records):
            raise Refused("table-not-finished")
        record = self.records[number]
        if record is None:
            raise Refused("table-record-lost")
        return whole(record)

    def written(self) -> bytes | None:
        """The position of its game, as it is kept beside the log, which has what came from files."""
        if self.match:
            return self.match.written_position(without=self.files)
        return self.unplayed.written() if self.unplayed else None

    def unseen(self, since: int) -> Unseen:
        """From where on a reader who left after the deed `since` needs telling, also of what was undone."""
        marks = self.marks[min(max(since, 0), self.number) :]
        events = min(mark.events for mark in marks)
        fresh = events if since else marks[-1].events
        first = 0 if since < self._opened else events
        return Unseen(first, fresh, min(mark.chat for mark in marks), marks[0].events)
