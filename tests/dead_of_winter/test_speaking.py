"""Whoever looks at a colony leaves those of whom its effects speak as they were, even if nothing is left to
look with."""

from itertools import count

import pytest

from huisclos.engine.base.errors import EndlessRules
from huisclos.engine.rules.cards import SpeakOf
from huisclos.engine.rules.grammar import Each
from huisclos.games.dead_of_winter.chapters.aims.distance import far
from huisclos.games.dead_of_winter.chapters.aims.goals import met
from huisclos.games.dead_of_winter.chapters.card_effects.toll import Toll
from huisclos.games.dead_of_winter.chapters.card_effects.toll import count as cost
from huisclos.games.dead_of_winter.chapters.colony.wounds import Wound
from huisclos.games.dead_of_winter.state.happenings import Acted
from tests.dead_of_winter.positions import PEOPLE, colony, item, survivor

NEAR = {"type": "AtLeast", "value": "survivors-here", "number": 1}
ADA = PEOPLE.index("ada")
SHARP = item("knife", "weapon", changes=[{"value": "attack", "add": -1, "if": NEAR}])
HANDY = survivor("eve", use=[{"do": [{"type": "Food", "by": 1}], "if": NEAR}])
WISH = {"id": "wish0", "goal": {"type": "AllOf", "of": [NEAR, {"type": "Unhurt"}]}}
ROAD = {"id": "road0", "trigger": {"when": "Acted", "if": NEAR}, "ways": [{"name": "on0"}]}


@pytest.fixture
def winter():
    """It is Cy's turn; a card speaks of Ada, and Bob acts."""
    cards = {"items": [SHARP], "survivors": [HANDY], "secrets": [WISH], "crossroads": [ROAD]}
    table = {"gear": {"ada": ["knife"]}, "secrets": [["wish0"], ["wish1"], ["wish2"]]}
    table |= {"watched": ["road0"], "watchers": [0], "crossroads": ["road1", "road2", "road3"]}
    match = colony(cards=cards, turn=2, actor=1, hero="bob", it="survivor:ada@own", **table)
    return match.state.copy()


LOOKS = {
    "figure": lambda s: s.trait(ADA, "attack", 3),
    "crossroads": lambda s: s.happen(Acted("search", "ada", "colony", s.said(ADA))),
    "objective": lambda s: met(s, 0),
    "distance": lambda s: far(s, 0),
    "options": lambda s: s.step.ask(s),
    "toll": lambda s: cost(s, Each("survivors", (SpeakOf("place:school", (Wound(1),)),)), Toll()),
}


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_whatever_is_left_to_look_with(winter, look):
    before = (winter.it, winter.actor, winter.hero, winter.plain)
    for left in count():
        winter.purse = left
        try:
            look(winter)
        except EndlessRules:
            assert (winter.it, winter.actor, winter.hero, winter.plain) == before
        else:
            break
    assert left > 0, "somebody had to pay"
    assert (winter.it, winter.actor, winter.hero, winter.plain) == before
