"""Reading plain data into typed values, where a value may be of any kind that a game knows.

Unlike a decoder it finds every fault, says where it is (``terror[0].do[1].type``) and what is expected there.
Whatever comes from outside has an end: every number, every text, every list, how deep one thing lies in
another, and all of it together. See `bounds`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    Protocol,
    Union,
    get_args,
    get_origin,
    runtime_checkable,
)

import msgspec
from msgspec import Meta, Struct, UnsetType

from huisclos.engine.base.bounds import (
    BY_SEAT,
    DEEPEST,
    LONGEST_LIST,
    LONGEST_TEXT,
    MOST_CONDITIONS,
    MOST_PARTS,
    ByTable,
    Metas,
    ends,
    fields_of,
    lengths,
)
from huisclos.engine.base.did_you_mean import nearest
from huisclos.engine.base.fault import Fault, printable, quoted
from huisclos.engine.rules.effect import Coined, Condition, Effect, Happening, Known, Named, Something, Worded
from huisclos.engine.rules.mentions import Mentions
from huisclos.engine.rules.step import Step

MOST_FAULTS = 50
MOST_NAMES = 60
"""So many of the names that there are does a message list."""
_SHOWN = 60
_READABLE = 10**9

KIND_NAMES: dict[type[Struct], str] = {
    Step: "step",
    Effect: "effect",
    Condition: "condition",
    Happening: "happening",
}


Field = tuple[str, Any, bool]
"""A field's own name, its type, and whether it must be given."""


@runtime_checkable
class SelfChecking(Protocol):
    """A value that has more to say about itself than its type: it notes what is wrong with it."""

    def check(self, reader: Proofreader, path: str) -> None:
        """Called once every part of it is well-formed."""


class Proofreader:
    """Reads data of one origin, and notes what is wrong with it.

    `kinds` is what values of the open kinds may be, `names` what a Known text may be (None: anything),
    `words` the messages that a Worded text may name, by language; `pack` is added to those, and they are
    looked up there. `seats` is how many sit at the table, where there is one. With `box`, the names of what
    comes with the game by kind, a Named text must name something that is there; see `look_up`.
    """

    def __init__(
        self,
        kinds: Mapping[type, Mapping[str, type[Any]]],
        names: Mapping[str, Collection[str]] | None = None,
        words: Mapping[str, Collection[str]] | None = None,
        pack: str = "",
        seats: int | None = None,
        box: Mapping[str, set[str]] | None = None,
    ) -> None:
        self.kinds = kinds
        self.names = names
        self.words = words
        self.pack = pack
        self.seats = seats
        self.box = box
        self.mentions = Mentions()
        self.parts = 0
        self.conditions = 0
        self.faults: list[Fault] = []
        self.count = 0
        """How many faults there are; only the first of them are kept."""

    def fault(self, path: str, key: str, /, **args: Any) -> None:
        """Note it. It goes on with the rest, so that one sees all faults at once."""
        self.count += 1
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(Fault(printable(path), key, args))

    def dead(self, path: str, key: str, /, **args: Any) -> None:
        """Note what could never do anything: whoever brings a pack is told. In a game under way it does no
        harm, and that goes on."""
        if self.box is not None:
            self.fault(path, key, **args)

    def read(self, data: Any, hint: Any, path: str = "", depth: int = 0, metas: Metas = ()) -> Any:
        """The value of this type; None, and a fault, if it is none. `metas` are bounds of its own."""
        self.parts += 1
        if depth > DEEPEST or self.parts > MOST_PARTS:
            self._too_much(path)
            return None
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._marked(data, args, path, depth)
        if origin in (Union, UnionType):
            return self._either(data, args, path, depth)
        if origin is Literal:
            return self._one_of(data, args, path)
        if origin in (tuple, list):
            return self._several(data, origin, args, path, depth, metas)
        if origin is dict:
            return self._table(data, args[1], path, depth, metas)
        if isinstance(hint, type) and issubclass(hint, Struct):
            tagged = hint in self.kinds or hint.__struct_config__.tag is not None
            read = self._tagged if tagged else self._struct
            return read(data, hint, path, depth)
        return self._plain(data, hint, path, metas)

    def _too_much(self, path: str) -> None:
        """Told once where there is too much of everything: all that follows would be a fault too."""
        if self.parts <= MOST_PARTS:
            self.fault(path, "fault-deep")
        elif self.parts == MOST_PARTS + 1:
            self.fault(path, "fault-large", most=MOST_PARTS)

    def _plain(self, data: Any, hint: Any, path: str, metas: Metas) -> Any:
        if type(data) is not hint and hint is not Any and not (hint is float and type(data) is int):
            self._expected(data, path, f"kind:{getattr(hint, '__name__', 'value').lower()}")
            return None
        if type(data) in (int, float):
            least, most = ends(metas)
            self._within(data, least, most, path)
        elif type(data) is str:
            self._written(data, metas, path)
        return data

    def _within(self, number: float, least: float, most: float, path: str) -> None:
        if not least <= number <= most:
            shown = number if abs(number) <= _READABLE else quoted(number)
            self.fault(path, "fault-range", value=shown, least=str(least), most=str(most))

    def _written(self, text: str, metas: Metas, path: str) -> None:
        least, most = lengths(metas, LONGEST_TEXT)
        if len(text) > most:
            self.fault(path, "fault-long", most=most)
        elif len(text) < least:
            self.fault(path, "fault-count", count=len(text), least=least, most=most)
        for meta in metas:
            if meta.pattern is not None and not re.search(meta.pattern, text):
                key = (meta.extra or {}).get("fault", "fault-pattern")
                self.fault(path, key, value=quoted(text), pattern={"": meta.pattern})

    def _counted(self, count: int, least: int, most: int, path: str) -> bool:
        """Whether there are as many of them as there may be."""
        if least <= count <= most:
            return True
        self.fault(path, "fault-count", count=count, least=least, most=most)
        return False

    def _marked(self, data: Any, args: tuple[Any, ...], path: str, depth: int) -> Any:
        metas = tuple(extra for extra in args[1:] if isinstance(extra, Meta))
        value = self.read(data, args[0], path, depth, metas)
        for extra in args[1:]:
            if value is None:
                return None
            if isinstance(extra, Known) and value and self.names is not None:
                self._known(value, self.names.get(extra.kind, ()), f"kind:{extra.kind}", path)
            elif isinstance(extra, Worded):
                value = self._worded(value, extra, path)
                self.mentions.coin(extra.prefix, value)
            elif isinstance(extra, Coined):
                self.mentions.coin(extra.kind, self._in_pack(value))
            elif isinstance(extra, Something) and not value:
                self.dead(path, "fault-empty")
            elif isinstance(extra, Named) and value:
                self.mentions.mention(path, value, extra)
                value = self._in_pack(value) if extra.form == "own" else value
            elif isinstance(extra, ByTable) and self.seats is not None:
                if extra == BY_SEAT:
                    self._counted(len(value), self.seats, self.seats, path)
                else:
                    self._within(value, 0, self.seats - 1, path)
        return value

    def _known(self, value: Any, names: Collection[str], kind: str, path: str) -> bool:
        if isinstance(value, str) and value in names:
            return True
        self.unknown(value, names, kind, path)
        return False

    def unknown(self, value: Any, names: Collection[str], kind: str, path: str) -> None:
        """Note that something is none of these, and which one may have been meant."""
        if len(self.faults) >= MOST_FAULTS:
            self.count += 1
            return
        near = nearest(str(value), names)
        args = {"value": quoted(value), "kind": kind}
        listed = [quoted(name) for name in sorted(names)[:MOST_NAMES]]
        if near:
            self.fault(path, "fault-not-known", near=quoted(near), **args)
        elif len(names) > MOST_NAMES:
            self.fault(path, "fault-none-of-many", names=listed, more=len(names) - MOST_NAMES, **args)
        elif listed:
            self.fault(path, "fault-none-such", names=listed, **args)
        else:
            self.fault(path, "fault-none-here", **args)

    def look_up(self, closed: Mapping[str, Collection[str]]) -> None:
        """Note whatever was named and isn't there, once all is read; a place with a fault has one already."""
        told = {fault.path for fault in self.faults}
        for path, value, kind, names in self.mentions.in_vain(self.box or {}, closed):
            if path not in told:
                self.unknown(value, names, f"kind:{kind}", path)

    def wanted(self, kind: type[Struct], given: Mapping[str, Any], path: str) -> None:
        """Note where something of this kind could never have these values."""
        known = fields_in(kind)
        for name, value in given.items():
            if name not in known:
                self.unknown(name, known, "kind:field", _inside(path, name[:40]))
            elif self.box is not None:
                self.read(value, known[name][1], _inside(path, name))

    def _worded(self, value: str, worded: Worded, path: str) -> str:
        key = f"{worded.prefix}-{value}"
        if self.words is not None and not self._is_said(key):
            self._unsaid(key, worded.prefix, path)
        elif self.words is not None:
            for form in worded.forms:
                if not self._is_said(f"{key}.{form}"):
                    self.fault(path, "fault-no-message", key=quoted(f"{key}.{form}"))
        return self._in_pack(value)

    def _in_pack(self, name: str) -> str:
        return f"{name}@{self.pack}" if self.pack else name

    def _is_said(self, key: str) -> bool:
        return any(key in keys for keys in (self.words or {}).values())

    def _unsaid(self, key: str, prefix: str, path: str) -> None:
        """There is no such message: one to be written, or a name that is misspelt."""
        near = ""
        if len(self.faults) < MOST_FAULTS:
            keys = sorted(set().union(*(self.words or {}).values()))
            alike = [one for one in keys if one.startswith(f"{prefix}-") and "." not in one]
            near = nearest(key[:_SHOWN], alike[:LONGEST_LIST], 0.8)
        if near:
            self.fault(path, "fault-no-message-near", key=quoted(key), near=quoted(near))
        else:
            self.fault(path, "fault-no-message", key=quoted(key))

    def _either(self, data: Any, args: tuple[Any, ...], path: str, depth: int) -> Any:
        """The first that fits; if none does, what is wrong with the one that comes nearest."""
        before, count, best = self.faults, self.count, None
        hints = [hint for hint in args if hint is not UnsetType]
        for hint in sorted(hints, key=lambda hint: hint is NoneType):
            self.faults, self.count = [], count
            value = self.read(data, hint, path, depth)
            if self.count == count:
                self.faults = before
                return value
            if best is None:
                best = self.faults
        self.faults, self.count = [*before, *(best or [])][:MOST_FAULTS], count + 1
        return None

    def _one_of(self, data: Any, allowed: tuple[Any, ...], path: str) -> Any:
        if any(data == one and type(data) is type(one) for one in allowed):
            return data
        self._known(data, [str(one) for one in allowed if one != ""], "kind:word", path)
        return None

    def _several(
        self, data: Any, origin: type, args: tuple[Any, ...], path: str, depth: int, metas: Metas
    ) -> Any:
        fixed = origin is tuple and args[-1:] != (Ellipsis,)
        if not isinstance(data, list | tuple):
            self._expected(data, path, "kind:list")
            return None
        least, most = (len(args), len(args)) if fixed else lengths(metas, LONGEST_LIST)
        if not self._counted(len(data), least, most, path) and (fixed or len(data) > LONGEST_LIST):
            return None
        hints = args if fixed else [args[0]] * len(data)
        values = [
            self.read(item, hint, f"{path}[{n}]", depth + 1)
            for n, (item, hint) in enumerate(zip(data, hints, strict=True))
        ]
        return origin(values)

    def _table(self, data: Any, hint: Any, path: str, depth: int, metas: Metas) -> Any:
        if not isinstance(data, dict) or not all(isinstance(key, str) for key in data):
            self._expected(data, path, "kind:table")
            return None
        if not self._counted(len(data), *lengths(metas, LONGEST_LIST), path):
            return None
        for key in data:
            self._written(key, (), _inside(path, key[:_SHOWN]))
        return {
            key: self.read(value, hint, _inside(path, key[:_SHOWN]), depth + 1) for key, value in data.items()
        }

    def _tagged(self, data: Any, base: type[Struct], path: str, depth: int) -> Any:
        """A value whose `type` says what it is: one of the game's own kinds, or just this one."""
        if not isinstance(data, dict):
            self._expected(data, path, f"kind:{KIND_NAMES.get(base, 'table')}")
            return None
        name = data.get("type")
        known = self.kinds.get(base) or {base.__name__: base}
        if not self._known(name, known, f"kind:{KIND_NAMES.get(base, 'table')}", _inside(path, "type")):
            return None
        rest = {key: value for key, value in data.items() if key != "type"}
        before, count = self.conditions, self.count
        value = self._struct(rest, known[str(name)], path, depth)
        if base is Condition:
            self.conditions += 1
            if self.conditions - before > MOST_CONDITIONS and self.count == count:
                self.fault(path, "fault-conditions", most=MOST_CONDITIONS)
        return value

    def _struct(self, data: Any, kind: type[Struct], path: str, depth: int) -> Any:
        if not isinstance(data, dict):
            self._expected(data, path, "kind:table")
            return None
        count = self.count
        values = self.values(data, fields_in(kind), path, depth)
        if self.count > count:
            return None
        try:
            value = kind(**values)
        except (TypeError, ValueError) as problem:
            self.fault(path, "fault-odd", problem=str(problem)[:200])
            return None
        if isinstance(value, SelfChecking):
            value.check(self, path)
        return value

    def values(
        self, data: dict[str, Any], fields: Mapping[str, Field], path: str, depth: int = 0
    ) -> dict[str, Any]:
        """The values of these fields by their own names; a fault for each that is missing or unknown."""
        for key in data:
            if key not in fields:
                self._known(key, fields, "kind:field", _inside(path, str(key)[:_SHOWN]))
        values = {}
        for key, (name, hint, required) in fields.items():
            if key in data:
                values[name] = self.read(data[key], hint, _inside(path, key), depth + 1)
            elif required:
                self.fault(_inside(path, key), "fault-missing")
        return values

    def _expected(self, data: Any, path: str, kind: str) -> None:
        self.fault(path, "fault-expected", value=quoted(data), kind=kind)


@cache
def fields_in(kind: type[Struct]) -> dict[str, Field]:
    """The fields of a struct, by the names they have in data."""
    hints = fields_of(kind)
    return {
        one.encode_name: (one.name, hints[one.name], one.required) for one in msgspec.structs.fields(kind)
    }


def _inside(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key
