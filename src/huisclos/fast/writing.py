"""What a twin has written out: the `__init__` that a struct makes itself, the `copy` of a state, equality."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from functools import reduce
from typing import Annotated, Any, TypeGuard

import msgspec

from huisclos.engine.rules.state import FLAT, NESTED, State

Names = dict[str, Any]
"""What the names of a module stand for."""


def meant(node: ast.expr, names: Names) -> Any:
    """What a name stands for, however it was imported; None if that isn't known."""
    first, *rest = ast.unparse(node).split(".")
    found = names.get(first, getattr(builtins, first, None))
    return reduce(lambda thing, name: getattr(thing, name, None), rest, found)


def written(text: str, place: ast.AST) -> list[ast.stmt]:
    """Statements that stand for something of the source."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        ast.copy_location(node, place)
    return tree.body


def is_field(node: ast.stmt, kind: Any) -> TypeGuard[ast.AnnAssign]:
    """A field of a struct, and no class variable."""
    return isinstance(node, ast.AnnAssign) and ast.unparse(node.target) in getattr(
        kind, "__struct_fields__", ()
    )


class Field:
    """A field of a struct as it is written, without who may see it and its bounds."""

    def __init__(self, node: ast.AnnAssign, names: Names) -> None:
        self.name, self.hint, self.default = ast.unparse(node.target), node.annotation, node.value
        match self.hint:
            case ast.Subscript(form, ast.Tuple([hint, *_])) if meant(form, names) is Annotated:
                self.hint = hint
        self.fresh = isinstance(self.default, ast.List | ast.Dict | ast.Set)
        """Its default is made anew each time, as structs do."""
        match self.default:
            case ast.Call(function, keywords=words) if meant(function, names) is msgspec.field:
                given = {word.arg: word.value for word in words}
                self.fresh = "default_factory" in given
                made = ast.Call(given["default_factory"], [], []) if self.fresh else None
                self.default = made or given.get("default")

    @property
    def names(self) -> set[str]:
        """What its type and its default are made of."""
        parts = (part for whole in (self.hint, self.default) if whole for part in ast.walk(whole))
        return {part.id for part in parts if isinstance(part, ast.Name)}

    def parameter(self) -> str:
        if self.fresh:
            return f"{self.name}: Any = ..."
        default = f" = {ast.unparse(self.default)}" if self.default else ""
        return f"{self.name}: {ast.unparse(self.hint)}{default}"

    def assignment(self) -> str:
        made = (
            f"{ast.unparse(self.default)} if {self.name} is ... else " if self.fresh and self.default else ""
        )
        return f"    self.{self.name} = {made}{self.name}"


def init_of(kind: Any, fields: list[Field]) -> Iterator[str]:
    """`__init__`, with the parameters that the struct has.

    Those that are only given by name may stand in any order; mypyc wants the ones without a default first.
    """
    by_place = [field.parameter() for field in fields if field.name in kind.__match_args__]
    by_name = [field for field in fields if field.name not in kind.__match_args__]
    by_name.sort(key=lambda field: field.default is not None)
    given = [*by_place, *["*"][: len(by_name)], *(field.parameter() for field in by_name)]
    after = ["    self.__post_init__()"] if hasattr(kind, "__post_init__") else []
    if fields or after:
        yield f"def __init__({', '.join(['self', *given])}) -> None:"
        yield from [*(field.assignment() for field in fields), *after]


def copy_of(kind: type[State]) -> Iterator[str]:
    """What `State.copy` does for this state."""
    copies = {name: f"self.{name}" for name in kind.__struct_fields__}
    copies |= {name: f"self.{name}[:]" for name in ("stack", *FLAT.get(kind, ()))}
    copies |= {name: f"[inner[:] for inner in self.{name}]" for name in NESTED.get(kind, ())}
    copies |= {"answers": "self.answers.copy()", "dice": "self.dice.copy()", "log": "None", "before": "{}"}
    yield f"def copy(self) -> {kind.__name__}:"
    yield f"    return {kind.__name__}({', '.join(f'{name}={made}' for name, made in copies.items())})"


def equality(kind: Any) -> Iterator[str]:
    """Frozen structs are equal if all they hold is."""
    names = kind.__struct_fields__
    same = [f"isinstance(other, {kind.__name__})", *(f"self.{name} == other.{name}" for name in names)]
    yield "def __eq__(self, other: object) -> bool:"
    yield f"    return type(other) is type(self) and {' and '.join(same)}"
    yield "def __hash__(self) -> int:"
    yield f"    return hash(({''.join(f'self.{name}, ' for name in names)}))"
