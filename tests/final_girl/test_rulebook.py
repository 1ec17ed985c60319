"""The rulebook of Final Girl, beyond what holds for any game: its tables are those of the box."""

import re
from importlib.resources import files

import pytest

from huisclos.words import LANGUAGES, Words
from tests.final_girl.positions import GAME

BOX = GAME.content(1, GAME.options())["box"]


@pytest.fixture(params=LANGUAGES)
def names(request):
    words = {pack.name: pack.words for pack in GAME.shelf}
    return Words(request.param, GAME.meta.package, packs=words)


@pytest.fixture
def rows(names):
    """The rows of all tables: what comes after the name, by name."""
    text = (files(GAME.meta.package) / "rules" / f"{names.language}.md").read_text("utf-8")
    cells = [[cell.strip() for cell in line[1:-1].split("|")] for line in re.findall(r"^\|.*\|$", text, re.M)]
    return {name: rest for name, *rest in cells}


# Two ways to say one thing, of which the box has the other: "+1 Horror", "nearest target, 1 move, 0 attacks".
OTHERWISE = {
    "en": r"Horror [+−]\d|\b(no|one|two) (moves?|attacks?)\b|damage \+|(recover|gain) \d|Victim or you",
    "fr": r"Horreur [+−]\d|\b(aucun|un|deux) déplacements?, |Dégâts \+|\d de (Santé|Temps)|proche ou vous",
}


@pytest.mark.parametrize("pack", GAME.shelf, ids=lambda pack: pack.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_notation_on_all_cards(pack, language):
    texts = re.findall(r"^ +\.text = (.*)$|^do-[\w-]+ = (.*)$", pack.words[language], re.M)
    assert texts
    assert [text for text in texts if re.search(OTHERWISE[language], "".join(text))] == []


def test_killers_locations_and_girls(names, rows):
    for name, foe in BOX.killers.items():
        assert rows[names.name(f"killer:{name}")][:2] == [str(foe.health), str(foe.horror)]
    for name, place in BOX.locations.items():
        victims = {str(sum(placed.number for placed in setup.victims)) for setup in place.setups}
        assert rows[names.name(f"location:{name}")][0] == str(len(place.zones))
        assert {rows[names.name(f"location:{name}")][1]} == victims
    for name, girl in BOX.girls.items():
        assert rows[names.name(f"girl:{name}")][:2] == [str(girl.health), str(len(girl.spaces))]
