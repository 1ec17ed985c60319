"""What a reader is told at any time: how far one is, what comes tonight, what a crossroads waits for."""

import tomllib
from pathlib import Path

import pytest

import huisclos
from huisclos.engine.game.installed import find
from huisclos.engine.match.match import Match
from huisclos.games.dead_of_winter.chapters.rounds.colony_phase import CheckWaste, PayFood, ZombiesCome
from huisclos.words import LANGUAGES, Words
from tests.dead_of_winter.crossing import turn
from tests.dead_of_winter.positions import colony, item, objective, plain
from tests.dead_of_winter.test_terminal import page
from tests.page.dead_of_winter import played

rule = pytest.mark.rule
LANTERN = tomllib.loads((Path(__file__).parent / "packs/lantern.toml").read_text("utf-8"))


def told(match, thing, seat=None):
    """What is told of something, by key; every word of it is there."""
    facts = match.facts(seat).get(thing, [])
    for language in LANGUAGES:
        words = Words(
            language, find("dead-of-winter").meta.package, names=match.names, packs=match.pack_words
        )
        assert all(words.text(fact.key, fact.args) for fact in facts)
    return {fact.key: fact.args for fact in facts}


def tonight(match, seat=None):
    return told(match, "tonight", seat)


def test_a_pack_with_figures_of_its_own_is_told_of_by_everybody_alike():
    """The objective counts what none of the box does, and is a barricade itself."""
    options = {"pack": LANTERN, "objective": "beacon@lantern"}
    match = huisclos.new("dead-of-winter", ["Ana", "Bo", "Cy"], 1, options)
    match.state.noise[1], match.state.barricades[:2] = 3, [1, 1]
    noise, barricades = match.facts(0)["objective:beacon@lantern"]
    assert (noise.key, noise.args) == ("far-least", {"of": "figure:noise", "have": 3, "need": 4, "met": 0})
    assert barricades.args == {"of": "figure:barricades", "have": 3, "need": 3, "met": 1}
    assert "· Noise: 3 of 4 ✓ Barricades: 3 of 3" in page(match)
    match.state.crossing = "echo@lantern"
    waits = match.facts(None)["crossroads:echo@lantern"]
    assert [fact.key for fact in waits] == ["waits-NoiseMade", "waits-least-noise-here"]


@rule("DW-9.2")
def test_how_far_one_is_only_oneself_is_told_and_all_once_it_is_over():
    cards = {"secrets": [{"id": "hoard", "goal": {"type": "Holds", "number": 2, "kind": "food"}}]}
    match = colony(cards=cards, hands=[["beans"], [], []], secrets=[["hoard"], ["wish0"], ["wish1"]])
    assert told(match, "seat:0", 0)["far-hand"]["have"] == 1
    assert [thing for thing in match.facts(0) if thing.startswith("seat")] == ["seat:0"]
    assert [thing for thing in match.facts(None) if thing.startswith("seat")] == []
    open_facts = match.facts(None, everything=True)
    assert [thing for thing in open_facts if thing.startswith("seat")] == ["seat:0", "seat:1", "seat:2"]
    assert plain(open_facts["seat:0"][1].args)["have"] == 1


@rule("DW-0.1")
def test_decks_are_as_high_for_who_reads_as_they_are():
    side = {"rounds": 5, "morale": 6, "goal": {"type": "AtLeast", "value": "empty-decks", "number": 2}}
    decks = {"police": [], "library": [], "gas": []}
    match = colony(cards={"objectives": [objective(normal=side)]}, decks=decks)
    assert told(match, "objective:winter@own")["far-least"]["have"] == match.state.figure("empty-decks") == 3


@rule("DW-1.2", "DW-1.3")
def test_what_a_crossroads_waits_for_is_told_to_whoever_watches_and_to_all_once_it_is_read():
    match = turn(trigger={"when": "TurnBegins", "if": {"type": "LastRound"}}, rounds=3)
    assert list(told(match, "crossroads:road@own", 3)) == ["waits-TurnBegins", "waits-more"]
    assert not [thing for seat in (0, 1, 2, None) for thing in match.facts(seat) if "crossroads" in thing]
    match.state.crossing, match.state.watched = "road@own", []
    assert list(told(match, "crossroads:road@own")) == ["waits-TurnBegins", "waits-more"]


@rule("DW-1.3")
def test_where_a_story_may_not_happen_is_said():
    trigger = {"when": "Acted", "if": {"type": "Not", "of": {"type": "At", "place": "police"}}}
    match = turn(trigger=trigger)
    assert told(match, "crossroads:road@own", 3) == {
        "waits-Acted": {},
        "waits-not-place": {"place": "place:police"},
    }


@rule("DW-5.1", "DW-5.2", "DW-5.3", "DW-5.4", "DW-6.1", "DW-6.2")
def test_what_tonight_costs_from_what_all_see():
    """7 mouths: 4 food due, 2 there; 12 wasted; 4 zombies at the colony, of whom the first finds no room; one
    at the school, too."""
    match = colony(
        groups=[["ada", "bob"], ["cid", "dan school"], ["eve school"]],
        helpless=4,
        food=2,
        waste=["rope"] * 12,
        crisis="cold",
        pile=["knife", "petrol"],
        given=[0, 1, 1],
        zombies={0: 3, "school": 4},
        noise={"school": 2, "gas": 1},
    )
    assert (
        tonight(match)
        == tonight(match, 0)
        == {
            "tonight-morale": {"by": 4},
            "tonight-food": {"due": 4, "food": 2, "by": 1, "bad": 1},
            "tonight-waste": {"count": 12, "by": 1, "each": 10, "bad": 1},
            "tonight-crisis": {"given": 2, "due": 3, "bad": 1},
            "tonight-zombies": {"colony": 4, "places": ["place:school"], "all": 5, "bad": 0},
            "tonight-noise": {"count": 3, "bad": 0},
            "tonight-deaths": {"count": 2, "places": ["place:colony", "place:school"], "bad": 1},
        }
    )


@rule("DW-5.1")
@pytest.mark.parametrize(("starving", "by"), [("one", 1), ("tokens", 3)])
def test_hunger_costs_what_the_table_has_agreed_on(starving, by):
    match = colony(food=0, starvation=2, options={"starving": starving})
    assert tonight(match)["tonight-food"]["by"] == tonight(match)["tonight-morale"]["by"] == by
    assert tonight(colony(food=3))["tonight-food"]["bad"] == 0


@rule("DW-8.2", "DW-7.2")
def test_an_exiles_death_costs_no_morale():
    match = colony(
        groups=[["ada school", "bob"], ["cid"], ["eve"]],
        exiled=[1, 0, 0],
        food=9,
        zombies={"school": 4},
    )
    assert tonight(match)["tonight-deaths"] == {"count": 1, "places": ["place:school"], "bad": 1}
    assert tonight(match)["tonight-morale"] == {"by": 0}


@rule("DW-6.1")
def test_a_barricade_that_falls_costs_nobody():
    """The space it stood on is free again."""
    match = colony(
        groups=[["ada school", "bob"], ["cid"], ["eve"]],
        food=9,
        zombies={"school": 3},
        barricades={"school": 1},
    )
    assert "tonight-deaths" not in tonight(match)
    assert match.state.barricades[8] == 1, "nothing was done"


@rule("DW-5.3")
def test_without_a_crisis_nothing_is_said_of_one():
    assert "tonight-crisis" not in tonight(colony(crisis=""))
    assert tonight(colony(exiled=[0, 0, 1]))["tonight-crisis"]["due"] == 2


def test_a_card_that_hears_of_a_death_does_nothing_in_a_forecast():
    loud = item(
        "bell", "tool", equip=True, rules=[{"when": "SurvivorDies", "do": [{"type": "Morale", "by": -1}]}]
    )
    match = colony(
        groups=[["ada school", "bob"], ["cid"], ["eve"]],
        cards={"items": [loud]},
        gear={"bob": ["bell"]},
        food=9,
        zombies={"school": 4},
    )
    before = match.position()
    assert tonight(match)["tonight-morale"] == {"by": 1}
    assert match.position() == before


@pytest.mark.slow
@rule("DW-5.1", "DW-5.2", "DW-5.4", "DW-6.1", "DW-6.2")
def test_the_night_costs_what_was_foreseen():
    """At moments of whole games: food, waste and zombies come at once, without noise and cards."""
    seen: set[str] = set()
    for number, match in enumerate(played()):
        if number % 7 or match.state.over or match.state.phase == "setup":
            continue
        foreseen = tonight(match)
        told = dict.fromkeys(("hungry", "waste", "overrun", "barricade-falls"), 0)
        for key in _night(match):
            if key in told:
                told[key] += 1
        assert bool(told["hungry"]) == bool(foreseen["tonight-food"]["by"])
        assert bool(told["waste"]) == bool(foreseen["tonight-waste"]["by"])
        assert told["overrun"] == foreseen.get("tonight-deaths", {"count": 0})["count"]
        seen |= {key for key, times in told.items() if times}
    assert seen == {"hungry", "waste", "overrun", "barricade-falls"}


def _night(match: Match) -> list[str]:
    """What would be told, if it came now."""
    night = match.state.copy()
    night.noise, night.crisis, night.watched = [0] * 7, "", []
    night.stack, night.answers, night.step, night.morale = [], {}, None, night.box.figures.most_morale
    night.start_log()
    for step in (PayFood(), CheckWaste(), ZombiesCome()):
        night.morale = night.box.figures.most_morale
        night.then(step)
        night.advance()
        while not night.over:
            seat, choice = next(iter(night.waiting().items()))
            night.act(seat, list(choice.options[: choice.min]))
    return [event.key for event in night.log or []]
