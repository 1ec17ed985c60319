"""Files for the options of a game: those that the operator has, those that a host brings, and a dry run."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request
from msgspec import Meta, Struct

from huisclos.engine.errors import HuisClosError
from huisclos.engine.game import find
from huisclos.server.api.routes import HEAVY, get, post
from huisclos.server.api.tables import Code, Done, secret_of
from huisclos.server.folder import listed, text_of, tried
from huisclos.server.refusals import language_of, refusal
from huisclos.server.settings import Settings
from huisclos.table.files import LONGEST_FILE, LONGEST_NAME, Loaded, file_settings, load
from huisclos.table.hall import Hall
from huisclos.table.lobby import Load, Setting

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
    """A file that can be used: how many things are in it."""

    size: int


@get("/api/games/{game:str}/files", tags=["files"], sync_to_thread=True)
def list_files(request: Request[Any, Any, Any], settings: Settings, game: str) -> list[FileListed]:
    """The files that the operator has for a game."""
    found, language = find(game), language_of(request.headers.get("accept-language", ""))
    return [
        _listed(file.name, setting, tried(found, setting, file), language)
        for setting, kinds in file_settings(found).items()
        for file in listed(settings.files(found))
        if file.name.lower().endswith(kinds)
    ]


def _listed(name: str, setting: str, outcome: Loaded | HuisClosError, language: str) -> FileListed:
    if isinstance(outcome, HuisClosError):
        return FileListed(name, setting, 0, refusal(outcome, language).text)
    return FileListed(name, setting, outcome.size, "")


@post("/api/games/{game:str}/files/check", tags=["files"], opt=HEAVY, status_code=200, sync_to_thread=True)
def check_file(settings: Settings, game: str, data: Brought) -> Checked:
    """Whether a file could be used. Nothing is kept."""
    found = find(game)
    text = text_of(settings.files(found), data.file) if data.text is None else data.text
    return Checked(load(found, data.setting, data.file, text).size)


@post("/api/tables/{code:str}/files", tags=["files"], opt=HEAVY, status_code=200)
async def load_file(
    request: Request[Any, Any, Any], hall: Hall, settings: Settings, code: Code, data: Brought
) -> Done:
    """Choose a file for an option of a table. What was chosen before stays, if it can't be used."""
    person, text = await hall.person(code, secret_of(request)), data.text
    if text is None:
        game = (await hall.find(code)).table.game
        text = await asyncio.to_thread(text_of, settings.files(game), data.file)
    number = await hall.do(code, person, Load(data.setting, data.file, text), "")
    return Done("", number)
