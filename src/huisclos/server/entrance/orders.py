"""Orders: commands under names of their senders' own, over HTTP or a socket."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Annotated

from msgspec import Meta, Struct

from huisclos.server.entrance.fair_shares import TOLD
from huisclos.server.entrance.quotas import Quotas
from huisclos.table.deeds.by_guests import Remark
from huisclos.table.deeds.by_house import COMING
from huisclos.table.hall.hall import Hall
from huisclos.table.kept.log import Command


class Order(Struct, frozen=True):
    """A command under a name of the sender's own: sent twice, it is done once."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    command: Command


class Done(Struct, frozen=True, tag="done"):
    """A command was done and is kept; the number it got."""

    name: str
    number: int


async def order(hall: Hall, quotas: Quotas, address: str, code: str, secret: str, data: Order) -> Done:
    """Do it for somebody who came in either way; the answer comes when it can't be lost any more."""
    await quotas.shares.of(address).pay(TOLD * len(hall.hub.listeners(code)))
    comes = isinstance(data.command, COMING) and await hall.person(code, secret) is None
    if isinstance(data.command, Remark):
        quotas.remark(address)
    with quotas.joining(address) if comes else nullcontext():
        return Done(data.name, await hall.do(code, None, data.command, data.name, secret, address))
