"""CV-4: powers, at any time, in anybody's turn, in the middle of an action.

Where a power could change what has just happened, whoever has it is asked before the game goes on: that is a
PowerWindow. While somebody thinks about something else, powers stand on offer: that is a PowersOnOffer. The
Exterminator's does so whatever is asked (CV-4.4).
"""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.interruption import Interruptible, Response, beside
from huisclos.engine.rules.step import Answers
from huisclos.games.critico_ville.state import CHARACTER, CHARACTERS, EXTERMINATOR, SEAT, SQUARE, Town


class Power(NamedTuple):
    """What a player wants to do with a power."""

    character: int
    square: int = 0


_POWER = [(Option(f"power:{name}", Power(character)),) for character, name in enumerate(CHARACTERS)]
_EXTERMINATE = [
    Option(f"power:{CHARACTERS[EXTERMINATOR]}+{square.id}", Power(EXTERMINATOR, square.value))
    for square in SQUARE
]


def usable(s: Town, first: int, characters: tuple[int, ...]) -> dict[int, tuple[Option, ...]]:
    """The powers of these characters that can be used now, by seat, from one to its left."""
    found: dict[int, tuple[Option, ...]] = {}
    for character in characters:
        options = _options(s, character)
        for seat in s.holders(character) if options else ():
            found[seat] = found.get(seat, ()) + options
    if len(found) < 2:
        return found
    return {seat: found[seat] for seat in s.clockwise(first) if seat in found}


def _options(s: Town, character: int) -> tuple[Option, ...]:
    """What a token left allows; CV-4.4: the Exterminator strikes at any one zombie."""
    if not s.tokens[character]:
        return ()
    if character == EXTERMINATOR:
        return tuple([_EXTERMINATE[square] for square in s.zombies])
    return _POWER[character]


def spend(s: Town, seat: int, power: Power) -> None:
    """A token goes; CV-4.4: and a zombie, if it is the Exterminator's."""
    s.tokens[power.character] -= 1
    s.tell("power", seat=SEAT[seat].id, character=CHARACTER[power.character].id)
    if power.character == EXTERMINATOR:
        s.zombies.remove(power.square)
        s.tell("exterminated", seat=SEAT[seat].id, square=SQUARE[power.square].id)


def extermination(s: Town) -> dict[int, tuple[Option, ...]]:
    """CV-4.4: what the Exterminator may do, whatever is asked."""
    return usable(s, s.active, (EXTERMINATOR,))


def beside_powers(s: Town, asked: dict[int, Choice]) -> dict[int, Choice]:
    """CV-4.4: what several are asked, with the Exterminator's power on offer."""
    return beside(asked, extermination(s), "CV-4.4") if asked else asked


def used_instead(s: Town, answers: Answers) -> bool:
    """CV-4.4: whether somebody has used that power rather than answered; then it is used."""
    for seat, picks in answers.items():
        if isinstance(picks[0].value, Power):
            spend(s, seat, picks[0].value)
            return True
    return False


class PowerWindow(Response, frozen=True):
    """Whoever has a power that could change what has just happened is asked; the first to use one does."""

    offer_rule: ClassVar[str] = "CV-4.4"

    def helps(self, s: Town) -> tuple[int, ...]:
        """The characters whose power could change something now."""
        raise NotImplementedError

    def responses(self, s: Town) -> dict[int, tuple[Option, ...]]:
        return usable(s, s.active, self.helps(s))

    def offers(self, s: Town) -> dict[int, tuple[Option, ...]]:
        """CV-4.4: the Exterminator's power, unless it is asked for anyway."""
        return {} if EXTERMINATOR in self.helps(s) else extermination(s)

    def responded(self, s: Town, seat: int, option: Option) -> None:
        spend(s, seat, option.value)
        if option.value.character == EXTERMINATOR:
            self.cleared(s)
        else:
            self.used(s, seat)

    def used(self, s: Town, seat: int) -> None:
        """What follows from a power."""
        raise NotImplementedError

    def cleared(self, s: Town) -> None:
        """CV-4.4: a zombie is gone; whoever could change something is asked again."""
        s.then(self)


class PowersOnOffer(Interruptible, frozen=True):
    """A step in which one player thinks, and powers stand on offer meanwhile, to everyone who has some."""

    powers: ClassVar[tuple[int, ...]] = (EXTERMINATOR,)
    offer_rule: ClassVar[str] = "CV-4.6"

    def thinker(self, s: Town) -> int:
        """The active player, unless somebody else was asked to think."""
        return s.active

    def offers(self, s: Town) -> dict[int, tuple[Option, ...]]:
        return usable(s, self.thinker(s), self.powers)

    def interrupts(self, option: Option) -> bool:
        return isinstance(option.value, Power)

    def interrupted(self, s: Town, seat: int, option: Option) -> None:
        spend(s, seat, option.value)
        self.used(s, seat, option.value)

    def used(self, s: Town, seat: int, power: Power) -> None:
        """A zombie is gone; the player goes on thinking."""
        s.then(self)
