"""A state crosses over to compiled rules, and back, without loss."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import MappingProxyType
from typing import Any, get_type_hints

from msgspec import Struct

from huisclos.engine.base.audience import content_fields
from huisclos.engine.rules.state import FLAT, NESTED, State
from huisclos.fast.twins import parts_of

_SIMPLE = frozenset({int, str, bool, float, bytes, type(None)})
_MOST_CONTENT, _MOST_PIECES = 64, 4096

Way = Callable[[Any], Any]
Twin = Callable[[type[Any]], type[Any] | None]
"""The class of the other side that stands for one of this side; None for one that both share."""


class Values:
    """The values of a state cross over."""

    def __init__(self, twin: Twin) -> None:
        self._twin = twin
        self._ways: dict[type[Any], Way] = {}

    def cross(self, value: Any) -> Any:
        """Anything that a state may hold."""
        kind = type(value)
        if kind in _SIMPLE:
            return value
        if kind is list:
            return [self.cross(inner) for inner in value]
        if kind is tuple:
            return tuple([self.cross(inner) for inner in value])
        if kind is dict:
            return {key: self.cross(inner) for key, inner in value.items()}
        return (self._ways.get(kind) or self._way(kind))(value)

    def _way(self, kind: type[Any]) -> Way:
        if kind is MappingProxyType:
            way: Way = self._mapping
        elif kind in (set, frozenset):
            way = partial(self._set, kind)
        elif twin := self._twin(kind):
            plain: Any = kind if issubclass(kind, Struct) else twin
            fields = getattr(plain, "_fields", None) or plain.__struct_fields__
            way = partial(self._made, twin, fields)
        else:
            way = _as_it_is
        self._ways[kind] = way
        return way

    def _mapping(self, value: Any) -> Any:
        return MappingProxyType({key: self.cross(inner) for key, inner in value.items()})

    def _set(self, kind: type[Any], value: Any) -> Any:
        return kind(map(self.cross, value))

    def _made(self, twin: type[Any], fields: tuple[str, ...], value: Any) -> Any:
        return twin(**{name: self.cross(getattr(value, name)) for name in fields})


class Pieces(Values):
    """The pieces of content, such as cards, cross once: a game may lay them out anew each time."""

    def __init__(self, values: Values) -> None:
        super().__init__(values._twin)
        self._known = CrossedOnce(values.cross, _MOST_PIECES)

    def _made(self, twin: type[Any], fields: tuple[str, ...], value: Any) -> Any:
        return self._known.cross(value)


class CrossedOnce:
    """What never changes crosses once, and is known again by its identity: it is kept, so that nothing else
    can take its place."""

    def __init__(self, way: Way, most: int) -> None:
        self._way, self._most = way, most
        self._kept: dict[int, tuple[Any, Any]] = {}

    def cross(self, value: Any) -> Any:
        pair = self._kept.get(id(value))
        if pair is None:
            if len(self._kept) >= self._most:
                self._kept.clear()
            pair = self._kept[id(value)] = value, self._way(value)
        return pair[1]


class Crossing:
    """One way. What can change is copied; what never changes, and both sides share, crosses as it is."""

    def __init__(self, state: type[State], twin: Twin, shared: dict[str, Way]) -> None:
        self._twin, self._shared = twin, shared
        values = Values(twin)
        self.value: Way = values.cross
        """Anything that a state may hold."""
        self.content: Way = CrossedOnce(Pieces(values).cross, _MOST_CONTENT).cross
        """What doesn't change during a game."""
        self._content = [name for name in content_fields(state) if name not in shared]
        apart = {*self._content, *shared, "asked", "answers"}
        self._other = [name for name in state.__struct_fields__ if name not in apart]

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
            new.purse = state.purse  # to ask again is nobody's expense
            for seat, picks in state.answers.items():
                new.answers[seat] = new.asked[seat].chosen([pick.id for pick in picks])
        return new


def shared_fields(state: type[State], twin: Twin) -> dict[str, Way]:
    """The fields whose values are the same on both sides, and how each crosses: lists are copied."""
    content, found = content_fields(state), dict[str, Way]()
    for name, hint in get_type_hints(state).items():
        parts = list(parts_of(hint))
        if name in state.__struct_fields__ and Any not in parts and not any(map(twin, parts)):
            lists = _lists if name in NESTED[state] else list if name in FLAT[state] else _copied
            found[name] = _as_it_is if name in content else lists
    return found


def _lists(value: Any) -> Any:
    return [inner[:] for inner in value]


def _copied(value: Any) -> Any:
    """Of the kernel's fields the log is a list, or not there."""
    return value[:] if type(value) is list else value


def _as_it_is(value: Any) -> Any:
    return value
