"""What doesn't change during a game: the figures of the box, and the cards of all packs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from huisclos.engine.game.pack_game import cards_by_name, changing, waiting
from huisclos.engine.rules.cards import Card
from huisclos.engine.rules.choice import Option
from huisclos.engine.rules.effect import bare
from huisclos.games.dead_of_winter.pack import WinterPack
from huisclos.games.dead_of_winter.printed.acting_cards import Active, sorted_out
from huisclos.games.dead_of_winter.printed.box import Box, Core
from huisclos.games.dead_of_winter.printed.cards import Item, Survivor
from huisclos.games.dead_of_winter.printed.newcomers import newcomers
from huisclos.games.dead_of_winter.printed.places import PLACES
from huisclos.games.dead_of_winter.printed.printed_options import options_of


def box_of(core: Core, packs: Sequence[WinterPack]) -> Box:
    """What these packs bring along, and what follows from the figures."""
    figures, places = core.figures, core.figures.places
    survivors = sorted((one for pack in packs for one in pack.survivors), key=lambda one: one.influence)
    items = [card for pack in packs for card in pack.items]
    objectives = [card for pack in packs for card in pack.objectives]
    crises = [card for pack in packs for card in pack.crises]
    crossroads = [card for pack in packs for card in pack.crossroads]
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
        called=tuple(bare(survivor.id) for survivor in survivors),
        options=options_of(survivors, items),
        items={card.id: card for card in items},
        printed=(_printed(items), _printed([card for card in items if card.cooperative])),
        crises={card.id: card for card in crises},
        crossroads={card.id: card for card in crossroads},
        joining={card.id: max(newcomers(way.do) for way in card.ways) for card in crossroads},
        objectives={card.id: card for card in objectives},
        secrets={card.id: card for pack in packs for card in pack.secrets},
        betrayals={card.id: card for pack in packs for card in pack.betrayals},
        exiles={card.id: card for pack in packs for card in pack.exiles},
        cards={card.reference: card for card in active},
        active=sorted_out(active, survivors),
        waiting=_by_subject(waiting(active), survivors),
        changing=_by_subject(changing(active), survivors),
    )


def _printed(items: Sequence[Item]) -> tuple[tuple[str, ...], ...]:
    """All copies of these Items, by place."""
    return tuple(
        tuple(item.id for item in items for _ in range(item.decks.at(place))) for place in range(len(PLACES))
    )


def _by_subject(named: Iterable[tuple[str, Card]], survivors: Sequence[Survivor]) -> dict[str, Active]:
    """The cards that have to do with each happening, or figure."""
    return {name: sorted_out(cards, survivors) for name, cards in cards_by_name(named).items()}
