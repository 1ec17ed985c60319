"""The kernel's own promises, through the public face and a tiny game."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections import Counter
from typing import Annotated

import pytest

import huisclos
from huisclos.engine.base.audience import EVERYONE, SIZE, UndeclaredField, shown_to
from huisclos.engine.base.dice import Dice, QuickDice, commitment
from huisclos.engine.rules.state import State
from tests.support.dice import LoadedDice


def test_a_field_without_an_audience_fails_at_import():
    with pytest.raises(UndeclaredField, match="secret"):

        class Careless(State):
            open: Annotated[int, EVERYONE] = 0
            secret: list[int] = []


def test_a_field_shown_to_nothing_fails_at_import():
    with pytest.raises(UndeclaredField, match="watchers"):

        class Vague(State):
            secret: Annotated[list[int], shown_to("watchers")] = []


def test_a_size_of_what_has_none_fails_at_import():
    with pytest.raises(UndeclaredField, match="number"):

        class Odd(State):
            number: Annotated[int, SIZE] = 0


def test_a_draw_is_a_hash_that_anyone_can_recompute():
    dice = Dice("a seed")
    digest = hashlib.sha256(b"a seed:1").digest()
    assert dice.draw() == int.from_bytes(digest, "big")
    assert commitment("a seed") == hashlib.sha256(b"a seed").hexdigest()


def test_dice_are_fair():
    dice = Dice("fair")
    faces = Counter(face for _ in range(200) for face in dice.roll(60))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count - 2000) < 200 for count in faces.values())


def test_shuffles_are_fair_also_of_long_lists():
    dice = Dice("cards")
    firsts = Counter()
    for _ in range(600):
        items = list("abc")
        dice.shuffle(items)
        firsts["".join(items)] += 1
    assert len(firsts) == 6
    assert all(60 < count < 140 for count in firsts.values())
    long = list(range(500))
    dice.shuffle(long)
    assert sorted(long) == list(range(500)) != long


def test_quick_dice_are_fair_too():
    dice = QuickDice("", pool=7)
    faces = Counter(face for _ in range(200) for face in dice.roll(60))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count - 2000) < 200 for count in faces.values())
    pairs = Counter((dice.below(6), dice.below(6)) for _ in range(7200))
    assert len(pairs) == 36
    assert all(130 < count < 270 for count in pairs.values())
    orders = Counter()
    for _ in range(600):
        items = list("abc")
        dice.shuffle(items)
        orders["".join(items)] += 1
    assert len(orders) == 6
    assert all(60 < count < 140 for count in orders.values())


def test_quick_dice_from_neighbouring_numbers_fall_differently():
    rolls = [QuickDice("", pool=n).roll(20) for n in range(50)]
    assert len({tuple(roll) for roll in rolls}) == 50
    assert len({tuple(roll[:4]) for roll in rolls}) > 40


@pytest.mark.parametrize("dice", [Dice("a"), QuickDice("", pool=5)], ids=["slow", "quick"])
def test_a_copy_of_dice_falls_just_like_them_and_on_its_own(dice):
    dice = dice.copy()
    dice.roll(3)
    copy = dice.copy()
    assert type(copy) is type(dice)
    assert copy == dice
    rolled = copy.roll(200)
    assert copy.count > dice.count == 1
    assert dice.roll(200) == rolled
    assert dice == copy


def test_loaded_dice_fall_as_written_and_then_as_they_like():
    dice, fair = LoadedDice("a", faces=[6, 1, 2, 5], orders=[[2, 0, 1]]), Dice("a")
    assert (dice.roll(2), dice.below(3)) == ([6, 1], 1)
    items = list("abc")
    dice.shuffle(items)
    assert items == ["c", "a", "b"]
    copy = dice.copy()
    assert dice.roll(3)[0] == copy.roll(3)[0] == 5
    assert copy.faces == copy.orders == []
    fair.count = dice.count
    assert dice.roll(9) == fair.roll(9)
    assert dice.below(100) == fair.below(100)


def test_the_same_seed_gives_the_same_game_and_another_seed_another():
    def deal(seed):
        return huisclos.new("lockdown", ["a", "b", "c"], seed).position()["state"]["deck"]

    assert deal(7) == deal("7") == deal(7)
    assert deal(7) != deal(8)


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_games_do_not_depend_on_the_hash_seed(hash_seed):
    program = (
        "from huisclos.lab.series import Plan, run;"
        "r = run(Plan('lockdown', 4, ['steady', 'random'], seed=3), 4); r.pop('seconds'); print(r)"
    )

    def figures(value):
        done = subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONHASHSEED": value}, capture_output=True, check=True
        )
        return done.stdout

    assert figures(hash_seed) == figures("99")


@pytest.mark.parametrize("names", [[], ["a", "", "c"], "abc", ["a", 1, "c"]])
def test_bad_names_are_refused(names):
    with pytest.raises(huisclos.BadOptions):
        huisclos.new("lockdown", names, 1)


def test_unknown_games_and_options_are_refused_with_a_clear_message():
    with pytest.raises(huisclos.UnknownGame, match="lockdown"):
        huisclos.new("monopoly", ["a", "b", "c"], 1)
    with pytest.raises(huisclos.BadOptions, match="colour"):
        huisclos.new("lockdown", ["a", "b", "c"], 1, {"colour": "red"})
    with pytest.raises(huisclos.BadOptions):
        huisclos.new("lockdown", ["a", "b", "c"], 1, {"figures": {"draw": 0}})
    with pytest.raises(huisclos.BadOptions):
        huisclos.new("lockdown", ["a", "b", "c"], 1, {"figures": {"spots": [1]}})
    with pytest.raises(huisclos.BadOptions):
        huisclos.new("lockdown", ["a", "b", "c"], 1, {"figures": {"colour": 1}})


def test_an_illegal_action_names_its_rule():
    match = huisclos.new("lockdown", ["a", "b", "c"], 1, {"badge": 0})
    with pytest.raises(huisclos.IllegalAction, match=r"LK-1\.3") as refusal:
        match.act(0, ["place:9"])
    assert refusal.value.rule == "LK-1.3"
    with pytest.raises(huisclos.IllegalAction):
        match.act(1, ["place:1"])


def test_who_writes_games_and_bots_finds_what_they_need_at_the_front_door():
    for name in ("Bot", "View", "State", "RuleFailed", "Game", "Match", "Choice", "Option"):
        assert name in huisclos.__all__
        assert getattr(huisclos, name).__name__ == name


def test_games_are_described_without_loading_their_rules():
    program = (
        "import sys; from huisclos.engine.game.installed import describe, games;"
        "print([describe(name).most for name in games()]);"
        "print([m for m in sys.modules if m.startswith('huisclos.games.') and m.count('.') > 2])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True)
    assert done.stdout.splitlines() == ["[5, 5, 1, 6]", "[]"]
