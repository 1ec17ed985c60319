"""What can be said at the mall, and what became of it.

Every promise, request and offer speaks of a task: to vote for somebody, to spare somebody, to go somewhere,
to give a card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from huisclos.engine.rules.event import Event
from huisclos.engine.talk.forms import by_name, claim, everyone, offer, promise, request
from huisclos.engine.talk.pledges import Pattern, TaskTalk
from huisclos.engine.talk.statements import Slot, Statement, TaskDone, Verdict
from huisclos.games.lockdown.state import PLACE, PLACES
from huisclos.games.lockdown.talk.pledges import Task, done


class LockdownTalk(TaskTalk[Task, list[Event]]):
    """LK-2.3, LK-4.5: anything may be said, nothing binds, and claims name locations only."""

    patterns: ClassVar[dict[str, Pattern[Task]]] = by_name(
        claim("monsters", "places"),
        claim("no-monsters", "places"),
        promise("vote", Task("{me}", "vote", "{whom}")),
        promise("spare", Task("{me}", "spare", "{whom}")),
        promise("go", Task("{me}", "go", "{place}")),
        promise("follow", Task("{me}", "go", "{place}")),
        request("ask-vote", Task("{to}", "vote", "{whom}")),
        request("ask-spare", Task("{to}", "spare", "{me}")),
        request("ask-go", Task("{to}", "go", "{place}")),
        request("ask-card", Task("{to}", "give", "{me}")),
        offer("truck-for-card", Task("{to}", "elect", "{me}"), Task("{me}", "give", "{to}")),
        offer("card-for-truck", Task("{to}", "give", "{me}"), Task("{me}", "elect", "{to}")),
        offer("badge-for-spare", Task("{to}", "appoint", "{me}"), Task("{me}", "spare", "{to}")),
        offer("truce", Task("{to}", "spare", "{me}"), Task("{me}", "spare", "{to}")),
        offer("vote-together", Task("{to}", "vote", "{whom}"), Task("{me}", "vote", "{whom}")),
        offer("vote-for-vote", Task("{to}", "vote", "{whom}"), Task("{me}", "spare", "{to}")),
        offer("spare-for-truck", Task("{to}", "spare", "{me}"), Task("{me}", "elect", "{to}", tomorrow=True)),
        offer("go-together", Task("{to}", "go", "{place}"), Task("{me}", "go", "{place}")),
    )

    def slots(self, seats: int) -> dict[str, Slot]:
        places = [PLACE[place].id for place in PLACES]
        return {
            "places": Slot(places, many=True),
            "place": Slot(places),
            "whom": everyone(seats),
            "to": everyone(seats),
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
