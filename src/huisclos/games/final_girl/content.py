"""What doesn't change during a game: the figures of the box, its Action cards, and what the films bring."""

from __future__ import annotations

from collections.abc import Sequence

from huisclos.engine.game.pack_game import changing, references_by_name, waiting
from huisclos.engine.rules.cards import Card
from huisclos.engine.rules.choice import Option
from huisclos.games.final_girl.pack import FilmPack
from huisclos.games.final_girl.printed.box import Box, Core
from huisclos.games.final_girl.printed.cards import Girl, Item
from huisclos.games.final_girl.printed.distances import Plan


def box_of(core: Core, packs: Sequence[FilmPack]) -> Box:
    """What these films bring along, in addition to what every game has."""
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
    usable: list[Item | Girl] = [*items, *girls.values()]
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
        interrupting=frozenset(card.id for card in usable if any(use.at == "killer" for use in card.use)),
        cards={card.reference: card for card in active},
        waiting=references_by_name(waiting(active)),
        changing=references_by_name(changing(active)),
    )
