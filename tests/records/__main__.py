"""Record games: `python -m tests.records` plays and writes them anew, after the rules changed on purpose."""

import random
from pathlib import Path

import msgspec

import huisclos
from huisclos.bots import find_bot
from huisclos.lab.series import drive
from tests.records.digest import digest

FOLDER = Path(__file__).parent
NAMES = ["Ana", "Bo", "Cy", "Di", "Eli", "Flo"]
GAMES = 50


def record(number: int) -> huisclos.Match:
    """A game with 3 to 6 players; every other one with a variant, one in three with a random player."""
    rng = random.Random(number)
    seats = 3 + number % 4
    options = {"variant": 1 + number // 2 % 20} if number % 2 else {}
    match = huisclos.new("lockdown", NAMES[:seats], f"record {number}", options)
    kinds = ["steady" if number % 3 or seat else "random" for seat in range(seats)]
    drive(match, [find_bot(match.game, kind)(rng) for kind in kinds])
    return match


digests = {}
for game in range(1, GAMES + 1):
    data = record(game).record()
    (FOLDER / f"lockdown-{game:02}.json").write_bytes(msgspec.json.encode(data) + b"\n")
for file in sorted(FOLDER.glob("*.json")):
    digests[file.stem] = digest(msgspec.json.decode(file.read_bytes()))
(FOLDER / "digests.txt").write_text("".join(f"{name} {value}\n" for name, value in digests.items()))
