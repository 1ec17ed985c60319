"""DW-0: setting up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from huisclos.engine.base.dice import Dice
from huisclos.engine.game.pack_game import drawn_from
from huisclos.engine.rules.choice import Choice
from huisclos.engine.rules.state import hand_in
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.dead_of_winter.chapters.aims.ending import lay_open
from huisclos.games.dead_of_winter.chapters.card_effects.order import order_matters
from huisclos.games.dead_of_winter.chapters.colony.survivors import arrive, lead
from huisclos.games.dead_of_winter.chapters.rounds.round import Round
from huisclos.games.dead_of_winter.options import Options
from huisclos.games.dead_of_winter.printed.box import Box, printed_at, roads_of
from huisclos.games.dead_of_winter.printed.cards import (
    Betrayal,
    Crisis,
    Crossroads,
    ExileObjective,
    Item,
    SecretObjective,
    Survivor,
)
from huisclos.games.dead_of_winter.printed.places import COLONY, PLACES
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.colony import Colony

hand_in(Colony, cut_short=lay_open, order_matters=order_matters)

Shuffled = Item | Crisis | Crossroads | Survivor | SecretObjective | Betrayal | ExileObjective


class Opening(Step, frozen=True):
    """DW-0.2 to DW-0.5: what the main objective sets up, then everybody's cards and survivors."""

    def go(self, s: Colony, answers: Answers) -> None:
        s.tell("opening", objective=s.main.reference, hard=int(s.hard), rounds=s.rounds, morale=s.morale)
        s.then(Deal(), ChooseLeader(), ChooseFollowers(), FirstPlayer(), Round())
        s.perform(s.main.reference, s.side.setup)


class Deal(Step, frozen=True):
    """DW-0.3, DW-0.4: everybody looks at what they got."""

    def go(self, s: Colony, answers: Answers) -> None:
        if s.log is None:
            return
        for seat, hand in enumerate(s.hands):
            items = {"items": [f"item:{name}" for name in hand]}
            s.tell_apart("dealt", [seat], items, seat=f"seat:{seat}", number=len(hand))
            for name in s.secrets[seat]:
                kind = "betrayal" if name in s.box.betrayals else "secret"
                s.tell_apart("dealt-secret", [seat], {"card": f"{kind}:{name}"}, seat=f"seat:{seat}")


class ChooseLeader(Step, frozen=True):
    """DW-0.5: all choose their leader at once, of the survivors they got,"""

    def ask(self, s: Colony) -> dict[int, Choice]:
        people = s.box.people
        return {
            seat: Choice("leader", tuple([people[n] for n in dealt]), "DW-0.5")
            for seat, dealt in enumerate(s.dealt)
        }

    def go(self, s: Colony, answers: Answers) -> None:
        for seat, picks in sorted(answers.items()):
            s.dealt[seat].remove(picks[0].value)
            arrive(s, picks[0].value, seat, COLONY)
            lead(s, seat, picks[0].value)


class ChooseFollowers(Step, frozen=True):
    """DW-0.5: then who follows. Those whom nobody wants go back to the deck."""

    def ask(self, s: Colony) -> dict[int, Choice]:
        figures, people = s.box.figures, s.box.people
        more = (figures.two_players_survivors if s.seats == 2 else figures.kept_survivors) - 1
        return {
            seat: Choice("follower", tuple([people[n] for n in dealt]), "DW-0.5", min=more, max=more)
            for seat, dealt in enumerate(s.dealt)
        }

    def go(self, s: Colony, answers: Answers) -> None:
        for seat, picks in sorted(answers.items()):
            for pick in picks:
                s.dealt[seat].remove(pick.value)
                arrive(s, pick.value, seat, COLONY)
            s.recruits += s.dealt[seat]
            s.dealt[seat] = []
        s.dice.shuffle(s.recruits)


class FirstPlayer(Step, frozen=True):
    """DW-0.5: the leader of highest influence makes the first player."""

    def go(self, s: Colony, answers: Answers) -> None:
        s.first = s.leader.index(max(s.leader))
        s.tell("first", seat=f"seat:{s.first}")


def set_up(content: dict[str, Any], seats: int, options: Options, dice: Dice) -> Colony:
    """DW-0.1 to DW-0.5."""
    box: Box = content["box"]
    figures = box.figures
    cooperative = options.variant == "cooperative" or seats == 2
    hard = options.hard or cooperative
    objective = box.objectives[_objective(box, options, dice)]
    side = objective.hard if hard else objective.normal
    decks = [_items(box, place, cooperative, dice) for place in range(len(PLACES))]
    each = figures.two_players_items if seats == 2 else figures.starting_items
    hands = [[decks[COLONY].pop() for _ in range(each)] for _ in range(seats)]
    recruits = [n for n, one in enumerate(box.survivors) if one.cooperative or not cooperative]
    dice.shuffle(recruits)
    dealt = [[recruits.pop() for _ in range(figures.dealt_survivors)] for _ in range(seats)]
    secrets = [] if cooperative else _secrets(box, seats, options, dice)
    population = len(box.survivors)
    colony = Colony(
        seats=seats,
        dice=dice,
        packs=content["packs"],
        core=content["core"],
        box=box,
        cooperative=cooperative,
        hard=hard,
        elimination=options.elimination,
        starving=options.starving,
        needed=options.needed,
        crowds=options.crowds,
        exiles_return=options.exiles_return,
        two_exiles=options.two_exiles,
        hidden_outcomes=options.hidden_outcomes,
        page=options.page,
        objective=objective.id,
        rounds=side.rounds,
        morale=side.morale,
        crises=_shuffled([card for card in box.crises.values() if card.cooperative or not cooperative], dice),
        given=[0] * seats,
        gave=[[] for _ in range(seats)],
        zombies=[0] * len(box.room),
        barricades=[0] * len(box.room),
        noise=[0] * len(PLACES),
        decks=decks,
        at=[NONE] * population,
        owner=[NONE] * population,
        wounds=[0] * population,
        frost=[0] * population,
        moved=[0] * population,
        recruits=recruits,
        hands=hands,
        secrets=[secrets[seat : seat + 1] for seat in range(seats)],
        exile_goals=[[] for _ in range(seats)],
        unseen=secrets[seats:],
        exile_deck=[] if cooperative else _shuffled(box.exiles.values(), dice),
        dealt=[sorted(people) for people in dealt],
        leader=[NONE] * seats,
        rolled=[[] for _ in range(seats)],
        exiled=[0] * seats,
        out=[0] * seats,
        crossroads=_shuffled(roads_of(box, cooperative=cooperative, page=options.page), dice),
    )
    colony.then(Opening())
    return colony


def _objective(box: Box, options: Options, dice: Dice) -> str:
    """DW-0.2: chosen, or what the table has brought along, or drawn."""
    wanted = options.objective
    names = drawn_from(box.objectives, wanted, options)
    return wanted or names[dice.below(len(names))]


def _secrets(box: Box, seats: int, options: Options, dice: Dice) -> list[str]:
    """DW-0.3, DW-11.3: ordinary ones for each player and a betrayal, shuffled. The first ones are dealt."""
    figures = box.figures
    each = figures.traitor_secrets_each if options.variant == "traitor" else figures.secrets_each
    ordinary = _shuffled(box.secrets.values(), dice)[: each * seats]
    found = [*ordinary, *_shuffled(box.betrayals.values(), dice)[:1]]
    dice.shuffle(found)
    return found


def _items(box: Box, place: int, cooperative: bool, dice: Dice) -> list[str]:
    """DW-0.1, DW-0.4: the deck of a place; the colony's are the starting Items."""
    names = printed_at(box, place, cooperative)
    dice.shuffle(names)
    return names


def _shuffled(cards: Iterable[Shuffled], dice: Dice) -> list[str]:
    names = [card.id for card in cards]
    dice.shuffle(names)
    return names
