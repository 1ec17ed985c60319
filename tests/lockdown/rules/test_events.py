"""What an event says is on the board with that very event, neither before nor later."""

import pytest

from huisclos.games.lockdown.state import COLD_STORAGE, PARKING, ROLES
from tests.records.following import follow, records


def number(reference):
    return int(reference.partition(":")[2])


def place_of(board, args):
    return board["where"][number(args["seat"])][ROLES.index(args["character"].partition(":")[2])]


def grown(before, after, by):
    """How a number, or the size of a hand or pile, has changed."""
    sizes = [pile if isinstance(pile, int) else len(pile) for pile in (before, after)]
    return sizes[1] - sizes[0] == by


def goes(to):
    def said(before, after, args):
        return place_of(before, args) != to(args) == place_of(after, args)

    return said


def comes(before, after, args):
    place = number(args["place"])
    return grown(before["monsters"][place], after["monsters"][place], 1)


def gone(before, after, args):
    place = number(args["place"])
    return grown(before["monsters"][place], after["monsters"][place], -args["count"])


def lured(before, after, args):
    place, goal = number(args["place"]), number(args["goal"])
    return grown(before["monsters"][place], after["monsters"][place], -1) and grown(
        before["monsters"][goal], after["monsters"][goal], 1
    )


def handed(to):
    def said(before, after, args):
        seat = number(args[to])
        return grown(before["hands"][seat], after["hands"][seat], 1) and grown(
            before["drawn"], after["drawn"], -1
        )

    return said


def played(before, after, args):
    seat = number(args["seat"])
    spent = [*before["spent"], args["card"].partition(":")[2]]
    return grown(before["hands"][seat], after["hands"][seat], -1) and after["spent"] == spent


def devoured(before, after, args):
    dead = goes(lambda _: COLD_STORAGE)(before, after, args)
    return dead and grown(before["cold"], after["cold"], 1) and after["martyr"] == number(args["seat"])


def row_full(before, after, args):
    return grown(before["box"], after["box"], args["dice"]) and not after["on_rows"][args["row"] - 1]


SAID = {
    "placed": goes(lambda args: number(args["place"])),
    "moved": goes(lambda args: number(args["place"])),
    "driven-out": goes(lambda _: PARKING),
    "devoured": devoured,
    "monster-die": comes,
    "monster-weepers": comes,
    "monster-crowd": comes,
    "monsters-gone": gone,
    "lured": lured,
    "kept": handed("seat"),
    "gave": handed("to"),
    "card-played": played,
    "row-full": row_full,
    "day": lambda before, after, args: before["turn"] + 1 == after["turn"] == args["turn"],
    "searched": lambda before, after, args: (
        after["searcher"] == [number(args["seat"])] and grown(before["deck"], after["deck"], -args["count"])
    ),
    "removed": lambda before, after, args: before["drawn"] and not after["drawn"] and not after["searcher"],
    "badge": lambda _, after, args: after["badge"] == number(args["seat"]),
    "shaken": lambda _, after, args: after["looked"] == [] and after["arrival"] == args["count"],
    "looked": lambda _, after, args: after["looked"][-1:] == [number(args["seat"])],
    "announced": lambda _, after, args: after["destination"][number(args["seat"])] == number(args["place"]),
    "destination": lambda _, after, args: after["destination"][number(args["seat"])] == number(args["place"]),
    "dice-shown": lambda _, after, args: after["arrival"] == args["dice"],
    "designated": lambda _, after, args: after["chosen"] == number(args["seat"]),
    "hid": lambda before, after, args: grown(before["hidden"], after["hidden"], 1),
    "closed": lambda _, after, args: after["closed"][-1] == number(args["place"]),
}


@pytest.mark.slow
@pytest.mark.parametrize("seat", [None, 0])
def test_every_event_has_happened_when_it_is_told(seat):
    seen = set()
    for record in records("lockdown"):
        *actions, _ = follow(record, seat)  # the last one opens all hands
        for event, before, after in [shown for action in actions for shown in action.events]:
            key = event["key"]
            if key in SAID:
                seen.add(key)
                assert SAID[key](before, after, event["args"]), event
    assert seen == SAID.keys()
