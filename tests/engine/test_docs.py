"""The page on writing a game is true: its code is a game, and that game has what the kernel promises."""

from __future__ import annotations

import ast
import doctest
import random
from pathlib import Path

import msgspec
import pytest

import huisclos
from huisclos.bots import Chance, find_bot
from huisclos.bots.taking_turns import drive
from huisclos.engine.sight.view import asked, board
from huisclos.words import LANGUAGES, Words
from huisclos.words.rulebook import rules
from tests.support.dice import load_dice
from tests.support.pages import Page
from tests.toy_games.candles import Candles

ROOT = Path(__file__).parents[2]
PAGE = Page("your-own-game.md")
SAMPLE = ROOT / "tests" / "toy_games" / "candles"
CARDS = ROOT / "tests" / "toy_games" / "lighthouse"
GAME = Candles()
SEEDS = range(20)
SEATS = (None, 0, 1, 2)
IMPORTS = (ast.Import, ast.ImportFrom)


def start(seed: int, seats: int = 3) -> huisclos.Match:
    return huisclos.new(GAME, ["Ana", "Bo", "Cy"][:seats], seed)


def walk(seed: int, seats: int = 3):
    """A match played by chance, at every moment from its start to its end."""
    match, rng = start(seed, seats), random.Random(seed)
    yield match
    while choices := match.choices():
        seat = rng.choice(sorted(choices))
        match.act(seat, Chance(rng).pick(match.view(seat), choices[seat]))
        yield match


def finished(seed: int, seats: int = 3) -> huisclos.Match:
    *_, match = walk(seed, seats)
    return match


def events(match: huisclos.Match, seat: int | None):
    return match.events_since(0, seat)


# -- the page ------------------------------------------------------------------------------------------


def test_every_block_of_code_is_in_the_game():
    files = [file.read_text("utf-8") for folder in (SAMPLE, CARDS) for file in folder.glob("*.py")]
    assert len(PAGE.blocks("python")) > 5
    for block in PAGE.blocks("python"):
        assert any(flush(block) in flush(file) for file in files), block


def flush(code: str) -> str:
    """Code as far as it matters when a part of a class is shown by itself."""
    return "\n".join(line.strip() for line in code.splitlines() if line.strip())


def test_the_blocks_make_the_whole_game():
    """All but the head of each file, where its imports are."""
    shown = {line for block in PAGE.blocks("python") for line in block.splitlines()}
    for file in SAMPLE.glob("*.py"):
        text = file.read_text("utf-8")
        first = next(node for node in ast.parse(text).body[1:] if not isinstance(node, IMPORTS))
        written = text.splitlines()[first.lineno - 1 :]
        assert [line for line in written if line not in shown] == []


def test_every_block_of_words_is_in_the_game():
    words = (SAMPLE / "locale" / "en" / "candles.ftl").read_text("utf-8").splitlines()
    book = (SAMPLE / "rules" / "en.md").read_text("utf-8").splitlines()
    assert PAGE.blocks("ftl")
    assert PAGE.blocks("markdown")
    assert {line for block in PAGE.blocks("ftl") for line in block.splitlines()} <= set(words)
    assert {line for block in PAGE.blocks("markdown") for line in block.splitlines()} <= set(book)


def test_the_session_on_the_page_runs():
    (session,) = PAGE.blocks("pycon")
    text = session.replace("from candles", "from tests.toy_games.candles")
    examples = doctest.DocTestParser().get_doctest(text, {}, PAGE.file.name, str(PAGE.file), 0)
    assert doctest.DocTestRunner().run(examples).failed == 0


# -- the game ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", SEEDS)
def test_it_ends_and_replays_byte_for_byte(seed, seats):
    match = finished(seed, seats)
    assert match.result is not None
    assert 0 < len(match.actions) < 40
    again = huisclos.replay(match.record(), game=GAME)
    assert msgspec.json.encode(again.record()) == msgspec.json.encode(match.record())
    assert msgspec.json.encode(again.position()) == msgspec.json.encode(match.position())
    assert events(again, None) == events(match, None)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_position_can_be_left_and_taken_up(seed):
    for match in walk(seed):
        position = msgspec.json.decode(msgspec.json.encode(match.position()))
        loaded = huisclos.load(position, game=GAME)
        assert loaded.position() == match.position()
        assert loaded.choices() == match.choices()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_shows_no_secret(seed):
    for match in walk(seed):
        if match.state.over:
            continue
        for seat in SEATS:
            shown = match.view(seat)
            for owner, hand in enumerate(shown["board"]["hands"]):
                assert isinstance(hand, list) == (owner == seat)
            assert isinstance(shown["board"]["box"], int)
            assert isinstance(shown["board"]["draught"], list) == (seat in match.state.watch)
            assert shown["seed"] is None
            assert not {"dice", "stack", "step", "answers", "asked", "log"} & set(shown["board"])
            for event in events(match, seat):
                assert event["known"] == ("draught" in event["args"] and event["key"] == "night")
                assert not event["known"] or event["args"]["seat"] == f"seat:{seat}"


@pytest.mark.parametrize("seed", SEEDS)
def test_with_other_secrets_the_table_looks_the_same(seed):
    """Who is asked, and what about, tells nothing that the view hides."""
    for match in walk(seed):
        for seat in SEATS:
            shown = match.view(seat)
            imagined = GAME.imagine(shown, random.Random(seed))
            assert board(imagined, seat, everything=match.state.over) == shown["board"]
            if match.state.step is not None:
                questions = match.state.step.ask(imagined)
                waiting = {asking: c for asking, c in questions.items() if asking not in match.state.answers}
                assert asked(waiting) == shown["waiting"]


def test_nobody_sees_an_answer_before_all_are_in():
    one, other = start(1), start(1)
    offered = [option.id for option in one.choices()[0].options]
    one.act(0, offered[:2])
    other.act(0, offered[-2:])
    for seat in (None, 1, 2):
        assert one.view(seat) == other.view(seat)
        assert events(one, seat) == events(other, seat)
    assert one.view(1)["answered"] == [0]


def test_a_pick_is_taken_back_until_something_is_shown():
    match = start(1)
    before = match.position()
    for seat in range(3):
        match.act(seat, [option.id for option in match.choices()[seat].options[:2]])
        if seat < 2:
            match.take_back()
            assert match.choices()[seat]
            match.act(seat, [option.id for option in match.choices()[seat].options[:2]])
    with pytest.raises(huisclos.NoTakeBack):
        match.take_back()
    assert match.position() != before


def test_two_candles_are_picked_at_once():
    match = start(1)
    options = [option.id for option in match.choices()[0].options]
    for picks in (options[:1], options[:3], [options[0]] * 2, [options[0], "pass"]):
        with pytest.raises(huisclos.IllegalAction):
            match.act(0, picks)
    match.act(0, options[:2])


def test_whoever_is_first_goes_first():
    match = start(1)
    for seat in range(3):
        match.act(seat, [option.id for option in match.choices()[seat].options[:2]])
    assert sorted(match.choices()) == [0, 1, 2]
    match.act(2, ["pass"])
    assert sorted(match.choices()) == [0, 1]
    match.act(0, ["pass"])
    match.act(1, ["pass"])
    assert {choice.prompt for choice in match.choices().values()} == {"light"}


def test_what_is_barred_is_not_offered():
    barred = 0
    for match in walk(3):
        for seat, choice in match.choices().items():
            bars = {bar.id for bar in match.bars(seat)}
            assert not bars & {option.id for option in choice.options}
            barred += len(bars)
    assert barred


@pytest.mark.parametrize(
    ("points", "winners"), [([2, 1, 0], [0]), ([1, 0, 1], [0, 2]), ([0, 0, 0], [0, 1, 2])]
)
def test_equal_points_share_the_victory(points, winners):
    position = finished(1).position()
    position["state"]["points"] = points
    result = huisclos.load(position, game=GAME).result
    assert (result.points, result.winners) == (points, winners)


def test_a_flame_as_long_as_the_draught_burns():
    for faces, burns in (([1, 2, 1, 1], True), ([2, 2, 1, 1], False)):
        house = huisclos.new(load_dice(GAME, faces, [range(16)]), ["Ana", "Bo"], 1, {"nights": 1})
        assert house.state.hands[1] == [11, 10, 9, 8, 7]
        position = house.position()
        position["state"] |= {"hands": [[1, 4], [2, 3]], "box": [], "dice": {"seed": "1"}}
        house = huisclos.load(position, game=GAME)
        for seat in (0, 1):
            house.act(seat, [option.id for option in house.choices()[seat].options])
        assert house.result.points == [burns, burns]


def test_options_are_typed():
    assert len(huisclos.new(GAME, ["Ana", "Bo"], 1, {"nights": 1}).choices()) == 2
    for wrong in ({"nights": 0}, {"nights": "two"}, {"days": 1}):
        with pytest.raises(huisclos.BadOptions):
            huisclos.new(GAME, ["Ana", "Bo"], 1, wrong)


def test_its_bot_plays_by_view_and_choice():
    hasty = find_bot(GAME, "hasty")
    decisions, result = drive(start(1), [hasty(random.Random(seat)) for seat in range(3)])
    assert decisions > 9
    assert result.winners


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_reads_in_every_language(language):
    words = Words(language, GAME.meta.package, names=["Ana", "Bo", "Cy"])
    book = rules(GAME.meta.package, language)
    assert words.text("game-title")
    assert words.text("game-summary")
    for match in walk(3):
        for seat, choice in match.choices().items():
            assert words.text(f"prompt-{choice.prompt}")
            assert words.text(f"waiting-{choice.prompt}", {"seat": f"seat:{seat}"})
            assert all(words.name(option.id) for option in choice.options)
            assert choice.rule in book
            assert all(words.text(bar.why) and bar.rule in book for bar in match.bars(seat))
    for event in (*events(finished(3), 0), *events(start(3), 1)):
        key = f"log-{event['key']}-known" if event["known"] else f"log-{event['key']}"
        assert words.text(key, event["args"])


def test_both_rulebooks_have_the_same_rules():
    assert list(rules(GAME.meta.package, "en")) == list(rules(GAME.meta.package, "fr"))
