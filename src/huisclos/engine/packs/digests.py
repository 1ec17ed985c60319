"""Content: what doesn't change during a game. It is known by its digest."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from huisclos.engine.base.audience import CONTENT, audiences, content_fields, original_fields
from huisclos.engine.base.errors import BadRecord
from huisclos.engine.rules.state import State

_MOST_KNOWN = 256
_known: OrderedDict[str, Any] = OrderedDict()
_digests: OrderedDict[Any, tuple[tuple[Any, ...], str]] = OrderedDict()
"""With the content itself: as long as it is here, nothing else has its number."""


def digest(content: Any) -> str:
    """A name for content: the same for equal content, typed or plain, on any machine."""
    return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()[:24]


def _whole(content: Any) -> Any:
    return content


def digest_of(content: Any, told: Callable[[Any], Any] = _whole) -> str:
    """The same for content that is in use, and so never changes: the last few are remembered, by what they
    are and not by what is in them, since to read much of it takes milliseconds. `told` leaves out of it what
    makes no difference."""
    parts = tuple(content.values()) if type(content) is dict else (content,)
    number = told, tuple(content) if type(content) is dict else (), tuple(map(id, parts))
    if number not in _digests:
        _digests[number] = parts, digest(told(content))
        while len(_digests) > _MOST_KNOWN:
            _digests.popitem(last=False)
    return _digests[number][1]


def remember(content: Any) -> str:
    """Keep content at hand for those who come with its digest: the last few that were in use."""
    name = digest_of(content)
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


def original_content(state: State) -> dict[str, Any]:
    """What of it isn't worked out from the rest."""
    return {field: getattr(state, field) for field in original_fields(type(state))}


def shown_content(state: State) -> dict[str, Any]:
    """What readers may know of it, by field."""
    seen = audiences(type(state))
    return {field: value for field, value in content_of(state).items() if seen[field] == CONTENT}
