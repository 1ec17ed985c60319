"""The figures, for people and for programs."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from collections.abc import Mapping
from importlib.metadata import version
from typing import Any

import msgspec
from rich.box import SIMPLE
from rich.table import Table

from benchmarks.load.servers import NODE
from benchmarks.load.tally import Figures

HEADINGS = ("actions/s", "p50 ms", "p99 ms", "lost", "kB", "CPU ms", "CPU", "load CPU")

Rows = Mapping[str, list[Figures] | str]
"""By server: the figures of every turn, or why there are none."""


def versions() -> dict[str, str]:
    """Of the programs that were measured."""
    found = {"huisclos": version("huisclos"), "python": platform.python_version()}
    if shutil.which("node"):
        found["node"] = subprocess.check_output(["node", "--version"], text=True).strip().removeprefix("v")
    package = NODE / "node_modules" / "boardgame.io" / "package.json"
    if package.exists():
        found["boardgame.io"] = msgspec.json.decode(package.read_bytes())["version"]
    return found


def machine() -> str:
    """What the figures were measured on and with."""
    programs = ", ".join(f"{name} {number}" for name, number in versions().items())
    return f"{os.cpu_count()} CPUs, load before {os.getloadavg()[0]:.1f}; {programs}"


def table(title: str, rows: Rows) -> Table:
    """One mode; a row for each server, with its median turn."""
    shown = Table(title=title, title_justify="left", box=SIMPLE, show_edge=False, padding=(0, 1, 0, 0))
    shown.add_column("server", no_wrap=True)
    for heading in HEADINGS:
        shown.add_column(heading, justify="right", no_wrap=True)
    for server, turns in rows.items():
        shown.add_row(server, *([turns] if isinstance(turns, str) else _cells(_median(turns))))
    return shown


def _median(turns: list[Figures]) -> Figures:
    return sorted(turns, key=lambda figures: figures.actions_per_second)[len(turns) // 2]


def _cells(row: Figures) -> list[str]:
    return [
        f"{row.actions_per_second:,.0f}",
        f"{row.p50_milliseconds:.1f}",
        f"{row.p99_milliseconds:.1f}",
        str(row.lost + row.dropped),
        f"{row.kilobytes_per_action:.1f}",
        f"{row.server_milliseconds:.2f}",
        f"{row.server_cpu:.0%}",
        f"{row.generator_cpu:.0%}",
    ]


def plain(results: Mapping[str, Rows]) -> dict[str, Any]:
    """The same as plain data, with every turn."""
    return {"cpus": os.cpu_count(), "versions": versions(), "results": msgspec.to_builtins(results)}
