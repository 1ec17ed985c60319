"""Figures for whoever watches a server, at /metrics."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

from huisclos.table.running.running import Changed
from huisclos.table.state.table import Deed

DEEDS = Counter("huisclos_deeds", "Deeds that everybody at a table may notice", ["do"])
REFUSALS = Counter("huisclos_refusals", "Requests and commands refused", ["key"])
SOCKETS = Gauge("huisclos_sockets", "Connected readers")
TABLES = Gauge("huisclos_tables_live", "Tables in memory")
COMMIT_SECONDS = Histogram("huisclos_commit_seconds", "Time of a commit, for all that waited for it")
HEALTHY = Gauge("huisclos_healthy", "1 if the database can be written")
DELETED = Counter(
    "huisclos_tables_deleted", "Tables deleted: by hosts, by the operator, or as nobody touched them"
)
PUSHES = Counter("huisclos_pushes", "Calls to people who are away: sent, failed, gone or lost", ["outcome"])


def count_deeds(changed: Changed) -> None:
    """Those that everybody may notice."""
    for deed in changed.public:
        _deeds(type(deed)).inc()


@cache
def _deeds(kind: type[Deed]) -> Counter:
    return DEEDS.labels(kind.__name__)
