"""What can be said at the mall, and what became of it.

Every promise, request and offer speaks of a deed: to vote for somebody, to spare somebody, to go somewhere,
to give a card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from huisclos.engine.event import Event
from huisclos.engine.talk import Done, Form, Said, Sides, Slot, Statement, Talk, Verdict, both_sides
from huisclos.games.lockdown.deeds import Task, done
from huisclos.games.lockdown.state import PLACE, PLACES, SEAT

Args = dict[str, Any]


class Pattern(Struct, frozen=True):
    """A form, and the deeds it speaks of: what is asked of another, and what the speaker is to do."""

    name: str
    said: Said
    slots: tuple[str, ...]
    asked: Callable[[str, Args], Task] | None = None
    pledged: Callable[[str, Args], Task] | None = None


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
        "truck-for-card",
        "offer",
        ("to",),
        asked=lambda me, a: Task(a["to"], "elect", me),
        pledged=lambda me, a: Task(me, "give", a["to"]),
    ),
    Pattern(
        "card-for-truck",
        "offer",
        ("to",),
        asked=lambda me, a: Task(a["to"], "give", me),
        pledged=lambda me, a: Task(me, "elect", a["to"]),
    ),
    Pattern(
        "badge-for-spare",
        "offer",
        ("to",),
        asked=lambda me, a: Task(a["to"], "appoint", me),
        pledged=lambda me, a: Task(me, "spare", a["to"]),
    ),
    Pattern(
        "truce",
        "offer",
        ("to",),
        asked=lambda me, a: Task(a["to"], "spare", me),
        pledged=lambda me, a: Task(me, "spare", a["to"]),
    ),
    Pattern(
        "vote-together",
        "offer",
        ("to", "whom"),
        asked=lambda me, a: Task(a["to"], "vote", a["whom"]),
        pledged=lambda me, a: Task(me, "vote", a["whom"]),
    ),
    Pattern(
        "vote-for-vote",
        "offer",
        ("to", "whom"),
        asked=lambda me, a: Task(a["to"], "vote", a["whom"]),
        pledged=lambda me, a: Task(me, "spare", a["to"]),
    ),
    Pattern(
        "spare-for-truck",
        "offer",
        ("to",),
        asked=lambda me, a: Task(a["to"], "spare", me),
        pledged=lambda me, a: Task(me, "elect", a["to"], tomorrow=True),
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


def tasks(seat: int, form: str, args: Args) -> tuple[Task | None, Task | None]:
    """What a statement asks of another, and what its speaker pledges."""
    pattern, me = _BY_NAME[form], SEAT[seat].id
    return (
        pattern.asked(me, args) if pattern.asked else None,
        pattern.pledged(me, args) if pattern.pledged else None,
    )


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
        """Held against what happened since. An offer that nobody took up owes only who did their part."""
        since = _since(statement, events)
        if _BY_NAME[statement.form].said == "claim":
            return _true(statement, since)
        asked, pledged = tasks(statement.seat, statement.form, statement.args)
        part = done(asked, since).verdict if asked else "kept"
        if pledged is None or part != "kept":
            return "moot" if part == "broken" and pledged else part
        return done(pledged, since).verdict

    def sides(self, statement: Statement, events: Sequence[Event]) -> Sides:
        """Each by what happened since."""
        since = _since(statement, events)
        asked, pledged = (
            done(task, since) if task else Done()
            for task in tasks(statement.seat, statement.form, statement.args)
        )
        return both_sides(asked, pledged)


def _since(statement: Statement, events: Sequence[Event]) -> list[Event]:
    return [event for event in events if event.action > statement.at]


def _true(statement: Statement, since: list[Event]) -> Verdict | None:
    """LK-4.5: a claim is true if it holds for every location it names."""
    dice = next((event.args["dice"] for event in since if event.key == "dice-shown"), None)
    if dice is None:
        return "moot" if any(event.key == "epilogue" for event in since) else None
    come = {PLACE[place].id for place in dice}
    named = set(statement.args["places"])
    return "true" if (named <= come if statement.form == "monsters" else not named & come) else "false"
