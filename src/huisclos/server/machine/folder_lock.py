"""One folder, one server: whoever holds the lock on a data folder may write there.

The operating system gives it back when the process ends, however it ends.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from io import BufferedRandom
from pathlib import Path

import msgspec
from msgspec import Struct

from huisclos.server.machine.starting import CantStart

NAME = "server.lock"
_LOCKED_BYTE = 2**30
"""Where locks are on ranges of a file, far behind what is written there: others may still read that."""


class Holder(Struct, frozen=True):
    """Who holds a folder."""

    process: int
    since: str
    address: str


class InUse(CantStart):
    """Another process holds the folder."""


@contextmanager
def held(folder: Path, address: str = "") -> Iterator[None]:
    """Make the folder if there is none, and hold it; InUse names who does already."""
    with _opened(folder) as file:
        if not _locked(file):
            raise _in_use(folder, file)
        now = datetime.now().astimezone().isoformat(" ", "seconds")
        file.truncate()
        file.write(msgspec.json.encode(Holder(os.getpid(), now, address)))
        file.flush()
        yield


def _opened(folder: Path) -> BufferedRandom:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        number = os.open(folder / NAME, os.O_RDWR | os.O_CREAT, 0o600)
    except (OSError, ValueError) as problem:
        raise CantStart.at(folder, problem) from None
    return os.fdopen(number, "r+b")


def _in_use(folder: Path, file: BufferedRandom) -> InUse:
    try:
        holder = msgspec.json.decode(file.read(), type=Holder)
    except msgspec.DecodeError:  # it has the lock, and hasn't written yet
        return InUse("server-folder-busy", folder=str(folder))
    known = {"since": holder.since, "address": holder.address, "process": str(holder.process)}
    return InUse("server-folder-in-use", folder=str(folder), **known)


if sys.platform == "win32":
    import msvcrt

    def _locked(file: BufferedRandom) -> bool:
        file.seek(_LOCKED_BYTE)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            file.seek(0)
        return True
else:
    import fcntl

    def _locked(file: BufferedRandom) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
