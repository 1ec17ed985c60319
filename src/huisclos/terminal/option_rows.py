"""Many options in few lines: those that differ only in their last part stand together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from huisclos.words import Words

MANY = 15
"""Options that are more than a list."""
Line = tuple[str, str]
"""A text, and the one thing that it offers, if it isn't several."""


def numbered(words: Words, things: Sequence[str]) -> Iterator[Line]:
    """A line each."""
    for n, thing in enumerate(things, 1):
        yield f"{n:2} {words.name(thing)}", thing


def folded(words: Words, things: Sequence[str]) -> Iterator[Line]:
    """A line for all neighbours with the same beginning, numbered on from 1."""
    for group in _alike(list(enumerate(things, 1))):
        if len(group) > 1:
            rest = [f"{n}\u00a0{words.name(_last(thing))}" for n, thing in group]
            line = {"card": words.name(_head(group[0][1])), "does": " · ".join(rest)}
            yield words.text("terminal-card", line), ""
        else:
            n, thing = group[0]
            yield f"{n:2} {words.name(thing)}", thing


def listed(words: Words, things: Sequence[str]) -> str:
    """In a sentence: what several have in common is said once."""
    said = []
    for group in _alike(list(enumerate(sorted(things, key=_head)))):
        names = [words.name(_last(thing)) for _, thing in group]
        head = words.name(_head(group[0][1]))
        said.append(f"{head} ({', '.join(names)})" if len(group) > 1 else words.name(group[0][1]))
    return words.listing(said)


def _alike(things: list[tuple[int, str]]) -> Iterator[list[tuple[int, str]]]:
    """Neighbours with the same beginning; what has only one part is by itself."""
    for _, group in groupby(things, lambda one: _head(one[1]) or one[0]):
        yield list(group)


def _head(thing: str) -> str:
    return thing.rpartition("+")[0]


def _last(thing: str) -> str:
    return thing.rpartition("+")[2]
