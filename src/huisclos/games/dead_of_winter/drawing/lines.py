"""Lines of text on a screen of 80 columns: cut, wrapped, between walls, side by side."""

from __future__ import annotations

import textwrap

from rich.cells import cell_len, set_cell_size

from huisclos.engine.game.drawing_and_papers import Picture

Row = list[tuple[str, str]]

COLUMNS = 79


def cut(name: str, width: int) -> str:
    """A name, cut or filled up to fit, also where letters are wide."""
    return set_cell_size(name if cell_len(name) <= width else set_cell_size(name, width - 1) + "…", width)


def wrapped(text: str, style: str = "") -> Picture:
    """A paragraph, a little to the right."""
    return [[(f"  {line}", style)] for line in textwrap.wrap(" ".join(text.split()), COLUMNS - 3)]


def top(name: str, number: str, width: int) -> Row:
    """The upper wall of a place."""
    fill = "─" * (width - 6 - cell_len(name) - len(number))
    return [("┌─ ", "dim"), (name, "strong"), (f" {fill} {number}┐", "dim")]


def walled(row: Row, width: int) -> Row:
    """What is in a place, between its walls."""
    return [("│ ", "dim"), *row, (" " * max(0, width - 4 - _width(row)), ""), (" │", "dim")]


def apart(left: Row, right: Row, width: int) -> Row:
    """One to the left, one to the right."""
    return [*left, (" " * (width - _width([*left, *right])), ""), *right]


def bottom(text: str, width: int) -> Row:
    """The lower wall, with something written on it."""
    text = f" {text} " if text else ""
    return [(f"└{'─' * (width - 3 - cell_len(text))}{text}─┘", "dim")]


def flowing(pieces: list[Row], width: int) -> list[Row]:
    """Pieces in as many lines as they need; none is broken."""
    rows: list[Row] = [[]]
    for piece in pieces:
        gap = [("   ", "")] if rows[-1] else []
        if _width([*rows[-1], *gap, *piece]) > width:
            rows.append([])
            gap = []
        rows[-1] += [*gap, *piece]
    return rows


def side_by_side(boxes: list[Picture], width: int) -> Picture:
    """Places of the same width, made of the same height."""
    height = max(len(box) for box in boxes)
    even = [[*box[:-1], *[walled([], width)] * (height - len(box)), box[-1]] for box in boxes]
    return [[piece for box in even for piece in (*box[n], (" ", ""))] for n in range(height)]


def _width(row: Row) -> int:
    return sum(cell_len(text) for text, _ in row)
