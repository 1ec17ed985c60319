"""DW-5: the colony phase, step by step."""

from __future__ import annotations

from typing import Final

from huisclos.engine.rules.step import Answers, Step
from huisclos.games.dead_of_winter.chapters.aims.ending import end
from huisclos.games.dead_of_winter.chapters.colony.tracks import change_morale, change_rounds
from huisclos.games.dead_of_winter.chapters.colony.zombies import Arrive, PlaceIndex
from huisclos.games.dead_of_winter.printed.box import sorts
from huisclos.games.dead_of_winter.printed.places import COLONY, PLACES
from huisclos.games.dead_of_winter.state.bounded import Reckoning
from huisclos.games.dead_of_winter.state.colony import Colony


class ColonyPhase(Step, frozen=True):
    """DW-5: all have had their turn."""

    def go(self, s: Colony, answers: Answers) -> None:
        s.phase = "colony"
        s.tell("colony-phase")


class PayFood(Step, frozen=True):
    """DW-5.1: food for everybody in the colony, or hunger."""

    def go(self, s: Colony, answers: Answers) -> None:
        due = food_due(s)
        if s.food >= due:
            s.food -= due
            s.tell("fed", number=due, food=s.food)
            return
        s.starvation += 1
        s.tell("hungry", number=due, food=s.food, starvation=s.starvation)
        change_morale(s, -s.starvation if s.starving == "tokens" else -1)


class CheckWaste(Step, frozen=True):
    """DW-5.2: morale falls for every ten cards on the waste pile."""

    def go(self, s: Colony, answers: Answers) -> None:
        by = len(s.waste) // s.box.figures.waste_for
        if by:
            s.tell("waste", number=len(s.waste))
            change_morale(s, -by)


class ResolveCrisis(Step, frozen=True):
    """DW-5.3: the cards are shuffled and revealed, and count for or against."""

    def go(self, s: Colony, answers: Answers) -> None:
        if not s.crisis:
            return
        crisis, cards = s.box.crises[s.crisis], s.pile
        s.dice.shuffle(cards)
        s.pile = []
        s.removed += cards
        fitting = sum([s.box.items[name].kind in crisis.needs for name in cards])
        points, needed = fitting - (len(cards) - fitting), crisis_needs(s)
        held = tuple([len(hand) for hand in s.hands])
        s.reckonings.append(Reckoning(crisis.id, needed, tuple(s.given), held, tuple(cards), s.acts))
        s.tell(
            "crisis-revealed",
            crisis=crisis.reference,
            items=[f"item:{name}" for name in cards],
            kinds=sorts(s.box, cards),
            needs=[f"kind:{kind}" for kind in crisis.needs],
            points=points,
            needed=needed,
            averted=int(points >= needed),
            round=s.round,
        )
        s.then(CrisisOver())
        if points < needed:
            s.tell("crisis-strikes", crisis=crisis.reference)
            s.perform(crisis.reference, crisis.do)
            return
        s.tell("crisis-averted", crisis=crisis.reference)
        if points >= needed + s.box.figures.surplus:
            change_morale(s, 1)


class CrisisOver(Step, frozen=True):
    """DW-5.3: it has struck, or passed."""

    def go(self, s: Colony, answers: Answers) -> None:
        s.past.append(s.crisis)
        s.crisis = ""


class ZombiesCome(Step, frozen=True):
    """DW-5.4: occupied places are noted first. Then they come, place by place, and more where it was loud."""

    def go(self, s: Colony, answers: Answers) -> None:
        steps: list[Step] = [Arrive(COLONY, zombies_due(s, COLONY))]
        for place in range(1, len(PLACES)):
            steps += [Arrive(place, zombies_due(s, place)), RollNoise(place)]
        s.follow(steps)


class RollNoise(Step, frozen=True):
    """DW-5.4: a die for each noise token; the low ones were heard."""

    place: PlaceIndex

    def go(self, s: Colony, answers: Answers) -> None:
        number = s.noise[self.place]
        if not number:
            return
        rolled = s.dice.roll(number)
        heard = sum([die <= s.box.figures.quiet for die in rolled])
        s.noise[self.place] = 0
        dice = [f"die:{die}" for die in rolled]
        s.tell("noise-dice", place=f"place:{PLACES[self.place]}", dice=dice, heard=heard)
        s.then(Arrive(self.place, heard))


class CheckObjective(Step, frozen=True):
    """DW-5.5: the main objective is looked at now, and only now."""

    def go(self, s: Colony, answers: Answers) -> None:
        if s.side.goal.met(s):
            s.met = True
            end(s, "objective")


class MoveRoundMarker(Step, frozen=True):
    """DW-5.6: at zero the game ends."""

    def go(self, s: Colony, answers: Answers) -> None:
        change_rounds(s, -1)


class PassFirst(Step, frozen=True):
    """DW-5.7: the next one to the right is first, also an exile."""

    def go(self, s: Colony, answers: Answers) -> None:
        for seat in s.clockwise(s.first)[:0:-1]:
            if not s.out[seat]:
                s.first = seat
                break
        s.tell("first", seat=f"seat:{s.first}")


PHASE: Final = (
    ColonyPhase(),
    PayFood(),
    CheckWaste(),
    ResolveCrisis(),
    ZombiesCome(),
    CheckObjective(),
    MoveRoundMarker(),
    PassFirst(),
)


def food_due(s: Colony) -> int:
    """DW-5.1: one for every two in the colony, helpless ones too, rounded up."""
    return -(-(s.at.count(COLONY) + s.helpless) // s.box.figures.food_for)


def crisis_needs(s: Colony) -> int:
    """DW-5.3: as many as there are players, exiled ones left out; or all."""
    return s.seats if s.needed == "all" else len(s.voters())


def zombies_due(s: Colony, place: int) -> int:
    """DW-5.4: one for every two in the colony, helpless ones too; elsewhere one if anybody is there, or one
    for each."""
    number = s.at.count(place)
    if place == COLONY:
        return -(-(number + s.helpless) // s.box.figures.zombie_for)
    return number if s.crowds == "survivor" else min(number, 1)
