"""Record games: `python -m tests.records` plays and writes them anew, after the rules changed on purpose."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import huisclos
from huisclos.bots import hire
from huisclos.lab.series import drive
from tests.critico_ville.table import PACK
from tests.records.digest import digest

FOLDER = Path(__file__).parent
NAMES = ["Ana", "Bo", "Cy", "Di", "Eli", "Flo"]


def by_bots(match: huisclos.Match, number: int) -> None:
    """Steady bots; in one game of three, a random one is among them."""
    rng = random.Random(number)
    kinds = ["steady" if number % 3 or seat else "random" for seat in range(len(match.names))]
    drive(match, [hire(match, kind, rng) for kind in kinds])


def by_people(match: huisclos.Match, number: int) -> None:
    """In two games of five, people who do anything: also what bots don't do, and when nobody waits for it."""
    if number % 5 > 1:
        by_bots(match, number)
        return
    rng = random.Random(number)
    while choices := match.choices():
        seat = rng.choice(sorted(choices))
        option = rng.choice(choices[seat].options)
        match.act(seat, [f"{option.id}:Because!" if option.writes and rng.random() < 0.5 else option.id])


def lockdown(number: int) -> tuple[int, dict[str, Any]]:
    """A game with 3 to 6 players; every other one with a variant."""
    return 3 + number % 4, {"variant": 1 + number // 2 % 20} if number % 2 else {}


def critico_ville(number: int) -> tuple[int, dict[str, Any]]:
    """A game with 1 to 5 players, half of them hard; one in three with questions of its own."""
    return 1 + number % 5, {"hard": number // 5 % 2 == 0, "pack": [] if number % 3 else PACK}


class Recorded(NamedTuple):
    """How many games of a kind there are, with which players and options, and who plays them."""

    games: int
    setting: Callable[[int], tuple[int, dict[str, Any]]]
    play: Callable[[huisclos.Match, int], None] = by_bots


GAMES = {"lockdown": Recorded(50, lockdown), "critico-ville": Recorded(20, critico_ville, by_people)}

for name, recorded in GAMES.items():
    for number in range(1, recorded.games + 1):
        seats, options = recorded.setting(number)
        match = huisclos.new(name, NAMES[:seats], f"record {number}", options)
        recorded.play(match, number)
        (FOLDER / f"{name}-{number:02}.json").write_bytes(msgspec.json.encode(match.record()) + b"\n")

digests = {
    file.stem: digest(msgspec.json.decode(file.read_bytes())) for file in sorted(FOLDER.glob("*.json"))
}
(FOLDER / "digests.txt").write_text("".join(f"{stem} {value}\n" for stem, value in digests.items()))
