"""What promises, requests and offers are about, and whether it was done.

A task is judged by the next occasion for it; without an occasion it is moot. Only what all have seen counts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from huisclos.engine.rules.event import Event
from huisclos.engine.talk.statements import TaskDone, Verdict
from huisclos.games.lockdown.state import ATTACK, BADGE, TRUCK

TaskKind = Literal["vote", "spare", "elect", "appoint", "go", "give"]


class Task(Struct, frozen=True):
    """Somebody does something: `vote` in the next vote of the day, `spare` in all of tonight's votes.

    `elect` in the next vote at the truck, `appoint` in the next one for the badge; `go` the next time all go,
    `give` at the next search.
    """

    who: str
    what: TaskKind
    target: str
    tomorrow: bool = False


def done(task: Task, since: list[Event]) -> TaskDone:
    """Judged by what has happened since it was spoken of."""
    start = 0
    if task.tomorrow:
        days = (n for n, event in enumerate(since) if event.key in ("day", "epilogue"))
        start = next(days, len(since))
    return _JUDGES[task.what](task, since[start:])


def _vote(task: Task, since: list[Event]) -> TaskDone:
    """The first ballot of the day in a vote that both take part in."""
    for event in since:
        if event.key in ("day", "epilogue"):
            return TaskDone("moot", event.action)
        if _cast(task, event, since):
            return TaskDone.by(event, event.args["whom"] == task.target)
    return TaskDone()


def _spare(task: Task, since: list[Event]) -> TaskDone:
    """That takes the whole night."""
    verdict: Verdict = "moot"
    for event in since:
        if event.key in ("day", "epilogue"):
            return TaskDone(verdict, event.action)
        if _cast(task, event, since) and event.args["phase"] == ATTACK:
            verdict = "kept"
            if event.args["whom"] == task.target:
                return TaskDone("broken", event.action)
    return TaskDone()


def _by_day(phase: int, never: str) -> Callable[[Task, list[Event]], TaskDone]:
    """In the next vote of that phase, which is over once somebody is designated, or isn't held."""

    def judge(task: Task, since: list[Event]) -> TaskDone:
        for event in since:
            held = event.args.get("phase") == phase
            if held and _cast(task, event, since):
                return TaskDone.by(event, event.args["whom"] == task.target)
            if event.key in (never, "epilogue") or (held and event.key == "designated"):
                return TaskDone("moot", event.action)
        return TaskDone()

    return judge


def _go(task: Task, since: list[Event]) -> TaskDone:
    """All destinations are shown before the dice."""
    for event in since:
        if event.key == "destination" and event.args["seat"] == task.who:
            return TaskDone.by(event, event.args["place"] == task.target)
        if event.key in ("dice-shown", "epilogue"):
            return TaskDone("moot", event.action)
    return TaskDone()


def _give(task: Task, since: list[Event]) -> TaskDone:
    """Who searches may have several cards to give; the badge's phase begins when all are given."""
    searching = False
    for event in since:
        mine = event.args.get("seat") == task.who
        if event.key == "gave" and mine and event.args["to"] == task.target:
            return TaskDone("kept", event.action)
        if searching and event.key in ("vote", "shaken", "day", "epilogue"):
            return TaskDone("broken", event.action)
        if event.key in ("no-search", "epilogue") or (event.key == "searched" and not mine):
            return TaskDone("moot", event.action)
        searching = searching or (mine and event.key in ("searched", "gave"))
    return TaskDone()


_JUDGES: dict[TaskKind, Callable[[Task, list[Event]], TaskDone]] = {
    "vote": _vote,
    "spare": _spare,
    "elect": _by_day(TRUCK, "no-search"),
    "appoint": _by_day(BADGE, "shaken"),
    "go": _go,
    "give": _give,
}


def _cast(task: Task, event: Event, since: list[Event]) -> bool:
    """It is their ballot, and they could have pointed at the one the task is about."""
    if event.key != "ballot" or event.args["seat"] != task.who:
        return False
    return any(
        other.key == "ballot" and other.action == event.action and other.args["seat"] == task.target
        for other in since
    )
