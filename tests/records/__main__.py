"""Record games: `python -m tests.records [GAME …]` plays and writes them anew, after the rules changed on
purpose."""

import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import huisclos
from huisclos.bots import hire
from huisclos.bots.taking_turns import drive
from huisclos.engine.match.record import SIGNS
from huisclos.engine.rules.playout import by_chance
from tests.critico_ville.positions import PACK
from tests.records.digest import digest
from tests.records.packs import FILM, WINTER

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
        picks = by_chance(choices[seat], rng)
        match.act(
            seat,
            [f"{one.id}:Because!" if one.writes and rng.random() < 0.5 else one.id for one in picks],
        )


def lockdown(number: int) -> tuple[int, dict[str, Any]]:
    """A game with 3 to 6 players; every other one with a variant."""
    return 3 + number % 4, {"variant": 1 + number // 2 % 20} if number % 2 else {}


def critico_ville(number: int) -> tuple[int, dict[str, Any]]:
    """A game with 1 to 5 players, half of them hard; one in three with questions of its own."""
    return 1 + number % 5, {"hard": number // 5 % 2 == 0, "pack": [] if number % 3 else PACK}


def final_girl(number: int) -> tuple[int, dict[str, Any]]:
    """Any two films together, both difficulties, all readings of what is unclear."""
    if number == A_FILM_OF_ONES_OWN:
        return 1, {"pack": FILM, "girl": "ines@prompter"}
    options: dict[str, Any] = {"ambiguity": ("worst", "choose", "random")[number % 3]}
    if number not in RARE:
        options["difficulty"] = "absolute" if number % 4 == 0 else "normal"
        options["legend"] = number % 5 == 0
    return 1, options


def dead_of_winter(number: int) -> tuple[int, dict[str, Any]]:
    """Two to five players; all variants, and all readings of what tables play differently."""
    if number == A_WINTER_OF_ONES_OWN:
        return 3, {"pack": WINTER}
    options: dict[str, Any] = {"variant": ("usual", "traitor", "cooperative")[number // 4 % 3]}
    options |= {"hard": number % 5 == 0, "elimination": number % 6 == 0, "hidden_outcomes": number % 7 == 0}
    options["page"] = number % 2 == 0
    if number % 3 == 0:
        options |= {"starving": "tokens", "needed": "all", "crowds": "survivor", "exiles_return": True}
    return 2 + number % 4, options


def by_restless_people(match: huisclos.Match, number: int) -> None:
    """In two games of five, people who do anything, and beside that chat, muse and take things back."""
    if number in HANDY:
        by_handy_people(match, number)
        return
    if number % 5 > 1:
        by_bots(match, number)
        return
    rng = random.Random(number)
    while choices := match.choices():
        seat = rng.choice(sorted(choices))
        signs = [rng.choice(SIGNS)] if rng.random() < 0.3 else []
        match.act(seat, [option.id for option in by_chance(choices[seat], rng)], signs=signs)


A_WINTER_OF_ONES_OWN = 59
HANDY = (32, 33, 38, A_WINTER_OF_ONES_OWN, 129, 202)
"""Winters in which something is asked that is seldom asked."""


def by_handy_people(match: huisclos.Match, number: int) -> None:
    """In these, people who do anything, but like to use what they have."""
    rng = random.Random(number)
    while choices := match.choices():
        seat = rng.choice(sorted(choices))
        uses = [option for option in choices[seat].options if option.id.startswith("use+")]
        picks = [rng.choice(uses)] if uses and rng.random() < 0.6 else by_chance(choices[seat], rng)
        match.act(seat, [option.id for option in picks])


A_FILM_OF_ONES_OWN = 111
RARE = (32, 34, 45, 73, 79, 86, 88, A_FILM_OF_ONES_OWN, 441)
"""Games in which something is asked that is seldom asked."""


def by_helpful_people(match: huisclos.Match, number: int) -> None:
    """In these, somebody who does anything, but saves whom she can and uses what she has."""
    if number not in RARE:
        by_people(match, number)
        return
    rng = random.Random(number)
    while choices := match.choices():
        choice, picks = choices[0], []
        for option in choice.options:
            if option.id.startswith(("save", "use+")) and rng.random() < 0.8:
                picks = [option]
        if choice.prompt == "follow":
            picks = list(choice.options[: choice.max])
        match.act(0, [option.id for option in picks or by_chance(choice, rng)])


class Recorded(NamedTuple):
    """Which games of a kind there are, with which players and options, and who plays them."""

    games: Sequence[int]
    """Their numbers."""
    setting: Callable[[int], tuple[int, dict[str, Any]]]
    play: Callable[[huisclos.Match, int], None] = by_bots


GAMES = {
    "lockdown": Recorded(range(1, 51), lockdown),
    "critico-ville": Recorded(range(1, 21), critico_ville, by_people),
    "final-girl": Recorded((*range(1, 25), *RARE), final_girl, by_helpful_people),
    "dead-of-winter": Recorded((*range(1, 31), *HANDY), dead_of_winter, by_restless_people),
}

for name, recorded in GAMES.items():
    if sys.argv[1:] and name not in sys.argv[1:]:
        continue
    for number in recorded.games:
        seats, options = recorded.setting(number)
        match = huisclos.new(name, NAMES[:seats], f"record {number}", options)
        recorded.play(match, number)
        (FOLDER / f"{name}-{number:02}.json").write_bytes(msgspec.json.encode(match.record()) + b"\n")

digests = {
    file.stem: digest(msgspec.json.decode(file.read_bytes())) for file in sorted(FOLDER.glob("*.json"))
}
(FOLDER / "digests.txt").write_text("".join(f"{stem} {value}\n" for stem, value in digests.items()))
