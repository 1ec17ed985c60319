"""The page: files that the browser app was built into, at its own addresses. Anything else is missing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.static_files import create_static_files_router

from huisclos.server.entrance.compression import SAME
from huisclos.server.entrance.refusals import language_of
from huisclos.server.machine.settings import Settings
from huisclos.server.site.link_previews import preview
from huisclos.table.hall.hall import Hall

FOLDER = Path(__file__).parents[1] / "page"
LOOSE = {
    "/worker.js": "text/javascript",
    "/manifest.webmanifest": "application/manifest+json",
    "/offline.html": "text/html",
}
"""Files that browsers expect where the app itself is; with their kinds."""
FOLDERS = ("assets", "icons", "pictures")
_FRESH = {"Cache-Control": "no-cache"}

Params = dict[str, str]


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(
    request: Request[Any, Any, Any], hall: Hall, settings: Settings, path: str = "/"
) -> Response[bytes]:
    """The one page of the app at each of its addresses, with what is to be told of that one."""
    index = FOLDER / "index.html"
    if not index.exists():
        raise NotFoundException
    if path in LOOSE:
        return Response((FOLDER / path[1:]).read_bytes(), media_type=LOOSE[path], headers=_FRESH)
    found = _route(path)
    if found is None and not _is_read_by_people(request, path):
        raise NotFoundException
    language = language_of(request.headers.get("accept-language", ""))
    address = str(settings.public or request.base_url)
    page = at(settings.public.path if settings.public else "", index.read_bytes())
    page = await preview(page, found, hall, language, address)
    status = 200 if found else 404
    headers = {**_FRESH, "Vary": "Accept-Language"}
    return Response(page, media_type=MediaType.HTML, headers=headers, status_code=status)


def _route(path: str) -> tuple[str, Params] | None:
    """Which page of the app an address means, by the list that was built with it."""
    routes = msgspec.json.decode((FOLDER / "routes.json").read_bytes(), type=list[tuple[str, str]])
    for page, pattern in routes:
        params = _match(pattern.rstrip("/").split("/"), path.rstrip("/").split("/"))
        if params is not None:
            return page, params
    return None


def _match(wanted: list[str], parts: list[str]) -> Params | None:
    """What stands for the parts with a colon; None if the others aren't the same."""
    if len(wanted) != len(parts):
        return None
    named = {want[1:]: have for want, have in zip(wanted, parts, strict=True) if want.startswith(":")}
    same = all(want.startswith(":") or want == have for want, have in zip(wanted, parts, strict=True))
    return named if same and all(named.values()) else None


def _is_read_by_people(request: Request[Any, Any, Any], path: str) -> bool:
    """A mistyped address is answered in the app's own way; a missing file isn't."""
    typed = "text/html" in request.headers.get("accept", "") and "." not in path
    return typed and not path.startswith("/api/")


def at(path: str, page: bytes) -> bytes:
    """The page under a path. It is built once, for any: it hears of its own here."""
    home = path.encode()
    told = page.replace(b'<meta name="base" content=""', b'<meta name="base" content="%s"' % home)
    return told.replace(b'="./', b'="%s/' % home)


def folders() -> list[Router]:
    """Files that are the same for everybody. The names of assets change with their content."""
    for name in FOLDERS:
        (FOLDER / name).mkdir(parents=True, exist_ok=True)
    return [
        create_static_files_router(
            f"/{name}", directories=[FOLDER / name], cache_control=None, include_in_schema=False, opt=SAME
        )
        for name in FOLDERS
    ]
