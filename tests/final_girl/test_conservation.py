"""Whatever happens: no card gets lost or comes twice, and every track stays on its board."""

import random
from collections import Counter

import pytest

import huisclos
from tests.engine.all_games import some_picks
from tests.final_girl.positions import GAME

rule = pytest.mark.rule

PAIRS = [
    (foe, place) for foe in ("hans@butcher", "geppetto@strings") for place in ("camp@trails", "fair@carnival")
]


def look(match):
    """What never changes, and that all else is within its bounds."""
    s = match.state
    figures = s.box.figures
    assert 0 <= s.horror <= 7
    assert -1 <= s.time <= figures.most_time
    assert s.time >= 0 or s.phase in ("action", "planning")
    assert 0 <= s.health < s.heroine.health
    assert 0 <= s.killer_health < s.foe.health
    assert 0 <= s.bloodlust <= s.foe.top
    asked = match.choices()
    assert len(s.hand) <= figures.hand + (bool(asked) and asked[0].prompt == "too-many")
    assert 0 <= s.in_box() <= figures.victims
    assert min(s.victims) >= 0
    assert all(health > 0 for health in s.minor_health)
    assert [zone >= 0 for zone in s.minions] == [health > 0 for health in s.minion_health]
    held = [s.box.items[name].hands for name, in_hand in zip(s.items, s.held, strict=True) if in_hand]
    assert sum(held) <= 2
    assert len(s.in_force) == len(set(s.in_force))
    cards = Counter([*s.hand, *s.tableau, *s.played])
    terror = Counter([*s.terror, *s.aside, *s.revealed])
    items = Counter([*s.items, *s.lost, *s.looked, *(name for pile in s.piles for name in pile)])
    events = Counter([*s.events, *s.past])
    return cards, terror, items, events


def check(match):
    """What holds for a film at any moment, also for one that was recorded."""
    cards, terror, _, events = look(match)
    board, foe = match.state.board, match.state.foe
    assert cards.total() == 23
    assert terror == Counter(card.id for card in (*foe.terror, *board.terror) for _ in range(card.copies))
    assert events == Counter(card.id for card in board.events)


@rule("FG-0.3", "FG-0.5", "FG-0.6", "FG-2.10", "FG-2.13", "FG-3.3", "FG-3.4")
@pytest.mark.parametrize(("foe", "place"), PAIRS)
@pytest.mark.parametrize("seed", range(9))
def test_nothing_gets_lost(foe, place, seed):
    rng = random.Random(f"{foe} {place} {seed}")
    options = {"killer": foe, "location": place, "ambiguity": ("worst", "choose", "random")[seed % 3]}
    match = huisclos.new(GAME, ["Ana"], seed, options)
    before = look(match)
    assert sum(before[0].values()) == 23
    for _ in range(1500):
        choices = match.choices()
        if not choices:
            break
        match.act(0, some_picks(choices[0], rng))
        assert look(match) == before
        GAME.check(match.state)
