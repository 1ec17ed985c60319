"""A series on the screen: a bar while it runs, a table when it is done."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from huisclos.lab.series import Plan, run
from huisclos.words import Words


def run_with_bar(plan: Plan, games: int, workers: int, words: Words) -> dict[str, Any]:
    """Run a series, and show how far it is."""
    console = Console(stderr=True)
    columns = (
        "[progress.description]{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.text("simulate-bar"), total=games)
        return run(plan, games, workers, lambda done: bar.update(task, completed=done))


def print_summary(report: dict[str, Any], words: Words) -> None:
    table = Table(show_header=False, show_edge=False)
    table.add_column(style="dim")
    table.add_column(justify="right")
    for name, value in report.items():
        label = words.text(f"simulate-{name}") if f"simulate-{name}" in words else name
        if isinstance(value, dict):
            for key, part in value.items():
                of = words.text("page-of", {"name": label})
                table.add_row(f"{of} {key}", _figure(part, words, share=name == "wins_by_bot"))
        else:
            table.add_row(label, _figure(value, words))
    speed = report["decisions"] / max(report["seconds"], 1e-9)
    table.add_row(words.text("simulate-speed"), _figure(speed, words))
    Console().print(table)


def _figure(value: Any, words: Words, *, share: bool = False) -> str:
    """As figures are written in that language; what is no number stays as it is."""
    if not isinstance(value, int | float):
        return str(value)
    whole = isinstance(value, int) or value >= 1000
    return words.text(f"simulate-{'share' if share else 'figure' if whole else 'mean'}", {"value": value})
