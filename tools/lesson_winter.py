"""The guided first round of Dead of Winter: `make lesson` plays it and writes tutorial.json, with lessons.

The table is set (`PEOPLE`, `HANDS`, `ROADS` ...), and what the learner does is written down (`STORY`). The
dice are not, and the others are bots. The first seed with which all of it can be played, and with which the
round ends as the lessons say, is the one that is kept. From there on the learner plays freely.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from tools.lesson_films import seeds, write

import huisclos
from huisclos.bots import hire
from huisclos.engine.base.dice import Dice
from huisclos.engine.base.errors import HuisClosError
from huisclos.engine.game.installed import find
from huisclos.engine.match.match import Match
from huisclos.games.dead_of_winter.printed.places import PLACES
from huisclos.games.dead_of_winter.state.colony import Colony

FILE = Path("src/huisclos/games/dead_of_winter/tutorial.json")
NAMES = ["Alix", "Ana", "Bo"]
"""The others are called what bots are called at a table: there the learner meets them again."""
OBJECTIVE = "mouths@aims"
CRISIS = "empty-bed"
SECRETS = ("rucksack", "following", "plenty")
PEOPLE = (
    ("firefighter", "cook", "busker", "seer"),
    ("doctor", "nurse", "ranger", "waiter"),
    ("teacher", "trainer", "farmer", "dispatcher"),
)
"""Whom each of them may choose from. The firefighter leads everybody else."""
HANDS = (
    ("rice", "tin", "bandages", "bandages", "jerrycan"),
    ("bandages", "bandages", "tin", "jerrycan", "scrap"),
    ("bandages", "bandages", "rice", "jerrycan", "scrap"),
)
FOUND = ("scrap", "pistol")
"""At the police station, the first one first."""
ROADS = ("good-dog", "the-patch", "dear-santa")
"""The crossroads, turn by turn: nobody they wait for is there."""
DICE = [2, 3, 5]
"""What the learner rolls."""


class Beat(NamedTuple):
    """A question, what the learner answers, the lesson on it and what that points at."""

    prompt: str
    pick: str
    lesson: str = ""
    points: tuple[str, ...] = ()


CHIEF, COOK = "survivor:firefighter@folk", "survivor:cook@folk"
BED, SECRET = f"crisis:{CRISIS}@trouble", f"secret:{SECRETS[0]}@aims"
STORY = (
    Beat("leader", CHIEF, "welcome", ("seat:0", CHIEF)),
    Beat("follower", COOK, "follower", (COOK,)),
    Beat("act", f"attack+{CHIEF}+entrance:0", "attack", (BED, CHIEF, "entrance:0")),
    Beat("die", "die:2", "die", ("die:2",)),
    Beat("act", f"use+{COOK}", "cook", (COOK, "die:5")),
    Beat("act", "play+item:rice@goods", "rice", ("item:rice@goods",)),
    Beat("act", f"move+{CHIEF}+place:police", "move", (SECRET, CHIEF, "place:police")),
    Beat("act", f"search+{CHIEF}", "search", (CHIEF, "place:police")),
    Beat("search-on", "noise", "noise", ("place:police",)),
    Beat("search-on", "keep", "enough", ("item:pistol@goods",)),
    Beat("keep-item", "item:pistol@goods", "keep", ("item:pistol@goods",)),
    Beat("act", "contribute+item:bandages@goods", "crisis", (SECRET, "item:bandages@goods", BED)),
    Beat("act", "end", "end-turn", ("seat:2",)),
)


def colony_of(match: Match) -> Colony:
    """The table as it is."""
    assert isinstance(match.state, Colony)
    return match.state


def first_table() -> dict[str, Any]:
    """The position at which it begins: nobody chosen yet, and the cards in the order of the story."""
    game = find("dead-of-winter")
    options = game.read_options(NAMES, {"objective": OBJECTIVE})
    match = Match(game, NAMES, msgspec.to_builtins(options), game.setup(len(NAMES), options, Dice("lesson")))
    position, box = match.position(), colony_of(match).box
    state = position["state"]
    everybody = [*state["recruits"], *(one for dealt in state["dealt"] for one in dealt)]
    state["dealt"] = [sorted(box.numbers[f"survivor:{name}@folk"] for name in names) for names in PEOPLE]
    chosen = {one for dealt in state["dealt"] for one in dealt}
    state["recruits"] = [one for one in everybody if one not in chosen]
    starting = [*state["decks"][0], *(name for hand in state["hands"] for name in hand)]
    state["hands"] = [[f"{name}@goods" for name in names] for names in HANDS]
    for name in (name for hand in state["hands"] for name in hand):
        starting.remove(name)
    state["decks"][0] = starting
    police = PLACES.index("police")
    state["decks"][police] = _on_top(state["decks"][police], [f"{name}@goods" for name in FOUND])
    state["crises"] = _on_top(state["crises"], [f"{CRISIS}@trouble"])
    state["crossroads"] = _on_top(state["crossroads"], [f"{name}@roads" for name in ROADS])
    dealt = [f"{name}@aims" for name in SECRETS]
    unseen = [name for name in sum(state["secrets"], state["unseen"]) if name not in dealt]
    # Nobody betrays the learner: that card is among those which were not dealt.
    unseen.sort(key=lambda name: name not in box.betrayals)
    state["secrets"], state["unseen"] = [[name] for name in dealt], unseen[: len(state["unseen"])]
    # It names no content, so that it lasts when a card is mended.
    del position["content"], position["packs"]
    return position


def _on_top(deck: list[str], first: list[str]) -> list[str]:
    """A deck in which these come first."""
    others = deck[:]
    for name in first:
        others.remove(name)
    return [*others, *first[::-1]]


class Telling:
    """The story with these dice."""

    def __init__(self, seed: str, start: dict[str, Any]) -> None:
        self.match = huisclos.load({**start, "state": {**start["state"], "dice": {"seed": seed, "count": 0}}})
        self.lessons: list[dict[str, Any]] = []
        self._bots = {seat: hire(self.match, "steady", random.Random(seed)) for seat in (1, 2)}

    def tell(self) -> str:
        """Up to the second round; why it can't be told, if it can't."""
        for beat in STORY:
            while 0 not in self.match.choices():
                self._bot_acts()
            choice = self.match.choices().get(0)
            if choice is None or choice.prompt != beat.prompt:
                return f"{beat} but {choice and choice.prompt}"
            if choice.prompt == "act" and self._hurt():
                return f"{beat} but somebody is hurt"
            if beat.prompt == "act" and beat.pick.startswith("attack") and self._colony.rolled[0] != DICE:
                return f"{beat} but {self._colony.rolled[0]}"
            if beat.lesson:
                self._teach(beat.lesson, *beat.points)
            try:
                self.match.act(0, [beat.pick])
            except HuisClosError:
                return f"{beat} but {[option.id for option in choice.options]}"
        return self._others()

    def _others(self) -> str:
        """Their turns, and the night."""
        self._teach("watch", "seat:1", "crossroads:the-patch@roads")
        turn = 1
        while self._colony.round == 1:
            if 0 in self.match.choices():
                return f"the learner is asked {self.match.choices()[0].prompt}"
            if self._colony.turn != turn:
                turn = self._colony.turn
                self._teach("last-turn", f"seat:{turn}")
            self._bot_acts(dusk=True)
        colony = self._colony
        averted = colony.reckonings and colony.morale >= colony.side.morale and not colony.starvation
        if not averted or self._hurt() or colony.gone:
            return "the night went badly"
        self._teach("night", "place:police", "place:colony")
        self._teach("end", "seat:0", SECRET)
        return ""

    @property
    def _colony(self) -> Colony:
        return colony_of(self.match)

    def _hurt(self) -> bool:
        return any(self._colony.wounds) or any(self._colony.frost)

    def _bot_acts(self, *, dusk: bool = False) -> None:
        seat, choice = next((seat, choice) for seat, choice in self.match.choices().items() if seat)
        picks = self._bots[seat].pick(self.match.view(seat), choice)
        last = self._colony.turns == len(NAMES)
        if dusk and last and picks == ["end"]:
            self._teach("dusk", "place:colony", BED)
        self.match.act(seat, picks)

    def _teach(self, key: str, *points: str) -> None:
        at = len(self.match.actions)
        self.lessons.append({"at": at, "key": f"tutorial-{key}", "points": list(points)})


def main() -> None:
    """Try seeds until the story can be told, and write it down."""
    start, far = first_table(), -1
    for seed in seeds():
        telling = Telling(seed, start)
        why = telling.tell()
        if not why:
            break
        if len(telling.match.actions) > far:
            far = len(telling.match.actions)
            sys.stderr.write(f"{seed} {why}\n")
    write(FILE, telling.match, telling.lessons)


if __name__ == "__main__":
    main()
