"""The bot of Final Girl: it plays by what it sees, answers whatever it is asked, and beats chance."""

import random

import pytest

import huisclos
from huisclos.bots import bot_names, find_bot
from huisclos.engine.game.installed import find
from huisclos.games.final_girl.bots.deciding import steady as module
from huisclos.games.final_girl.bots.deciding.habits import habit
from huisclos.games.final_girl.bots.knowing.goals import Intent, goal
from huisclos.games.final_girl.state.state import NOWHERE
from huisclos.lab.series import Plan, run
from huisclos.words import Words
from tests.engine.all_games import twin
from tests.final_girl.positions import scene

GAME = find("final-girl")
KILLERS, LOCATIONS = GAME.known["killer"], GAME.known["location"]
ODD = [
    {"killer": KILLERS[0], "location": LOCATIONS[1], "ambiguity": "choose"},
    {"killer": KILLERS[1], "location": LOCATIONS[0], "difficulty": "absolute", "legend": True},
    {"killer": KILLERS[0], "location": LOCATIONS[0], "ambiguity": "random", "legend": True},
    {"killer": KILLERS[1], "location": LOCATIONS[1], "ambiguity": "choose", "difficulty": "absolute"},
]


@pytest.fixture(autouse=True)
def hasty(monkeypatch):
    """Here it thinks less than it would: what is tested doesn't need more."""
    monkeypatch.setattr(module, "ROUNDS", (2, 2))
    monkeypatch.setattr(module, "IMAGINED", 2)


def steady(seed=1):
    return find_bot(GAME, "steady")(random.Random(seed))


def play(bot, seed, options):
    """A whole game; every answer is one that the rules take."""
    match = huisclos.new(GAME, ["Ana"], seed, options)
    while choices := match.choices():
        match.act(0, bot.pick(match.view(0), choices[0]))
    return match.state


@pytest.mark.parametrize("options", ODD, ids=str)
def test_it_answers_whatever_it_is_asked(options):
    assert play(steady(), 3, options).outcome in (1, -1)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("girl", GAME.known["girl"])
def test_its_habits_know_an_answer_to_everything_that_chance_may_lead_to(girl, seed):
    rng = random.Random(seed)
    match = huisclos.new(GAME, ["Ana"], seed, {**ODD[seed % len(ODD)], "girl": girl})
    while choices := match.choices():
        usual = habit(match.state, choices[0])
        if rng.random() < 0.4:
            usual = rng.sample(choices[0].options, max(1, choices[0].min))
        match.act(0, [option.id for option in usual])
    assert match.state.outcome in (1, -1)


def test_it_decides_the_same_when_what_it_cant_see_is_different():
    match = huisclos.new(GAME, ["Ana"], 5, ODD[0])
    for _ in range(25):
        choice = match.choices()[0]
        other = twin(match, 0, random.Random(5)).view(0)
        picks = [steady(7).pick(view, choice) for view in (match.view(0), other)]
        assert picks[0] == picks[1]
        match.act(0, picks[0])


@pytest.mark.slow
def test_it_plays_better_than_chance():
    """Chance wins nothing, and hardly hurts anybody."""
    series = {
        name: run(Plan("final-girl", 1, [name], {"killer": KILLERS[0], "location": LOCATIONS[0]}, 11), 6)
        for name in ("steady", "random")
    }
    assert "steady" in bot_names(GAME)
    assert series["random"]["won"] == 0
    assert series["steady"]["won"] > 0


def test_who_is_after_victims_fetches_them_and_leads_them_to_an_exit():
    """By the way that is worth it most: two nearby before one, and none that the Killer is with."""
    rescue = Intent(rescue=True)
    far = {"killer_at": "shed", "hand": ["walk"]}
    for victims, zone in (
        ({"northwest-woods": 1, "lake-cabin": 2}, "lake-cabin"),
        ({"northwest-woods": 1, "east-path": 2}, "northwest-woods"),
        ({"courts": 2}, "southwest-exit"),
    ):
        film = scene(here="courts", victims=victims, **far).state
        assert film.plan.names[goal(film, rescue)] == f"{zone}@trails"
    film = scene(here="courts", victims={"shed": 3}, **far).state
    assert goal(film, rescue) == NOWHERE


def test_it_saves_whom_it_can_lead_out():
    match = scene(
        here="courts", killer_at="shed", victims={"courts": 2}, hand=["walk", "walk", "focus", "focus"]
    )
    bot = steady()
    while match.state.phase == "action":
        choice = match.choices()[0]
        match.act(0, bot.pick(match.view(0), choice))
    assert match.state.saved == 2


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_gives_reasons_that_both_languages_have(language):
    match = huisclos.new(GAME, ["Ana"], 2, ODD[0])
    words = Words(language, "huisclos.games.final_girl", names=["Ana"], packs=match.scene.pack_words)
    bot, given = steady(), set()
    while choices := match.choices():
        choice = choices[0]
        for option in choice.options:
            hint = bot.reason(match.view(0), choice, [option.id])
            if hint:
                assert hint.id == option.id
                text = words.text(hint.key, hint.args)
                assert text
                assert hint.key not in text
                given.add(hint.key)
        match.act(0, bot.pick(match.view(0), choice))
    assert {"reason-plan", "reason-walk", "reason-end"} <= given
