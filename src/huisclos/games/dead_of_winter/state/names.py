"""What cards may name of the colony: players, groups of survivors, and figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from huisclos.games.dead_of_winter.printed.places import COLONY, NOWHERE, PLACES

if TYPE_CHECKING:
    from huisclos.games.dead_of_winter.state.boards import Boards

NOBODY: Final = -1
"""No survivor, or no player."""

SEATS: dict[str, Callable[[Boards], Sequence[int]]] = {
    "": lambda s: (s.tie_breaker(),),
    "you": lambda s: () if s.out[s.you()] else (s.you(),),
    "owner": lambda s: (s.you() if s.one() == NOBODY else s.owner[s.one()],),
    "watcher": lambda s: [seat for seat in s.watchers if not s.out[seat]] or (s.tie_breaker(),),
    "first": lambda s: (s.decider(),),
    "everyone": lambda s: s.in_turn(),
    "others": lambda s: [seat for seat in s.in_turn() if seat != s.actor],
    "voters": lambda s: [seat for seat in s.in_turn() if not s.exiled[seat]],
    "exiles": lambda s: [seat for seat in s.in_turn() if s.exiled[seat]],
}
"""Players, and whoever breaks a tie."""

GROUPS: dict[str, Callable[[Boards], list[int]]] = {
    "survivors": lambda s: s.everybody(),
    "colony": lambda s: _at(s, COLONY),
    "away": lambda s: _away(s, s.everybody()),
    "mine": lambda s: _of(s, s.everybody()),
    "my-colony": lambda s: _of(s, _at(s, COLONY)),
    "my-away": lambda s: _away(s, _of(s, s.everybody())),
    "others": lambda s: _not_of(s, s.everybody()),
    "others-colony": lambda s: _not_of(s, _at(s, COLONY)),
    "here": lambda s: _at(s, s.here()),
    "mine-here": lambda s: _of(s, _at(s, s.here())),
    "others-here": lambda s: _not_of(s, _at(s, s.here())),
    "wounded": lambda s: _wounded(s, s.everybody()),
    "my-wounded": lambda s: _of(s, _wounded(s, s.everybody())),
    "wounded-here": lambda s: _wounded(s, _at(s, s.here())),
    "exiled": lambda s: _exiled(s, s.everybody()),
    "exiled-here": lambda s: _exiled(s, _at(s, s.here())),
}
"""Survivors in play, the lowest influence first."""


def _at(s: Boards, place: int) -> list[int]:
    return [] if place == NOWHERE else s.people(place)


def _away(s: Boards, people: list[int]) -> list[int]:
    return [n for n in people if s.at[n] != COLONY]


def _of(s: Boards, people: list[int]) -> list[int]:
    return [n for n in people if s.owner[n] == s.actor]


def _not_of(s: Boards, people: list[int]) -> list[int]:
    return [n for n in people if s.owner[n] != s.actor]


def _wounded(s: Boards, people: list[int]) -> list[int]:
    return [n for n in people if s.wounds[n] or s.frost[n]]


def _exiled(s: Boards, people: list[int]) -> list[int]:
    return [n for n in people if s.exiled[s.owner[n]]]


def _places(s: Boards, first: int, occupied: bool) -> list[str]:
    return [f"place:{PLACES[n]}" for n in range(first, len(PLACES)) if not occupied or n in s.at]


THINGS: dict[str, Callable[[Boards], Sequence[str]]] = {
    "seats": lambda s: [f"seat:{seat}" for seat in s.playing()],
    "places": lambda s: _places(s, COLONY, occupied=False),
    "locations": lambda s: _places(s, COLONY + 1, occupied=False),
    "occupied": lambda s: _places(s, COLONY, occupied=True),
    "occupied-locations": lambda s: _places(s, COLONY + 1, occupied=True),
}
"""Groups of players and of places."""


def _at_door(s: Boards, counts: list[int], place: int) -> int:
    return sum([counts[door] for door in s.box.doors[place]]) if place != NOWHERE else 0


FIGURES: dict[str, Callable[[Boards], int]] = {
    "players": lambda s: len(s.playing()),
    "exiles": lambda s: sum(s.exiled),
    "morale": lambda s: s.morale,
    "rounds": lambda s: s.rounds,
    "food": lambda s: s.food,
    "starvation": lambda s: s.starvation,
    "helpless": lambda s: s.helpless,
    "waste": lambda s: len(s.waste),
    "progress": lambda s: s.progress,
    "zombies": lambda s: sum(s.zombies),
    "zombies-here": lambda s: _at_door(s, s.zombies, s.here()),
    "zombies-colony": lambda s: s.zombies_at(COLONY),
    "zombies-away": lambda s: sum(s.zombies) - s.zombies_at(COLONY),
    "barricades": lambda s: sum(s.barricades),
    "barricades-colony": lambda s: s.barricades_at(COLONY),
    "barricades-here": lambda s: _at_door(s, s.barricades, s.here()),
    "noise": lambda s: sum(s.noise),
    "noise-here": lambda s: s.noise[s.here()] if s.here() != NOWHERE else 0,
    "survivors": lambda s: len(s.everybody()),
    "survivors-colony": lambda s: s.at.count(COLONY),
    "survivors-away": lambda s: len(s.everybody()) - s.at.count(COLONY),
    "survivors-here": lambda s: s.at.count(s.here()) if s.here() != NOWHERE else 0,
    "mine": lambda s: len(GROUPS["mine"](s)),
    "my-colony": lambda s: len(GROUPS["my-colony"](s)),
    "my-away": lambda s: len(GROUPS["my-away"](s)),
    "hand": lambda s: len(s.hands[s.actor]) if s.actor != NOBODY else 0,
    "dice": lambda s: len(s.rolled[s.actor]) if s.actor != NOBODY else 0,
    "given": lambda s: s.given[s.actor] if s.actor != NOBODY else 0,
    "gone": lambda s: len(s.gone),
    "my-wounds": lambda s: sum([s.hurt(n) for n in GROUPS["mine"](s)]),
    "free-here": lambda s: (
        sum([s.free(door) for door in s.box.doors[s.here()]]) if s.here() != NOWHERE else 0
    ),
    "room-here": lambda s: s.room(s.here()) if s.here() != NOWHERE else 0,
    "wounds": lambda s: s.hurt(s.one()) if s.one() != NOBODY else 0,
    "empty-decks": lambda s: sum([not deck for deck in s.decks[1:]]),
    "attack": lambda s: s.box.survivors[s.one()].attack if s.one() != NOBODY else 0,
    "search": lambda s: s.box.survivors[s.one()].search if s.one() != NOBODY else 0,
    "fatal": lambda s: s.box.figures.fatal_wounds,
    "clean": lambda s: s.box.figures.cleaned,
    "attract": lambda s: s.box.figures.attracted,
    "look": lambda s: 0,
    "loud": lambda s: 0,
    "move-risk": lambda s: 1,
    "attack-risk": lambda s: 1,
    "frostbite-hurts": lambda s: 1,
    "bite-kills": lambda s: 1,
    "spread": lambda s: 1,
    "keep": lambda s: 1,
    "barricade": lambda s: 1,
    "kill": lambda s: 1,
}
"""What a card may ask for: how things stand, and figures before cards change them."""
