"""What is kept in a data folder: saved, put back, listed, looked through."""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from huisclos.cli.base import WORDS, AnyLanguage, app, console, flag, language
from huisclos.cli.serving import USUAL, Data
from huisclos.server.machine.starting import CantStart
from huisclos.terminal.disk import write_file
from huisclos.words import Words

if TYPE_CHECKING:
    from huisclos.server.database.inventory import Listed


@app.command(help=WORDS.text("help-backup"))
def backup(
    file: Annotated[Path, flag("backup-file")], *, data: Data = USUAL.data, lang: AnyLanguage = None
) -> None:
    """Save all tables."""
    from huisclos.server.database import backups  # noqa: PLC0415

    copied = backups.backup(data / USUAL.database.name, file)
    _say(lang, "backup-done", tables=copied.tables, deeds=copied.deeds, file=str(file))


@app.command(help=WORDS.text("help-restore"))
def restore(
    file: Annotated[Path, flag("restore-file")],
    *,
    data: Data = USUAL.data,
    replace: Annotated[bool, flag("replace", negative=())] = False,
    lang: AnyLanguage = None,
) -> None:
    """Put a backup in place."""
    from huisclos.server.database import backups  # noqa: PLC0415

    copied = backups.restore(file, data / USUAL.database.name, replace=replace)
    _say(lang, "restore-done", tables=copied.tables, deeds=copied.deeds, folder=str(data))


@app.command(help=WORDS.text("help-tables"))
def tables(
    *,
    data: Data = USUAL.data,
    export: Annotated[tuple[str, Path] | None, flag("export", negative=())] = None,
    delete: Annotated[str | None, flag("delete", negative=())] = None,
    lang: AnyLanguage = None,
) -> None:
    """List them, or take one out."""
    from huisclos.server.database import removal  # noqa: PLC0415

    database = data / USUAL.database.name
    if export and delete:
        raise CantStart("tables-one-thing")
    if export:
        _export(database, export[0].upper(), export[1], lang)
    elif delete:
        removal.remove(database, delete.upper())
        _say(lang, "tables-deleted", code=delete.upper())
    else:
        _list(database, Words(language(lang)))


def _export(database: Path, code: str, file: Path, lang: AnyLanguage) -> None:
    from huisclos.server.database import backups, inventory  # noqa: PLC0415

    with backups.opened(database) as connection:
        found = inventory.stored(connection, code)
    if found is None:
        raise CantStart("tables-no-such", code=code, folder=str(database.parent))
    write_file(file, inventory.exported(found), backups.PRIVATE)
    _say(lang, "tables-exported", code=code, file=str(file))


def _list(database: Path, words: Words) -> None:
    from huisclos.server.database import backups, inventory  # noqa: PLC0415

    head = [words.text(f"tables-{name}") for name in ("code", "game", "phase", "people", "touched", "size")]
    with backups.opened(database) as connection:
        rows = [_row(one, words) for one in inventory.listed(connection)]
    _print_rows(head, rows, words.text("tables-none"))


def _print_rows(head: Sequence[str], rows: Sequence[Sequence[str]], none: str) -> None:
    if not rows:
        _print(none)
        return
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    for row in (head, *rows):
        _print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def _row(one: Listed, words: Words) -> Sequence[str]:
    phase = words.text(f"tables-{one.phase}")
    return one.code, one.game, phase, str(one.people), _moment(one.touched), str(one.size)


def _moment(at: float | None) -> str:
    return "?" if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


@app.command(help=WORDS.text("help-groups"))
def groups(
    *,
    data: Data = USUAL.data,
    delete: Annotated[str | None, flag("delete-group", name="--delete", negative=())] = None,
    lang: AnyLanguage = None,
) -> None:
    """List them, or delete one."""
    from huisclos.server.database import backups, inventory, removal  # noqa: PLC0415

    database, words = data / USUAL.database.name, Words(language(lang))
    if delete:
        removal.remove_group(database, delete.upper())
        _say(lang, "groups-deleted", code=delete.upper())
        return
    with backups.opened(database) as connection:
        found = inventory.groups(connection)
    keys = ("tables-code", "groups-name", "groups-games", "tables-touched", "tables-size")
    rows = [(one.code, one.name or "?", str(one.games), _moment(one.written), str(one.size)) for one in found]
    _print_rows([words.text(key) for key in keys], rows, words.text("groups-none"))


@app.command(help=WORDS.text("help-check"))
def check(*, data: Data = USUAL.data, lang: AnyLanguage = None) -> None:
    """Look for damage; exit code 1 if there is any."""
    from huisclos.server.database import backups, inventory  # noqa: PLC0415

    logging.getLogger("huisclos.table").setLevel(logging.CRITICAL)  # what it would tell is told here
    words = Words(language(lang))
    looked, damaged = 0, 0
    with backups.opened(data / USUAL.database.name) as connection:
        broken = inventory.broken_pages(connection)
        if broken:
            _print(words.text("check-file", {"problem": broken}))
        for code, told in inventory.checked(connection):
            looked += 1
            damaged += bool(told)
            for sentence in told:
                _print(words.text("check-table", {"code": code, "trouble": sentence}))
        broken_groups = [one.code for one in inventory.groups(connection) if not one.name]
        for code in broken_groups:
            _print(words.text("check-group", {"code": code}))
    _print(words.text("check-damaged" if damaged else "check-whole", {"tables": looked, "damaged": damaged}))
    if damaged or broken or broken_groups:
        sys.exit(1)


def _say(lang: AnyLanguage, key: str, **args: object) -> None:
    _print(Words(language(lang)).text(key, args))


def _print(line: str) -> None:
    console(soft_wrap=True).print(line, markup=False)
