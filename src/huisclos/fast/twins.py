"""Twins of the rules: the same sources, with plain typed classes in the place of structs, for a compiler.

What the rules do is untouched. A struct of the kernel's, or one that derives from it or holds one, gets its
`__init__` written out, a state its `copy` too; constants become final; what is told is only made up where
there is a log. Every other class stays where it is and is imported from there: both worlds share it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from inspect import getsource
from typing import Any, get_args, get_type_hints

from msgspec import Struct

from huisclos.engine.game.game import Game
from huisclos.fast.errors import NotCompiled
from huisclos.fast.writing import Field, is_field

KERNEL = (
    "huisclos.engine.base.dice",
    *(
        f"huisclos.engine.rules.{name}"
        for name in (
            "choice",
            "action",
            "step",
            "effect",
            "cards",
            "grammar",
            "interruption",
            "state",
            "playout",
        )
    ),
)
"""The files of the kernel that rules are made of."""


def modules_of(game: Game) -> list[str]:
    """The modules that are compiled for a game: the kernel's, and those the game says have rules."""
    package = game.meta.package
    rules = [f"{package}.{name}" for name in game.rules if name != "."]
    return list(dict.fromkeys([*KERNEL, game.state.__module__, *rules]))


class Twins:
    """The twins of a game's modules, in a package of their own."""

    def __init__(self, root: str, game: Game) -> None:
        self.root, self.game, self.modules = root, game, modules_of(game)
        self.facade = type(game).__module__
        """Where the game itself is: it is no rule, and stays Python."""
        self.trees = {name: _parsed(name) for name in [*self.modules, self.facade]}
        self.fields = {kind: fields for name in self.modules for kind, fields in self._declared(name)}
        """The classes that have a twin, and the fields that each adds."""

    def _declared(self, name: str) -> Iterator[tuple[type, dict[str, Field]]]:
        names = vars(import_module(name))
        for node in self.trees[name].body:
            if isinstance(node, ast.ClassDef) and self.has(kind := names[node.name]):
                fields = (Field(item, names) for item in node.body if is_field(item, kind))
                yield kind, {field.name: field for field in fields}

    def has(self, kind: Any, *around: Any) -> bool:
        """Whether a class has a twin: structs, and named tuples of them. `around` are those that hold it."""
        if not isinstance(kind, type) or not issubclass(kind, Struct | tuple) or kind in around:
            return False
        return kind.__module__ in self.modules and (
            any(base.__module__ in KERNEL for base in kind.__mro__)
            or any(
                self.has(part, kind, *around) for h in get_type_hints(kind).values() for part in parts_of(h)
            )
        )

    def named(self, module: str) -> str:
        """Where a module is to be imported from."""
        return f"{self.root}.{module}" if module in self.modules else module

    def place(self, name: str, line: int) -> str:
        """The line of a module of which this line of its twin was made."""
        made = zip(_statements(self.trees[name]), _statements(_again(self.trees[name])), strict=True)
        _, first = max(((new.lineno, old.lineno) for old, new in made if new.lineno <= line), default=(0, 0))
        return _place(name, first)

    def refusal(self, key: str, module: str, node: ast.stmt, name: str) -> NotCompiled:
        """Something in a module isn't supported."""
        return NotCompiled(key, game=self.game.meta.name, place=_place(module, node.lineno), name=name)


def _parsed(name: str) -> ast.Module:
    return ast.parse(getsource(import_module(name)))


def _again(tree: ast.Module) -> ast.Module:
    return ast.parse(ast.unparse(tree))


def _statements(tree: ast.Module) -> Iterator[ast.stmt]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.stmt))


def _place(module: str, line: int) -> str:
    return f"{module.replace('.', '/')}.py:{line}"


def parts_of(hint: Any) -> Iterator[Any]:
    """The classes of which a type is made."""
    yield hint
    for part in get_args(hint):
        yield from parts_of(part)
