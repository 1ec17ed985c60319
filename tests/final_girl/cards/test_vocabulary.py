"""FG-13.2: what packs may say: all of it has a test, and places and groups one by one."""

import pytest

from tests.final_girl.looking import now, told
from tests.final_girl.positions import END, GAME, film
from tests.final_girl.saying import COME, FRIEND, HORROR, WORDS, puppets, quiet
from tests.final_girl.small_film import CELLAR, CRYPT, GATE, HALL, POND, YARD, killer, location
from tests.support.vocabulary import examples_of, left_out, vocabulary

rule = pytest.mark.rule


@rule("FG-13.2")
@pytest.mark.parametrize("kind", vocabulary(GAME), ids=lambda kind: kind.__name__)
def test_the_example_of_each_effect_and_condition_works(kind):
    for effect in examples_of(GAME, kind, HORROR):
        foe = killer(terror=[{"id": "calm", "copies": 10, "do": [effect]}])
        steps = [{"type": "KillerPhase"}, *END]
        match = film(killer=foe, steps=steps, words=WORDS, hand=["walk", "focus"])
        for _ in range(8):
            if not match.choices():
                break
            choice = match.choices()[0]
            match.act(0, [option.id for option in choice.options[: max(1, choice.min)]])
        assert told(match, "terror")


@rule("FG-13.2")
def test_the_manual_names_everything():
    assert left_out(GAME, "where", "value", "group", "mark") == []


@rule("FG-13.2")
@pytest.mark.parametrize(
    ("where", "zones"),
    [
        ("girl", [HALL]),
        ("killer", [CRYPT]),
        ("girl-start", [YARD]),
        ("killer-start", [CRYPT]),
        ("exits", [GATE]),
        ("searches", [HALL, CRYPT]),
        ("everywhere", [GATE, YARD, HALL, CELLAR, POND, CRYPT]),
        ("away", [GATE, YARD, CELLAR, POND, CRYPT]),
        ("near-girl", [YARD, CELLAR]),
        ("near-killer", [CELLAR, POND]),
        ("beside-girl", [YARD, HALL, CELLAR]),
        ("beside-killer", [CELLAR, POND, CRYPT]),
        ("minions", [GATE, POND]),
        ("enemies", [GATE, POND, CRYPT]),
        ("victims", [GATE, YARD, POND]),
        ("nearest-victims", [POND]),
        ("farthest-victims", [GATE]),
        ("nearest-to-girl", [YARD]),
        ("it", []),
    ],
)
def test_where(where, zones):
    before = [2, 1, 0, 0, 1, 0]
    match = quiet({**COME, "at": where}, **puppets(GATE, POND), here=HALL, victims=before)
    assert [n for n in range(6) if now(match).victims[n] > before[n]] == zones


@rule("FG-13.2")
def test_zones_by_name_and_by_tag():
    place = location()
    for zone in place["zones"]:
        zone["tags"] = ["wet"] if zone["id"] in ("pond", "cellar") else []
    assert now(quiet({**COME, "zones": ["gate", "crypt"]})).victims == [1, 0, 0, 0, 0, 1]
    assert now(quiet({**COME, "tag": "wet"}, location=place)).victims == [0, 0, 0, 1, 1, 0]
    assert now(quiet({**COME, "tag": "dry"}, location=place)).victims == [0] * 6, (
        "that this board doesn't have"
    )
    assert now(quiet({**COME, "zones": ["attic@other"]})).victims == [0] * 6


@rule("FG-13.2")
@pytest.mark.parametrize("where", ["nearest-victims", "farthest-victims"])
def test_of_equally_far_victims_the_most(where):
    match = quiet({**COME, "at": where}, victims=[0, 0, 0, 1, 2, 0])
    assert now(match).victims[POND] == 3


@rule("FG-13.2")
@pytest.mark.parametrize(
    ("group", "times"),
    [("victims", 5), ("zones-with-victims", 3), ("exits", 1), ("searches", 2), ("minions", 2)],
)
def test_each_of_a_group(group, times):
    state = {
        "victims": [2, 0, 0, 2, 0, 0],
        "special": ["friend"],
        "special_at": [POND],
        "location": location(events=[FRIEND]),
    }
    match = quiet(
        {"type": "Each", "of": group, "do": [{"type": "Time", "by": -1}]},
        **puppets(GATE, POND),
        **state,
        time=9,
    )
    assert now(match).time == 9 - times


@rule("FG-13.2")
@pytest.mark.parametrize(
    ("group", "zones"), [("exits", [GATE]), ("searches", [HALL, CRYPT]), ("minions", [POND])]
)
def test_the_effects_speak_of_each(group, zones):
    match = quiet({"type": "Each", "of": group, "do": [{**COME, "at": "it"}]}, **puppets(POND))
    assert now(match).victims == [int(n in zones) for n in range(6)]
