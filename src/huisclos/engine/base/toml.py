"""TOML: that of games, and that of strangers, which is read within bounds."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

_DOTTED = re.compile(r"\.(?=\s*[\w\"'-])")
_MOST_DOTS = 200
"""On a line: a key with thousands of parts takes minutes to be read."""
_AT_LINE = re.compile(r"\(at line (\d+),.*")


def content_file(package: str) -> dict[str, Any]:
    """What is in the file `content.toml` of a package."""
    return tomllib.loads((files(package) / "content.toml").read_text(encoding="utf-8"))


class BadToml(ValueError):
    """What is wrong, and on which line; `reason` is empty where things lie too deep in one another."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason


def parse(text: str) -> dict[str, Any]:
    """The tables of a text; BadToml if it isn't TOML."""
    for number, written in enumerate(text.split("\n"), 1):
        if len(_DOTTED.findall(written)) > _MOST_DOTS:
            raise BadToml(number, "")
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        raise BadToml(_deepest(text), "") from None
    except ValueError as problem:  # also for numbers without end
        found = _AT_LINE.search(str(problem))
        line = int(found[1]) if found else text.count("\n") + 1
        raise BadToml(line, _AT_LINE.sub("", str(problem)).strip()) from None


def _deepest(text: str) -> int:
    """The line at whose end most brackets are open, or so it seems; or the one that has the most itself."""
    open_, deepest, line = 0, 0, 1
    for number, written in enumerate(text.split("\n"), 1):
        opened = written.count("[") + written.count("{")
        if open_ + opened > deepest:
            deepest, line = open_ + opened, number
        open_ += opened - written.count("]") - written.count("}")
    return line
