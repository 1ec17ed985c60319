"""What is the same for whoever looks at a table, in parts: fields of the table, of seats, view and board.

Each is JSON already. What nothing has changed is taken over from the moment before.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec

from huisclos.engine.sight.view import own_board, shared_board, spoken
from huisclos.table.shown.messages import Asking, FileShown, GroupHere, Proof, RequestShown
from huisclos.table.state.hidden_answers import seen_to_answer
from huisclos.table.state.table import Table

Parts = dict[str, bytes]
"""Each as JSON, by name."""

encode = msgspec.json.Encoder().encode


class Common:
    """The parts by section, at one moment; `before` are those of the moment told last."""

    def __init__(
        self,
        table: Table,
        now: float,
        here: Collection[int | None],
        before: Common | None,
        free_at: Callable[[int], float],
    ) -> None:
        """`here`: who is connected; `free_at`: when a bot may step in for somebody who isn't."""
        self.table, self.match, self.now, self.here = table, table.asking.match, now, here
        self.phase = table.phase
        self._before = before
        self._keys: dict[str, Any] = {}
        self.mistakes: list[Exception] = []
        """Of the game, at saying what follows from the board."""
        seats = range(len(table.company.seats))
        self.moments = {
            "clocks": {f"{seat}": table.asking.deadline(seat) for seat in seats},
            "frees": {f"{seat}": self._free_at(seat, free_at) for seat in seats},
        }
        self.sections: dict[str, Parts] = {
            "table": self._made("table", self._table_key(), lambda: each(self._table())),
            "seats": self._made("seats", self._seats_key(), self._seats),
            "clocks": self._counted("clocks"),
            "frees": self._counted("frees"),
            "view": {},
            "board": {},
            "talk": {},
            "facts": {},
        }
        if match := self.match:
            self.telling = match.scene.telling(note=self.mistakes.append)
            lasting = self._made("lasting", (match, match.names), lambda: each(match.scene.lasting_view))
            passing = match.scene.passing_view(sealed=seen_to_answer(table.asking))
            self.sections["view"] = {**lasting, **each(passing)}
            self.sections["board"] = each(shared_board(match.state, everything=match.state.over))
            self.sections["talk"] = self._made("talk", match.ledger(), self._talk)
            outside = each(own_board(match.state, None, everything=match.state.over))
            # How many actions there were changes nothing that is told.
            seen = match, {**self.sections["board"], **outside, "acts": b""}, match.state.silent
            self.sections["facts"] = self._made("facts", seen, lambda: each(self.telling.to_all()))
        self._before = None

    def looks_like(self, other: Common) -> bool:
        """What is told of the game is the same."""
        return bool(self._keys.get("facts", ())[:1] == other._keys.get("facts", ())[:1])

    def _made(self, section: str, key: Any, make: Callable[[], Parts]) -> Parts:
        """Anew only where what it depends on, its key, has changed."""
        known = self._before._keys.get(section) if self._before else None
        parts: Parts = known[1] if known and known[0] == key else make()
        self._keys[section] = key, parts
        return parts

    # -- the table -----------------------------------------------------------------------------------

    def _table_key(self) -> tuple[Any, ...]:
        company, asking = self.table.company, self.table.asking
        lucks = company.lucks if self.phase == "over" else None
        games = len(self.table.records)
        return (
            self.phase,
            company.options,
            company.files,
            company.group,
            company.clock,
            games,
            asking.proposal,
            company.host_seat,
            company.gallery,
            company.requests,
            asking.trouble,
            lucks,
        )

    def _table(self) -> dict[str, Any]:
        """What everybody sees of a table, but for the seats."""
        table, company, asking = self.table, self.table.company, self.table.asking
        proposal, group = asking.proposal, company.group
        replays = self.phase == "over" and table.replays
        return {
            "code": table.code,
            "game": company.game.meta.name,
            "phase": self.phase,
            "options": company.options,
            "files": {setting: FileShown(file.name, file.size) for setting, file in company.files.items()},
            "group": GroupHere(group.name, group.kept) if group else None,
            "clock": company.clock,
            "host_seat": company.host_seat,
            "gallery": company.gallery,
            "requests": [RequestShown(one.number, one.seat, one.name) for one in company.requests],
            "games": len(table.records),
            "promise": table.promise,
            "proof": Proof(table.secret, company.lucks) if replays else None,
            "replays": replays,
            "trouble": asking.trouble,
            "trouble_by": asking.stuck_by,
            "asking": Asking(proposal.seat, proposal.actions, list(proposal.agreed)) if proposal else None,
        }

    def _seats_key(self) -> list[tuple[Any, ...]]:
        seats, here = self.table.company.seats, self.here
        return [(at.name, at.colour, at.person, at.bot, at.ready, at.person in here) for at in seats]

    def _seats(self) -> Parts:
        return {f"{n}": encode(self.seat(n)) for n in range(len(self.table.company.seats))}

    def seat(self, number: int) -> dict[str, Any]:
        """What everybody sees of a seat, but for its clock."""
        seat = self.table.company.seats[number]
        return {
            "name": seat.name,
            "colour": seat.colour,
            "person": seat.person is not None,
            "bot": seat.bot,
            "ready": seat.ready,
            "here": seat.person is not None and seat.person in self.here,
        }

    # -- what lasts for some time --------------------------------------------------------------------

    def _free_at(self, number: int, free_at: Callable[[int], float]) -> float | None:
        """When a bot may step in for somebody who isn't here."""
        seat = self.table.company.seats[number]
        if self.phase != "playing" or seat.bot or seat.person is None or seat.person in self.here:
            return None
        return free_at(seat.person)

    def _counted(self, section: str) -> Parts:
        """How long something lasts is told when it changes; readers count down by themselves."""
        moments, before = self.moments[section], self._before
        told = before.moments[section] if before else {}
        same = before.sections[section] if before else {}
        if told == moments:
            return same
        return {
            seat: same[seat] if seat in told and told[seat] == moment else encode(self.seconds(moment))
            for seat, moment in moments.items()
        }

    def seconds(self, moment: float | None) -> float | None:
        """From now until then."""
        return None if moment is None else max(0.0, round(moment - self.now, 1))

    # -- the game ------------------------------------------------------------------------------------

    def _talk(self) -> Parts:
        """Much may have been said, and most of it long ago."""
        said = self.match.ledger() if self.match else []
        return {f"{number}": encode(spoken(*entry)) for number, entry in enumerate(said)}


def each(fields: dict[str, Any]) -> Parts:
    return {name: encode(value) for name, value in fields.items()}


def items(parts: Iterable[tuple[str, bytes]]) -> list[bytes]:
    return [b'"%s":%s' % (name.encode(), part) for name, part in parts]


def whole(parts: Parts) -> bytes:
    """All of them, as an object."""
    return b"{%s}" % b",".join(items(parts.items()))


def changed(old: Parts, new: Parts) -> list[bytes]:
    """The parts that look other than before, as fields of an object."""
    if old is new:
        return []
    return items([(name, part) for name, part in new.items() if old.get(name) != part])


def changed_or_gone(old: Parts, new: Parts, beside: Collection[str] = ()) -> list[bytes]:
    """The same, with null for those that are no more, not even `beside` these."""
    gone = [(name, b"null") for name in old if name not in new and name not in beside]
    return [*changed(old, new), *items(gone)]
