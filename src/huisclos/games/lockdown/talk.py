"""What can be said at the mall, and what became of it.

Every promise, request and offer speaks of a deed: to vote for somebody, to spare somebody, to go somewhere,
to give a card. A deed is judged by the first occasion for it on its day; without an occasion it is moot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from msgspec import Struct

from huisclos.engine.event import Event
from huisclos.engine.talk import Form, Said, Slot, Statement, Talk, Verdict
from huisclos.games.lockdown.state import ATTACK, PLACE, PLACES, SEAT, TRUCK

TaskKind = Literal["vote", "spare", "elect", "go", "give"]


class Task(Struct, frozen=True):
    """Somebody does something on a day: `vote` and `spare` in the next vote, `elect` in the truck's vote."""

    who: str
    deed: TaskKind
    target: str
    tomorrow: bool = False


class Pattern(Struct, frozen=True):
    """A form, and the deeds it speaks of: what is asked of another, and what the speaker is to do."""

    name: str
    said: Said
    slots: tuple[str, ...]
    asked: Callable[[str, dict[str, Any]], Task] | None = None
    pledged: Callable[[str, dict[str, Any]], Task] | None = None


PATTERNS = [
    Pattern("monsters", "claim", ("places",)),
    Pattern("no-monsters", "claim", ("places",)),
    Pattern("vote", "promise", ("whom",), pledged=lambda me, a: Task(me, "vote", a["whom"])),
    Pattern("spare", "promise", ("whom",), pledged=lambda me, a: Task(me, "spare", a["whom"])),
    Pattern("go", "promise", ("place",), pledged=lambda me, a: Task(me, "go", a["place"])),
    Pattern("follow", "promise", ("place",), pledged=lambda me, a: Task(me, "go", a["place"])),
    Pattern("ask-vote", "request", ("to", "whom"), asked=lambda me, a: Task(a["to"], "vote", a["whom"])),
    Pattern("ask-spare", "request", ("to",), asked=lambda me, a: Task(a["to"], "spare", me)),
    Pattern("ask-go", "request", ("to", "place"), asked=lambda me, a: Task(a["to"], "go", a["place"])),
    Pattern("ask-card", "request", ("to",), asked=lambda me, a: Task(a["to"], "give", me)),
    Pattern(
        "spare-for-truck",
        "offer",
        ("to",),
        asked=lambda me, a: Task(a["to"], "spare", me),
        pledged=lambda me, a: Task(me, "elect", a["to"], tomorrow=True),
    ),
    Pattern(
        "truck-for-card",
        "offer",
        ("to",),
        asked=lambda me, a: Task(a["to"], "elect", me),
        pledged=lambda me, a: Task(me, "give", a["to"]),
    ),
    Pattern(
        "vote-for-vote",
        "offer",
        ("to", "whom"),
        asked=lambda me, a: Task(a["to"], "vote", a["whom"]),
        pledged=lambda me, a: Task(me, "spare", a["to"]),
    ),
    Pattern(
        "go-together",
        "offer",
        ("to", "place"),
        asked=lambda me, a: Task(a["to"], "go", a["place"]),
        pledged=lambda me, a: Task(me, "go", a["place"]),
    ),
]
_BY_NAME = {pattern.name: pattern for pattern in PATTERNS}


class LockdownTalk(Talk):
    """LK-2.3, LK-4.5: anything may be said, nothing binds, and claims name locations only."""

    def forms(self, seats: int) -> list[Form]:
        """The same for everyone at the table."""
        places = [PLACE[place].id for place in PLACES]
        everyone = [SEAT[seat].id for seat in range(seats)]
        slots = {
            "places": Slot(places, many=True),
            "place": Slot(places),
            "whom": Slot(everyone),
            "to": Slot(everyone),
        }
        return [Form(p.name, p.said, {name: slots[name] for name in p.slots}) for p in PATTERNS]

    def verdict(self, statement: Statement, events: Sequence[Event]) -> Verdict | None:
        """Held against what happened since."""
        pattern = _BY_NAME[statement.form]
        since = [event for event in events if event.action > statement.at]
        if pattern.said == "claim":
            return _true(statement, since)
        me = SEAT[statement.seat].id
        asked = _done(pattern.asked(me, statement.args), since) if pattern.asked else "kept"
        if pattern.pledged is None or asked != "kept":
            return "moot" if asked == "broken" and pattern.pledged else asked
        return _done(pattern.pledged(me, statement.args), since)


def _true(statement: Statement, since: list[Event]) -> Verdict | None:
    """LK-4.5: a claim is true if it holds for every location it names."""
    dice = next((event.args["dice"] for event in since if event.key == "dice-shown"), None)
    if dice is None:
        return "moot" if any(event.key == "epilogue" for event in since) else None
    come = {PLACE[place].id for place in dice}
    named = set(statement.args["places"])
    return "true" if (named <= come if statement.form == "monsters" else not named & come) else "false"


def _done(act: Task, since: list[Event]) -> Verdict | None:
    """The first occasion on the day of the deed decides; when the day is over without one it is moot.

    To spare somebody is the exception: that takes the whole night.
    """
    days = 0
    so_far: Verdict = "moot"
    for event in since:
        days += event.key == "day"
        if days > act.tomorrow or event.key == "epilogue":
            return so_far
        if days == act.tomorrow and event.args.get("seat") == act.who:
            kept = _kept(act, event)
            if kept is False:
                return "broken"
            if kept:
                so_far = "kept"
                if act.deed != "spare":
                    return so_far
    return None


def _kept(act: Task, event: Event) -> bool | None:
    """Whether the event, of the one who is to act, shows the deed done; None if it isn't the occasion."""
    args = event.args
    match act.deed, event.key:
        case "vote", "ballot":
            return bool(args["whom"] == act.target)
        case "spare", "ballot" if args["phase"] == ATTACK:
            return bool(args["whom"] != act.target)
        case "elect", "ballot" if args["phase"] == TRUCK:
            return bool(args["whom"] == act.target)
        case "go", "destination":
            return bool(args["place"] == act.target)
        case "give", "gave":
            return bool(args["to"] == act.target)
    return None
