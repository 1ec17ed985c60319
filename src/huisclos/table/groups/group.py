"""A group: people who play together again, and what stays of their games."""

from __future__ import annotations

import logging
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from huisclos.engine.game.game import Game
from huisclos.engine.match.match import Match
from huisclos.table.values.option_sizes import check_size
from huisclos.table.values.seats import Seat

_log = logging.getLogger(__name__)

MOST_PLAYED = 100
"""So many games are told one by one, the last ones; all are counted."""
MOST_PEOPLE = 50
"""So many names are remembered, those that played last."""
MOST_LABELS = 8


class GamePlayed(Struct, frozen=True):
    """A game that is over, as everybody at the table saw it end."""

    game: str
    at: float
    """Seconds since 1970."""
    names: list[str]
    bots: list[int]
    """The seats that were bots'."""
    winners: list[int]
    points: list[int]
    lies: list[int]
    """By seat."""
    labels: dict[str, int]
    """What the game notes of its end: see Result."""
    things: dict[str, str] = {}
    """What it was played with."""
    counts: dict[str, int] = {}
    """What the game counts."""


class StoredGame(GamePlayed, frozen=True, kw_only=True):
    """The same as it is stored."""

    key: str
    """Which game of which table, for nobody to read: so that it is here once."""

    def shown(self) -> GamePlayed:
        """Without that."""
        return GamePlayed(*(getattr(self, field) for field in GamePlayed.__struct_fields__))


class Tally(Struct, frozen=True):
    """All that somebody of this name has done in this group."""

    games: int = 0
    won: int = 0
    lies: int = 0


class Belonging(Struct, frozen=True):
    """The group that a table plays for, and what it brings to the next game."""

    code: Annotated[str, Meta(max_length=12)]
    name: str
    kept: dict[str, Any]


class Group(Struct, frozen=True):
    """As it is stored. Nothing of a game is here before it is over."""

    name: str
    key: str
    """The hash of a secret, for whoever made it."""
    games: int = 0
    lies: int = 0
    kept: dict[str, dict[str, Any]] = {}
    """What each game keeps: see `Game.remember`."""
    people: dict[str, Tally] = {}
    played: list[StoredGame] = []

    def brings(self, game: Game) -> dict[str, Any]:
        """The options that its next game begins with."""
        return self.kept.get(game.meta.name, game.kept)

    def belonging(self, code: str, game: Game) -> Belonging:
        """As a table has it at which this game is played."""
        return Belonging(code, self.name, self.brings(game))

    def has(self, key: str) -> bool:
        return any(one.key == key for one in self.played)

    def with_game(self, played: StoredGame, game: Game, match: Match) -> Group:
        """With one game more, or the same if it has it already."""
        if self.has(played.key):
            return self
        people = [seat for seat in range(len(played.names)) if seat not in played.bots]
        return replace(
            self,
            games=self.games + 1,
            lies=self.lies + sum(played.lies[seat] for seat in people),
            kept={**self.kept, game.meta.name: remembered(game, self.brings(game), match)},
            people=_counted(self.people, played, people),
            played=[*self.played, played][-MOST_PLAYED:],
        )


def _counted(before: dict[str, Tally], played: StoredGame, seats: list[int]) -> dict[str, Tally]:
    """Those who were here last come last, and stay longest."""
    people = dict(before)
    for seat in seats:
        name = played.names[seat]
        known = next((one for one in people if one.casefold() == name.casefold()), name)
        tally = people.pop(known, Tally())
        people[name] = Tally(
            tally.games + 1, tally.won + (seat in played.winners), tally.lies + played.lies[seat]
        )
    return dict(list(people.items())[-MOST_PEOPLE:])


def remembered(game: Game, kept: dict[str, Any], match: Match) -> dict[str, Any]:
    """What the game makes of it; as it was, where the game fails at that or would keep too much."""
    try:
        now: dict[str, Any] = msgspec.to_builtins(game.remember(kept, match.view(None)))
        check_size(now)
        game.read_options(match.names, now)
    except Exception:
        _log.exception("a game can't be remembered", extra={"game": game.meta.name})
        return kept
    return now


def played_at(match: Match, seats: list[Seat], key: str, at: float) -> StoredGame | None:
    """What a finished match leaves behind; None if it has no result."""
    result = match.result
    if result is None:
        return None
    return StoredGame(
        key=key,
        game=match.game.meta.name,
        at=at,
        names=list(match.names),
        bots=[number for number, seat in enumerate(seats) if seat.person is None],
        winners=list(result.winners),
        points=list(result.points),
        lies=lies(match),
        labels=dict(list(result.labels.items())[:MOST_LABELS]),
        things=dict(list(result.things.items())[:MOST_LABELS]),
        counts=dict(list(result.counts.items())[:MOST_LABELS]),
    )


def lies(match: Match) -> list[int]:
    """How often each seat lied. That a request went unheard is nobody's lie, but a deal binds both sides."""
    forms = match.game.talk.forms(len(match.names))
    words = {form.name for form in forms if form.said != "request"}
    counts = [0] * len(match.names)
    for said, verdict, sides in match.ledger():
        if said.is_deal and said.to is not None:
            counts[said.seat] += sides.pledged == "broken"
            counts[said.to] += sides.asked == "broken"
        else:
            counts[said.seat] += said.form in words and verdict in ("false", "broken")
    return counts
