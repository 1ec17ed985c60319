"""Writes the Python reference, made of the docstrings of what programs call: `make manual`."""

import inspect
import re
from pathlib import Path
from typing import Any, get_type_hints

import huisclos
from huisclos.engine.base.docstrings import said_of
from huisclos.engine.base.errors import BadFile, EndlessRules
from huisclos.engine.game.bot import BlindBot, Speech
from huisclos.engine.match.public import moments
from huisclos.engine.rules.choice import Fact, Hint
from huisclos.engine.rules.event import Told
from huisclos.engine.sight.view import Ahead, Awaited, Beside, FactShown, Outcome
from huisclos.engine.talk.statements import Spoken

PAGE = Path(__file__).parents[1] / "docs" / "programmers" / "reference.md"
HEAD = """# Python reference

What programs call, with what they may count on. Everything here is in the package `huisclos` itself,
unless its module is named. Examples are run by the tests. To begin with: [Bots and simulation](bots.md),
[Records](records.md), [`examples`](../../examples/README.md)."""
ERRORS = (
    *(huisclos.HuisClosError, huisclos.IllegalAction, huisclos.UnknownGame, huisclos.BadOptions, BadFile),
    *(huisclos.BadRecord, huisclos.BadStatement, huisclos.RuleFailed, EndlessRules, huisclos.NoTakeBack),
)
SECTIONS: dict[str, tuple[Any, ...]] = {
    "Starting": (huisclos.new, huisclos.replay, moments, huisclos.load, huisclos.installed),
    "A match": (huisclos.Match,),
    "What is asked": (huisclos.Choice, huisclos.Option, huisclos.Bar, Hint, Fact),
    "What is seen": (huisclos.View, Awaited, FactShown, Spoken, Outcome, Told),
    "How it ends": (huisclos.Result,),
    "Bots": (huisclos.Bot, Speech, BlindBot),
    "What can go wrong": ERRORS,
}
APART = {
    *("written_position", "told_content", "content_names", "content_digest", "pack_digests", "pack_words"),
    *("shown_options", "shared_view", "lasting_view", "passing_view", "own_view", "of", "picked_by", "added"),
}
"""For tables and pages, which keep a match or tell of it part by part."""
FIRST = (
    *("choices", "act", "view", "result", "events_since", "bars", "hints"),
    *("record", "position", "take_back"),
)
"""What most programs need stands first; the rest in the order of the source."""


def reference() -> str:
    """The whole page."""
    parts = [HEAD]
    for title, things in SECTIONS.items():
        parts.append(f"## {title}")
        for thing in things:
            parts += _class(thing) if isinstance(thing, type) else [_entry(thing, _where(thing), "###")]
    return "\n\n".join(parts) + "\n"


def _where(thing: Any) -> str:
    """How a program calls it."""
    own = (name for name in huisclos.__all__ if getattr(huisclos, name) is thing)
    return next(own, f"{thing.__module__}.{thing.__name__}")


def _class(kind: type) -> list[str]:
    """What it is, its fields, and what can be done with it."""
    parts = [f"### {_where(kind)}", _text(kind)]
    if fields := _fields(kind):
        parts.append("\n".join(fields))
    for name in _members(kind):
        member = inspect.getattr_static(kind, name)
        if isinstance(member, property) or hasattr(member, "func"):
            function = getattr(member, "fget", None) or member.func
            parts += [
                f"#### {kind.__name__}.{name}: {_plain(function.__annotations__['return'])}",
                _text(function),
            ]
        else:
            parts.append(_entry(getattr(kind, name), f"{kind.__name__}.{name}", "####"))
    return parts


def _members(kind: type) -> list[str]:
    """Those with a docstring that are its own or a class's of ours, in the order of the source."""
    if issubclass(kind, dict):
        return []
    ours = [base for base in kind.__mro__ if base.__module__.startswith("huisclos") and _is_shown(kind, base)]
    names = dict.fromkeys(name for base in ours for name in vars(base))
    fields = getattr(kind, "__struct_fields__", ())
    found = [name for name in names if not name.startswith("_") and name not in fields and name not in APART]
    shown = [name for name in found if _documented(inspect.getattr_static(kind, name))]
    return sorted(shown, key=lambda name: FIRST.index(name) if name in FIRST else len(FIRST))


def _is_shown(kind: type, base: type) -> bool:
    """What a class has from another one on this page stands there."""
    return base is kind or not any(base in things for things in SECTIONS.values())


def _documented(member: Any) -> bool:
    return bool(
        callable(member) or hasattr(member, "func") or isinstance(member, property | classmethod)
    ) and (bool(getattr(member, "__doc__", None)))


def _fields(kind: type) -> list[str]:
    """With their types, and what the source says of each."""
    beside = (Ahead, Beside) if kind is huisclos.View else ()
    said = {name: text for part in (*beside, kind) for name, text in said_of(part).items()}
    names = get_type_hints(kind) if issubclass(kind, dict) else getattr(kind, "__struct_fields__", ())
    return [f"- `{name}: {_hint(kind, name)}`{_tail(said.get(name, ''))}" for name in names]


def _hint(kind: type, name: str) -> str:
    """As it is written in the source, by the class itself or one that it is made of."""
    owner = next((base for base in kind.__mro__ if name in vars(base).get("__annotations__", {})), kind)
    return _plain(owner.__annotations__[name])


def _tail(said: str) -> str:
    return f": {said[:1].lower()}{said[1:].rstrip('.,;')}" if said else ""


def _entry(function: Any, name: str, level: str) -> str:
    signature = _plain(str(inspect.signature(function))).replace("(self, ", "(").replace("(self)", "()")
    return f"{level} {name}\n\n```python\n{name.rpartition('.')[2]}{signature}\n```\n\n{_text(function)}"


def _plain(text: Any) -> str:
    """A type as it is written in the source."""
    written = getattr(text, "__forward_arg__", None) or text
    return re.sub(r"ForwardRef\('([^']*)'[^)]*\)|'", lambda found: found[1] or "", str(written))


def _text(thing: Any) -> str:
    """A docstring, its examples as code."""
    said = inspect.getdoc(thing) or ""
    parts = said.replace("``", "`").split("\n\n")
    return "\n\n".join(f"```pycon\n{part}\n```" if part.startswith(">>>") else part for part in parts)


if __name__ == "__main__":
    PAGE.write_text(reference(), encoding="utf-8")
