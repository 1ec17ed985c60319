"""What can be said in the colony, and what became of it.

Claims are about cards and traitors; every promise, request and offer speaks of a deed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from huisclos.engine.event import Event
from huisclos.engine.talk import Done, Form, Said, Sides, Slot, Statement, Talk, Verdict, both_sides
from huisclos.games.dead_of_winter.cards import KINDS
from huisclos.games.dead_of_winter.claims import judge
from huisclos.games.dead_of_winter.deeds import SEAT
from huisclos.games.dead_of_winter.hearing import Hearing
from huisclos.games.dead_of_winter.pledges import Task, done

Args = dict[str, Any]
MOST_PUT = 5
"""So many fitting cards one may claim to have put into a crisis."""


class Pattern(Struct, frozen=True):
    """A form, and the deeds it speaks of: what is asked of another, and what the speaker is to do."""

    name: str
    said: Said
    slots: tuple[str, ...]
    asked: Callable[[str, Args], Task] | None = None
    pledged: Callable[[str, Args], Task] | None = None


PATTERNS = [
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
_BY_NAME = {pattern.name: pattern for pattern in PATTERNS}


def tasks(seat: int, form: str, args: Args) -> tuple[Task | None, Task | None]:
    """What a statement asks of another, and what its speaker pledges."""
    pattern, me = _BY_NAME[form], SEAT[seat]
    return (
        pattern.asked(me, args) if pattern.asked else None,
        pattern.pledged(me, args) if pattern.pledged else None,
    )


class ColonyTalk(Talk):
    """Anything may be said, and nothing binds."""

    def __init__(self) -> None:
        self._hearing = Hearing()

    def forms(self, seats: int) -> list[Form]:
        """The same for everyone at the table."""
        everyone = list(SEAT[:seats])
        slots = {
            "number": Slot([f"fitting:{number}" for number in range(1, MOST_PUT + 1)]),
            "kind": Slot([f"kind:{kind}" for kind in KINDS]),
            "whom": Slot(everyone),
            "to": Slot(everyone),
        }
        return [Form(p.name, p.said, {name: slots[name] for name in p.slots}) for p in PATTERNS]

    def verdict(self, statement: Statement, events: Sequence[Event]) -> Verdict | None:
        """Held against what happened. An offer that nobody took up owes only who did their part."""
        before, since = self._hearing.around(statement.at, events)
        if _BY_NAME[statement.form].said == "claim":
            return judge(statement.form, SEAT[statement.seat], statement.args, before, since)
        asked, pledged = tasks(statement.seat, statement.form, statement.args)
        part = done(asked, before, since).verdict if asked else "kept"
        if pledged is None or part != "kept":
            return "moot" if part == "broken" and pledged else part
        return done(pledged, before, since).verdict

    def sides(self, statement: Statement, events: Sequence[Event]) -> Sides:
        """Each by what happened since."""
        before, since = self._hearing.around(statement.at, events)
        asked, pledged = (
            done(task, before, since) if task else Done()
            for task in tasks(statement.seat, statement.form, statement.args)
        )
        return both_sides(asked, pledged)
