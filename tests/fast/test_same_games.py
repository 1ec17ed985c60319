"""Compiled rules play the same games as plain ones: results, decisions, final positions."""

import hashlib
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import huisclos
from huisclos.engine.base.dice import quick_dice
from huisclos.engine.base.errors import EndlessRules
from huisclos.engine.game.installed import find
from huisclos.engine.match.position import written
from huisclos.engine.rules.playout import by_chance
from huisclos.fast import play_on, playout, quick, to_native, to_plain
from tests.engine.all_games import GAMES, OPTIONS, matches, play_some
from tests.toy_games.candles import Candles
from tests.toy_games.lighthouse.positions import GAME, house
from tests.toy_games.oddments import Oddments

each_game = pytest.mark.parametrize("game", [*GAMES, Oddments()], ids=lambda game: game.meta.package)


def options_of(game):
    return OPTIONS.get(game.meta.name, st.just({}))


def begun(game, seats, options, seed):
    state = game.setup(seats, options, quick_dice(seed))
    state.advance()
    return state


def digest(game, state):
    names = [f"P{n}" for n in range(state.seats)]
    return hashlib.sha256(written(game, names, {}, state, {})).hexdigest()


def first_difference(game, compiled, seats, options, seed):
    """Both played side by side: the first action after which they aren't the same."""
    plain, native = (begun(rules, seats, options, seed) for rules in (game, compiled))
    rng = random.Random(seed)
    for number in range(10_000):
        if digest(game, plain) != digest(game, to_plain(native)):
            return f"game {seed}: they differ after action {number}"
        waiting = [(seat, choice) for seat, choice in plain.waiting().items() if choice.waits]
        if not waiting:
            break
        seat, choice = waiting[0]
        picks = by_chance(choice, rng)
        ids = [option.id for option in picks]
        offered = native.waiting()[seat].chosen(ids)
        if offered is None:
            return f"game {seed}: action {number}, seat {seat}, {ids}, is offered by plain rules only"
        plain.act(seat, picks)
        native.act(seat, offered)
    return f"game {seed}: they differ, but not when played side by side"


@each_game
def test_two_hundred_games_are_the_same(game, compiled):
    native = compiled(game)

    @settings(max_examples=200, deadline=None)
    @given(
        seats=st.integers(game.meta.least, game.meta.most), given=options_of(game), seed=st.integers(0, 10**9)
    )
    def same(seats, given, seed):
        options = game.read_options([""] * seats, given)
        ends = []
        for rules in (game, native):
            state = begun(rules, seats, options, f"{seed}")
            decisions = playout(state, random.Random(seed))
            plain = state if rules is game else to_plain(state)
            ends.append((decisions, rules.result(state), digest(game, plain)))
        assert ends[0] == ends[1], first_difference(game, native, seats, options, f"{seed}")

    same()


@each_game
def test_a_state_crosses_over_and_back_without_loss(game, compiled):
    """At any moment, with its log, and with what some have answered already."""
    compiled(game)

    @settings(max_examples=40, deadline=None)
    @given(matches(game), st.randoms(use_true_random=False))
    def crosses(match, rng):
        play_some(match, rng)
        native = to_native(match.state)
        assert not isinstance(native, huisclos.State)
        back = to_plain(native)
        assert back == match.state
        assert native.log is not match.state.log is not back.log is not native.log
        assert [c.prompt for c in native.waiting().values()] == [c.prompt for c in match.choices().values()]

    crosses()


@each_game
def test_a_native_state_tells_the_same_events(game, compiled):
    """Whoever wants a log gets one."""
    compiled(game)
    match = huisclos.new(game, [f"P{n}" for n in range(game.meta.least)], 5)
    native, rng = to_native(match.state), random.Random(5)
    told = len(match.state.log)
    playout(to_native(match.state), random.Random(5))
    assert len(match.state.log) == len(native.log) == told, "each has a log of its own"
    while waiting := match.state.waiting():
        seat, choice = next((seat, choice) for seat, choice in waiting.items() if choice.waits)
        picks = by_chance(choice, rng)
        match.state.act(seat, picks)
        native.act(seat, native.waiting()[seat].chosen([option.id for option in picks]))
        if len(native.log) > 200:
            break
    assert to_plain(native) == match.state
    assert native.log == match.state.log


def test_content_that_is_laid_out_anew_is_known_again(compiled):
    """Cards cross once, even where each game has a new table of them."""
    native, options = compiled(Oddments()), Oddments().options()
    first, second = (native.setup(1, options, quick_dice("1")).cards for _ in range(2))
    assert first is not second
    assert first["wax"] is second["wax"]
    assert type(first["wax"]).__module__ == f"{native.root}.tests.toy_games.oddments.state"


def test_what_is_no_state_is_the_plain_games(compiled):
    for game in (Oddments(), Candles()):
        native = compiled(game)
        assert (native.kept, native.remember, native.bots()) == (game.kept, game.remember, game.bots())
        assert (native.options, native.pack, native.kinds) == (game.options, game.pack, game.kinds)


@each_game
def test_a_copy_goes_its_own_way(game, compiled):
    state = begun(compiled(game), game.meta.least, game.options(), "3")
    before = digest(game, to_plain(state))
    copy = state.copy()
    assert digest(game, to_plain(copy)) == before
    playout(copy, random.Random(1))
    assert digest(game, to_plain(state)) == before != digest(game, to_plain(copy))


@each_game
def test_imagined_states_are_played_on_compiled_rules(game, compiled):
    """What a search does: imagine, cross over, play to the end, with a policy of its own or by chance."""
    native = compiled(game)
    match = huisclos.new(game, [f"P{n}" for n in range(game.meta.least)], 2)
    view = match.view(0)
    imagined = game.imagine(view, random.Random(8))
    crossed = quick(imagined)
    assert type(crossed) is native.state
    assert digest(game, to_plain(native.imagine(view, random.Random(8)))) == digest(game, imagined)

    def first_option(choice):
        return list(choice.options[: choice.min])

    for state in (imagined, crossed):
        play_on(state, [first_option] * state.seats)
    assert native.result(crossed) == game.result(imagined)


def test_a_game_that_nothing_ends_is_over_at_its_limit_on_compiled_rules_too(compiled):
    game = find("lockdown")
    options = game.read_options([""] * 3, {"figures": {"monster_spaces": [0] * 7}})
    ends = []
    for rules in (game, compiled(game)):
        state = begun(rules, 3, options, "1")
        ends.append((playout(state, random.Random(1)), rules.result(state)))
    assert ends[0] == ends[1]
    assert ends[0][0] >= game.state.longest


def refused(state, pick):
    (option,) = [option for option in state.asked[0].options if option.id == pick]
    try:
        state.act(0, [option])
    except EndlessRules:
        return True
    return False


def test_what_takes_too_much_does_so_at_the_same_unit(compiled):
    compiled(GAME)
    wide = {"type": "AllOf", "of": [{"type": "AllOf", "of": [{"type": "Always"}] * 11}] * 4}
    ends = []
    for times in range(70, 100):
        repeat = {"type": "Repeat", "times": times, "do": [{"type": "If", "if": wide, "then": []}]}
        match = house({"lasts": True, "rules": [{"when": "Tended", "do": [repeat]}]})
        ends.append((refused(match.state.copy(), "tend"), refused(to_native(match.state), "tend")))
    assert {plain == native for plain, native in ends} == {True}
    assert {plain for plain, _ in ends} == {True, False}
