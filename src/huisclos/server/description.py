"""The description of the API as JSON, for the page's types: `python -m huisclos.server.description`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from huisclos.engine.game.installed import loadable
from huisclos.engine.sight.view import board_type
from huisclos.server.app import create_app
from huisclos.server.machine.settings import Settings
from huisclos.server.socket.hello import Hello, News
from huisclos.table.shown.messages import More, Past


def describe() -> dict[str, Any]:
    """OpenAPI, with what passes over the socket and what a board of each game looks like."""
    with tempfile.TemporaryDirectory() as folder:
        schema: dict[str, Any] = create_app(Settings(Path(folder))).openapi_schema.to_schema()
    boards = [
        board_type(game.state, f"{name.title().replace('-', '')}Board") for name, game in loadable().items()
    ]
    _, more = msgspec.json.schema_components(
        [Hello, News, More, Past, *boards], ref_template="#/components/schemas/{name}"
    )
    schema["components"]["schemas"] = {**more, **schema["components"]["schemas"]}
    return schema


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(describe())) + b"\n")
