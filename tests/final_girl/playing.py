"""What the tests of Action cards share: a card that is played, and how the dice fall."""

from tests.final_girl.looking import act, now, prompt
from tests.final_girl.positions import film
from tests.final_girl.small_film import CRYPT, YARD

TWO, ONE, NONE = (6, 5), (5, 1), (1, 2)
FAR_AWAY = {"here": YARD, "killer_at": CRYPT}


def played(card, faces, *choices, hand=(), **state):
    """She has played this card, the dice have fallen so, and she took what they say."""
    match = film(**{**FAR_AWAY, "hand": [card, *hand], "time": 6, "horror": 3, **state}, faces=faces)
    act(match, f"card:{card}")
    if prompt(match) == "roll":
        act(match, "apply")
    return act(match, *choices)


def scales(match):
    table = now(match)
    return table.health + 1, table.horror, table.time
