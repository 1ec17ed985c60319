"""A turn with a crossroads card, for tests."""

from tests.dead_of_winter.positions import colony

MOVED = {"when": "Acted", "where": {"deed": "move"}}
WOUND = {"type": "Wound"}
UP = {"name": "up", "do": [{"type": "Food", "by": 3}]}
DOWN = {"name": "down", "do": [{"type": "Food", "by": 1}]}
FOUR = [["ada", "bob"], ["cid", "dan"], ["eve", "fay"], ["gus", "hal"]]
MOVE = "move+survivor:ada+place:police"


def road(*ways, trigger=MOVED, **more):
    return {"id": "road", "trigger": trigger, "ways": ways or [UP], **more}


def turn(*ways, trigger=MOVED, card=None, seat=0, groups=FOUR, faces=(1, 1, 1, 1), **table):
    """The turn of a seat begins, and on the deck lies this card; then it is the next one's."""
    more = {key: table.pop(key) for key in ("who", "vote") if key in table}
    return colony(
        {"type": "Turn", "seat": seat},
        groups=groups,
        cards={"crossroads": [card or road(*ways, trigger=trigger, **more)]},
        faces=faces,
        end=[{"type": "Turn", "seat": (seat + 1) % len(groups)}],
        **{"crossroads": ["road0", "road1", "road"], "food": 0, **table},
    )


def offered(match, start):
    """The first option of whoever's turn it is that begins so."""
    return next(option.id for option in match.choices()[0].options if option.id.startswith(start))


def out_there(*seats):
    """The groups of these seats are at the school and the hospital."""
    there = dict(zip(seats, ("school", "hospital"), strict=False))
    return [
        [f"{name} {there[seat]}" if seat in there else name for name in group]
        for seat, group in enumerate(FOUR)
    ]


def food(match):
    return match.state.food
