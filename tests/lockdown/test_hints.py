"""What helps to decide, and why something can't be chosen: for every prompt, from what the seat knows."""

import random
from collections import defaultdict

import pytest

import huisclos
from huisclos.engine.game.installed import find
from huisclos.words import LANGUAGES, Words
from tests.engine.all_games import step

NAMES = ["Ana", "Bo", "Cy", "Di"]
HOLDS_NOTHING_BACK = {"place", "keep", "keep-or-give"}
"""Whatever there is may be chosen."""


def moments(seeds=range(63), **options):
    """Everybody who is asked something, at every moment of some games."""
    for seed in seeds:
        match = huisclos.new("lockdown", NAMES, seed, {"variant": seed % 21, **options})
        rng = random.Random(seed)
        while step(match, rng):
            for seat, choice in match.choices().items():
                yield match, seat, choice


def test_whatever_a_prompt_holds_back_it_says_why():
    """All that a prompt ever offers and doesn't offer now is barred, if it is there at all."""
    ever, now = defaultdict(set), []
    for match, seat, choice in moments():
        offered = {part for option in choice.options for part in option.points_at}
        cards = match.state.drawn or match.state.hands[seat]
        there = {f"card:{card}" for card in cards}
        here = [int(thing[-1]) for thing in choice.about] if choice.prompt == "devour" else range(1, 7)
        family = zip(ROLES, match.state.where[seat], strict=True)
        there |= {f"character:{name}" for name, x in family if x in here}
        there |= {f"place:{n}" for n in range(1, 7)} | {f"seat:{n}" for n in range(len(NAMES))}
        ever[choice.prompt] |= offered
        now.append((choice.prompt, offered, there, {bar.id for bar in match.bars(seat)}))
    barred = set()
    for prompt, offered, there, bars in now:
        held = (ever[prompt] & there) - offered
        assert not bars & offered, prompt
        if prompt not in HOLDS_NOTHING_BACK:
            assert held <= bars, prompt
        barred |= {prompt} if bars else set()
    assert {"drink", "walkie", "sprint", "lure", "point-1", "point-6", "choose", "announce"} <= barred


ROLES = ("blocker", "leader", "weeper", "useless")


def test_every_ballot_has_its_weight():
    seen = 0
    for match, seat, choice in moments(range(8)):
        if choice.prompt.startswith("point"):
            hints = {hint.id: hint.args["votes"] for hint in match.hints(seat)}
            assert list(hints) == [option.id for option in choice.options]
            seen += max(hints.values()) > 1
    assert seen


def test_a_door_is_judged_by_what_the_seat_knows():
    """Dice under the box count for those alone who have looked."""
    coming = {True: 0, False: 0}
    for match, seat, choice in moments(range(8)):
        if choice.prompt in ("announce", "choose"):
            hints = {hint.id: hint for hint in match.hints(seat)}
            assert list(hints) == [option.id for option in choice.options]
            known = seat in match.state.looked
            coming[known] += sum(hint.args.get("coming", 0) for hint in hints.values())
    assert coming[True] > 0
    assert coming[False] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_and_bars_and_the_aide_memoire_can_be_read(language):
    game = find("lockdown")
    words = Words(language, game.meta.package, names=NAMES)
    keys = set()
    for match, seat, _ in moments(range(4)):
        for hint in match.hints(seat):
            assert not set("{}") & set(words.text(hint.key, hint.args))
            keys.add(hint.key)
        assert all(words.text(bar.why) for bar in match.bars(seat))
    assert keys == {"hint-votes", "hint-door", "hint-parking", "hint-full", "hint-points"}
    memo = game.papers.memo(words)
    assert all(words.text(f"phase-{n}") in memo for n in range(1, 8))
    assert words.name("card:chainsaw") in memo
