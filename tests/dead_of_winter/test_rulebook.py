"""The rulebook of Dead of Winter, beyond what holds for any game: its tables are those of the box."""

import re
from importlib.resources import files

import pytest

from huisclos.engine.game.installed import find
from huisclos.games.dead_of_winter.printed.cards import KINDS
from huisclos.games.dead_of_winter.printed.places import PLACES
from huisclos.words import LANGUAGES, Words

GAME = find("dead-of-winter")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def rows(language):
    """The rows of all tables, by what they begin with."""
    text = (files(GAME.meta.package) / "rules" / f"{language}.md").read_text("utf-8")
    cells = [[cell.strip() for cell in line[1:-1].split("|")] for line in re.findall(r"^\|.*\|$", text, re.M)]
    found = {}
    for name, *rest in cells:
        found.setdefault(name, []).append(rest)
    return found


@every_language
@pytest.mark.rule("DW-0.1")
def test_the_spaces_of_each_place(language):
    words, book = Words(language, GAME.meta.package), rows(language)
    for number, place in enumerate(GAME.core.figures.places):
        people, doors, noise = book[words.name(f"place:{PLACES[number]}")][0]
        assert int(people) == place.spaces
        assert [int(figure) for figure in re.findall(r"\d+", doors)] == (
            [len(place.entrances), place.entrances[0]] if number == 0 else [*place.entrances]
        )
        assert noise == (str(place.noise) if place.noise else "–")


@every_language
@pytest.mark.rule("DW-0.4")
def test_what_there_is_in_each_deck(language):
    words, book = Words(language, GAME.meta.package), rows(language)
    items = [item for pack in GAME.shelf for item in pack.items]
    decks = {words.name(f"place:{PLACES[number]}"): number for number in range(1, len(PLACES))}
    decks[{"en": "Starting Items", "fr": "Objets de départ"}[language]] = 0
    for name, number in decks.items():
        copies = [sum(item.decks.at(number) for item in items if item.kind == kind) for kind in KINDS]
        assert book[name][-1] == [str(n) if n else "–" for n in copies]


@every_language
def test_what_each_kind_of_item_is_for(language):
    words, book = Words(language, GAME.meta.package), rows(language)
    assert all(len(book[words.name(f"kind:{kind}")]) == 1 for kind in KINDS)


@every_language
@pytest.mark.rule("DW-4.1")
def test_the_faces_of_the_risk_die(language):
    book = rows(language)
    faces = GAME.core.figures.risk
    assert [len(book[str(number)]) for number in faces] == [1, 1, 1, 1]


@every_language
def test_every_option_of_the_lobby_is_explained(language):
    words, book = Words(language, GAME.meta.package), rows(language)
    settings = [field for field in GAME.options.__struct_fields__ if field != "other"]
    assert not [field for field in settings if words.text(f"setting-{field}") not in book]
