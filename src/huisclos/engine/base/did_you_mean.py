"""Which name somebody may have meant."""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches

from huisclos.engine.base.errors import BadOptions

_ALIKE = 0.6
_LONGEST = 100
"""Letters: what is longer is no slip."""


def nearest(written: str, names: Collection[str], alike: float = _ALIKE) -> str:
    """The one that comes nearest, or none. A name of a pack may be written without its pack: ``hans`` comes
    near ``hans@butcher``, and so does ``hens``."""
    if len(written) > _LONGEST:
        return ""
    known = sorted(names)
    bare = {name.partition("@")[0]: name for name in reversed(known)}
    near = get_close_matches(written, known, 1, alike) or [
        bare[name] for name in get_close_matches(written, bare, 1, alike)
    ]
    return near[0] if near else ""


def did_you_mean(written: str, names: Collection[str]) -> BadOptions | None:
    """What to say to whoever has asked for something that isn't there, if it comes near to something."""
    near = nearest(written, names)
    return BadOptions("error-unknown-near", name={"": written}, near={"": near}) if near else None
