"""How hard she can hit, and how hard the Killer hits her: read off the cards, whatever film they are of."""

from __future__ import annotations

from functools import cache

from huisclos.engine.rules.effect import Script
from huisclos.games.final_girl.chapters.girl.action import EndPhase
from huisclos.games.final_girl.chapters.girl.attack import Damage
from huisclos.games.final_girl.chapters.girl.move import Move
from huisclos.games.final_girl.chapters.girl.roll import Luck, Sure, dice
from huisclos.games.final_girl.printed.cards import ActionCard, Item
from huisclos.games.final_girl.seen.chances import chances
from huisclos.games.final_girl.state.state import Film

GOOD_WEAPON = 2
"""With one that adds so much she looks for no other."""


def armed(s: Film) -> int:
    """What her best weapon adds to a blow in the same zone, and all else that does."""
    weapon = max((weapon_of(s.box.items[name]) for name in s.items), default=0)
    return weapon + (s.value("damage-here", s.value("damage", 0)) if s.in_force else 0)


def weapon_of(item: Item) -> int:
    """What it adds to any blow in the same zone."""
    weapon = item.weapon
    return weapon.damage if weapon and 0 in weapon.ranges and not weapon.only else 0


@cache
def damage_of(script: Script) -> int:
    """What a line of a card deals."""
    return sum(effect.by for effect in script if isinstance(effect, Damage))


@cache
def ends(script: Script) -> bool:
    """Whether a line of a card ends the phase."""
    return any(isinstance(effect, EndPhase) for effect in script)


@cache
def helps(card: ActionCard) -> bool:
    """It makes the next rolls better."""
    return any(isinstance(effect, Luck | Sure) for effect in card.two)


@cache
def steps(card: ActionCard | None) -> bool:
    """She moves with it."""
    return card is not None and any(isinstance(effect, Move) for effect in card.two)


def attacks(s: Film) -> list[str]:
    """The attack cards in her hand, the hardest first."""
    cards = [card for card in s.hand if s.box.actions[card].attack]
    return sorted(cards, key=lambda card: -damage_of(s.box.actions[card].two))


def expected(s: Film) -> float:
    """The damage of all her attack cards, one after the other, as far as chance lets her."""
    cards = attacks(s)
    if not cards:
        return 0.0
    helpers = sum(helps(s.box.actions[card]) for card in s.hand)
    spare = (len(s.hand) - len(cards) - helpers) // s.box.figures.price
    total, going, weapon, number = 0.0, 1.0, armed(s), dice(s)
    for n, name in enumerate(cards):
        card = s.box.actions[name]
        conversions = min(1, max(0, spare - n))
        odds = chances(number + (helpers > 1 and n == 0), conversions, sure=s.sure > 0 or helpers > 0)
        over = 0.0
        for script, percent in ((card.two, odds.two), (card.one, odds.one), (card.none, odds.none)):
            hit = damage_of(script)
            if hit:
                total += going * percent / 100 * (hit + weapon)
            if ends(script):
                over += percent / 100
        going *= 1 - over
    return total


def left(s: Film) -> int:
    """The health that the Killer has left, with that of its minor Dark Powers."""
    return s.killer_health + 1 + sum(s.minor_health)


def blow(s: Film) -> int:
    """The damage of the Killer's attack."""
    return max(0, s.value("attack", s.foe.rows[s.bloodlust].attack))


def lost(s: Film) -> int:
    """The health that could be given back to her."""
    return s.heroine.health - 1 - s.health
