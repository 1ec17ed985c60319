"""What a twin imports: compiled modules from where their twins are, everything else from where it is."""

from __future__ import annotations

import ast
from importlib import import_module
from importlib.util import resolve_name
from types import ModuleType
from typing import Any

from huisclos.fast.twins import Twins
from huisclos.fast.writing import written


class Imports(ast.NodeTransformer):
    """Of one module."""

    def __init__(self, twins: Twins, name: str) -> None:
        self.twins, self.name = twins, name
        self.plain = import_module(name)
        self.more = {"from typing import Any, Final"}
        """What is imported besides, because of what is written out."""

    def head(self, tree: ast.Module) -> None:
        """Put that at the head of the module."""
        first = 1 if ast.get_docstring(tree) is not None else 0
        more = "\n".join(["from __future__ import annotations", *sorted(self.more)])
        tree.body[first:first] = written(more, ast.Pass())

    def visit_Import(self, node: ast.Import) -> list[ast.stmt]:
        return [self._module(node, alias) for alias in node.names]

    def visit_ImportFrom(self, node: ast.ImportFrom) -> list[ast.stmt]:
        name = _home(resolve_name("." * node.level + (node.module or ""), self.plain.__package__))
        if name == "__future__":
            return []
        return [self._name(node, name, alias) for alias in node.names]

    def _module(self, node: ast.stmt, alias: ast.alias) -> ast.stmt:
        """A module as a whole. A compiled one needs a name of its own; a package of some has no twin."""
        made = _home(alias.name)
        if made in self.twins.modules and alias.asname:
            package, _, last = self.twins.named(made).rpartition(".")
            return written(f"from {package} import {last} as {alias.asname}", node)[0]
        if any(f"{module}.".startswith(f"{alias.name}.") for module in self.twins.modules):
            raise self.twins.refusal("error-fast-import", self.name, node, alias.name)
        return ast.copy_location(ast.Import([alias]), node)

    def _name(self, node: ast.stmt, module: str, alias: ast.alias) -> ast.stmt:
        """What another module only passes on is imported from where it is made."""
        found = None if module in self.twins.modules else _imported(module, alias.name)
        if isinstance(found, ModuleType):
            return self._module(node, ast.alias(found.__name__, alias.asname or alias.name))
        made_in = getattr(found, "__module__", None)
        if made_in in self.twins.modules and _imported(made_in, alias.name) is found:
            module = made_in
        return ast.copy_location(ast.ImportFrom(self.twins.named(module), [alias], 0), node)

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """A module that looks around finds what is beside the plain one."""
        if node.id in ("__name__", "__package__"):
            return ast.Constant(getattr(self.plain, node.id))
        if node.id == "__file__":
            self.more.add(f"from {self.name} import __file__ as _plain_file")
            return ast.Name("_plain_file", ast.Load())
        return node


def _home(module: str) -> str:
    """The name that a module has itself: it may be imported by another."""
    try:
        return import_module(module).__name__
    except ImportError:  # it is only there for a type checker
        return module


def _imported(module: str, name: str) -> Any:
    """None for what is only there for a type checker."""
    try:
        return getattr(import_module(module), name, None)
    except ImportError:
        return None
