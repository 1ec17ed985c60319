"""Tables one by one: listed, exported, deleted by the operator, and removed when nobody wants them."""

import json
import re
import sqlite3
import stat
import time

import pytest
from websockets.exceptions import ConnectionClosed

from huisclos.engine.match.public import replay
from huisclos.words import Words
from tests.operating.conftest import huisclos, told
from tests.server.refusing import refused, says
from tests.support.serving import Guest, Server, Wire

DAY = 24 * 3600


def left(folder):
    """The codes of all tables in its database."""
    with sqlite3.connect(folder / "tables.sqlite") as database:
        query = "SELECT code FROM tables UNION SELECT code FROM lines"
        return {code for (code,) in database.execute(query)}


def age(folder, days, *codes):
    with sqlite3.connect(folder / "tables.sqlite") as database:
        for code in codes:
            database.execute("UPDATE tables SET touched = ? WHERE code = ?", (time.time() - days * DAY, code))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_list(kept, language):
    ran = huisclos("tables", "--data", kept.path, "--lang", language)
    words = Words(language)
    head, *lines = ran.out.splitlines()
    assert (ran.code, ran.err, len(lines)) == (0, "", 3)
    assert head.split("  ")[0] == words.text("tables-code")
    for phase, code in kept.codes.items():
        (line,) = (line for line in lines if line.startswith(code))
        cells = re.split(r"\s{2,}", line)
        assert cells[1:3] == ["lockdown", words.text(f"tables-{phase}")]
        assert cells[3] == ("0" if phase == "lobby" else "1")
        assert cells[4][:10] == time.strftime("%Y-%m-%d", time.gmtime())
        assert int(cells[5]) > 100


def test_an_export_holds_every_deed_the_position_and_the_records(kept, tmp_path):
    file = tmp_path / "table.json"
    file.write_text("of others")
    ran = huisclos("tables", "--data", kept.path, "--export", kept.codes["playing"].lower(), file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600, "secrets are in it"
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(file.read_text())
    with sqlite3.connect(kept.database) as database:
        query = "SELECT line FROM lines WHERE code = ? ORDER BY number"
        lines = [json.loads(line) for (line,) in database.execute(query, (kept.codes["playing"],))]
    assert told["deeds"] == lines
    assert told["position"]["game"] == "lockdown"
    assert (told["records"], told["rest"]) == ([], [])
    huisclos("tables", "--data", kept.path, "--export", kept.codes["between"], file)
    (record,) = json.loads(file.read_text())["records"]
    assert replay(record).names == record["seats"]


def test_what_cant_be_done_is_told(kept, tmp_path):
    for arguments in (("--delete", "NOSUCH"), ("--export", "NOSUCH", tmp_path / "x")):
        ran = huisclos("tables", "--data", kept.path, *arguments)
        told(ran, "en", "tables-no-such", code="NOSUCH", folder=str(kept.path))
    both = ("--delete", "A", "--export", "A", tmp_path / "x")
    told(huisclos("tables", "--data", kept.path, *both, "--lang", "fr"), "fr", "tables-one-thing")
    for command in ("tables", "check"):
        nowhere = tmp_path / "nowhere"
        ran = huisclos(command, "--data", nowhere)
        told(ran, "en", "server-no-database", folder=str(nowhere))
        assert not nowhere.exists()
    with sqlite3.connect(kept.database) as older:
        older.execute("UPDATE alembic_version SET version_num = '0002'")
    told(huisclos("tables", "--data", kept.path), "en", "server-older-database", file=str(kept.database))


def test_deleting_while_the_server_is_stopped_leaves_nothing(kept):
    code = kept.codes["between"]
    assert b"good night" in kept.database.read_bytes()
    assert huisclos("tables", "--data", kept.path, "--delete", code).code == 0
    assert left(kept.path) == set(kept.codes.values()) - {code}
    assert b"good night" not in b"".join(file.read_bytes() for file in kept.path.glob("tables.sqlite*"))


def test_deleting_while_it_runs_tells_everybody_and_leaves_nothing(kept):
    """Also tables that can't be read, or that are in nobody's memory."""
    playing, lobby = kept.codes["playing"], kept.codes["lobby"]
    with sqlite3.connect(kept.database) as database:
        database.execute("DELETE FROM lines WHERE code = ? AND number = 0", (lobby,))
    with Server(kept.path) as server, server.client() as client:
        guest, other = Guest(client, playing, ""), Guest.host(client)
        with Wire(guest, language="fr") as wire:
            wire.hear()
            assert huisclos("tables", "--data", kept.path, "--delete", playing).code == 0
            says(wire.answer(""), "table-removed", "fr")
            with pytest.raises(ConnectionClosed):
                wire.hear()
        refused(guest.get(), 404, "table-unknown", "en", code=playing)
        assert huisclos("tables", "--data", kept.path, "--delete", lobby).code == 0
        assert left(kept.path) == {kept.codes["between"], other.code}
        assert other.read()["table"]["phase"] == "lobby"
        assert '"level": "error"' not in server.log


@pytest.mark.parametrize(
    ("flags", "gone"),
    [((), {"lobby"}), (("--keep-lobbies", "off", "--keep-games", "99"), {"playing", "between"})],
    ids=["usual", "otherwise"],
)
def test_what_nobody_touches_is_removed_after_a_time(kept, flags, gone):
    """Games stay for ever, unless the operator says otherwise; a deed makes a table young again."""
    age(kept.path, 100, *kept.codes.values())
    with Server(kept.path, *flags) as server, server.client() as client:
        young = Guest.host(client)
        huisclos("tables", "--data", kept.path, "--delete", young.code)  # by then the house has looked round
        assert left(kept.path) == {code for phase, code in kept.codes.items() if phase not in gone}


# -- groups -------------------------------------------------------------------------------------------


@pytest.fixture
def club(kept):
    """A group in that folder: its code, and that of one without games."""
    with Server(kept.path) as server, server.client() as client:
        made = [client.post("/api/groups", json={"name": name}).json()["code"] for name in ("Thursdays", "x")]
    with sqlite3.connect(kept.database) as database:
        database.execute("UPDATE groups SET games = 3 WHERE code = ?", (made[0],))
    return made


def clubs(folder):
    with sqlite3.connect(folder / "tables.sqlite") as database:
        return {code for (code,) in database.execute("SELECT code FROM groups")}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_groups_are_listed_deleted_and_saved_with_the_tables(kept, club, tmp_path, language):
    words = Words(language)
    assert huisclos("backup", tmp_path / "backup.sqlite", "--data", kept.path).code == 0
    head, *lines = huisclos("groups", "--data", kept.path, "--lang", language).out.splitlines()
    assert re.split(r"\s{2,}", head)[:3] == [
        words.text(key) for key in ("tables-code", "groups-name", "groups-games")
    ]
    (line,) = (line for line in lines if line.startswith(club[0]))
    assert re.split(r"\s{2,}", line)[1:3] == ["Thursdays", "3"]
    ran = huisclos("groups", "--data", kept.path, "--delete", club[0].lower(), "--lang", language)
    assert (ran.code, ran.out.strip()) == (0, words.text("groups-deleted", {"code": club[0]}))
    assert b"Thursdays" not in b"".join(file.read_bytes() for file in kept.path.glob("tables.sqlite*"))
    again = huisclos("groups", "--data", kept.path, "--delete", club[0], "--lang", language)
    told(again, language, "groups-no-such", code=club[0], folder=str(kept.path))
    huisclos("restore", tmp_path / "backup.sqlite", "--data", kept.path, "--replace")
    assert clubs(kept.path) == set(club)


def test_a_group_is_deleted_while_the_server_runs(kept, club):
    with Server(kept.path) as server, server.client() as client:
        assert client.get(f"/api/groups/{club[0]}").status_code == 200
        assert huisclos("groups", "--data", kept.path, "--delete", club[0]).code == 0
        refused(client.get(f"/api/groups/{club[0]}"), 404, "group-unknown", "en", code=club[0])


def test_groups_without_a_game_go_as_such_tables_do(kept, club):
    with sqlite3.connect(kept.database) as database:
        database.execute("UPDATE groups SET written = written - ?", (100 * DAY,))
    with Server(kept.path) as server, server.client() as client:
        young = Guest.host(client)
        huisclos("tables", "--data", kept.path, "--delete", young.code)  # by then the house has looked round
        assert clubs(kept.path) == {club[0]}


def test_a_damaged_group_is_found(kept, club):
    assert huisclos("check", "--data", kept.path).code == 0
    with sqlite3.connect(kept.database) as database:
        database.execute("UPDATE groups SET body = x'7b' WHERE code = ?", (club[0],))
    ran = huisclos("check", "--data", kept.path, "--lang", "fr")
    assert (ran.code, Words("fr").text("check-group", {"code": club[0]}) in ran.out) == (1, True)
    with Server(kept.path) as server, server.client() as client:
        refused(client.get(f"/api/groups/{club[0]}"), 409, "group-damaged", "en", code=club[0])
