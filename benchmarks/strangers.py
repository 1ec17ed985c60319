"""`python -m benchmarks.strangers`: what strangers' packs make an answer and a look cost, in CPU time.

Each of them is the dearest of its kind that somebody could think of; some are refused on loading. It runs on
any version of the engine, so that two can be compared.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import huisclos
from huisclos.engine.game.installed import find
from huisclos.engine.rules.playout import by_chance
from huisclos.table.shown.messages import question

Tables = dict[str, Any]
ALWAYS = {"type": "Always"}
FIGURE = {"type": "AtLeast", "value": "attack", "number": 0}
GROUP = {"type": "Exists", "of": "survivors"}
STEP = {"type": "Progress", "by": 1}
WIDE = 12
"""So many conditions lie side by side in another."""


def tree(leaf: Tables, leaves: int) -> Tables:
    """A condition of so many, all of which hold."""
    if leaves <= 1:
        return leaf
    parts = [tree(leaf, leaves // WIDE + (n < leaves % WIDE)) for n in range(min(WIDE, leaves))]
    return {"type": "AllOf", "of": parts}


def repeated(times: int, *do: Tables) -> Tables:
    return {"type": "Repeat", "times": times, "do": list(do)}


def wait(leaf: Tables, leaves: int) -> Tables:
    return {"type": "If", "if": tree(leaf, leaves), "then": []}


def rule(*do: Tables, given: Tables = ALWAYS) -> Tables:
    return {"rules": [{"when": "Acted", "if": given, "do": list(do)}]}


def change(leaves: int, number: int = 1) -> Tables:
    return {"changes": [{"value": "attack", "add": 1, "if": tree(ALWAYS, leaves)}] * number}


ATTACKS: dict[str, Tables] = {
    "repeats of repeats x an if of 8000": rule(repeated(100, repeated(100, wait(GROUP, 8000)))),
    "a change with an if of 7000": change(7000),
    "an if of 5000 figures": rule(wait(FIGURE, 5000)),
    "a rule with an if of 7000": rule(STEP, given=tree(ALWAYS, 7000)),
    "repeats x ifs of 36": rule(repeated(100, *[wait(ALWAYS, 36)] * 8)),
    "repeats x ifs of 36 figures": rule(repeated(100, *[wait(FIGURE, 36)] * 8)),
    "12 changes with ifs of 36": change(36, 12),
    "12 changes, and ifs of 36 figures": rule(*[wait(FIGURE, 36)] * 30) | change(1, 12),
    "repeats x ifs of 36 groups": rule(repeated(100, *[wait(GROUP, 36)] * 8)),
    "repeats x 9 steps": rule(repeated(100, *[STEP] * 9)),
    "as much as may be": rule(repeated(10, *[wait(GROUP, 36)] * 8)),
}


DEAREST = ATTACKS["as much as may be"]
"""Of those that are accepted, and whose every answer is."""

WORDS = "objective-dear = Dear\n  .normal = Much.\n  .hard = More.\n  .line = Much.\n"
SIDE = {"rounds": 9, "morale": 9, "goal": {"type": "LastRound"}}


def pack(card: Tables) -> Tables:
    """With a main objective that has this beside its goal."""
    objective = {"id": "dear", "normal": SIDE, "hard": SIDE, **card}
    words = {"en": WORDS, "fr": WORDS}
    return {"name": "stranger", "game": "dead-of-winter", "objectives": [objective], "words": words}


def main() -> None:
    for name, card in ATTACKS.items():
        found = ", ".join(f"{what} {told}" for what, told in measured(card))
        sys.stdout.write(f"{name:36}{found}\n")


def measured(card: Tables) -> Iterator[tuple[str, str]]:
    """The dearest answer, refused or not, and the dearest look, in forty answers of a game."""
    game, tables = find("dead-of-winter"), pack(card)
    options = {"pack": tables, "objective": "dear@stranger"}
    yield "reading", f"{timed(lambda: game.use_pack(tables))[0]:.0f} ms"
    try:
        match = huisclos.new("dead-of-winter", ["Ana", "Bo", "Cy"], "7" * 64, options)
    except huisclos.HuisClosError as refusal:
        yield "refused", str(refusal).splitlines()[-1][:90]
        return
    acts, looks, refused = [0.0], [0.0], 0
    chance = random.Random(1)
    for _ in range(40):
        seat, choice = next(iter(match.choices().items()))
        looks.append(timed(partial(question, match, seat, 0))[0])
        picks = [option.id for option in by_chance(choice, chance)]
        spent, problem = timed(partial(match.act, seat, picks))
        acts.append(spent)
        refused += problem is not None
    yield "answer", f"{max(acts):.1f} ms"
    yield "look", f"{max(looks):.1f} ms"
    yield "refused", str(refused)


def timed(do: Callable[[], Any]) -> tuple[float, Exception | None]:
    begun, problem = time.process_time(), None
    try:
        do()
    except huisclos.HuisClosError as refusal:
        problem = refusal
    return (time.process_time() - begun) * 1000, problem


if __name__ == "__main__":
    main()
