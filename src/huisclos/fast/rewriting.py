"""The statements of a twin: its classes and constants, and what the rules tell."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from typing import Any, TypeVar, get_origin

from msgspec import Struct

from huisclos.engine.game.game import Game
from huisclos.engine.rules.state import State
from huisclos.fast.twins import Twins
from huisclos.fast.writing import Field, copy_of, equality, init_of, is_field, meant, written

_HARMLESS = (abs, all, any, bool, dict, int, len, list, max, min, range, set, sorted, str, sum, tuple)
"""What may be called for something that is told, and left out with it."""


class Rewriting(ast.NodeTransformer):
    """Of one module. `imports` are added to."""

    def __init__(self, twins: Twins, name: str, imports: set[str]) -> None:
        self.twins, self.name, self.imports = twins, name, imports
        self.names = vars(import_module(name))
        self.kind: Any = None
        state = twins.game.state
        self.telling = name != twins.facade and (state.tell, state.tell_apart) == (
            State.tell,
            State.tell_apart,
        )

    def rewrite(self, tree: ast.Module) -> None:
        names = (node for node in ast.walk(tree) if isinstance(node, ast.Name))
        bound = Counter(node.id for node in names if isinstance(node.ctx, ast.Store | ast.Del))
        self.visit(tree)
        tree.body = [made for node in tree.body for made in self._constants(node, bound)]

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        """What is told costs nothing without a log, nor what it is made of, if that does nothing else."""
        match node.value:
            case ast.Call(ast.Attribute(ast.Name(state), "tell" | "tell_apart"), args, words) if (
                self.telling
                and (state != "self" or (self.kind and issubclass(self.kind, State)))
                and all(self._harmless(part) for given in [*args, *words] for part in ast.walk(given))
            ):
                return written(f"if {state}.log is not None: {ast.unparse(node)}", node)[0]
        return node

    def _harmless(self, part: ast.AST) -> bool:
        if isinstance(part, ast.Call):
            return meant(part.func, self.names) in _HARMLESS
        return not isinstance(part, ast.NamedExpr)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """mypyc takes something that is given by name for what is only given by place, if that has the name:
        such parameters get a name that nobody uses."""
        self.generic_visit(node)
        by_place = node.args.posonlyargs if node.args.kwarg else []
        renamed = {place.arg: f"_{place.arg}_by_place" for place in by_place if place.arg != "self"}
        for part in ast.walk(node) if renamed else ():
            if isinstance(part, ast.arg):
                part.arg = renamed.get(part.arg, part.arg)
            elif isinstance(part, ast.Name):
                part.id = renamed.get(part.id, part.id)
        return node

    def visit_MatchClass(self, node: ast.MatchClass) -> ast.MatchClass:
        """Twins are taken apart by name."""
        self.generic_visit(node)
        kind = meant(node.cls, self.names)
        if kind in self.twins.fields and issubclass(kind, Struct):
            node.kwd_attrs = [*kind.__match_args__[: len(node.patterns)], *node.kwd_attrs]
            node.kwd_patterns, node.patterns = [*node.patterns, *node.kwd_patterns], []
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.stmt:
        kind = self.names.get(node.name)
        if self.kind or not isinstance(kind, type) or self.twins.has(kind) > (kind in self.twins.fields):
            raise self.twins.refusal("error-fast-nested", self.name, node, node.name)
        if kind not in self.twins.fields and not issubclass(kind, Game):
            if self.name != self.twins.facade and any(map(self._makes_a_twin, _done_in(node))):
                raise self.twins.refusal("error-fast-class", self.name, node, node.name)
            return written(f"from {self.name} import {node.name}", node)[0]
        self.kind = kind
        self.generic_visit(node)
        self.kind = None
        if issubclass(kind, Struct):
            self._write_out(kind, node)
        return node

    def _makes_a_twin(self, part: ast.AST) -> bool:
        kind = meant(part.func, self.names) if isinstance(part, ast.Call) else None
        return isinstance(kind, type) and kind in self.twins.fields

    def _write_out(self, kind: Any, node: ast.ClassDef) -> None:
        node.bases = [base for base in node.bases if meant(base, self.names) is not Struct]
        node.keywords = []
        kept = [item for statement in node.body for item in self._kept(kind, statement)]
        node.body = [*kept, *written("\n".join(self._methods(kind, node)), node)]

    def _kept(self, kind: type, item: ast.stmt) -> Iterator[ast.stmt]:
        """All but what is written out, and what the kernel does when a class is made."""
        if is_field(item, kind):
            field = Field(item, self.names)
            if not any(field.name in self.twins.fields.get(base, ()) for base in kind.__mro__[1:]):
                yield ast.copy_location(ast.AnnAssign(item.target, field.hint, None, 1), item)
        elif not isinstance(item, ast.FunctionDef) or item.name not in ("__init_subclass__", "copy"):
            yield item
        elif item.name == "copy" and kind is not State:
            if issubclass(kind, State):
                raise self.twins.refusal("error-fast-copy", self.name, item, kind.__name__)
            yield item

    def _methods(self, kind: Any, node: ast.ClassDef) -> Iterator[str]:
        fields: dict[str, Field] = {}
        for base in reversed(kind.__mro__):
            fields |= self.twins.fields.get(base, {})
            if base.__module__ != self.name:
                self._import_for(base.__module__, self.twins.fields.get(base, {}), node)
        yield from init_of(kind, [fields[name] for name in kind.__struct_fields__])
        if issubclass(kind, State):
            yield from copy_of(kind)
        elif kind.__struct_config__.frozen and kind.__eq__ is Struct.__eq__:
            yield from equality(kind)

    def _import_for(self, module: str, fields: dict[str, Field], node: ast.ClassDef) -> None:
        """The names that inherited fields use are imported from where they are declared."""
        known = vars(import_module(module))
        for name in {name for field in fields.values() for name in field.names if name in known}:
            if self.names.get(name, known[name]) is not known[name]:
                raise self.twins.refusal("error-fast-name", self.name, node, name)
            self.imports.add(f"from {self.twins.named(module)} import {name}")

    def _constants(self, node: ast.stmt, bound: Counter[str]) -> Iterator[ast.stmt]:
        """Constants of a module are final: a compiled rule needn't look them up."""
        targets = node.targets if isinstance(node, ast.Assign) else []
        names = [ast.unparse(name) for target in targets for name in getattr(target, "elts", [target])]
        fixed = all(name.isupper() and bound[name] == 1 and _is_value(self.names[name]) for name in names)
        if names and fixed and all(type(self.names[name]) in (int, str, bool) for name in names):
            yield from written("\n".join(f"{name}: Final = {self.names[name]!r}" for name in names), node)
        elif len(names) == 1 and fixed and isinstance(node, ast.Assign):
            yield from written(f"{names[0]}: Final = {ast.unparse(node.value)}", node)
        else:
            yield node


def _done_in(node: ast.ClassDef) -> Iterator[ast.AST]:
    """All of a class but the hints of its fields: these are for whoever reads packs."""
    for item in node.body:
        if not isinstance(item, ast.AnnAssign):
            yield from ast.walk(item)
        elif item.value:
            yield from ast.walk(item.value)


def _is_value(value: Any) -> bool:
    """And no type."""
    return get_origin(value) is None and not isinstance(value, type | TypeVar)
