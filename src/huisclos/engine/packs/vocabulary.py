"""What a game's stack and its content may be made of: the kernel's grammar, and the game's own classes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

from msgspec import Struct

from huisclos.engine.base.bounds import fields_of, refuse_unbounded
from huisclos.engine.rules import cards, grammar
from huisclos.engine.rules.effect import Condition, Effect, Happening
from huisclos.engine.rules.step import Mark, Step

RULE_ROOMS = ("printed", "state", "chapters")
"""Of a game's package: where its rules are."""

BASES: tuple[type[Struct], ...] = (Step, Effect, Condition, Happening)
"""The kinds of things of which a game has its own."""

Vocabulary = dict[type, dict[str, type[Any]]]
"""By base: the classes that a value of this kind may have, by name."""


@cache
def vocabulary(package: str, rules: tuple[str, ...]) -> Vocabulary:
    """All that a game knows, from those files of its package. TypeError if two things have one name, or if
    one could be of any size."""
    found: Vocabulary = {base: {} for base in BASES}
    found[Step]["Mark"] = Mark
    for kind in _classes([cards, grammar, *_modules(package, rules)]):
        refuse_unbounded(kind.__qualname__, fields_of(kind))
        for base, known in found.items():
            if issubclass(kind, base) and known.setdefault(kind.__name__, kind) is not kind:
                raise TypeError(f"{kind.__qualname__} and {known[kind.__name__]} have one name")
    return found


@cache
def rule_files(package: str) -> tuple[str, ...]:
    """The files of a package that have rules: those in its rooms for what is printed, for what lies on the
    table, and for the chapters of the rulebook. A room may be a single file.

    TypeError if it has no chapters: without them there are no rules."""
    folders = getattr(import_module(package), "__path__", ())
    found = (info.name for info in walk_packages(folders, f"{package}.") if not info.ispkg)
    names = (name.removeprefix(f"{package}.") for name in found)
    rules = sorted(name for name in names if name.partition(".")[0] in RULE_ROOMS)
    if not any(name.partition(".")[0] == "chapters" for name in rules):
        raise TypeError(
            f"{package} has no room for chapters: make one, or list its files with rules as `rules`"
        )
    return tuple(rules)


def _modules(package: str, rules: tuple[str, ...]) -> list[ModuleType]:
    return [import_module(package if name == "." else f"{package}.{name}") for name in rules]


def _classes(modules: Iterable[ModuleType]) -> Iterator[type[Struct]]:
    """Those that are defined in these modules, and not just used there."""
    for module in modules:
        own = [kind for kind in vars(module).values() if getattr(kind, "__module__", "") == module.__name__]
        yield from (kind for kind in own if isinstance(kind, type) and issubclass(kind, BASES))
