"""DW-5.3: how likely a crisis is averted, and what a card for it is worth."""

from __future__ import annotations

from math import exp

from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.bots.knowing.promises import belief, owed
from huisclos.games.dead_of_winter.bots.worth.morale_lost import tonight
from huisclos.games.dead_of_winter.chapters.rounds.colony_phase import crisis_needs
from huisclos.games.dead_of_winter.printed.cards import Crisis

TRUST = 0.9
"""What a card of somebody else counts for: they may be mistaken, or worse."""
UNSEEN = -0.4
"""What a card counts for that came from a deck."""
FROM_HAND, FROM_SEARCH = 0.13, 0.5
"""What somebody still to act may give: so much of each card they hold, and of what they find."""
MOST_GIFTS = 2.5
"""So much they give at most."""
SLIM = 0.1
"""What is less likely to be averted gets nothing."""


def crisis_of(sight: MyView) -> Crisis | None:
    return sight.s.box.crises[sight.s.crisis] if sight.s.crisis else None


def lacking(sight: MyView) -> float:
    """How many cards are still missing, as far as I can know."""
    s, crisis = sight.s, crisis_of(sight)
    if crisis is None:
        return 0.0
    mine = my_gifts(sight)
    points = sum([1 if s.box.items[name].kind in crisis.needs else -1 for name in mine])
    others = sum(s.given) - s.given[sight.me]
    unseen: int = sight.view["board"]["pile"] - sum(s.given)
    return crisis_needs(s) - points - TRUST * others - UNSEEN * unseen


def my_gifts(sight: MyView) -> list[str]:
    """What I have put on this crisis."""
    gifts = [entry.partition(":") for entry in sight.s.gave[sight.me]]
    return [name for number, _, name in gifts if number == str(sight.s.round)]


def to_come(sight: MyView) -> float:
    """What those who are still to act may give: as their hands are, or as they have promised."""
    hands = [(seat, sight.hands[seat]) for seat in sight.later]
    return sum(
        [max(_promised(sight, seat), min(MOST_GIFTS, FROM_HAND * hand + FROM_SEARCH)) for seat, hand in hands]
    )


def _promised(sight: MyView, seat: int) -> float:
    """The cards that fit, as far as their word is believed."""
    crisis = crisis_of(sight)
    if crisis is None or not sight.view["talk"]:
        return 0.0
    kinds = [task.target.removeprefix("kind:") for task in owed(sight, seat) if task.what == "add"]
    return belief(sight, seat) * sum([kind in crisis.needs for kind in kinds])


def averted(lack: float, coming: float) -> float:
    """How likely they are enough: as rare things are, by Poisson's law."""
    need = max(0, round(lack))
    if not need:
        return 1.0
    term, total = exp(-coming), 0.0
    for n in range(need):
        total += term
        term *= coming / (n + 1)
    return max(0.0, 1.0 - total)


def hopeless(sight: MyView, cards: int) -> bool:
    """With so many cards of mine there would still be too few: if all that others gave was right, and those
    still to act gave all they hold and find; or there would be, very likely."""
    s = sight.s
    trusted = (1 - TRUST) * (sum(s.given) - s.given[sight.me])
    most = sum([sight.hands[seat] + len(s.rolled[seat]) for seat in sight.later])
    lack = lacking(sight) - cards
    return round(lack - trusted) > most or averted(lack, to_come(sight)) < SLIM


def stake(sight: MyView) -> float:
    """What I lose if it strikes."""
    crisis = crisis_of(sight)
    return -tonight(sight, crisis.do) if crisis else 0.0


def gift(sight: MyView, cards: int) -> float:
    """What a fitting card is worth on the crisis, to somebody who has so many of them."""
    if sight.exiled or not sight.s.crisis or not cards:
        return 0.0
    lack, coming = lacking(sight), to_come(sight)
    if hopeless(sight, cards):
        return 0.0
    loss, before = stake(sight), averted(lack, coming)
    best = max([loss * (averted(lack - n, coming) - before) / n for n in range(1, cards + 1)])
    return best + _surplus(sight, lack, cards)


def _surplus(sight: MyView, lack: float, cards: int) -> float:
    """DW-5.3: some more raise morale."""
    figures = sight.s.box.figures
    more = lack + figures.surplus
    if sight.s.morale >= figures.most_morale or not 0 < more <= cards:
        return 0.0
    return 0.8 * sight.morale / more


def fits(sight: MyView, name: str) -> bool:
    """DW-5.3: it is of a kind that the crisis needs."""
    crisis = crisis_of(sight)
    return crisis is not None and sight.s.box.items[name].kind in crisis.needs
