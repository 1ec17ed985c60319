"""Traps: a tiny game whose rules fail, and whose bots do. Behind a door may be a rule that never ends."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from huisclos.engine.base.audience import EVERYONE, OWNER
from huisclos.engine.base.dice import Dice
from huisclos.engine.game.bot import Bot
from huisclos.engine.game.game import Game, Result
from huisclos.engine.game.meta import Meta
from huisclos.engine.rules.choice import PASS, Choice, Option
from huisclos.engine.rules.event import Event
from huisclos.engine.rules.state import State
from huisclos.engine.rules.step import Answers, Step
from huisclos.engine.sight.view import View
from huisclos.engine.talk.statements import Form, Statement, Talk, Verdict

Trap = Literal["", "loop", "flood", "raise"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often everybody's turn comes, what is behind every door, and whether there is a way in."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 3
    behind: Trap = ""
    entrance: Trap = ""


class Corridor(State, kw_only=True):
    """Doors that were opened, and what everybody found."""

    rounds: Annotated[int, EVERYONE]
    behind: Annotated[str, EVERYONE]
    opened: Annotated[list[str], EVERYONE] = []
    found: Annotated[list[list[int]], OWNER]


class Forever(Step, frozen=True):
    """TR-2: a rule that leads to itself."""

    def go(self, s: Corridor, answers: Answers) -> None:
        s.then(self)


class Flood(Step, frozen=True):
    """TR-3: another one, that tells of it and leaves more and more behind."""

    def go(self, s: Corridor, answers: Answers) -> None:
        s.opened.append("again")
        s.tell("opened", seat="seat:0")
        s.then(self)


class Turn(Step, frozen=True):
    """TR-1: open a door, or pass."""

    number: int = 0

    def ask(self, s: Corridor) -> dict[int, Choice]:
        doors = (Option("safe"), Option("loop"), Option("raise"), Option("note", writes=20), PASS)
        return {self.number % s.seats: Choice("door", doors, "TR-1")}

    def go(self, s: Corridor, answers: Answers) -> None:
        ((seat, (pick,)),) = answers.items()
        s.opened.append(pick.id)
        if pick is not PASS:
            s.found[seat] += s.dice.roll(1)
        if self.number + 1 < s.rounds * s.seats:
            s.then(Turn(self.number + 1))
        fall_into(s, s.behind or pick.id)


def fall_into(s: Corridor, trap: str) -> None:
    if trap == "loop":
        s.then(Forever())
    if trap == "flood":
        s.then(Flood())
    if trap == "raise":
        raise ZeroDivisionError(f"a trap behind {s.opened}")


class Oaths(Talk):
    """What one may swear, before a judge who fails."""

    def forms(self, seats: int) -> list[Form]:
        return [Form("swear", "claim", {})]

    def verdict(self, statement: Statement, events: Sequence[Event]) -> Verdict | None:
        raise ZeroDivisionError("a trap")


class Bold(Bot):
    """Always opens the door behind which a rule fails."""

    def pick(self, view: View, choice: Choice) -> list[str]:
        return ["raise"]


class Broken(Bot):
    def pick(self, view: View, choice: Choice) -> list[str]:
        raise LookupError("no idea")


class Cheat(Bot):
    def pick(self, view: View, choice: Choice) -> list[str]:
        return ["window"]


class Quitter(Bot):
    def pick(self, view: View, choice: Choice) -> list[str]:
        sys.exit("enough")


class Sleeper(Bot):
    def pick(self, view: View, choice: Choice) -> list[str]:
        while True:
            time.sleep(1)


class Careful(Bot):
    """The best one: whoever leaves is replaced by it."""

    def pick(self, view: View, choice: Choice) -> list[str]:
        return ["safe"]


class Traps(Game):
    """The game as the kernel knows it."""

    meta = Meta("traps", version=1, package=__name__, least=1, most=3, minutes=5)
    rules = (".",)
    options = Options
    state = Corridor

    def setup(self, seats: int, options: Any, dice: Dice) -> Corridor:
        corridor = Corridor(
            seats=seats,
            dice=dice,
            rounds=options.rounds,
            behind=options.behind,
            found=[list[int]() for _ in range(seats)],
        )
        corridor.then(Turn())
        fall_into(corridor, options.entrance)
        return corridor

    def result(self, state: Corridor) -> Result:
        return Result([sum(found) for found in state.found], [0])

    def make_up(self, view: View, rng: random.Random) -> Corridor:
        raise NotImplementedError

    @property
    def talk(self) -> Talk:
        return Oaths()

    def bots(self) -> dict[str, type[Bot]]:
        failing = {"bold": Bold, "broken": Broken, "cheat": Cheat, "quitter": Quitter, "sleeper": Sleeper}
        return {**failing, "careful": Careful}
