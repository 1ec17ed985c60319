"""The game at a terminal: what a person reads, and how one picks several things, or none."""

import io

import pytest
from rich.console import Console

import huisclos
from huisclos.engine.game.installed import find
from huisclos.terminal.saving import Seating
from huisclos.terminal.screen import THEME, Screen
from huisclos.terminal.session import Session
from huisclos.words import LANGUAGES
from tests.final_girl.positions import act, scene

CAMP = {"killer": "hans@butcher", "location": "camp@trails", "girl": "laurie@trails"}


class Typed(Screen):
    """A screen at which this is typed, and then nothing any more."""

    def __init__(self, match, language="en", lines=()):
        self.out = io.StringIO()
        super().__init__(match, language, Console(file=self.out, width=200, theme=THEME, highlight=False))
        self.lines = iter(lines)

    def ask(self, sign):
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None


def play(match, tmp_path, *lines, language="en"):
    screen = Typed(match, language, lines)
    Session(match, Seating(0, "random", None), screen, tmp_path / "save.json").run()
    return screen.out.getvalue()


def test_several_cards_are_picked_by_their_numbers(tmp_path):
    match = scene(here="courts", killer_at="swamp", hand=["walk", "focus", "short-rest"], faces=[5, 3])
    out = play(act(match, "card:walk"), tmp_path, "2")
    assert match.choices()[0].prompt == "move", "two cards are left, and both are taken"
    assert "Dice: 5 and 3" in out
    match = scene(
        here="courts", killer_at="swamp", hand=["walk", "focus", "focus", "short-rest"], faces=[5, 3]
    )
    out = play(act(match, "card:walk", "convert"), tmp_path, "2", "1 2")
    assert "Choose 2: type their numbers" in out
    assert match.state.converted == 1
    assert match.state.hand == ["short-rest"]


@pytest.mark.parametrize(("typed", "followers"), [("", 0), ("1", 1), ("1 2", 2)])
def test_who_follows_may_be_nobody(tmp_path, typed, followers):
    match = scene(here="courts", killer_at="swamp", hand=["walk"], victims={"courts": 3}, faces=[5, 1])
    act(match, "card:walk")
    act(match, "apply") if match.choices()[0].prompt == "roll" else None
    out = play(act(match, "zone:lake-cabin"), tmp_path, typed)
    assert "Choose up to 2" in out
    assert "Enter alone: none." in out
    assert match.state.victims_at(match.state.here) == followers


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_boards_tell_what_there_is(tmp_path, language):
    match = huisclos.new("final-girl", ["Ana"], "1" * 32, CAMP)
    words = Typed(match, language).words
    out = play(match, tmp_path, language=language)
    zones = [words.name(f"zone:{zone}") for zone in match.state.plan.names]
    assert not [zone for zone in zones if zone[:15] not in out]
    assert words.text("board-hand", {"cards": []})[:5] in out
    assert words.text("board-gives-card", {"most": 2}) in out, "what her spaces give"
    for top in match.state.tops:
        assert words.name(f"item:{top}") in out
    for name in match.state.in_force:
        assert words.does(name).split("\n")[0] in out


def test_the_map_is_drawn_again_only_when_somebody_has_moved(tmp_path):
    match = scene(here="courts", killer_at="swamp", hand=["walk", "focus", "focus"], faces=[5, 3])
    out = play(match, tmp_path, "1")
    assert out.count("Lovers’ Point") == 1
    assert out.count("Laurie: health") == 2


def test_while_she_takes_cards_their_texts_are_one_word_away(tmp_path):
    match = scene(here="courts", killer_at="swamp", hand=["walk"])
    out = play(act(match, "end"), tmp_path, "memo")
    assert "memo: what each of them does" in out
    assert "You can play it now" not in out
    assert out.count("Furious Strike") > 1


def test_of_the_aide_memoire_every_action_card_is_told():
    game = find("final-girl")
    for language in LANGUAGES:
        words = Typed(huisclos.new(game, ["Ana"], "1", CAMP), language).words
        memo = game.papers.memo(words)
        assert all(words.does(f"card:{card}") in memo for card in ("walk", "guard", "critical-strike"))


def test_who_is_dead_has_no_health_left():
    match = scene(
        here="courts",
        killer_at="courts",
        hand=["weak-attack"],
        killer_health=0,
        killer_last=[0],
        faces=[5, 5],
    )
    act(match, "card:weak-attack")
    if match.choices():
        act(match, "apply")
    screen = Typed(match)
    text = "\n".join(
        "".join(piece for piece, _ in row)
        for row in find("final-girl").drawing.draw(match.view(0, facts=True), screen.words)
    )
    assert "Hans the Butcher: health 0" in text


@pytest.mark.parametrize(
    ("language", "lost", "nobody"), [("en", "Defeat.", "Nobody"), ("fr", "Défaite.", "Personne")]
)
def test_a_lost_film_is_a_defeat(tmp_path, language, lost, nobody):
    match = scene(here="courts", killer_at="courts", hand=[], health=0, last=[0], faces=[1] * 20)
    out = play(match, tmp_path, *["1"] * 20, language=language)
    assert match.result is not None
    assert not match.result.winners
    assert lost in out
    assert nobody not in out[-400:]
