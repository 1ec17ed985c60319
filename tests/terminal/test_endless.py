"""A card of somebody's pack that never ends, met at the terminal."""

import io
import sys
from pathlib import Path

import pytest

from huisclos.engine.game.bot import Bot
from huisclos.terminal.saving import Seating
from huisclos.terminal.screen import Screen
from huisclos.terminal.session import Session
from tests.toy_games.lighthouse.positions import house, told

CARD = "card:storm-0@own"


class Always(Bot):
    """Answers the same whenever it may."""

    def __init__(self, answer):
        self.answer = answer

    def pick(self, view, choice):
        offered = [option.id for option in choice.options]
        return [self.answer if self.answer in offered else offered[-1]]


ENDLESS = {"type": "Repeat", "times": 100, "do": [{"type": "Oil", "by": 1}] * 20}


def tended(typed, language, monkeypatch, capsys, bot="rest"):
    """Whoever tends the lamp meets it; what is on the screen, and the game afterwards."""
    match = house({"lasts": True, "rules": [{"when": "Tended", "do": [ENDLESS]}]})
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    monkeypatch.setattr(Session, "bot", lambda *_: Always(bot))
    Session(match, Seating(0, "random"), Screen(match, language), Path("no.json")).run()
    return capsys.readouterr().out, match


@pytest.mark.parametrize(("language", "word"), [("en", "without"), ("fr", "sans")])
def test_one_goes_on_without_it(language, word, monkeypatch, capsys, tmp_path):
    monkeypatch.chdir(tmp_path)
    screen, match = tended(f"1\n{word}\n1\n", language, monkeypatch, capsys)
    assert "Card-Storm-0" in screen
    assert word in screen
    assert told(match, "card-set-aside") == [{"card": CARD}]
    assert {"seat": "seat:0"} in told(match, "tended")


def test_and_may_take_back_what_was_done_without_it(monkeypatch, capsys, tmp_path):
    monkeypatch.chdir(tmp_path)
    typed = "2\n1\nwithout\n1\nundo\nquit\n"  # the other rests
    screen, match = tended(typed, "en", monkeypatch, capsys)
    assert screen.count("would go on for ever here") == 1
    assert "Taken back" in screen
    assert [action.picks for action in match.actions] == [["fetch"], ["rest"]]
    assert match.record()["aside"] == [[2, CARD]]


@pytest.mark.parametrize(("language", "word"), [("en", "without"), ("fr", "sans")])
def test_a_bot_that_meets_it_leaves_nobody_at_an_error(language, word, monkeypatch, capsys, tmp_path):
    """Its answer is always the same, so whoever sits there says how it goes on."""
    monkeypatch.chdir(tmp_path)
    screen, match = tended(f"2\nhm\n{word}\n", language, monkeypatch, capsys, bot="tend")
    assert screen.count("Card-Storm-0") >= 2
    assert [action.picks for action in match.actions] == [["fetch"], ["tend"]]
    assert match.record()["aside"] == [[1, CARD]]


def test_where_nothing_is_endless_nothing_is_left_out(monkeypatch, capsys, tmp_path):
    monkeypatch.chdir(tmp_path)
    _, match = tended("without\n", "en", monkeypatch, capsys)
    assert told(match, "card-set-aside") == []
