"""CV-5.3: whatever stands in a file, it is read or refused with sentences."""

import re

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from huisclos.engine.base.errors import BadFile
from huisclos.games.critico_ville.packs import read_pack
from tests.critico_ville.packs.test_packs import HEADER, ROW
from tests.critico_ville.packs.written import TOML, check_messages
from tests.critico_ville.positions import start

pytestmark = pytest.mark.rule("CV-5.3")

PARTS = "theme question answer wrong explanation challenge thème réponse_fr"
TABLES = "[[question]] [question.en] [question.fr] = true 1979-05-27 99:99:99 0x 1e9"
SIGNS = "\"'[]{},;\t\n\r\x00\ufeff\u2028\\a"
PIECES = st.sampled_from([*PARTS.split(), *TABLES.split(), *SIGNS, '"""', "\r\n"])


def never_anything_else(name, text):
    """Read, or refused with sentences; then each trouble has a line of the file."""
    try:
        cards = read_pack(name, text)
    except BadFile as problem:
        check_messages(problem)
        found = problem.message.args["troubles"]
    else:
        start(1, pack=msgspec.to_builtins(cards))
        found = []
    lines = len(re.split("\r\n|\n|\r", text))
    assert all(1 <= trouble.where <= lines for trouble in found)


@given(st.sampled_from(["a.toml", "a.csv"]), st.lists(PIECES, max_size=40).map("".join))
def test_pieces_of_packs_in_any_order_are_read_or_refused(name, text):
    never_anything_else(name, text)


@given(st.sampled_from(["a.toml", "a.csv", "a.txt"]), st.text(max_size=200))
def test_any_text_is_read_or_refused(name, text):
    never_anything_else(name, text)


@given(st.integers(0, len(TOML)), PIECES | st.text(max_size=3), st.integers(0, 12))
def test_a_pack_with_a_hole_in_it_is_read_or_refused(where, piece, cut):
    never_anything_else("a.toml", TOML[:where] + piece + TOML[where + cut :])


CSV = ";".join(HEADER) + "\n" + ";".join(f'"{cell}"' for cell in ROW) + "\n" + "hasty;;q;a;w;v;e\n"


@given(st.integers(0, len(CSV)), PIECES | st.text(max_size=3), st.integers(0, 12))
def test_a_spreadsheet_with_a_hole_in_it_is_read_or_refused(where, piece, cut):
    never_anything_else("a.csv", CSV[:where] + piece + CSV[where + cut :])
