"""The texts of a pack: well-formed, the same messages in every language, and nothing in them from outside."""

# ruff: noqa: N802 - the visitor's methods are named after the nodes

from __future__ import annotations

from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from huisclos.engine.base.bounds import LONGEST_PACK
from huisclos.engine.packs.reading import Proofreader
from huisclos.words import LANGUAGES


def check_texts(written: dict[str, Any], reader: Proofreader) -> dict[str, set[str]]:
    """The messages there are in each language; the same ones in all of them."""
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        text = written.get(language)
        if isinstance(text, str) and len(text) <= LONGEST_PACK:
            found[language] = _Messages(reader, f"words.{language}").read(text)
        elif not isinstance(text, str):
            reader.fault(f"words.{language}", "fault-missing")
    for other in written.keys() - set(LANGUAGES):
        reader.unknown(other, LANGUAGES, "kind:language", f"words.{other[:40]}")
    for spoken, keys in found.items():
        missing = set().union(*found.values()) - keys
        for key in sorted(key for key in missing if "." not in key or key.partition(".")[0] in keys):
            reader.fault(f"words.{spoken}", "fault-no-word", key=key, language=f"language:{spoken}")
    return found


class _Messages(Visitor):
    """Reads the texts of a pack: they may use one another, and nothing else."""

    def __init__(self, reader: Proofreader, path: str) -> None:
        super().__init__()
        self.reader, self.path = reader, path
        self.entry = ""
        self.keys: set[str] = set()
        self.used: list[tuple[str, str]] = []

    def read(self, text: str) -> set[str]:
        try:
            self.visit(FluentParser(with_spans=False).parse(text))
        except RecursionError:
            self.reader.fault(self.path, "fault-deep")
        for entry, used in self.used:
            if used not in self.keys:
                self.reader.fault(f"{self.path}.{entry}", "fault-no-word", key=used, language="")
        if not self.reader.count:
            self._read_aloud(text)
        return {key for key in self.keys if not key.startswith("-")}

    def _read_aloud(self, text: str) -> None:
        """Every text once, as players will read it: some faults show only then."""
        bundle = FluentBundle([LANGUAGES[0]], use_isolating=False)
        bundle.add_resource(FluentResource(text))
        for key in sorted(key for key in self.keys if not key.startswith("-") and "." not in key):
            message = bundle.get_message(key)
            for pattern in (message.value, *message.attributes.values()):
                if problem := _problem(bundle, pattern):
                    self.reader.fault(f"{self.path}.{key}", "fault-syntax", problem=problem)

    def visit_Junk(self, node: ast.Junk) -> None:
        line = (node.content or "").strip().partition("\n")[0][:60]
        self.reader.fault(self.path, "fault-syntax", problem={"": line})

    def visit_Message(self, node: ast.Message) -> None:
        self.entry = node.id.name
        self.keys.add(node.id.name)
        self.keys |= {f"{node.id.name}.{attribute.id.name}" for attribute in node.attributes}
        if node.value is None:
            self.reader.fault(f"{self.path}.{self.entry}", "fault-missing")
        self.generic_visit(node)

    def visit_Term(self, node: ast.Term) -> None:
        self.entry = f"-{node.id.name}"
        self.keys.add(self.entry)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.used.append((self.entry, node.id.name))

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.used.append((self.entry, f"-{node.id.name}"))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.reader.fault(f"{self.path}.{self.entry}", "fault-variable", name={"": f"${node.id.name}"[:60]})

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.reader.fault(f"{self.path}.{self.entry}", "fault-variable", name={"": node.id.name[:60]})


def _problem(bundle: FluentBundle, pattern: Any) -> str:
    try:
        _, errors = bundle.format_pattern(pattern, {})
    except RecursionError:
        return "{…}"
    return str(errors[0])[:100] if errors else ""
