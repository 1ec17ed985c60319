"""What a sensible player makes of a view: how things stand, and what they are worth to this seat.

Worth is counted in points: a plain action die is worth about half a point, a morale about two.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, Final, Literal

from huisclos.engine.game.pack_game import find_boxed
from huisclos.engine.rules.effect import Condition
from huisclos.engine.rules.grammar import AllOf, Not
from huisclos.engine.rules.step import Step
from huisclos.engine.sight.stack import read_steps
from huisclos.engine.sight.view import View
from huisclos.games.dead_of_winter.chapters.aims.conditions import MoraleGone
from huisclos.games.dead_of_winter.chapters.aims.goals import MainMet, goal, met
from huisclos.games.dead_of_winter.chapters.rounds.colony_phase import food_due
from huisclos.games.dead_of_winter.printed.cards import Use
from huisclos.games.dead_of_winter.seen.imagination import seen
from huisclos.games.dead_of_winter.state.colony import Colony

Stance = Literal["life", "ruin", "any"]
ENDS: Final = (MoraleGone, MainMet, Not)
"""Conditions that speak of the colony's end."""
MORALE = 2.2
"""What a morale is worth while about one is lost a round and there are as many as rounds."""
LEAST_MORALE, MOST_MORALE = 0.8, 6.0
"""The bounds of what a morale is worth: more the fewer there are; the last one most, however late it is."""
SPITE = 1.5
"""What the fall of a morale is worth to a traitor who has all else."""
PATIENCE = 0.5
"""What it is worth to a traitor who hasn't all else yet: the colony may live a little longer."""
BRINK = 2
"""With so few morale left the colony must live on, to such a traitor."""
AT_STAKE = 12.0
"""So much of the end counts as far as it is likely: much may still be lost later."""
SURVIVOR, DIE_A_ROUND = 0.9, 0.4
"""What one's own survivor is worth, and the die that comes with them every round."""
FELLOW = 0.5
"""How much of that the survivors of others are worth to somebody who wants the colony to live."""


class MyView:
    """The table as one seat sees it. Of what is hidden from it, only the sizes are known."""

    def __init__(self, view: View) -> None:
        assert view["seat"] is not None
        self.view = view
        self.me: int = view["seat"]
        self.s: Colony = seen(find_boxed("dead-of-winter"), view)
        self.decks: list[int] = view["board"]["decks"]
        """Cards left at each place: nobody knows which, but rules may count them."""
        self.s.decks = [[""] * number for number in self.decks]
        self.crises: int = view["board"]["crises"]
        """How many crises are still to come."""
        self.hands: list[int] = [hand if isinstance(hand, int) else len(hand) for hand in _hands(view)]
        """How many cards each player has."""
        self.luck = 0.0
        """For what is done now and then."""
        self.uses: dict[tuple[str, bool], Any] = {}
        self.shelves: dict[int, list[float]] = {}
        self.tolls: dict[tuple[int, int, int, int, float], float] = {}
        self.units: dict[str, float] = {}
        self.forecasts: dict[str, float] = {}
        self.jobs: dict[tuple[int, int], Any] = {}
        self.way: tuple[float, int, int] | None = None
        self.suspects: list[float] | None = None
        """What was worked out already for this decision."""

    # -- whose side am I on -----------------------------------------------------------------------------

    @cached_property
    def betrays(self) -> bool:
        """I was dealt a betrayal."""
        return self.s.betrays(self.me)

    @cached_property
    def exiled(self) -> bool:
        return self.s.exiled[self.me] > 0

    @cached_property
    def goals(self) -> list[Condition]:
        """All that must hold for me to win, one by one."""
        return list(_single(goal(self.s, self.me)))

    @cached_property
    def wants(self) -> Stance:
        """What must become of the colony for me to win."""
        ends = [condition for condition in self.goals if isinstance(condition, ENDS)]
        if not ends:
            return "any"
        return "life" if isinstance(ends[0], MainMet) else "ruin"

    @cached_property
    def content(self) -> bool:
        """I have got all else that my objective asks for."""
        rest = [condition for condition in self.goals if not isinstance(condition, ENDS)]
        return self.s.as_if(lambda s: all(condition.holds(s) for condition in rest), actor=self.me)

    @cached_property
    def wins_by_ruin(self) -> bool:
        """DW-9.1: if the last morale went now, I would have won."""
        return self.s.as_if(lambda s: met(s, self.me), morale=0)

    @property
    def verdict(self) -> float:
        """What that would make of me."""
        return 1.0 if self.wins_by_ruin else -1.0

    # -- worth ------------------------------------------------------------------------------------------

    @cached_property
    def morale(self) -> float:
        """What a morale more is worth to me; a traitor wants it to fall, but not too early."""
        s = self.s
        if self.wants == "ruin":
            if self.content:
                return -SPITE
            return MORALE if s.morale <= BRINK and s.rounds > 1 else PATIENCE
        if self.wants == "any":
            return 0.0 if self.content else PATIENCE
        if s.morale <= max(1, self.dusk):
            return MOST_MORALE
        least = MORALE if s.morale <= BRINK else LEAST_MORALE
        return min(MOST_MORALE, max(least, MORALE * s.rounds / s.morale))

    @cached_property
    def dusk(self) -> int:
        """DW-5.1, DW-5.2: the morale that hunger and waste take tonight, if nothing is done about it."""
        return self.night()

    def night(self, food: int = 0, helpless: int = 0, waste: int = 0) -> int:
        """The same with so much more of these."""
        s = self.s
        due = s.as_if(food_due, helpless=s.helpless + helpless)
        hunger = s.starvation + 1 if s.starving == "tokens" else 1
        return hunger * (s.food + food < due) + (len(s.waste) + waste) // s.box.figures.waste_for

    @cached_property
    def dawn(self) -> float:
        """What it is worth to spare a morale tonight: where hunger and waste take the last, it is the end."""
        return self.morale - (self.verdict * AT_STAKE if self.dusk >= self.s.morale else 0.0)

    @cached_property
    def left(self) -> int:
        """Rounds to come, this one left out."""
        return max(0, self.s.rounds - 1)

    @cached_property
    def may_end(self) -> bool:
        """The game may be over after this round."""
        return self.s.rounds <= 1 or self.s.morale <= 1 or self.s.side.goal.holds(self.s)

    def life(self, survivor: int) -> float:
        """What the life of a survivor is worth, with the morale that their death costs."""
        return self.person(survivor) + (0.0 if self.s.exiled[self.s.owner[survivor]] else self.morale)

    def person(self, survivor: int) -> float:
        """The same without it."""
        s, seat = self.s, self.s.owner[survivor]
        worth = SURVIVOR + DIE_A_ROUND * self.left
        if seat == self.me:
            alone = s.owner.count(seat) == 1
            return worth + (1.0 + 0.2 * len(s.hands[seat]) if alone else 0.0)
        return worth * FELLOW if self.wants == "life" else 0.0

    # -- what is under way ------------------------------------------------------------------------------

    @cached_property
    def step(self) -> Step | None:
        """What asks me, as far as it is known."""
        steps = self.view.get("steps")
        return read_steps(find_boxed("dead-of-winter").kinds, steps)[1] if steps else None

    # -- who is still to act ----------------------------------------------------------------------------

    @cached_property
    def later(self) -> list[int]:
        """The others whose turn it is or is still to come in this round, exiles left out."""
        s = self.s
        order = [seat for seat in s.clockwise(s.first) if not s.out[seat]]
        rest = order[max(0, s.turns - 1) :] if s.phase == "players" else []
        return [seat for seat in rest if seat != self.me and not s.exiled[seat]]

    @cached_property
    def mine(self) -> list[int]:
        return self.s.mine(self.me)

    def use(self, survivor: int, number: int, item: str) -> Use:
        """DW-2.7: that of an Item, or of whoever uses it."""
        return (self.s.box.items[item] if item else self.s.box.survivors[survivor]).use[number]

    @cached_property
    def dice(self) -> list[int]:
        """My unused ones."""
        return self.s.rolled[self.me]


def _hands(view: View) -> list[list[str] | int]:
    hands: list[list[str] | int] = view["board"]["hands"]
    return hands


def _single(conditions: Iterable[Condition]) -> Iterator[Condition]:
    for condition in conditions:
        if isinstance(condition, AllOf):
            yield from _single(condition.of)
        else:
            yield condition
