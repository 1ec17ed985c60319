"""Cards of Hans and of the camp that do several things."""

import pytest

from huisclos.words import Words
from tests.final_girl.box_positions import HANS, OLD_MAN, drawn, killer_at, revealed, victims, zone
from tests.final_girl.looking import act, at, now, options, told
from tests.final_girl.positions import END, GAME, scene

rule = pytest.mark.rule
pytestmark = pytest.mark.rule("FG-13.1")

# -- Hans --------------------------------------------------------------------------------------------


def test_two_for_one():
    match = drawn("two-for-one@butcher", HANS, victims={"south-path": 1, "dock": 1})
    assert (killer_at(match), now(match).dead) == ("dock", 2)
    assert len(now(drawn("two-for-one@butcher", HANS)).revealed) == 2, "nobody there: another card"


def test_elsewhere():
    match = drawn(
        "elsewhere@butcher",
        HANS,
        victims={"south-path": 1, "entrance": 1},
        terror=["never-runs@butcher", "elsewhere@butcher"],
    )
    assert told(match, "enemy-moves")[0]["zone"] == "zone:entrance@trails"
    assert (now(match).horror, now(match).terror) == (6, []), "and the next card comes at once"


def test_a_taste_for_it():
    match = drawn("taste-for-it@butcher", HANS, victims={"south-path": 3})
    assert (now(match).dead, now(match).bloodlust) == (2, 4)
    later = scene(
        {"type": "KillerPhase"},
        *END,
        **HANS,
        terror=["taste-for-it@butcher"],
        victims={"fire-pit": 1, "south-path": 2},
        **{"dead": 1, "dead_now": 1},
    )
    assert (now(later).dead, now(later).bloodlust) == (4, 6), "three in this phase, his first blow, too"


# -- the camp ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "there"), [("night-hikers", "swamp"), ("left-behind", "courts")])
def test_more_come(card, there):
    match = drawn(f"{card}@trails", HANS, setup=0, events=["second-bus@trails"])
    assert victims(match) == {there: 2, "cabins": 2, "dock": 2, "fire-pit": 2}
    assert now(match).horror == 4


def test_everyone_for_themselves():
    state = {
        "victims": {"cabins": 1, "fire-pit": 1, "lake-cabin": 1},
        "faces": (1, 6),
        "killer_at": "fire-pit",
    }
    match = drawn("every-one-for-themselves@trails", HANS, **state)
    assert sum(victims(match).values()) == 2, "one who stayed at the fire pit is dead"
    assert (now(match).dead, victims(match)) == (1, {"cabins": 1, "courts": 1}), (
        "who is with her doesn't panic"
    )
    assert killer_at(match) == "lake-cabin", "on the way to the next one"


@pytest.mark.parametrize(
    ("face", "there", "left"), [(1, "cabins", (3, 11)), (2, "shed", (4, 11)), (3, "dock", (4, 11))]
)
def test_a_gas_leak(face, there, left):
    match = drawn("gas-leak@trails", HANS, victims={"cabins": 2, "shed": 2, "dock": 2}, faces=(face,))
    assert there not in victims(match)
    assert now(match).dead == 2
    pile = [zone(match, number) for number in match.state.plan.searches].index(there)
    assert [len(cards) for cards in now(match).piles] == [0 if n == pile else 4 for n in range(3)]
    assert (now(match).health, now(match).killer_health) == left, "it hurts whoever is there"
    assert now(match).tokens == ["ashes@trails"]


@pytest.mark.parametrize("first", ["tina", "ricky"])
def test_lovers_die_together(first):
    match = revealed("till-death@trails", HANS, victims={"entrance": 1, "south-path": 1})
    assert sorted(now(match).special) == ["ricky@trails", "tina@trails"]
    assert victims(match) == {}
    where = {"tina": "entrance", "ricky": "south-path"}[first]
    both = {
        "special": ["ricky@trails", "tina@trails"],
        "special_at": [at(match, "south-path"), at(match, "entrance")],
    }
    kill = {"type": "Kill", "zones": [f"{where}@trails"]}
    match = scene(kill, *END, **HANS, **both, in_force=["event:till-death@trails"])
    assert (now(match).special, now(match).bloodlust) == ([], 2)


@pytest.mark.parametrize(("here", "time"), [("cabins", 12), ("dock", 6)])
def test_a_boyfriend(here, time):
    match = revealed("boyfriend@trails", HANS, victims={"cabins": 1, "dock": 1})
    assert now(match).special_at == [at(match, "cabins")], "the nearest one"
    state = {**HANS, "here": here, "special": ["boyfriend@trails"], "special_at": [at(match, "cabins")]}
    kill = {"type": "Kill", "zones": ["cabins@trails"]}
    match = scene(kill, {"type": "PutAway"}, {"type": "Turn"}, **state, in_force=["event:boyfriend@trails"])
    assert now(match).time == time


@pytest.mark.parametrize(("here", "dice", "horror"), [("cabins", 3, 7), ("dock", 2, 3)])
def test_a_girlfriend(here, dice, horror):
    match = revealed("girlfriend@trails", HANS, victims={"cabins": 1})
    state = {
        **HANS,
        "special": ["girlfriend@trails"],
        "special_at": [at(match, "cabins")],
        "in_force": ["event:girlfriend@trails"],
    }
    state |= {"here": here, "hand": ["focus", "walk"]}
    played = act(scene(**state), "card:focus")
    assert len(now(played).roll) == dice
    match = scene({"type": "Kill", "zones": ["cabins@trails"]}, *END, **state)
    assert now(match).horror == horror


def test_the_lake_kills():
    match = revealed("in-the-lake@trails", HANS, victims={"lake": 1, "dock": 2})
    assert (now(match).dead, victims(match)) == (1, {"dock": 2})
    run = scene(
        {"type": "Panic", "at": "victims"},
        *END,
        **HANS,
        victims={"dock": 2},
        in_force=["event:in-the-lake@trails"],
        faces=(1, 5),
    )
    assert (now(run).dead, victims(run)) == (1, {"south-path": 1})
    phase = scene(
        {"type": "PanicPhase"}, *END, **HANS, victims={"lake": 1}, in_force=["event:in-the-lake@trails"]
    )
    assert now(phase).dead == 1


@rule("FG-7.3")
def test_a_whistle():
    state = {
        **HANS,
        "items": ["whistle"],
        "held": [0],
        "victims": {"north-path": 1, "entrance": 1},
        "time": 2,
    }
    match = act(scene(**state), "use+item:whistle")
    assert (now(match).time, victims(match)) == (1, {"cabins": 1, "entrance": 1})
    assert killer_at(match) == "lake-cabin", "he hears it, too"
    assert "use+item:whistle" not in options(scene(**{**state, "time": 0}))


@pytest.mark.parametrize(("faces", "times"), [((6, 6), 2), ((6, 1), 1), ((1, 1), 0)])
def test_a_rabbit_foot(faces, times):
    state = {**HANS, "items": ["rabbit-foot"], "held": [0], "time": 2, "faces": faces, "hand": ["walk"]}
    match = act(scene(**state), "use+item:rabbit-foot", "apply")
    picks = ["do:two-time", "do:calm"][:times]
    act(match, *picks)
    assert (now(match).time, now(match).horror) == [(2, 3), (4, 3), (4, 2)][times]
    assert now(match).items == []


@rule("FG-7.3")
def test_a_bear_trap():
    state = {**HANS, "items": ["bear-trap"], "held": [0], "here": "lake-cabin", "time": 3}
    match = act(scene(**state), "use+item:bear-trap")
    assert (now(match).time, now(match).token_at) == (1, [at(match, "lake-cabin")])
    assert not any("bear-trap" in option for option in options(scene(**{**state, "here": "lake"})))
    trap = {
        "tokens": ["trap@trails"],
        "token_at": [at(match, "lake-cabin")],
        "in_force": ["item:bear-trap@trails"],
    }
    sprung = drawn("personal@butcher", {**HANS, "here": "lake-cabin"}, **trap)
    assert (now(sprung).killer_health, now(sprung).health, now(sprung).tokens) == (9, 4, [])
    assert killer_at(sprung) == "lake-cabin"


@pytest.mark.parametrize("here", ["shed", "lake", "dock"])
def test_a_motorboat_goes_to_any_shore_from_anywhere(here):
    state = {**HANS, "items": ["motorboat-keys"], "held": [0], "time": 3, "here": here}
    match = act(scene(**state), "use+item:motorboat-keys")
    shores = {"zone:dock", "zone:cliff", "zone:lake-cabin"} - {f"zone:{here}"}
    assert set(options(match)) == shores
    act(match, "zone:cliff")
    assert (zone(match, now(match).here), now(match).time, len(now(match).items)) == ("cliff", 1, 1)


@pytest.mark.parametrize(("language", "word"), [("en", "Lasting."), ("fr", "Permanent.")])
def test_every_event_that_lasts_says_so(language, word):
    words = Words(language, GAME.meta.package, names=["Ana"], packs=scene().scene.pack_words)
    events = [card for pack in GAME.shelf if pack.location for card in pack.location.events]
    said = {card.id for card in events if words.does(card.reference).startswith(word)}
    assert said == {card.id for card in events if card.lasts}


def test_newcomers_are_told_as_such():
    match = revealed("clown@carnival", OLD_MAN)
    assert (len(told(match, "newcomer")), told(match, "special")) == (1, [])
    assert told(revealed("the-damned@trails", HANS, victims={"dock": 1}), "special")
