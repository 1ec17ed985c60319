"""DW-9: how it ends, and who has won."""

from __future__ import annotations

from typing import Literal

from huisclos.engine.game.game import Result
from huisclos.games.dead_of_winter.chapters.aims.betrayal_moment import betrayal_moment
from huisclos.games.dead_of_winter.chapters.aims.distance import far
from huisclos.games.dead_of_winter.chapters.aims.goals import met
from huisclos.games.dead_of_winter.printed.box import sorts
from huisclos.games.dead_of_winter.state.colony import Colony


def end(s: Colony, outcome: Literal["morale", "rounds", "objective", "deserted"]) -> None:
    """DW-9.1: at once, whatever was still to come; all objectives are laid open."""
    s.finish()
    s.outcome = outcome
    lay_open(s)


def winners(s: Colony) -> list[int]:
    """DW-9.1: whoever has met their own objective; DW-11.1: all, or nobody."""
    if s.cooperative:
        return list(range(s.seats)) if s.met else []
    return [seat for seat in s.playing() if met(s, seat)]


def lay_open(s: Colony) -> None:
    """Everybody learns what each wanted and did, when a traitor gave the colony away, and who has won."""
    if s.log is None:
        return
    s.tell(f"ended-{s.outcome}" if s.outcome else "ended", objective=s.main.reference)
    won = winners(s)
    for seat in range(s.seats):
        _lay_open_secrets(s, seat, seat in won)
        _lay_open_cards(s, seat)
    moment = betrayal_moment(s.log)
    if moment is not None:
        s.tell("gave-away", seat=moment.seat, round=moment.round, how=moment.how, it=moment.it)
    if won:
        s.tell("won", seats=[f"seat:{seat}" for seat in won])
    else:
        s.tell("nobody-won")


def _lay_open_secrets(s: Colony, seat: int, won: bool) -> None:
    """What they wanted, and how far they got."""
    for name in s.secrets[seat]:
        kind = "betrayal" if name in s.box.betrayals else "secret"
        parts = [{"key": part["key"], "args": part} for part in far(s, seat)]
        got = {"won": int(won), "far": parts}
        s.tell("laid-open", seat=f"seat:{seat}", card=f"{kind}:{name}", **got)
    for name in s.exile_goals[seat]:
        s.tell("laid-open-exile", seat=f"seat:{seat}", card=f"exile:{name}")


def _lay_open_cards(s: Colony, seat: int) -> None:
    """What they put into the crises, and what they have left."""
    if s.gave[seat]:
        given = [entry.partition(":") for entry in s.gave[seat]]
        rounds = [int(number) for number, _, _ in given]
        names = [name for _, _, name in given]
        items = [f"item:{name}" for name in names]
        s.tell("gave", seat=f"seat:{seat}", items=items, kinds=sorts(s.box, names), rounds=rounds)
    if s.hands[seat]:
        items = [f"item:{name}" for name in s.hands[seat]]
        s.tell("held", seat=f"seat:{seat}", items=items, kinds=sorts(s.box, s.hands[seat]))


def result(s: Colony) -> Result:
    """DW-9.1."""
    won = winners(s)
    counts = {
        "met": int(s.met),
        "morale": s.morale,
        "rounds": s.round,
        "dead": len(s.gone),
        "exiled": sum(s.exiled),
        "traitors": sum([s.betrays(seat) for seat in range(s.seats)]),
    }
    points = [int(seat in won) for seat in range(s.seats)]
    return Result(points, won, counts, things={"objective": s.main.reference})
