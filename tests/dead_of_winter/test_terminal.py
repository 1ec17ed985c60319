"""The table in a terminal: all that one sees on it, at a glance, and nothing that one doesn't."""

import io
import random

import pytest
from rich.cells import cell_len
from rich.console import Console

import huisclos
from huisclos.bots import Chance
from huisclos.engine.game.installed import find
from huisclos.games.dead_of_winter.drawing.lines import COLUMNS
from huisclos.terminal.saving import Seating
from huisclos.terminal.screen import THEME, Screen
from huisclos.terminal.session import Session
from huisclos.words import LANGUAGES, Words
from tests.dead_of_winter.box_positions import winter
from tests.dead_of_winter.crossing import turn

GAME = find("dead-of-winter")
NAMES = ["Ana", "Bo", "Cy", "Di", "Eli"]


def drawn(match, seat=0, language="en"):
    """The lines that a seat reads."""
    words = Words(language, GAME.meta.package, names=match.names, packs=match.pack_words)
    rows = GAME.drawing.draw(match.view(seat, facts=True), words)
    return ["".join(text for text, _ in row) for row in rows]


def page(match, seat=0, language="en"):
    """The same as one text, without the breaks of its lines."""
    return " ".join(" ".join(drawn(match, seat, language)).split())


def styles(match, text, seat=0):
    """In which styles this is written."""
    words = Words("en", GAME.meta.package, names=match.names, packs=match.pack_words)
    rows = GAME.drawing.draw(match.view(seat, facts=True), words)
    return {style for row in rows for piece, style in row if text in piece}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_whatever_happens_it_fits_into_eighty_columns_and_reads(seats, language):
    rng = random.Random(seats)
    match = huisclos.new(GAME, NAMES[:seats], seats, {})
    while choices := match.choices():
        seat = rng.choice(sorted(choices))
        for eyes in (seat, None) if rng.random() < 0.1 else ():
            lines = drawn(match, eyes, language)
            assert not [line for line in lines if cell_len(line.rstrip()) > COLUMNS + 1]
            assert not [line for line in lines if "@" in line or "{" in line]
        match.act(seat, Chance(rng).pick(match.view(seat), choices[seat]))
    assert drawn(match, None, language)


def test_how_the_colony_stands():
    match = winter(round=2, rounds=5, morale=2, food=1, waste=["tin"] * 3, helpless=1, first=1, turn=0)
    text = page(match)
    assert "Round 2 of 6 The players’ turns Ana’s turn" in text
    assert "Morale 2 ■■□□□□□□□□ Food 1 (a night takes 4) Waste 3" in text
    assert "─ Helpless 1 ─┘" in text
    assert styles(match, "Morale 2") == styles(match, "Food 1") == {"danger"}
    assert styles(match, "Waste 3") == {""}


def test_the_crisis_says_what_it_needs_and_who_gave_how_many():
    match = winter(crisis="footprints", pile=["tin", "scrap"], given=[0, 2, 0])
    text = page(match)
    assert "Crisis: Footprints. It takes 3 × Medicine / Tool." in text
    assert "Otherwise: 3 zombies come to the library and 3 to the grocery store." in text
    assert "2 cards lie on it. Bo 2" in text
    assert "It takes 2 ×" in page(winter(crisis="footprints", exiled=[0, 0, 1]))


def test_entrances_barricades_noise_and_who_is_where():
    match = winter(
        groups=[["ranger gas", "trainer"], ["lawyer", "librarian"], ["pilot", "principal"]],
        zombies={"colony": 2, 3: 1, "gas": 1},
        barricades={"colony": 1, "gas": 2},
        noise={"gas": 3},
        wounds={"ranger": 1},
        frost={"ranger": 1},
    )
    lines = drawn(match)
    (doors,) = [line for line in lines if line.startswith("│ 1 ")]
    assert " ".join(doors.split()[1:-1]) == "1 z z # 2 · · · 3 · · · 4 z · · 5 · · · 6 · · ·"
    (gas,) = [n for n, line in enumerate(lines) if "Gas station ─" in line]
    assert "z # #" in lines[gas + 1]
    assert "♪♪♪·" in lines[gas + 1]
    assert "June Kallio x*" in lines[gas + 2]
    assert "5/24┐" in "".join(lines)
    assert "1/2┐" in "".join(lines)


def test_a_group_with_its_figures_dice_and_cards():
    match = winter(rolled=[[5, 2], [], [1]], hands=[["tin", "tin"], ["rice"]], first=2, exiled=[0, 1, 0])
    lines = drawn(match)
    assert "Ana        dice 2 5  2 cards  ← you" in lines
    assert "Bo         no dice  1 card  exiled" in lines
    assert "Cy         dice 1  no card  first player" in lines
    assert " ◆ 32 June Kallio       3+ 3+  Colony         " in lines
    assert "June Kallio: Frostbite is only a wound for June." in page(match)


def test_ones_own_cards_and_objective_with_how_far_one_is():
    match = winter(hands=[["tin", "tin", "jerrycan"], ["ham"]], secrets=[["engine"], ["larder"], ["reader"]])
    text = page(match)
    assert "Tin without a Label ×2 (Food): +1 food." in text
    assert "Your secret objective: Over the Pass" in text
    assert "· In hand, fuel: 1 of 3" in text
    assert "Smoked Ham" not in text
    assert "Under the Floor" not in text
    assert "Under the Floor" in page(match, 1)
    assert "Over the Pass" not in page(match, None)


def test_a_traitor_is_told_in_red_and_an_exile_both_halves():
    match = winter(secrets=[["dealer"], ["larder"], ["reader"]])
    assert styles(match, "The Price of Everything") == {"danger"}
    match = winter(
        secrets=[["dealer"], ["larder"], ["reader"]],
        exile_goals=[["grudge"], ["feast"], []],
        exiled=[1, 1, 0],
    )
    assert "In exile: The List Replaces the first condition" in page(match, 0)
    assert "In exile: What They Owe You The main objective is met." in page(match, 1)
    assert styles(match, "Under the Floor", 1) == {"dim"}, "it is replaced"
    assert styles(match, "The Price of Everything") == {"danger"}, "it is only changed"


def test_the_crossroads_card_is_read_by_whoever_watches_and_then_by_all():
    card = "good-dog@roads"
    match = winter(watched=[card], watchers=[2])
    assert "You watch Ana’s turn, for “" in page(match, 2)
    assert "It waits for: any action, by Biscuit, away from the colony." in page(match, 2)
    assert "You watch" not in page(match, 0)
    assert "You watch" not in page(match, None)
    match = winter(crossing=card, crossed=[card])
    words = Words("en", GAME.meta.package, packs=match.pack_words)
    story = " ".join(words.form(f"crossroads:{card}", "story").split())
    assert all(story in page(match, seat) for seat in (0, 1, None))


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_every_crossroads_card_one_can_say_what_it_waits_for(language):
    box = winter().state.box
    for name in box.crossroads:
        text = page(winter(watched=[name], watchers=[2]), 2, language)
        assert {"en": "It waits for: ", "fr": "Elle attend\u00a0: "}[language] in text.replace(
            " :", "\u00a0:"
        )
        assert {"en": "one thing more", "fr": "une condition de plus"}[language] not in text


def test_of_what_cards_of_ones_own_wait_for_what_takes_many_words_is_named_in_short():
    late = {"type": "AllOf", "of": [{"type": "Not", "of": {"type": "Exiled"}}, {"type": "LastRound"}]}
    waits = "It waits for: the turn begins, in the turn of somebody who is no exile, if one thing more holds."
    assert waits in page(turn(trigger={"when": "TurnBegins", "if": late}), 3)


def test_survivors_to_choose_from_are_shown_with_their_figures():
    match = huisclos.new(GAME, NAMES[:3], 1, {})
    for number in match.state.dealt[0]:
        card = match.state.box.survivors[number]
        assert f"{card.influence:2}" in page(match)
    assert "die to attack" in page(match)
    assert "die to attack" not in page(match, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aide_memoire_has_the_risk_die_as_it_is(language):
    memo = GAME.papers.memo(Words(language, GAME.meta.package))
    assert [memo.count(f"**{number} ×**") for number in winter().state.core.figures.risk] == [1, 1, 1, 1]
    assert memo.count("\n## ") == 5


def typed(match, tmp_path, *lines):
    """What is on the screen of somebody who types this, and then leaves."""
    out, left = io.StringIO(), list(lines)
    screen = Screen(match, "en", Console(file=out, width=80, theme=THEME, highlight=False))
    screen.ask = lambda sign: left.pop(0) if left else _gone()
    Session(match, Seating(0, "random", None), screen, tmp_path / "save.json").run()
    return " ".join(out.getvalue().replace("\u00a0", " ").split())


def _gone():
    raise EOFError


def test_many_options_stand_in_few_lines_and_tell_their_risk_when_asked(tmp_path):
    match = winter(rolled=[[6], [], []])
    options = [option.id for option in match.choices()[0].options]
    number = 1 + options.index("move+survivor:ranger@folk+place:police")
    shown, told = typed(match, tmp_path), typed(match, tmp_path, f"? {number}")
    assert f"Move → June Kallio: {number} Police station · {number + 1} Grocery store" in shown
    assert "Type ? and a number" in shown
    assert "bite 8%" not in shown
    assert "bite 8%" in told
