"""The public face: start a game, replay one, load a position, verify."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from huisclos.engine.dice import commitment
from huisclos.engine.errors import BadOptions, BadRecord, HuisClosError
from huisclos.engine.game import Game, find
from huisclos.engine.match import Match, restart
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
    if isinstance(seats, str) or not all(map(_is_name, seats)):
        raise BadOptions("error-names")
    return restart(_game(game), seats, options or {}, str(seed))


def replay(record: Any, upto: int | None = None, *, game: Game | None = None) -> Match:
    """The match of a record (plain data or JSON), after all its actions or the first `upto`.

    BadRecord for one that isn't whole, that can't have been played, or whose result isn't what it says.
    """
    read_record = read(record)
    match = _begin(read_record, _game(game or read_record.game))
    for number, action in enumerate(read_record.actions[:upto], 1):
        try:
            match.act(action.seat, action.picks)
        except HuisClosError as problem:
            raise BadRecord("error-forged", number=number, problem=problem.message) from None
    match._talk = [said for said in read_record.talk if said.at <= len(match._actions)]
    if upto is None and match.result != read_record.result:
        raise BadRecord("error-result")
    return match


def _is_name(name: Any) -> bool:
    """Something to call a player by: no line breaks, nothing that moves a cursor."""
    return isinstance(name, str) and bool(name.strip()) and name.isprintable()


def _begin(record: Record, game: Game) -> Match:
    _same_game(game, record.game, record.version)
    if commitment(record.seed) != record.commitment:
        raise BadRecord("error-seed")
    if not all(map(_is_name, record.seats)):
        raise BadRecord("error-names")
    match = restart(game, record.seats, record.options, record.seed, record.start)
    for statement in record.talk:
        if not (0 <= statement.seat < len(record.seats) and 0 <= statement.at <= len(record.actions)):
            raise BadRecord("error-no-seat", seat=statement.seat)
        try:
            game.talk.check(statement, len(record.seats))
        except HuisClosError as problem:
            raise BadRecord("error-talk", problem=problem.message) from None
    return match


def load(position: dict[str, Any], *, game: Game | None = None) -> Match:
    """A match that goes on from a position (see `Match.position`)."""
    if not isinstance(position, dict) or position.get("format") != FORMAT:
        raise BadRecord("error-position", problem="format")
    found = _game(game or str(position.get("game")))
    _same_game(found, position.get("game"), position.get("version"))
    names, options = position.get("names"), position.get("options")
    if not isinstance(names, list) or not isinstance(options, dict):
        raise BadRecord("error-position", problem="names, options")
    return restart(found, names, options, "", position)


def _same_game(game: Game, name: Any, version: Any) -> None:
    if name != game.meta.name:
        raise BadRecord("error-other-game", game=str(name), known=game.meta.name)
    if version != game.meta.version:
        raise BadRecord("error-version", version=str(version), known=game.meta.version)


def _game(game: str | Game) -> Game:
    return find(game) if isinstance(game, str) else game
