"""A whole game through the public face."""

import random

import huisclos


def test_a_game_ends_and_replays():
    rng = random.Random(1)
    match = huisclos.new("lockdown", seats=["Ana", "Bo", "Cy", "Di"], seed=7, options={})
    while choices := match.choices():
        seat = min(choices)
        match.act(seat, [rng.choice(choices[seat].options).id])
    assert match.result is not None
    assert huisclos.replay(match.record()).position() == match.position()
