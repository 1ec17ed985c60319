"""The server under a path, as in https://example.org/games."""

from __future__ import annotations

from litestar.types import ASGIApp, Receive, Scope, Send


class PathPrefix:
    """An application under a path, which what is in front passes on. It answers without the path, too."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self.app = app
        self.path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Nothing inside knows of it."""
        if scope["type"] in ("http", "websocket") and f"{scope['path']}/".startswith(f"{self.path}/"):
            scope["path"] = scope["path"].removeprefix(self.path) or "/"
            scope["raw_path"] = scope["raw_path"].removeprefix(self.path.encode()) or b"/"
        await self.app(scope, receive, send)
