"""What was said, and proven or not, tells about who may be the traitor."""

from __future__ import annotations

from huisclos.engine.talk.trust import verdicts_on
from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.bots.knowing.promises import belief

LIE = {"false": 1.8, "broken": 1.1, "true": 0.97, "kept": 0.97}
"""How much likelier such a verdict is on what a traitor said than on anybody else's word."""
MOST = 4.0
"""How much likelier all verdicts together make it at most."""
VOICE = 0.3
"""How much likelier an accusation makes it, from somebody who can be trusted wholly."""


def credit(sight: MyView, seat: int) -> float:
    """What became of a player's words makes it so much likelier, or less likely, that they are the traitor.
    That they accused the wrong one is no lie."""
    found = 1.0
    for said in sight.view["talk"]:
        if said["form"] != "accuse":
            for verdict in verdicts_on(seat, said):
                found *= LIE.get(verdict or "", 1.0)
    return min(MOST, found)


def has_lied(sight: MyView, seat: int) -> bool:
    """A claim of theirs was proven false."""
    return any("false" in verdicts_on(seat, said) for said in sight.view["talk"] if said["form"] != "accuse")


def rumour(sight: MyView, seat: int, doubts: list[float]) -> float:
    """The same for what others say of them, each by how far they are trusted themselves."""
    found = 1.0
    for other in accusers(sight, seat) - {sight.me, seat}:
        found *= 1 + VOICE * (1 - doubts[other]) * belief(sight, other)
    return found


def accusers(sight: MyView, seat: int) -> set[int]:
    """Those who say that this player is the traitor."""
    return {
        said["seat"]
        for said in sight.view["talk"]
        if said["form"] == "accuse" and said["args"]["whom"] == f"seat:{seat}" and said["verdict"] is None
    }
