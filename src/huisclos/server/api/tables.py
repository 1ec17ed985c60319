"""Tables over HTTP: open, join, act, read. The same commands as over a WebSocket."""

from __future__ import annotations

import io
from typing import Annotated, Any

import msgspec
import segno
from litestar import Request, Response
from litestar.params import Parameter
from msgspec import Meta, Struct

from huisclos.server.api.routes import HEAVY, delete, encodings_of, get, packed, post
from huisclos.server.beside.compressed import pack_json
from huisclos.server.beside.gate import Gate
from huisclos.server.entrance.game_content import GameContent
from huisclos.server.entrance.orders import Done, Order, order
from huisclos.server.entrance.quotas import Quotas, address_of
from huisclos.server.machine.settings import Settings
from huisclos.table.bots.thinking import Thinking, Thought, think
from huisclos.table.hall.advice import Advice, advise
from huisclos.table.hall.hall import Hall
from huisclos.table.shown.messages import Message, Past, Reader
from huisclos.table.values.clocks import Clock
from huisclos.table.values.refused import Refused, SeatNumber
from huisclos.words import LANGUAGES, Language

Code = Annotated[str, Parameter(max_length=12)]
GameNumber = Annotated[int, Parameter(ge=0, le=10**6)]
ContentName = Annotated[str, Parameter(max_length=64)]
FOR_EVER = "public, max-age=31536000, immutable"
Since = Annotated[int, Parameter(ge=0, le=10**9)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=12)]
    options: dict[str, Any] = {}
    clock: Clock = "none"
    language: Language = LANGUAGES[0]
    """For the names of bots."""
    group: Annotated[str, Meta(max_length=12)] = ""
    """The code of the group that is played for, if there is one."""


class Opened(Struct, frozen=True):
    """A table's code, which may be passed on, and a secret that may not."""

    code: str
    secret: str


class Secret(Struct, frozen=True):
    """Who knows it is that person at that table."""

    secret: str


class Carry(Struct, frozen=True):
    """A code that lets somebody in on another device, once, for ten minutes."""

    carry: Annotated[str, Meta(max_length=20)]


def secret_of(request: Request[Any, Any, Any]) -> str:
    """From the header `Authorization: Bearer ...`."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else ""


@post("/api/tables", tags=["tables"])
async def open_table(request: Request[Any, Any, Any], hall: Hall, quotas: Quotas, data: NewTable) -> Opened:
    """A new table; whoever opens it is its host."""
    quotas.open_table(address_of(request))
    settings = data.players, data.options, data.clock, data.language
    code, secret = await hall.open(data.game, *settings, data.group)
    return Opened(code, secret)


@post("/api/tables/{code:str}/people", tags=["tables"])
async def join_table(hall: Hall, code: Code) -> Secret:
    """Come to a table: the secret is needed to sit down. Spectators need none.

    Whoever doesn't sit down leaves no trace.
    """
    return Secret(await hall.join(code))


@get("/api/tables/{code:str}", tags=["tables"])
async def read_table(
    request: Request[Any, Any, Any],
    hall: Hall,
    code: Code,
    seat: SeatNumber | None = None,
    since: Since = 0,
) -> Response[Message]:
    """What is new since a number, seen from one of one's seats, or as a spectator."""
    person = await hall.person(code, secret_of(request))
    answer: Response[Any] = Response(await hall.read(code, Reader(person, seat), since))
    return answer


@get("/api/tables/{code:str}/past", tags=["tables"])
async def read_past(
    request: Request[Any, Any, Any],
    hall: Hall,
    code: Code,
    seat: SeatNumber | None = None,
    events: Since = 0,
    chat: Since = 0,
) -> Past:
    """A page of what has happened, from these numbers on."""
    person = await hall.person(code, secret_of(request))
    return await hall.past(code, Reader(person, seat), events, chat)


@get("/api/tables/{code:str}/content/{name:str}", tags=["tables"])
async def read_content(
    request: Request[Any, Any, Any], hall: Hall, game_content: GameContent, code: Code, name: ContentName
) -> Response[Any]:
    """Content of the game that is played there, as everybody may know it, by the name that views give it.

    What has that name never changes: browsers keep it.
    """
    content = await hall.content(code, name)
    return packed(
        await game_content.packed(name, content, encodings_of(request)), **{"Cache-Control": FOR_EVER}
    )


@delete("/api/tables/{code:str}", tags=["tables"], opt=HEAVY)
async def delete_table(request: Request[Any, Any, Any], hall: Hall, code: Code) -> None:
    """The host has everything that is kept of the table deleted, for good."""
    await hall.delete(code, await hall.person(code, secret_of(request)))


@post("/api/tables/{code:str}/commands", tags=["tables"], status_code=200)
async def command(
    request: Request[Any, Any, Any], hall: Hall, quotas: Quotas, code: Code, data: Order
) -> Done:
    """Do something. The answer comes when it can't be lost any more."""
    return await order(hall, quotas, address_of(request), code, secret_of(request), data)


@get("/api/tables/{code:str}/advice", tags=["tables"], opt=HEAVY)
async def get_advice(
    request: Request[Any, Any, Any], hall: Hall, advisers: Gate, code: Code, seat: SeatNumber
) -> Advice:
    """What the best bot would do in one's place, in games in which nobody plays against anybody."""

    async def adviser(asked: Thinking) -> Thought:
        return await advisers.do(address_of(request), think, asked)

    return await advise(hall.tables, code, await hall.person(code, secret_of(request)), seat, adviser)


@post("/api/tables/{code:str}/carry", tags=["tables"])
async def make_carry(request: Request[Any, Any, Any], hall: Hall, code: Code) -> Carry:
    """A code for one's other device."""
    person = await hall.person(code, secret_of(request))
    if person is None:
        raise Refused("table-stranger")
    return Carry(hall.carries.make(code, person))


@post("/api/carry", tags=["tables"])
async def use_carry(hall: Hall, data: Carry) -> Opened:
    """On the other device: the same person, with a secret of its own."""
    code, secret = await hall.arrive(data.carry)
    return Opened(code, secret)


@get("/api/tables/{code:str}/games/{number:int}", tags=["tables"], opt=HEAVY)
async def get_record(
    request: Request[Any, Any, Any], hall: Hall, gate: Gate, code: Code, number: GameNumber
) -> Response[dict[str, Any]]:
    """The record of a finished game, the first has number 0."""
    record = msgspec.json.encode(await hall.record(code, number))
    return packed(await gate.do(address_of(request), pack_json, record, encodings_of(request)))


@get("/api/tables/{code:str}/qr.svg", tags=["tables"], media_type="image/svg+xml")
async def get_qr(
    request: Request[Any, Any, Any], hall: Hall, settings: Settings, code: Code
) -> Response[bytes]:
    """The table's link as a QR code."""
    await hall.game(code)
    image = io.BytesIO()
    segno.make(f"{settings.public or request.base_url}t/{code}").save(
        image, kind="svg", border=2, xmldecl=False, scale=4
    )
    return Response(image.getvalue(), media_type="image/svg+xml")
