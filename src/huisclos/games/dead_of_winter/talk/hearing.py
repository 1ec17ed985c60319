"""What of all that happens talk may be about."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from huisclos.engine.rules.event import Event

OVER = ("won", "nobody-won")
"""How every game ends: all is laid open by then."""
LEAVES_HAND = ("plays", "equips", "discards", "feeds")
COMES_TO_HAND = ("salvages", "takes-outsider")
"""Cards that come to a hand one by one, and that all see."""
MANY = {"group-lost": 1, "gear-back": -1}
"""Cards that leave a hand (1) or come back to it (-1) several at once, and that all see."""
_KEYS = frozenset(
    [
        *OVER,
        *LEAVES_HAND,
        *COMES_TO_HAND,
        *MANY,
        *("round", "turn", "turn-ends", "colony-phase", "contributes", "crisis-revealed", "zombie-killed"),
        *("asks", "gives", "not-given", "nobody-gives", "thumb", "exiled"),
        *("dealt", "keeps", "draws-items", "card-taken", "laid-open", "gave", "held"),
    ]
)


class Hearing:
    """The events of a game that matter, each looked at once as the game goes on."""

    def __init__(self) -> None:
        self._all: Sequence[Event] = ()
        self._read = 0
        self._heard: list[Event] = []

    def around(self, at: int, events: Sequence[Event]) -> tuple[list[Event], list[Event]]:
        """Those before and those after so many actions."""
        if events is not self._all or len(events) < self._read:
            self._all, self._read, self._heard = events, 0, []
        self._heard += [event for event in events[self._read :] if event.key in _KEYS]
        self._read = len(events)
        middle = bisect_right(self._heard, at, key=_action)
        return self._heard[:middle], self._heard[middle:]


def _action(event: Event) -> int:
    return event.action


def is_over(events: Sequence[Event]) -> bool:
    return bool(events) and events[-1].key in OVER


def cards_given(before: Sequence[Event], seat: str) -> int:
    """How many cards a player has put into the crisis of this round."""
    for event in reversed(before):
        if event.key == "round":
            break
        if event.key == "contributes" and event.args["seat"] == seat:
            number: int = event.args["number"]
            return number
    return 0


def gave_in(since: Sequence[Event], seat: str, number: int) -> tuple[list[str], int] | None:
    """The kinds of what a player put into the crisis of that round, in order, and when that was laid open."""
    for event in reversed(since):
        if event.key == "gave" and event.args["seat"] == seat:
            kinds = zip(event.args["kinds"], event.args["rounds"], strict=True)
            return [kind for kind, when in kinds if when == number], event.action
    return None
