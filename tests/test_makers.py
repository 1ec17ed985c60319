"""Whose games these are: said in the README, on the page and at the end of every rulebook."""

from importlib.resources import files
from pathlib import Path

import pytest

from huisclos.engine.game.installed import find
from huisclos.words import LANGUAGES, Words
from huisclos.words.rulebook import rules

# Nobody is named in what there is of Critico-Ville.
MAKERS = {
    "lockdown": ["Nicolas Normandon", "Vincent Lefèvre", "Richard Normandon", "GRRRE Games"],
    "critico-ville": [],
    "final-girl": ["Evan Derrick", "A. J. Porfirio", "Van Ryder Games"],
    "dead-of-winter": ["Jonathan Gilmour", "Isaac Vega", "Plaid Hat Games"],
}
UNOFFICIAL = {
    "en": ["unofficial version", "not affiliated", "buy the box"],
    "fr": ["non officielle", "sans lien", "la boîte"],
}
README = Path(__file__).parents[1] / "README.md"


def plain(text):
    """However it is broken into lines."""
    return " ".join(text.lower().split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MAKERS)
def test_every_game_says_who_made_it(game, language):
    package = find(game).meta.package
    said = Words(language, package).text("game-makers")
    assert "makers" in rules(package, language)
    book = (files(package) / "rules" / f"{language}.md").read_text(encoding="utf-8")
    last = book.partition('<a id="makers">')[2]
    for name in MAKERS[game]:
        assert name in said
        assert name in last
    assert all(word in last for word in UNOFFICIAL[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_that_it_is_no_official_one(language):
    said = plain(Words(language).text("page-rights-text"))
    assert all(word in said for word in UNOFFICIAL[language])


def test_the_readme_names_them_all():
    text = README.read_text(encoding="utf-8")
    assert all(name in text for names in MAKERS.values() for name in names)
    assert all(word in plain(text) for word in UNOFFICIAL["en"])
