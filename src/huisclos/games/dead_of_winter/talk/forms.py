"""What can be said in the colony, and what became of it.

Claims are about cards and traitors; every promise, request and offer speaks of a task.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from huisclos.engine.rules.event import Event
from huisclos.engine.talk.forms import by_name, claim, everyone, offer, promise, request
from huisclos.engine.talk.pledges import Pattern, TaskTalk
from huisclos.engine.talk.statements import Slot, Statement, TaskDone, Verdict
from huisclos.games.dead_of_winter.printed.cards import KINDS
from huisclos.games.dead_of_winter.printed.printed_options import SEAT
from huisclos.games.dead_of_winter.talk.claims import judge
from huisclos.games.dead_of_winter.talk.hearing import Hearing
from huisclos.games.dead_of_winter.talk.pledges import Task, done

MOST_PUT = 5
"""So many fitting cards one may claim to have put into a crisis."""

Around = tuple[list[Event], list[Event]]
"""What happened before a statement, and since."""


class ColonyTalk(TaskTalk[Task, Around]):
    """Anything may be said, and nothing binds."""

    patterns: ClassVar[dict[str, Pattern[Task]]] = by_name(
        claim("put", "number"),
        claim("have", "kind"),
        claim("have-none", "kind"),
        claim("accuse", "whom"),
        promise("add", Task("{me}", "add", "{kind}")),
        promise("kill", Task("{me}", "kill")),
        promise("feed", Task("{me}", "feed")),
        promise("exile", Task("{me}", "exile", "{whom}")),
        promise("spare", Task("{me}", "spare", "{whom}")),
        request("ask-add", Task("{to}", "add", "{kind}")),
        request("ask-give", Task("{to}", "give", "{me}", "{kind}")),
        request("ask-kill", Task("{to}", "kill")),
        request("ask-exile", Task("{to}", "exile", "{whom}")),
        offer("give-for-add", Task("{to}", "add", "{kind}"), Task("{me}", "give", "{to}")),
        offer("exile-together", Task("{to}", "exile", "{whom}"), Task("{me}", "exile", "{whom}")),
        offer("truce", Task("{to}", "spare", "{me}"), Task("{me}", "spare", "{to}")),
    )

    def __init__(self) -> None:
        self._hearing = Hearing()

    def slots(self, seats: int) -> dict[str, Slot]:
        return {
            "number": Slot([f"fitting:{number}" for number in range(1, MOST_PUT + 1)]),
            "kind": Slot([f"kind:{kind}" for kind in KINDS]),
            "whom": everyone(seats),
            "to": everyone(seats),
        }

    def heard(self, statement: Statement, events: Sequence[Event]) -> Around:
        return self._hearing.around(statement.at, events)

    def judge(self, claim: Statement, heard: Around) -> Verdict | None:
        return judge(claim.form, SEAT[claim.seat], claim.args, *heard)

    def done(self, task: Task, heard: Around) -> TaskDone:
        return done(task, *heard)
