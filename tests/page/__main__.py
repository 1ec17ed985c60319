"""Moments of recorded games with the engine's own answers, for the page's tests to be held against."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from huisclos.engine.match.match import Match
from huisclos.engine.match.public import moments
from huisclos.engine.match.record import read
from tests.page import critico_ville, dead_of_winter, final_girl, lockdown
from tests.records.following import records

Answers = Callable[[Match, int | None], dict[str, Any]]

GAMES: dict[str, Answers] = {
    "lockdown": lockdown.answers,
    "critico-ville": critico_ville.answers,
    "final-girl": final_girl.answers,
    "dead-of-winter": dead_of_winter.answers,
}
PLAYED = {"final-girl": final_girl.played, "dead-of-winter": dead_of_winter.played}
FOLDER = Path(__file__).parents[2] / "ui/src/games"
STRIDE = 7
"""Every so many actions, and at the end. Not a number of players: every seat gets its turn to look."""


def answered(game: str, answers: Answers) -> dict[str, Any]:
    """Boards as a reader gets them, each with what is true of it; content apart, by its digest."""
    found, content = [], {}
    for played in _games(game):
        for number, match in enumerate(played):
            if number % STRIDE == 0 or match.state.over:
                eyes = [None, *range(len(match.names))]
                seat = eyes[number % len(eyes)]
                content |= match.content
                view = match.view(seat, facts=True)
                facts = view["facts"]
                found.append({"board": view["board"], "facts": facts, "answers": answers(match, seat)})
    return {"content": content, "moments": found}


def _games(game: str) -> list[Iterator[Match]]:
    """Some have dice and cards enough to be played anew."""
    if game in PLAYED:
        return [PLAYED[game]()]
    return [moments(read(record)) for record in records(game)]


if __name__ == "__main__":
    for game, answers in GAMES.items():
        (FOLDER / game / "answers.gen.json").write_bytes(msgspec.json.encode(answered(game, answers)))
