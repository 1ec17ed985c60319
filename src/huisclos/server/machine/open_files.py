"""How many files and connections the system lets us have open."""

from __future__ import annotations

try:
    import resource
except ImportError:  # where the system has no such limit
    resource = None  # type: ignore[assignment]

WANTED = 65_536
KEPT_BACK = 256
"""For the database, the processes of bots, the page, and connections that are being refused."""
UNCOUNTED = 64
"""So many of the files kept back are for connections that are let in before anybody has counted them."""
LONGEST_QUEUE = 1024
"""They wait to be let in, rather than knock again after a second."""


def most_connections(wanted: int) -> int:
    """So many as wanted, or as there can be: the system's limit is raised as far as we may."""
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    if soft == resource.RLIM_INFINITY:
        return wanted
    return max(1, min(wanted, soft - KEPT_BACK))


def queue(connections: int) -> int:
    """How many may wait to be let in: all of them are, as soon as the server looks."""
    if resource is None:
        return UNCOUNTED
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    spare = LONGEST_QUEUE if soft == resource.RLIM_INFINITY else soft - connections - KEPT_BACK
    return min(LONGEST_QUEUE, UNCOUNTED + max(0, spare))
