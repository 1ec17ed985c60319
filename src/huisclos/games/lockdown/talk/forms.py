"""What can be said at the mall, and what became of it.

Every promise, request and offer speaks of a task: to vote for somebody, to spare somebody, to go somewhere,
to give a card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from huisclos.engine.rules.event import Event
from huisclos.engine.talk.pledges import Args, Pattern, TaskTalk
from huisclos.engine.talk.statements import Slot, Statement, TaskDone, Verdict
from huisclos.games.lockdown.state import PLACE, PLACES, SEAT
from huisclos.games.lockdown.talk.pledges import Task, done

_PATTERNS: list[Pattern[Task]] = [
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
PATTERNS = {pattern.name: pattern for pattern in _PATTERNS}


def tasks(seat: int, form: str, args: Args) -> tuple[Task | None, Task | None]:
    """What a statement asks of another, and what its speaker pledges."""
    return PATTERNS[form].tasks(seat, args)


class LockdownTalk(TaskTalk[Task, list[Event]]):
    """LK-2.3, LK-4.5: anything may be said, nothing binds, and claims name locations only."""

    patterns: ClassVar[dict[str, Pattern[Task]]] = PATTERNS

    def slots(self, seats: int) -> dict[str, Slot]:
        places = [PLACE[place].id for place in PLACES]
        everyone = [SEAT[seat].id for seat in range(seats)]
        return {
            "places": Slot(places, many=True),
            "place": Slot(places),
            "whom": Slot(everyone),
            "to": Slot(everyone),
        }

    def heard(self, statement: Statement, events: Sequence[Event]) -> list[Event]:
        """What happened since."""
        return [event for event in events if event.action > statement.at]

    def judge(self, claim: Statement, heard: list[Event]) -> Verdict | None:
        return _true(claim, heard)

    def done(self, task: Task, heard: list[Event]) -> TaskDone:
        return done(task, heard)


def _true(statement: Statement, since: list[Event]) -> Verdict | None:
    """LK-4.5: a claim is true if it holds for every location it names."""
    dice = next((event.args["dice"] for event in since if event.key == "dice-shown"), None)
    if dice is None:
        return "moot" if any(event.key == "epilogue" for event in since) else None
    come = {PLACE[place].id for place in dice}
    named = set(statement.args["places"])
    return "true" if (named <= come if statement.form == "monsters" else not named & come) else "false"
