"""What was done in a match, in order, with all that came with it: so it can be done again, up to anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from huisclos.engine.match.record import Action, Aside, Sign
from huisclos.engine.match.signs_given import SignsGiven
from huisclos.engine.match.takeback import shows_something
from huisclos.engine.match.under_way import give_answer
from huisclos.engine.match.waypoint import EVERY, LONG, Waypoint
from huisclos.engine.rules.event import Event
from huisclos.engine.rules.state import State


class History:
    """Of one match. It keeps copies of the state on the way; the one that goes on is handed in."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.house: set[int] = set()
        """The numbers of those that nobody took themselves."""
        self.signs = SignsGiven()
        self.aside: list[Aside] = []
        self._waypoints: list[Waypoint] = []
        """As it was before the first action, and after every so many."""
        self._took = 0.0
        """How long the actions since the last of them took."""

    def pass_waypoint(self, state: State) -> None:
        """One is kept where the last is some way off, in actions or in time."""
        done = len(self.actions)
        last = self._waypoints[-1].number if self._waypoints else -EVERY
        if done - last >= EVERY or (self._took > LONG and done > last):
            self._waypoints.append(Waypoint(state, done))
            self._took = 0.0

    def note(
        self, seat: int, picks: Sequence[str], house: bool, signs: tuple[Sign, ...], seconds: float
    ) -> None:
        """An action is done, and took so long."""
        if house:
            self.house.add(len(self.actions))
        if signs:
            self.signs.take(len(self.actions), seat, signs)
        self.actions.append(Action(seat, list(picks)))
        self._took += seconds

    def set_aside(self, card: str, state: State) -> None:
        """A card counts no more from here on."""
        if card not in state.silent:
            self.aside.append(Aside(len(self.actions), card))
            self._follow_aside(state, len(self.actions))

    def _follow_aside(self, state: State, done: int) -> None:
        """What was set aside after so many actions."""
        for aside in self.aside:
            if aside.after == done and (card := aside.card) not in state.silent:
                state.silent += (card,)
                state.tell("card-set-aside", card=card)

    def state_after(self, upto: int, log: list[Event] | None) -> State:
        """A state as it was after so many actions: the last of them are done again. `log`: what has been told
        since the beginning, if anything."""
        nearest = next(point for point in reversed(self._waypoints) if point.number <= upto)
        state = nearest.state_again(log)
        for number in range(nearest.number, upto):
            self._follow_aside(state, number)
            self._do_again(state, number)
        self._follow_aside(state, upto)
        return state

    def _do_again(self, state: State, number: int) -> None:
        action = self.actions[number]
        picks = state.waiting()[action.seat].chosen(action.picks)
        assert picks is not None
        give_answer(state, action.seat, picks, number in self.house, self.signs.at(number))

    def has_shown(self, since: int, log: list[Event] | None) -> bool:
        """Whether the actions from that number on have shown anything."""
        state = self.state_after(since, log)
        for number in range(since, len(self.actions)):
            self._follow_aside(state, number)
            if shows_something(state, partial(self._do_again, state, number)):
                return True
        return False

    def cut(self, keep: int) -> None:
        """Only so many of the actions were done after all."""
        self.signs.cut(self.actions, keep)
        del self.actions[keep:]
        self.house = {number for number in self.house if number < keep}
        self.aside = [aside for aside in self.aside if aside.after <= keep]
        self._waypoints = [point for point in self._waypoints if point.number <= keep]

    def copy(self) -> History:
        """One of its own, for a match that goes its own way from here."""
        new = History()
        new.actions, new.house, new.signs = self.actions[:], self.house.copy(), self.signs.copy()
        new.aside, new._waypoints, new._took = self.aside[:], self._waypoints[:], self._took
        return new
