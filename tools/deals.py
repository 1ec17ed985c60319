"""What is talk worth in Lockdown? `make deals` plays the games, prints the figures, and writes the page."""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path

from huisclos.lab.worth_of_talk import Talked, talked

GAMES, SEED = 1000, 2026


def page(alive: Talked, beside: Talked) -> str:
    """The report."""
    rows = "\n".join(
        f"| `{form}` | {said} | {alive.made[form] / said:.0%} |" for form, said in alive.forms.most_common()
    )
    half = 1.96 * sqrt(beside.share_won * (1 - beside.share_won) / beside.games)
    return TEMPLATE.format(
        games=alive.games,
        seed=SEED,
        said=alive.said / alive.games,
        led=alive.share_led,
        deals=alive.deals / alive.games,
        kept=alive.kept / alive.deals,
        broken=alive.broken / alive.deals,
        won=beside.share_won,
        half=half,
        rows=rows,
    )


TEMPLATE = """# What talk is worth

Bargaining is the heart of Lockdown, so its bots must be worth talking to. Two figures say whether they are.
Both come from {games:,} games of four (seed {seed}).

- **{led:.1%}** of what `steady` says leads to a deal, or to a verdict other than “never came up”. At least
  half is wanted.
- **{won:.1%}** (± {half:.1%}) of the games are won by one of two `steady` that talk, next to two that play
  the same and are mute. More than half is wanted. The mute ones hear what is said; they say nothing and
  answer nobody.

Four that talk say {said:.1f} things per game and make {deals:.1f} deals. Of these {kept:.0%} are kept,
{broken:.0%} are broken by one side or the other, and the rest never came up.

| Said | How often | Became a deal |
|---|---|---|
{rows}

Claims ask nothing of anybody, so no deal can come of them. Remake this page with `make deals`.
"""


def main() -> None:
    """Play, print, write."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    with ProcessPoolExecutor(2) as pool:
        both = [pool.submit(talked, "lockdown", "steady", seats, games, SEED) for seats in ("tttt", "ttmm")]
        alive, beside = (job.result() for job in both)
    sys.stdout.write(
        f"leads to a deal or a verdict other than moot: {alive.share_led:.1%} of {alive.said} statements\n"
        f"won by those who talk, beside as many mute ones: {beside.share_won:.1%} of {beside.games} games\n"
    )
    if games == GAMES:
        (Path(__file__).parents[1] / "docs" / "measured" / "deals.md").write_text(
            page(alive, beside), encoding="utf-8"
        )


if __name__ == "__main__":
    main()
