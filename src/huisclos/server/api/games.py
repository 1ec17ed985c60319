"""What can be played here, and the words for it."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from typing import Any

import structlog
from litestar import MediaType, Request, Response
from msgspec import Struct

from huisclos.bots import bot_names
from huisclos.engine.game.drawing_and_papers import Papers
from huisclos.engine.game.game import Game, options_schema
from huisclos.engine.game.installed import find, loadable
from huisclos.engine.talk.statements import Form
from huisclos.server.api.routes import get
from huisclos.server.entrance.compression import SAME
from huisclos.server.entrance.refusals import language_of
from huisclos.table.state.tutorial import Tutorial, tutorial
from huisclos.table.values.refused import Refused
from huisclos.words import LANGUAGES, Language, Words, source
from huisclos.words.rulebook import rules

_log = structlog.get_logger()


_KINDS = ("errors", "help", "operating", "table", "terminal", "drawing", "calls")
NOT_FOR_THE_PAGE = frozenset(f"{kind}.ftl" for kind in _KINDS)
"""What is refused comes as a sentence; commands and drawings of letters are for a
terminal; calls are for those who are away."""


class GameShown(Struct, frozen=True):
    """A game on the shelf."""

    name: str
    title: dict[str, str]
    """In every language: for a shelf one needn't read all that is said in a game."""
    version: int
    least: int
    most: int
    minutes: int
    """Of a game with people."""
    minutes_alone: int
    """Of a game alone, or with bots only; 0 if that isn't known."""
    cooperative: bool
    bots: list[str]
    """From the weakest to the best."""
    options: dict[str, Any]
    """The JSON schema of a table's options."""
    tutorial: bool
    handout: bool
    """There is something to print for the host."""
    memo: bool
    """There is something that anyone may look up."""
    advice: bool
    """Players may ask what the best bot would do."""


class Languages(Struct, frozen=True):
    """What is spoken here."""

    all: list[Language]
    yours: Language
    """The first of those that the reader asks for (`Accept-Language`)."""


class Memo(Struct, frozen=True):
    """The aide-memoire of a game in one language, in Markdown; empty if it has none."""

    text: str


class Rulebook(Struct, frozen=True):
    """The rules in one language, rule by rule and as a whole; in Markdown."""

    rules: dict[str, str]
    text: str


@get("/api/languages", tags=["words"])
async def list_languages(request: Request[Any, Any, Any]) -> Languages:
    """The languages in which everything can be read."""
    return Languages(list(LANGUAGES), language_of(request.headers.get("accept-language", "")))


@get("/api/games", tags=["games"], opt=SAME)
async def list_games() -> list[GameShown]:
    """The games that are installed."""
    return [shown for game in loadable().values() if (shown := _shown(game))]


@cache
def _shown(game: Game) -> GameShown | None:
    """None if something is missing in its package: that is said once, and the others are on the shelf."""
    try:
        return _described(game)
    except Exception:
        _log.exception("a game can't be shown", game=game.meta.name)
        return None


def _described(game: Game) -> GameShown:
    meta = game.meta
    return GameShown(
        meta.name,
        {language: Words(language, meta.package).text("game-title") for language in LANGUAGES},
        meta.version,
        meta.least,
        meta.most,
        meta.minutes,
        meta.alone,
        meta.cooperative,
        bot_names(game),
        options_schema(game),
        tutorial(game) is not None,
        type(game.papers).handout is not Papers.handout,
        type(game.papers).memo is not Papers.memo,
        meta.advice,
    )


@get("/api/games/{game:str}/forms/{players:int}", tags=["games"])
async def list_forms(game: str, players: int) -> list[Form]:
    """What can be said at a table of so many, in a fixed form."""
    found = find(game)
    found.check_seats(players)
    return found.talk.forms(players)


@get("/api/games/{game:str}/tutorial", tags=["games"], opt=SAME)
async def get_tutorial(game: str) -> Tutorial:
    """A recorded game with lessons."""
    found = tutorial(find(game))
    if found is None:
        raise Refused("server-not-found")
    return found


@get("/api/rules/{game:str}/{language:str}", tags=["words"], opt=SAME)
async def get_rules(game: str, language: str) -> Rulebook:
    """The rulebook."""
    package, language = find(game).meta.package, _known(language)
    text = (files(package) / "rules" / f"{language}.md").read_text(encoding="utf-8")
    return Rulebook(rules(package, language), text)


@get("/api/memos/{game:str}/{language:str}", tags=["words"], opt=SAME)
async def get_memo(game: str, language: str) -> Memo:
    """What anyone may look up at any time."""
    found = find(game)
    return Memo(found.papers.memo(Words(_known(language), found.meta.package)))


@get("/api/packs/{game:str}/{language:str}", tags=["words"], opt=SAME)
async def get_pack_words(game: str, language: str, tales: bool | None = None) -> dict[str, str]:
    """The texts of the packs that come with a game, by pack (Project Fluent); those alone that are long and
    read one at a time, or those alone that aren't."""
    found, spoken = find(game), _known(language)
    wanted = [pack for pack in found.shelf if tales is None or (pack.name in found.tales) == tales]
    return {pack.name: pack.words[spoken] for pack in wanted}


@get(
    ["/api/words/{language:str}", "/api/words/{language:str}/{game:str}"],
    tags=["words"],
    opt=SAME,
    media_type=MediaType.TEXT,
)
async def get_words(request: Request[Any, Any, Any], language: str, game: str | None = None) -> Response[str]:
    """All texts of the table, or of a game, in one language (Project Fluent)."""
    package = find(game).meta.package if game else "huisclos.words"
    text = source(package, _known(language), NOT_FOR_THE_PAGE)
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'
    same = request.headers.get("if-none-match") == tag
    return Response(
        "" if same else text,
        status_code=304 if same else 200,
        headers={"ETag": tag, "Cache-Control": "no-cache"},
        media_type=MediaType.TEXT,
    )


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused("server-not-found")
    return language_of(language)
