"""Twins of the rules: the same sources, with plain typed classes in the place of structs, for a compiler.

What the rules do is untouched. A struct of the kernel's, or one that derives from it or holds one, gets its
`__init__` written out, a state its `copy` too; constants become final; what is told is only made up where
there is a log. Every other class stays where it is and is imported from there: both worlds share it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from importlib.util import resolve_name
from inspect import getsource
from typing import Any, TypeVar, get_args, get_type_hints

from msgspec import Struct

from huisclos.engine.game import Game
from huisclos.engine.state import State
from huisclos.fast.writing import Field, copy_of, equality, init_of, is_field

KERNEL = tuple(
    f"huisclos.engine.{name}"
    for name in ("choice", "dice", "step", "effect", "cards", "grammar", "interruption", "state", "playout")
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
        self.root, self.modules = root, modules_of(game)
        self.trees = {name: _parsed(name) for name in [*self.modules, game.meta.package]}
        self.fields = {kind: fields for name in self.modules for kind, fields in self._declared(name)}

    def sources(self) -> dict[str, str]:
        """By module: the source of its twin. The game's package is among them; it is not compiled."""
        return {name: _Rewriting(self, name).source(tree) for name, tree in self.trees.items()}

    def _declared(self, name: str) -> Iterator[tuple[type, dict[str, Field]]]:
        """The classes of a module that have a twin, and the fields that each adds."""
        for node in self.trees[name].body:
            if isinstance(node, ast.ClassDef) and self.has(kind := getattr(import_module(name), node.name)):
                yield kind, {field.name: field for field in map(Field, filter(is_field, node.body))}

    def has(self, kind: Any) -> bool:
        """Whether a class has a twin."""
        if not isinstance(kind, type) or not issubclass(kind, Struct) or kind.__module__ not in self.modules:
            return False
        return any(base.__module__ in KERNEL for base in kind.__mro__) or any(
            self.has(part) for hint in get_type_hints(kind).values() for part in parts_of(hint)
        )

    def named(self, module: str) -> str:
        """Where a module is to be imported from."""
        return f"{self.root}.{module}" if module in self.modules else module


def _parsed(name: str) -> ast.Module:
    return ast.parse(getsource(import_module(name)))


def parts_of(hint: Any) -> Iterator[Any]:
    """The classes of which a type is made."""
    yield hint
    for part in get_args(hint):
        yield from parts_of(part)


class _Rewriting(ast.NodeTransformer):
    """Of one module."""

    def __init__(self, twins: Twins, name: str) -> None:
        self.twins, self.name = twins, name
        self.plain = import_module(name)
        self.imports = {"from typing import Final"}

    def source(self, tree: ast.Module) -> str:
        self.visit(tree)
        tree.body = [node for statement in tree.body for node in self._constants(statement)]
        start, end = ast.unparse(tree).split("from __future__ import annotations\n", 1)
        return "\n".join([f"{start}from __future__ import annotations", *sorted(self.imports), end, ""])

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        name = resolve_name("." * node.level + (node.module or ""), self.plain.__package__)
        return ast.ImportFrom(self.twins.named(name), node.names, 0)

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        """What is told costs nothing without a log, not even what it is made of."""
        match node.value:
            case ast.Call(ast.Attribute(state, "tell" | "tell_apart")):
                told = f"if {ast.unparse(state)}.log is not None:\n    {ast.unparse(node)}"
                return ast.parse(told).body[0]
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        kind = getattr(self.plain, node.name)
        if issubclass(kind, Game):
            return self.generic_visit(node)
        if kind not in self.twins.fields:
            return ast.parse(f"from {self.name} import {node.name}").body[0]
        self.generic_visit(node)
        node.bases = [base for base in node.bases if ast.unparse(base) != "Struct"]
        node.keywords = []
        node.body = [item for statement in node.body for item in self._kept(kind, statement)]
        node.body += ast.parse("\n".join(self._written(kind))).body
        return node

    def _kept(self, kind: type, item: ast.stmt) -> Iterator[ast.stmt]:
        """All but what is written out, and what the kernel does when a class is made."""
        if is_field(item):
            field = Field(item)
            if not any(field.name in self.twins.fields.get(base, ()) for base in kind.__mro__[1:]):
                yield ast.AnnAssign(item.target, field.hint, None, 1)
        elif not isinstance(item, ast.FunctionDef) or not (
            item.name == "__init_subclass__" or (item.name == "copy" and issubclass(kind, State))
        ):
            yield item

    def _written(self, kind: Any) -> Iterator[str]:
        fields: dict[str, Field] = {}
        for base in reversed(kind.__mro__):
            fields |= self.twins.fields.get(base, {})
            if base.__module__ != self.name:
                self._import_for(base.__module__, self.twins.fields.get(base, {}))
        ordered = [fields[name] for name in kind.__struct_fields__]
        yield from init_of(kind, ordered)
        if issubclass(kind, State):
            yield from copy_of(kind)
        elif kind.__struct_config__.frozen:
            yield from equality(kind)

    def _import_for(self, module: str, fields: dict[str, Field]) -> None:
        """The names that inherited fields use are imported from where they are declared."""
        known = vars(import_module(module))
        for name in {name for field in fields.values() for name in field.names if name in known}:
            self.imports.add(f"from {self.twins.named(module)} import {name}")

    def _constants(self, node: ast.stmt) -> Iterator[ast.stmt]:
        """Constants of a module are final: a compiled rule needn't look them up."""
        targets = node.targets if isinstance(node, ast.Assign) else []
        names = [ast.unparse(name) for target in targets for name in getattr(target, "elts", [target])]
        values = [getattr(self.plain, name) for name in names] if "".join(names).isupper() else []
        if values and all(type(value) in (int, str, bool) for value in values):
            for name, value in zip(names, values, strict=True):
                yield ast.parse(f"{name}: Final = {value!r}").body[0]
        elif len(values) == 1 and not isinstance(values[0], TypeVar):
            yield ast.parse(ast.unparse(node).replace(" =", ": Final =", 1)).body[0]
        else:
            yield node
