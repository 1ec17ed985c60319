"""Whatever code can raise or say why something can't be: the sentence is there, in both languages."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import huisclos
from huisclos.engine.base.errors import BadFile, BadOptions, HuisClosError, Trouble
from huisclos.server.entrance.refusals import refusal
from huisclos.words import LANGUAGES, Words, source

SOURCE = Path(huisclos.__file__).parent
FILES = sorted(file for file in SOURCE.rglob("*.py") if "page" not in file.relative_to(SOURCE).parts)
SECOND = {"Trouble", "Bar", "Hint", "fault", "_fault", "doubt"}
"""What takes a place first, and then the key."""


@cache
def trees():
    """All sources. They are read once they are asked for: every process of a test run imports this file."""
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in FILES}


@cache
def errors():
    """The names of all that have a key."""
    classes = [node for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found = {"HuisClosError"}
    while more := {one.name for one in classes if {ast.unparse(base) for base in one.bases} & found} - found:
        found |= more
    return found


def first():
    """What takes the key first."""
    return errors() | {"Sentence", "refusal", "_too_late", "_refusal"}


def keys(tree):
    """Each with its line: constants, one of several, or what a pattern may stand for."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and re.fullmatch(
            r"(?:error|fault|why|hint|server)(?:-[a-z]+)+", str(node.value)
        ):
            yield node.lineno, re.escape(node.value)
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            place = 0 if name in first() else 1 if name in SECOND else None
            if place is not None and len(node.args) > place:
                yield from ((node.lineno, key) for key in patterns(node.args[place]))


def patterns(node):
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.IfExp):
        yield from patterns(node.body)
        yield from patterns(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(
            re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in node.values
        )


def packages(file):
    """Where the words of a file are: those of its game, and those of all."""
    parts = file.relative_to(SOURCE).parts
    return [f"huisclos.games.{parts[1]}"] if parts[0] == "games" and len(parts) > 2 else []


def said(language, *packages):
    """The keys of all that can be said."""
    texts = [source(package, language) for package in ("huisclos.words", *packages)]
    return {key for text in texts for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_code_can_raise_has_a_sentence(language):
    missing, found = [], 0
    for file, tree in trees().items():
        texts = "\n".join(said(language, *packages(file)))
        for line, key in keys(tree):
            found += 1
            if not re.search(f"^{key}$", texts, re.MULTILINE):
                missing.append(f"{file.relative_to(SOURCE)}:{line}: {key}")
    assert missing == []
    assert found > 400


WORDED = {"tell": ["log"], "tell_apart": ["log"], "Choice": ["prompt", "waiting"]}
"""What begins the keys of what happens, and of what is asked and waited for."""
GAMES = [
    f"huisclos.games.{folder.name}" for folder in (SOURCE / "games").iterdir() if (folder / "locale").is_dir()
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_code_can_tell_and_ask_has_words(language):
    """Those of its game; what the kernel asks, the games that use it may say."""
    missing, found = [], 0
    for file, tree in trees().items():
        texts = "\n".join(said(language, *(packages(file) or GAMES)))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                keys = [f"{kind}-{key}" for kind in WORDED.get(name, ()) for key in patterns(node.args[0])]
                found += len(keys)
                missing += [key for key in keys if not re.search(f"^{key}$", texts, re.MULTILINE)]
    assert missing == []
    assert found > 400


def test_errors_of_a_game_that_only_it_has_words_for_say_so():
    """Whoever reads them knows the words of all, and those of the package that an error names."""
    shared, missing = said("en"), []
    for file, tree in trees().items():
        for node in ast.walk(tree) if packages(file) else ():
            if (
                isinstance(node, ast.Call)
                and node.args
                and getattr(node.func, "id", "") in first() - {"Sentence"}
            ):
                named = any(keyword.arg == "package" for keyword in node.keywords)
                own = [key for key in patterns(node.args[0]) if not {key.replace("\\", "")} & shared]
                missing += [f"{file.name}:{node.lineno}: {key}" for key in own if not named]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "problem",
    [
        BadOptions("error-nobody-has-written-this", name="x"),
        BadFile.of("cards.toml", [Trouble(3, "fault-nobody-has-written-this", {})]),
        HuisClosError("error-unknown-game"),  # without what it is about
    ],
)
def test_a_sentence_that_is_missing_all_the_same_is_a_plain_refusal(problem, language):
    told = refusal(problem, language)
    assert told.key == problem.message.key
    assert told.text == Words(language).text("error-unsaid", {"key": problem.message.key})
    assert str(problem)
