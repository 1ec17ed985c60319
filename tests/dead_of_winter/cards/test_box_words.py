"""DW-12.1: the packs of the box are whole, and say the same in both languages."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser

from huisclos.engine.packs.pack import pack_tables
from huisclos.words import Words
from tests.dead_of_winter.box_positions import BOX

FILES = sorted((files("huisclos.games.dead_of_winter") / "packs").iterdir(), key=lambda file: file.name)
PACKS = pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
EXACT = ("text", "normal", "hard", "loyal", "traitor")
"""What a card does is said in these; the rest are stories."""


def messages(file, language):
    """All that is written in a pack: (message, attribute), and its text."""
    body = FluentParser().parse(pack_tables(file.name, file.read_text("utf-8"))["words"][language]).body
    found = {}
    for entry in body:
        if hasattr(entry, "attributes"):
            found[entry.id.name, ""] = entry.value
            found |= {(entry.id.name, form.id.name): form.value for form in entry.attributes}
    return {key: "".join(element.value for element in value.elements) for key, value in found.items()}


@PACKS
@pytest.mark.rule("DW-12.1")
def test_a_pack_is_read_without_a_fault(file):
    assert BOX.read_pack(file.name, file.read_text("utf-8"))


@PACKS
def test_english_typography(file):
    for key, text in messages(file, "en").items():
        assert not re.search(r"'|\"|\.\.\. | [;!?:]", text), key


@PACKS
def test_both_languages_name_the_same_figures(file):
    english, french = messages(file, "en"), messages(file, "fr")
    for key, text in english.items():
        if key[1] in EXACT:
            assert set(re.findall(r"\d+", french[key])) <= set(re.findall(r"\d+", text)), key


@PACKS
def test_no_two_cards_have_one_name(file):
    for language in ("en", "fr"):
        cards = [
            text for (name, form), text in messages(file, language).items() if not form and name[:3] != "way"
        ]
        assert len(set(cards)) == len(cards)


GONE = ("secret-elbow-room", "betrayal-last-ones", "exile-grudge")


@pytest.mark.parametrize(("language", "helpless"), [("en", "helpless"), ("fr", "sans défense")])
def test_whoever_counts_the_dead_is_told_that_helpless_ones_are_left_out(language, helpless):
    (aims,) = [messages(file, language) for file in FILES if file.name == "aims.toml"]
    texts = [text for (name, form), text in aims.items() if name in GONE and form in EXACT]
    assert len(texts) == 4
    assert all(helpless in text for text in texts)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_before_the_first_round_page_and_terminal_say_so(language):
    words = Words(language, BOX.meta.package)
    assert words.text("winter-round", {"round": 0}) == words.text("board-round", {"round": 0, "last": 6})
