"""Play without views: by chance, or by any policy that needs none."""

import random

import pytest

import huisclos
from huisclos.bots import find_bot
from huisclos.engine.base.dice import Dice, quick_dice
from huisclos.engine.game.bot import BlindBot
from huisclos.engine.game.installed import find, games
from huisclos.engine.match.match import Match
from huisclos.fast import play_on, playout
from huisclos.lab.series import Plan, run
from tests.engine.all_games import GAMES, play

NOBODY_MAY_WIN = {"dead-of-winter"}
"""Where all may lose, though they don't play together."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.name)


@every_game
def test_it_plays_to_the_end_from_any_moment(game):
    for seed in range(30):
        match = huisclos.new(game, [f"P{n}" for n in range(game.meta.least)], seed)
        play(match, random.Random(seed), seed * 2)
        state, before = match.state.copy(), match.state.acts
        decisions = playout(state, random.Random(seed))
        assert state.over
        assert decisions == state.acts - before
        assert game.result(state).winners or game.meta.cooperative or game.meta.name in NOBODY_MAY_WIN


def test_answers_already_given_stand():
    """The seats that have answered a question are not asked again."""
    match = huisclos.new("lockdown", ["a", "b", "c"], 3)
    while not (match.state.answers and len(match.choices()) > 1):
        play(match, random.Random(len(match.actions)), 1)
    state = match.state.copy()
    state.finish()  # nothing follows this question
    assert playout(state, random.Random(1)) == len(match.choices()) == 2


def noted(seat, bot, notes):
    """The policy of a blind bot; what it takes is noted down as it would be picked."""

    def choose(choice):
        options = bot.choose(choice)
        notes.append((seat, [option.id for option in options]))
        return options

    return choose


@every_game
def test_random_is_blind_in_every_game_and_makes_only_legal_moves(game):
    """What it took without a look is played again in a match, which refuses whatever isn't offered."""
    blind = find_bot(game, "random")
    assert issubclass(blind, BlindBot)
    for seats in range(game.meta.least, game.meta.most + 1):
        for seed in ("a", "b", "c"):
            state, notes = game.setup(seats, game.options(), Dice(seed)), []
            state.advance()
            decisions = play_on(
                state, [noted(seat, blind(random.Random(seed)), notes) for seat in range(seats)]
            )
            match = huisclos.new(game, [f"P{n}" for n in range(seats)], seed)
            for seat, picks in notes:
                match.act(seat, picks)
            assert decisions == len(notes)
            assert match.result == game.result(state)


@every_game
def test_a_blind_bot_picks_what_it_would_choose(game):
    match = huisclos.new(game, [f"P{n}" for n in range(game.meta.least)], 4)
    blind = find_bot(game, "random")
    while choices := match.choices():
        seat, choice = next((seat, choice) for seat, choice in choices.items() if choice.waits)
        chosen = blind(random.Random(9)).choose(choice)
        picks = blind(random.Random(9)).pick(match.view(seat), choice)
        assert picks == [option.id for option in chosen]
        match.act(seat, picks)


def no_views(monkeypatch):
    def refuse(*_, **__):
        raise AssertionError("a view was made")

    monkeypatch.setattr(Match, "view", refuse)


@pytest.mark.parametrize("game", games())
def test_a_series_of_blind_players_makes_no_view(game, monkeypatch):
    no_views(monkeypatch)
    players = min(3, find(game).meta.most)
    assert run(Plan(game, players, ["random"]), 5)["games"] == 5
    with pytest.raises(AssertionError, match="a view was made"):
        run(Plan(game, players, ["steady", "random"][:players]), 1)


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_a_series_of_blind_players_is_the_same_on_any_number_of_workers(game):
    players = min(3, find(game).meta.most)
    plan = Plan(game, players, ["random"], seed=8)
    first, again = (run(plan, 120, workers) for workers in (1, 2))
    other = run(Plan(game, players, ["random"], seed=9), 120)
    for report in (first, again, other):
        del report["seconds"]
    assert first == again != other


def test_quick_dice_fall_by_their_seed_alone():
    def thrown(seed):
        dice = quick_dice(seed)
        cards = list(range(40))
        dice.shuffle(cards)
        return cards, dice.roll(30), [dice.below(9) for _ in range(30)]

    assert thrown("a") == thrown("a") != thrown("b")
