"""Whatever happens: no card gets lost or comes twice, no zombie stands beyond its spaces, and the tracks move
only as the rules say."""

import random
from collections import Counter

import pytest

import huisclos
from huisclos.games.dead_of_winter.printed.box import printed_at, roads_of
from huisclos.games.dead_of_winter.printed.places import PLACES
from huisclos.games.dead_of_winter.seen.inspection import inspect
from tests.dead_of_winter.looking import act, at, prompts, story
from tests.dead_of_winter.positions import BITE, GAME, PLAYERS, WOUND, colony
from tests.engine.all_games import some_picks, some_signs

rule = pytest.mark.rule

TABLES = [
    *({}, {"variant": "traitor", "two_exiles": "literal"}, {"variant": "cooperative", "crowds": "survivor"}),
    {"elimination": True, "exiles_return": True, "starving": "tokens", "needed": "all"},
]
FALLS = {"dies", "helpless-dies", "hungry", "waste", "two-loyal-exiles"}
"""What costs the colony morale by the rules themselves; all else is said by cards."""
CARDS = {"crisis-strikes", "crossroads-way", "plays", "uses-ability", "uses-item", "card-acts", "gives"}


def cards(s):
    """Every Item there is, wherever it lies."""
    piles = [*s.decks, *s.hands, s.waste, s.removed, s.pile, s.gear, s.found]
    return Counter(name for pile in piles for name in pile)


def check(match):
    """What holds for a colony at any moment, also for one that was recorded."""
    s = match.state
    box, figures = s.box, s.box.figures
    inspect(s)
    assert cards(s) == Counter(
        name for place in range(len(PLACES)) for name in printed_at(box, place, s.cooperative)
    )
    fits = [n for n, one in enumerate(box.survivors) if one.cooperative or not s.cooperative]
    people = [*s.everybody(), *s.recruits, *s.gone, *(n for own in s.dealt for n in own)]
    assert sorted(people) == fits
    roads = [card.id for card in roads_of(box, cooperative=s.cooperative, page=s.page)]
    assert sorted([*s.crossroads, *s.watched, *s.crossed]) == sorted(roads)
    crises = [name for name, card in box.crises.items() if card.cooperative or not s.cooperative]
    assert sorted([*s.crises, *s.foreseen, *s.past, *([s.crisis] if s.crisis else [])]) == sorted(crises)
    secrets = [name for own in s.secrets for name in own]
    assert len(secrets) == (0 if s.cooperative else s.seats)
    assert sum(name in box.betrayals for name in (*secrets, *s.unseen)) == int(not s.cooperative)
    exiles = [name for own in s.exile_goals for name in own]
    assert s.cooperative or sorted([*exiles, *s.exile_deck]) == sorted(box.exiles)
    for door, room in enumerate(box.room):
        assert 0 <= s.zombies[door] + s.barricades[door] <= room
    for place, spaces in enumerate(box.spaces):
        assert place == 0 or s.at.count(place) <= spaces
        assert 0 <= s.noise[place] <= box.noise[place]
    assert 0 <= s.morale <= figures.most_morale
    assert all(s.hurt(n) < 9 for n in s.everybody())
    assert s.round <= s.side.rounds + 20


def step(match, rng):
    """Somebody who is asked answers by chance."""
    choices = match.choices()
    seat = rng.choice(sorted(choices))
    match.act(seat, some_picks(choices[seat], rng), signs=some_signs(rng))


@rule("DW-0.1", "DW-0.4", "DW-7.3", "DW-12.1")
@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_gets_lost_or_doubled(options, seats):
    rng = random.Random(f"{options} {seats}")
    for seed in range(3):
        match = huisclos.new(GAME, PLAYERS[:seats], rng.getrandbits(30) + seed, options)
        check(match)
        while match.choices():
            step(match, rng)
            check(match)


def changes(match, rng):
    """Every event with what was so before it and after: the track, what it was and what it is."""
    before = match.view(None)["board"]
    told = len(match.events_since(0, None))
    step(match, rng)
    for event in match.events_since(told, None):
        yield event, {**before}, {**before, **event["changes"]}
        before = {**before, **event["changes"]}


@rule("DW-5.1", "DW-5.2", "DW-5.3", "DW-5.6", "DW-7.2", "DW-9.1")
@pytest.mark.parametrize("seed", range(10))
def test_morale_and_rounds_move_only_as_the_rules_say(seed):
    """Morale changes with an event that says so, after something that costs it or a card; the round marker by
    one at the end of a round, or by a card; and at zero the game is over."""
    rng = random.Random(seed)
    match = huisclos.new(GAME, PLAYERS[: 2 + seed % 4], seed, TABLES[seed % 4])
    causes = []
    while match.choices():
        for event, before, after in changes(match, rng):
            key = event["key"]
            if key == "turn":
                causes = []
            if key in FALLS | CARDS | {"crisis-averted", "colony-phase", "opening"}:
                causes.append(key)
            if before["morale"] != after["morale"]:
                assert key == "morale", event
                assert causes, event
                by = after["morale"] - before["morale"]
                assert by < 0 or {*causes} & (CARDS | {"crisis-averted"}), (by, causes)
            if before["rounds"] != after["rounds"]:
                assert key == "rounds", event
                assert causes, event
            assert before["round"] <= after["round"] <= before["round"] + 1
        s = match.state
        if not s.over:
            assert s.morale > 0
            assert s.rounds > 0
    s = match.state
    assert s.outcome in ("morale", "rounds", "objective", "deserted")
    assert (s.outcome == "morale") == (s.morale == 0)


@rule("DW-5.6", "DW-9.1")
@pytest.mark.parametrize("seed", range(6))
def test_a_game_ends_within_its_rounds(seed):
    """Those who only pass and end their turns come to the end of the last round, or lose before."""
    match = huisclos.new(GAME, PLAYERS[: 2 + seed % 4], seed)
    rng, rounds = random.Random(seed), match.state.rounds
    while choices := match.choices():
        seat, choice = next(iter(choices.items()))
        names = [option.id for option in choice.options]
        match.act(seat, ["end"] if "end" in names else some_picks(choice, rng))
        assert match.state.round <= rounds
    assert match.state.outcome
    assert match.state.acts < 400


@rule("DW-4.4")
@pytest.mark.parametrize("risks", [True, False])
def test_a_bite_chain_ends(risks):
    """Everybody at a place dies of one bite at most once, and nobody elsewhere does."""
    groups = [["ada hospital", "bob hospital"], ["cid hospital", "xan"], ["dan hospital", "wes"]]
    match = colony({"type": "RiskRoll", "survivor": 0}, groups=groups, faces=[BITE, *[WOUND] * 9], morale=10)
    spread = 0
    while "spread" in prompts(match).values():
        act(match, "risk-it" if risks else "give-up")
        spread += 1
    assert spread == (3 if risks else 1)
    assert story(match).count("dies") == spread + 1
    assert match.state.people(5) == ([] if risks else [2, 3])
    assert [at(match, name) for name in ("xan", "wes")] == ["colony"] * 2


@rule("DW-4.4")
@pytest.mark.parametrize("seed", range(8))
def test_a_bite_spreads_no_further_than_there_are_people(seed):
    """By chance, with everybody in one place: it ends, whatever the dice say."""
    rng = random.Random(seed)
    names = ["ada", "bob", "cid", "dan", "eve", "fay", "gus", "hal"]
    groups = [names[:3], names[3:6], names[6:]]
    match = colony(*[{"type": "RiskRoll", "survivor": n} for n in range(8)], groups=groups, morale=10)
    for _ in range(60):
        if 0 in prompts(match) and prompts(match)[0] == "act":
            break
        if match.state.over:
            break
        step(match, rng)
    assert match.state.over or prompts(match) == {0: "act"}
