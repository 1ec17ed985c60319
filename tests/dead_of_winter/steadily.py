"""What `steady` does at a table, for tests."""

import random

from huisclos.bots import find_bot
from tests.dead_of_winter.looking import plain
from tests.dead_of_winter.positions import GAME


def steady(seed=1):
    return find_bot(GAME, "steady")(random.Random(seed))


def picks(match, seat=0):
    """All that it answers, without the names of packs."""
    return plain(steady().pick(match.view(seat), match.choices()[seat]))


def pick(match, seat=0):
    return picks(match, seat)[0]


def turn(match):
    """All that it does in a turn."""
    done = []
    while match.state.turn == 0 and 0 in match.choices() and match.choices()[0].prompt == "act":
        done.append(pick(match))
        match.act(0, steady().pick(match.view(0), match.choices()[0]))
        while match.choices() and 0 in match.choices() and match.choices()[0].prompt != "act":
            match.act(0, steady().pick(match.view(0), match.choices()[0]))
    return done
