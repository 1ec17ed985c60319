"""What a twin has written out: the `__init__` that a struct makes itself, the `copy` of a state, equality."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any, TypeGuard

from huisclos.engine.state import FLAT, NESTED, State


def is_field(node: ast.stmt) -> TypeGuard[ast.AnnAssign]:
    """A field of a struct, and no class variable."""
    return isinstance(node, ast.AnnAssign) and not ast.unparse(node.annotation).startswith("ClassVar")


class Field:
    """A field of a struct as it is written, without who may see it and its bounds."""

    def __init__(self, node: ast.AnnAssign) -> None:
        self.name = ast.unparse(node.target)
        match node.annotation:
            case ast.Subscript(ast.Name("Annotated"), ast.Tuple([hint, *_])):
                self.hint = hint
            case hint:
                self.hint = hint
        self.default = node.value
        match node.value:
            case ast.Call(ast.Name("field"), keywords=words):
                self.default = next((word.value for word in words if word.arg == "default"), None)

    @property
    def names(self) -> set[str]:
        """What its type is made of."""
        return {node.id for node in ast.walk(self.hint) if isinstance(node, ast.Name)}

    @property
    def fresh(self) -> bool:
        """Its default is made anew each time, as structs do."""
        return isinstance(self.default, ast.List | ast.Dict)

    def parameter(self) -> str:
        hint = ast.unparse(self.hint)
        if self.default is None:
            return f"{self.name}: {hint}"
        return f"{self.name}: {hint} | None = None" if self.fresh else f"{self.name}: {hint} = {self._made()}"

    def assignment(self) -> str:
        given = f"{self._made()} if {self.name} is None else {self.name}" if self.fresh else self.name
        return f"    self.{self.name} = {given}"

    def _made(self) -> str:
        return ast.unparse(self.default) if self.default else ""


def init_of(kind: Any, fields: list[Field]) -> Iterator[str]:
    """`__init__`, with the parameters that the struct has."""
    if fields:
        named_only = [field.name for field in fields if field.name not in kind.__match_args__]
        given = [("*, " if field.name in named_only[:1] else "") + field.parameter() for field in fields]
        yield f"def __init__(self, {', '.join(given)}) -> None:"
        yield from (field.assignment() for field in fields)


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
