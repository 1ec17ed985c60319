"""Telegrams: a tiny game for tests of what a table offers to games. Send something, or let it be."""

from __future__ import annotations

import random
from typing import Annotated, Any

import msgspec

from huisclos.engine.base.audience import EVERYONE, SIZE
from huisclos.engine.base.dice import Dice
from huisclos.engine.base.errors import BadFile, Trouble
from huisclos.engine.game.bot import Bot
from huisclos.engine.game.drawing_and_papers import Papers
from huisclos.engine.game.game import Game, Result
from huisclos.engine.game.meta import Meta
from huisclos.engine.rules.choice import PASS, Choice, Option
from huisclos.engine.rules.state import State
from huisclos.engine.rules.step import Answers, Step
from huisclos.engine.sight.view import View
from huisclos.words import Words

Word = Annotated[str, msgspec.Meta(max_length=20)]
Book = Annotated[
    tuple[Word, ...], msgspec.Meta(max_length=100_000, extra_json_schema={"x-file": ".txt,.csv"}), SIZE
]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often everybody's turn comes, and a code book that only the office knows."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 2
    book: Book = ()


class Office(State, kw_only=True):
    """What was sent, and who has rung the bell how often."""

    rounds: Annotated[int, EVERYONE]
    book: Annotated[list[str], SIZE, msgspec.Meta(max_length=100_000)]
    bells: Annotated[list[int], EVERYONE]
    sent: Annotated[list[str], EVERYONE] = []


class Turn(Step, frozen=True):
    """TG-1: one may send a telegram; meanwhile the others may ring the bell as often as they like."""

    number: int = 0

    def ask(self, s: Office) -> dict[int, Choice]:
        sender = self.number % s.seats
        asked = {seat: Choice("bell", (Option("ring"),), "TG-1", waits=False) for seat in range(s.seats)}
        return {**asked, sender: Choice("send", (Option("wire", writes=20), PASS), "TG-1")}

    def go(self, s: Office, answers: Answers) -> None:
        sender = self.number % s.seats
        if sender not in answers:
            (seat,) = answers
            s.bells[seat] += 1
            s.then(self)
            return
        s.sent.append(answers[sender][0].id)
        if self.number + 1 < s.rounds * s.seats:
            s.then(Turn(self.number + 1))


class Reader(Bot):
    """Sends the first word of the code book, which it has learnt."""

    book: tuple[str, ...] = ()

    def learn(self, options: dict[str, Any]) -> None:
        self.book = tuple(options["book"])

    def pick(self, view: View, choice: Choice) -> list[str]:
        assert choice.waits
        return [f"wire:{self.book[0]}" if self.book else PASS.id]


class Forms(Papers):
    """The code book, and a row for each telegram."""

    def handout(self, options: dict[str, Any], words: Words) -> str:
        book = ", ".join(options["book"])
        return words.text("telegrams-book", {"book": book, "rounds": options["rounds"]}) if book else ""

    def report(self, view: View, words: Words) -> list[list[str]]:
        return [*super().report(view, words), *([text] for text in view["board"]["sent"])]


class Telegrams(Game):
    """The game as the kernel knows it."""

    meta = Meta("telegrams", version=1, package=__name__, least=1, most=3, minutes=5)
    rules = (".",)
    options = Options
    state = Office
    papers = Forms()

    def setup(self, seats: int, options: Any, dice: Dice) -> Office:
        office = Office(
            seats=seats, dice=dice, rounds=options.rounds, book=list(options.book), bells=[0] * seats
        )
        office.then(Turn())
        return office

    def result(self, state: Office) -> Result:
        return Result(list(state.bells), [0])

    def make_up(self, view: View, rng: random.Random) -> Office:
        raise NotImplementedError

    def bots(self) -> dict[str, type[Bot]]:
        return {"reader": Reader}

    def read_file(self, setting: str, name: str, text: str) -> list[str]:
        """A word a line."""
        words = text.splitlines()
        bad = [n for n, word in enumerate(words, 1) if not word.isalpha()]
        if bad or not words:
            troubles = [Trouble(line, "telegrams-bad-word", {}) for line in bad or [1]]
            raise BadFile.of(name, troubles, __name__)
        return words


class Sealed(Telegrams):
    """The same, at a table where nothing can be read any more."""

    def read_file(self, setting: str, name: str, text: str) -> list[str]:
        raise AssertionError
