"""What a position may be."""

from __future__ import annotations

from .state import Colony


def inspect(s: Colony) -> None:
    """Every piece exists and stands somewhere."""
