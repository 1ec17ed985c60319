"""Making up what she can't see, so that a search can play on from a view."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from huisclos.engine.game.pack_game import BoxedGame
from huisclos.engine.sight.view import View
from huisclos.games.final_girl.state.state import Film

_HIDDEN = ("terror", "aside", "finale", "powers", "piles", "events", "last", "killer_last")


def make_up(game: BoxedGame, view: View, rng: random.Random) -> Film:
    """A film that looks just like this view: decks are shuffled, tokens drawn."""
    board = game.board_of(view)
    sizes = {field: board[field] for field in _HIDDEN}
    for field, size in sizes.items():
        board[field] = [[] for _ in size] if isinstance(size, list) else []
    film = msgspec.convert(board, Film, from_attributes=True)
    _fill(film, sizes, rng)
    return film


def _fill(film: Film, sizes: dict[str, Any], rng: random.Random) -> None:
    foe, board = film.foe, film.board
    terror = _unseen([*foe.terror, *board.terror], film.revealed, rng)
    film.terror, film.aside = terror[: sizes["terror"]], terror[sizes["terror"] :]
    if film.peeked:
        _swap_in(film.terror, film.aside, film.peeked)
    film.events = _unseen(board.events, film.past, rng)[: sizes["events"]]
    film.finale = rng.sample([card.id for card in foe.finales], 1)[: sizes["finale"]]
    film.powers = _powers(film, sizes["powers"], rng)
    _fill_piles(film, sizes["piles"], rng)
    tokens = list(film.box.figures.tokens)
    rng.shuffle(tokens)
    film.last = [tokens.pop() for _ in range(sizes["last"])]
    film.killer_last = [tokens.pop() for _ in range(sizes["killer_last"])]


def _fill_piles(film: Film, sizes: list[int], rng: random.Random) -> None:
    """What lies face up is there; the traps that weren't found yet are in one pile each."""
    seen = [*film.items, *film.lost, *film.looked, *_up(film)]
    items, traps = _unseen(film.board.items, seen, rng), _unseen(film.board.traps, seen, rng)
    places = list(range(len(sizes)))
    rng.shuffle(places)
    for n in places:
        top = [film.tops[n]] if film.tops[n] else []
        hidden = sizes[n] - len(top)
        trap = [traps.pop()] if traps and hidden else []
        below = [*trap, *(items.pop() for _ in range(hidden - len(trap)))]
        rng.shuffle(below)
        film.piles[n] = below + top


def _up(film: Film) -> list[str]:
    return [name for name in film.tops if name]


def _unseen(cards: Any, seen: list[str], rng: random.Random) -> list[str]:
    """All copies but those that were seen, in any order."""
    names = [card.id for card in cards for _ in range(getattr(card, "copies", 1))]
    for name in seen:
        if name in names:
            names.remove(name)
    rng.shuffle(names)
    return names


def _swap_in(deck: list[str], others: list[str], name: str) -> None:
    """The card that she knows lies on top."""
    if name in deck:
        deck.remove(name)
    else:
        others.remove(name)
        others.append(deck.pop())
    deck.append(name)


def _powers(film: Film, size: int, rng: random.Random) -> list[str]:
    """Those that aren't in force."""
    known_ones = [name.partition(":")[2] for name in film.in_force if name.startswith("power:")]
    foe = film.foe
    names = [card.id for card in foe.powers if card.id not in known_ones]
    rng.shuffle(names)
    if size > len(names) and foe.legend:
        names.insert(0, foe.legend.id)
    return names[:size]
