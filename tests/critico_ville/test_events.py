"""What an event says is on the board with that very event, neither before nor later."""

from huisclos.games.critico_ville.state import CHARACTERS
from tests.records.following import follow, records


def number(reference):
    return int(reference.partition(":")[2])


def name(reference):
    return reference.partition(":")[2]


def comes(before, after, args):
    square = number(args["square"])
    return square not in before["zombies"] and square in after["zombies"] and after["placed"][-1] == square


def goes(before, after, args):
    square = number(args["square"])
    return square in before["zombies"] and square not in after["zombies"]


def spared(before, after, args):
    squares = {number(square) for square in args["squares"]}
    return set(before["zombies"]) - set(after["zombies"]) == squares and not after["left"]


def power(before, after, args):
    character = CHARACTERS.index(name(args["character"]))
    return after["tokens"][character] == before["tokens"][character] - 1


def moved(before, after, args):
    return before["pawn"] == number(args["origin"]) and after["pawn"] == number(args["square"])


SAID = {
    "took": lambda _, after, args: name(args["character"]) in after["characters"][number(args["seat"])],
    "turn": lambda _, after, args: (
        after["turn"] == args["turn"]
        and after["active"] == number(args["seat"])
        and after["question"] is None
    ),
    "invasion": lambda _, after, args: after["card"] == after["left"] == args["count"],
    "placed": comes,
    "spared": spared,
    "question": lambda _, after, args: after["question"]["text"] == args["text"],
    "taken-on": lambda _, after, args: after["question"]["seat"] == number(args["seat"]),
    "came-back": lambda _, after, args: after["question"]["seat"] == number(args["seat"]),
    "gave-up": lambda _, after, args: after["question"]["answer"] and not after["question"]["said"],
    "explained": lambda _, after, args: after["question"]["explanation"] == args["explanation"],
    "replied": lambda _, after, args: after["question"]["said"] in args["text"].values(),
    "chose": lambda _, after, args: (
        after["question"]["options"][after["question"]["picked"]] == args["option"]
    ),
    "answered": lambda before, after, args: (
        after["question"]["verdict"] == ("right" if args["right"] else "wrong")
        and len(after["given"]) == len(before["given"]) + 1
    ),
    "rescued": lambda before, after, _: not before["fights"] and after["fights"],
    "combat-roll": lambda _, after, args: after["die"] == args["die"],
    "beaten": goes,
    "power": power,
    "exterminated": goes,
    "flight-roll": lambda _, after, args: after["die"] == after["steps"] == args["die"],
    "moved": moved,
    "blocked": lambda _, after, args: after["steps"] == 0 and after["pawn"] + 1 == number(args["square"]),
    "won": lambda _, after, args: after["won"],
}


def test_every_event_has_happened_when_it_is_told():
    seen = set()
    for record in records("critico-ville"):
        for event, before, after in [shown for action in follow(record, 0) for shown in action.events]:
            key = event["key"]
            if key in SAID:
                seen.add(key)
                assert SAID[key](before, after, event["args"]), event
    assert seen == SAID.keys()
