"""Cards of Geppetto and of the carnival that do several things."""

import pytest

from huisclos.engine.rules.effect import bare
from tests.final_girl.box_positions import OLD_MAN, drawn, killer_at, minions, revealed, victims, zone
from tests.final_girl.looking import act, at, now, options, prompt, story, told
from tests.final_girl.positions import END, scene

rule = pytest.mark.rule
pytestmark = pytest.mark.rule("FG-13.1")

# -- Geppetto ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("there", "number", "health"), [([], 2, 3), (["cages"] * 3, 3, 5)])
def test_spare_parts(there, number, health):
    match = drawn("spare-parts@strings", OLD_MAN, minions=there, killer_health=3, victims={"booth": 1})
    assert (len(minions(match)), now(match).killer_health, now(match).dead) == (number, health, 1)


@pytest.mark.parametrize(("face", "number"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
@pytest.mark.parametrize("bleed", [True, False])
def test_a_tug_of_war(face, number, bleed):
    match = drawn("tug-of-war@strings", OLD_MAN, victims={"booth": 2, "wheel": 2}, faces=(face,))
    act(match, f"do:bleed-{number}" if bleed else f"do:let-go-{number}")
    assert (6 - now(match).health, now(match).dead) == ((number, 0) if bleed else (0, number))


@rule("FG-8.1", "FG-5.1")
@pytest.mark.parametrize("token", [0, 2])
def test_curtain(token):
    """At the end of the Killer phase; and whoever comes back from it still sees the panic."""
    state = {
        **OLD_MAN,
        "phase": "killer",
        "here": "cages",
        "minions": ["cages"] * 3,
        "ending": "whole-cast@strings",
    }
    state |= {
        "in_force": ["power:curtain@strings"],
        "terror": [],
        "finale": [],
        "last": [token],
        "faces": [3, 5, 5],
    }
    phases = [{"type": "PhaseOver"}, {"type": "PanicPhase"}, *END]
    match = scene(*phases, **state, dead_now=1, dead=1, victims={"cages": 2})
    assert (now(match).outcome, now(match).white) == ((0, True) if token else (-1, False))
    assert len(told(match, "panics")) == (token > 0)
    assert victims(match) == ({"booth": 1, "wheel": 1} if token else {"cages": 2})
    near = scene(*phases, **{**state, "minions": ["cages", "cages", "booth"]})
    assert now(near).health == 6, "all three of them, in her zone"


def test_nobody_leaves():
    match = drawn("nobody-leaves@strings", OLD_MAN, victims={"coaster": 1, "lawn": 1})
    assert minions(match) == ["clown-car", "entrance", "exit"]
    assert now(match).dead == 2


@rule("FG-12.1")
def test_nobody_leaves_by_the_exit_nearest_to_her_if_there_is_one_puppet_left():
    """The worst for her; or it is hers to say."""
    state = {**OLD_MAN, "here": "lawn", "minions": ["cages"] * 2, "victims": {}}
    assert minions(drawn("nobody-leaves@strings", state)) == ["cages", "cages", "clown-car"]
    match = drawn("nobody-leaves@strings", state, ambiguity="choose")
    assert options(match) == ["zone:entrance", "zone:clown-car", "zone:exit"]
    assert minions(act(match, "zone:exit")) == ["cages", "cages", "exit"]


@pytest.mark.parametrize(("there", "lost"), [(["cages"], 1), ([], 2)])
def test_a_ring_dance(there, lost):
    match = drawn("ring-dance@strings", OLD_MAN, minions=there)
    assert minions(match) == ["forest"] * lost
    assert 6 - now(match).health == lost


def test_a_matinee():
    match = drawn("matinee@strings", OLD_MAN, victims={"booth": 1})
    assert (now(match).horror, killer_at(match), now(match).dead) == (4, "booth", 1)
    assert len(now(drawn("matinee@strings", OLD_MAN)).revealed) == 2


@pytest.mark.parametrize(
    ("faces", "here", "lost"), [((6, 6), "range", 0), ((6, 1, 1), "south-path", 0), ((1, 1), "cages", 1)]
)
def test_a_last_waltz(faces, here, lost):
    match = drawn("last-waltz@strings", OLD_MAN, victims={"booth": 1}, faces=faces, hand=[])
    if prompt(match) == "move":
        act(match, "zone:range")
    assert (zone(match, now(match).here), 6 - now(match).health) == (here, lost)
    assert killer_at(match) == "booth"


@pytest.mark.parametrize(("horror", "number"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_the_night_shift(horror, number):
    match = drawn("night-shift@strings", OLD_MAN, horror=horror, victims={"booth": 1})
    assert "booth" in minions(match)
    assert (len(minions(match)), now(match).dead) == (number, 1)


def test_all_together():
    match = drawn("all-together@strings", OLD_MAN, victims={"booth": 1, "west-plaza": 1})
    assert (now(match).dead, victims(match)) == (1, {"booth": 1})


def test_razor_wire():
    match = drawn("razor-wire@strings", OLD_MAN, minions=["forest"], victims={"booth": 2})
    assert (killer_at(match), now(match).dead) == ("booth", 1)
    assert 6 - now(match).health == 1, "the puppet came to her"


def finale(name, **state):
    """The Finale is revealed, and its action done."""
    given = {
        **OLD_MAN,
        "ending": f"{name}@strings",
        "finale": [],
        "in_force": [f"finale:{name}@strings"],
        "phase": "killer",
    }
    return scene({"type": "KillerPhase"}, *END, **{**given, **state})


@pytest.mark.parametrize(("near", "lost"), [({}, 0), ({"range": 1}, 1), ({"range": 3}, 2)])
def test_an_audience(near, lost):
    match = finale("audience", victims=near)
    assert 6 - now(match).health == lost
    assert (killer_at(match), victims(match)) == ("booth", {"forest": near["range"]} if near else {})


def test_no_strings():
    match = finale("no-strings", minions=["booth"], here="forest", killer_at="cages")
    assert minions(match) == ["range"], "two zones, farther from him than the leash allows"
    assert killer_at(match) == "west-plaza"


def test_the_whole_cast():
    match = scene(
        {"type": "UpkeepPhase"},
        *END,
        **OLD_MAN,
        terror=[],
        finale=["whole-cast@strings"],
        in_force=["power:claws@strings"],
    )
    assert minions(match) == ["cages"] * 3
    slow = finale("whole-cast", minions=["cages"] * 3, here="booth")
    assert minions(slow) == ["cages"] * 3, "one zone less a move is none"
    assert (killer_at(slow), 6 - now(slow).health) == ("booth", 2)


# -- the carnival ------------------------------------------------------------------------------------

TRAPS = {
    "loose-gondola": ("wheel", "coaster"),
    "live-rounds": ("range", "forest"),
    "broken-mirrors": ("mirrors", "booth"),
}


@pytest.mark.parametrize("card", TRAPS)
def test_a_trap_kills_who_is_there_and_who_comes(card):
    there, near = TRAPS[card]
    match = drawn(
        f"{card}@carnival", {**OLD_MAN, "killer_at": "south-path", "here": "exit"}, victims={there: 2}
    )
    assert (now(match).dead, victims(match)) == (2, {})
    assert killer_at(match) == "exit"
    assert now(match).in_force == [f"terror:{card}@carnival"]
    token = {"tokens": now(match).tokens, "token_at": now(match).token_at, "in_force": now(match).in_force}
    face = {"loose-gondola": 4, "live-rounds": 3, "broken-mirrors": 2}[card]
    run = scene(
        {"type": "Panic", "zones": [f"{near}@carnival"]},
        *END,
        **{**OLD_MAN, **token},
        victims={near: 1},
        faces=(face,),
    )
    assert (now(run).dead, victims(run)) == (1, {})
    later = scene({"type": "PanicPhase"}, *END, **{**OLD_MAN, **token}, victims={there: 1})
    assert now(later).dead == 1


@pytest.mark.parametrize(("card", "there"), [("midnight-show", "amazing"), ("last-bus", "entrance")])
def test_more_come_to_the_fair(card, there):
    match = drawn(f"{card}@carnival", OLD_MAN, setup=0, events=["coach-party@carnival"])
    assert victims(match) == {there: 2, "wheel": 2, "popcorn": 2, "big-top": 2}
    assert now(match).horror == 4


def test_a_power_cut():
    match = drawn("power-cut@carnival", OLD_MAN, victims={"forest": 1, "cages": 1, "wheel": 1}, faces=(3, 6))
    assert story(match, "panics")
    assert victims(match)["forest"] == 1, "who is with her stays"


@pytest.mark.parametrize(("saved", "horror", "health"), [(True, 1, 4), (False, 5, 3)])
def test_a_lost_child(saved, horror, health):
    match = revealed("lost-child@carnival", OLD_MAN)
    assert (now(match).special, now(match).special_at) == (["lost-child@carnival"], [at(match, "popcorn")])
    child = {"special": ["lost-child@carnival"], "in_force": ["event:lost-child@carnival"], "health": 3}
    if saved:
        match = scene(**{**OLD_MAN, **child, "here": "entrance", "special_at": [at(match, "entrance")]})
        act(match, "save+victim:lost-child", "space:0")
    else:
        match = scene(
            {"type": "Kill", "at": "victims"},
            *END,
            **{**OLD_MAN, **child, "special_at": [at(match, "popcorn")]},
        )
    assert (now(match).horror, now(match).health) == (horror, health)


@pytest.mark.parametrize(("there", "lost"), [("cages", 2), ("booth", 1)])
def test_a_strongman(there, lost):
    match = revealed("strongman@carnival", OLD_MAN)
    assert now(match).special_at == [at(match, "big-top")]
    state = {**OLD_MAN, "here": "cages", "special": ["strongman@carnival"], "special_at": [at(match, there)]}
    blow = scene({"type": "Damage", "by": 1}, *END, **state, in_force=["event:strongman@carnival"])
    assert 7 - now(blow).killer_health == lost


def test_open_cages():
    match = revealed(
        "open-cages@carnival", {**OLD_MAN, "killer_at": "exit"}, victims={"cages": 1, "wheel": 1}
    )
    assert (now(match).dead, victims(match)) == (1, {"wheel": 1})
    token = {"tokens": now(match).tokens, "token_at": now(match).token_at, "in_force": now(match).in_force}
    run = scene(
        {"type": "Panic", "at": "victims"}, *END, **{**OLD_MAN, **token}, victims={"wheel": 1}, faces=(3,)
    )
    assert (now(run).dead, victims(run)) == (1, {})


@pytest.mark.parametrize("moment", ["killer", "attacked"])
def test_seltzer(moment):
    state = {**OLD_MAN, "items": ["seltzer"], "held": [1], "here": "cages", "phase": "killer", "hand": []}
    match = scene({"type": "KillerPhase"}, *END, **state)
    if moment == "attacked":
        act(match, "let-all")
        assert prompt(match) == "react"
    (use,) = [option for option in options(match) if option.startswith("use+")]
    act(match, use)
    assert (now(match).health, now(match).items, now(match).phase) == (6, [], "killer")
    assert len(now(match).terror) == 10


@pytest.mark.parametrize(("faces", "times"), [((6, 6), 2), ((6, 1), 1), ((1, 1), 0)])
def test_tarot(faces, times):
    state = {**OLD_MAN, "items": ["tarot"], "held": [0], "time": 2, "faces": faces}
    match = act(scene(**state), "use+item:tarot", "apply")
    act(match, *["do:hours", "do:nerve"][:times])
    assert (now(match).time, now(match).horror) == [(2, 3), (4, 3), (4, 2)][times]


@pytest.mark.parametrize(
    ("trap", "lost"),
    [("jack-in-the-box", (0, 2, 0)), ("snapping-case", (1, 0, 1)), ("talking-doll", (0, 1, 0))],
)
@pytest.mark.parametrize("careful", [False, True])
def test_traps_in_the_piles(trap, lost, careful):
    """Not for her whose ability is to look twice."""
    force = (
        {"girl": "asami@carnival", "in_force": ["girl:asami@carnival"], "flipped": True} if careful else {}
    )
    take = {"type": "TakeItem", "item": f"{trap}@carnival"}
    match = scene(take, *END, **{**OLD_MAN, "health": 4, "time": 6, "phase": "action", **force})
    table = now(match)
    assert (4 - table.health, table.horror - 3, 6 - table.time) == ((0, 0, 0) if careful else lost)
    assert (table.items, table.lost) == ([], [f"{trap}@carnival"])


@rule("FG-0.6")
def test_one_trap_is_hidden_in_each_pile_but_never_on_top():
    for pile, top in zip(now(scene(**OLD_MAN)).piles, now(scene(**OLD_MAN)).tops, strict=True):
        hidden = [name for name in pile if bare(name) in ("jack-in-the-box", "snapping-case", "talking-doll")]
        assert (len(pile), len(hidden)) == (5, 1)
        assert top == pile[-1] != hidden[0]
