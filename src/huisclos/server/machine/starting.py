"""Why a server can't start, and the first thing it needs: a place to listen at."""

from __future__ import annotations

import errno
import socket
import sys
from pathlib import Path

from huisclos.engine.base.errors import HuisClosError

HIGHEST_PORT = 65535
BACKLOG = 2048


class CantStart(HuisClosError):
    """For whoever starts a server or works on its data: one sentence, and nothing is changed."""

    @classmethod
    def at(cls, folder: Path, problem: Exception) -> CantStart:
        """For a folder that can't be used."""
        return cls("server-folder", folder=str(folder), problem=reason(problem))


def reason(problem: Exception) -> str:
    """In the words of the operating system."""
    return (problem.strerror if isinstance(problem, OSError) else None) or str(problem)


def listen(host: str, port: int) -> list[socket.socket]:
    """The doors of the server: a name may stand for several addresses."""
    if not 1 <= port <= HIGHEST_PORT:
        raise CantStart("server-port", port=str(port), most=str(HIGHEST_PORT))
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as problem:
        raise CantStart("server-address", host=host, problem=reason(problem)) from None
    doors, missing = [], None
    for family, _, _, _, address in dict.fromkeys(found):
        try:
            doors.append(_door(family, address))
        except OSError as problem:
            missing = problem
            if problem.errno != errno.EADDRNOTAVAIL:
                break
    if missing and (not doors or missing.errno != errno.EADDRNOTAVAIL):
        for door in doors:
            door.close()
        raise _shut(host, port, missing)
    return doors


def _door(family: int, address: object) -> socket.socket:
    door = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # there it would let two servers have the same door
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        door.bind(address)  # type: ignore[arg-type]
        door.listen(BACKLOG)
    except BaseException:
        door.close()
        raise
    return door


def _shut(host: str, port: int, problem: OSError) -> CantStart:
    if problem.errno == errno.EADDRINUSE:
        return CantStart("server-port-in-use", host=host, port=str(port))
    if problem.errno == errno.EACCES:
        return CantStart("server-port-forbidden", port=str(port))
    return CantStart("server-address", host=host, problem=reason(problem))
