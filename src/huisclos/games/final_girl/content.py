"""What doesn't change during a game: the figures of the box, its Action cards, and what the films bring."""

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
from .pack import FilmPack
from .plan import Plan


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
def films(game: Game) -> tuple[FilmPack, ...]:
    """FG-13.1: the packs of the box. Their texts are read by the tests, and needn't be at every start."""
    folder = files(__package__) / "packs"
    packs: list[Any] = []
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        tables = pack_tables(file.name, file.read_text(encoding="utf-8"))
        vouch(tables)
        packs.append(game.use_pack(tables, file.name))
    return tuple(packs)


def _by_name(pairs: Iterable[tuple[str, Card]]) -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for name, card in pairs:
        found.setdefault(name, set()).add(card.reference)
    return {name: frozenset(references) for name, references in found.items()}


@lru_cache(maxsize=32)
def played_with(game: Game, own: bytes) -> dict[str, Any]:
    """The content of a game with these packs of the table's own, as JSON; made once for many games."""
    brought = [game.use_pack(tables) for tables in msgspec.json.decode(own)]
    packs: Any = together(*films(game), *brought)
    return {"packs": packs, "core": core(game), "box": box_for(game, packs)}


def box_for(game: Game, packs: tuple[FilmPack, ...]) -> Box:
    """All cards of these packs by name: made once, as long as they are the same."""
    if id(packs) not in _boxes:
        while len(_boxes) >= MOST_BOXES:
            del _boxes[next(iter(_boxes))]
        _boxes[id(packs)] = packs, box_of(core(game), packs)
    return _boxes[id(packs)][1]


MOST_BOXES = 32
_boxes: dict[int, tuple[tuple[FilmPack, ...], Box]] = {}
"""With the packs that each is of: as long as they are here, no others have their number."""


def box_of(core: Core, packs: Sequence[FilmPack]) -> Box:
    """What these films bring along, beside what every game has."""
    killers = {pack.killer.id: pack.killer for pack in packs if pack.killer}
    locations = {pack.location.id: pack.location for pack in packs if pack.location}
    girls = {girl.id: girl for pack in packs for girl in pack.girls}
    terror = [card for killer in killers.values() for card in killer.terror]
    terror += [card for location in locations.values() for card in location.terror]
    finales = [card for killer in killers.values() for card in killer.finales]
    powers = [card for killer in killers.values() for card in (*killer.powers, killer.legend) if card]
    events = [card for location in locations.values() for card in location.events]
    items = [card for location in locations.values() for card in (*location.items, *location.traps)]
    own = [card for location in locations.values() for card in location.actions]
    actions = {card.id: card for card in (*core.actions, *own)}
    active: list[Card] = [*terror, *finales, *powers, *events, *items, *girls.values()]
    return Box(
        figures=core.figures,
        actions=actions,
        costs={name: card.cost for name, card in actions.items()},
        card_options={name: Option(f"card:{name}", name) for name in actions},
        time_options={name: Option(f"time+card:{name}", name) for name in actions},
        killers=killers,
        locations=locations,
        girls=girls,
        plans={name: Plan.of(location.zones) for name, location in locations.items()},
        terror={card.id: card for card in terror},
        finales={card.id: card for card in finales},
        powers={card.id: card for card in powers},
        events={card.id: card for card in events},
        victims={victim.id: victim for card in events for victim in card.victims},
        items={card.id: card for card in items},
        cards={card.reference: card for card in active},
        waiting=_by_name((rule.when, card) for card in active for rule in card.rules),
        changing=_by_name((change.value, card) for card in active for change in card.changes),
    )
