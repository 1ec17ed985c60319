"""A damaged table says so, harms no other, and what is left of it can be saved."""

import json
import sqlite3

import pytest

from huisclos.words import Words
from tests.operating.conftest import huisclos
from tests.server.refusing import refused, says
from tests.support.serving import Guest, Server, Wire

UNREADABLE = {
    "a gap": ("DELETE FROM lines WHERE code = :code AND number = 2", "check-gap"),
    "no JSON": ("UPDATE lines SET line = x'7b22' WHERE code = :code AND number = 2", "check-line"),
    "no deed": ("""UPDATE lines SET line = CAST('{"deed":{"do":"fly"},"person":0,"at":1}' AS BLOB)
                WHERE code = :code AND number = 2""", "check-line"),
    "text": ("UPDATE lines SET line = 'x' WHERE code = :code AND number = 2", "check-line"),
}  # fmt: skip


def spoil(kept, statement, phase="playing"):
    with sqlite3.connect(kept.database) as database:
        assert database.execute(statement, {"code": kept.codes[phase]}).rowcount


def checked(kept, language="en"):
    ran = huisclos("check", "--data", kept.path, "--lang", language)
    assert ran.err == ""
    return ran.code, ran.out.splitlines()


def line(code, key, language="en", /, **args):
    words = Words(language)
    return words.text("check-table", {"code": code, "trouble": words.text(key, args)})


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_database_is_called_whole(kept, language):
    assert checked(kept, language) == (0, [Words(language).text("check-whole", {"tables": 3, "damaged": 0})])


@pytest.mark.parametrize("damage", UNREADABLE.values(), ids=UNREADABLE)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_deeds_that_are_gone_are_found_and_those_before_them_saved(kept, tmp_path, damage, language):
    statement, key = damage
    spoil(kept, statement)
    code = kept.codes["playing"]
    with sqlite3.connect(kept.database) as database:
        (all_,) = database.execute("SELECT count(*) FROM lines WHERE code = ?", (code,)).fetchone()
    exit_code, lines = checked(kept, language)
    assert exit_code == 1
    assert lines[:2] == [
        line(code, key, language, number=3),
        line(code, "check-save", language, deeds=2, all=all_, code=code),
    ]
    assert lines[2:] == [Words(language).text("check-damaged", {"tables": 3, "damaged": 1})]
    huisclos("tables", "--data", kept.path, "--export", code, tmp_path / "saved.json")
    saved = json.loads((tmp_path / "saved.json").read_text())
    assert [deed["deed"]["do"] for deed in saved["deeds"]] == ["open", "join"]
    assert len(saved["rest"]) == all_ - 2
    assert saved["position"]["names"][0] == "Zoe"


@pytest.mark.parametrize(
    ("statement", "key"),
    [
        ("DELETE FROM lines WHERE code = :code", "check-no-log"),
        ("DELETE FROM tables WHERE code = :code", "check-no-row"),
        ("UPDATE tables SET position = x'00' WHERE code = :code", "check-position"),
        ("UPDATE tables SET position = CAST('[1]' AS BLOB) WHERE code = :code", "check-position"),
        ("""UPDATE tables SET position = CAST(replace(position, '"Zoe"', '"Eve"') AS BLOB)
         WHERE code = :code""", "check-other"),
        ("""UPDATE lines SET line = CAST(replace(line, '"lockdown"', '"lo"') AS BLOB)
         WHERE code = :code AND number = 0""", None),
        ("""UPDATE lines SET line = CAST(replace(line, '"seat":0', '"seat":7') AS BLOB)
         WHERE code = :code AND number = 2""", "check-follow"),
    ],
)  # fmt: skip
def test_all_kinds_of_damage_are_told_apart(kept, statement, key):
    """A game that isn't installed any more is none: its table can be looked at and ended."""
    spoil(kept, statement)
    exit_code, lines = checked(kept)
    assert exit_code == (1 if key else 0)
    assert not key or line(kept.codes["playing"], key) == lines[0]


def test_pages_of_the_file_that_are_gone(kept):
    with sqlite3.connect(kept.database) as database:
        (page,) = database.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'ix_tables_due'"
        ).fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    with kept.database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\x00" * size)
    exit_code, lines = checked(kept)
    assert exit_code == 1
    assert lines[0].startswith(Words("en").text("check-file", {"problem": "@"}).partition("@")[0])
    assert len(lines) == 2


def test_a_damaged_table_says_so_and_the_others_play_on(kept):
    """Whoever reads it, however: one sentence, and one line in the log. A lost position is made anew."""
    spoil(kept, UNREADABLE["no JSON"][0])
    spoil(kept, "UPDATE tables SET position = x'00', due = 1 WHERE code = :code", "between")
    spoil(kept, "UPDATE tables SET due = 1 WHERE code = :code", "playing")
    with Server(kept.path) as server, server.client() as client:
        broken, whole = Guest(client, kept.codes["playing"], "x"), Guest(client, kept.codes["between"], "")
        for language in ("en", "fr"):
            client.headers["Accept-Language"] = language
            for answer in (broken.get(), broken.order("start"), broken.get("/games/0"), broken.delete()):
                refused(answer, 409, "table-damaged", language, code=broken.code)
            with Wire(broken, language=language) as wire:
                says(wire.hear(), "table-damaged", language, code=broken.code)
        assert whole.read()["table"]["phase"] == "lobby"
        Guest.alone(client)
        errors = [line for line in server.log.splitlines() if '"level": "error"' in line]
        assert len(errors) == 1
        assert "huisclos check" in errors[0]
        assert broken.code not in server.log
