"""Who may see a field of a state. Every field says so in its type, or the game can't be imported.

hands: Annotated[list[list[str]], OWNER]
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, get_args, get_origin, get_type_hints

from msgspec import Struct

from huisclos.engine.base.bounds import plain


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
SIZES = Audience("sizes")
"""Several piles: all see how many there are in each, nobody sees what."""
NOBODY = Audience("nobody")
"""Left out of every view."""
CONTENT = Audience("content")
"""What doesn't change during a game: figures, cards. A view shows its digest, a reader gets it once."""
SECRET_CONTENT = Audience("secret content")
"""The same, left out of every view: what a table has brought along, and its players haven't read."""


class Derived(Struct, frozen=True):
    """Marks content that is worked out from other content, so that its digest needn't know it."""


DERIVED = Derived()


class Discreet(Struct, frozen=True):
    """Marks a secret that may change without a trace: an action that changed it can be taken back, since a
    refusal would tell that it has changed."""


DISCREET = Discreet()


def shown_to(field: str) -> Audience:
    """The seats listed in another field see it, the rest see its size."""
    return Audience("shown", field)


def owner_and(field: str) -> Audience:
    """As for OWNER; and another field says for each entry which seat sees it too (-1: none)."""
    return Audience("owner", field)


class UndeclaredField(TypeError):
    """A field of a state says nothing about who may see it."""


_DECLARED: dict[type, dict[str, Audience]] = {}
_DERIVED: dict[type, frozenset[str]] = {}
_DISCREET: dict[type, frozenset[str]] = {}


def declare(state: type) -> None:
    """Read the audiences of a state's fields; raise UndeclaredField for one that has none."""
    found: dict[str, Audience] = {}
    derived: set[str] = set()
    discreet: set[str] = set()
    for field, hint in get_type_hints(state, include_extras=True).items():
        if get_origin(hint) is ClassVar:
            continue
        extras: tuple[Any, ...] = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        audience = next((extra for extra in extras if isinstance(extra, Audience)), None)
        if audience is None:
            raise UndeclaredField(f"{state.__qualname__}.{field} declares no audience")
        if not _has_size(hint, audience):
            raise UndeclaredField(f"{state.__qualname__}.{field} has no size to show: {audience.name}")
        found[field] = audience
        if DERIVED in extras:
            derived.add(field)
        if DISCREET in extras:
            discreet.add(field)
    for field, audience in found.items():
        if audience.by and found.get(audience.by) != EVERYONE:
            raise UndeclaredField(
                f"{state.__qualname__}.{field} is shown to {audience.by}, which is no field that all see"
            )
    _DECLARED[state], _DERIVED[state], _DISCREET[state] = found, frozenset(derived), frozenset(discreet)


def _has_size(hint: Any, audience: Audience) -> bool:
    """What others see the size of is a list or tuple; for owners and several piles a list of lists."""
    kind = get_args(hint)[0]
    if audience.name in ("size", "shown"):
        return get_origin(kind) in (list, tuple)
    if audience.name in ("owner", "sizes"):
        return get_origin(kind) is list and get_origin(plain(get_args(kind)[0])) in (list, tuple)
    return True


def declare_alike(twin: type, state: type) -> None:
    """A class that stands for a state has fields with the same audiences."""
    _DECLARED[twin] = _DECLARED[state]


def audiences(state: type) -> dict[str, Audience]:
    """Field by field, who may see it."""
    return _DECLARED[state]


def content_fields(state: type) -> list[str]:
    """The fields that hold content."""
    return [field for field, seen in audiences(state).items() if seen in (CONTENT, SECRET_CONTENT)]


def original_fields(state: type) -> list[str]:
    """Those of them that aren't worked out from the others."""
    return [field for field in content_fields(state) if field not in _DERIVED[state]]


def discreet_fields(state: type) -> frozenset[str]:
    """The fields whose change nobody may notice, not even by what can't be taken back."""
    return _DISCREET[state]


def seen_by(seat: int | None, value: Any, audience: Audience, by: Any, seats: int) -> Any:
    """What is left of a field for a seat, or for a spectator (None). `by` is the field that says who sees it.

    What was shown to all seats, spectators see too.
    """
    match audience.name:
        case "owner":
            return [
                mine if owner == seat or (by is not None and by[owner] == seat) else len(mine)
                for owner, mine in enumerate(value)
            ]
        case "shown" if seat in by or len(by) == seats:
            return value
        case "sizes":
            return [len(pile) for pile in value]
        case _:
            return len(value)
