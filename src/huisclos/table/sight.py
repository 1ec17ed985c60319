"""What a person at the table gets: the table's public side, and the view of the seat they look from."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Struct

from huisclos.engine.choice import Bar
from huisclos.engine.event import Told
from huisclos.engine.match import Match
from huisclos.engine.view import View
from huisclos.table.clocks import Clock
from huisclos.table.deed import Refused
from huisclos.table.table import ChatLine, Phase, Table


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


class Asking(Struct, frozen=True):
    """Somebody asks the others to take back so many actions."""

    seat: int
    actions: int
    agreed: list[int]


class Proof(Struct, frozen=True):
    """The two halves of the seed, shown after the game."""

    secret: str
    lucks: list[str]


class TableShown(Struct, frozen=True):
    """The table as everybody sees it, and what of it is yours."""

    code: str
    game: str
    phase: Phase
    options: dict[str, Any]
    clock: Clock
    seats: list[SeatShown]
    host: bool
    """You are the host."""
    games: int
    """How many games were finished here before this one."""
    promise: str
    proof: Proof | None
    asking: Asking | None


class Message(Struct, frozen=True):
    """Everything that is new since a reader's last number, for the seat they look from."""

    number: int
    table: TableShown
    seat: int | None
    view: View | None
    question: Question | None
    events_from: int
    """The events below replace what the reader has from here on."""
    events: list[Told]
    chat_from: int
    chat: list[ChatLine]


class Reader(Struct, frozen=True):
    """Who reads, and from which seat; a spectator is nobody and looks from no seat."""

    person: int | None = None
    seat: int | None = None


def check_reader(table: Table, reader: Reader) -> None:
    """One looks from one's own seats only."""
    if reader.seat is not None:
        seat = table.at(reader.seat)
        if reader.person is None or seat.person != reader.person:
            raise Refused("table-not-yours")


def message(table: Table, reader: Reader, since: int, now: float, here: Collection[int | None]) -> Message:
    """What a reader gets who has seen everything up to the deed `since`."""
    check_reader(table, reader)
    new, match = table.unseen(since), table.match
    asked = table.asked.get(reader.seat) if reader.seat is not None else None
    return Message(
        number=table.number,
        table=shown(table, reader, now, here),
        seat=reader.seat,
        view=match.view(reader.seat) if match else None,
        question=question(match, reader.seat, asked.number) if match and asked else None,
        events_from=new.events,
        events=match.events_since(new.events, reader.seat) if match else [],
        chat_from=new.chat,
        chat=table.chat[new.chat :],
    )


def shown(table: Table, reader: Reader, now: float, here: Collection[int | None]) -> TableShown:
    """The public side."""
    proposal = table.proposal
    return TableShown(
        code=table.code,
        game=table.game.meta.name,
        phase=table.phase,
        options=table.options,
        clock=table.clock,
        seats=[_seat(table, number, reader, now, here) for number in range(len(table.seats))],
        host=reader.person is not None and reader.person == table.host,
        games=len(table.records),
        promise=table.promise,
        proof=Proof(table.secret, table.lucks) if table.phase == "over" else None,
        asking=Asking(proposal.seat, proposal.actions, list(proposal.agreed)) if proposal else None,
    )


def _seat(table: Table, number: int, reader: Reader, now: float, here: Collection[int | None]) -> SeatShown:
    seat, deadline = table.seats[number], table.deadline(number)
    return SeatShown(
        name=seat.name,
        colour=seat.colour,
        person=seat.person is not None,
        bot=seat.bot,
        ready=seat.ready,
        here=seat.person is not None and seat.person in here,
        yours=seat.person is not None and seat.person == reader.person,
        seconds=None if deadline is None else max(0.0, round(deadline - now, 1)),
    )


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
        bars=match.bars(seat),
    )
