"""DW-3: what the cards of my hand are good for."""

from __future__ import annotations

from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.bots.knowing.promises import honour
from huisclos.games.dead_of_winter.bots.worth import moving
from huisclos.games.dead_of_winter.bots.worth.crisis import fits, hopeless, my_gifts
from huisclos.games.dead_of_winter.bots.worth.items import CHANGES, Uses, uses
from huisclos.games.dead_of_winter.bots.worth.sabotage import wrong_card
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.attack import ATTACK
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.search import SEARCH
from huisclos.games.dead_of_winter.chapters.rounds.colony_phase import food_due
from huisclos.games.dead_of_winter.state.boards import NONE


def card(sight: MyView, name: str) -> Uses:
    """What a card of my hand is worth in each way."""
    return uses(sight, name, moving.best_way(sight)[0])


def play(sight: MyView, name: str) -> float:
    found = card(sight, name)
    said = honour(sight, "feed") if sight.s.box.items[name].kind == "food" else 0.0
    return found.play + said - max(found.crisis, found.keep)


def equip(sight: MyView, survivor: int, name: str) -> float:
    """Whoever needs it most."""
    found = card(sight, name)
    return found.equip + suits(sight, survivor, name) - max(found.crisis, found.keep)


def suits(sight: MyView, survivor: int, name: str) -> float:
    """A weapon for bad fighters, and nothing twice."""
    s = sight.s
    item = s.box.items[name]
    changed = {change.value for change in item.changes}
    found = 0.0
    if "attack" in changed:
        found += 0.05 * ATTACK.needs(s, survivor)
    if "search" in changed or "look" in changed:
        found += 0.03 * (7 - SEARCH.needs(s, survivor))
    carried = [s.box.items[other] for other, by in zip(s.gear, s.bearer, strict=True) if by == survivor]
    twice = changed & {change.value for other in carried for change in other.changes}
    return found - sum([CHANGES.get(figure, 0.0) for figure in twice]) - 0.05 * len(carried)


def contribute(sight: MyView, name: str) -> float:
    found = card(sight, name)
    kind = sight.s.box.items[name].kind
    fitting = sum([fits(sight, other) for other in sight.s.hands[sight.me]])
    due = kind not in [sight.s.box.items[gift].kind for gift in my_gifts(sight)]
    said = honour(sight, "add", f"kind:{kind}") if due and not hopeless(sight, fitting) else 0.0
    return max(found.crisis + said - max(found.play, found.equip, found.keep), wrong_card(sight, name, found))


def feed(sight: MyView, name: str) -> float:
    """DW-8.2: an exile's food is good for dice, if not for the objective."""
    return 0.1 * len(sight.dice) - card(sight, name).keep


def ask(sight: MyView) -> float:
    """DW-3.5: while the colony is hungry and nobody else has a turn to feed it; now and then, as bots forget
    what they have done."""
    s = sight.s
    return 0.2 if s.food < food_due(s) and not sight.later and sight.morale > 0 and sight.luck < 0.5 else 0.0


def hand(sight: MyView, giver: int, name: str, taker: int) -> float:
    """DW-3.6: to one of my own whom it suits much better."""
    s = sight.s
    if s.owner[taker] != sight.me:
        return 0.0
    n = next(
        i for i, (item, by) in enumerate(zip(s.gear, s.bearer, strict=True)) if item == name and by == giver
    )
    without = [*s.bearer[:n], NONE, *s.bearer[n + 1 :]]
    return s.as_if(lambda _: suits(sight, taker, name) - suits(sight, giver, name) - 0.3, bearer=without)
