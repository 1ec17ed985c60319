"""Games that were under way when the rules changed go on: one position of the first version for each step."""

import random
from pathlib import Path

import msgspec
import pytest

import huisclos

POSITIONS = msgspec.json.decode((Path(__file__).parent / "version-1.json").read_bytes())


def named(position):
    return f"{position['state']['step']['type']}-{len(position['names'])}"


@pytest.mark.parametrize("position", POSITIONS, ids=named)
def test_a_position_of_the_first_version_is_played_to_its_end(position):
    assert position["version"] == 1
    match = huisclos.load(position)
    assert match.game.meta.version == 2
    rng = random.Random(1)
    while choices := match.choices():
        seat = rng.choice(sorted(choices))
        match.act(seat, [rng.choice(choices[seat].options).id])
    assert match.result is not None
    assert huisclos.replay(match.record()).result == match.result
