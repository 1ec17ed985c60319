"""DW-2, DW-3: what can't be done now, and by which rule. Only worked out for whoever wants to know."""

from __future__ import annotations

from huisclos.engine.rules.choice import Bar
from huisclos.games.dead_of_winter.chapters.actions.attack import attack_value
from huisclos.games.dead_of_winter.chapters.actions.attract import can_attract
from huisclos.games.dead_of_winter.chapters.actions.play import obstacle as why_not_play
from huisclos.games.dead_of_winter.chapters.actions.search import search_value
from huisclos.games.dead_of_winter.chapters.actions.use import carried
from huisclos.games.dead_of_winter.chapters.actions.use import obstacle as why_not_use
from huisclos.games.dead_of_winter.chapters.colony.barricade import free_doors
from huisclos.games.dead_of_winter.printed.places import COLONY, PLACE
from huisclos.games.dead_of_winter.printed.printed_options import ASK, EXILE, RAISE, item_uses
from huisclos.games.dead_of_winter.state.colony import Colony

RULE = {"why-no-room": "DW-7.1", "why-condition": "DW-10.2", "why-no-effect": "DW-3.1"}


def bars(s: Colony, seat: int) -> list[Bar]:
    """Survivor by survivor, then cards, dice and players."""
    best = max(s.rolled[seat], default=0)
    found: list[Bar] = []
    for survivor in s.mine(seat):
        found += _with_dice(s, survivor, best)
        found += _uses(s, survivor, best)
        found += _moves(s, survivor)
    return [*found, *_cards(s, seat), *_dice(s, seat), *_asking(s), *_exiles(s, seat)]


def _with_dice(s: Colony, survivor: int, best: int) -> list[Bar]:
    reasons = {
        "attack": (_why_not_attack(s, survivor, best), "DW-2.1"),
        "fight": (_why_not_fight(s, survivor, best), "DW-2.2"),
        "search": (_why_not_search(s, survivor, best), "DW-2.3"),
        "barricade": (_why_not_barricade(s, survivor, best), "DW-2.4"),
        "clean": (_why_not_clean(s, survivor, best), "DW-2.5"),
        "attract": (_why_not_attract(s, survivor, best), "DW-2.6"),
    }
    said = s.said(survivor)
    return [Bar(f"{action}+{said}", why, rule) for action, (why, rule) in reasons.items() if why]


def _die(best: int, needed: int = 1) -> str:
    """Whether a die is there, and good enough."""
    if not best:
        return "why-no-die"
    return "why-die" if best < needed else ""


def _why_not_attack(s: Colony, survivor: int, best: int) -> str:
    if not s.zombies_at(s.at[survivor]):
        return "why-no-zombie"
    return _die(best, attack_value(s, survivor))


def _why_not_fight(s: Colony, survivor: int, best: int) -> str:
    if all(s.owner[other] == s.owner[survivor] for other in s.people(s.at[survivor])):
        return "why-nobody-else"
    return _die(best, attack_value(s, survivor))


def _why_not_search(s: Colony, survivor: int, best: int) -> str:
    place = s.at[survivor]
    if place == COLONY:
        return "why-colony"
    return _die(best, search_value(s, survivor)) if s.decks[place] else "why-empty"


def _why_not_barricade(s: Colony, survivor: int, best: int) -> str:
    return _die(best) if free_doors(s, s.at[survivor]) else "why-no-space"


def _why_not_clean(s: Colony, survivor: int, best: int) -> str:
    if s.at[survivor] != COLONY:
        return "why-not-colony"
    return _die(best) if s.waste else "why-no-waste"


def _why_not_attract(s: Colony, survivor: int, best: int) -> str:
    place = s.at[survivor]
    free = free_doors(s, place)
    if can_attract(s, place, free):
        return _die(best)
    return "why-none-elsewhere" if free else "why-no-space"


def _uses(s: Colony, survivor: int, best: int) -> list[Bar]:
    """DW-2.7: of their ability, and of what they carry."""
    card = s.box.survivors[survivor]
    cards = [("", card.use, s.box.options.use[survivor])]
    for name in carried(s, survivor):
        of = s.box.items[name].use
        cards.append((name, of, item_uses(name, len(of), survivor, s.said(survivor))))
    return [
        Bar(options[n].id, why, "DW-2.7")
        for item, of, options in cards
        for n, use in enumerate(of)
        if (why := why_not_use(s, survivor, use, n, item, best))
    ]


def _moves(s: Colony, survivor: int) -> list[Bar]:
    """DW-3.3, DW-8.4."""
    options = s.box.options.move[survivor]
    barred = s.exiled[s.owner[survivor]] and not s.exiles_return
    found = []
    for place in range(len(PLACE)):
        if place == s.at[survivor]:
            continue
        if s.moved[survivor]:
            found.append(Bar(options[place].id, "why-moved", "DW-3.3"))
        elif place == COLONY and barred:
            found.append(Bar(options[place].id, "why-exile", "DW-8.4"))
        elif s.room(place) <= 0:
            found.append(Bar(options[place].id, "why-full", "DW-3.3"))
    return found


def _cards(s: Colony, seat: int) -> list[Bar]:
    """DW-3.1, DW-3.2, DW-7.1, DW-8.2."""
    found = []
    for name in dict.fromkeys(s.hands[seat]):
        why = why_not_play(s, seat, name)
        if why:
            found.append(Bar(s.box.options.play[name].id, why, RULE[why]))
        if s.exiled[seat]:
            found.append(Bar(s.box.options.contribute[name].id, "why-exile", "DW-8.2"))
    return found


def _dice(s: Colony, seat: int) -> list[Bar]:
    """DW-3.4, DW-8.2."""
    found = []
    for value in sorted(set(s.rolled[seat])):
        if s.exiled[seat]:
            found.append(Bar(RAISE[value].id, "why-exile", "DW-8.2"))
        elif not s.food:
            found.append(Bar(RAISE[value].id, "why-no-food", "DW-3.4"))
        elif value >= s.box.figures.most_die:
            found.append(Bar(RAISE[value].id, "why-best", "DW-3.4"))
    return found


def _asking(s: Colony) -> list[Bar]:
    """DW-3.5."""
    return [Bar(ASK.id, "why-refused", "DW-3.5")] if s.refused else []


def _exiles(s: Colony, seat: int) -> list[Bar]:
    """DW-3.7, DW-8.2, DW-11.1."""
    found = []
    for other in s.playing():
        if other == seat:
            continue
        if s.cooperative:
            found.append(Bar(EXILE[other].id, "why-cooperative", "DW-11.1"))
        elif s.exiled[seat]:
            found.append(Bar(EXILE[other].id, "why-exile", "DW-8.2"))
        elif s.exiled[other]:
            found.append(Bar(EXILE[other].id, "why-exiled", "DW-3.7"))
        elif s.called:
            found.append(Bar(EXILE[other].id, "why-called", "DW-3.7"))
    return found
