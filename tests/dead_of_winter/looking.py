"""What a colony of a test asks and tells, and answers to it. Names are those of the pack."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import huisclos
from huisclos.games.dead_of_winter.printed.places import PLACES
from tests.dead_of_winter.positions import PEOPLE
from tests.support.legible import asked_legibly, told_legibly
from tests.support.looking import prompts, story  # noqa: F401 - as any game does


def plain(value: Any) -> Any:
    """The same without the names of packs."""
    if isinstance(value, str):
        return re.sub(r"@[a-z]+", "", value)
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    return [plain(one) for one in value] if isinstance(value, (list, tuple)) else value


def now(match: huisclos.Match) -> SimpleNamespace:
    """The table as it is, what nobody sees, too; all that was said until now can be read."""
    asked_legibly(match)
    told_legibly(match)
    return SimpleNamespace(**plain(match.position()["state"]))


def at(match: huisclos.Match, name: str) -> str:
    """Where a survivor is; nothing if they aren't in play."""
    place = match.state.at[PEOPLE.index(name)]
    return "" if place < 0 else PLACES[place]


def group(match: huisclos.Match, seat: int) -> list[str]:
    """A player's survivors."""
    return [PEOPLE[n] for n in match.state.mine(seat)]


def zombies(match: huisclos.Match, place: str = "colony") -> list[int]:
    """By entrance."""
    return [match.state.zombies[door] for door in match.state.box.doors[PLACES.index(place)]]


def options(match: huisclos.Match, seat: int | None = None) -> list[str]:
    """What a seat is offered; the one that is asked, if none is named."""
    choices = match.choices()
    return [plain(option.id) for option in choices[min(choices) if seat is None else seat].options]


def act(match: huisclos.Match, *answers: str | tuple[int, str] | list[str]) -> huisclos.Match:
    """Answers, one after the other, of the first seat that is asked or (seat, answer); a list is one answer
    with several picks. Names are those of the pack."""
    for answer in answers:
        asked_legibly(match)
        choices = match.choices()
        seat, said = answer if isinstance(answer, tuple) else (min(choices), answer)
        known = {plain(option.id): option.id for option in choices[seat].options}
        match.act(seat, [known.get(pick, pick) for pick in ([said] if isinstance(said, str) else said)])
    return match


def told(match: huisclos.Match, key: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The arguments of all events of a kind, as a seat (or a spectator) sees them."""
    return [plain(event["args"]) for event in match.events_since(0, seat) if event["key"] == key]
