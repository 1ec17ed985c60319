"""The public face: start a game, replay one, load a position, verify."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, takewhile
from typing import Any

from huisclos.engine.dice import commitment
from huisclos.engine.errors import BadOptions, BadRecord, HuisClosError
from huisclos.engine.game import Game, find
from huisclos.engine.inputs import check_count, check_names, check_seat, check_seed
from huisclos.engine.match import Match, restart
from huisclos.engine.position import BROKEN, plain_copy
from huisclos.engine.record import FORMAT, Record, read


def new(
    game: str | Game, seats: Sequence[str], seed: int | str, options: dict[str, Any] | None = None
) -> Match:
    """A new match. `seats` are the players' names; the same seed gives the same dice and shuffles.

    >>> import huisclos
    >>> match = huisclos.new("lockdown", seats=["Ana", "Bo", "Cy", "Di"], seed=7)
    >>> {seat: choice.prompt for seat, choice in match.choices().items()}
    {2: 'place'}
    """
    return restart(_game(game), check_names(seats), options or {}, check_seed(seed))


def replay(record: Any, upto: int | None = None, *, game: Game | None = None) -> Match:
    """The match of a record (plain data or JSON), after all its actions or the first `upto`.

    BadRecord for one that isn't whole, that can't have been played, or whose result isn't what it says.
    """
    whole = read(record)
    last = len(whole.actions) if upto is None else min(check_count(upto), len(whole.actions))
    match = next(islice(moments(whole, game=game), last, None))
    if upto is None and match.result != whole.result:
        raise BadRecord("error-result")
    return match


def moments(record: Any, *, game: Game | None = None) -> Iterator[Match]:
    """The match of a record before its first action, then after each of them: one match that goes on.

    BadRecord as soon as it can't have been played.
    """
    whole = read(record)
    match = _begin(whole, _game(game or whole.game))
    _check_talk(match, whole)
    yield _hear(match, whole)
    for number, action in enumerate(whole.actions, 1):
        try:
            match.act(action.seat, action.picks)
        except HuisClosError as problem:
            raise BadRecord("error-forged", number=number, problem=problem.message) from None
        except BROKEN as problem:
            raise BadRecord("error-forged", number=number, problem=type(problem).__name__) from None
        yield _hear(match, whole)


def _hear(match: Match, record: Record) -> Match:
    """What was said up to now."""
    heard = len(match._talk)
    match._talk += takewhile(lambda said: said.at <= match.state.acts, islice(record.talk, heard, None))
    return match


def _begin(record: Record, game: Game) -> Match:
    _same_game(game, record.game, record.version)
    if record.start is None:
        match = new(game, record.seats, record.seed, record.options)
    else:
        match = load(record.start, game=game)
        if (match.names, match.options) != (record.seats, record.options):
            raise BadRecord("error-position", problem="names, options")
    if commitment(record.seed) != record.commitment or match.seed != record.seed:
        raise BadRecord("error-seed")
    _same_content(match, record.content)
    return match


def _check_talk(match: Match, record: Record) -> None:
    """What was said has a form, a speaker and a moment, one after the other."""
    before, last = match.state.acts, match.state.acts + len(record.actions)
    for said in record.talk:
        try:
            check_seat(said.seat, len(record.seats))
            match.game.talk.check(said, len(record.seats))
            check_count(said.at - before)
            check_count(last - said.at)
            before = said.at
        except HuisClosError as problem:
            raise BadRecord("error-talk", problem=problem.message) from None


def load(position: dict[str, Any], *, game: Game | None = None) -> Match:
    """A match that goes on from a position (see `Match.position`); BadRecord if it is none.

    It may come from an earlier version of the rules: then these have to find nothing wrong with it.
    """
    if not isinstance(position, dict) or position.get("format") != FORMAT:
        raise BadRecord("error-position", problem="format")
    found = _game(game or str(position.get("game")))
    older = _is_older(found, position.get("version"))
    _same_game(found, position.get("game"), found.meta.version if older else position.get("version"))
    options = position.get("options")
    if not isinstance(options, dict):
        raise BadRecord("error-position", problem="options")
    try:
        names = check_names(position.get("names"))
        match = restart(found, names, options, "", plain_copy(position))
    except BadOptions as problem:
        raise BadRecord("error-position", package=problem.package, problem=problem.reason) from None
    if not older:
        _same_content(match, str(position.get("content") or ""))
    return match


def _is_older(game: Game, version: Any) -> bool:
    return type(version) is int and 0 < version < game.meta.version


def _same_content(match: Match, digest: str) -> None:
    """What doesn't say what it was played with was played before content had names."""
    if digest and digest != match.content_digest:
        raise BadRecord("error-content", content=digest[:40], known=match.content_digest)


def _same_game(game: Game, name: Any, version: Any) -> None:
    if name != game.meta.name:
        raise BadRecord("error-other-game", game=str(name)[:40], known=game.meta.name)
    if version != game.meta.version:
        raise BadRecord("error-version", version=str(version)[:40], known=game.meta.version)


def _game(game: Any) -> Game:
    return game if isinstance(game, Game) else find(str(game))
