"""Making up what a seat can't see, so that a search can play on from a view."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec

from huisclos.engine.game.pack_game import BoxedGame
from huisclos.engine.sight.view import View
from huisclos.games.dead_of_winter.chapters.actions.without_a_die.ask import PlayGiven
from huisclos.games.dead_of_winter.printed.box import printed_at, roads_of
from huisclos.games.dead_of_winter.printed.places import NOWHERE, PLACES
from huisclos.games.dead_of_winter.state.colony import Colony

PILES = ("crises", "foreseen", "pile", "recruits", "exile_deck", "found", "crossroads", "watched")
"""What some see only the size of."""
BY_OWNER = ("gave", "hands", "secrets", "exile_goals", "dealt", "decks")
"""What everybody sees only the size of where it is another's."""


def seen(game: BoxedGame, view: View) -> Colony:
    """The colony as a view shows it: what the seat sees only the size of is empty."""
    board = game.board_of(view)
    board |= {field: _pile(board[field]) for field in PILES}
    board |= {field: [_pile(pile) for pile in board[field]] for field in BY_OWNER}
    return msgspec.convert(board, Colony, from_attributes=True)


def _pile(shown: Any) -> list[Any]:
    return [] if isinstance(shown, int) else list(shown)


def make_up(game: BoxedGame, view: View, rng: random.Random) -> Colony:
    """A colony that looks just like this view: cards are shuffled and dealt by the odds."""
    s, sizes = seen(game, view), view["board"]
    for giver, name in _given(view):
        if isinstance(sizes["hands"][giver], int):
            s.hands[giver].append(name)
    _items(s, sizes, view["seat"], rng)
    _people(s, sizes, rng)
    _objectives(s, view, rng)
    fits = [card.id for card in s.box.crises.values() if card.cooperative or not s.cooperative]
    rest = _without(fits, [s.crisis, *s.past, *s.foreseen], rng)
    _fill(s.foreseen, sizes["foreseen"], rest)
    _fill(s.crises, sizes["crises"], rest)
    roads = [card.id for card in roads_of(s.box, cooperative=s.cooperative, page=s.page)]
    rest = _without(roads, [*s.crossed, *s.watched], rng)
    _fill(s.watched, sizes["watched"], rest)
    _fill(s.crossroads, sizes["crossroads"], rest)
    return s


def _fill(pile: list[Any], size: Any, rest: list[Any]) -> None:
    """As many as are there, if the seat knows no more of them."""
    if isinstance(size, int):
        pile += [rest.pop() for _ in range(size - len(pile))]


def _without(things: list[Any], known_ones: list[Any], rng: random.Random) -> list[Any]:
    rest = [thing for thing in things if thing not in known_ones]
    rng.shuffle(rest)
    return rest


# -- Items ------------------------------------------------------------------------------------------------


def _items(s: Colony, sizes: dict[str, Any], seat: int | None, rng: random.Random) -> None:
    """What isn't seen anywhere lies in the deck it comes from, as far as that goes; the rest is in hands, on
    the crisis, or where somebody searches."""
    mine = _own_gifts(s, seat) if sizes["pile"] else []
    visible = [*s.waste, *s.removed, *s.gear, *s.found, *(name for hand in s.hands for name in hand), *mine]
    pools = _pools(s, sizes["decks"], visible, rng)
    rest: list[str] = []
    for place, size in enumerate(sizes["decks"]):
        s.decks[place], more = pools[place][:size], pools[place][size:]
        rest += more
    rng.shuffle(rest)
    for place, size in enumerate(sizes["decks"]):
        short = size - len(s.decks[place])
        if short:
            s.decks[place] += [rest.pop() for _ in range(short)]
            rng.shuffle(s.decks[place])
    for hand, size in zip(s.hands, sizes["hands"], strict=True):
        _fill(hand, size, rest)
    _fill(s.found, sizes["found"], rest)
    s.pile = [*mine, *(rest.pop() for _ in range(sizes["pile"] - len(mine)))]
    rng.shuffle(s.pile)
    _gifts(s, sizes["gave"], mine, rng)


def _given(view: View) -> list[tuple[int, str]]:
    """DW-3.5: what whoever asked is about to play was shown, and is still in its giver's hand."""
    step = view["steps"]["step"] if "steps" in view else None
    return [(step["giver"], step["item"])] if step and step["type"] == PlayGiven.__name__ else []


def _own_gifts(s: Colony, seat: int | None) -> list[str]:
    """DW-3.2: what one has put on the crisis oneself."""
    if seat is None:
        return []
    gifts = [entry.partition(":") for entry in s.gave[seat]]
    return [name for number, _, name in gifts if number == str(s.round)]


def _pools(s: Colony, sizes: list[int], visible: list[str], rng: random.Random) -> list[list[str]]:
    """The cards of each deck that nobody has seen: each card seen has come from a deck that misses some."""
    pools = [Counter(printed_at(s.box, place, s.cooperative)) for place in range(len(PLACES))]
    missing = [pool.total() - size for pool, size in zip(pools, sizes, strict=True)]
    for name in visible:
        place = max([n for n, pool in enumerate(pools) if pool[name]], key=lambda n: missing[n])
        pools[place][name] -= 1
        missing[place] -= 1
    left = [list(pool.elements()) for pool in pools]
    for pool in left:
        rng.shuffle(pool)
    return left


def _gifts(s: Colony, sizes: list[Any], mine: list[str], rng: random.Random) -> None:
    """What others have put on crises: on this one some of what lies there, before that something or other."""
    there = list((Counter(s.pile) - Counter(mine)).elements())
    before = s.removed or list(s.box.items)
    for seat, size in enumerate(sizes):
        if isinstance(size, int):
            number = min(size, s.given[seat], len(there))
            now = [f"{s.round}:{there.pop()}" for _ in range(number)]
            s.gave[seat] = [f"{max(1, s.round - 1)}:{rng.choice(before)}" for _ in range(size - number)] + now


# -- survivors and objectives -----------------------------------------------------------------------------


def _people(s: Colony, sizes: dict[str, Any], rng: random.Random) -> None:
    """Those who aren't in play are still to come."""
    fits = [n for n, one in enumerate(s.box.survivors) if one.cooperative or not s.cooperative]
    absent = [n for n in fits if s.at[n] == NOWHERE]
    rest = _without(absent, [*s.gone, *(n for own in s.dealt for n in own)], rng)
    for own, size in zip(s.dealt, sizes["dealt"], strict=True):
        _fill(own, size, rest)
        own.sort()
    _fill(s.recruits, sizes["recruits"], rest)


def _objectives(s: Colony, view: View, rng: random.Random) -> None:
    """DW-0.3: two for each and a betrayal, of which one may have got any; DW-8.3: if two were exiled and the
    colony stands, one of them is a traitor."""
    sizes, box = view["board"], s.box
    own = [name for names in s.secrets for name in names]
    _deal_exiles(s, sizes, rng)
    if s.cooperative:
        s.unseen = []
        return
    traitors = view["options"]["variant"] == "traitor"
    each = box.figures.traitor_secrets_each if traitors else box.figures.secrets_each
    ordinary = _without(list(box.secrets), own, rng)[
        : each * s.seats - sum(name in box.secrets for name in own)
    ]
    betrayal = [] if any(name in box.betrayals for name in own) else rng.sample(list(box.betrayals), 1)
    rest = [*ordinary, *betrayal]
    rng.shuffle(rest)
    hidden = [seat for seat, size in enumerate(sizes["secrets"]) if isinstance(size, int) and size]
    exiles = [seat for seat in hidden if s.exiled[seat]]
    if sum(s.exiled) > 1 and betrayal and exiles:
        place = len(rest) - 1 - hidden.index(rng.choice(exiles))
        rest.remove(betrayal[0])
        rest.insert(place, betrayal[0])
    for seat in hidden:
        s.secrets[seat] = [rest.pop()]
    s.unseen = rest


def _deal_exiles(s: Colony, sizes: dict[str, Any], rng: random.Random) -> None:
    own = [name for names in s.exile_goals for name in names]
    rest = _without(list(s.box.exiles), own, rng)
    for goals, size in zip(s.exile_goals, sizes["exile_goals"], strict=True):
        _fill(goals, size, rest)
    _fill(s.exile_deck, sizes["exile_deck"], rest)
