"""What charts of measured shares have in common: intervals, bars, and the sheet they are drawn on."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parents[1] / "docs" / "measured"

Share = tuple[float, float, float]
"""A share, and the interval that holds the true one in 95 of 100 such series."""


def share(part: float, games: int) -> Share:
    """With Wilson's interval."""
    z = 1.96
    middle = (part + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(part * (1 - part) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return part, max(0.0, middle - half), min(1.0, middle + half)


class Chart(NamedTuple):
    """How large it is, and how much room there is around it."""

    width: int
    left: int
    bottom: int
    top: int = 34
    height: int = 260

    def y(self, part: float) -> float:
        """Where a share is on the axis."""
        return self.top + self.height * (1 - part)

    def scale(self, start: int = 0) -> list[str]:
        """A line at every fifth, and how much that is. `start`: where on the sheet the chart begins."""
        lines, left = [], start + self.left
        across = f'x1="{left}" x2="{left + self.width}"'
        for percent in range(0, 101, 20):
            at = self.y(percent / 100)
            lines.append(f'<line {across} y1="{at:.1f}" y2="{at:.1f}" stroke="#ccc"/>')
            lines.append(f'<text x="{left - 6}" y="{at + 4:.1f}" text-anchor="end">{percent} %</text>')
        return lines

    def bar(self, at: float, wide: int, shown: Share, colour: str) -> list[str]:
        """A share with its interval."""
        part, low, high = shown
        x, high_up, height = at + wide / 2, self.y(part), self.y(0) - self.y(part)
        return [
            f'<rect x="{at:.1f}" y="{high_up:.1f}" width="{wide}" height="{height:.1f}" '
            f'fill="{colour}" opacity="0.75"/>',
            f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{self.y(low):.1f}" y2="{self.y(high):.1f}" stroke="#222"/>',
        ]

    def title(self, text: str, start: int = 0) -> str:
        """Above it."""
        return f'<text x="{start + self.left}" y="20" font-weight="bold">{text}</text>'

    def legend(self, colours: Mapping[str, str], apart: int) -> list[str]:
        """What the two colours stand for, beside the title."""
        return [
            f'<text x="{self.left + self.width - apart * (1 - n)}" y="20" text-anchor="end" fill="{colour}">'
            f"{label}</text>"
            for n, (label, colour) in enumerate(colours.items())
        ]

    def sheet(self, lines: list[str], start: int = 0, size: int = 13) -> str:
        """All of it, as a picture; `start` is where the last chart on it begins."""
        width, height = start + self.left + self.width + 16, self.top + self.height + self.bottom
        font, body = f'font-family="sans-serif" font-size="{size}"', "\n".join(lines)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {font}>\n'
            f'<rect width="{width}" height="{height}" fill="#fff"/>\n{body}\n</svg>\n'
        )
