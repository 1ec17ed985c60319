"""How large things may be: whatever comes from outside has an end.

A field that says nothing has the general bounds below. One that differs says so in its type:

    box: Annotated[int, EVERYONE, Meta(ge=0, le=40)]
    points: Annotated[list[int], EVERYONE, BY_SEAT]
    watch: Annotated[list[Seat], EVERYONE]

They are looked at when a position is loaded, and never while a game is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct, UnsetType

LARGEST = 10_000
"""A number, above or below zero."""
LONGEST_TEXT = 2000
LONGEST_LIST = 3000
LONGEST_PACK = 300_000
"""Letters of a pack, and of the words in it."""
DEEPEST = 40
"""How deep one thing may lie in another."""
MOST_PARTS = 50_000
"""All that is read at once, counted piece by piece."""
MOST_CONDITIONS = 50
"""Of which one condition may be made: to look at it takes as many units."""
MOST_TIMES = 100
"""How often something may be repeated, repeats in repeats multiplied."""

Metas = tuple[Meta, ...]


class ByTable(Struct, frozen=True):
    """A bound that depends on how many sit at the table."""

    name: str


BY_SEAT = ByTable("by seat")
"""A list with an entry for each seat."""
Seat = Annotated[int, ByTable("seat")]
"""One of the seats."""


class ReadApart(Struct, frozen=True):
    """Whoever reads it knows its bounds: a pack."""


class UnboundedField(TypeError):
    """A field that could be of any size."""


def refuse_unbounded(owner: str, hints: Mapping[str, Any], *, declared: bool = False) -> None:
    """UnboundedField for the first field whose type has no end; with `declared`, for one that has only the
    general bounds."""
    for field, hint in hints.items():
        if not has_bounds(hint, declared=declared):
            wanted = "ge and le, or max_length, of msgspec.Meta" if declared else "another type"
            raise UnboundedField(f"{owner}.{field}: {hint} has no bounds; give it {wanted}")


def has_bounds(
    hint: Any, extras: tuple[Any, ...] = (), *, declared: bool = False, around: tuple[Any, ...] = ()
) -> bool:
    """Whether all that a value of this type is made of has an end. `around` are the structs that hold it."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        extras = args[1:]
        read_apart = any(isinstance(extra, ReadApart) for extra in extras)
        return read_apart or has_bounds(args[0], extras, declared=declared, around=around)
    if origin is Literal or hint in (bool, NoneType, None, UnsetType):
        return True
    if declared and not _says_so(hint, extras):
        return False
    if hint in (int, float, str):
        return not any(isinstance(extra, Meta) and {extra.gt, extra.lt} != {None} for extra in extras)
    if isinstance(hint, type) and issubclass(hint, Struct):
        parts, around = ([] if hint in around else list(fields_of(hint).values())), (*around, hint)
    elif origin in (Union, UnionType, list, tuple) or (origin is dict and plain(args[0]) is str):
        parts = [part for part in args if part is not Ellipsis]
    else:
        return False
    return all(has_bounds(part, declared=declared, around=around) for part in parts)


def _says_so(hint: Any, extras: tuple[Any, ...]) -> bool:
    """A number says its ends, and what has a length says how long it may be."""
    origin, metas = get_origin(hint), [extra for extra in extras if isinstance(extra, Meta)]
    if hint in (int, float):
        return any(meta.ge is not None and meta.le is not None for meta in metas)
    if hint is str or origin in (list, dict) or (origin is tuple and Ellipsis in get_args(hint)):
        return any(meta.max_length is not None for meta in metas)
    return True


def plain(hint: Any) -> Any:
    """A type without what is said about it."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


@cache
def fields_of(kind: type[Struct]) -> dict[str, Any]:
    """The types of a struct's fields, with all that is said about them."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__struct_fields__}


def ends(metas: Metas) -> tuple[float, float]:
    """The least and the most that a number may be."""
    least = max((meta.ge for meta in metas if meta.ge is not None), default=-LARGEST)
    most = min((meta.le for meta in metas if meta.le is not None), default=LARGEST)
    return least, most


def lengths(metas: Metas, otherwise: int) -> tuple[int, int]:
    """How short and how long something may be."""
    least = max((meta.min_length for meta in metas if meta.min_length is not None), default=0)
    most = min((meta.max_length for meta in metas if meta.max_length is not None), default=otherwise)
    return least, most
