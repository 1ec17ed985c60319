"""A player's word: what was agreed, and what it is worth to keep it."""

from __future__ import annotations

from huisclos.engine.talk import trust
from huisclos.engine.talk.statements import Spoken
from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.printed.printed_options import SEAT
from huisclos.games.dead_of_winter.talk.forms import ColonyTalk
from huisclos.games.dead_of_winter.talk.pledges import Task, TaskKind

HONOUR, CUNNING = 1.0, 0.2
"""What keeping one's word is worth, in points, and what it is worth to a traitor: whoever gains more by
breaking it does."""


def owed(sight: MyView, seat: int) -> list[Task]:
    """What a seat has promised, alone or in a deal, and hasn't done yet as far as all know."""
    return [
        task
        for said in sight.view["talk"]
        if said["verdict"] is None
        for task in trust.bound(said, ColonyTalk.tasks)
        if task.who == SEAT[seat] and (task.what != "add" or is_of_today(sight, said))
    ]


def is_of_today(sight: MyView, said: Spoken) -> bool:
    """It was said since the last crisis."""
    reckonings = sight.s.reckonings
    return not reckonings or said["at"] >= reckonings[-1].acts


def binds(sight: MyView, kind: TaskKind, target: str = "") -> bool:
    """I owe that."""
    return any(task.what == kind and task.target == target for task in owed(sight, sight.me))


def honour(sight: MyView, kind: TaskKind, target: str = "") -> float:
    """What it is worth to do a thing because I said so."""
    if not sight.view["talk"] or not binds(sight, kind, target):
        return 0.0
    return CUNNING if sight.wants == "ruin" else HONOUR


def owes_card(sight: MyView, to: str, kind: str) -> float:
    """The same for a card that somebody asks for: of that kind, or any."""
    due = [task for task in owed(sight, sight.me) if task.what == "give" and task.target == to]
    return HONOUR if any(task.kind in ("", kind) for task in due) else 0.0


def mine(sight: MyView, *forms: str) -> list[Spoken]:
    """What I have said of these forms since the last crisis."""
    return [
        said
        for said in sight.view["talk"]
        if said["seat"] == sight.me and said["form"] in forms and is_of_today(sight, said)
    ]


def pending(sight: MyView, form: str) -> bool:
    """I said it, and nobody knows yet what comes of it."""
    return trust.pending(sight.view["talk"], sight.me, form)


def belief(sight: MyView, seat: int) -> float:
    """How far a seat's word is believed."""
    return trust.belief(sight.view["talk"], seat)
