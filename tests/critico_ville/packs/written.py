"""A pack of questions to begin with, and what is told of one that can't be used."""

import re

import pytest

from huisclos.engine.base.errors import BadFile
from huisclos.games.critico_ville.packs import read_pack
from huisclos.words import LANGUAGES, Words

PACKAGE = "huisclos.games.critico_ville"

TOML = """\
[[question]]
theme = "hasty"
challenge = true
[question.en]
question = "All of them?"
answer = "Two of them"
wrong = ["Every one", "None"]
explanation = "Two were seen."
[question.fr]
question = "Tous ?"
answer = "Deux"
wrong = ["Chacun", "Aucun"]
explanation = "On en a vu deux."

[[question]]
theme = "Our river"
question = "Why does it smell?"
answer = "Algae"
explanation = "They rot."
"""


def troubles(name, text):
    """What is wrong with a file: lines and keys, in the order in which they are told."""
    with pytest.raises(BadFile) as refusal:
        read_pack(name, text)
    check_messages(refusal.value)
    told = sorted(refusal.value.message.args["troubles"], key=lambda trouble: trouble.where)
    return [(trouble.where, trouble.key.removeprefix("pack-")) for trouble in told]


def check_messages(problem):
    """Whole sentences in both languages, each with its line."""
    count = problem.message.args["count"]
    for language in LANGUAGES:
        first, *lines = problem.read(Words(language, PACKAGE)).splitlines()
        assert first.endswith(":")
        assert len(lines) == min(count, 20) + (count > 20)
        for line in lines[:20]:
            assert re.fullmatch(r"(Line|Ligne) \d+\u00a0?: .*[.!?\])]", line), line
            ours = re.sub(r"“[^”]*”|«[^»]*»", "", line)
            assert not re.search(r"\{ ?\$|part:|part-|pack-", ours)
        numbers = [int(re.search(r"\d+", line)[0]) for line in lines[:20]]
        assert numbers == sorted(numbers)


def change(old, new, text=TOML):
    assert text.count(old) == 1, old
    return text.replace(old, new)
