"""What passes over the socket of a table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from huisclos.table.kept.log import Command
from huisclos.table.shown.messages import Message
from huisclos.table.values.refused import Refused, SeatNumber


class Hello(Struct, frozen=True):
    """The first thing a reader sends: who it is, where it looks from, and what it has seen."""

    secret: Annotated[str, Meta(max_length=100)] = ""
    seat: SeatNumber | None = None
    since: Annotated[int, Meta(ge=0)] = 0
    language: Annotated[str, Meta(max_length=40)] = "en"


class Sent(Struct, frozen=True):
    """An order; or, with nothing to do, the question whether the line is still there."""

    command: Command | None
    name: Annotated[str, Meta(max_length=40)] = ""


class OrderName(Struct):
    """As much of an order as can be read."""

    name: str = ""


class News(Struct, frozen=True, tag="news"):
    """The whole table, for who comes; More follows whenever it changes."""

    message: Message


encode = msgspec.json.Encoder().encode
read_hello = msgspec.json.Decoder(Hello).decode
_sent = msgspec.json.Decoder(Sent)
_named = msgspec.json.Decoder(OrderName)


def read_sent(text: bytes) -> Sent:
    try:
        return _sent.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Refused("server-bad-request", problem=str(problem)) from None


def name_in(text: bytes) -> str:
    """The name of an order that can't be read otherwise, so that its sender knows which it was."""
    try:
        return _named.decode(text).name[:40]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
