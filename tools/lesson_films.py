"""The guided first game of Final Girl: `make lesson` plays it and writes tutorial.json, with its lessons.

The table is set (`TABLE`) and what she does is written down (`STORY`); the dice are not. The first seed with
which all of it can be played, and the rolls are as the lessons say, is the one that is kept.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import huisclos
from huisclos.engine.base.errors import HuisClosError
from huisclos.engine.match.match import Match
from huisclos.games.final_girl.state.state import Film

FILE = Path("src/huisclos/games/final_girl/tutorial.json")
FILM = {"killer": "hans@butcher", "location": "camp@trails", "girl": "laurie@trails"}
EVENT = "second-bus@trails"
"""The first one: two Victims more, right where she is."""
DECK = ("fresh-meat@butcher", "pizza-delivery@trails", "never-runs@butcher")
"""The Terror cards, in the order in which they come."""
TABLE: dict[str, Any] = {"turn": 0, "setup": 3, "killer_health": 5, "killer_last": [1], "last": [2]}
"""The Killer is hurt already, so that the film is short; its token lets it get up once."""
FOUND = ("knife@trails", "axe@trails")
"""On top of the pile at the Dock."""


class Beat(NamedTuple):
    """A question, what she answers, the lesson on it and what that points at, and the roll it needs."""

    prompt: str
    picks: tuple[str, ...]
    lesson: str = ""
    points: tuple[str, ...] = ()
    dice: str = ""
    """Two letters: + is a success, ~ a partial one, - none; several kinds of roll are fine."""


STORY = (
    # Turn 1: two Victims are saved, and an axe is found.
    Beat("act", ("card:walk",), "welcome", ("girl:laurie@trails", "killer:hans@butcher", "card:walk")),
    Beat("roll", ("convert",), "roll", ("card:focus",), "+~"),
    Beat("convert", ("card:focus", "card:focus+copy:2")),
    Beat("roll", ("apply",)),
    Beat("move", ("zone:southeast-exit@trails",), "move", ("zone:dock@trails", "zone:southeast-exit@trails")),
    Beat("follow", ("victim:1", "victim:2"), "follow", ("zone:southeast-exit@trails",)),
    Beat("move", ("save",), "save", ("zone:southeast-exit@trails",)),
    Beat("space", ("space:0",), "space", ("girl:laurie@trails",)),
    Beat("move", ("reward:0",)),
    Beat("move", ("save",)),
    Beat("space", ("space:4",), "second", ("card:search",)),
    Beat("move", ("reward:4",)),
    Beat("take-card", ("card:search",)),
    Beat("move", ("zone:dock@trails",), "back", ("zone:dock@trails", "item:knife@trails")),
    Beat("act", ("card:search",)),
    Beat("roll", ("apply",), "", (), "++"),
    Beat("keep", ("item:axe@trails+turn:1",), "keep", ("item:axe@trails", "item:knife@trails")),
    Beat("put-back", ("below",)),
    Beat("act", ("end",), "stop", ()),
    Beat("plan", ("card:sprint",), "plan", ("card:sprint", "card:guard")),
    Beat("plan", ("card:guard",)),
    # Turn 2: the first blow.
    Beat("act", ("card:sprint",), "killer", ("killer:hans@butcher", "zone:cliff@trails", "card:sprint")),
    Beat("roll", ("apply",), "", (), "+- +~"),
    Beat("move", ("zone:lake@trails",), "lake", ("zone:lake@trails", "zone:cliff@trails")),
    Beat("move", ("zone:cliff@trails",)),
    Beat("act", ("card:weak-attack",), "attack", ("card:weak-attack", "item:axe@trails")),
    Beat("roll", ("apply",), "", (), "+- +~"),
    Beat("act", ("end",), "hurt", ("card:furious-strike",)),
    Beat("plan", ("card:furious-strike",)),
    Beat("plan", ("free",)),
    Beat("plan", ("done",)),
    Beat("react", ("card:guard",), "react", ("card:guard",)),
    Beat("roll", ("apply",), "", (), "++ +~"),
    # Turn 3: it goes down, and gets up.
    Beat("act", ("card:furious-strike",), "furious", ("card:furious-strike",)),
    Beat("roll", ("apply",), "", (), "++ +~ +-"),
    Beat("plan", ("card:critical-strike",), "returns", ("killer:hans@butcher", "card:critical-strike")),
    Beat("plan", ("card:weak-attack",)),
    # Turn 4: it stays down.
    Beat("act", ("card:critical-strike",), "last", ("card:critical-strike",)),
    Beat("roll", ("apply",)),
)


def seeds() -> Iterator[str]:
    """One after the other."""
    for number in count():
        yield sha256(f"lesson {number}".encode()).hexdigest()[:40]


def film_of(match: Match) -> Film:
    """The table as it is."""
    assert isinstance(match.state, Film)
    return match.state


def first_table() -> dict[str, Any]:
    """The position at which it begins: everybody in place, and the cards in the order of the story."""
    match = next(
        match
        for seed in seeds()
        if film_of(match := huisclos.new("final-girl", ["Alix"], seed, FILM)).past == [EVENT]
    )
    film = film_of(match)
    position = match.position()
    state, plan, setup = position["state"], film.plan, film.board.setups[TABLE["setup"]]
    state |= TABLE
    state["here"], state["killer_at"] = plan.names.index(setup.girl), plan.names.index(setup.killer)
    state["victims"] = [
        sum(some.number for some in setup.victims if some.zone == name) for name in plan.names
    ]
    state["past"], state["events"] = [], [*state["events"], EVENT]
    state["terror"], state["aside"] = _on_top([*state["terror"], *state["aside"]], DECK, len(state["terror"]))
    _put(state["piles"], plan.searches.index(state["here"]), FOUND)
    state["tops"] = [pile[-1] for pile in state["piles"]]
    state["stack"], state["step"], state["answers"] = [{"type": "Opening"}], None, {}
    # It names no content, so that it lasts when a card is mended.
    del position["content"], position["packs"]
    return position


def _on_top(cards: list[str], first: tuple[str, ...], number: int) -> tuple[list[str], list[str]]:
    """A deck of so many in which these come first, and those that are left over."""
    others = list((Counter(cards) - Counter(first)).elements())
    below = number - len(first)
    return [*others[:below], *first[::-1]], others[below:]


def _put(piles: list[list[str]], pile: int, first: tuple[str, ...]) -> None:
    """These are on top of a pile; what they were among has what was there instead."""
    for place, name in enumerate(first[::-1], -len(first)):
        holder = next((other for other in piles if name in other), None)
        if holder:
            holder[holder.index(name)] = piles[pile][place]
        piles[pile][place] = name


def play(seed: str, start: dict[str, Any]) -> tuple[Match, list[dict[str, Any]], str]:
    """The story with these dice: the match, its lessons, and why it can't be told, if it can't."""
    match = huisclos.load({**start, "state": {**start["state"], "dice": {"seed": seed, "count": 0}}})
    lessons: list[dict[str, Any]] = []
    for at, beat in enumerate(STORY):
        choice = match.choices().get(0)
        if choice is None or choice.prompt != beat.prompt:
            return match, lessons, f"{at}: {beat} but {choice and choice.prompt}"
        if (
            beat.dice
            and "".join(sorted(_kind(face) for face in film_of(match).roll)) not in beat.dice.split()
        ):
            return match, lessons, f"{at}: {beat} but {film_of(match).roll}"
        if beat.lesson:
            lessons.append({"at": at, "key": f"tutorial-{beat.lesson}", "points": list(beat.points)})
        try:
            match.act(0, beat.picks)
        except HuisClosError:
            return match, lessons, f"{at}: {beat} but {[option.id for option in choice.options]}"
    lessons.append({"at": len(STORY), "key": "tutorial-end", "points": [f"girl:{FILM['girl']}"]})
    return match, lessons, "" if match.result and match.result.winners else "not won"


def _kind(face: int) -> str:
    return "+" if face > 4 else "~" if face > 2 else "-"


def write(file: Path, match: Match, lessons: list[dict[str, Any]]) -> None:
    """A line a lesson, then the game. It names no content, so that it lasts when a card is mended."""
    record = match.record()
    del record["content"], record["packs"], record["house"]
    lines = ",\n".join(json.dumps(lesson, ensure_ascii=False) for lesson in lessons)
    whole = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    file.write_text(f'{{"seat":0,"lessons":[\n{lines}\n],\n"record":{whole}}}\n', encoding="utf-8")
    sys.stdout.write(f"{file}: {len(record['actions'])} actions, {len(lessons)} lessons\n")


def main() -> None:
    """Try seeds until the story can be told, and write it down."""
    start, far = first_table(), -1
    for seed in seeds():
        match, lessons, why = play(seed, start)
        if not why:
            break
        if len(match.actions) > far:
            far = len(match.actions)
            sys.stderr.write(f"{seed} {why}\n")
    write(FILE, match, lessons)


if __name__ == "__main__":
    main()
