"""What the tests of the vocabulary share: films that are made of a few words."""

from tests.final_girl.positions import script, tokens
from tests.final_girl.small_film import CRYPT, GATE, killer, location

HORROR = {"type": "Horror", "by": 1}
COME = {"type": "AddVictims", "number": 1}
SLOW = [{"attack": 1, "move": 1}] * 9
PLAIN = killer(rows=SLOW)
"""A Killer whom bloodlust doesn't change."""
PUPPETS = {"id": "puppet", "number": 3, "health": 1, "attack": 1, "leash": 4}
WORDS = ("victim-boyfriend", "victim-friend", "token-trap", "item-axe", "prompt-knock", "do-open", "do-wait")
FRIEND = {"id": "nothing", "victims": [{"id": "friend"}]}

BLOW = {"type": "KillerAction", "target": "girl", "attacks": 1}


def puppets(*places, **state):
    """A Killer with minions in these zones."""
    return {"killer": killer(rows=SLOW, minions=PUPPETS), **tokens(*places), **state}


def quiet(*effects, **state):
    """These effects, with a Killer whom bloodlust doesn't change, and nobody on the board but the two."""
    given = {
        "killer": killer(rows=SLOW, health=9),
        "victims": [0] * 6,
        "here": GATE,
        "killer_at": CRYPT,
        "horror": 3,
    }
    return script(*effects, **{**given, "hand": ["walk"], **state})


def heeding(rules=(), changes=(), **state):
    """A lasting Event with these rules and changes is in play."""
    event = {
        "id": "nothing",
        "lasts": True,
        "rules": list(rules),
        "changes": list(changes),
        "victims": [{"id": "friend"}],
    }
    return {"location": location(events=[event]), "in_force": ["event:nothing"], **state}
