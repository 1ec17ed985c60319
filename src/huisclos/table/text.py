"""What people write at a table: names, and lines of chat."""

from __future__ import annotations

_JOINER = "\u200d"
"""Makes one picture of several: 👩 and 💻."""


def one_line(text: str) -> str:
    """With plain spaces only; empty if nothing is to be seen, or something in it can't be shown."""
    line = " ".join(text.split())
    visible = line.replace(_JOINER, "")
    return line if visible.isprintable() and visible else ""
