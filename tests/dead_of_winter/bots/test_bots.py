"""The bot of Dead of Winter: it plays by what it sees, answers what it is asked, and knows what matters."""

import random

import pytest

import huisclos
from huisclos.bots import bot_names
from huisclos.bots.taking_turns import drive
from huisclos.games.dead_of_winter.bots.knowing.suspicion import suspicion
from tests.dead_of_winter.box_positions import winter
from tests.dead_of_winter.positions import GAME
from tests.dead_of_winter.steadily import pick, steady, turn
from tests.engine.all_games import FERRY, some_picks, twin

ODD = [
    {"variant": "cooperative", "objective": "raid@aims"},
    {"variant": "traitor", "hard": True, "elimination": True, "objective": "headcount@aims"},
    {"starving": "tokens", "needed": "all", "crowds": "survivor", "objective": "cull@aims"},
    {"variant": "traitor", "exiles_return": True, "two_exiles": "literal", "hidden_outcomes": True},
    {"pack": FERRY},
]
LOYAL = [["unscathed"], ["loner"], ["order"]]
"""Secret objectives that make no difference to what is tested."""


# -- any game ---------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "odd"), [(2, 0), (3, 1), (4, 2), (5, 3), (3, 4)])
def test_it_plays_to_the_end_with_any_number_of_players(seats, odd):
    match = huisclos.new(GAME, [f"P{n}" for n in range(seats)], 5, ODD[odd])
    decisions, result = drive(match, [steady(n) for n in range(seats)])
    assert decisions == len(match.actions)
    assert result == match.result
    assert match.state.outcome


@pytest.mark.parametrize("seed", range(5))
def test_it_knows_an_answer_to_everything_that_chance_may_lead_to(seed):
    rng = random.Random(seed)
    match = huisclos.new(GAME, [f"P{n}" for n in range(2 + seed % 4)], seed, ODD[seed % len(ODD)])
    asked = set()
    while choices := match.choices():
        seat, choice = rng.choice(sorted(choices.items()))
        picks = some_picks(choice, rng)
        if choice.prompt not in asked or rng.random() < 0.3:
            asked.add(choice.prompt)
            picks = steady(seed).pick(match.view(seat), choice)
            assert choice.chosen(picks) is not None
        match.act(seat, picks)


@pytest.mark.parametrize("seed", range(2))
def test_it_decides_the_same_when_what_it_cant_see_is_different(seed):
    match = huisclos.new(GAME, ["Ana", "Bo", "Cy"], seed, {"variant": "traitor"})
    rng = random.Random(seed)
    for _ in range(60):
        seat, choice = next(iter(match.choices().items()))
        if match.state.answers:  # what others have answered may not fit what is made up for them
            match.act(seat, some_picks(choice, rng))
            continue
        other = twin(match, seat, random.Random(seed)).view(seat)
        picks = [steady(7).pick(view, choice) for view in (match.view(seat), other)]
        assert picks[0] == picks[1]
        match.act(seat, picks[0])


def test_it_is_the_best_there_is():
    assert bot_names(GAME)[-1] == "steady"


# -- what matters in a turn -------------------------------------------------------------------------------


def test_who_is_hungry_is_fed():
    """Four survivors in the colony eat two."""
    match = winter(hands=[["rice"]], food=0, crisis="cold-stove", secrets=LOYAL)
    assert pick(match) == "play+item:rice"
    match = winter(hands=[["rice"]], food=9, crisis="cold-stove", secrets=LOYAL)
    assert pick(match) != "play+item:rice"


def test_a_crisis_gets_what_it_needs_and_nothing_else():
    table = {"given": [0, 2, 0], "pile": ["jerrycan", "jerrycan"], "turns": 3, "first": 1, "food": 9}
    table |= {"hands": [["jerrycan", "scrap"]], "secrets": LOYAL}
    match = winter(crisis="cold-stove", gave=[[], ["1:jerrycan@goods"] * 2, []], **table)
    assert turn(match) == ["contribute+item:jerrycan", "end"]


def test_what_cant_avert_a_crisis_any_more_is_kept():
    match = winter(crisis="cold-stove", hands=[["jerrycan"]], first=1, turns=3, food=9, secrets=LOYAL)
    assert "contribute+item:jerrycan" not in turn(match)


def test_waste_is_cleaned_before_it_costs_morale():
    waste = ["tin", "tin", "tin", "rice", "rice", "scrap", "scrap", "scrap", "bandages", "bandages"]
    match = winter(waste=waste, rolled=[[1], [], []], food=9, secrets=LOYAL)
    assert pick(match).startswith("clean+")


def test_an_entrance_that_is_full_gets_room():
    """A zombie comes to the first entrance every night; whoever is of low influence would die of it."""
    match = winter(zombies={0: 2}, rolled=[[1], [], []], food=9, secrets=LOYAL, helpless=2)
    assert pick(match) in ("barricade+survivor:ranger+entrance:0", "barricade+survivor:caretaker+entrance:0")


def test_a_frostbite_is_healed_before_it_kills():
    match = winter(hands=[["bandages"]], frost={"ranger": 1}, wounds={"ranger": 1}, food=9, crisis="thaw")
    assert pick(match) == "play+item:bandages"


def test_who_is_nearly_dead_takes_no_way():
    """Two wounds: every second roll would kill."""
    table = {"rolled": [[6], [], []], "food": 9, "secrets": LOYAL, "crisis": "thaw"}
    match = winter(mine=["ranger", "caretaker school"], wounds={"ranger": 2}, **table)
    assert not [deed for deed in turn(match) if deed.startswith("move+survivor:ranger")]


def test_it_looks_for_what_the_crisis_needs():
    """Both could search: the one at the gas station finds fuel."""
    table = {"rolled": [[6], [], []], "food": 9, "secrets": LOYAL}
    table |= {"given": [0, 2, 0], "pile": ["jerrycan", "jerrycan"], "turns": 3, "first": 1}
    table |= {"gave": [[], ["1:jerrycan@goods"] * 2, []]}
    match = winter(mine=["ranger gas", "caretaker library"], crisis="cold-stove", **table)
    assert pick(match) == "search+survivor:ranger"


def test_of_what_it_finds_it_keeps_what_it_needs():
    table = {"rolled": [[6], [], []], "secrets": [["reader"], ["unscathed"], ["loner"]], "rounds": 1}
    table |= {"food": 9, "crisis": "cold-stove", "gear": {"ranger": ["torch"]}}
    match = winter(mine=["ranger library", "caretaker"], decks={"library": ["tin", "cookbook"]}, **table)
    match.act(0, ["search+survivor:ranger@folk"])
    assert match.choices()[0].prompt == "keep-item"
    assert pick(match) == "item:cookbook"


def test_it_keeps_what_its_own_objective_asks_for_once_the_end_is_near():
    for rounds, kept in ((1, True), (6, False)):
        table = {"food": 1, "crisis": "cold-stove", "rounds": rounds, "morale": 6}
        match = winter(hands=[["rice"]], secrets=[["vow"], ["unscathed"], ["loner"]], **table)
        assert ("play+item:rice" not in turn(match)) == kept


def test_it_builds_where_the_main_objective_wants_it():
    """The colony has the ten it needs, the school has none yet."""
    table = {"rolled": [[1], [], []], "food": 9, "secrets": LOYAL, "rounds": 1}
    table["barricades"] = dict.fromkeys(range(6), 2)
    match = winter(mine=["ranger school", "caretaker"], objective="walls", **table)
    assert pick(match) == "barricade+survivor:ranger+entrance:8"


# -- traitors ---------------------------------------------------------------------------------------------

CONTENT_TRAITOR = [["clean-hands"], ["unscathed"], ["loner"]]


def test_a_traitor_feeds_nobody():
    match = winter(hands=[["rice"]], food=0, crisis="cold-stove", secrets=CONTENT_TRAITOR)
    assert "play+item:rice" not in turn(match)


def test_a_traitor_who_has_not_got_the_rest_keeps_the_colony_alive():
    """Morale is nearly gone, and the medicine isn't there yet."""
    table = {"food": 1, "crisis": "cold-stove", "morale": 1, "hands": [["rice"]]}
    match = winter(secrets=[["dealer"], ["unscathed"], ["loner"]], **table)
    assert pick(match) == "play+item:rice"


def test_a_wrong_card_of_a_traitor_lies_among_those_of_others():
    table = {"food": 9, "hands": [["scrap"]], "first": 1, "turns": 3, "secrets": CONTENT_TRAITOR}
    jerrycans = {"pile": ["jerrycan"] * 3, "gave": [[], ["1:jerrycan@goods"] * 2, ["1:jerrycan@goods"]]}
    match = winter(crisis="cold-stove", given=[0, 2, 1], **jerrycans, **table)
    assert pick(match) == "contribute+item:scrap"
    alone = {"pile": ["jerrycan"] * 3, "gave": [[], ["1:jerrycan@goods"] * 3, []]}
    match = winter(crisis="cold-stove", given=[0, 3, 0], **alone, **table)
    assert "contribute+item:scrap" not in turn(match)


def test_a_traitor_calls_no_zombies_before_everybodys_eyes():
    """The colony is full of people who might die of it."""
    table = {"zombies": {0: 3, 1: 3, 2: 3, "gas": 2}, "rolled": [[1, 1, 1], [], []], "food": 9}
    match = winter(crisis="thaw", secrets=CONTENT_TRAITOR, morale=6, **table)
    assert not [deed for deed in turn(match) if deed.startswith("attract")]


# -- suspicion --------------------------------------------------------------------------------------------


def reckoning(given, items, needed=3, held=(3, 3, 3)):
    names = [f"{name}@goods" for name in items]
    return {
        "crisis": "cold-stove@trouble",
        "needed": needed,
        "given": given,
        "held": list(held),
        "items": names,
    }


def judged(*reckonings, **table):
    """A table that has seen these crises; the first player sits in judgement."""
    return winter(reckonings=list(reckonings), secrets=[["unscathed"], ["loner"], ["reader"]], **table)


def test_a_wrong_card_makes_those_suspect_who_gave_one():
    doubts = suspicion(judged(reckoning([1, 2, 0], ["jerrycan", "jerrycan", "scrap"])).view(0))
    assert doubts[0] == 0
    assert doubts[1] > 0.5 > doubts[2]


def test_two_who_gave_are_equally_suspect():
    doubts = suspicion(judged(reckoning([0, 1, 1], ["jerrycan", "scrap"])).view(0))
    assert doubts[1] == pytest.approx(doubts[2])
    assert 0.2 < doubts[1] < 0.5


def test_who_gives_nothing_with_a_full_hand_is_a_little_more_suspect():
    doubts = suspicion(judged(reckoning([1, 1, 0], ["jerrycan", "jerrycan"])).view(0))
    assert doubts[1] < doubts[2] < 0.3


def test_where_nobody_may_betray_nobody_is_suspect():
    match = winter(settings={"variant": "cooperative"}, reckonings=[])
    assert suspicion(match.view(0)) == [0, 0, 0]


def test_it_accuses_and_votes_on_evidence():
    twice = [reckoning([1, 1, 1], ["jerrycan", "jerrycan", "scrap"])]
    twice.append(reckoning([2, 1, 0], ["jerrycan", "jerrycan", "scrap"]))
    match = judged(*twice, food=9, crisis="thaw")
    assert pick(match) == "exile+seat:1"
    match.act(0, ["exile+seat:1"])
    assert [pick(match, seat) for seat in (0, 1)] == ["thumb:up", "thumb:down"]


def test_without_evidence_it_accuses_nobody_and_votes_for_nobody():
    match = judged(reckoning([1, 1, 1], ["jerrycan"] * 3), food=9, crisis="thaw")
    assert not [deed for deed in turn(match) if deed.startswith("exile")]
    match = judged(food=9)
    match.act(0, ["exile+seat:2"])
    assert pick(match, 1) == "thumb:down"


def silent(**table):
    """A traitor may well be among four: three crises were averted without a wrong card, and the last player
    had nothing to give, which others make much of."""
    averted = [reckoning([2, 1, 1, 0], ["jerrycan"] * 4, 4, (2, 2, 2, 5))] * 3
    groups = [["ranger", "caretaker"], ["fencer", "therapist"], ["trucker", "lawyer"], ["trainer", "mayor"]]
    secrets = [["unscathed"], ["loner"], ["reader"], ["habit"]]
    given = {"groups": groups, "secrets": secrets, "settings": {"variant": "traitor"}, "food": 9, **table}
    match = winter(reckonings=averted, crisis="thaw", **given)
    for seat in (1, 2):
        match.say(seat, "accuse", whom="seat:3")
    return match


def test_an_empty_hand_and_what_others_say_is_no_evidence():
    match = silent()
    assert suspicion(match.view(0))[3] > 0.5, "there is hardly anybody else"
    assert not [deed for deed in turn(match) if deed.startswith("exile")]
    match = silent()
    assert "accuse" not in [speech.form for speech in steady().speak(match.view(0), match.choices()[0])]
    match.say(1, "exile-together", to="seat:0", whom="seat:3")
    assert steady().reply(match.view(0), 2) == "no"
    match.act(0, ["exile+seat:3"])
    assert [pick(match, seat) for seat in range(4)] == ["thumb:down"] * 4


def test_a_traitor_exiles_nobody_either_on_whom_there_is_none():
    secrets = [["clean-hands"], ["loner"], ["reader"], ["habit"]]
    assert not [deed for deed in turn(silent(secrets=secrets)) if deed.startswith("exile")]
    match = silent(secrets=secrets)
    match.say(1, "exile-together", to="seat:0", whom="seat:3")
    assert steady().reply(match.view(0), 2) == "no"


def test_who_was_caught_lying_is_another_matter():
    match = silent()
    match.say(3, "put", number="fitting:2")
    match.act(0, ["exile+seat:3"])
    assert match.view(0)["talk"][2]["verdict"] == "false"
    assert pick(match, 0) == "thumb:up"
