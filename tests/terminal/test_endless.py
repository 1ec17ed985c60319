"""A card of somebody's pack that never ends, met at the terminal."""

import io
import sys
from pathlib import Path

import pytest

from huisclos.terminal.saving import Seating
from huisclos.terminal.screen import Screen
from huisclos.terminal.session import Session
from tests.toy_games.lighthouse.table import house, told

CARD = "card:storm-0@own"
ENDLESS = {"type": "Repeat", "times": 100, "do": [{"type": "Oil", "by": 1}] * 20}


def tended(typed, language, monkeypatch, capsys):
    """Whoever tends the lamp meets it; what is on the screen, and the game afterwards."""
    match = house({"lasts": True, "rules": [{"when": "Tended", "do": [ENDLESS]}]})
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
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


def test_where_nothing_is_endless_nothing_is_left_out(monkeypatch, capsys, tmp_path):
    monkeypatch.chdir(tmp_path)
    _, match = tended("without\n", "en", monkeypatch, capsys)
    assert told(match, "card-set-aside") == []
