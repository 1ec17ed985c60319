"""What an Item is worth: on the crisis, played, carried, or kept."""

from __future__ import annotations

from msgspec import Struct

from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.grammar import Repeat
from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.bots.worth.aims import burden, gear, wish
from huisclos.games.dead_of_winter.bots.worth.crisis import fits, gift
from huisclos.games.dead_of_winter.bots.worth.effects import worth
from huisclos.games.dead_of_winter.bots.worth.food_and_waste import litter
from huisclos.games.dead_of_winter.bots.worth.morale_lost import outcome
from huisclos.games.dead_of_winter.bots.worth.scripts import follows
from huisclos.games.dead_of_winter.chapters.card_effects.picking import Pick
from huisclos.games.dead_of_winter.chapters.card_effects.sending import Goes
from huisclos.games.dead_of_winter.printed.cards import Item

WAY = 0.4
"""What it is worth to go somewhere without a risk."""
STOCK = 0.17
"""What a card is worth that may avert a crisis to come, for each of the next rounds."""
PLENTY = 5
"""Nobody has any use for more than so many of a kind."""
RARE = {"weapon": 0.3, "book": 0.3, "outsider": 0.2}
"""How much of that a card is worth of the kinds that are hardly ever asked for."""
CHANGES = {
    "attack": 0.35,
    "search": 0.5,
    "keep": 0.5,
    "look": 0.45,
    "barricade": 0.45,
    "clean": 0.2,
    "kill": 0.3,
    "frostbite-hurts": 0.3,
    "bite-kills": 0.5,
    "spread": 0.15,
    "move-risk": 0.6,
    "attack-risk": 0.6,
    "fatal": 0.5,
    "attract": 0.05,
}
"""What it is worth to carry something that changes such a figure."""


class Uses(Struct, frozen=True):
    """What a card is worth in each way."""

    crisis: float
    play: float
    equip: float
    keep: float

    def best(self) -> float:
        return max(self.crisis, self.play, self.equip, self.keep)


def uses(sight: MyView, name: str, way: float | None = None) -> Uses:
    """A card of my hand, if `way` says what it is worth to send somebody somewhere; else one that could be
    mine."""
    key = name, way is None
    if key not in sight.uses:
        sight.uses[key] = _uses(sight, sight.s.box.items[name], WAY if way is None else way, way is None)
    known: Uses = sight.uses[key]
    return known


def _uses(sight: MyView, item: Item, way: float, found: bool) -> Uses:
    s = sight.s
    hand = s.hands[sight.me]
    fitting = sum([fits(sight, name) for name in hand])
    held = sum([s.box.items[name].kind == item.kind for name in hand])
    stock = (
        STOCK * min(3, sight.left) * RARE.get(item.kind, 1.0) if held < PLENTY and not sight.exiled else 0.0
    )
    kept = wish(sight, item.kind, held - (not found)) - burden(sight, item.kind)
    return Uses(
        crisis=gift(sight, fitting + found) if fits(sight, item.id) else 0.0,
        play=0.0 if item.equip else _played(sight, item, way),
        equip=equipped(sight, item) if item.equip else 0.0,
        keep=kept + (stock if sight.wants == "life" else 0.0),
    )


def _played(sight: MyView, item: Item, way: float) -> float:
    """What its effects are worth, and what follows from it, less what it costs to have it lie about."""
    sent = way if any(sends(effect) for effect in item.do) else 0.0
    done = (*item.do, *follows(sight, "Played", kind=item.kind))
    return outcome(sight, done, waste=not sight.exiled) + sent - litter(sight)


def sends(effect: Effect) -> bool:
    """Somebody goes somewhere without a risk."""
    if isinstance(effect, Pick | Repeat):
        return any(sends(one) for one in effect.do)
    return isinstance(effect, Goes)


def equipped(sight: MyView, item: Item) -> float:
    """What it is worth to have somebody carry it."""
    found = gear(sight, item.kind)
    found += sum([CHANGES.get(change.value, 0.2) for change in item.changes])
    for use in item.use:
        times = 1.0 if use.spent else 0.4 * min(3, 1 + sight.left)
        found += 0.25 + times * max(0.0, worth(sight, use.do)) * 0.5
    return found
