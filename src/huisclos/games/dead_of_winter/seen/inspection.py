"""Is this a colony that can be on a table? Positions may come from anywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from huisclos.engine.base.inputs import check_pieces
from huisclos.games.dead_of_winter.printed.box import printed_at
from huisclos.games.dead_of_winter.printed.places import COLONY, NOWHERE, PLACES
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.colony import Colony

SIDES = 6


def inspect(s: Colony) -> None:
    """Raise ValueError, naming the field, for pieces that don't exist, stand nowhere or are there twice."""
    check_pieces({**_cards(s), **_board(s), **_people(s)})


def _cards(s: Colony) -> dict[str, bool]:
    """All cards are in the box, and none is there twice."""
    box, places = s.box, range(len(PLACES))
    items = [*s.waste, *s.removed, *s.pile, *s.gear, *s.found, *_flat(s.decks), *_flat(s.hands)]
    secrets = [*_flat(s.secrets), *s.unseen]
    exiles = [*_flat(s.exile_goals), *s.exile_deck]
    roads = [*s.crossroads, *s.watched, *s.crossed]
    return {
        "objective": s.objective in box.objectives,
        "items": Counter(items)
        <= Counter(name for n in places for name in printed_at(box, n, s.cooperative)),
        "decks": len(s.decks) == len(PLACES),
        "crises": _once([*s.crises, *s.foreseen, *s.past, *([s.crisis] if s.crisis else [])], box.crises),
        "secrets": _once(secrets, {**box.secrets, **box.betrayals})
        and all(len(own) < 2 for own in s.secrets),
        "exile_goals": _once(exiles, box.exiles) and all(len(own) < 2 for own in s.exile_goals),
        "crossroads": _once(roads, box.crossroads) and s.crossing in ("", *s.crossed),
        "watched": len(s.watched) <= 1 and (not s.triggered or len(s.watched) == 1),
        "triggered": all(it in ("", *box.numbers) for it in s.triggered[:1])
        and all(it.startswith("place:") and _known(s, it) for it in s.triggered[1:]),
        "gave": all(entry.partition(":")[2] in box.items for entry in _flat(s.gave)),
        "gear": len(s.gear) == len(s.bearer) and all(by in s.everybody() for by in s.bearer),
    }


def _board(s: Colony) -> dict[str, bool]:
    """No zombie is beyond its spaces."""
    box, doors = s.box, range(len(s.box.room))
    whole = len(s.zombies) == len(s.barricades) == len(box.room) and len(s.noise) == len(PLACES)
    return {
        "entrances": whole and all(s.free(door) >= 0 for door in doors),
        "noise": whole and all(n <= most for n, most in zip(s.noise, box.noise, strict=True)),
        "rolled": all(1 <= die <= SIDES for die in _flat(s.rolled)),
        "morale": s.morale <= box.figures.most_morale,
        "exiled": max([*s.exiled, *s.out]) <= 1,
        "turn": s.turn < s.seats
        and s.actor < s.seats
        and (s.phase == "setup" or bool(s.outcome) or not all(s.out)),
    }


def _people(s: Colony) -> dict[str, bool]:
    """Everybody is at a place and in a group, or gone, or still to come; locations have room for them."""
    number = len(s.box.survivors)
    by_survivor = (s.at, s.owner, s.wounds, s.frost, s.moved)
    if any(len(values) != number for values in by_survivor):
        return {"survivors": False}
    aside = [*s.recruits, *s.gone, *_flat(s.dealt)]
    here = s.everybody()
    return {
        "owner": all((at == NOWHERE) == (by == NONE) for at, by in zip(s.at, s.owner, strict=True))
        and all(by < s.seats for by in s.owner),
        "survivors": _once([*aside, *here], range(number)),
        "spaces": all(s.room(place) >= 0 for place in range(COLONY + 1, len(PLACES))),
        "leader": max(s.leader) < number,
        "hero": s.hero < number,
        "it": _known(s, s.it),
    }


def _known(s: Colony, it: str) -> bool:
    """Whether cards can speak of it."""
    kind, _, name = it.partition(":")
    if kind == "survivor":
        return it in s.box.numbers
    if kind == "place":
        return name in PLACES
    if kind == "seat":
        return name in [str(seat) for seat in range(s.seats)]
    return kind in ("", "item")


def _once(things: list[Any], known: Iterable[Any]) -> bool:
    return len(set(things)) == len(things) and set(things) <= set(known)


def _flat(piles: list[list[Any]]) -> list[Any]:
    return [thing for pile in piles for thing in pile]
