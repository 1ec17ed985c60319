"""Which names content coins, which it mentions, and which of these nothing has."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from huisclos.engine.rules.effect import Named

Names = dict[str, set[str]]
"""By kind, each as it is called in the game."""


class Mentions:
    """All names in some content: they are compared once it is read, since cards may speak of later ones."""

    def __init__(self) -> None:
        self.coined: Names = {}
        self._mentioned: list[tuple[str, str, Named]] = []

    def coin(self, kind: str, name: str) -> None:
        """Something of that kind has this name."""
        self.coined.setdefault(kind, set()).add(name)

    def mention(self, path: str, name: str, named: Named) -> None:
        """Something is named there, as it is written."""
        self._mentioned.append((path, name, named))

    def in_vain(
        self, box: Mapping[str, set[str]], closed: Mapping[str, Collection[str]]
    ) -> Iterator[tuple[str, str, str, set[str]]]:
        """What is named and isn't here, nor in the box: where, the name, its kind, what it may be.

        In `closed` parts things of these kinds are only those of the pack.
        """
        for path, name, named in self._mentioned:
            alone = named.kind in closed.get(path.partition(".")[0], ())
            others = set() if alone else box.get(named.kind, set())
            known = named.among(self.coined.get(named.kind, set()), others)
            if name not in known:
                yield path, name, named.kind, known
