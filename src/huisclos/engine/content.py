"""Content: what doesn't change during a game. It is known by its digest."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from huisclos.engine.audience import CONTENT, audiences, content_fields
from huisclos.engine.state import State


def digest(content: Any) -> str:
    """A name for content: the same for equal content, typed or plain, on any machine."""
    return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()[:24]


def content_of(state: State) -> dict[str, Any]:
    """All the content of a game under way, by field."""
    return {field: getattr(state, field) for field in content_fields(type(state))}


def shown_content(state: State) -> dict[str, Any]:
    """What readers may know of it, by field."""
    seen = audiences(type(state))
    return {field: value for field, value in content_of(state).items() if seen[field] == CONTENT}
