"""Can a winter be survived? `make winter-balance` plays the games, and writes the page and its plot."""

from __future__ import annotations

import random
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from multiprocessing import get_context

from msgspec import Struct
from tools.charts import FOLDER, Chart, share

from huisclos.bots import hire
from huisclos.bots.taking_turns import drive
from huisclos.engine.game.installed import find
from huisclos.engine.match.match import Match
from huisclos.engine.match.public import new
from huisclos.words import Words

GAMES, SEED, WORKERS, PLAYERS = 30, 2026, 2, 4
"""So many games of each main objective, with a traitor and without: over all ten the standard error of a
share is 3 points."""
SERIES = {"without a traitor": "#4c7a00", "with a traitor": "#a03000"}
COLONY, TRAITORS = (0.35, 0.65), (0.25, 0.5)
"""So often the colony should reach the main objective where nobody betrays it, and traitors win."""
CHART, BAR = Chart(width=860, left=52, bottom=72), 30


class Winter(Struct, frozen=True):
    """What came of a game."""

    met: bool
    winners: int
    rounds: int
    dead: int
    decisions: int
    betrayed: bool = False
    """The traitor has won."""
    caught: bool = False
    """The traitor was exiled."""
    wronged: int = 0
    """Others who were exiled."""


Measured = dict[tuple[str, bool], list[Winter]]
"""By main objective, and whether there was a traitor."""


def traitor(match: Match) -> int | None:
    """Who was dealt the betrayal, if anybody was."""
    state = match.state
    return next((seat for seat in range(state.seats) if state.betrays(seat)), None)  # type: ignore[attr-defined]


def winters(objective: str, betrayed: bool, games: int) -> list[Winter]:
    """Games of `steady` with or without a traitor among them: a pure function, for any process to run."""
    found: list[Winter] = []
    options = {"objective": objective, "variant": "traitor" if betrayed else "usual"}
    seeds = (f"{SEED}:{number}" for number in count())
    while len(found) < games:
        seed = next(seeds)
        match = new(find("dead-of-winter"), [f"steady {n}" for n in range(PLAYERS)], seed, options)
        if (traitor(match) is not None) == betrayed:
            found.append(winter(match, seed))
    return found


def winter(match: Match, seed: str) -> Winter:
    """One game to its end."""
    seat = traitor(match)
    bots = [hire(match, "steady", random.Random(f"{seed}:{n}")) for n in range(PLAYERS)]
    decisions, result = drive(match, bots)
    exiled: list[int] = match.state.exiled  # type: ignore[attr-defined]
    caught = seat is not None and exiled[seat] > 0
    return Winter(
        met=bool(result.counts["met"]),
        winners=len(result.winners),
        rounds=result.counts["rounds"],
        dead=result.counts["dead"],
        decisions=decisions,
        betrayed=seat in result.winners,
        caught=caught,
        wronged=sum(exiled) - caught,
    )


def measure(games: int, workers: int) -> Measured:
    """All main objectives, without and with a traitor."""
    series = [
        (name, betrayed) for name in find("dead-of-winter").known["objective"] for betrayed in (False, True)
    ]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        jobs = {one: pool.submit(winters, *one, games) for one in series}
        return {one: job.result() for one, job in jobs.items()}


def words() -> Words:
    """What the objectives are called."""
    packs = find("dead-of-winter").shelf
    return Words("en", "huisclos.games.dead_of_winter", packs={pack.name: pack.words for pack in packs})


def plot(measured: Measured, names: Words) -> str:
    """A pair of bars for each objective: where the colony gets to it, and where traitors win."""
    lines = [CHART.title("Main objectives reached; games that traitors win"), *CHART.scale()]
    objectives = list(dict.fromkeys(objective for objective, _ in measured))
    for n, objective in enumerate(objectives):
        middle = CHART.left + CHART.width * (n + 0.5) / len(objectives)
        lines += bar(measured[objective, False], middle - BAR, "without a traitor")
        lines += bar(measured[objective, True], middle, "with a traitor")
        for row, part in enumerate(_rows(names.name(f"objective:{objective}"))):
            lines.append(
                f'<text x="{middle:.1f}" y="{CHART.y(0) + 16 + 15 * row}" text-anchor="middle">{part}</text>'
            )
    return CHART.sheet([*lines, *CHART.legend(SERIES, 130)], size=12)


def bar(games: list[Winter], at: float, series: str) -> list[str]:
    """One of them, with its interval."""
    hits = sum(game.betrayed if series == "with a traitor" else game.met for game in games)
    return CHART.bar(at + 2, BAR - 4, share(hits / len(games), len(games)), SERIES[series])


def _rows(name: str) -> list[str]:
    """A name on as many lines as it has long words."""
    rows: list[str] = []
    for word in name.split():
        if rows and len(rows[-1]) + len(word) < 13:
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    return rows


def percent(hits: int, games: int) -> str:
    """A share and its interval."""
    part, low, high = share(hits / games, games)
    return f"**{part:.0%}** ({low:.0%} to {high:.0%})"


def mean(numbers: list[int]) -> str:
    return f"{sum(numbers) / max(1, len(numbers)):.1f}"


def row(name: str, loyal: list[Winter], betrayed: list[Winter]) -> str:
    """A line of the table."""
    caught = [game for game in betrayed if game.caught]
    cells = [
        name,
        percent(sum(game.met for game in loyal), len(loyal)),
        mean([game.rounds for game in loyal]),
        mean([game.dead for game in loyal]),
        mean([game.winners for game in loyal]),
        percent(sum(game.betrayed for game in betrayed), len(betrayed)),
        f"{sum(game.met for game in betrayed) / max(1, len(betrayed)):.0%}",
        f"{sum(game.betrayed for game in caught)} of {len(caught)}",
    ]
    return f"| {' | '.join(cells)} |"


def page(measured: Measured, names: Words, games: int) -> str:
    """The report."""
    objectives = list(dict.fromkeys(objective for objective, _ in measured))
    rows = [
        row(names.name(f"objective:{name}"), measured[name, False], measured[name, True])
        for name in objectives
    ]
    loyal = [game for name in objectives for game in measured[name, False]]
    betrayed = [game for name in objectives for game in measured[name, True]]
    rows.append(row("**all**", loyal, betrayed))
    wronged = sum(game.wronged for game in (*loyal, *betrayed))
    return TEMPLATE.format(
        games=games,
        seed=SEED,
        players=PLAYERS,
        colony=f"{COLONY[0]:.0%} to {COLONY[1]:.0%}",
        traitors=f"{TRAITORS[0]:.0%} to {TRAITORS[1]:.0%}",
        rows="\n".join(rows),
        wronged=wronged,
        total=len(loyal) + len(betrayed),
        decisions=round(sum(game.decisions for game in loyal) / max(1, len(loyal))),
    )


TEMPLATE = """# Balance of the winters

How often does a sensible colony get through, and how often does whoever betrays it win? {players} `steady`
play every main objective, on its normal side. Where nobody was dealt a betrayal, they should reach the main
objective in **{colony}** of all games. Where somebody was (the traitor variant), the traitor should win
**{traitors}** of them, now and then from exile, too.
An objective whose line is outside of that is still to be tuned.

![Main objectives reached, and games that traitors win](winter-balance.svg)

| Main objective | Reached, no traitor | Rounds | Dead | Winners | Traitor wins | Yet reached | From exile |
|---|---|---|---|---|---|---|---|
{rows}

{games} games of each kind per line, from seed {seed} on, with 95% intervals. Rounds, survivors who died or
left, and winners are means of the games without a traitor. *Yet reached*: the colony gets there all the same.
*From exile*: how many of the traitors who were exiled have won. In {total} games, players who are no traitors
were exiled {wronged} times. A game has about {decisions} decisions.

`steady` sees what a player sees. It counts what the night will bring, weighs every action against the risk
die, keeps what its own objective asks for, and doesn't hand in the main one before it has that, while there
is time. As a traitor it withholds cards, puts wrong ones under those of others, and lets morale fall once it
has the rest of what it wants.

Remake this page and its plot with `make winter-balance`; play series of your own with
`huisclos simulate dead-of-winter --players 4 --games 100 --bots steady --set objective=weeks@aims`.
"""


def main(games: int = GAMES, workers: int = WORKERS) -> None:
    """Plays, and writes."""
    measured, names = measure(games, workers), words()
    (FOLDER / "winter-balance.svg").write_text(plot(measured, names), "utf-8")
    (FOLDER / "winter-balance.md").write_text(page(measured, names, games), "utf-8")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
