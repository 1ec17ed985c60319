"""What doesn't change during a game: the figures of the box, and the cards of all packs."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from huisclos.engine.cards import Card
from huisclos.engine.choice import Option
from huisclos.engine.game import Game
from huisclos.engine.packs import content_names, pack_tables, together, vouch
from huisclos.engine.reading import Proofreader

from .box import Box, Core
from .deeds import deeds_of
from .pack import WinterPack


@cache
def core(game: Game) -> Core:
    """The content file of the box; a fault in it is a mistake of ours."""
    text = (files(__package__) / "content.toml").read_text(encoding="utf-8")
    reader = Proofreader(game.kinds, content_names(game.state))
    read: Core = reader.read(tomllib.loads(text), Core)
    if reader.faults:
        raise ValueError(reader.faults[0])
    return read


@cache
def shelf(game: Game) -> tuple[WinterPack, ...]:
    """DW-12.1: the packs of the box. Their texts are read by the tests, and needn't be at every start."""
    folder = files(__package__) / "packs"
    packs: list[Any] = []
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        tables = pack_tables(file.name, file.read_text(encoding="utf-8"))
        vouch(tables)
        packs.append(game.use_pack(tables, file.name))
    return tuple(packs)


@lru_cache(maxsize=32)
def played_with(game: Game, own: bytes) -> dict[str, Any]:
    """The content of a game with these packs of the table's own, as JSON; made once for many games."""
    brought = [game.use_pack(tables) for tables in msgspec.json.decode(own)]
    packs: Any = together(*shelf(game), *brought)
    return {"packs": packs, "core": core(game), "box": box_for(game, packs)}


def box_for(game: Game, packs: tuple[WinterPack, ...]) -> Box:
    """All cards of these packs by name: made once, as long as they are the same."""
    if id(packs) not in _boxes:
        while len(_boxes) >= MOST_BOXES:
            del _boxes[next(iter(_boxes))]
        _boxes[id(packs)] = packs, box_of(core(game), packs)
    return _boxes[id(packs)][1]


MOST_BOXES = 32
_boxes: dict[int, tuple[tuple[WinterPack, ...], Box]] = {}
"""With the packs that each is of: as long as they are here, no others have their number."""


def box_of(core: Core, packs: Sequence[WinterPack]) -> Box:
    """What these packs bring along, and what follows from the figures."""
    figures, places = core.figures, core.figures.places
    survivors = sorted((one for pack in packs for one in pack.survivors), key=lambda one: one.influence)
    items = [card for pack in packs for card in pack.items]
    objectives = [card for pack in packs for card in pack.objectives]
    crises = [card for pack in packs for card in pack.crises]
    doors = [(n, room) for n, place in enumerate(places) for room in place.entrances]
    active: list[Card] = [*survivors, *items, *crises, *objectives]
    return Box(
        figures=figures,
        spaces=tuple(place.spaces for place in places),
        noise=tuple(place.noise for place in places),
        doors=tuple(tuple(e for e, (at, _) in enumerate(doors) if at == n) for n in range(len(places))),
        place_of=tuple(at for at, _ in doors),
        room=tuple(room for _, room in doors),
        faces=tuple(face for face, number in enumerate(figures.risk) for _ in range(number)),
        survivors=tuple(survivors),
        numbers={survivor.reference: n for n, survivor in enumerate(survivors)},
        people=tuple(Option(survivor.reference, n) for n, survivor in enumerate(survivors)),
        deeds=deeds_of(survivors, items),
        items={card.id: card for card in items},
        crises={card.id: card for card in crises},
        crossroads={card.id: card for pack in packs for card in pack.crossroads},
        objectives={card.id: card for card in objectives},
        secrets={card.id: card for pack in packs for card in pack.secrets},
        betrayals={card.id: card for pack in packs for card in pack.betrayals},
        exiles={card.id: card for pack in packs for card in pack.exiles},
        cards={card.reference: card for card in active},
        waiting=frozenset(rule.when for card in active for rule in card.rules),
        changing=_index((change.value, card) for card in active for change in card.changes),
    )


def _index(named: Iterable[tuple[str, Card]]) -> dict[str, frozenset[str]]:
    """The references of the cards that have each name."""
    found: dict[str, set[str]] = {}
    for name, card in named:
        found.setdefault(name, set()).add(card.reference)
    return {name: frozenset(cards) for name, cards in found.items()}
