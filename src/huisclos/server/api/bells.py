"""Being called when it is one's turn: asked for by one person, for one table and one browser."""

from __future__ import annotations

from typing import Any

from litestar import Request
from msgspec import Struct

from huisclos.server.api.routes import get, post
from huisclos.server.api.tables import Code, secret_of
from huisclos.server.push.browser_address import Endpoint, Subscription, check
from huisclos.server.push.ringing import Ringer
from huisclos.server.push.subscriptions import Subscriber
from huisclos.table.hall.hall import Hall
from huisclos.table.values.refused import Refused


class PushHouse(Struct, frozen=True):
    """By what a browser knows this house."""

    key: str


class Where(Struct, frozen=True):
    """The browser that is meant."""

    endpoint: Endpoint


@get("/api/push", tags=["tables"])
async def get_push_key(ringer: Ringer) -> PushHouse:
    """The key that a browser needs to make a push subscription that this house can use."""
    return PushHouse(ringer.key.public)


@post("/api/tables/{code:str}/bell", tags=["tables"], status_code=204)
async def hang_bell(
    request: Request[Any, Any, Any], hall: Hall, ringer: Ringer, code: Code, data: Subscription
) -> None:
    """Be called in this browser whenever the table waits for one of your seats and you aren't connected."""
    person = await _person(request, hall, code)
    check(data, loopback=ringer.loopback)
    subscriber = Subscriber(data.endpoint, data.keys.p256dh, data.keys.auth, data.language)
    await ringer.subscriptions.add(code, person, subscriber)


@post("/api/tables/{code:str}/bell/off", tags=["tables"], status_code=204)
async def take_down_bell(
    request: Request[Any, Any, Any], hall: Hall, ringer: Ringer, code: Code, data: Where
) -> None:
    """Not to be called in this browser any more."""
    await ringer.subscriptions.remove(code, await _person(request, hall, code), data.endpoint)


async def _person(request: Request[Any, Any, Any], hall: Hall, code: str) -> int:
    """Whoever has been somebody here."""
    person = await hall.person(code, secret_of(request))
    if person is None:
        raise Refused("table-stranger")
    return person
