"""A table: its seats, its match, what was said beside it. It changes by deeds alone."""

from __future__ import annotations

import hashlib
from typing import Any, Literal

from msgspec import Struct

from huisclos.engine.base.dice import commitment
from huisclos.engine.match.match import Match
from huisclos.engine.match.public import new
from huisclos.table.state.asking import InPlay
from huisclos.table.state.company import Company
from huisclos.table.state.tutorial import played_on
from huisclos.table.values.clocks import BOT_SECONDS, CONSENT_SECONDS
from huisclos.table.values.missing_game import find_or_miss
from huisclos.table.values.notes import ChatLine, Extent, Unseen
from huisclos.table.values.option_sizes import told_by_table
from huisclos.table.values.refused import Doer, Refused
from huisclos.table.values.shared_records import Shared, whole

Phase = Literal["lobby", "playing", "over"]


class Deed(Struct, tag_field="do", frozen=True, forbid_unknown_fields=True):
    """A value that is checked and done by `done`, and kept: doing all deeds again gives the table again."""

    def welcome(self, table: Table, doer: Doer) -> None:
        """Refused for too much of it. It isn't asked of what is in the log: that was welcome at its time."""

    def is_private(self) -> bool:
        """Only the owner of its seat may notice that it was done: it has no number, and makes no news."""
        return False

    def done(self, table: Table, doer: Doer) -> None:
        """Check everything first, then change the table: Refused changes nothing."""
        raise NotImplementedError


class Table:
    """What all the deeds so far have led to: a company, what it is asked, and all that has become of both."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.company = Company()
        self.asking = InPlay(self.company)
        self.language = "en"
        self.version = 0
        """Of the rules that the game follows."""
        self.lines = 0
        """How many deeds were done."""
        self.number = 0
        """How many deeds were done that everybody may notice."""
        self.chat: list[ChatLine] = []
        self.marks = [Extent(0, 0)]
        self.records: list[dict[str, Any] | None] = []
        """The games before this one, as `Shared` keeps them; None where nothing is known of it any more."""
        self._shared = Shared()
        self.shelved = 0
        """So many of them that the group needs no telling of."""
        self.started = 0
        """The deed that began the last game: from then on its content is to be had."""
        self._opened = 0
        """The deed that ended it: from then on what was secret in it is told."""
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
        before, asking = self.phase, self.asking
        stuck = asking.stuck
        deed.done(self, doer)
        self.lines += 1
        self._seen.add((doer.person, name))
        if deed.is_private():
            return
        self.number += 1
        if asking.stuck is stuck:
            asking.stuck, asking.stuck_by = {}, ""
        asking.ask(self.number, doer.at)
        if before == "lobby" != self.phase:
            self.started = self.number
        if before != self.phase == "over":
            self._opened = self.number
            self.company.requests = []
        events = len(asking.match.state.log or ()) if asking.match else 0
        self.marks.append(Extent(events, len(self.chat)))

    # -- games one after the other -------------------------------------------------------------------

    def open(self, game: str, version: int, secret: str, language: str) -> None:
        """Which game is played here, by which version of its rules."""
        self.company.game, self.version = find_or_miss(game), version
        self._secret, self.language = secret, language

    def start(self, *, lesson: bool = False) -> None:
        """A seed nobody chose alone, and off: from the beginning, or from where the game's lesson ends."""
        game, seats = self.company.game, self.company.seats
        names = [seat.name for seat in seats]
        if lesson:
            match = played_on(game, names, self.seed)
        else:
            told = told_by_table(game, people=any(seat.played_by_person for seat in seats))
            match = new(game, names, self.seed, {**self.company.all_options, **told})
        for seat in seats:
            seat.skips = False
        self.asking.begin(match)

    def go_on(self, match: Match) -> None:
        """With a game that began elsewhere: readers need its content anew."""
        self.asking.match = match
        self.started = self.number + 1

    def finish(self) -> None:
        """Put the game away, over or not; the same people may play another."""
        game = self.asking.match or self.asking.unplayed
        if game:
            record = game.record() if isinstance(game, Match) else game.export()
            self.records.append(self._shared.share(record, self.company.files) if record else None)
        self.asking.put_away()
        self.chat.clear()
        self.company.play_again()

    # -- reading -------------------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        """Before, during or after a game."""
        game = self.asking.match.state if self.asking.match else self.asking.unplayed
        if game is None:
            return "lobby"
        return "over" if game.over else "playing"

    def must_be(self, phase: Phase) -> None:
        """Refused in any other phase."""
        if self.phase != phase:
            raise Refused(f"table-not-{phase}")

    @property
    def secret(self) -> str:
        """The house's half of the seed; another for every game, so that showing one tells no other."""
        return hashlib.sha256(f"{self._secret}:{len(self.records)}".encode()).hexdigest()

    @property
    def seed(self) -> str:
        """Of the next game, or of the one under way."""
        return hashlib.sha256(":".join([self.secret, *self.company.lucks]).encode()).hexdigest()

    @property
    def promise(self) -> str:
        """The hash of that half, shown before the seats throw in theirs."""
        return commitment(self.secret)

    @property
    def owed(self) -> bool:
        """The game is over, and its group doesn't have it yet."""
        group, match = self.company.group, self.asking.match
        return bool(group and match and match.state.over and self.shelved <= len(self.records))

    @property
    def replays(self) -> bool:
        """Whether the game can be watched again: not one that earlier rules have played to its end."""
        return self.asking.match is not None and bool(self.asking.match.actions)

    def playing(self) -> list[int]:
        """The people who play a game that is under way, each as often as they have seats."""
        seats = self.company.seats if self.phase == "playing" else []
        return [seat.person for seat in seats if seat.person is not None and not seat.bot]

    @property
    def due(self) -> float | None:
        """When the house has something to do, if nobody does anything before."""
        if self.owed:
            return 0.0
        asking = self.asking
        if asking.proposal:
            return asking.proposal.at + CONSENT_SECONDS
        times = [asking.deadline(seat) for seat in asking.asked]
        times += [asking.asked[seat].at + BOT_SECONDS for seat in asking.bots_asked()]
        return min((time for time in times if time is not None), default=None)

    def record(self, number: int) -> dict[str, Any]:
        """Of a finished game; of one that isn't over it would tell the seed."""
        match = self.asking.match
        if match and self.phase == "over" and number == len(self.records):
            return match.record()
        if number >= len(self.records):
            raise Refused("table-not-finished")
        record = self.records[number]
        if record is None:
            raise Refused("table-record-lost")
        return whole(record)

    def written(self) -> bytes | None:
        """The position of its game, as it is kept beside the log, which has what came from files."""
        match, unplayed = self.asking.match, self.asking.unplayed
        if match:
            return match.scene.written_position(without=self.company.files)
        return unplayed.written() if unplayed else None

    def unseen(self, since: int) -> Unseen:
        """From where on a reader who left after the deed `since` needs telling, also of what was undone."""
        marks = self.marks[min(max(since, 0), self.number) :]
        events = min(mark.events for mark in marks)
        fresh = events if since else marks[-1].events
        first = 0 if since < self._opened else events
        return Unseen(first, fresh, min(mark.chat for mark in marks), marks[0].events)
