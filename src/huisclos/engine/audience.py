"""Who may see a field of a state. Every field says so in its type, or the game can't be imported.

hands: Annotated[list[list[str]], OWNER]
"""

from __future__ import annotations

from typing import Annotated, Any, get_args, get_origin, get_type_hints

from msgspec import Struct


class Audience(Struct, frozen=True):
    """The seats that see a field, and what is left of it for the others."""

    name: str
    by: str = ""


EVERYONE = Audience("everyone")
"""All see it."""
OWNER = Audience("owner")
"""A list with an entry for each seat: a seat sees its own entry, and the size of the others."""
SIZE = Audience("size")
"""All see how many, nobody sees what."""
NOBODY = Audience("nobody")
"""Left out of every view."""


def shown_to(field: str) -> Audience:
    """The seats listed in another field see it, the rest see its size."""
    return Audience("shown", field)


class UndeclaredField(TypeError):
    """A field of a state says nothing about who may see it."""


_DECLARED: dict[type, dict[str, Audience]] = {}


def declare(state: type) -> None:
    """Read the audiences of a state's fields; raise UndeclaredField for one that has none."""
    found: dict[str, Audience] = {}
    for field, hint in get_type_hints(state, include_extras=True).items():
        extras: tuple[Any, ...] = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        audience = next((extra for extra in extras if isinstance(extra, Audience)), None)
        if audience is None:
            raise UndeclaredField(f"{state.__qualname__}.{field} declares no audience")
        if not _has_size(hint, audience):
            raise UndeclaredField(f"{state.__qualname__}.{field} has no size to show: {audience.name}")
        found[field] = audience
    for field, audience in found.items():
        if audience.by and audience.by not in found:
            raise UndeclaredField(
                f"{state.__qualname__}.{field} is shown to {audience.by}, which is no field"
            )
    _DECLARED[state] = found


def _has_size(hint: Any, audience: Audience) -> bool:
    """What others see the size of is a list or tuple, or for owners a list of lists."""
    kind = get_args(hint)[0]
    if audience.name in ("everyone", "nobody"):
        return True
    if audience.name == "owner":
        return get_origin(kind) is list and get_origin(get_args(kind)[0]) is list
    return get_origin(kind) in (list, tuple)


def audiences(state: type) -> dict[str, Audience]:
    """Field by field, who may see it."""
    return _DECLARED[state]
