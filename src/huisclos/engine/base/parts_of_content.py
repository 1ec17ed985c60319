"""All that a piece of content is made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct


def parts(value: Any, path: str = "") -> Iterator[tuple[str, Struct]]:
    """Every value with fields in it, and where that is, as it is written."""
    if isinstance(value, Struct):
        yield path, value
        for field in msgspec.structs.fields(type(value)):
            yield from parts(getattr(value, field.name), f"{path}.{field.encode_name}".lstrip("."))
    elif isinstance(value, tuple | list):
        for number, part in enumerate(value):
            yield from parts(part, f"{path}[{number}]")
