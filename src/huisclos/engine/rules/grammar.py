"""The grammar of what cards say: effects that are made of other effects, and conditions of other conditions.

Every game has these in addition to its own verbs. Prompts and options are words of the pack that the card
is from.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from huisclos.engine.base.bounds import MOST_TIMES
from huisclos.engine.base.fault import repeated
from huisclos.engine.rules.cards import SpeakOf
from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.effect import (
    Condition,
    Doing,
    Effect,
    Group,
    Script,
    Seats,
    Something,
    Value,
    Worded,
)
from huisclos.engine.rules.step import NOBODY_ASKED, Answers

Few = Annotated[int, Meta(ge=0, le=MOST_TIMES)]
Prompt = Annotated[str, Worded("prompt")]


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """One of several things that may be done. Its name is a message `do-…` of the pack."""

    name: Annotated[str, Worded("do")]
    do: Script = ()
    given: Condition | None = field(default=None, name="if")
    """Only offered while this holds."""

    @property
    def id(self) -> str:
        """What a player sends back."""
        return f"do:{self.name}"


Branches = Annotated[tuple[Branch, ...], Meta(min_length=1, max_length=12)]


class If(Effect, frozen=True):
    """Do something if a condition holds, and perhaps something else if it doesn't.

    ```toml
    { type = "If", if = { type = "Always" }, then = [], else = [] }
    ```
    """

    given: Condition = field(name="if")
    then: Script
    otherwise: Script = field(default=(), name="else")

    def check(self, reader: Any, path: str) -> None:
        if not (self.then or self.otherwise):
            reader.dead(f"{path}.then", "fault-empty")

    def go(self, s: Any, answers: Answers) -> None:
        s.follow(self.then if self.given.met(s) else self.otherwise)


class Choose(Effect, frozen=True):
    """A player chooses what happens. With one thing to choose, nobody is asked.

    ```toml
    { type = "Choose", prompt = "knock", options = [{ name = "open", do = [] }, { name = "wait" }] }
    ```
    """

    prompt: Prompt
    options: Branches
    who: Seats = ""

    def check(self, reader: Any, path: str) -> None:
        _no_name_twice(self.options, reader, path)

    def ask(self, s: Any) -> dict[int, Choice]:
        """The first of the players named."""
        open_, seats = _open(self.options, s), s.named(self.who)
        if len(open_) < 2 or not seats:
            return NOBODY_ASKED
        options = tuple(Option(branch.id, n) for n, branch in open_)
        return {seats[0]: Choice(self.prompt, options, s.card_rule)}

    def go(self, s: Any, answers: Answers) -> None:
        open_ = _open(self.options, s)
        if not open_:
            return
        seat, picks = next(iter(answers.items()), (-1, []))
        branch = self.options[picks[0].value if picks else open_[0][0]]
        if picks:
            s.tell("card-choice", seat=f"seat:{seat}", option=branch.id)
        s.follow(branch.do)


class Each(Effect, frozen=True):
    """Do something for each of a group of things, one after the other: the effects then speak of that one.

    ```toml
    { type = "Each", of = "GROUP", do = [] }
    ```
    """

    of: Group
    do: Doing

    def go(self, s: Any, answers: Answers) -> None:
        """Those who belong to it now; what the first ones change doesn't add to them."""
        if self.do:
            s.at_once([SpeakOf(it, self.do) for it in s.things(self.of)])


class Repeat(Effect, frozen=True):
    """Do something several times: a number, or as often as a value of the game says.

    ```toml
    { type = "Repeat", times = 2, do = [] }
    ```
    """

    times: Few | Value
    do: Doing

    def check(self, reader: Any, path: str) -> None:
        if self.times == 0:
            reader.dead(f"{path}.times", "fault-range", value=0, least="1", most=str(MOST_TIMES))
        if _times(self) > MOST_TIMES:
            reader.fault(f"{path}.times", "fault-repeats", most=MOST_TIMES)

    def go(self, s: Any, answers: Answers) -> None:
        times = self.times if isinstance(self.times, int) else s.value(self.times, s.figure(self.times))
        if times > 0 and self.do:
            s.then(*self.do, Repeat(min(times, MOST_TIMES) - 1, self.do))


def _times(repeat: Repeat) -> int:
    """How often the innermost of what it repeats is done. What a value of the game says shows in play."""
    own = repeat.times if isinstance(repeat.times, int) else 1
    return own * max([_times(one) for one in repeat.do if isinstance(one, Repeat)], default=1)


class RollLine(Struct, frozen=True, forbid_unknown_fields=True):
    """What follows from a roll whose sum is at least so much, up to the next line."""

    least: Few
    do: Script = ()


class Roll(Effect, frozen=True):
    """Dice are rolled, and their sum says what happens: the last line whose `least` it reaches.

    ```toml
    { type = "Roll", dice = 1, lines = [{ least = 1 }, { least = 4, do = [] }] }
    ```
    """

    lines: Annotated[tuple[RollLine, ...], Meta(min_length=1, max_length=12)]
    dice: Annotated[int, Meta(ge=1, le=20)] = 1
    sides: Annotated[int, Meta(ge=2, le=100)] = 6

    def check(self, reader: Any, path: str) -> None:
        """Each line can be reached, and by sums of its own."""
        most, least = self.dice * self.sides, [line.least for line in self.lines]
        for n, sum_ in enumerate(least):
            if sum_ > most:
                reader.dead(f"{path}.lines[{n}].least", "fault-range", value=sum_, least="0", most=str(most))
            elif sum_ in least[:n]:
                reader.dead(f"{path}.lines[{n}].least", "fault-same-sum")

    def go(self, s: Any, answers: Answers) -> None:
        rolled = s.dice.roll(self.dice, self.sides)
        s.tell("card-roll", dice=rolled, sum=sum(rolled))
        reached = [line for line in self.lines if line.least <= sum(rolled)]
        if reached:
            s.follow(max(reached, key=_least).do)


def _least(line: RollLine) -> int:
    return line.least


class Vote(Effect, frozen=True):
    """Several players vote at once, and most votes decide; on a tie, whoever the game names. If no `who` is
    said, those vote who may do so by the rules of the game.

    ```toml
    { type = "Vote", prompt = "knock", options = [{ name = "open" }, { name = "wait" }] }
    ```
    """

    prompt: Prompt
    options: Branches
    who: Seats = ""

    def check(self, reader: Any, path: str) -> None:
        _no_name_twice(self.options, reader, path)

    def ask(self, s: Any) -> dict[int, Choice]:
        """All at once; nobody sees a ballot before all are in."""
        open_ = _open(self.options, s)
        if len(open_) < 2:
            return NOBODY_ASKED
        choice = Choice(self.prompt, tuple(Option(branch.id, n) for n, branch in open_), s.card_rule)
        return dict.fromkeys(s.named(self.who or s.electorate), choice)

    def go(self, s: Any, answers: Answers) -> None:
        ballots = [picks[0].value for _, picks in sorted(answers.items())]
        for seat, picks in sorted(answers.items()):
            s.tell("card-ballot", seat=f"seat:{seat}", option=picks[0].id)
        most = max(map(ballots.count, ballots), default=0)
        best = [branch for n, branch in _open(self.options, s) if ballots.count(n) == most]
        if len(best) > 1:
            s.then(Choose(self.prompt, tuple(best)))
        elif best:
            s.tell("card-vote", option=best[0].id)
            s.follow(best[0].do)


def _no_name_twice(branches: tuple[Branch, ...], reader: Any, path: str) -> None:
    for n in repeated([branch.name for branch in branches]):
        reader.fault(f"{path}.options[{n}].name", "fault-twice")


def _open(branches: tuple[Branch, ...], s: Any) -> list[tuple[int, Branch]]:
    """Those that may be chosen now, with their numbers."""
    return [(n, branch) for n, branch in enumerate(branches) if branch.given is None or branch.given.met(s)]


class Always(Condition, frozen=True):
    """Holds at any time.

    ```toml
    { type = "Always" }
    ```
    """

    def holds(self, s: Any) -> bool:
        return True


class Not(Condition, frozen=True):
    """Holds while another condition doesn't.

    ```toml
    { type = "Not", of = { type = "Always" } }
    ```
    """

    of: Condition

    def holds(self, s: Any) -> bool:
        return not self.of.met(s)


Conditions = Annotated[tuple[Condition, ...], Meta(max_length=12), Something()]


class AllOf(Condition, frozen=True):
    """Holds while all of several conditions do.

    ```toml
    { type = "AllOf", of = [{ type = "Always" }] }
    ```
    """

    of: Conditions

    def holds(self, s: Any) -> bool:
        for condition in self.of:  # noqa: SIM110 - cards ask at every step; `all` takes twice as long
            if not condition.met(s):
                return False
        return True


class AnyOf(Condition, frozen=True):
    """Holds while at least one of several conditions does.

    ```toml
    { type = "AnyOf", of = [{ type = "Always" }] }
    ```
    """

    of: Conditions

    def holds(self, s: Any) -> bool:
        for condition in self.of:  # noqa: SIM110 - likewise
            if condition.met(s):
                return True
        return False


class AtLeast(Condition, frozen=True):
    """Holds while a value of the game is at least so much.

    ```toml
    { type = "AtLeast", value = "VALUE", number = 1 }
    ```
    """

    value: Value
    number: int

    def holds(self, s: Any) -> bool:
        return bool(s.value(self.value, s.figure(self.value)) >= self.number)
