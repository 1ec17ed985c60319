"""Files for the options of a game: those that the operator has, those that a host brings, and a dry run."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request
from msgspec import Meta, Struct

from huisclos.engine.base.errors import HuisClosError
from huisclos.engine.game.game import Game
from huisclos.engine.game.installed import find
from huisclos.server.api.routes import HEAVY, get, post_long
from huisclos.server.api.tables import Code, secret_of
from huisclos.server.beside.gate import Gate
from huisclos.server.beside.operator_files import Folder
from huisclos.server.beside.read_files import Handed, read_file
from huisclos.server.entrance.quotas import address_of
from huisclos.server.entrance.refusals import language_of, refusal
from huisclos.server.machine.settings import Settings
from huisclos.table.deeds.in_lobby import Setting, Use
from huisclos.table.hall.hall import Hall
from huisclos.table.values.option_files import LONGEST_FILE, LONGEST_NAME, Loaded, file_settings

FileName = Annotated[str, Meta(max_length=LONGEST_NAME)]
FileText = Annotated[str, Meta(max_length=LONGEST_FILE)]


class Brought(Struct, frozen=True, forbid_unknown_fields=True):
    """A file for an option; without a text, that of the operator's folder."""

    setting: Setting
    file: FileName
    text: FileText | None = None


class FileListed(Struct, frozen=True):
    """A file in the operator's folder."""

    name: str
    setting: str
    """The option that it is for."""
    size: int
    """How many things are in it."""
    trouble: str
    """Why it can't be used, if so."""


class Checked(Struct, frozen=True):
    """A file that can be used: how many things are in it, and what may be a slip."""

    size: int
    doubts: list[str]


class Taken(Struct, frozen=True):
    """A file is used: the number of the deed, and what may be a slip in it."""

    number: int
    doubts: list[str]


@get("/api/games/{game:str}/files", tags=["files"])
async def list_files(
    request: Request[Any, Any, Any], settings: Settings, folder: Folder, game: str
) -> list[FileListed]:
    """The files that the operator has for a game."""
    found, language = find(game), language_of(request.headers.get("accept-language", ""))
    shown = []
    for setting in file_settings(found):
        sizes = await folder.sizes(address_of(request), found, setting, settings.files(found))
        shown += [_listed(name, setting, outcome, language) for name, outcome in sizes.items()]
    return shown


def _listed(name: str, setting: str, outcome: int | HuisClosError, language: str) -> FileListed:
    if isinstance(outcome, HuisClosError):
        return FileListed(name, setting, 0, refusal(outcome, language).text)
    return FileListed(name, setting, outcome, "")


@post_long("/api/games/{game:str}/files/check", tags=["files"], opt=HEAVY, status_code=200)
async def check_file(
    request: Request[Any, Any, Any], settings: Settings, gate: Gate, game: str, data: Brought
) -> Checked:
    """Whether a file could be used. Nothing is kept."""
    read = await gate.do(address_of(request), read_file, _handed(settings, find(game), data))
    loaded = msgspec.json.decode(read, type=Loaded)
    return Checked(loaded.size, _doubts(request, loaded))


@post_long("/api/tables/{code:str}/files", tags=["files"], opt=HEAVY, status_code=200)
async def load_file(
    request: Request[Any, Any, Any], hall: Hall, settings: Settings, gate: Gate, code: Code, data: Brought
) -> Taken:
    """Choose a file for an option of a table. What was chosen before stays, if it can't be used."""
    person = await hall.person(code, secret_of(request))
    game = await hall.may_load(code, person)
    read = await gate.do(address_of(request), read_file, _handed(settings, game, data))
    loaded = msgspec.json.decode(read, type=Loaded)
    number = await hall.do(code, person, Use(data.setting, loaded.name, loaded.value), "")
    return Taken(number, _doubts(request, loaded))


def _doubts(request: Request[Any, Any, Any], loaded: Loaded) -> list[str]:
    language = language_of(request.headers.get("accept-language", ""))
    return [doubt[language] for doubt in loaded.doubts]


def _handed(settings: Settings, game: Game, data: Brought) -> Handed:
    return Handed(game.meta.name, data.setting, data.file, data.text, settings.files(game))
