"""Secrets: what a seat can't see is swapped, and its view, its events and its options stay byte-equal."""

import random
from typing import Any

import pytest

import huisclos
from huisclos.engine.base.audience import audiences
from huisclos.engine.base.dice import commitment
from huisclos.engine.rules.event import Event
from huisclos.engine.rules.simultaneous import hushed
from huisclos.engine.sight.view import board
from tests.engine.all_games import (
    each_game,
    for_each_game,
    plain,
    play,
    play_some,
    readers,
    secret_fields,
    something_to_say,
    step,
    twin,
)

pytestmark = pytest.mark.slow


def seen(match: huisclos.Match, seat: int | None) -> bytes:
    """A view; with other dice only the commitment to them is another, and their seed at the end."""
    return plain({**match.view(seat, facts=True), "commitment": None, "seed": None})


@for_each_game
def test_a_view_does_not_change_with_what_the_seat_cant_see(match, rng):
    play_some(match, rng)
    if match.state.over:
        return
    for seat in readers(match):
        other = twin(match, seat, rng)
        assert seen(other, seat) == seen(match, seat)
        assert other.choices().get(seat) == match.choices().get(seat)
        assert sorted(other.choices()) == sorted(match.choices())
        assert hushed(other.state) == hushed(match.state)
        if seat is not None:
            assert other.bars(seat) == match.bars(seat)
            assert other.hints(seat) == match.hints(seat)


@for_each_game
def test_no_answer_is_seen_before_all_are_in(match, rng):
    while not match.state.over:
        pending = dict(match.state.answers)
        if pending:
            for seat in [None, *match.choices()]:
                hidden = plain(match.view(seat, facts=True))
                for answered in pending:
                    others = match.state.asked[answered].options
                    match.state.answers[answered] = [rng.choice(others)]
                assert plain(match.view(seat, facts=True)) == hidden
                match.state.answers |= pending
        step(match, rng)


def test_a_twin_has_other_secrets():
    match = huisclos.new("lockdown", ["a", "b", "c"], 1)
    assert plain(twin(match, 0, random.Random(1)).position()) != plain(match.position())


class Marked:
    """Stands in for a secret: whoever sees it, sees this."""

    word = "SECRET"


@each_game
def test_every_field_is_hidden_as_it_declares(game):
    """Field by field: put a mark where a seat may not look, and look for it in the seat's view."""
    rng = random.Random(3)
    match = huisclos.new(game, [f"P{n}" for n in range(game.meta.least)], 5)
    for _ in range(150):
        if not step(match, rng):
            break
        for seat in readers(match):
            if match.state.over:
                continue
            before = plain(board(match.state, seat))
            state = match.state.copy()
            for field in secret_fields(state):
                setattr(state, field, marked(state, field, seat))
            assert plain(board(state, seat)) == before
            assert Marked.word not in plain(board(state, seat)).decode()


def marked(state: Any, field: str, seat: int | None) -> Any:
    """The field with a mark in the place of each thing that the seat may not see."""
    audience, value = audiences(type(state))[field], getattr(state, field)
    if audience.name == "owner":
        return [mine if owner == seat else [Marked.word] * len(mine) for owner, mine in enumerate(value)]
    if audience.name == "shown":
        shown = getattr(state, audience.by)
        if seat in shown or len(shown) == state.seats:
            return value
    if audience.name == "sizes":
        return [[Marked.word] * len(pile) for pile in value]
    return [Marked.word] * len(value)


@for_each_game
def test_every_event_hides_its_secret_from_those_it_is_not_for(match, rng):
    play_some(match, rng)
    for event in match.state.log:
        for seat in readers(match):
            if event.secret is None or seat in event.to:
                continue
            other = dict.fromkeys(event.secret, Marked.word)
            swapped = Event(event.action, event.key, event.args, other, event.to, event.changes)
            assert plain(swapped.seen_by(seat)) == plain(event.seen_by(seat))
            assert not set(event.secret) & set(event.seen_by(seat)["args"])


@for_each_game
def test_the_seed_is_seen_only_at_the_end(match, rng):
    play(match, rng, 40)
    if not match.state.over:
        assert match.view(0)["seed"] is None
        assert match.view(0)["commitment"] == commitment(match.seed)
    play(match, rng)
    assert match.view(None)["seed"] == match.seed


def test_a_seed_short_enough_to_guess_has_no_commitment():
    """Or a player could try seeds until the hash fits, and know the deck."""
    assert huisclos.new("lockdown", ["a", "b", "c"], 7).view(0)["commitment"] is None


# The events whose job it is to show everyone what was hidden,
REVEALS = {"dice-shown", "hand-shown", "draught", "storm", "girl-dies", "killer-dies", "sees-card"}
# and those that show how dice fall that aren't kept on the board.
ROLLS = {"placement-dice", "first-dice", "combat-roll", "flight-roll", "card-roll", "rolled", "rerolled"}
ROLLS |= {"risk", "fights", "noise-dice", "by-lot", "rerolls"}
ROLLS |= {"panics", "special-panics", "girl-panics", "somewhere"}


@for_each_game
def test_events_tell_no_more_than_the_board_shows(match, rng):
    """In two worlds that look alike to a seat, the same moves tell it the same until the board differs.

    So do the steps to come, and the verdicts on what is said meanwhile.
    """
    play_some(match, rng)
    if match.state.over or match.state.answers:
        return
    for seat in readers(match):
        one = huisclos.load(match.position(), game=match.game)
        other = twin(match, seat, rng)
        for _ in range(12):
            both = common_moves(one, other)
            if not both:
                break
            if (said := something_to_say(one, rng)) and rng.random() < 0.5:
                speaker, form, args = said
                one.say(speaker, form, **args)
                other.say(speaker, form, **args)
            for to in range(len(one.names)):
                assert one.unanswered(to) == other.unanswered(to)
                for number in one.unanswered(to):
                    reply = rng.choice(["deal", "no"])
                    one.answer(to, number, reply)
                    other.answer(to, number, reply)
            actor, picks = rng.choice(both)
            told = len(one.events_since(0, seat))
            one.act(actor, picks)
            other.act(actor, picks)
            news = one.events_since(told, seat)
            keys = {event["key"] for event in news}
            if keys & ROLLS or one.view(seat)["board"] != other.view(seat)["board"]:
                break
            assert one.view(seat)["steps"] == other.view(seat)["steps"]
            if keys & REVEALS:
                break
            assert news == other.events_since(told, seat)
            assert seen(one, seat) == seen(other, seat)


def common_moves(one, other):
    """What can be done in both worlds."""
    moves = []
    for seat, choice in one.choices().items():
        twins = other.choices().get(seat)
        offered = [option.id for option in twins.options] if twins else []
        ids = [option.id for option in choice.options if option.id in offered]
        if len(ids) >= choice.min:
            moves += [(seat, ids[n : n + choice.min]) for n in range(len(ids) - choice.min + 1)]
    return moves
