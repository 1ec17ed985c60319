"""FG-12.1: ties of all kinds are settled the same way, and nobody is asked where it doesn't matter."""

import pytest

from tests.final_girl.looking import act, now, options, prompt, told
from tests.final_girl.positions import script
from tests.final_girl.saying import FRIEND, PLAIN, puppets
from tests.final_girl.small_film import CELLAR, CRYPT, GATE, HALL, POND, YARD, location

rule = pytest.mark.rule

STAGE = {"victims": [0, 2, 0, 2, 0, 0], "killer_at": HALL, "here": GATE}
"""Two groups, both next to the Killer in the hall: one in the yard, one in the cellar."""
ALIKE = {"location": location(events=[FRIEND]), "special": ["friend"]}


def tied(reading, *effects, **state):
    given = {"killer": PLAIN, **STAGE, "hand": [], **state}
    return script(*effects, options={"ambiguity": reading}, **given)


def settled(effect, field, **state):
    """What becomes of it: the worst; by chance, both ways; as she chooses, both ways."""
    worst = getattr(now(tied("worst", effect, **state)), field)
    chance = [getattr(now(tied("random", effect, faces=(face,), **state)), field) for face in (1, 2)]
    asked = options(tied("choose", effect, **state))
    chosen = [getattr(now(act(tied("choose", effect, **state), option)), field) for option in asked]
    assert chosen == chance
    assert len(asked) == 2
    return worst, chance, prompt(tied("choose", effect, **state))


@rule("FG-12.1")
@pytest.mark.parametrize("where", ["nearest-victims", "farthest-victims", "nearest-to-girl"])
def test_who_dies(where):
    here = {"here": HALL} if where == "nearest-to-girl" else {}
    worst, chance, asked = settled({"type": "Kill", "number": 1, "at": where}, "victims", **here)
    assert (worst, chance, asked) == (
        [0, 1, 0, 2, 0, 0],
        [[0, 1, 0, 2, 0, 0], [0, 2, 0, 1, 0, 0]],
        "which-zone",
    )


@rule("FG-12.1", "FG-10.2")
@pytest.mark.parametrize("where", ["nearest-victims", "farthest-victims", "nearest-to-girl"])
def test_who_is_special(where):
    here = {"here": HALL} if where == "nearest-to-girl" else {}
    effect = {"type": "Special", "victim": "friend", "at": where}
    worst, chance, asked = settled(effect, "special_at", location=ALIKE["location"], **here)
    assert (worst, chance, asked) == ([YARD], [[YARD], [CELLAR]], "which-special")


@rule("FG-12.1", "FG-10.2")
def test_only_who_isnt_special_yet_can_become_so():
    """The nearest of those, wherever a special one is."""
    state = {**ALIKE, "special_at": [GATE], "victims": [0, 0, 0, 1, 0, 0]}
    effect = {"type": "Special", "victim": "friend", "at": "nearest-to-girl"}
    assert now(tied("worst", effect, **state)).special_at == [GATE, CELLAR]


@rule("FG-12.1")
@pytest.mark.parametrize(
    ("effect", "field", "worst", "chance"),
    [
        ({"type": "PlaceToken", "token": "trap", "at": "searches"}, "token_at", [HALL], [[HALL], [CRYPT]]),
        ({"type": "Decoy", "at": "searches"}, "decoy", HALL, [HALL, CRYPT]),
        ({"type": "Drag", "at": "searches"}, "here", HALL, [HALL, CRYPT]),
        (
            {"type": "Spawn", "at": "searches"},
            "minions",
            [HALL, HALL, -1],
            [[HALL, HALL, -1], [HALL, CRYPT, -1]],
        ),
        (
            {"type": "MoveMinions", "at": "searches"},
            "minions",
            [HALL, -1, -1],
            [[HALL, -1, -1], [CRYPT, -1, -1]],
        ),
        ({"type": "Appear", "at": "searches"}, "killer_at", HALL, [HALL, CRYPT]),
        (
            {"type": "AddVictims", "number": 1, "at": "nearest-victims"},
            "victims",
            [0, 3, 0, 2, 0, 0],
            [[0, 3, 0, 2, 0, 0], [0, 2, 0, 3, 0, 0]],
        ),
    ],
    ids=lambda one: one["type"] if isinstance(one, dict) else "",
)
def test_where_it_is(effect, field, worst, chance):
    assert settled(effect, field, words=("token-trap",), **puppets(HALL))[:2] == (worst, chance)


@rule("FG-12.1", "FG-11.1")
@pytest.mark.parametrize(
    ("effect", "field", "state", "worst", "chance"),
    [
        (
            {"type": "Spawn", "at": "searches", "each": True},
            "minions",
            puppets(YARD, YARD),
            [YARD, YARD, HALL],
            [[YARD, YARD, HALL], [YARD, YARD, CRYPT]],
        ),
        (
            {"type": "AddVictims", "number": 2, "zones": ["gate", "crypt"]},
            "victims",
            {"dead": 15, "here": CRYPT, "killer_at": CELLAR},
            [0, 2, 0, 2, 0, 2],
            [[2, 2, 0, 2, 0, 0], [0, 2, 0, 2, 0, 2]],
        ),
    ],
    ids=["minions", "victims"],
)
def test_which_zones_go_without_if_there_isnt_enough_for_all(effect, field, state, worst, chance):
    assert settled(effect, field, **state) == (worst, chance, "which-zone")


@rule("FG-12.1", "FG-11.1")
def test_nobody_is_asked_where_they_come_if_there_is_enough_for_all_or_nothing():
    come = {"type": "Spawn", "at": "searches", "each": True}
    for there, minions in ([YARD], [YARD, HALL, CRYPT]), ([YARD] * 3, [YARD] * 3):
        assert now(tied("choose", come, **puppets(*there))).minions == minions
    come = {"type": "AddVictims", "number": 2, "zones": ["gate", "crypt"]}
    for dead, victims in (13, [2, 2, 0, 2, 0, 2]), (17, [0, 2, 0, 2, 0, 0]):
        assert now(tied("choose", come, dead=dead)).victims == victims


@rule("FG-12.1")
def test_which_of_two_tokens_goes():
    state = {"tokens": ["trap", "trap"], "token_at": [CRYPT, YARD], "words": ("token-trap",)}
    worst, chance, _ = settled({"type": "RemoveToken", "token": "trap"}, "token_at", **state)
    assert (worst, chance) == ([CRYPT], [[CRYPT], [YARD]])


@rule("FG-12.1")
def test_where_victims_are_led():
    """Both search zones are next to the cellar."""
    lead = {"type": "Lead", "zones": ["cellar"], "to": "searches"}
    worst, chance, asked = settled(lead, "victims")
    assert worst == [0, 2, 2, 0, 0, 0], "nearer to her"
    assert (chance, asked) == ([[0, 2, 2, 0, 0, 0], [0, 2, 0, 0, 0, 2]], "which-path")
    all_of_them = {"type": "Lead", "at": "everywhere", "to": "searches"}
    assert now(tied("worst", all_of_them, victims=[1, 0, 0, 1, 1, 0])).victims == [0, 1, 1, 0, 0, 1]


@rule("FG-12.1")
def test_the_one_shortest_way_is_not_asked_for():
    lead = {"type": "Lead", "zones": ["crypt"], "to": "girl", "number": 1}
    state = {"victims": [0, 0, 0, 0, 0, 2], "here": HALL}
    assert now(tied("choose", lead, **state)).victims == [0, 0, 0, 1, 0, 1]


@rule("FG-12.1")
def test_which_zone_they_are_led_from():
    lead = {"type": "Lead", "at": "nearest-victims", "to": "killer", "number": 1}
    worst, chance, asked = settled(lead, "victims")
    assert (worst, asked) == ([0, 1, 1, 2, 0, 0], "which-zone")
    assert chance == [[0, 1, 1, 2, 0, 0], [0, 2, 1, 1, 0, 0]]


@rule("FG-12.1")
@pytest.mark.parametrize(
    ("effect", "asked"),
    [
        ({"type": "Kill", "zones": ["yard"], "number": 1}, "which-dies"),
        ({"type": "Lead", "zones": ["yard"], "to": "girl", "number": 1}, "which-goes"),
    ],
)
def test_which_of_those_who_are_there(effect, asked):
    """The worst is a special one."""
    state = {**ALIKE, "special_at": [YARD], "victims": [0, 1, 0, 0, 0, 0]}
    worst, chance, question = settled(effect, "victims", **state)
    assert (worst[YARD], [victims[YARD] for victims in chance], question) == (1, [1, 0], asked)


@rule("FG-12.1")
def test_nobody_is_asked_who_dies_if_all_do():
    state = {**ALIKE, "special_at": [YARD], "victims": [0, 1, 0, 0, 0, 0]}
    for kill in (
        {"zones": ["yard"]},
        {"zones": ["yard"], "number": 2},
        {"zones": ["yard"], "number": 9, "total": True},
    ):
        table = now(tied("choose", {"type": "Kill", **kill}, **state))
        assert (table.dead, table.special) == (2, [])


@rule("FG-12.1")
def test_in_which_zone_if_there_are_fewer_deaths_than_zones():
    kill = {"type": "Kill", "zones": ["yard", "cellar"], "number": 1, "total": True}
    worst, chance, asked = settled(kill, "victims")
    assert (worst, asked) == ([0, 1, 0, 2, 0, 0], "which-zone")
    assert chance == [[0, 1, 0, 2, 0, 0], [0, 2, 0, 1, 0, 0]]


MINOR = {"minor": ["rage", "stride"], "minor_health": [2, 2], "in_force": ["terror:rage", "terror:stride"]}
FOE = {
    **PLAIN,
    "terror": [{"id": "calm", "copies": 10}, {"id": "rage", "health": 2}, {"id": "stride", "health": 2}],
}


@rule("FG-12.1", "FG-9.4")
@pytest.mark.parametrize(
    ("effect", "left"),
    [
        ({"type": "HurtKiller", "by": 1}, [[1, 2], [2, 1]]),
        ({"type": "HurtKiller", "by": 3}, [[1], [1]]),
        ({"type": "StripPower"}, [[2], [2]]),
    ],
)
def test_which_minor_dark_power(effect, left):
    """The worst is that the oldest goes first."""
    worst, chance, asked = settled(effect, "minor_health", **{**MINOR, "killer": FOE})
    assert (worst, chance, asked) == (left[0], left, "which-power")
    if len(left[0]) == 1:
        assert settled(effect, "minor", **{**MINOR, "killer": FOE})[1] == [["stride@own"], ["rage@own"]]


@rule("FG-12.1", "FG-9.4")
def test_nobody_is_asked_which_power_if_it_is_all_the_same():
    hit = {"type": "HurtKiller", "by": 1}
    twins = {**MINOR, "minor": ["rage", "rage"], "in_force": ["terror:rage"], "killer": FOE}
    assert now(tied("choose", hit, **twins)).minor_health == [1, 2]
    table = now(tied("choose", {**hit, "by": 5}, **{**MINOR, "killer": FOE}))
    assert (table.minor, table.killer_health) == ([], 2)


@rule("FG-12.1", "FG-4.3")
@pytest.mark.parametrize("reading", ["choose", "random"])
def test_nobody_looks_for_a_target_that_it_doesnt_go_to(reading):
    blow = {"type": "KillerAction", "target": "victim", "attacks": 1}
    match = tied(reading, blow)
    assert not match.choices()
    assert (now(match).killer_at, told(match, f"hunts-tied-{reading}")) == (HALL, [])


@rule("FG-12.1", "FG-4.4")
def test_nobody_is_asked_for_a_target_that_lies_on_the_same_way():
    """From the gate all ways lead through the yard."""
    step = {"type": "KillerAction", "target": "victim", "moves": 1}
    state = {"killer_at": GATE, "here": CRYPT, "victims": [0, 0, 1, 0, 1, 0]}
    assert now(tied("choose", step, **state)).killer_at == YARD
    match = tied("choose", {**step, "moves": 2}, **state)
    assert options(match) == ["zone:hall", "zone:pond"]


@rule("FG-12.1", "FG-4.4")
@pytest.mark.parametrize("waits", [False, True])
def test_nobody_is_asked_for_a_way_unless_it_leads_elsewhere_or_somebody_waits_on_it(waits):
    """Two ways around a ring, to the one zone across."""
    names = ["gate", "hall", "yard", "pond"]
    ring = [
        {
            **{"id": name, "x": 100 * n, "y": 0, "exit": n == 0, "search": name == "hall"},
            "paths": [{"to": names[(n + 1) % 4]}, {"to": names[(n - 1) % 4]}],
        }
        for n, name in enumerate(names)
    ]
    rules = [{"when": "EnemyEnters", "do": [{"type": "Horror", "by": 1}]}] if waits else []
    place = location(
        zones=ring,
        setups=[{"girl": "yard", "killer": "gate", "victims": [{"zone": "hall", "number": 1}]}],
        events=[{"id": "nothing", "lasts": True, "rules": rules}],
    )
    far = {"type": "KillerAction", "target": "girl", "moves": 2}
    state = {"location": place, "killer_at": 0, "here": 2, "victims": [0] * 4, "piles": [[]], "tops": [""]}
    match = tied("choose", far, **state, in_force=["event:nothing"])
    assert prompt(match) == ("which-way" if waits else "")
    assert prompt(tied("choose", {**far, "moves": 1}, **state)) == "which-way"


@rule("FG-12.1")
def test_enemies_are_lured_to_the_nearest_of_several_zones():
    lure = {"type": "Lure", "to": "searches"}
    state = {"killer_at": CELLAR, "victims": [0] * 6}
    worst, chance, asked = settled(lure, "killer_at", **state)
    assert (worst, chance, asked) == (HALL, [HALL, CRYPT], "which-target")
    assert now(tied("choose", lure, **{**state, "killer_at": POND})).killer_at == CRYPT
