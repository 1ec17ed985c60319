"""What a link tells before it is opened: a title, a sentence, a picture. No names, and nothing of a game."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from huisclos.engine.base.errors import HuisClosError
from huisclos.engine.game.game import Game
from huisclos.engine.game.installed import find
from huisclos.table.hall.hall import Hall
from huisclos.words import Words

PICTURES = Path(__file__).parents[1] / "page" / "pictures"
HOUSE = "house"
SIZE = 1200, 630

_TITLES = {"table": "table", "handout": "table", "replay": "replay", "learn": "learn", "rules": "rules"}
"""By page of the app; all others are told as the first page is."""
_DESCRIPTION = b'<meta name="description"'


async def preview(
    page: bytes, route: tuple[str, dict[str, str]] | None, hall: Hall, language: str, address: str
) -> bytes:
    """The page with its tags; `address`: where the house is, with a slash at its end."""
    name, params = route or ("", {})
    game = await _game(params, hall) if name in _TITLES else None
    words = Words(language, *([game.meta.package] if game else []))
    title = words.text("preview-home")
    text = words.text("preview-home-text")
    if game:
        title = words.text(f"preview-{_TITLES[name]}", {"game": words.text("game-title")})
        text = words.text("game-summary")
    told = _tags(title, text, f"{address}pictures/{_picture(game)}.png", language)
    begin, mark, rest = page.partition(_DESCRIPTION)
    return begin + told.encode() + rest.partition(b"/>")[2] if mark else page


async def _game(params: dict[str, str], hall: Hall) -> Game | None:
    """The one that is played there; None if there is no such table, or no such game."""
    try:
        if "code" in params:
            return find((await hall.game(params["code"][:12])).meta.name)
        return find(params["game"]) if "game" in params else None
    except HuisClosError:
        return None


def _picture(game: Game | None) -> str:
    """Its own, if it has drawn one."""
    return game.meta.name if game and (PICTURES / f"{game.meta.name}.png").exists() else HOUSE


def _tags(title: str, text: str, picture: str, language: str) -> str:
    width, height = SIZE
    names = {"description": text, "twitter:card": "summary_large_image"}
    properties = {
        "og:site_name": "Huis Clos",
        "og:type": "website",
        "og:locale": {"en": "en_GB", "fr": "fr_FR"}.get(language, language),
        "og:title": title,
        "og:description": text,
        "og:image": picture,
        "og:image:width": width,
        "og:image:height": height,
    }
    kinds: list[tuple[str, dict[str, Any]]] = [("name", names), ("property", properties)]
    return "\n    ".join(
        f'<meta {kind}="{name}" content="{escape(str(value))}" />'
        for kind, tags in kinds
        for name, value in tags.items()
    )
