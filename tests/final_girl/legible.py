"""Whatever is asked, barred and told in any test can be read, and names a rule that there is."""

import re
from importlib.resources import files

import huisclos
from huisclos.words import Words

PACKAGE = "huisclos.games.final_girl"
RULES = {"", *(files(PACKAGE) / "rules" / "ids.txt").read_text("utf-8").split()}


def told_legibly(match: huisclos.Match) -> None:
    """All that was told."""
    words = _words(match)
    for event in match.events_since(0, None):
        _sound(words.text(f"log-{event['key']}", event["args"]), event)


def asked_legibly(match: huisclos.Match) -> None:
    """What is asked now, and what can't be chosen."""
    words = _words(match)
    for choice in match.choices().values():
        about = choice.about[0] if len(choice.about) == 1 else list(choice.about)
        _sound(words.text(f"prompt-{choice.prompt}", {"about": about}), choice)
        assert choice.rule in RULES, choice
        for option in choice.options:
            _sound(words.name(option.id), option)
    for bar in match.bars(0):
        _sound(words.text(bar.why), bar)
        assert bar.rule in RULES, bar


def _words(match: huisclos.Match) -> Words:
    return Words("en", PACKAGE, names=["Ana"], packs=match.scene.pack_words)


def _sound(text: str, said: object) -> None:
    """No name that only programs know."""
    assert not re.search(r"[{}@]|\bNone\b|\w:\w", text), (text, said)
