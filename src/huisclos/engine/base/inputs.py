"""Checks of what callers hand in: the right type and range, or one clear error."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from huisclos.engine.base.errors import BadOptions, IllegalAction


def check_seat(seat: Any, seats: int) -> int:
    """A seat of this table. A bool or a float that happens to be equal to one is none."""
    if type(seat) is not int or not 0 <= seat < seats:
        raise IllegalAction("error-no-seat", seat=str(seat)[:40], most=seats - 1)
    return seat


def check_count(count: Any) -> int:
    """How many of something: a whole number from 0."""
    if type(count) is not int or count < 0:
        raise IllegalAction("error-number", number=str(count)[:40])
    return count


def check_pieces(fine: Mapping[str, bool]) -> None:
    """Of a position, which may come from anywhere: ValueError that names what isn't fine."""
    wrong = [name for name, is_fine in fine.items() if not is_fine]
    if wrong:
        raise ValueError(", ".join(wrong))


def check_names(names: Any) -> list[str]:
    """What to call the players by: neither endless nor with line breaks, nothing that moves a cursor."""
    if not isinstance(names, list | tuple) or not all(map(_is_name, names)):
        raise BadOptions("error-names")
    return list(names)


def _is_name(name: Any) -> bool:
    return isinstance(name, str) and 0 < len(name.strip()) <= len(name) <= _LONGEST and name.isprintable()


def check_seed(seed: Any) -> str:
    """A seed as text: a number, or a text, neither endless nor with letters that can't be written down."""
    text = str(seed) if type(seed) is str or (type(seed) is int and abs(seed) < _ENDLESS) else ""
    if not text or len(text) > _LONGEST or not text.isprintable():
        raise BadOptions("error-bad-seed", most=_LONGEST)
    return text


_LONGEST = 200
_ENDLESS = 10**_LONGEST


_JOINER = "\u200d"
"""Makes one picture of several: 👩 and 💻."""


def can_be_shown(text: str) -> bool:
    """A text on one line in which there is something to see."""
    visible = text.replace(_JOINER, "")
    return bool(visible.strip()) and visible.isprintable()
