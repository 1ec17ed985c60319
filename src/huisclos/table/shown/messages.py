"""What a person at the table gets: the table's public side, and the view of the seat they look from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import UNSET, Struct, UnsetType

from huisclos.engine.match.match import Match
from huisclos.engine.rules.choice import Bar, Hint
from huisclos.engine.rules.event import Told
from huisclos.engine.sight.view import FactShown, View
from huisclos.engine.talk.statements import Spoken
from huisclos.table.state.table import Phase, Table
from huisclos.table.values.clocks import Clock
from huisclos.table.values.notes import ChatLine
from huisclos.table.values.refused import Refused
from huisclos.table.values.unplayed import Saying

T = TypeVar("T")


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
    hints: list[Hint]
    """What helps to decide, as far as the seat knows."""
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


class RequestShown(Struct, frozen=True):
    """Somebody without a seat asks the host for that of a bot."""

    number: int
    seat: int
    name: str


class GroupHere(Struct, frozen=True):
    """The group that is played for, as everybody at the table sees it: not its code."""

    name: str
    kept: dict[str, Any]
    """The options that it brings along."""


class TableShown(Struct, frozen=True):
    """The table as everybody sees it, and what of it is yours."""

    code: str
    game: str
    phase: Phase
    options: dict[str, Any]
    files: dict[str, FileShown]
    """By option."""
    group: GroupHere | None
    clock: Clock
    seats: list[SeatShown]
    host: bool
    """You are the host."""
    host_seat: int | None
    """Where the host sits, who needn't."""
    gallery: bool
    """Those without a seat may write."""
    requests: list[RequestShown]
    """What the host is asked for."""
    request: int | None
    """The number of yours."""
    games: int
    """How many games were played here before this one."""
    promise: str
    proof: Proof | None
    replays: bool
    """The game that is over can be watched again; otherwise earlier rules have played it."""
    asking: Asking | None
    trouble: Saying
    """Why nothing goes on here, by language; empty if all is well."""
    trouble_by: str
    """The card without whose rules it could go on, if it is one's."""


class Message(Struct, frozen=True):
    """The table as it is, for the seat somebody looks from, and what is new since the number they name."""

    number: int
    table: TableShown
    seat: int | None
    view: View | None
    content: list[str]
    """What the view names by its digest and the reader has not got yet: it is to be had apart, and never
    changes."""
    settled: list[int]
    """Those of your seats that have nothing to decide now: their answers are in, or the house passes."""
    question: Question | None
    change: Question | None
    """What the seat has answered, as `View.answer` says: it may still answer otherwise, unnoticed."""
    quiet: list[str]
    """The prompts that the seat doesn't want to be asked."""
    events_from: int
    """The events below replace what the reader has from here on."""
    events: list[Told]
    events_in_all: int
    """Where there are more, they come in pages: see Past."""
    chat_from: int
    chat: list[ChatLine]
    chat_in_all: int


class More(Struct, frozen=True, tag="more"):
    """What has changed since the last message over this line; what isn't here is as it was."""

    number: int
    table: dict[str, Any] = {}
    """Fields of TableShown."""
    seats: dict[str, dict[str, Any]] = {}
    """By seat: as in TableShown, but for whose it is and the clock."""
    clocks: dict[str, float | None] = {}
    """By seat: how long its owner may still think, from now on."""
    frees: dict[str, float | None] = {}
    """By seat: when a bot may step in."""
    view: dict[str, Any] = {}
    """Fields of View."""
    board: dict[str, Any] = {}
    """Fields of the view's board."""
    talk: dict[str, Spoken] = {}
    """What was said, by its number."""
    facts: dict[str, list[FactShown] | None] = {}
    """Of the view's; null for what there is nothing to say of any more."""
    host: bool | UnsetType = UNSET
    request: int | UnsetType | None = UNSET
    """One's own."""
    yours: list[int] | UnsetType = UNSET
    """All of one's seats."""
    answer: list[str] | UnsetType | None = UNSET
    """Of the view."""
    settled: list[int] | UnsetType = UNSET
    question: Question | UnsetType | None = UNSET
    change: Question | UnsetType | None = UNSET
    quiet: list[str] | UnsetType = UNSET
    events_from: int | UnsetType = UNSET
    events: list[dict[str, Any]] = []
    """Told from here on. What is empty or false is left out; the number is one more each time."""
    opened: dict[str, dict[str, Any]] = {}
    """Events of before that hid something, by number: once a game is over, all of it is open to all."""
    chat_from: int | UnsetType = UNSET
    chat: list[ChatLine] = []


class Past(Struct, frozen=True, tag="past"):
    """A page of what has happened before, the oldest first: the rest follows."""

    events_from: int
    events: list[dict[str, Any]]
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
        bars=_or_none(match.bars, seat),
        hints=_or_none(match.hints, seat),
        waits=choice.waits,
        writes={option.id: option.writes for option in choice.options if option.writes},
    )


def _or_none(beside: Callable[[int], list[T]], seat: int) -> list[T]:
    """A mistake in what stands beside the options must not hide them."""
    try:
        return beside(seat)
    except Exception:
        return []
