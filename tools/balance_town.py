"""How hard is Critico-Ville? `make balance` plays the games, and writes the page and its plot."""

from __future__ import annotations

import sys
from statistics import mean

from tools.charts import FOLDER, Chart, share

from huisclos.games.critico_ville.content import content, zombie_cards
from huisclos.lab.series import Plan, run

GAMES, SEED = 5000, 2026
FEWER = 5
"""How much knowing helps is measured with a fifth of the games."""
BANDS = {False: (0.55, 0.65), True: (0.35, 0.45)}
KNOWN = range(30, 101, 10)
CHART = Chart(width=360, left=46, bottom=44)
COLOURS = {False: "#4c7a00", True: "#a03000"}
NAMES = {False: "normal", True: "hard"}

Point = tuple[float, float, float, float]
"""x, share of games won, and the interval that holds it in 95 of 100 such series."""


def measure(players: int, hard: bool, games: int, workers: int = 2) -> dict[str, float]:
    """A series of games of `steady`, who answers multiple choice only."""
    options = {"hard": hard, "kinds": "choice"}
    return run(Plan("critico-ville", players, ["steady"], options, SEED), games, workers)


def by_players(games: int) -> dict[bool, list[dict[str, float]]]:
    """Both variants, one to five players."""
    return {hard: [measure(players, hard, games) for players in range(1, 6)] for hard in BANDS}


def by_knowledge(games: int) -> list[Point]:
    """The hard variant with four players who know more or less."""
    usual, points = content().bots["steady"], []
    for known in KNOWN:
        content().bots["steady"] = known
        points.append((known, *share(measure(4, True, games, workers=1)["won"], games)))
    content().bots["steady"] = usual
    return points


def panel(start: int, title: str, axis: str, first: float, last: float, ticks: list[int]) -> list[str]:
    """Axes, with the bands that were aimed at."""
    left, base = start + CHART.left, CHART.top + CHART.height
    lines = [CHART.title(title, start)]
    for hard, (low, high) in BANDS.items():
        lines.append(
            f'<rect x="{left}" y="{CHART.y(high):.1f}" width="{CHART.width}" '
            f'height="{CHART.y(low) - CHART.y(high):.1f}" fill="{COLOURS[hard]}" opacity="0.15"/>'
        )
    lines += CHART.scale(start)
    for tick in ticks:
        at = x(start, tick, first, last)
        lines.append(f'<text x="{at:.1f}" y="{base + 18}" text-anchor="middle">{tick}</text>')
    lines.append(f'<text x="{left + CHART.width / 2}" y="{base + 38}" text-anchor="middle">{axis}</text>')
    return lines


def x(start: int, value: float, first: float, last: float) -> float:
    """Where a value is on the axis."""
    return start + CHART.left + 20 + (CHART.width - 40) * (value - first) / (last - first)


def curve(start: int, points: list[Point], first: float, last: float, colour: str) -> list[str]:
    """Points with their intervals, joined."""
    spots = [
        (x(start, at, first, last), CHART.y(won), CHART.y(low), CHART.y(high))
        for at, won, low, high in points
    ]
    path = " ".join(f"{at:.1f},{won:.1f}" for at, won, _, _ in spots)
    lines = [f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="1.5"/>']
    for at, won, low, high in spots:
        lines.append(f'<line x1="{at:.1f}" x2="{at:.1f}" y1="{low:.1f}" y2="{high:.1f}" stroke="{colour}"/>')
        lines.append(f'<circle cx="{at:.1f}" cy="{won:.1f}" r="3.5" fill="{colour}"/>')
    return lines


def plot(measured: dict[bool, list[dict[str, float]]], known: list[Point], games: int) -> str:
    """Two panels."""
    second = CHART.left + CHART.width + 40
    lines = panel(0, "Games won, by number of players", "players", 1, 5, [1, 2, 3, 4, 5])
    for hard, series in measured.items():
        points = [(n, *share(one["won"], games)) for n, one in enumerate(series, 1)]
        lines += curve(0, points, 1, 5, COLOURS[hard])
        at = CHART.y(series[-1]["won"]) - 12
        style = f'fill="{COLOURS[hard]}" text-anchor="end"'
        lines.append(f'<text x="{x(0, 5, 1, 5) + 8}" y="{at:.1f}" {style}>{NAMES[hard]}</text>')
    lines += panel(
        second, "Hard variant, four players", "questions answered right, in %", 30, 100, list(KNOWN)
    )
    lines += curve(second, known, 30, 100, COLOURS[True])
    return CHART.sheet(lines, second)


def page(measured: dict[bool, list[dict[str, float]]], known: list[Point], games: int) -> str:
    """The report."""
    rows = []
    for hard, series in measured.items():
        for players, one in enumerate(series, 1):
            won, low, high = share(one["won"], games)
            rows.append(
                f"| {NAMES[hard]} | {players} | **{won:.1%}** | {low:.1%} to {high:.1%} | {one['turns']:.1f} "
                f"| {one['square']:.1f} | {one['zombies']:.1f} | {one['right'] / one['asked']:.0%} |"
            )
    decks = {
        "normal": content().figures["deck"],
        "hard": content().hard["deck"],
        "hard, five characters": content().hard_with_five["deck"],
    }
    cards = "\n".join(
        f"| {name} | {' | '.join(map(str, deck))} | {mean(zombie_cards(deck)):.2f} |"
        for name, deck in decks.items()
    )
    learned = "\n".join(f"| {int(at)}% | {won:.1%} |" for at, won, _, _ in known)
    return TEMPLATE.format(
        games=games, fewer=games // FEWER, seed=SEED, rows="\n".join(rows), decks=cards, learned=learned
    )


TEMPLATE = """# Balance of Critico-Ville

A sensible group should win a little more often than not, and in the hard variant a little less:
**55 to 65%** of normal games, **35 to 45%** of hard ones. The zombie deck is what was tuned for that.

![Games won, by number of players and by how many answers are right](balance.svg)

Every figure of this table comes from {games:,} games of the bot `steady` on every seat (seed {seed}), with
multiple-choice questions, of which it answers 70% right: open ones are for people. The interval holds
the true share in 95 of 100 such series.

| Variant | Players | Won | Interval | Turns | Square reached | Zombies at the end | Right answers |
|---|---|---|---|---|---|---|---|
{rows}

Bots share one pawn and see the same, so in the normal variant the number of players changes nothing: four
characters are in play, whoever holds them. In the hard variant five players have all five characters, and
meet a harder deck for it, as does any group that chooses to play all five. A group that plays with fewer
than four has a harder game, and no other deck.

## The decks

| Variant | 1 zombie | 2 zombies | 3 zombies | 4 zombies | Mean |
|---|---|---|---|---|---|
{decks}

## What knowing helps

The hard variant with four players, by the share of questions answered right, {fewer:,} games each:

| Right answers | Games won |
|---|---|
{learned}

Without a right answer there is no combat, so thinking pays: that is the point of the game.

Remake this page and its plot with `make balance`; play series of your own with
`huisclos simulate critico-ville --players 3 --games 1000 --bots steady --set hard=true --set kinds=choice`.
"""


def main() -> None:
    """Measure, draw, write."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    measured, known = by_players(games), by_knowledge(games // FEWER)
    (FOLDER / "balance.svg").write_text(plot(measured, known, games), encoding="utf-8")
    (FOLDER / "balance.md").write_text(page(measured, known, games), encoding="utf-8")


if __name__ == "__main__":
    main()
