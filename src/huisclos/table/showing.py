"""A table at one moment, as JSON for all its readers: whole, or what is new to each.

A reader sees parts: fields of the table, of its seats, of the view and its board. A part that looks as it did
when the reader was last told isn't sent again. What many readers see is made once.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from msgspec import Raw, Struct

from huisclos.engine.changes import settled
from huisclos.engine.event import Told
from huisclos.engine.match import Match, spoken
from huisclos.engine.view import own_board, shared_board
from huisclos.table.notes import Unseen
from huisclos.table.sight import Asking, FileShown, Past, Proof, Reader, check_reader, question
from huisclos.table.table import Phase, Table

PAGE = 100
"""So many events, or lines of chat, come at once."""

Parts = dict[str, dict[str, bytes]]
"""Each part as JSON, by section and name; the section without a name is the message itself."""

_encode = msgspec.json.Encoder().encode


class Seen(Struct, frozen=True):
    """What a reader has been told: the next thing to tell is the difference."""

    game: Match | None
    phase: Phase
    reader: Reader
    shared: Parts
    own: Parts


class Showing:
    """Made anew whenever something has changed; `before` is the one made last."""

    def __init__(
        self, table: Table, now: float, here: Collection[int | None], before: Showing | None = None
    ) -> None:
        self.table, self.now, self.here = table, now, here
        self.number = table.number
        self.log = (table.match.state.log or []) if table.match else []
        self._deadlines = {f"{seat}": table.deadline(seat) for seat in range(len(table.seats))}
        self.shared = self._shared(before)
        self._own: dict[Reader, Parts] = {}
        self._news: dict[int, Parts] = {}
        self._told: dict[tuple[int, bool], bytes] = {}

    # -- what there is to see --------------------------------------------------------------------------

    def _shared(self, before: Showing | None) -> Parts:
        table, match = self.table, self.table.match
        parts = {
            "table": _each(_public(table)),
            "seats": {f"{seat}": _encode(_seat(table, seat, self.here)) for seat in range(len(table.seats))},
            "clocks": self._clocks(before),
        }
        if match:
            board = {**shared_board(match.state, everything=match.state.over), **match.content_names}
            said = enumerate(match.talk())
            parts["view"] = _each(match.silent_view())
            parts["board"] = _each(board)
            parts["talk"] = {f"{number}": _encode(spoken(*statement)) for number, statement in said}
        return parts

    def _clocks(self, before: Showing | None) -> dict[str, bytes]:
        """How long one may think is told when it changes; readers count down by themselves."""
        told = before._deadlines if before else {}
        same = before.shared["clocks"] if before else {}
        return {
            seat: same[seat] if seat in told and told[seat] == deadline else _encode(self._seconds(deadline))
            for seat, deadline in self._deadlines.items()
        }

    def _seconds(self, deadline: float | None) -> float | None:
        return None if deadline is None else max(0.0, round(deadline - self.now, 1))

    def own(self, reader: Reader) -> Parts:
        """What only this reader gets, or gets in this way."""
        if reader not in self._own:
            self._own[reader] = self._for(reader)
        return self._own[reader]

    def _for(self, reader: Reader) -> Parts:
        table, match, seat = self.table, self.table.match, reader.seat
        mine = [
            n for n, at in enumerate(table.seats) if reader.person is not None and at.person == reader.person
        ]
        host = reader.person is not None and reader.person == table.host
        asked = table.asked.get(seat) if match and seat is not None else None
        asks = question(match, seat, asked.number) if match and asked else None
        parts = {
            "table": {"host": _encode(host), "yours": _encode(mine)},
            "": {"question": _encode(asks), "quiet": _encode(table.peace.of(seat))},
        }
        if match:
            parts["view"] = _each(match.own_view(seat))
            parts["board"] = _each(own_board(match.state, seat, everything=match.state.over))
        return parts

    # -- telling ---------------------------------------------------------------------------------------

    def tell(
        self, reader: Reader, since: int, seen: Seen | None, *, always: bool = False
    ) -> tuple[list[bytes], Seen]:
        """The frames for a reader who has seen all up to the deed `since`, and what they have then seen.

        No frame if nothing is new, unless one is wanted `always`. Who comes, or comes to another game, gets
        pages of the past and then the whole.
        """
        check_reader(self.table, reader)
        now = Seen(self.table.match, self.table.phase, reader, self.shared, self.own(reader))
        if seen and seen.game is now.game and (seen.phase, seen.reader) == (now.phase, reader):
            news = self._more(seen, now, self.table.unseen(since))
            return ([_more(self.number, news)] if news or always else []), now
        return self._whole(reader, since), now

    def _whole(self, reader: Reader, since: int) -> list[bytes]:
        """Pages of what is new to the reader; the last of them comes with the whole."""
        new = self.table.unseen(since)
        events, chat, frames = new.events, new.chat, []
        while events < len(self.log) - PAGE or chat < len(self.table.chat) - PAGE:
            frames.append(_encode(self.past(reader, events, chat)))
            events, chat = min(events + PAGE, len(self.log)), min(chat + PAGE, len(self.table.chat))
        whole = self._message(reader, since, events, chat)
        return [*frames, b'{"type":"news","message":%s}' % whole]

    def _more(self, seen: Seen, now: Seen, new: Unseen) -> list[bytes]:
        """The fields of what has changed: see More."""
        shared = self._news.get(id(seen.shared))
        if shared is None:
            shared = self._news[id(seen.shared)] = _changed(seen.shared, now.shared)
        own = _changed(seen.own, now.own)
        fields = []
        for section in now.shared:
            parts = {**shared[section], **own.get(section, {})}
            if parts:
                fields.append(b'"%s":%s' % (section.encode(), _object(parts)))
        fields += [b'"%s":%s' % (name.encode(), part) for name, part in own[""].items()]
        if new.events < max(new.known, len(self.log)):
            events = b",".join(self.events(now.reader.seat, new.events, len(self.log), new.fresh))
            fields.append(b'"events_from":%d,"events":[%s]' % (new.events, events))
        if new.chat < len(self.table.chat):
            fields.append(b'"chat_from":%d,"chat":%s' % (new.chat, _encode(self.table.chat[new.chat :])))
        return fields

    def events(self, seat: int | None, first: int, last: int, fresh: int) -> list[bytes]:
        """Some of them, in short. What was there already nobody sees happen: it comes without its changes."""
        return [self._event(n, seat, quiet=n < fresh) for n in range(first, last)]

    def _event(self, n: int, seat: int | None, *, quiet: bool) -> bytes:
        told = self._told.get((n, quiet))
        if told is None:
            told = _encode(_in_short(self._told_to(n, seat, quiet=quiet)))
            if self.log[n].same_for_all:
                self._told[n, quiet] = told
        return told

    def _told_to(self, n: int, seat: int | None, *, quiet: bool) -> Told:
        event = self.log[n]
        match = self.table.match
        assert match is not None
        over = match.state.over
        there = () if quiet else settled(match.state, event.changes, seat, open_hands=over)
        return event.seen_by(seat, number=n, open_hands=over, quiet=quiet, settled=there)

    # -- the whole -------------------------------------------------------------------------------------

    def message(self, reader: Reader, since: int) -> bytes:
        """A Message, as JSON: everything as it is now, and the first page of what is new."""
        check_reader(self.table, reader)
        new = self.table.unseen(since)
        return self._message(reader, since, new.events, new.chat)

    def _message(self, reader: Reader, since: int, events: int, chat: int) -> bytes:
        table, match, own = self.table, self.table.match, self.own(reader)
        fresh, last = table.unseen(since).fresh, min(events + PAGE, len(self.log))
        return _encode(
            {
                "number": self.number,
                "table": self._table(reader),
                "seat": reader.seat,
                "view": Raw(self._view(own)) if match else None,
                "content": match.content if match and since < table.started else {},
                **{name: Raw(part) for name, part in own[""].items()},
                "events_from": events,
                "events": [self._told_to(n, reader.seat, quiet=n < fresh) for n in range(events, last)],
                "events_in_all": len(self.log),
                "chat_from": chat,
                "chat": table.chat[chat : chat + PAGE],
                "chat_in_all": len(table.chat),
            }
        )

    def _table(self, reader: Reader) -> dict[str, Any]:
        mine = self.own(reader)["table"]
        yours = msgspec.json.decode(mine["yours"])
        seats = [
            {**_seat(self.table, n, self.here), "yours": n in yours, "seconds": self._seconds(deadline)}
            for n, deadline in enumerate(self._deadlines.values())
        ]
        public = {name: Raw(part) for name, part in self.shared["table"].items()}
        return {**public, "host": Raw(mine["host"]), "seats": seats}

    def _view(self, own: Parts) -> bytes:
        board = _object({**self.shared["board"], **own["board"]})
        talk = b"[%s]" % b",".join(self.shared["talk"].values())
        return _object({**self.shared["view"], **own["view"], "board": board, "talk": talk})

    def past(self, reader: Reader, events_from: int, chat_from: int) -> Past:
        """A page of what has happened, from these numbers on."""
        check_reader(self.table, reader)
        first, last = min(events_from, len(self.log)), min(events_from + PAGE, len(self.log))
        chat = min(chat_from, len(self.table.chat))
        told: Any = [Raw(event) for event in self.events(reader.seat, first, last, fresh=last)]
        return Past(first, told, chat, self.table.chat[chat : chat + PAGE])


def _each(fields: dict[str, Any]) -> dict[str, bytes]:
    return {name: _encode(value) for name, value in fields.items()}


def _object(parts: dict[str, bytes]) -> bytes:
    return b"{%s}" % b",".join([b'"%s":%s' % (name.encode(), part) for name, part in parts.items()])


def _more(number: int, fields: list[bytes]) -> bytes:
    return b"{%s}" % b",".join([b'"type":"more","number":%d' % number, *fields])


def _changed(old: Parts, new: Parts) -> Parts:
    """The parts that look other than before."""
    return {
        section: {name: part for name, part in parts.items() if old.get(section, {}).get(name) != part}
        for section, parts in new.items()
    }


def _in_short(told: Told) -> dict[str, Any]:
    """Without what is empty or false, and without its number."""
    return {name: value for name, value in told.items() if name != "n" and (value or name == "action")}


def _public(table: Table) -> dict[str, Any]:
    """What everybody sees of a table, but for the seats."""
    proposal = table.proposal
    return {
        "code": table.code,
        "game": table.game.meta.name,
        "phase": table.phase,
        "options": table.options,
        "files": {setting: FileShown(file.name, file.size) for setting, file in table.files.items()},
        "clock": table.clock,
        "games": len(table.records),
        "promise": table.promise,
        "proof": Proof(table.secret, table.lucks) if table.phase == "over" else None,
        "trouble": table.trouble,
        "asking": Asking(proposal.seat, proposal.actions, list(proposal.agreed)) if proposal else None,
    }


def _seat(table: Table, number: int, here: Collection[int | None]) -> dict[str, Any]:
    """What everybody sees of a seat, but for its clock."""
    seat = table.seats[number]
    return {
        "name": seat.name,
        "colour": seat.colour,
        "person": seat.person is not None,
        "bot": seat.bot,
        "ready": seat.ready,
        "here": seat.person is not None and seat.person in here,
    }
