"""Whatever is asked, barred and told in any test can be read in both languages, and names a known rule."""

import re
from importlib.resources import files

import huisclos
from huisclos.words import LANGUAGES, Words

PACKAGE = "huisclos.games.dead_of_winter"
RULES = {"", *(files(PACKAGE) / "rules" / "ids.txt").read_text("utf-8").split()}


def told_legibly(match: huisclos.Match) -> None:
    """All that was told, to everybody and to those who know more."""
    for words in _words(match):
        for seat in (None, *range(match.state.seats)):
            for event in match.events_since(0, seat):
                known = "-known" if event["known"] else ""
                _sound(words.text(f"log-{event['key']}{known}", event["args"]), event)


def asked_legibly(match: huisclos.Match) -> None:
    """What is asked now, and what can't be chosen."""
    for words in _words(match):
        for seat, choice in match.choices().items():
            about = choice.about[0] if len(choice.about) == 1 else list(choice.about)
            _sound(words.text(f"prompt-{choice.prompt}", {"about": about}), choice)
            waiting = "waiting-card" if "@" in choice.prompt else f"waiting-{choice.prompt}"
            _sound(words.text(waiting, {"about": about, "seat": f"seat:{seat}"}), choice)
            assert choice.rule in RULES, choice
            for option in choice.options:
                _sound(words.name(option.id), option)
            for bar in match.bars(seat):
                _sound(words.text(bar.why), bar)
                assert bar.rule in RULES, bar


def _words(match: huisclos.Match) -> list[Words]:
    return [
        Words(one, PACKAGE, names=["Ana", "Bo", "Cy", "Di", "Eli"], packs=match.scene.pack_words)
        for one in LANGUAGES
    ]


def _sound(text: str, said: object) -> None:
    """No name that only programs know."""
    assert not re.search(r"[{}@]|\bNone\b|\w:\w", text), (text, said)
