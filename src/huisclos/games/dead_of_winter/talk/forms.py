"""What can be said in the colony, and what became of it.

Claims are about cards and traitors; every promise, request and offer speaks of a task.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from huisclos.engine.rules.event import Event
from huisclos.engine.talk.pledges import Args, Pattern, TaskTalk
from huisclos.engine.talk.statements import Slot, Statement, TaskDone, Verdict
from huisclos.games.dead_of_winter.printed.cards import KINDS
from huisclos.games.dead_of_winter.printed.printed_options import SEAT
from huisclos.games.dead_of_winter.talk.claims import judge
from huisclos.games.dead_of_winter.talk.hearing import Hearing
from huisclos.games.dead_of_winter.talk.pledges import Task, done

MOST_PUT = 5
"""So many fitting cards one may claim to have put into a crisis."""


_PATTERNS: list[Pattern[Task]] = [
    Pattern("put", "claim", ("number",)),
    Pattern("have", "claim", ("kind",)),
    Pattern("have-none", "claim", ("kind",)),
    Pattern("accuse", "claim", ("whom",)),
    Pattern("add", "promise", ("kind",), pledged=lambda me, a: Task(me, "add", a["kind"])),
    Pattern("kill", "promise", (), pledged=lambda me, a: Task(me, "kill")),
    Pattern("feed", "promise", (), pledged=lambda me, a: Task(me, "feed")),
    Pattern("exile", "promise", ("whom",), pledged=lambda me, a: Task(me, "exile", a["whom"])),
    Pattern("spare", "promise", ("whom",), pledged=lambda me, a: Task(me, "spare", a["whom"])),
    Pattern("ask-add", "request", ("to", "kind"), asked=lambda me, a: Task(a["to"], "add", a["kind"])),
    Pattern("ask-give", "request", ("to", "kind"), asked=lambda me, a: Task(a["to"], "give", me, a["kind"])),
    Pattern("ask-kill", "request", ("to",), asked=lambda me, a: Task(a["to"], "kill")),
    Pattern("ask-exile", "request", ("to", "whom"), asked=lambda me, a: Task(a["to"], "exile", a["whom"])),
    Pattern(
        "give-for-add",
        "offer",
        ("to", "kind"),
        asked=lambda me, a: Task(a["to"], "add", a["kind"]),
        pledged=lambda me, a: Task(me, "give", a["to"]),
    ),
    Pattern(
        "exile-together",
        "offer",
        ("to", "whom"),
        asked=lambda me, a: Task(a["to"], "exile", a["whom"]),
        pledged=lambda me, a: Task(me, "exile", a["whom"]),
    ),
    Pattern(
        "truce",
        "offer",
        ("to",),
        asked=lambda me, a: Task(a["to"], "spare", me),
        pledged=lambda me, a: Task(me, "spare", a["to"]),
    ),
]
PATTERNS = {pattern.name: pattern for pattern in _PATTERNS}


def tasks(seat: int, form: str, args: Args) -> tuple[Task | None, Task | None]:
    """What a statement asks of another, and what its speaker pledges."""
    return PATTERNS[form].tasks(seat, args)


Around = tuple[list[Event], list[Event]]
"""What happened before a statement, and since."""


class ColonyTalk(TaskTalk[Task, Around]):
    """Anything may be said, and nothing binds."""

    patterns: ClassVar[dict[str, Pattern[Task]]] = PATTERNS

    def __init__(self) -> None:
        self._hearing = Hearing()

    def slots(self, seats: int) -> dict[str, Slot]:
        everyone = list(SEAT[:seats])
        return {
            "number": Slot([f"fitting:{number}" for number in range(1, MOST_PUT + 1)]),
            "kind": Slot([f"kind:{kind}" for kind in KINDS]),
            "whom": Slot(everyone),
            "to": Slot(everyone),
        }

    def heard(self, statement: Statement, events: Sequence[Event]) -> Around:
        return self._hearing.around(statement.at, events)

    def judge(self, claim: Statement, heard: Around) -> Verdict | None:
        return judge(claim.form, SEAT[claim.seat], claim.args, *heard)

    def done(self, task: Task, heard: Around) -> TaskDone:
        return done(task, *heard)
