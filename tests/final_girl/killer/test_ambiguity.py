"""FG-12: what is unclear."""

import pytest

from tests.final_girl.looking import act, now, options, prompt, told
from tests.final_girl.positions import script
from tests.final_girl.saying import PLAIN
from tests.final_girl.small_film import CELLAR, CRYPT, GATE, HALL, POND, YARD, location

rule = pytest.mark.rule

STEP = {"type": "KillerAction", "target": "victim", "moves": 1}
TIED = [0, 0, 0, 2, 2, 0]


def tied(reading, effect=STEP, **state):
    given = {"killer": PLAIN, "victims": TIED, "killer_at": CRYPT, "here": GATE, "hand": [], **state}
    return script(effect, options={"ambiguity": reading}, **given)


@rule("FG-12.1", "FG-4.3")
@pytest.mark.parametrize(("here", "goal"), [(GATE, POND), (HALL, CELLAR), (YARD, POND)])
def test_the_worst_for_her_is_the_one_nearer_to_her(here, goal):
    match = tied("worst", here=here)
    assert now(match).killer_at == goal
    assert told(match, "hunts-tied-worst")


@rule("FG-12.1")
def test_the_worst_is_the_same_every_time():
    """Also where all is equal: what comes first on the board."""
    assert {now(tied("worst", here=CRYPT, seed=seed)).killer_at for seed in range(6)} == {CELLAR}


@rule("FG-12.1")
@pytest.mark.parametrize(("choice", "goal"), [("zone:cellar", CELLAR), ("zone:pond", POND)])
def test_she_chooses(choice, goal):
    match = tied("choose")
    assert (prompt(match), options(match)) == ("which-target", ["zone:cellar", "zone:pond"])
    assert match.choices()[0].rule == "FG-12.1"
    assert now(act(match, choice)).killer_at == goal


@rule("FG-12.1")
def test_by_chance():
    assert {now(tied("random", faces=(face,))).killer_at for face in (1, 2)} == {CELLAR, POND}


@rule("FG-12.1")
@pytest.mark.parametrize("reading", ["worst", "choose", "random"])
def test_what_is_clear_is_not_asked(reading):
    match = tied(reading, victims=[0, 0, 0, 2, 3, 0])
    assert not match.choices()
    assert now(match).killer_at == POND


@rule("FG-12.1", "FG-4.4")
def test_which_of_two_shortest_ways():
    far = {"type": "KillerAction", "target": "girl", "moves": 1}
    corner = {"killer_at": CRYPT, "here": YARD, "victims": [0] * 6}
    assert now(tied("worst", far, **corner)).killer_at == POND, "there is only one shortest way here"
    across = {"killer_at": CELLAR, "here": POND, "victims": [0] * 6}
    assert now(tied("worst", far, **across)).killer_at == CRYPT
    setups = [{"girl": "yard", "killer": "gate", "victims": [{"zone": "hall", "number": 1}]}]
    ring = location(zones=_ring(), setups=setups)
    match = tied("choose", far, location=ring, killer_at=0, here=2, victims=[0] * 4, piles=[[]], tops=[""])
    assert (prompt(match), options(match)) == ("which-way", ["zone:hall", "zone:pond"])
    assert now(act(match, "zone:pond")).killer_at == 3
    assert (
        now(
            tied(
                "worst", far, location=ring, killer_at=0, here=2, victims=[0, 0, 0, 1], piles=[[]], tops=[""]
            )
        ).killer_at
        == 3
    )


def _ring():
    names = ["gate", "hall", "yard", "pond"]
    return [
        {
            **{"id": name, "x": 100 * n, "y": 0, "exit": n == 0, "search": name == "hall"},
            "paths": [{"to": names[(n + 1) % 4]}, {"to": names[(n - 1) % 4]}],
        }
        for n, name in enumerate(names)
    ]


@rule("FG-12.1", "FG-4.5")
@pytest.mark.parametrize(
    ("reading", "faces", "left"), [("worst", (), []), ("random", (1,), []), ("random", (2,), ["friend@own"])]
)
def test_which_victim_an_attack_hits(reading, faces, left):
    place = location(events=[{"id": "nothing", "victims": [{"id": "friend"}]}])
    blow = {"type": "KillerAction", "target": "victim", "attacks": 1}
    state = {"location": place, "special": ["friend"], "special_at": [CRYPT], "victims": [0, 0, 0, 0, 0, 1]}
    assert now(tied(reading, blow, faces=faces, **state)).special == left
    match = tied("choose", blow, **state)
    assert options(match) == ["victim:friend", "victim:1"]
    assert now(act(match, "victim:1")).special == ["friend@own"]


@rule("FG-12.1")
def test_by_default_the_worst():
    assert (
        now(script(STEP, killer=PLAIN, victims=TIED, killer_at=CRYPT, here=GATE, hand=[])).killer_at == POND
    )


@rule("FG-12.1")
@pytest.mark.parametrize(
    ("reading", "faces", "zone"), [("worst", (), YARD), ("random", (1,), YARD), ("random", (2,), CELLAR)]
)
def test_where_the_killer_appears(reading, faces, zone):
    """Two groups, equally far away and equally large: one nearer to her."""
    appear = {"type": "Appear", "at": "farthest-victims"}
    state = {"victims": [0, 2, 1, 2, 0, 0], "killer_at": HALL, "here": GATE, "faces": faces}
    assert now(tied(reading, appear, **state)).killer_at == zone
    match = tied("choose", appear, **state)
    assert options(match) == ["zone:yard", "zone:cellar"]
    assert now(act(match, "zone:cellar")).killer_at == CELLAR


@rule("FG-12.1")
def test_which_of_them_is_special_is_the_one_nearer_to_her():
    place = location(events=[{"id": "nothing", "victims": [{"id": "friend"}]}])
    special = {"type": "Special", "victim": "friend", "at": "farthest-victims"}
    for here, zone in ((GATE, YARD), (CRYPT, CELLAR)):
        state = {"victims": [0, 2, 1, 2, 0, 0], "killer_at": HALL, "here": here, "location": place}
        assert now(tied("worst", special, **state)).special_at == [zone]
