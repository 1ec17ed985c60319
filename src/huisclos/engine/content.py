"""Content: what doesn't change during a game. It is known by its digest."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import Any

import msgspec

from huisclos.engine.audience import CONTENT, audiences, content_fields
from huisclos.engine.errors import BadRecord
from huisclos.engine.state import State

_MOST_KNOWN = 256
_known: OrderedDict[str, Any] = OrderedDict()


def digest(content: Any) -> str:
    """A name for content: the same for equal content, typed or plain, on any machine."""
    return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()[:24]


def remember(content: Any) -> str:
    """Keep content at hand for those who come with its digest: the last few that were in use."""
    name = digest(content)
    _known[name] = content
    _known.move_to_end(name)
    while len(_known) > _MOST_KNOWN:
        _known.popitem(last=False)
    return name


def known(name: str) -> Any:
    """The content of that digest, if a game was played with it here lately; BadRecord if not."""
    if name not in _known:
        raise BadRecord("error-unknown-content", content=str(name)[:40])
    _known.move_to_end(name)
    return _known[name]


def content_of(state: State) -> dict[str, Any]:
    """All the content of a game under way, by field."""
    return {field: getattr(state, field) for field in content_fields(type(state))}


def shown_content(state: State) -> dict[str, Any]:
    """What readers may know of it, by field."""
    seen = audiences(type(state))
    return {field: value for field, value in content_of(state).items() if seen[field] == CONTENT}
