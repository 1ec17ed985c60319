"""The moment in which a traitor gave the colony away: looked up in the story of a game that is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from huisclos.engine.rules.event import Event

FALLEN = ("ended-morale", "ended-rounds", "ended-deserted")


class Moment(NamedTuple):
    """A traitor's cards turned a crisis, their thumb an exile; or else morale fell by what they did."""

    seat: str
    round: int
    how: Literal["crisis", "exile", "deed"]
    it: str
    """Which crisis, or who was exiled."""


def betrayal_moment(log: Sequence[Event]) -> Moment | None:
    """The last crisis or exile that they decided, or the last morale that they cost; None if the colony
    stands, or if nobody betrayed it."""
    traitors = [
        event.args["seat"]
        for event in log
        if event.key == "laid-open" and event.args["card"].startswith("betrayal:")
    ]
    if not traitors or not any(event.key in FALLEN for event in log):
        return None
    found = list(_moments(log, traitors))
    decided = [moment for moment in found if moment.how != "deed"]
    return next(reversed(decided or found), None)


def _moments(log: Sequence[Event], traitors: list[str]) -> Iterator[Moment]:
    number, turn = 0, ""
    thumbs: dict[str, bool] = {}
    for event in log:
        args = event.args
        match event.key:
            case "round":
                number = args["round"]
            case "turn":
                turn = args["seat"]
            case "colony-phase":
                turn = ""
            case "calls-vote":
                thumbs = {}
            case "thumb":
                thumbs[args["seat"]] = args["thumb"] == "thumb:up"
            case "crisis-revealed":
                yield from _turned(event, log, traitors)
            case "exiled" if args["seat"] not in traitors and _is_close(thumbs):
                yield from (
                    Moment(seat, number, "exile", args["seat"]) for seat in traitors if thumbs.get(seat)
                )
            case "morale" if args["by"] < 0 and turn in traitors:
                yield Moment(turn, number, "deed", "")


def _turned(crisis: Event, log: Sequence[Event], traitors: list[str]) -> Iterator[Moment]:
    """DW-5.3: it struck, and without their wrong cards it wouldn't have."""
    args = crisis.args
    lack = args["needed"] - args["points"]
    for event in log:
        if lack > 0 and event.key == "gave" and event.args["seat"] in traitors:
            cards = zip(event.args["kinds"], event.args["rounds"], strict=True)
            wrong = [kind for kind, when in cards if when == args["round"] and kind not in args["needs"]]
            if len(wrong) >= lack:
                yield Moment(event.args["seat"], args["round"], "crisis", args["crisis"])


def _is_close(thumbs: dict[str, bool]) -> bool:
    """DW-3.7: one thumb the other way, and nobody would have been exiled for sure."""
    up = sum(thumbs.values())
    return up - 1 <= len(thumbs) - up + 1
