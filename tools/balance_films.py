"""How hard are the films? `make films-balance` plays the games, and writes the page and its plot."""

from __future__ import annotations

import sys
from itertools import product
from typing import Any

from tools.charts import FOLDER, Chart, share

from huisclos.engine.game.installed import find
from huisclos.lab.series import Plan, run
from huisclos.words import Words

GAMES, SEED, WORKERS = 100, 2026, 2
"""So many games of each film: with 100 the standard error of a share is 5 points."""
DIFFICULTIES = {"normal": "#4c7a00", "absolute": "#a03000"}
AIM = 0.35
"""Of Normal games of Hans at the camp, at least."""
CHART, BAR = Chart(width=640, left=52, bottom=52), 48

Measured = dict[tuple[str, str, str], dict[str, Any]]


def films() -> list[tuple[str, str, str]]:
    """Every Killer of the box at every Location of it, in both difficulties."""
    known = find("final-girl").known
    return list(product(known["killer"], known["location"], DIFFICULTIES))


def measure(killer: str, location: str, difficulty: str, games: int, workers: int) -> dict[str, Any]:
    """A series of games of `steady`; who the girl is, is drawn."""
    options = {"killer": killer, "location": location, "difficulty": difficulty}
    return run(Plan("final-girl", 1, ["steady"], options, SEED), games, workers)


def words() -> Words:
    """What the films are called."""
    packs = find("final-girl").shelf
    return Words("en", "huisclos.games.final_girl", packs={pack.name: pack.words for pack in packs})


def plot(measured: Measured, names: Words, games: int) -> str:
    """A pair of bars for each film, with their intervals."""
    lines = [CHART.title("Games won by the Final Girl"), *CHART.scale()]
    pairs = list(dict.fromkeys((killer, location) for killer, location, _ in measured))
    for n, (killer, location) in enumerate(pairs):
        middle = CHART.left + CHART.width * (n + 0.5) / len(pairs)
        for side, (difficulty, colour) in enumerate(DIFFICULTIES.items()):
            won = share(measured[killer, location, difficulty]["won"], games)
            lines += CHART.bar(middle + (side - 1) * BAR + 3, BAR - 6, won, colour)
        for row, name in enumerate((f"killer:{killer}", f"location:{location}")):
            text = f'x="{middle:.1f}" y="{CHART.y(0) + 18 + 17 * row}" text-anchor="middle"'
            lines.append(f"<text {text}>{names.name(name)}</text>")
    return CHART.sheet([*lines, *CHART.legend(DIFFICULTIES, 90)])


def page(measured: Measured, names: Words, games: int) -> str:
    """The report."""
    rows = []
    for (killer, location, difficulty), one in measured.items():
        won, low, high = share(one["won"], games)
        film = f"{names.name(f'killer:{killer}')} | {names.name(f'location:{location}')}"
        rows.append(
            f"| {film} | {difficulty} | **{won:.0%}** | {low:.0%} to {high:.0%} "
            f"| {one['turns']:.1f} | {one['saved']:.1f} | {one['dead']:.1f} |"
        )
    return TEMPLATE.format(games=games, seed=SEED, aim=AIM, rows="\n".join(rows))


TEMPLATE = """# Balance of the films

How often does a sensible player come out alive? `steady` plays each Killer of the box at each Location; who
the Final Girl is, is drawn. It should win at least **{aim:.0%}** of Normal games of Hans at the camp.

![Games won, by Killer, Location and difficulty](films-balance.svg)

| Killer | Location | Difficulty | Won | 95% interval | Turns | Saved | Dead |
|---|---|---|---|---|---|---|---|
{rows}

{games} games per line, from seed {seed} on. `steady` sees what a player sees: it makes up the cards that lie
face down, plays the rest of the turn some times with each thing it could do, and asks how likely she is to
win from there. The Victims that were saved and killed are means.

Remake this page and its plot with `make films-balance`; play series of your own with
`huisclos simulate final-girl --players 1 --games 100 --bots steady --set difficulty=absolute`.
"""


def main(games: int = GAMES, workers: int = WORKERS) -> None:
    """Plays, and writes."""
    measured = {film: measure(*film, games, workers) for film in films()}
    names = words()
    (FOLDER / "films-balance.svg").write_text(plot(measured, names, games), "utf-8")
    (FOLDER / "films-balance.md").write_text(page(measured, names, games), "utf-8")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
