"""What a person at the table gets: the table's public side, and the view of the seat they look from."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec
from msgspec import Raw, Struct

from huisclos.engine.changes import settled
from huisclos.engine.choice import Bar
from huisclos.engine.event import Told
from huisclos.engine.match import Match
from huisclos.engine.view import View, own_board, shared_board
from huisclos.table.clocks import Clock
from huisclos.table.deed import Refused
from huisclos.table.notes import ChatLine, Unseen
from huisclos.table.table import Phase, Table
from huisclos.table.unplayed import Saying


class SeatShown(Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    colour: int
    person: bool
    """Somebody owns it."""
    bot: str
    """Who plays it, if not its owner."""
    ready: bool
    here: bool
    """Its owner is connected."""
    bot_in: float | None
    """During a game: a bot may step in for its owner, who is away, after so many seconds."""
    yours: bool
    seconds: float | None
    """How long its owner may still think."""


class Question(Struct, frozen=True):
    """What the seat is asked: the options are all that it may pick from."""

    number: int
    prompt: str
    about: list[str]
    rule: str
    options: list[str]
    min: int
    max: int
    bars: list[Bar]
    """What can't be picked now, and why."""
    waits: bool
    """Nothing goes on before it is answered; otherwise it is an offer, that one may take at any time."""
    writes: dict[str, int]
    """To which of the options one may add something, `reply:like this`, and how many letters."""


class Asking(Struct, frozen=True):
    """Somebody asks the others to take back so many actions."""

    seat: int
    actions: int
    agreed: list[int]


class Proof(Struct, frozen=True):
    """The two halves of the seed, shown after the game."""

    secret: str
    lucks: list[str]


class FileShown(Struct, frozen=True):
    """A file that was chosen for an option. What is in it is for the game alone."""

    name: str
    size: int
    """How many things are in it."""


class TableShown(Struct, frozen=True):
    """The table as everybody sees it, and what of it is yours."""

    code: str
    game: str
    phase: Phase
    options: dict[str, Any]
    files: dict[str, FileShown]
    """By option."""
    clock: Clock
    seats: list[SeatShown]
    host: bool
    """You are the host."""
    games: int
    """How many games were played here before this one."""
    promise: str
    proof: Proof | None
    asking: Asking | None
    trouble: Saying
    """Why nothing goes on here, by language; empty if all is well."""


class Message(Struct, frozen=True):
    """Everything that is new since a reader's last number, for the seat they look from."""

    number: int
    table: TableShown
    seat: int | None
    view: View | None
    content: dict[str, Any]
    """What the view names by its digest and the reader has not got yet: it comes once, and never changes."""
    question: Question | None
    quiet: list[str]
    """The prompts that the seat doesn't want to be asked."""
    events_from: int
    """The events below replace what the reader has from here on."""
    events: list[Told]
    chat_from: int
    chat: list[ChatLine]


class Reader(Struct, frozen=True):
    """Who reads, and from which seat; a spectator is nobody and looks from no seat."""

    person: int | None = None
    seat: int | None = None
    key: str = ""
    """Of somebody who may sit down."""


def check_reader(table: Table, reader: Reader) -> None:
    """One looks from one's own seats only."""
    if reader.seat is not None:
        seat = table.at(reader.seat)
        if reader.person is None or seat.person != reader.person:
            raise Refused("table-not-yours")


class Showing:
    """A table at one moment. What all its readers get is made once, then put together with each one's own."""

    def __init__(
        self,
        table: Table,
        now: float,
        here: Collection[int | None],
        free_at: Mapping[int | None, float] | None = None,
    ) -> None:
        """`here`: who is connected; `free_at`: when a bot may step in for somebody who isn't."""
        self.table = table
        self.number = table.number
        self._public = _encode(_public(table))
        seats = [_seat(table, number, now, here, free_at or {}) for number in range(len(table.seats))]
        self._theirs = [Raw(_encode({**seat, "yours": False})) for seat in seats]
        self._mine = [Raw(_encode({**seat, "yours": True})) for seat in seats]
        match = table.match
        self._view = _encode(match.shared_view() if match else {})
        self._board = _encode(_board(match) if match else {})
        self._told: dict[tuple[int, bool], Raw] = {}

    def message(self, reader: Reader, since: int) -> bytes:
        """What a reader gets who has seen everything up to the deed `since`: a Message, as JSON."""
        table = self.table
        check_reader(table, reader)
        new, match = table.unseen(since), table.match
        asked = table.asked.get(reader.seat) if reader.seat is not None else None
        if asked and reader.seat in table.spared():
            asked = None  # the house is about to pass
        return _encode(
            {
                "number": self.number,
                "table": self._shown(reader),
                "seat": reader.seat,
                "view": self._seen(match, reader.seat) if match else None,
                "content": match.content if match and since < table.started else {},
                "question": question(match, reader.seat, asked.number) if match and asked else None,
                "quiet": table.peace.of(reader.seat),
                "events_from": new.events,
                "events": self._events(match, new, reader.seat) if match else [],
                "chat_from": new.chat,
                "chat": table.chat[new.chat :],
            }
        )

    def _shown(self, reader: Reader) -> Raw:
        """The table, and which of it is the reader's."""
        person, seats = reader.person, list(self._theirs)
        for number, seat in enumerate(self.table.seats):
            if person is not None and seat.person == person:
                seats[number] = self._mine[number]
        host = person is not None and person == self.table.host
        return _joined(self._public, _encode({"seats": seats, "host": host}))

    def _seen(self, match: Match, seat: int | None) -> Raw:
        """`Match.view`, put together."""
        own = _encode(own_board(match.state, seat, everything=match.state.over))
        return _joined(self._view, _encode({**match.own_view(seat), "board": _joined(self._board, own)}))

    def _events(self, match: Match, new: Unseen, seat: int | None) -> list[Raw]:
        """Those that are the same for all are made once. What was there already nobody sees happen."""
        events, log = [], match.state.log or []
        for n in range(new.events, len(log)):
            quiet = n < new.fresh
            told = self._told.get((n, quiet))
            if told is None:
                told = Raw(_encode(self._told_to(match, n, seat, quiet=quiet)))
                if log[n].same_for_all:
                    self._told[n, quiet] = told
            events.append(told)
        return events

    def _told_to(self, match: Match, n: int, seat: int | None, *, quiet: bool) -> Told:
        state, event = match.state, (match.state.log or [])[n]
        there = () if quiet else settled(state, event.changes, seat, open_hands=state.over)
        return event.seen_by(seat, number=n, open_hands=state.over, quiet=quiet, settled=there)


_encode = msgspec.json.Encoder().encode


def _joined(one: bytes, other: bytes) -> Raw:
    """Two JSON objects as one."""
    return Raw(one if other == b"{}" else one[:-1] + b"," + other[1:])


def _board(match: Match) -> dict[str, Any]:
    """The part of the board that is the same for all; content by its name."""
    return {**shared_board(match.state, everything=match.state.over), **match.content_names}


def _public(table: Table) -> dict[str, Any]:
    """What everybody sees of a table, but for the seats."""
    proposal = table.proposal
    return {
        "code": table.code,
        "game": table.game.meta.name,
        "phase": table.phase,
        "options": table.options,
        "files": {setting: FileShown(file.name, file.size) for setting, file in table.files.items()},
        "clock": table.clock,
        "games": len(table.records),
        "promise": table.promise,
        "proof": Proof(table.secret, table.lucks) if table.phase == "over" else None,
        "trouble": table.trouble,
        "asking": Asking(proposal.seat, proposal.actions, list(proposal.agreed)) if proposal else None,
    }


def _seat(
    table: Table,
    number: int,
    now: float,
    here: Collection[int | None],
    free_at: Mapping[int | None, float],
) -> dict[str, Any]:
    """What everybody sees of a seat."""
    seat, deadline = table.seats[number], table.deadline(number)
    is_here = seat.person is not None and seat.person in here
    gone = table.phase == "playing" and seat.played_by_person and not is_here
    return {
        "name": seat.name,
        "colour": seat.colour,
        "person": seat.person is not None,
        "bot": seat.bot,
        "ready": seat.ready,
        "here": is_here,
        "bot_in": max(0.0, round(free_at.get(seat.person, now) - now, 1)) if gone else None,
        "seconds": None if deadline is None else max(0.0, round(deadline - now, 1)),
    }


def question(match: Match, seat: int | None, number: int) -> Question | None:
    """What the seat is asked now."""
    choice = match.choices().get(seat) if seat is not None else None
    if choice is None or seat is None:
        return None
    return Question(
        number=number,
        prompt=choice.prompt,
        about=list(choice.about),
        rule=choice.rule,
        options=[option.id for option in choice.options],
        min=choice.min,
        max=choice.max,
        bars=_bars(match, seat),
        waits=choice.waits,
        writes={option.id: option.writes for option in choice.options if option.writes},
    )


def _bars(match: Match, seat: int) -> list[Bar]:
    """A mistake in what can't be picked must not hide what can."""
    try:
        return match.bars(seat)
    except Exception:
        return []
