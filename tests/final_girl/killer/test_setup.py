"""FG-0 and FG-1: the pieces, setting up, and the phases of a turn."""

from collections import Counter

import pytest

import huisclos
from huisclos.engine.base.errors import BadOptions
from tests.final_girl.looking import act, now, options, story, told
from tests.final_girl.positions import GAME, film
from tests.final_girl.small_film import CELLAR, CRYPT, GATE, HALL, YARD, girl, killer, location, tables

rule = pytest.mark.rule

FREE = {"walk": 2, "focus": 2, "weak-attack": 1, "short-rest": 1}
OTHERS = {
    **{"close-call": 2, "search": 2, "sprint": 2, "guard": 2, "distraction": 2, "furious-strike": 2},
    **{"improvise": 1, "planning": 1, "retaliate": 1, "long-rest": 1, "critical-strike": 1},
}
COSTS = {
    **dict.fromkeys(FREE, 0),
    **{"close-call": 1, "search": 2, "sprint": 2, "guard": 2, "distraction": 3, "improvise": 3},
    **{"planning": 4, "retaliate": 4, "furious-strike": 4, "long-rest": 5, "critical-strike": 6},
}
NAMES = {"killer": "shape@own", "location": "house@own", "girl": "ada@own"}
TWELVE = [{"id": name, "copies": 4} for name in ("rope", "lamp", "salt")]


def start(*, game=GAME, seed=1, setting=None, pack=None, **parts):
    """A new game of the test's film."""
    given = {"killer": killer(), "location": location(), "girl": girl(), **parts}
    return huisclos.new(game, ["Ana"], seed, {**NAMES, "pack": pack or tables(**given), **(setting or {})})


def two_packs():
    """A film with its girl, and one that has another Killer only."""
    first = tables(killer=killer(), location=location(), girl=girl())
    second = tables(killer=killer(id="other", health=9), location=location(), girl=girl(id="eve", health=2))
    second = {**second, "name": "second"}
    del second["location"]
    return first, second


@rule("FG-0.1")
def test_killers_locations_and_girls_of_different_films_mix():
    first, second = two_packs()
    names = {"killer": "other@second", "location": "house@own", "girl": "eve@second"}
    match = huisclos.new(GAME, ["Ana"], 1, {**names, "pack": first, "other": second})
    table = now(match)
    assert (table.killer, table.location, table.girl) == ("other@second", "house@own", "eve@second")
    assert (table.health, table.killer_health) == (1, 8)


@rule("FG-0.1")
def test_who_is_not_chosen_is_drawn():
    first, second = two_packs()
    both = {"location": "house@own", "pack": first, "other": second}
    seen = {(now(huisclos.new(GAME, ["Ana"], seed, both)).killer) for seed in range(40)}
    assert {"shape@own", "other@second"} <= seen
    girls = {(now(huisclos.new(GAME, ["Ana"], seed, both)).girl) for seed in range(40)}
    assert {"ada@own", "eve@second"} <= girls


@rule("FG-0.1")
@pytest.mark.parametrize("part", ["killer", "location", "girl"])
def test_somebody_unknown_cannot_be_chosen(part):
    with pytest.raises(BadOptions):
        start(setting={part: "nobody"})


@rule("FG-0.2", "FG-0.9")
@pytest.mark.parametrize(("difficulty", "time"), [("normal", 6), ("absolute", 5)])
def test_time_at_the_start_and_in_every_turn(difficulty, time):
    assert now(start(setting={"difficulty": difficulty})).time == time
    match = film(options={"difficulty": difficulty}, hand=["walk"], time=2)
    act(match, "end", "done")
    assert (now(match).turn, now(match).time) == (2, time)


@rule("FG-0.2", "FG-2.2")
@pytest.mark.parametrize(
    ("difficulty", "track"),
    [("normal", [3, 3, 2, 2, 2, 2, 2, 1]), ("absolute", [3, 2, 2, 2, 2, 1, 1, 1])],
)
def test_the_horror_track_says_how_many_dice(difficulty, track):
    for horror, dice in enumerate(track):
        match = film(options={"difficulty": difficulty}, hand=["walk", "walk"], horror=horror)
        assert len(now(act(match, "card:walk")).roll) == dice


@rule("FG-0.3")
def test_the_free_cards_are_her_hand_and_the_others_lie_in_the_tableau():
    table = now(start())
    assert Counter(table.hand) == FREE
    assert Counter(table.tableau) == OTHERS
    assert len(table.hand) == 6
    assert len(table.hand) + len(table.tableau) == 23


@rule("FG-0.3")
@pytest.mark.parametrize(("card", "cost"), COSTS.items())
def test_what_each_action_card_costs(card, cost):
    match = film(hand=[], tableau=[card], time=cost, phase="planning", steps=[{"type": "Buy"}])
    assert options(match) == [f"card:{card}", "done"]
    assert now(act(match, f"card:{card}")).time == 0
    if cost:
        poor = film(hand=[], tableau=[card], time=cost - 1, phase="planning", steps=[{"type": "Buy"}])
        assert options(poor) == []


@rule("FG-0.4")
def test_one_finale_and_a_dark_power_lie_face_down():
    foe = killer(finales=[{"id": name, "action": []} for name in ("one", "two", "three")])
    matches = [start(killer=foe, seed=seed) for seed in range(20)]
    assert {len(now(match).finale) for match in matches} == {1}
    assert {now(match).finale[0] for match in matches} == {"one@own", "two@own", "three@own"}
    assert {now(match).powers[0] for match in matches} == {"claws@own", "fangs@own", "shadow@own"}
    for match in matches[:3]:
        shown = match.view(0)["board"]
        assert shown["finale"] == 1
        assert isinstance(shown["powers"], int)
        assert shown["ending"] == ""


@rule("FG-0.4")
def test_a_legendary_dark_power_comes_only_on_demand():
    foe = killer(legend={"id": "doom"})
    assert all("doom@own" not in now(start(killer=foe, seed=seed)).powers for seed in range(10))
    for seed in range(5):
        assert now(start(killer=foe, seed=seed, setting={"legend": True})).powers[0] == "doom@own"


@rule("FG-0.5")
def test_ten_cards_of_both_make_the_terror_deck_and_the_others_stay_aside():
    foe, place = killer(terror=[{"id": "calm", "copies": 9}, {"id": "knock"}]), location()
    place["terror"] = [{"id": "wind", "copies": 8}]
    table = now(start(killer=foe, location=place))
    assert (len(table.terror), len(table.aside)) == (10, 8)
    assert Counter(table.terror + table.aside) == {"calm@own": 9, "knock@own": 1, "wind@own": 8}
    decks = [now(start(killer=foe, location=place, seed=seed)).terror for seed in range(8)]
    assert all("wind@own" in deck for deck in decks), "shuffled together"
    assert len({tuple(deck) for deck in decks}) > 1
    shown = start(killer=foe, location=place).view(0)["board"]
    assert (shown["terror"], shown["aside"]) == (10, 8), "nobody knows which"


@rule("FG-0.6")
def test_a_pile_of_four_items_for_each_search_zone_with_the_top_one_face_up():
    place = location(items=TWELVE)
    table = now(start(location=place))
    assert [len(pile) for pile in table.piles] == [4, 4], "the hall and the crypt"
    assert table.tops == [pile[-1] for pile in table.piles]
    piles = {str(now(start(location=place, seed=seed)).piles) for seed in range(8)}
    assert len(piles) > 1, "shuffled"
    assert start(location=place).view(0)["board"]["piles"] == [4, 4]


@rule("FG-0.7")
def test_a_setup_card_places_everybody_and_is_kept():
    setups = [
        {"girl": "gate", "killer": "cellar", "victims": [{"zone": "pond", "number": 1}]},
        {
            "girl": "hall",
            "killer": "crypt",
            "victims": [{"zone": "yard", "number": 2}, {"zone": "crypt", "number": 3}],
        },
    ]
    seen = set()
    for seed in range(12):
        table = now(start(location=location(setups=setups), seed=seed))
        seen.add((table.setup, table.here, table.killer_at, tuple(table.victims)))
    assert seen == {(0, GATE, CELLAR, (0, 0, 0, 0, 1, 0)), (1, HALL, CRYPT, (0, 2, 0, 0, 0, 3))}


@rule("FG-0.8")
def test_each_gets_an_unseen_last_health_token():
    pairs = Counter()
    for seed in range(300):
        table = now(start(seed=seed))
        pairs[table.last[0], table.killer_last[0]] += 1
    assert all(a != b or a == 0 for a, b in pairs), "of each number there is one"
    hers = Counter(shown for pair in pairs.elements() for shown in pair)
    assert set(hers) == {0, 1, 2, 3}
    assert 0.58 < hers[0] / 600 < 0.75, "six of nine are blank"
    shown = start().view(0)["board"]
    assert (shown["last"], shown["killer_last"]) == (1, 1)


@rule("FG-0.9", "FG-0.8", "FG-X13")
@pytest.mark.parametrize("health", [5, 12])
def test_the_token_is_one_of_the_health_they_start_with(health):
    table = now(start(killer=killer(health=health), girl=girl(health=health)))
    assert (table.health, table.killer_health) == (health - 1, health - 1)


@rule("FG-0.9")
def test_horror_starts_where_the_killer_says_and_bloodlust_at_the_bottom():
    table = now(start(killer=killer(horror=5)))
    assert (table.horror, table.bloodlust, table.turn) == (5, 0, 1)


@rule("FG-0.10")
def test_the_first_event_is_revealed_and_applied():
    crowd = {"id": "crowd", "do": [{"type": "AddVictims", "number": 2, "zones": ["gate"]}]}
    match = start(location=location(events=[crowd]))
    assert now(match).victims[GATE] == 2
    assert told(match, "event") == [{"card": "event:crowd@own"}]
    table = now(start(location=location(events=[{"id": name} for name in ("one", "two", "three")])))
    assert (len(table.past), len(table.events)) == (1, 2)


@rule("FG-0.10", "FG-1.1")
def test_the_event_comes_before_the_first_turn():
    assert story(start(), "opening", "event", "turn") == ["opening", "event", "turn"]


@rule("FG-1.1")
def test_a_turn_has_five_phases_in_this_order():
    heard = [
        {
            "when": "PhaseBegins",
            "where": {"phase": phase},
            "do": [{"type": "AddVictims", "number": 1, "zones": [zone]}],
        }
        for phase, zone in [("planning", "gate"), ("killer", "yard"), ("panic", "pond"), ("upkeep", "crypt")]
    ]
    event = {"id": "nothing", "lasts": True, "rules": heard}
    match = film(location=location(events=[event]), in_force=["event:nothing"], hand=["walk"])
    act(match, "end", "done")
    comes = [args["zone"] for args in told(match, "victims-come")]
    order = [f"zone:{name}@own" for name in ("gate", "yard", "pond", "crypt")]
    assert comes == order
    assert now(match).turn == 2, "and then the next turn"


@rule("FG-1.1")
def test_the_game_ends_at_once_when_she_dies():
    start_ = [{"type": "Health", "by": -9}, {"type": "Horror", "by": 3}]
    match = film(killer=killer(start=start_), hand=["walk"], last=0)
    act(match, "end", "done")
    assert not match.choices()
    assert (now(match).outcome, now(match).horror) == (-1, 3)
    assert match.result.winners == []


@rule("FG-1.1")
def test_the_game_ends_at_once_when_the_killer_dies():
    match = film(killer_at=YARD, killer_health=0, killer_last=0, hand=["weak-attack", "focus"], faces=[5, 1])
    act(match, "card:weak-attack", "apply")
    assert not match.choices()
    assert now(match).outcome == 1
    assert now(match).health == 4, "what the card would do next isn't done"
    assert match.result.winners == [0]


@rule("FG-1.1")
def test_nothing_can_be_done_after_the_end():
    match = film(killer_at=YARD, killer_health=0, killer_last=0, hand=["weak-attack", "focus"], faces=[6, 6])
    act(match, "card:weak-attack", "apply")
    before = match.position()
    with pytest.raises(huisclos.IllegalAction):
        match.act(0, ["card:focus"])
    assert match.position() == before
