"""What a copy of a state has to copy, and what it may share.

A copy takes microseconds because it knows nothing but lists, and lists of lists. Everything else in a state
is shared by all its copies, so it must be of a kind that never changes.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from msgspec import Struct


class SharedField(TypeError):
    """A field of a state that a copy would share, and that can change."""


def lists_of(owner: str, hints: Mapping[str, Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fields that are flat lists, and those that are lists of lists; SharedField for one that is neither
    of them and can change."""
    flat, nested = [], []
    for field, hint in hints.items():
        if get_origin(hint) is not list:
            _refuse_unless_fixed(owner, field, hint)
        elif get_origin(item := get_args(hint)[0]) is list:
            _refuse_unless_fixed(owner, field, get_args(item)[0])
            nested.append(field)
        else:
            _refuse_unless_fixed(owner, field, item)
            flat.append(field)
    return tuple(flat), tuple(nested)


def _refuse_unless_fixed(owner: str, field: str, hint: Any) -> None:
    if not is_fixed(hint):
        raise SharedField(
            f"{owner}.{field}: a copy would share {hint}; use numbers, texts, tuples, frozen structs, "
            "lists of them, or lists of such lists"
        )


def is_fixed(hint: Any) -> bool:
    """A value of this type never changes."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return is_fixed(args[0])
    if origin is Literal or hint in (int, float, bool, str, bytes, NoneType, None, Ellipsis):
        return True
    if origin in (Union, UnionType, tuple, frozenset):
        return all(is_fixed(arg) for arg in args)
    if isinstance(hint, type) and issubclass(hint, Struct):
        # What is inside a frozen struct isn't looked at: texts by language are dicts that nobody changes.
        return hint.__struct_config__.frozen
    return False
