"""What a table may set before the game."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from huisclos.engine.base.audience import SIZE
from huisclos.engine.base.errors import BadOptions
from huisclos.games.critico_ville.content import most_characters
from huisclos.games.critico_ville.question_bank import MOST_QUESTIONS, Question, bank

Seat = Annotated[int, Meta(ge=0, le=4, extra_json_schema={"x-ref": "seat"})]
Cast = Annotated[int, Meta(ge=0, le=5, extra_json_schema={"x-ref": "cast"})]
Pack = Annotated[
    tuple[Question, ...],
    Meta(max_length=MOST_QUESTIONS, extra_json_schema={"x-file": ".toml,.csv"}),
    SIZE,
]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a Critico-Ville table."""

    hard: bool = False
    """CV-2.3: only a right answer allows the combat."""
    characters: Cast = 0
    """CV-1.3: how many characters the group plays; 0 for as many as usual."""
    challenges: bool = True
    """CV-1.2: whether the harder questions are in."""
    kinds: Literal["both", "choice", "open"] = "both"
    """CV-5.1: which kinds of questions are used."""
    first: Seat | None = None
    """CV-1.4: the seat that begins; drawn if not named."""
    pack: Pack = ()
    """CV-5.3: questions of the table's own, in the place of those of the box."""


def check(options: Options, seats: int) -> list[int]:
    """The numbers of the questions that this table plays with; BadOptions for what can't be played."""
    if options.first is not None and options.first >= seats:
        raise BadOptions("error-first", package=__package__, most=seats)
    _check_characters(options, seats)
    if len({question.id for question in options.pack}) < len(options.pack):
        raise BadOptions("error-options", problem="pack: id")
    numbers = in_use(options)
    if not numbers:
        raise BadOptions("error-no-questions", package=__package__)
    return numbers


def _check_characters(options: Options, seats: int) -> None:
    """CV-1.3: at least one a player, as long as there are that many."""
    most = most_characters(hard=options.hard)
    if options.characters > most:
        raise BadOptions("error-characters-many", package=__package__, most=most)
    if 0 < options.characters < min(seats, most):
        raise BadOptions("error-characters-few", package=__package__, least=min(seats, most))


def in_use(options: Options) -> list[int]:
    """CV-1.2, CV-5.1: the numbers of the questions that the host wants to be asked."""
    if options.pack:
        return list(_wanted(options.pack, options.kinds, challenges=options.challenges))
    return list(_of_the_box(options.kinds, challenges=options.challenges))


def _wanted(cards: tuple[Question, ...], kinds: str, *, challenges: bool) -> tuple[int, ...]:
    return tuple(
        number
        for number, card in enumerate(cards)
        if (challenges or not card.challenge) and kinds in ("both", card.kind)
    )


@cache
def _of_the_box(kinds: str, *, challenges: bool) -> tuple[int, ...]:
    return _wanted(bank(), kinds, challenges=challenges)
