"""The town: everything on the table, and who may see it."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from huisclos.engine.base.audience import CONTENT, EVERYONE, NOBODY, SECRET_CONTENT, SIZE
from huisclos.engine.base.bounds import BY_SEAT, Seat
from huisclos.engine.rules.choice import Option
from huisclos.engine.rules.state import State
from huisclos.games.critico_ville.content import Figures
from huisclos.games.critico_ville.question_bank import (
    LONGEST_REPLY,
    MOST_QUESTIONS,
    MOST_WRONG,
    Kind,
    Name,
    Question,
    Saying,
    bank,
)

CHARACTERS = ("fighter", "runner", "defender", "exterminator", "rescuer")
FIGHTER, RUNNER, DEFENDER, EXTERMINATOR, RESCUER = range(5)

INVASION, QUESTION, COMBAT, FLIGHT = range(1, 5)

SEAT = [Option(f"seat:{seat}", seat) for seat in range(5)]
SQUARE = [Option(f"square:{square}", square) for square in range(37)]
CHARACTER = [Option(f"character:{name}", number) for number, name in enumerate(CHARACTERS)]


Square = Annotated[int, Meta(ge=0, le=36)]
Answer = Annotated[int, Meta(ge=-1, le=MOST_WRONG)]
"""One of the answers to choose from; -1 for none."""
Pile = Annotated[list[int], Meta(max_length=MOST_QUESTIONS)]


class Shown(Struct, frozen=True):
    """The question on the table. CV-0.3: its name, its theme and what comes after `said` stay empty until the
    answer is shown."""

    challenge: bool
    kind: Kind
    seat: Seat
    """Who answers it."""
    text: Saying
    options: Annotated[tuple[Saying, ...], Meta(max_length=MOST_WRONG + 1)] = ()
    said: Annotated[str, Meta(max_length=LONGEST_REPLY)] = ""
    id: Name = ""
    theme: Name = ""
    picked: Answer = -1
    right: Answer = -1
    answer: Saying | None = None
    explanation: Saying | None = None
    verdict: Literal["", "right", "wrong"] = ""
    house: bool = False
    """CV-5.4: a bot or the clock has answered or judged it, not the player."""


class Given(Struct, frozen=True):
    """An answer that was given, and whether it was right."""

    seat: Seat
    question: Name
    theme: Name
    kind: Kind
    right: bool
    house: bool = False
    """CV-5.4: it counts for nobody."""


class Town(State):
    """CV-0: the pieces. Squares are numbered from 1; 0 is the start."""

    longest: ClassVar[int] = 1500

    figures: Annotated[Figures, CONTENT]
    hard: Annotated[bool, EVERYONE]
    own: Annotated[tuple[Question, ...], SECRET_CONTENT]
    """The questions the table brought along; none: those of the box."""
    zombies: Annotated[list[Square], EVERYONE]
    """The squares with a zombie."""
    pile: Annotated[Pile, SIZE]
    questions: Annotated[Pile, SIZE]
    """The pile of questions, each as its number in the bank."""
    tokens: Annotated[list[int], EVERYONE]
    """The powers left, by character."""
    active: Annotated[Seat, EVERYONE]
    """Whose turn it is."""
    characters: Annotated[list[list[str]], EVERYONE, BY_SEAT]
    """Who is whose, by seat."""

    pawn: Annotated[int, EVERYONE] = 0
    discard: Annotated[Pile, EVERYONE] = []
    used: Annotated[Pile, EVERYONE] = []
    """The questions asked since the pile was last shuffled."""
    turn: Annotated[int, EVERYONE] = 0
    action: Annotated[int, EVERYONE] = 0
    card: Annotated[int, EVERYONE] = 0
    """The number of zombies of this invasion."""
    left: Annotated[int, EVERYONE] = 0
    """How many of its zombies are still to be placed."""
    placed: Annotated[tuple[Square, ...], EVERYONE] = ()
    """Where its other zombies were put."""
    question: Annotated[Shown | None, EVERYONE] = None
    solution: Annotated[tuple[int, ...], NOBODY] = ()
    """Of a question that isn't answered yet: its number, and which option is right."""
    fights: Annotated[bool, EVERYONE] = True
    """Whether the answer allows the combat."""
    die: Annotated[int, EVERYONE] = 0
    steps: Annotated[int, EVERYONE] = 0
    """The squares the pawn has still to run."""
    given: Annotated[list[Given], EVERYONE] = []
    beaten: Annotated[int, EVERYONE] = 0
    won: Annotated[bool, EVERYONE] = False

    @property
    def bank(self) -> tuple[Question, ...]:
        """All questions, by number."""
        return self.own or bank()

    def cut_short(self) -> None:
        """Nobody has got away."""
        self.end(won=False)

    def near(self) -> list[int]:
        """CV-2.4: the zombies within reach of the pawn."""
        pawn, reach = self.pawn, self.figures.reach
        return [square for square in self.zombies if -reach <= square - pawn <= reach]

    def room(self) -> int:
        """How many zombie squares are still free."""
        return len(self.figures.zombie_squares) - len(self.zombies)

    def holders(self, character: int) -> list[int]:
        """CV-1.3: the seat that has this character, or two that share it."""
        name = CHARACTERS[character]
        return [seat for seat, names in enumerate(self.characters) if name in names]

    def put(self, square: int) -> None:
        self.zombies.append(square)
        self.zombies.sort()

    def end(self, *, won: bool) -> None:
        """CV-3: over at once, whatever was still to come."""
        self.won = won
        self.finish()
        self.tell("won" if won else "lost")
