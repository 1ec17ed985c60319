"""What the source says of the fields of a class: the text that stands below each."""

from __future__ import annotations

import ast
import inspect
from itertools import pairwise
from textwrap import dedent


def said_of(kind: type) -> dict[str, str]:
    """By field, in the class or in one that it is made of. Nothing, where the source isn't at hand."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith(("builtins", "msgspec", "typing", "abc")):
            continue
        try:
            source = dedent(inspect.getsource(base))
        except (OSError, TypeError):
            continue
        found |= _said_in(ast.parse(source).body[0])
    return found


def _said_in(kind: ast.stmt) -> dict[str, str]:
    body = kind.body if isinstance(kind, ast.ClassDef) else []
    found: dict[str, str] = {}
    for line, below in pairwise(body):
        name = _field(line)
        if name and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            found[name] = " ".join(inspect.cleandoc(str(below.value.value)).split())
    return found


def _field(line: ast.stmt) -> str:
    """The field that a line declares, if it does."""
    target = line.target if isinstance(line, ast.AnnAssign) else None
    return target.id if isinstance(target, ast.Name) else ""
