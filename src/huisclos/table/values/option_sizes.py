"""How large the options of a table may be, since they are kept with it and go with every message; and among
what a group may choose.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from huisclos.engine.game.game import Game, options_schema
from huisclos.table.values.refused import Refused

MOST_KILOBYTES = 8
MOST_VALUES = 1000
DEEPEST = 8


def check_size(options: dict[str, Any]) -> None:
    """Refused for options that no game needs, whatever is in them."""
    values, depth = 0, 0
    inside: list[Any] = [options]
    while inside:
        parts = [part for value in inside for part in _parts(value)]
        values, depth = values + len(parts), depth + 1
        if values > MOST_VALUES or depth > DEEPEST:
            raise _too_large()
        inside = parts
    if len(msgspec.json.encode(options)) > MOST_KILOBYTES * 1000:
        raise _too_large()


def _parts(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def _too_large() -> Refused:
    return Refused("table-options-large", kilobytes=MOST_KILOBYTES, values=MOST_VALUES, deep=DEEPEST)


def within(game: Game, options: dict[str, Any], kept: dict[str, Any]) -> dict[str, Any]:
    """Without what a group hasn't got: `x-among` of an option names another, which has a list of that."""
    lists = {name: kept[among] for name, among in _among(game).items() if kept.get(among) is not None}
    return {name: value for name, value in options.items() if name not in lists or value in lists[name]}


def told_by_table(game: Game, *, people: bool) -> dict[str, Any]:
    """Options that nobody sets, since the table knows them: `x-table` names what each of them says. `people`
    is whether anybody plays at a page."""
    fields: dict[str, dict[str, Any]] = options_schema(game).get("properties", {})
    return {name: people for name, field in fields.items() if field.get("x-table") == "people"}


@cache
def _among(game: Game) -> dict[str, str]:
    fields: dict[str, dict[str, Any]] = options_schema(game).get("properties", {})
    return {name: field["x-among"] for name, field in fields.items() if "x-among" in field}
