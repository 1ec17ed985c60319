"""`python -m benchmarks`: measure every engine that is installed, and print one table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import cyclopts
import msgspec
from cyclopts import Parameter
from rich.console import Console

from benchmarks.measure import figures, rounds
from benchmarks.report import machine, plain, table
from benchmarks.rows import load

Rounds = Annotated[int, Parameter(name="--rounds", validator=cyclopts.validators.Number(gte=1))]
Seconds = Annotated[float, Parameter(validator=cyclopts.validators.Number(gt=0))]


def main(*, json: Path | None = None, count: Rounds = 25, seconds: Seconds = 0.2) -> None:
    """Compare the speed of uniform random play.

    Parameters
    ----------
    json
        Also write the figures to this file.
    count
        How often each engine has its turn.
    seconds
        About how long a turn takes.
    """
    console = Console()
    engines, missing = load()
    console.print(machine(), highlight=False, soft_wrap=True)
    with console.status("measuring"):
        played = list(rounds(engines, count, seconds))
    measured = {label: figures([turns[label] for turns in played]) for label in engines}
    title = f"Medians of {count} rounds, about {seconds:g} s per engine in each"
    console.print(table(measured, missing, title))
    if json is not None:
        text = msgspec.json.encode(plain(measured, missing, seconds))
        json.write_bytes(msgspec.json.format(text, indent=2) + b"\n")


if __name__ == "__main__":
    cyclopts.run(main)
