"""DW-2, DW-3: whole actions as options, made once for all games with the same cards.

The value of each is the action, the survivor who does it if there is one, and what else it is about:
survivors, entrances and places as numbers, Items by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from msgspec import Struct

from huisclos.engine.rules.action import Circumstances
from huisclos.engine.rules.choice import Option
from huisclos.games.dead_of_winter.printed.cards import Item, Survivor, Use
from huisclos.games.dead_of_winter.printed.newcomers import newcomers
from huisclos.games.dead_of_winter.printed.places import ENTRANCE, PLACE

MOST_SEATS: Final = 5
SIDES: Final = 6

SEAT: Final = tuple([f"seat:{seat}" for seat in range(MOST_SEATS)])
DIE: Final = tuple([Option(f"die:{value}", value) for value in range(SIDES + 1)])
"""By what it shows."""
RAISE: Final = tuple([Option(f"raise+die:{value}", ("raise", value)) for value in range(SIDES + 1)])
EXILE: Final = tuple([Option(f"exile+seat:{seat}", ("exile", seat)) for seat in range(MOST_SEATS)])
ASK: Final = Option("ask", ("ask",))
END: Final = Option("end", ("end",))

BySurvivor = tuple[Option, ...]
BySurvivorAndMore = tuple[tuple[Option, ...], ...]


class Usage(Circumstances, frozen=True):
    """DW-2.7: one of the things that a survivor's card, or an Item that they carry, lets them do."""

    use: Use
    number: int
    """Which of the card's it is."""
    item: str
    """Empty if it is an ability of theirs."""
    option: Option


UsageBySurvivor = tuple[tuple[Usage, ...], ...]


class PrintedOptions(Struct, frozen=True):
    """By survivor, and by entrance, survivor, place or use; or by Item. Only food can be fed."""

    attack: BySurvivorAndMore
    fight: BySurvivorAndMore
    barricade: BySurvivorAndMore
    move: BySurvivorAndMore
    use: UsageBySurvivor
    use_item: dict[str, UsageBySurvivor]
    search: BySurvivor
    clean: BySurvivor
    attract: BySurvivor
    play: dict[str, Option]
    contribute: dict[str, Option]
    feed: dict[str, Option]
    equip: dict[str, BySurvivor]
    item: dict[str, Option]
    """To choose one: the value is its name."""
    newcomers: dict[str, int]
    """DW-7.1: how many survivors join with an Item, for those with which some do."""
    anytime: frozenset[str]
    """DW-3.1: the Items that can always be played, however things stand."""


def options_of(survivors: Sequence[Survivor], items: Iterable[Item]) -> PrintedOptions:
    """All that these survivors may ever do, and all that may be done with these Items."""
    people = [survivor.reference for survivor in survivors]
    doors = [option.id for option in ENTRANCE]
    places = [option.id for option in PLACE]
    cards = list(items)
    return PrintedOptions(
        attack=_pairs("attack", people, doors),
        fight=_pairs("fight", people, people),
        barricade=_pairs("barricade", people, doors),
        move=_pairs("move", people, places),
        use=tuple(_usages(one.reference, one.use, n, "") for n, one in enumerate(survivors)),
        use_item={
            card.id: tuple(
                _usages(f"{card.reference}+{one}", card.use, n, card.id) for n, one in enumerate(people)
            )
            for card in cards
            if card.use
        },
        search=_by_survivor("search", people),
        clean=_by_survivor("clean", people),
        attract=_by_survivor("attract", people),
        play={card.id: Option(f"play+{card.reference}", ("play", card.id)) for card in cards},
        contribute={
            card.id: Option(f"contribute+{card.reference}", ("contribute", card.id)) for card in cards
        },
        feed={card.id: Option(f"feed+{card.reference}", ("feed", card.id)) for card in cards if card.worth},
        equip={
            card.id: tuple(
                Option(f"equip+{card.reference}+{one}", ("equip", n, card.id)) for n, one in enumerate(people)
            )
            for card in cards
            if card.equip
        },
        item={card.id: Option(card.reference, card.id) for card in cards},
        newcomers={card.id: number for card in cards if (number := newcomers(card.do))},
        anytime=frozenset(card.id for card in cards if _unconditional(card)),
    )


def _unconditional(card: Item) -> bool:
    return card.given is None and bool(card.do or card.equip) and not newcomers(card.do)


def _usages(thing: str, uses: tuple[Use, ...], survivor: int, item: str) -> tuple[Usage, ...]:
    """One for each thing that a card lets somebody do; a card with several numbers them."""
    names = [f"use+{thing}"] if len(uses) == 1 else [f"use+{thing}+turn:{n}" for n in range(len(uses))]
    return tuple(
        Usage(use, n, item, Option(name, ("use", survivor, n, item)))
        for n, (use, name) in enumerate(zip(uses, names, strict=True))
    )


@cache
def hand_over(item: str, giver: int, taker: int, said: str, to: str) -> Option:
    """DW-3.6: what one survivor may give to another."""
    return Option(f"hand+item:{item}+{said}+{to}", ("hand", giver, item, taker))


def _by_survivor(action: str, people: list[str]) -> BySurvivor:
    return tuple(Option(f"{action}+{one}", (action, n)) for n, one in enumerate(people))


def _pairs(action: str, people: list[str], others: list[str]) -> BySurvivorAndMore:
    return tuple(
        tuple(Option(f"{action}+{one}+{other}", (action, n, m)) for m, other in enumerate(others))
        for n, one in enumerate(people)
    )
