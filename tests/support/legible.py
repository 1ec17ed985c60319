"""Whatever is asked, barred and told in any test can be read, and names a rule that there is."""

import re
from functools import cache
from importlib.resources import files

import huisclos
from huisclos.words import LANGUAGES, Words


def told_legibly(match: huisclos.Match, languages: tuple[str, ...] = LANGUAGES) -> None:
    """All that was told: to everybody and, where there are several, to those who know more."""
    readers = (None, *range(len(match.names))) if len(match.names) > 1 else (None,)
    for words in _words(match, languages):
        for reader in readers:
            for event in match.events_since(0, reader):
                known = "-known" if event["known"] else ""
                _sound(words.text(f"log-{event['key']}{known}", event["args"]), event)


def asked_legibly(match: huisclos.Match, languages: tuple[str, ...] = LANGUAGES) -> None:
    """What is asked now, what the others read meanwhile, and what can't be chosen."""
    rules = _rules(match.game.meta.package)
    for words in _words(match, languages):
        for seat, choice in match.choices().items():
            about = choice.about[0] if len(choice.about) == 1 else list(choice.about)
            _sound(words.text(f"prompt-{choice.prompt}", {"about": about}), choice)
            if len(match.names) > 1:
                waiting = "waiting-card" if "@" in choice.prompt else f"waiting-{choice.prompt}"
                _sound(words.text(waiting, {"about": about, "seat": f"seat:{seat}"}), choice)
            assert choice.rule in rules, choice
            for option in choice.options:
                _sound(words.name(option.id), option)
            for bar in match.bars(seat):
                _sound(words.text(bar.why), bar)
                assert bar.rule in rules, bar


@cache
def _rules(package: str) -> set[str]:
    return {"", *(files(package) / "rules" / "ids.txt").read_text("utf-8").split()}


def _words(match: huisclos.Match, languages: tuple[str, ...]) -> list[Words]:
    package, packs = match.game.meta.package, match.scene.pack_words
    return [Words(language, package, names=match.names, packs=packs) for language in languages]


def _sound(text: str, said: object) -> None:
    """No name that only programs know."""
    assert not re.search(r"[{}@]|\bNone\b|\w:\w", text), (text, said)
