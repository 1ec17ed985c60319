"""What promises, requests and offers are about, and whether it was done.

A task is judged by the next occasion for it; without an occasion it is moot. Only what all have seen counts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from huisclos.engine.rules.event import Event
from huisclos.engine.talk.statements import TaskDone
from huisclos.games.dead_of_winter.talk.hearing import OVER, cards_given, gave_in

TaskKind = Literal["exile", "spare", "add", "kill", "feed", "give"]
COLONY = "place:colony"
FOOD = "kind:food"
ASKED_OUT = ("nobody-gives", "asks", "contributes", "turn-ends", "turn", "colony-phase", *OVER)
"""What tells that whoever asked for cards has got all they get."""


class Task(Struct, frozen=True):
    """Somebody does something: `exile` or `spare` somebody in the next vote on them, `add` a kind of card to
    the crisis of this round, `kill` a zombie at the colony or `feed` it in this round, `give` somebody a card
    the next time they ask."""

    who: str
    what: TaskKind
    target: str = ""
    kind: str = ""


def done(task: Task, before: list[Event], since: list[Event]) -> TaskDone:
    """Judged by what has happened since it was spoken of."""
    return _JUDGES[task.what](task, before, since)


def _vote(task: Task, before: list[Event], since: list[Event]) -> TaskDone:
    """DW-3.7: whoever is exiled votes no more, and nobody votes on them again."""
    for event in since:
        if event.key == "thumb" and event.args["whom"] == task.target and event.args["seat"] == task.who:
            return TaskDone.by(event, (event.args["thumb"] == "thumb:up") == (task.what == "exile"))
        if event.key in OVER or (event.key == "exiled" and event.args["seat"] in (task.who, task.target)):
            return TaskDone("moot", event.action)
    return TaskDone()


def _add(task: Task, before: list[Event], since: list[Event]) -> TaskDone:
    """DW-3.2: the cards lie face down; if what is revealed doesn't tell whose is whose, the end does."""
    already = number = cards_given(before, task.who)
    had = _is_on(task.who, before)
    for n, event in enumerate(since):
        mine = event.args.get("seat") == task.who
        had = had or (mine and event.key == "turn")
        if mine and event.key == "contributes":
            number = event.args["number"]
        if event.key in OVER or (number == already and mine and event.key == "exiled"):
            return TaskDone("moot", event.action)
        if event.key == "crisis-revealed":
            if number == already:
                return TaskDone("broken" if had else "moot", event.action)
            return _revealed(task, event, already, number, since[n:])
    return TaskDone()


def _revealed(task: Task, event: Event, already: int, number: int, since: list[Event]) -> TaskDone:
    kinds = event.args["kinds"]
    fitting = kinds.count(task.target)
    if not fitting or len(kinds) - fitting < number - already:
        return TaskDone.by(event, fitting > 0)
    laid = gave_in(since, task.who, event.args["round"])
    if laid is None:
        return TaskDone()
    cards, action = laid
    return TaskDone("kept" if task.target in cards[already:number] else "broken", action)


def _work(task: Task, before: list[Event], since: list[Event]) -> TaskDone:
    """In this round, if their turn is still to come or under way."""
    on = had = _is_on(task.who, before)
    for event in since:
        if event.key == "turn":
            on = event.args["seat"] == task.who
            had = had or on
        if _does(task, event, on):
            return TaskDone("kept", event.action)
        if event.key in OVER or event.key == "colony-phase":
            return TaskDone("broken" if had and event.key == "colony-phase" else "moot", event.action)
    return TaskDone()


def _does(task: Task, event: Event, on: bool) -> bool:
    if task.what == "kill":
        return on and event.key == "zombie-killed" and event.args["place"] == COLONY
    mine = event.args.get("seat") == task.who
    return mine and event.key in ("plays", "gives") and event.args["kind"] == FOOD


def _give(task: Task, before: list[Event], since: list[Event]) -> TaskDone:
    """DW-3.5: what can't be played any more was still given."""
    asking = False
    for event in since:
        mine = event.args.get("seat") == task.who
        if asking and mine and event.key in ("gives", "not-given"):
            if task.kind in ("", event.args["kind"]):
                return TaskDone("kept", event.action)
        elif asking and event.key in ASKED_OUT:
            return TaskDone("broken", event.action)
        elif event.key in OVER:
            return TaskDone("moot", event.action)
        if event.key == "asks":
            asking = event.args["seat"] == task.target
    return TaskDone()


_JUDGES: dict[TaskKind, Callable[[Task, list[Event], list[Event]], TaskDone]] = {
    "exile": _vote,
    "spare": _vote,
    "add": _add,
    "kill": _work,
    "feed": _work,
    "give": _give,
}


def _is_on(who: str, before: list[Event]) -> bool:
    """It was their turn."""
    turn = next((event for event in reversed(before) if event.key in ("turn", "turn-ends")), None)
    return turn is not None and turn.key == "turn" and turn.args["seat"] == who
