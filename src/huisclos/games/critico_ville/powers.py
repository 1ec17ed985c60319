"""CV-4: powers, at any time, in anybody's turn, in the middle of an action.

Where a power could change what has just happened, whoever has it is asked before the game goes on: that is a
PowerWindow. While somebody thinks about something else, powers stand on offer: that is an Interruptible.
"""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from huisclos.engine.choice import PASS, Choice, Option
from huisclos.engine.step import NOBODY_ASKED, Answers, Window
from huisclos.games.critico_ville.state import (
    CHARACTER,
    CHARACTERS,
    EXTERMINATOR,
    SEAT,
    SQUARE,
    Town,
    TownStep,
)


class Power(NamedTuple):
    """What a player wants to do with a power."""

    character: int
    square: int = 0


_POWER = [Option(f"power:{name}", Power(character)) for character, name in enumerate(CHARACTERS)]
_EXTERMINATE = [
    Option(f"{_POWER[EXTERMINATOR].id}+{square.id}", Power(EXTERMINATOR, square.value)) for square in SQUARE
]


def usable(s: Town, seat: int, *characters: int) -> tuple[Option, ...]:
    """The powers of these characters that the seat can use now."""
    options: list[Option] = []
    for character in characters:
        if CHARACTERS[character] not in s.characters[seat] or not s.tokens[character]:
            continue
        if character == EXTERMINATOR:
            options += [_EXTERMINATE[square] for square in s.zombies]
        else:
            options.append(_POWER[character])
    return tuple(options)


def spend(s: Town, seat: int, power: Power) -> None:
    """A token goes; CV-4.4: and a zombie, if it is the Exterminator's."""
    s.tokens[power.character] -= 1
    s.tell("power", seat=SEAT[seat].id, character=CHARACTER[power.character].id)
    if power.character == EXTERMINATOR:
        s.zombies.remove(power.square)
        s.tell("exterminated", seat=SEAT[seat].id, square=SQUARE[power.square].id)


def used_power(answers: Answers) -> tuple[int, Power] | None:
    """Who used which power, if anybody did."""
    for seat, picks in answers.items():
        if isinstance(picks[0].value, Power):
            return seat, picks[0].value
    return None


class PowerWindow(Window, TownStep, frozen=True):
    """Whoever has a power that could change what has just happened is asked; the first to use one does."""

    prompt: ClassVar[str]
    rule: ClassVar[str]

    def helps(self, s: Town) -> tuple[int, ...]:
        """The characters whose power could change something now."""
        raise NotImplementedError

    def ask(self, s: Town) -> dict[int, Choice]:
        """Nobody, if no power could change anything."""
        helping = self.helps(s)
        if not helping:
            return NOBODY_ASKED
        asked = {}
        for seat in s.clockwise(s.active):
            if powers := usable(s, seat, *helping):
                asked[seat] = Choice(self.prompt, (*powers, PASS), self.rule)
        return asked

    def go(self, s: Town, answers: Answers) -> None:
        """Use the power, or go on."""
        used = used_power(answers)
        if used is None:
            self.passed(s)
            return
        spend(s, *used)
        self.used(s, *used)

    def used(self, s: Town, seat: int, power: Power) -> None:
        """What follows from a power."""
        raise NotImplementedError

    def passed(self, s: Town) -> None:
        """What follows if nobody uses one."""
        raise NotImplementedError


class Interruptible(TownStep, frozen=True):
    """A step in which one player thinks, and powers stand on offer meanwhile, to everyone who has some."""

    powers: ClassVar[tuple[int, ...]] = (EXTERMINATOR,)

    def thinker(self, s: Town) -> int:
        """Who is asked."""
        return s.active

    def choice(self, s: Town) -> Choice | None:
        """What they are asked; None if there is nothing to ask."""
        raise NotImplementedError

    def ask(self, s: Town) -> dict[int, Choice]:
        """The one who thinks, then the offers."""
        choice, thinker = self.choice(s), self.thinker(s)
        if choice is None:
            return NOBODY_ASKED
        asked = {thinker: choice}
        for seat in s.clockwise(thinker):
            offered = usable(s, seat, *self.powers)
            if seat == thinker:
                asked[seat] = Choice(choice.prompt, choice.options + offered, choice.rule, choice.about)
            elif offered:
                asked[seat] = Choice("offer", offered, "CV-4.6", waits=False)
        return asked

    def go(self, s: Town, answers: Answers) -> None:
        """Use the power that somebody chose to use, or do what the step is for."""
        used = used_power(answers)
        if used is None:
            self.chosen(s, answers[self.thinker(s)][0] if answers else None)
            return
        spend(s, *used)
        self.used(s, *used)

    def used(self, s: Town, seat: int, power: Power) -> None:
        """A zombie is gone; the player goes on thinking."""
        s.then(self)

    def chosen(self, s: Town, option: Option | None) -> None:
        """What the player chose; None if there was nothing to ask."""
        raise NotImplementedError
