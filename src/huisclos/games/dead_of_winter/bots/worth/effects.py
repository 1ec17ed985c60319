"""What the effects of a card are worth to me, each kind of them."""

from __future__ import annotations

from huisclos.engine.rules.effect import Effect
from huisclos.games.dead_of_winter.bots.worth import wounds_and_deaths, zombies_about
from huisclos.games.dead_of_winter.bots.worth.aims import unit
from huisclos.games.dead_of_winter.bots.worth.dangers import HELPLESS
from huisclos.games.dead_of_winter.bots.worth.food_and_waste import cleared, food_worth
from huisclos.games.dead_of_winter.bots.worth.scripts import EFFECTS, Worth, my_share, worth
from huisclos.games.dead_of_winter.chapters.actions.without_a_die.contribute import PileOn
from huisclos.games.dead_of_winter.chapters.card_effects.decks import DrawItems
from huisclos.games.dead_of_winter.chapters.card_effects.losing import Discard, DiscardRandom, Steal
from huisclos.games.dead_of_winter.chapters.card_effects.seeing_hidden import (
    FindOutsider,
    SeeCard,
    SeeCrises,
    SeeDeck,
)
from huisclos.games.dead_of_winter.chapters.colony.barricade import Barricade, BreakBarricades
from huisclos.games.dead_of_winter.chapters.colony.bite import Bite
from huisclos.games.dead_of_winter.chapters.colony.dice import GainDice, LoseDice, RaiseDie, Reroll, SetDie
from huisclos.games.dead_of_winter.chapters.colony.killing import KillZombies
from huisclos.games.dead_of_winter.chapters.colony.luring import MoveZombies
from huisclos.games.dead_of_winter.chapters.colony.noise import Noise, Quiet
from huisclos.games.dead_of_winter.chapters.colony.risk import Risk
from huisclos.games.dead_of_winter.chapters.colony.survivors import Dies, HelplessDie, Leaves, Recruit
from huisclos.games.dead_of_winter.chapters.colony.tracks import (
    Food,
    Helpless,
    Morale,
    Progress,
    Rounds,
    Starvation,
)
from huisclos.games.dead_of_winter.chapters.colony.waste import Clean, Salvage
from huisclos.games.dead_of_winter.chapters.colony.wounds import Frostbite, Heal, Wound
from huisclos.games.dead_of_winter.chapters.colony.zombies import Zombies

__all__ = ["worth"]

CARD, DIE, ROUND, LOOK = 0.5, 0.5, 1.0, 0.02
"""An Item drawn, an action die, a round more; something hidden that is seen."""

_OF_THIS_GAME: dict[type[Effect], Worth] = {
    Wound: wounds_and_deaths.hurt,
    Frostbite: wounds_and_deaths.hurt,
    Heal: wounds_and_deaths.healed,
    Risk: wounds_and_deaths.risked,
    Dies: wounds_and_deaths.dies,
    Bite: wounds_and_deaths.dies,
    Leaves: wounds_and_deaths.dies,
    Recruit: wounds_and_deaths.recruit,
    Zombies: zombies_about.zombies,
    KillZombies: zombies_about.killed,
    Barricade: zombies_about.barricades,
    BreakBarricades: zombies_about.broken,
    Morale: lambda sight, effect, it: effect.by * sight.morale,
    Food: lambda sight, effect, it: food_worth(sight, effect.by),
    Starvation: lambda sight, effect, it: -0.3 * effect.by * sight.morale,
    Helpless: lambda sight, effect, it: wounds_and_deaths.mouths(sight, effect.by),
    HelplessDie: lambda sight, effect, it: -effect.number * (sight.morale + HELPLESS),
    Progress: lambda sight, effect, it: effect.by * unit(sight, "progress"),
    Rounds: lambda sight, effect, it: effect.by * ROUND,
    Noise: lambda sight, effect, it: -0.15 * effect.number,
    Quiet: lambda sight, effect, it: 0.15 * effect.number,
    Clean: lambda sight, effect, it: cleared(sight, effect.number),
    Salvage: lambda sight, effect, it: CARD * my_share(sight) * min(effect.number, len(sight.s.waste)),
    DrawItems: lambda sight, effect, it: CARD * effect.number * my_share(sight),
    Discard: lambda sight, effect, it: (
        -0.3 * min(effect.number, sight.hands[sight.s.you()]) * my_share(sight)
    ),
    DiscardRandom: lambda sight, effect, it: (
        -0.5 * min(effect.number, sight.hands[sight.s.you()]) * my_share(sight)
    ),
    Steal: lambda sight, effect, it: 0.1 * effect.number if sight.wants == "life" else CARD,
    **dict.fromkeys((SeeCard, SeeDeck, SeeCrises), lambda sight, effect, it: LOOK * my_share(sight)),
    FindOutsider: lambda sight, effect, it: 0.5 * (0.25 + 0.45 * sight.left),
    PileOn: lambda sight, effect, it: -0.2 * effect.number,
    GainDice: lambda sight, effect, it: DIE * effect.number * my_share(sight),
    LoseDice: lambda sight, effect, it: (
        -DIE * min(effect.number, len(sight.s.rolled[sight.s.you()])) * my_share(sight)
    ),
    RaiseDie: lambda sight, effect, it: 0.1,
    Reroll: lambda sight, effect, it: 0.12,
    SetDie: lambda sight, effect, it: 0.2,
    MoveZombies: lambda sight, effect, it: -0.1 * effect.number,
}
EFFECTS.update(_OF_THIS_GAME)
