"""A state crosses over to compiled rules, and back, without loss."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, get_type_hints

from msgspec import Struct

from huisclos.engine.audience import content_fields
from huisclos.engine.state import FLAT, NESTED, State
from huisclos.fast.twins import parts_of

_SIMPLE = frozenset({int, str, bool, float, bytes, type(None)})
_MOST_CONTENT = 64

Way = Callable[[Any], Any]
Twin = Callable[[type[Any]], type[Any] | None]
"""The class of the other side that stands for one of this side; None for one that both share."""


class Crossing:
    """One way. What can change is copied; what never changes, and both sides share, crosses as it is."""

    def __init__(self, state: type[State], twin: Twin, shared: dict[str, Way]) -> None:
        self._twin, self._shared = twin, shared
        self._content = content_fields(state)
        apart = {*self._content, *shared, "asked", "answers"}
        self._other = [name for name in state.__struct_fields__ if name not in apart]
        self._ways: dict[type[Any], Way] = {}
        self._kept: dict[int, tuple[Any, Any]] = {}

    def state(self, state: Any) -> Any:
        """The same state. What is asked follows from the step: its options are those of the other side."""
        given = {name: way(getattr(state, name)) for name, way in self._shared.items()}
        for name in self._other:
            given[name] = self.value(getattr(state, name))
        for name in self._content:
            given[name] = self.content(getattr(state, name))
        kind: Any = self._twin(type(state))
        new = kind(**given)
        if new.step is not None:
            new.asked = new.step.ask(new)
            for seat, picks in state.answers.items():
                new.answers[seat] = new.asked[seat].chosen([pick.id for pick in picks])
        return new

    def value(self, value: Any) -> Any:
        """Anything that a state may hold."""
        kind = type(value)
        if kind in _SIMPLE:
            return value
        if kind is list:
            return [self.value(inner) for inner in value]
        if kind is tuple:
            return tuple([self.value(inner) for inner in value])
        if kind is dict:
            return {key: self.value(inner) for key, inner in value.items()}
        return (self._ways.get(kind) or self._way(kind))(value)

    def content(self, content: Any) -> Any:
        """Content never changes: it crosses once, and is known again after that."""
        if id(content) not in self._kept:
            if len(self._kept) >= _MOST_CONTENT:
                self._kept.clear()
            self._kept[id(content)] = content, self.value(content)
        return self._kept[id(content)][1]

    def _way(self, kind: type[Any]) -> Way:
        twin = self._twin(kind)
        plain: Any = kind if issubclass(kind, Struct) else twin
        self._ways[kind] = partial(self._made, twin, plain.__struct_fields__) if twin else _as_it_is
        return self._ways[kind]

    def _made(self, twin: type[Any], fields: tuple[str, ...], value: Any) -> Any:
        return twin(**{name: self.value(getattr(value, name)) for name in fields})


def shared_fields(state: type[State], twin: Twin) -> dict[str, Way]:
    """The fields whose values are the same on both sides, and how each crosses: lists are copied."""
    found: dict[str, Way] = {}
    for name, hint in get_type_hints(state).items():
        parts = list(parts_of(hint))
        if name in state.__struct_fields__ and Any not in parts and not any(map(twin, parts)):
            found[name] = _lists if name in NESTED[state] else list if name in FLAT[state] else _as_it_is
    return found


def _lists(value: Any) -> Any:
    return [inner[:] for inner in value]


def _as_it_is(value: Any) -> Any:
    return value
