"""Backups are whole while people play, and what is put back plays on."""

import os
import sqlite3
import stat
import threading

import pytest

from tests.operating.conftest import huisclos, told
from tests.serving import Guest, Server


def test_everything_acknowledged_before_is_in_it_and_plays_on_elsewhere(opened, tmp_path):
    """While four people write as fast as they can."""
    server, file, other = (
        opened("--requests-per-minute", "1000000"),
        tmp_path / "backup.sqlite",
        tmp_path / "other",
    )
    stop, done = threading.Event(), {}

    def write(number):
        with server.client() as client:
            guest = Guest.host(client)
            guest.do("sit", seat=0, name="Ana", colour=0)
            done[number] = [guest, 3]
            while not stop.is_set():
                done[number][1] = guest.do("chat", seat=0, text=f"line {guest.sent}")

    writers = [threading.Thread(target=write, args=(number,)) for number in range(4)]
    for writer in writers:
        writer.start()
    while len(done) < 4 or any(number < 10 for _, number in done.values()):
        assert all(writer.is_alive() for writer in writers)
    acknowledged = {guest.code: number for guest, number in done.values()}
    ran = huisclos("backup", file, "--data", server.data)
    stop.set()
    for writer in writers:
        writer.join()
    assert (ran.code, ran.err) == (0, "")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with sqlite3.connect(file) as database:
        kept = dict(database.execute("SELECT code, count(*) FROM lines GROUP BY code"))
    assert all(kept[code] >= number for code, number in acknowledged.items())
    assert f"4 tables with {sum(kept.values())} deeds" in ran.out
    server.kill()
    assert huisclos("restore", file, "--data", other).code == 0
    with Server(other) as again, again.client() as client:
        for guest, _ in done.values():
            known = Guest(client, guest.code, guest.secret)
            assert known.read()["number"] == kept[guest.code]
            known.do("chat", seat=0, text="still here", under="again")


def test_tables_are_lost_only_if_one_says_so(kept, tmp_path):
    file = tmp_path / "backup.sqlite"
    huisclos("backup", file, "--data", kept.path)
    with sqlite3.connect(kept.database) as database:
        database.execute("DELETE FROM lines")
    (kept.path / "tables.sqlite-wal").write_bytes(b"left behind")
    before = kept.database.read_bytes()
    told(
        huisclos("restore", file, "--data", kept.path, "--lang", "fr"),
        "fr",
        "restore-there",
        folder=str(kept.path),
    )
    assert kept.database.read_bytes() == before
    ran = huisclos("restore", file, "--data", kept.path, "--replace", "--lang", "fr")
    assert (ran.code, ran.err) == (0, "")
    assert "3 tables" in ran.out
    assert not (kept.path / "tables.sqlite-wal").exists()
    with sqlite3.connect(kept.database) as database:
        assert database.execute("SELECT count(DISTINCT code) FROM lines").fetchone() == (3,)


@pytest.mark.parametrize(
    "content", [b"", b"no backup at all" * 100, None], ids=["empty", "garbage", "missing"]
)
def test_what_is_no_backup_changes_nothing(kept, tmp_path, content):
    file = tmp_path / "file"
    if content is not None:
        file.write_bytes(content)
    before = kept.database.read_bytes()
    ran = huisclos("restore", file, "--data", kept.path, "--replace")
    key = "error-file" if content is None else "server-broken-database"
    told(ran, "en", key, file=str(file), problem="…")
    assert kept.database.read_bytes() == before
    assert sorted(os.listdir(tmp_path)) == sorted(["data", *(["file"] if content is not None else [])])


def test_a_backup_never_takes_the_place_of_the_database_or_of_a_good_backup(kept, tmp_path):
    told(
        huisclos("backup", kept.database, "--data", kept.path), "en", "backup-itself", file=str(kept.database)
    )
    told(
        huisclos("backup", tmp_path, "--data", kept.path), "en", "error-file", file=str(tmp_path), problem="…"
    )
    nowhere = tmp_path / "nowhere"
    told(
        huisclos("backup", tmp_path / "b", "--data", nowhere), "en", "server-no-database", folder=str(nowhere)
    )
    assert not nowhere.exists()
    (tmp_path / "b").write_text("good")
    kept.database.write_bytes(kept.database.read_bytes()[:5000])
    ran = huisclos("backup", tmp_path / "b", "--data", kept.path)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert (tmp_path / "b").read_text() == "good"
