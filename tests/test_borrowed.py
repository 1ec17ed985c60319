"""Our words are our own: no run of twelve of them stands in a rulebook that somebody holds beside them.

`pytest tests/test_borrowed.py --rulebooks path` takes a text file, or a folder of them; none is here.
"""

import re
from pathlib import Path

import pytest

import huisclos

RUN = 12
ROOT = Path(__file__).parents[1]
SOURCE = Path(huisclos.__file__).parent
PLAYED = ("locale/*/*.ftl", "packs/*.toml", "questions/*.toml", "rules/*.md")
READ = ("*.md", "docs/**/*.md", "examples/*.toml", "examples/*.csv")
OURS = sorted(
    [file for pattern in PLAYED for file in SOURCE.rglob(pattern)]
    + [file for pattern in READ for file in ROOT.glob(pattern)]
)


def read(text):
    """Its words, however they are set: small letters, no signs, none broken at the end of a line."""
    whole = re.sub(r"[-\u00ad]\s*\n\s*", "", text)
    return re.findall(r"[^\W_]+", whole.lower())


def runs(text):
    """Every run of so many words, and where it begins."""
    words = read(text)
    return {tuple(words[n : n + RUN]): n for n in range(len(words) - RUN + 1)}


def borrowed(text, theirs):
    """The runs that both have, in the order of the text."""
    own = runs(text)
    return [" ".join(run) for run in sorted(own.keys() & theirs, key=own.__getitem__)]


def test_twelve_words_in_a_row_are_found_and_eleven_are_not():
    book = "One, two, three: four five six seven eight nine\nten ele-\nven twelve."
    told = "She counts: one two three four five six seven eight nine ten eleven {0}, and sleeps."
    assert borrowed(told.format("twelve"), runs(book).keys()) == [" ".join(read(book))]
    assert borrowed(told.format("thirteen"), runs(book).keys()) == []


def test_no_text_of_ours_is_theirs(request):
    path = request.config.getoption("--rulebooks")
    if path is None:
        pytest.skip("no rulebook to hold them against: --rulebooks path")
    path = Path(path)
    books = sorted(path.rglob("*.txt")) if path.is_dir() else [path]
    theirs = {run for book in books for run in runs(book.read_text(encoding="utf-8"))}
    assert theirs, f"nothing to read: {path}"
    found = {str(file): borrowed(file.read_text(encoding="utf-8"), theirs) for file in OURS}
    assert {file: runs for file, runs in found.items() if runs} == {}
