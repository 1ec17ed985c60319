"""FG-13.2: whatever happens somewhere happens where the card says: in zones by their names, or by a tag."""

import pytest

from huisclos.engine.rules.effect import Condition, Effect
from tests.final_girl.looking import now
from tests.final_girl.positions import GAME
from tests.final_girl.saying import FRIEND, HORROR, WORDS, puppets, quiet
from tests.final_girl.small_film import CRYPT, POND, YARD, location

rule = pytest.mark.rule
VOCABULARY = {**GAME.kinds[Effect], **GAME.kinds[Condition]}


def tagged(*names):
    """A board on which these zones are wet."""
    place = location(events=[FRIEND])
    for zone in place["zones"]:
        zone["tags"] = ["wet"] if zone["id"] in names else []
    return place


def count(number):
    """So many Victims at the pond, and one in the crypt."""
    return [0, 0, 0, 0, number, 1]


AT_THE_POND = {  # what a card says, the table before, and how one sees that it was at the pond
    "AddVictims": ({"number": 1}, {}, lambda s: s.victims[POND] == 1),
    "Appear": ({}, {}, lambda s: s.killer_at == POND),
    "Decoy": ({}, {}, lambda s: s.decoy == POND),
    "Drag": ({}, {}, lambda s: s.here == POND),
    "GoTo": ({}, {}, lambda s: s.here == POND),
    "Kill": ({}, {"victims": count(2)}, lambda s: s.victims == count(0)),
    "Lead": ({"to": "girl"}, {"victims": count(1)}, lambda s: s.victims == [0, 1, 0, 0, 0, 1]),
    "MoveMinions": ({}, puppets(YARD), lambda s: s.minions[0] == POND),
    "Panic": ({}, {"victims": count(1), "faces": (1,)}, lambda s: s.victims == [0, 1, 0, 0, 0, 1]),
    "PlaceToken": ({"token": "trap"}, {}, lambda s: s.token_at == [POND]),
    "Somewhere": ({"do": [{"type": "Kill"}]}, {"victims": count(1)}, lambda s: s.victims == count(0)),
    "Spawn": ({}, puppets(), lambda s: s.minions[0] == POND),
    "Special": ({"victim": "friend"}, {"victims": count(1)}, lambda s: s.special_at == [POND]),
    "Wound": ({}, {"killer_at": POND}, lambda s: s.killer_health < 3),
}
TRUE_OF_THE_POND = {
    "EnemyAt": {"killer_at": POND},
    "ItIs": {},
    "SheIsAt": {"here": POND},
    "Victims": {"victims": [0, 0, 0, 0, 1, 0]},
}
NAMED = pytest.mark.parametrize(
    ("there", "elsewhere"),
    [({"zones": ["pond"]}, {"zones": ["hall"]}), ({"tag": "wet"}, {"tag": "dry"})],
    ids=["zones", "tag"],
)


def after(said, **state):
    """The table, when an effect has been done with the pond as what the card speaks of."""
    steps = {"type": "Somewhere", "zones": ["pond"], "do": [said]}
    return now(quiet(steps, **{"location": tagged("pond"), "words": WORDS, "killer_health": 3, **state}))


@rule("FG-13.2")
@NAMED
@pytest.mark.parametrize("kind", AT_THE_POND)
def test_effects_are_done_in_the_zones_that_the_card_names(kind, there, elsewhere):
    given, state, seen = AT_THE_POND[kind]
    assert seen(after({"type": kind, **given, "at": "killer", **there}, **state))
    assert not seen(after({"type": kind, **given, **elsewhere}, **state))


@rule("FG-13.2")
@NAMED
@pytest.mark.parametrize("kind", TRUE_OF_THE_POND)
def test_conditions_are_about_the_zones_that_the_card_names(kind, there, elsewhere):
    for named, horror in ((there, 4), (elsewhere, 3)):
        asked = {"type": "If", "if": {"type": kind, **named}, "then": [HORROR]}
        assert after(asked, **TRUE_OF_THE_POND[kind]).horror == horror


@rule("FG-13.2")
@pytest.mark.parametrize("named", [{"zones": ["gate", "crypt"]}, {"tag": "wet"}], ids=["zones", "tag"])
def test_a_tunnel_between_two_zones_that_the_card_names(named):
    match = quiet({"type": "Tunnel", **named}, location=tagged("gate", "crypt"))
    assert now(match).tunnel == [0, CRYPT]


def test_nothing_that_happens_somewhere_is_left_out():
    somewhere = {name for name, kind in VOCABULARY.items() if "tag" in kind.__struct_fields__}
    assert somewhere == {*AT_THE_POND, *TRUE_OF_THE_POND, "Tunnel"}
