"""A game's rulebook, rule by rule: `rules/<language>.md` with an anchor before each rule."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

_ANCHOR = re.compile(r'<a id="([\w.-]+)"></a>')


@cache
def rules(package: str, language: str) -> dict[str, str]:
    """The paragraph of every anchor, as Markdown; a chapter's anchor gives its heading."""
    text = (files(package) / "rules" / f"{language}.md").read_text(encoding="utf-8")
    found = {}
    for line in text.splitlines():
        anchor = _ANCHOR.search(line)
        if anchor:
            found[anchor[1]] = _ANCHOR.sub("", line).lstrip("- ")
    return found


def find_rule(package: str, language: str, name: str) -> str | None:
    """A rule by its id, however it is typed: ``LK-7.4``, ``lk7.4``, ``7.4``."""

    def bare(rule: str) -> str:
        return re.sub(r"^[a-z]+(?=\d)", "", rule.lower().replace("-", ""))

    book, typed = rules(package, language), name.strip()
    exact = [rule for rule in book if rule.lower() == typed.lower()]
    alike = [rule for rule in book if bare(rule) == bare(typed)]
    return next((book[rule] for rule in exact + alike), None)
