"""The public face: start a game, replay one, load a position, verify."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from msgspec.structs import replace

from huisclos.engine.base.dice import commitment
from huisclos.engine.base.errors import BadOptions, BadRecord, HuisClosError
from huisclos.engine.base.inputs import check_count, check_names, check_seat, check_seed
from huisclos.engine.game.game import Game
from huisclos.engine.game.installed import find
from huisclos.engine.match.beginning import restart, whole_options
from huisclos.engine.match.match import Match
from huisclos.engine.match.position import BROKEN, plain_copy
from huisclos.engine.match.record import FORMAT, Record, read
from huisclos.engine.packs.pack import pack_digests
from huisclos.engine.talk.statements import Statement


def new(
    game: str | Game, seats: Sequence[str], seed: int | str, options: dict[str, Any] | None = None
) -> Match:
    """A new match. `seats` are the players' names; the same seed gives the same dice and shuffles.

    `options` are those of the game's form (`Game.options`); what isn't given is as usual. UnknownGame if no
    such game is installed, BadOptions if the seats or the options don't fit it.

    >>> import huisclos
    >>> match = huisclos.new("lockdown", seats=["Ana", "Bo", "Cy", "Di"], seed=7)
    >>> {seat: choice.prompt for seat, choice in match.choices().items()}
    {2: 'place'}

    A seed that somebody can guess lets them foresee the dice: for a game with something at stake take a long
    one by chance, such as ``secrets.token_hex(32)``.
    """
    return restart(_game(game), check_names(seats), options or {}, check_seed(seed))


def replay(record: Any, upto: int | None = None, *, game: Game | None = None) -> Match:
    """The match of a record (plain data or JSON), after all its actions or the first `upto`.

    BadRecord for one that isn't whole, that can't have been played, or whose result isn't what it says. The
    rules must be of the version that it was played by.

    >>> import huisclos
    >>> match = huisclos.new("lockdown", ["Ana", "Bo", "Cy"], seed=1)
    >>> for _ in range(5):
    ...     seat, choice = next(iter(match.choices().items()))
    ...     match.act(seat, [choice.options[0].id])
    >>> huisclos.replay(match.record()).position() == match.position()
    True
    >>> len(huisclos.replay(match.record(), upto=2).actions)
    2
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
    tape = _Tape(whole.talk)
    _set_aside(match, whole)
    yield tape.played(match)
    house, signs = set(whole.house), {signed.action: signed.signs for signed in whole.signs}
    for number, action in enumerate(whole.actions, 1):
        try:
            match.act(action.seat, action.picks, house=number - 1 in house, signs=signs.get(number - 1, ()))
        except HuisClosError as problem:
            raise BadRecord("error-forged", number=number, problem=problem.message) from None
        except BROKEN as problem:
            raise BadRecord("error-forged", number=number, problem=type(problem).__name__) from None
        _set_aside(match, whole)
        yield tape.played(match)


def _set_aside(match: Match, record: Record) -> None:
    """The cards without which it went on from here."""
    for aside in record.aside:
        if aside.after == len(match.actions):
            match.set_aside(aside.card)


class _Tape:
    """What was said and answered, each when its time comes."""

    def __init__(self, talk: Sequence[Statement]) -> None:
        self._said = deque(talk)
        answers = ((said.answer.at, number, said) for number, said in enumerate(talk) if said.answer)
        self._answered = deque(sorted(answers, key=lambda one: one[0]))

    def played(self, match: Match) -> Match:
        """Up to now."""
        ledger, now = match.scene.ledger, match.state.acts
        while self._said and self._said[0].at <= now:
            ledger.said.append(replace(self._said.popleft(), answer=None))
        while self._answered and self._answered[0][0] <= now:
            _, number, said = self._answered.popleft()
            ledger.hear(number, said)
        return match


def _begin(record: Record, game: Game) -> Match:
    _same_game(game, record.game, record.version)
    if record.start is None:
        _same_packs(game, record.seats, record.options, record.packs if record.content else {})
        match = new(game, record.seats, record.seed, record.options)
    else:
        match = load(record.start, game=game)
        if (match.names, match.options) != (record.seats, whole_options(game, record.seats, record.options)):
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
            if said.answer:
                check_count(said.answer.at - said.at)
                check_count(last - said.answer.at)
        except HuisClosError as problem:
            raise BadRecord("error-talk", problem=problem.message) from None


def load(position: dict[str, Any], *, game: Game | None = None) -> Match:
    """A match that goes on from a position (see `Match.position`); BadRecord if it is none.

    It may come from an earlier version of the rules: then these have to find nothing wrong with it. Its
    record begins here, so it can be replayed, too.

    >>> import huisclos
    >>> position = huisclos.new("lockdown", ["Ana", "Bo", "Cy"], seed=1).position()
    >>> huisclos.load(position).position() == position
    True
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
        if not older and position.get("content"):
            _same_packs(found, names, options, position.get("packs"))
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
    if digest and digest != match.scene.content_digest:
        raise BadRecord("error-content", content=digest[:40], known=match.scene.content_digest)


def _same_packs(game: Game, names: Sequence[str], options: dict[str, Any], packs: Any) -> None:
    """Every pack that it was played with is here, and is the same; else one is told which."""
    if not packs or not isinstance(packs, dict):
        return
    here = pack_digests(game.content(len(names), game.read_options(names, options)))
    for name, wanted in sorted(packs.items()):
        told: dict[str, Any] = {"name": {"": str(name)[:40]}, "content": str(wanted)[:40]}
        if name not in here:
            raise BadRecord("error-pack-missing", **told)
        if here[name] != wanted:
            raise BadRecord("error-pack-other", **told, known=here[name])


def _same_game(game: Game, name: Any, version: Any) -> None:
    if name != game.meta.name:
        raise BadRecord("error-other-game", game=str(name)[:40], known=game.meta.name)
    if version != game.meta.version:
        raise BadRecord("error-version", version=str(version)[:40], known=game.meta.version)


def _game(game: Any) -> Game:
    return game if isinstance(game, Game) else find(str(game))
