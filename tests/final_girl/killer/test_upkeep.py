"""FG-6: upkeep, and the Finale."""

import pytest

from tests.final_girl.looking import act, now, options, story, told
from tests.final_girl.positions import film
from tests.final_girl.small_film import CRYPT, YARD, killer, location

rule = pytest.mark.rule

HORROR, CALM = {"type": "Horror", "by": 1}, {"type": "Horror", "by": -1}
FINALE = {"id": "last-act", "action": [CALM], "do": [HORROR, HORROR]}


def upkeep(**state):
    steps = [{"type": "UpkeepPhase"}, {"type": "Mark", "name": "phase"}, {"type": "Turn"}]
    given = {"here": YARD, "killer_at": CRYPT, "hand": ["walk"], "horror": 3, "victims": [0] * 6, **state}
    return film(steps=steps, phase="panic", **given)


@rule("FG-6.1")
@pytest.mark.parametrize(("terror", "revealed"), [(["calm"], False), ([], True)])
def test_the_finale_is_revealed_once_the_deck_is_empty(terror, revealed):
    match = upkeep(terror=terror, killer=killer(finales=[FINALE]))
    table = now(match)
    assert (table.ending, table.finale) == (("last-act@own", []) if revealed else ("", ["last-act@own"]))
    assert table.horror == (5 if revealed else 3), "its effects apply"


@rule("FG-6.1", "FG-4.1")
def test_its_action_replaces_the_first_one_for_good():
    foe = killer(finales=[{"id": "last-act", "action": [CALM]}], start=[HORROR])
    match = film(
        killer=foe, here=YARD, killer_at=CRYPT, hand=["walk"], horror=3, victims=[0] * 6, terror=["calm"]
    )
    act(match, "end", "done")
    assert (now(match).horror, now(match).ending) == (4, "last-act@own")
    act(match, "end", "done")
    assert now(match).horror == 3
    act(match, "end", "done")
    assert now(match).horror == 2
    assert len(told(match, "terror")) == 1
    assert len(told(match, "finale")) == 1


@rule("FG-6.1")
def test_what_holds_from_then_on():
    finale = {**FINALE, "changes": [{"value": "dice", "add": -1}]}
    match = upkeep(terror=[], killer=killer(finales=[finale]), hand=["walk", "focus"])
    act(match, "card:walk")
    assert len(now(match).roll) == 1


@rule("FG-6.1", "FG-9.3")
def test_a_dark_power_still_face_down_is_revealed_too():
    match = upkeep(terror=[], powers=["fangs", "claws"])
    assert "power:fangs@own" in now(match).in_force
    assert "power:claws@own" not in now(match).in_force
    known = upkeep(terror=[], powers=["claws"], in_force=["power:fangs"])
    assert "power:claws@own" not in now(known).in_force
    assert not told(known, "power")


@rule("FG-6.2")
def test_then_what_cards_say_happens_in_upkeep():
    heeds = {
        "id": "nothing",
        "lasts": True,
        "rules": [{"when": "PhaseBegins", "where": {"phase": "upkeep"}, "do": [HORROR]}],
    }
    match = upkeep(
        terror=[],
        location=location(events=[heeds]),
        in_force=["event:nothing"],
        killer=killer(finales=[FINALE]),
    )
    assert now(match).horror == 6
    assert story(match, "finale", "card-acts") == ["finale", "card-acts"], "after the Finale"


@rule("FG-6.2")
def test_then_she_may_rearrange_her_items():
    things = [{"id": "stick", "copies": 8}, {"id": "axe", "hands": 2}, {"id": "bat", "hands": 2}]
    match = upkeep(location=location(items=things), items=["axe", "bat"], held=[1, 0])
    assert "arrange" in options(match)
    act(match, "arrange", "item:bat")
    assert now(match).held == [0, 1]


@rule("FG-6.2")
def test_with_nothing_to_rearrange_nothing_is_offered():
    assert "arrange" not in options(upkeep())
