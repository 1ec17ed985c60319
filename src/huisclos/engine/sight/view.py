"""The one place where secrets are taken out: what a seat, or a spectator, may see of a state."""

from __future__ import annotations

from functools import cache
from typing import Any, NotRequired, TypedDict, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from huisclos.engine.base.audience import (
    CONTENT,
    EVERYONE,
    NOBODY,
    SECRET_CONTENT,
    SIZE,
    SIZES,
    Audience,
    audiences,
    seen_by,
)
from huisclos.engine.base.dice import Dice
from huisclos.engine.rules.choice import Choice
from huisclos.engine.rules.diff import KERNEL_FIELDS
from huisclos.engine.rules.state import State
from huisclos.engine.talk.statements import Sides, Spoken, Statement, Verdict

S = TypeVar("S", bound=State)


class Awaited(TypedDict):
    """What everyone sees of a question to a seat."""

    seat: int
    prompt: str
    about: list[str]
    """The things on the table that the question is about."""
    rule: str


class FactShown(TypedDict):
    """What follows from a board by the rules: see Fact."""

    key: str
    args: dict[str, Any]


class Outcome(TypedDict):
    """How the game ended: see Result."""

    points: list[int]
    winners: list[int]
    counts: dict[str, int]
    labels: dict[str, int]
    things: dict[str, str]


class Steps(TypedDict):
    """What is under way and what is to follow, the next thing last: see Step."""

    stack: list[dict[str, Any]]
    step: dict[str, Any] | None
    silent: NotRequired[list[str]]
    """The cards that were set aside, if there are any."""


class Ahead(TypedDict, total=False):
    """For those who play on from here in their heads; a page does without."""

    steps: Steps
    """What is to come, as far as the seat may know."""


class Beside(TypedDict, total=False):
    """For those who read: a program does without."""

    facts: dict[str, list[FactShown]]
    """What follows from the board by the rules, by what it is about: how far one is, what comes next."""


class View(Ahead, Beside):
    """All that a seat gets to see of a match, as plain data.

    In `board`, content is named by its digest: `Match.content` has it. Whatever isn't in a view is a secret:
    there is no other way by which a player, a bot or a page learns anything.
    """

    version: int
    """Of this form."""
    game: str
    """The name of the game."""
    names: list[str]
    """The players, by seat."""
    options: dict[str, Any]
    """Those of the table, without secret ones."""
    seat: int | None
    """Whose view it is; None for a spectator."""
    board: dict[str, Any]
    """The fields of the game's state. Of what others hold there is the size only, and of what nobody may see
    nothing at all."""
    waiting: list[Awaited]
    """Who is asked now, and what."""
    answered: list[int]
    """The seats that have answered, while others are still being waited for."""
    answer: list[str] | None
    """What this seat has answered, in that case."""
    talk: list[Spoken]
    """All that was said in a fixed form."""
    commitment: str | None
    """The digest of the seed, if that is long enough to be a secret."""
    seed: str | None
    """The seed itself, once the game is over."""
    result: Outcome | None
    """How it ended, once it has."""


def board(state: State, seat: int | None, *, everything: bool = False) -> dict[str, Any]:
    """The fields of a state, as plain data, as far as the seat may see them."""
    seen = {**shared_board(state, everything=everything), **own_board(state, seat, everything=everything)}
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(seen))
    return plain


def shared_board(state: State, *, everything: bool = False) -> dict[str, Any]:
    """The fields that are the same for whoever looks."""
    return {field: getattr(state, field) for field in _fields(type(state), everything)[0]}


def own_board(state: State, seat: int | None, *, everything: bool = False) -> dict[str, Any]:
    """The fields that depend on who looks."""
    apart = _fields(type(state), everything)[1]
    return {
        field: seen_by(
            seat,
            getattr(state, field),
            audience,
            getattr(state, audience.by) if audience.by else None,
            state.seats,
        )
        for field, audience in apart.items()
    }


def glimpse(state: S, seat: int | None, *, everything: bool = False, outside: S | None = None) -> S:
    """A state of one's own that holds what the seat may see, for rules that only look; all else is empty. Of
    piles that nobody sees there are as many cards without a name.

    `outside`: what a spectator sees of it, for who has that already.
    """
    seen = outside.copy() if outside else _outside(state, everything)
    if seat is not None:
        for field, audience in _seen_by_some(type(state), everything):
            value, by = getattr(state, field), getattr(state, audience.by) if audience.by else None
            shown = seen_by(seat, value, audience, by, state.seats)
            if not isinstance(shown, int):
                setattr(seen, field, _emptied(value, shown))
    return seen


def _outside(state: S, everything: bool) -> S:
    """What a spectator sees."""
    seen = state.copy()
    for field, shown in own_board(state, None, everything=everything).items():
        value, audience = getattr(state, field), audiences(type(state))[field]
        if audience is SIZE:
            setattr(seen, field, _nameless(value))
        elif audience is SIZES:
            setattr(seen, field, list(map(_nameless, value)))
        elif shown is not value:
            setattr(seen, field, _emptied(value, shown))
    for field, nothing in _never_seen(type(state)):
        setattr(seen, field, nothing() if nothing else None)
    seen.dice, seen.stack, seen.step, seen.answers, seen.asked = Dice(""), [], None, {}, {}
    return seen


@cache
def _seen_by_some(state: type[State], everything: bool) -> list[tuple[str, Audience]]:
    """The fields that some seats see and others don't."""
    return [
        (field, seen) for field, seen in _fields(state, everything)[1].items() if seen not in (SIZE, SIZES)
    ]


def _emptied(value: Any, shown: Any) -> Any:
    """A value of one's own: what one sees only the size of has nothing in it."""
    if shown is value:
        return value[:]
    if isinstance(shown, int):
        return type(value)()
    return [
        type(pile)() if isinstance(seen, int) else pile[:] for pile, seen in zip(value, shown, strict=True)
    ]


def _nameless(pile: Any) -> Any:
    """As many as are there, of what has names."""
    kind = type(pile)
    return kind([""] * len(pile)) if pile and type(pile[0]) is str else kind()


@cache
def _never_seen(state: type[State]) -> list[tuple[str, type | None]]:
    """The fields of a game that no view has, and what is empty there."""
    never, hints = (NOBODY, SECRET_CONTENT), get_type_hints(state)
    kinds = {field: get_origin(hints[field]) for field, seen in audiences(state).items() if seen in never}
    return [
        (field, kind if kind in (list, tuple) else None)
        for field, kind in kinds.items()
        if field not in KERNEL_FIELDS
    ]


def hidden(state: State, *, everything: bool = False) -> list[Any]:
    """All that they depend on, whoever looks: as long as it is the same, they are."""
    apart = _fields(type(state), everything)[1].items()
    return [(getattr(state, field), getattr(state, by.by) if by.by else None) for field, by in apart]


@cache
def _fields(state: type[State], everything: bool) -> tuple[list[str], dict[str, Audience]]:
    """Those that all see, and those that only some do. Of an open game all see everything there is to see."""
    never = (NOBODY, CONTENT, SECRET_CONTENT)
    seen = {field: audience for field, audience in audiences(state).items() if audience not in never}
    shared = [field for field, audience in seen.items() if everything or audience == EVERYONE]
    return shared, {field: audience for field, audience in seen.items() if field not in shared}


def asked(choices: dict[int, Choice]) -> list[Awaited]:
    """What everyone sees of the questions: whom and what about, never the options."""
    return [
        {"seat": seat, "prompt": c.prompt, "about": list(c.about), "rule": c.rule}
        for seat, c in sorted(choices.items())
        if c.waits
    ]


def spoken(said: Statement, verdict: Verdict | None, sides: Sides) -> Spoken:
    """What everyone hears of it."""
    return {
        "seat": said.seat,
        "at": said.at,
        "form": said.form,
        "args": msgspec.to_builtins(said.args),
        "answer": said.answer.reply if said.answer else None,
        "verdict": verdict,
        "asked": sides.asked,
        "pledged": sides.pledged,
    }


def shown_options(kind: type[Struct], options: dict[str, Any]) -> dict[str, Any]:
    """A table's options as everyone sees them: what a game declares secret is a size, or left out.

    An option that leads to content, such as a pack, is a size too: the board names what came of it.
    """
    hidden = _hidden_options(kind)
    shown = {name: value for name, value in options.items() if name not in hidden}
    sized = [name for name, audience in hidden.items() if audience in (SIZE, CONTENT)]
    plain: dict[str, Any] = msgspec.to_builtins(
        {**shown, **{name: len(options.get(name) or ()) for name in sized}}
    )
    return plain


@cache
def _hidden_options(kind: type[Struct]) -> dict[str, Audience]:
    """Options say who sees them only if that isn't everyone."""
    hidden = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        for extra in getattr(hint, "__metadata__", ()):
            if isinstance(extra, Audience) and extra != EVERYONE:
                hidden[name] = extra
    return hidden


def board_type(state: type[State], name: str) -> type[Struct]:
    """The type of `View.board` for a game, for descriptions of the API: what is hidden from one is a size.

    Content is described as what its digest stands for.
    """
    hints = get_type_hints(state)
    fields: list[tuple[str, Any]] = []
    for field, audience in audiences(state).items():
        kind = hints[field]
        match audience.name:
            case "nobody" | "secret content":
                continue
            case "everyone" | "content":
                fields.append((field, kind))
            case "owner" | "sizes":
                fields.append((field, list[get_args(kind)[0] | int]))  # type: ignore[misc]
            case _:
                fields.append((field, kind | int))
    return msgspec.defstruct(name, fields)
