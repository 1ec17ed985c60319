"""What players claim, and whether it was so. A verdict waits until all may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from huisclos.engine.rules.event import Event
from huisclos.engine.talk.statements import Verdict
from huisclos.games.dead_of_winter.talk.hands_shown import Held
from huisclos.games.dead_of_winter.talk.hearing import OVER, cards_given, gave_in, is_over

Args = dict[str, Any]


def judge(form: str, seat: str, args: Args, before: list[Event], since: list[Event]) -> Verdict | None:
    """Held against what all have seen."""
    return _CLAIMS[form](seat, args, before, since)


def _put(seat: str, args: Args, before: list[Event], since: list[Event]) -> Verdict | None:
    """At least so many fitting cards, into the crisis of this round. How many cards it were, all have seen;
    the reveal may tell whose is whose, or else the end does."""
    claimed, cards = int(args["number"].split(":")[1]), cards_given(before, seat)
    if cards < claimed:
        return "false"
    reveal = _reveal(before, since)
    if reveal is None:
        return "moot" if is_over(since) else None
    kinds, needs = reveal.args["kinds"], reveal.args["needs"]
    fitting = sum(kind in needs for kind in kinds)
    if cards - (len(kinds) - fitting) >= claimed or fitting < claimed:
        return _so(fitting >= claimed)
    laid = gave_in(since, seat, reveal.args["round"])
    if laid is None:
        return None
    return _so(sum(kind in needs for kind in laid[0][:cards]) >= claimed)


def _reveal(before: list[Event], since: list[Event]) -> Event | None:
    """DW-5.3: of this round: before the next one begins, that is the last one."""
    last = next((event for event in reversed(before) if event.key in ("round", "crisis-revealed")), None)
    if last is not None and last.key == "crisis-revealed":
        return last
    return next((event for event in since if event.key == "crisis-revealed"), None)


def _have(seat: str, args: Args, before: list[Event], since: list[Event]) -> Verdict | None:
    held = Held(seat, args["kind"], since)
    if held.least:
        return "true"
    if held.most is None:
        return None
    return "moot" if held.most else "false"


def _have_none(seat: str, args: Args, before: list[Event], since: list[Event]) -> Verdict | None:
    found = _have(seat, args, before, since)
    return {"true": "false", "false": "true"}.get(found, found) if found else None  # type: ignore[return-value]


def _accuse(seat: str, args: Args, before: list[Event], since: list[Event]) -> Verdict | None:
    """DW-0.3: of having been dealt a betrayal."""
    for event in since:
        if event.key == "laid-open" and event.args["seat"] == args["whom"]:
            return _so(event.args["card"].startswith("betrayal:"))
        if event.key in OVER:
            return "moot"
    return None


def _so(true: bool) -> Verdict:
    return "true" if true else "false"


_CLAIMS: dict[str, Callable[[str, Args, list[Event], list[Event]], Verdict | None]] = {
    "put": _put,
    "have": _have,
    "have-none": _have_none,
    "accuse": _accuse,
}
