"""The page: files that the browser app was built into. Any other address is the app's own to understand."""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.static_files import create_static_files_router

from huisclos.server.settings import Settings

FOLDER = Path(__file__).parent / "page"
_FOREVER = "public, max-age=31536000, immutable"


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def show_page(settings: Settings, path: str = "") -> Response[bytes]:
    """The one page of the app, whatever the address says."""
    index = FOLDER / "index.html"
    if path.startswith("/api/") or not index.exists():
        raise NotFoundException
    page = at(settings.public.path if settings.public else "", index.read_bytes())
    return Response(page, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


def at(path: str, page: bytes) -> bytes:
    """The page under a path. It is built once, for any: it hears of its own here."""
    home = path.encode()
    told = page.replace(b'<meta name="base" content=""', b'<meta name="base" content="%s"' % home)
    return told.replace(b'="./assets/', b'="%s/assets/' % home)


def assets() -> Router:
    """Files whose names change with their content."""
    (FOLDER / "assets").mkdir(parents=True, exist_ok=True)
    return create_static_files_router(
        "/assets", directories=[FOLDER / "assets"], cache_control=None, include_in_schema=False
    )
