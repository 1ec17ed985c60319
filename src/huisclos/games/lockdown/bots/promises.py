"""A player's word: what was agreed, what is still owed, and whose word is worth something."""

from __future__ import annotations

from huisclos.engine.talk import trust
from huisclos.engine.talk.trust import bound
from huisclos.games.lockdown.bots.my_view import MyView
from huisclos.games.lockdown.talk.forms import LockdownTalk
from huisclos.games.lockdown.talk.pledges import Task, TaskKind

HONOUR = 8.0
"""What keeping one's word is worth, in points: whoever gains more by breaking it does."""


def owed(sight: MyView, seat: int) -> list[Task]:
    """What a seat has promised, alone or in a deal, and hasn't done yet."""
    return [
        task
        for said in sight.talk
        if said["verdict"] is None
        for task in bound(said, LockdownTalk.tasks)
        if task.who == f"seat:{seat}"
    ]


def targets(sight: MyView, kind: TaskKind, seat: int | None = None) -> set[str]:
    """Whom, or where to, I owe that; or another seat does."""
    who = sight.me if seat is None else seat
    return {task.target for task in owed(sight, who) if task.what == kind}


def pending(sight: MyView, form: str) -> bool:
    """I said it, and nobody knows yet what comes of it."""
    return trust.pending(sight.talk, sight.me, form)


def talks(sight: MyView, seat: int) -> bool:
    """They have said or answered something, so it is worth talking to them; at first one may hope so."""
    heard = [said for said in sight.talk if said["seat"] != sight.me or said["answer"]]
    spoke = any(said["seat"] == seat for said in heard)
    to = [said for said in sight.talk if said["args"].get("to") == f"seat:{seat}"]
    return spoke or any(said["answer"] for said in to) or not to
