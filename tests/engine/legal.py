"""Any legal options of any game, drawn from the JSON schema that it shows to the world."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import strategies as st

from huisclos.engine.game.game import Game

Schema = dict[str, Any]
Drawn = st.SearchStrategy[Any]
_MANY = 6
"""A list that may be long isn't: it would tell no more than a short one."""


def options_of(game: Game) -> Drawn:
    """Options that fit the schema. A game may still refuse them, where two of them don't go together."""
    schema = msgspec.json.schema(game.options)
    return _drawn(schema, schema["$defs"])


def _drawn(schema: Schema, known: Schema) -> Drawn:
    if "$ref" in schema:
        return _drawn(known[schema["$ref"].rpartition("/")[2]], known)
    if "anyOf" in schema:
        return st.one_of(*(_drawn(one, known) for one in schema["anyOf"]))
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    return _KINDS[schema["type"]](schema, known)


def _number(schema: Schema, known: Schema) -> Drawn:
    least, most = schema["minimum"], schema["maximum"]
    return st.one_of(st.sampled_from([least, most]), st.integers(least, most))


def _text(schema: Schema, known: Schema) -> Drawn:
    return st.text("abc é", min_size=schema.get("minLength", 0), max_size=min(9, schema["maxLength"]))


def _several(schema: Schema, known: Schema) -> Drawn:
    least, most = schema.get("minItems", 0), schema["maxItems"]
    return st.lists(_drawn(schema["items"], known), min_size=least, max_size=max(least, min(most, _MANY)))


def _table(schema: Schema, known: Schema) -> Drawn:
    """A struct, or a table whose keys are known; what only a file brings stays empty."""
    if "propertyNames" in schema:
        names = st.sampled_from(schema["propertyNames"]["enum"])
        return st.dictionaries(names, _drawn(schema["additionalProperties"], known), min_size=1)
    fields = {name: _drawn(field, known) for name, field in schema.get("properties", {}).items()}
    needed = {name: fields.pop(name) for name in schema.get("required", ())}
    return st.fixed_dictionaries(needed, optional=fields)


_KINDS = {
    "integer": _number,
    "boolean": lambda schema, known: st.booleans(),
    "null": lambda schema, known: st.none(),
    "string": _text,
    "array": _several,
    "object": _table,
}
