"""The rulebook of Lockdown, beyond what holds for any game."""

import pytest

from huisclos.games.lockdown.content import content
from huisclos.words import LANGUAGES
from huisclos.words.rulebook import rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_has_its_anchor(language):
    book = rules("huisclos.games.lockdown", language)
    assert {f"variant-{number}" for number in content().variants} <= set(book)
