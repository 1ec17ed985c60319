"""Groups over HTTP: make one, look at its shelf, play for it."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from msgspec import Meta, Struct

from huisclos.server.api.routes import HEAVY, delete, get, post, put
from huisclos.server.api.tables import Code, Opened, secret_of
from huisclos.server.entrance.quotas import Quotas, address_of
from huisclos.table.groups.group import GamePlayed, Group
from huisclos.table.hall.hall import Hall


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    """What a group is called."""

    name: Annotated[str, Meta(max_length=200)]


class Chosen(Struct, frozen=True, forbid_unknown_fields=True):
    """For which group a table plays, by its code; none if that is empty."""

    group: Annotated[str, Meta(max_length=12)]


class GroupCode(Struct, frozen=True):
    """A group that one plays for. Whoever has its code may look at its shelf, and play for it."""

    code: str
    name: str


class Regular(Struct, frozen=True):
    """What somebody has done in this group, by their name."""

    name: str
    games: int
    won: int
    lies: int


class GroupShown(Struct, frozen=True):
    """All that is kept of a group: of games that are over, and of no other."""

    name: str
    games: int
    lies: int
    """Of people, in all games; bots' aren't counted."""
    people: list[Regular]
    """Whoever played last comes first."""
    played: list[GamePlayed]
    """The last hundred, the newest first."""
    kept: dict[str, dict[str, Any]]
    """By game: the options that its next games begin with."""


@post("/api/groups", tags=["groups"])
async def make_group(request: Request[Any, Any, Any], hall: Hall, quotas: Quotas, data: Named) -> Opened:
    """A new group: a code, which may be passed on, and a secret for renaming and deleting it."""
    quotas.make_group(address_of(request))
    return Opened(*await hall.groups.make(data.name))


@get("/api/groups/{code:str}", tags=["groups"])
async def read_group(hall: Hall, code: Code) -> GroupShown:
    """The shelf of a group. Its code is all it takes."""
    return _shown(await hall.groups.find(code))


@put("/api/groups/{code:str}", tags=["groups"])
async def rename_group(request: Request[Any, Any, Any], hall: Hall, code: Code, data: Named) -> GroupCode:
    """For whoever made it."""
    await hall.groups.rename(code, secret_of(request), data.name)
    return GroupCode(code, (await hall.groups.find(code)).name)


@delete("/api/groups/{code:str}", tags=["groups"], opt=HEAVY)
async def delete_group(request: Request[Any, Any, Any], hall: Hall, code: Code) -> None:
    """For whoever made it: everything that is kept of it is deleted for good. Its tables go on without it."""
    await hall.groups.delete(code, secret_of(request))


@post("/api/tables/{code:str}/group", tags=["groups"], status_code=200)
async def choose_group(
    request: Request[Any, Any, Any], hall: Hall, code: Code, data: Chosen
) -> GroupCode | None:
    """The host says for which group they play, before a game."""
    person = await hall.person(code, secret_of(request))
    await hall.belong(code, person, data.group)
    return await _group_of(hall, code, person)


@get("/api/tables/{code:str}/group", tags=["groups"])
async def read_table_group(request: Request[Any, Any, Any], hall: Hall, code: Code) -> GroupCode | None:
    """For those who sit at a table: the code of the group that they play for."""
    return await _group_of(hall, code, await hall.person(code, secret_of(request)))


async def _group_of(hall: Hall, code: str, person: int | None) -> GroupCode | None:
    group = await hall.group_of(code, person)
    return GroupCode(group.code, group.name) if group else None


def _shown(group: Group) -> GroupShown:
    people = [Regular(name, tally.games, tally.won, tally.lies) for name, tally in group.people.items()]
    played = [one.shown() for one in group.played]
    return GroupShown(group.name, group.games, group.lies, people[::-1], played[::-1], group.kept)
