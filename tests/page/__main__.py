"""Moments of recorded games with the engine's own answers, for the page's tests to be held against."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from huisclos.engine.face import moments
from huisclos.engine.match import Match
from huisclos.engine.record import read
from tests.page import critico_ville, lockdown
from tests.records.following import records

Answers = Callable[[Match, int | None], dict[str, Any]]

GAMES: dict[str, Answers] = {"lockdown": lockdown.answers, "critico-ville": critico_ville.answers}
FOLDER = Path(__file__).parents[2] / "ui/src/games"
STRIDE = 7
"""Every so many actions, and at the end. Not a number of players: every seat gets its turn to look."""


def answered(game: str, answers: Answers) -> dict[str, Any]:
    """Boards as a reader gets them, each with what is true of it; content apart, by its digest."""
    found, content = [], {}
    for record in records(game):
        eyes = [None, *range(len(record["seats"]))]
        for number, match in enumerate(moments(read(record))):
            if number % STRIDE == 0 or match.state.over:
                seat = eyes[number % len(eyes)]
                content |= match.content
                found.append({"board": match.view(seat)["board"], "answers": answers(match, seat)})
    return {"content": content, "moments": found}


if __name__ == "__main__":
    for game, answers in GAMES.items():
        (FOLDER / game / "answers.gen.json").write_bytes(msgspec.json.encode(answered(game, answers)))
