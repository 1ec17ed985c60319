"""CV-1: setup."""

from __future__ import annotations

from huisclos.engine.base.dice import Dice
from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.critico_ville.chapters.turn import Turn
from huisclos.games.critico_ville.content import figures, zombie_cards
from huisclos.games.critico_ville.options import Options, check
from huisclos.games.critico_ville.state import CHARACTER, CHARACTERS, RESCUER, SEAT, Town


def set_up(seats: int, options: Options, dice: Dice) -> Town:
    """CV-1.1 and CV-1.2: zombies at the end of each zone, both piles shuffled."""
    questions = check(options, seats)
    own = figures(seats, options.characters, hard=options.hard)
    pile = zombie_cards(own.deck)
    dice.shuffle(pile)
    dice.shuffle(questions)
    town = Town(
        seats=seats,
        dice=dice,
        figures=own,
        hard=options.hard,
        own=options.pack,
        zombies=list(own.first_zombies),
        pile=pile,
        questions=questions,
        tokens=[own.tokens] * len(CHARACTERS),
        active=dice.below(seats) if options.first is None else options.first,
        characters=[[] for _ in range(seats)],
    )
    town.then(Scene(), PickCharacter(), Turn())
    return town


class Scene(Step, frozen=True):
    """CV-1.4: the opening scene, and who begins."""

    def go(self, s: Town, answers: Answers) -> None:
        s.tell("scene")
        s.tell("first", seat=SEAT[s.active].id)


class PickCharacter(Step, frozen=True):
    """CV-1.3: a character each; round again while there are fewer players than characters in play, and shared
    by whoever comes last while there are more."""

    number: int = 0

    def seat(self, s: Town) -> int:
        return (s.active + self.number) % s.seats

    def ask(self, s: Town) -> dict[int, Choice]:
        """Nobody is asked when there is nothing to choose."""
        free, left = _free(s), s.figures.characters - self.number
        if left <= 0:
            return {self.seat(s): Choice("share", _options(_known(s)), "CV-1.3")}
        if len(free) <= left and (s.seats == 1 or len(free) == 1):
            return NOBODY_ASKED
        return {self.seat(s): Choice("character", _options(free), "CV-1.3")}

    def go(self, s: Town, answers: Answers) -> None:
        """Theirs for the whole game."""
        seat = self.seat(s)
        character = answers[seat][0].value if answers else _free(s)[0]
        s.characters[seat].append(CHARACTERS[character])
        s.tell("took", seat=SEAT[seat].id, character=CHARACTER[character].id)
        if self.number + 1 < max(s.figures.characters, s.seats):
            s.then(PickCharacter(self.number + 1))


def _options(characters: list[int]) -> tuple[Option, ...]:
    return tuple(CHARACTER[character] for character in characters)


def _known(s: Town) -> list[int]:
    """CV-0.4: the Rescuer is for the hard variant only."""
    return [number for number in range(len(CHARACTERS)) if s.hard or number != RESCUER]


def _free(s: Town) -> list[int]:
    return [character for character in _known(s) if not s.holders(character)]
