"""Backups are whole while people play, and what is put back plays on."""

import os
import shutil
import sqlite3
import stat
import subprocess
import threading
from contextlib import closing
from pathlib import Path

import pytest

from huisclos.server.database.backups import restore
from tests.operating.conftest import huisclos, told
from tests.support.serving import Guest, Server


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


@pytest.fixture
def killed(kept):
    """A folder whose last lines are beside the database: its server had no time to put them into it."""
    before = dict(counted(kept.database))
    huisclos("backup", kept.path.parent / "backup.sqlite", "--data", kept.path)
    aside = kept.path / "aside"
    aside.mkdir()
    with closing(sqlite3.connect(kept.database, isolation_level=None)) as database:
        for pragma in ("journal_mode=WAL", "wal_autocheckpoint=0", "secure_delete=OFF"):
            database.execute(f"PRAGMA {pragma}")
        for table, columns in (("lines", "number, line"), ("tables", "due, position, phase, touched")):
            copied = f"SELECT 'NEWEST', {columns} FROM {table} WHERE code = ?"
            database.execute(f"INSERT INTO {table} (code, {columns}) {copied}", [kept.codes["lobby"]])
        for name in ("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"):
            shutil.copy(kept.path / name, aside)
    for file in aside.iterdir():
        shutil.move(file, kept.path / file.name)
    aside.rmdir()
    assert (kept.path / "tables.sqlite-wal").stat().st_size
    return kept, before


def counted(database):
    with closing(sqlite3.connect(database)) as one:
        return one.execute("SELECT code, count(*) FROM lines GROUP BY code").fetchall()


def test_whoever_is_interrupted_while_restoring_has_all_of_the_old_tables(killed, tmp_path, monkeypatch):
    (kept, before), file = killed, tmp_path / "backup.sqlite"
    replace = Path.replace

    def stopped(self, target):
        """Just before the new file stands."""
        if Path(target).name == "tables.sqlite":
            raise KeyboardInterrupt
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", stopped)
    with pytest.raises(KeyboardInterrupt):
        restore(file, kept.database, replace=True)
    assert dict(counted(kept.database)).keys() == {*before, "NEWEST"}


@pytest.mark.parametrize("state", ["closed", "killed"])
def test_what_is_on_a_disk_that_can_only_be_read_can_be_saved(state, request, small_disk, tmp_path):
    kept, *_ = request.getfixturevalue("killed") if state == "killed" else [request.getfixturevalue("kept")]
    wanted = dict(counted(kept.database)) if state == "closed" else None
    for file in kept.path.glob("tables.sqlite*"):
        shutil.copy(file, small_disk)
    subprocess.run(["mount", "-o", "remount,ro", small_disk], check=True)
    ran = huisclos("backup", tmp_path / "backup.sqlite", "--data", small_disk)
    assert (ran.code, ran.err) == (0, "")
    found = dict(counted(tmp_path / "backup.sqlite"))
    assert found == wanted if wanted else "NEWEST" in found
    ran = huisclos("check", "--data", small_disk)
    assert (ran.code, ran.err) == (0, "")
    assert huisclos("tables", "--data", small_disk).code == 0
