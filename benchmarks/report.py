"""The figures, for people and for programs."""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping
from typing import Any

import msgspec
from rich.box import SIMPLE
from rich.table import Table

from benchmarks.measure import Figures
from benchmarks.rows import ROWS, versions


def machine() -> str:
    """What the figures were measured on and with; without it they can't be compared later."""
    libraries = ", ".join(f"{name} {number}" for name, number in versions().items())
    return (
        f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} CPUs; {libraries}"
    )


def table(measured: Mapping[str, Figures], missing: Mapping[str, str], title: str) -> Table:
    """All rows in their fixed order, also those that could not be measured, so that none goes unnoticed."""
    shown = Table(title=title, title_justify="left", box=SIMPLE, show_edge=False, padding=(0, 1, 0, 0))
    shown.add_column("uniform random play, one process", no_wrap=True)
    for heading in ("decisions/s", "games/s", "copy µs", "ratio"):
        shown.add_column(heading, justify="right", no_wrap=True)
    first = measured[ROWS[0][0]].decisions_per_second
    for label, _, _ in ROWS:
        if label in missing:
            shown.add_row(label, "not there")
        else:
            shown.add_row(label, *_cells(measured[label], first))
    return shown


def _cells(row: Figures, first: float) -> list[str]:
    copy = "-" if row.copy_microseconds is None else f"{row.copy_microseconds:.1f}"
    ratio = row.decisions_per_second / first
    return [f"{row.decisions_per_second:,.0f}", f"{row.games_per_second:,.0f}", copy, f"{ratio:.2f}"]


def plain(measured: Mapping[str, Figures], missing: Mapping[str, str], seconds: float) -> dict[str, Any]:
    """The same as plain data, with every turn, and with why an engine was not measured."""
    first = measured[ROWS[0][0]].decisions_per_second
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "cpus": os.cpu_count(),
        "versions": versions(),
        "seconds": seconds,
        "statistic": "median of the turns",
        "engines": {
            label: {**msgspec.to_builtins(row), "ratio": row.decisions_per_second / first}
            for label, row in measured.items()
        },
        "missing": dict(missing),
    }
