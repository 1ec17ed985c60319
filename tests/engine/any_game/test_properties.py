"""What holds for any game, seed, number of players and variant."""

import random

import pytest

import huisclos
from tests.engine.all_games import for_each_game, plain, play, play_some, some_picks, step

pytestmark = pytest.mark.slow


@for_each_game
def test_a_game_ends(match, rng):
    assert play(match, rng).result is not None
    assert match.choices() == {}


@for_each_game
def test_a_replay_gives_the_same_state_byte_for_byte(match, rng):
    play_some(match, rng)
    again = huisclos.replay(plain(match.record()), game=match.game)
    assert plain(again.position()) == plain(match.position())
    assert again.events_since(0, None) == match.events_since(0, None)
    assert again.record() == match.record()
    part = rng.randint(0, len(match.actions))
    assert len(huisclos.replay(match.record(), part, game=match.game).actions) == part


@for_each_game
def test_a_position_round_trips_and_plays_on_the_same(match, rng):
    play_some(match, rng)
    loaded = huisclos.load(match.position(), game=match.game)
    assert plain(loaded.position()) == plain(match.position())
    seed = rng.random()
    play(match, random.Random(seed), 50)
    play(loaded, random.Random(seed), 50)
    assert plain(loaded.position()) == plain(match.position())
    assert plain(huisclos.replay(loaded.record(), game=match.game).position()) == plain(match.position())


@for_each_game
def test_a_copy_is_a_state_of_its_own(match, rng):
    play_some(match, rng)
    before = plain(match.position())
    copy = match.state.copy()
    for _ in range(30):
        waiting = copy.waiting()
        if not waiting:
            break
        seat = rng.choice(sorted(waiting))
        chosen = some_picks(waiting[seat], rng)
        copy.act(seat, [option for option in waiting[seat].options if option.id in chosen])
    assert plain(match.position()) == before


@for_each_game
def test_a_take_back_gives_the_earlier_state_or_is_refused_and_changes_nothing(match, rng):
    for _ in range(40):
        earlier, events = plain(match.position()), len(match.events_since(0, None))
        if not step(match, rng):
            break
        now = plain(match.position())
        try:
            match.take_back()
        except huisclos.NoTakeBack:
            assert plain(match.position()) == now
        else:
            assert plain(match.position()) == earlier
            assert len(match.events_since(0, None)) == events
            step(match, rng)


@for_each_game
def test_every_option_is_accepted_and_anything_else_is_refused(match, rng):
    play_some(match, rng)
    before, record = plain(match.position()), match.record()
    for seat in range(-1, len(match.names) + 1):
        choice = match.choices().get(seat)
        refused = [["nothing"], [], ["pass"] * 9, [""], "pass", [7], [None]]
        if choice is None:
            refused += [["pass"]]
        else:
            for option in choice.options:
                other = huisclos.load(match.position(), game=match.game)
                rest = [o.id for o in choice.options if o.id != option.id][: choice.min - 1]
                other.act(seat, [option.id, *rest])
            refused += [[choice.options[0].id] * 2]
            refused = [picks for picks in refused if list(picks) not in ([["pass"]] if choice.min else [[]])]
            if choice.min == 0:
                refused = [picks for picks in refused if picks]
        for picks in refused:
            with pytest.raises(huisclos.IllegalAction):
                match.act(seat, picks)
    assert plain(match.position()) == before
    assert match.record() == record
