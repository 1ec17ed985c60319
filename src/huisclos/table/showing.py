"""A table at one moment, as JSON for all its readers: whole, or what is new to each.

A reader sees parts: fields of the table, of its seats, of the view and its board. A part that looks as it did
when the reader was last told isn't sent again. What many readers see is made once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Raw, Struct

from huisclos.engine.changes import settled
from huisclos.engine.event import Told
from huisclos.engine.match import Match, spoken
from huisclos.engine.view import hidden, own_board, shared_board
from huisclos.table.notes import Unseen
from huisclos.table.sight import Asking, FileShown, Past, Proof, Reader, check_reader, question
from huisclos.table.table import Phase, Table

PAGE = 100
"""So many events, or lines of chat, come at once."""

Parts = dict[str, bytes]
"""Each as JSON, by name."""

_encode = msgspec.json.Encoder().encode


class Seen(Struct, frozen=True):
    """What a reader has been told: the next thing to tell is the difference."""

    game: Match | None
    phase: Phase
    reader: Reader
    about: tuple[Any, ...]
    """As long as this is the same, so is what is their own, but for the board."""
    shared: dict[str, Parts]
    own: Parts
    board: Parts

    def goes_on_to(self, now: Seen) -> bool:
        """The same reader of the same game at as many seats: what is told has the same parts."""
        return (
            self.game is now.game
            and (self.phase, self.reader) == (now.phase, now.reader)
            and len(self.shared["seats"]) == len(now.shared["seats"])
        )


class Showing:
    """Made anew whenever something has changed; `before` is the one made last."""

    def __init__(
        self,
        table: Table,
        now: float,
        here: Collection[int | None],
        before: Showing | None = None,
        free_at: Mapping[int | None, float] = {},
    ) -> None:
        """`here`: who is connected; `free_at`: when a bot may step in for somebody who isn't."""
        self.table, self.match, self.now, self.here = table, table.match, now, here
        self.number = table.number
        self.log = (table.match.state.log or []) if table.match else []
        seats = range(len(table.seats))
        self._moments = {
            "clocks": {f"{seat}": table.deadline(seat) for seat in seats},
            "frees": {f"{seat}": self._free_at(seat, free_at) for seat in seats},
        }
        self._said = self.match.talk() if self.match else []
        self._lasting = self._kept(before)
        self.shared = self._shared(before)
        self._spared = table.spared()
        self._owners = tuple(seat.person for seat in table.seats)
        self._hidden = (
            _encode(hidden(self.match.state, everything=self.match.state.over)) if self.match else b""
        )
        self._seen: dict[Reader, Seen] = {}
        self._earlier = before._seen if before and before.match is self.match else {}
        self._same_hidden = before is not None and before._hidden == self._hidden
        self._news: dict[int, tuple[list[bytes], list[bytes]]] = {}
        self._told: dict[tuple[int, bool], bytes] = {}
        self._unseen: dict[int, Unseen] = {}

    # -- what there is to see --------------------------------------------------------------------------

    def _shared(self, before: Showing | None) -> dict[str, Parts]:
        """What is the same for whoever looks, by section."""
        table, match = self.table, self.match
        parts = {
            "table": _each(_public(table)),
            "seats": {f"{seat}": _encode(_seat(table, seat, self.here)) for seat in range(len(table.seats))},
            **{section: self._counted(section, before) for section in self._moments},
            "view": {},
            "board": {},
            "talk": {},
        }
        if match:
            parts["view"] = {**self._lasting, **_each(match.passing_view())}
            parts["board"] = _each(shared_board(match.state, everything=match.state.over))
            parts["talk"] = self._talk(before)
        return parts

    def _talk(self, before: Showing | None) -> Parts:
        """Much may have been said, and most of it long ago."""
        if before and before.match is self.match and before._said == self._said:
            return before.shared["talk"]
        return {f"{number}": _encode(spoken(*statement)) for number, statement in enumerate(self._said)}

    def _kept(self, before: Showing | None) -> Parts:
        """What stays the same for a whole game is made once for it."""
        if before and before.match is self.match:
            return before._lasting
        return _each(self.match.lasting_view) if self.match else {}

    def _counted(self, section: str, before: Showing | None) -> Parts:
        """How long something lasts is told when it changes; readers count down by themselves."""
        told = before._moments[section] if before else {}
        same = before.shared[section] if before else {}
        return {
            seat: same[seat] if seat in told and told[seat] == moment else _encode(self._seconds(moment))
            for seat, moment in self._moments[section].items()
        }

    def _free_at(self, number: int, free_at: Mapping[int | None, float]) -> float | None:
        """When a bot may step in for somebody who isn't here."""
        seat = self.table.seats[number]
        gone = self.table.phase == "playing" and seat.played_by_person and seat.person not in self.here
        return free_at.get(seat.person, self.now) if gone else None

    def _seconds(self, deadline: float | None) -> float | None:
        return None if deadline is None else max(0.0, round(deadline - self.now, 1))

    def seen(self, reader: Reader) -> Seen:
        """All that a reader sees."""
        seen = self._seen.get(reader)
        if seen is None:
            check_reader(self.table, reader)
            about, earlier = self._about(reader), self._earlier.get(reader)
            own = earlier.own if earlier and earlier.about == about else _each(self._own(reader))
            board = earlier.board if earlier and self._same_hidden else _each(self._own_board(reader.seat))
            seen = Seen(self.match, self.table.phase, reader, about, self.shared, own, board)
            self._seen[reader] = seen
        return seen

    def _about(self, reader: Reader) -> tuple[Any, ...]:
        """What `_own` depends on. Whatever happens may change why something can't be chosen."""
        table, seat = self.table, reader.seat
        if seat is None or self.match is None:
            return self._owners, table.host
        asked = table.asked.get(seat)
        question = (asked.number, seat in self._spared, len(self.log)) if asked else None
        answer = self.match.state.answers.get(seat)
        return self._owners, table.host, question, answer and [*answer], [*table.peace.of(seat)]

    def _own(self, reader: Reader) -> dict[str, Any]:
        """What only this reader gets, or gets in this way, but for the board."""
        table, match, (person, seat) = self.table, self.match, (reader.person, reader.seat)
        asked = table.asked.get(seat) if match and seat is not None and seat not in self._spared else None
        return {
            "host": person is not None and person == table.host,
            "yours": [n for n, at in enumerate(table.seats) if person is not None and at.person == person],
            "answer": match.own_view(seat)["answer"] if match else None,
            "question": question(match, seat, asked.number) if match and asked else None,
            "quiet": table.peace.of(seat),
        }

    def _own_board(self, seat: int | None) -> dict[str, Any]:
        return own_board(self.match.state, seat, everything=self.match.state.over) if self.match else {}

    # -- telling ---------------------------------------------------------------------------------------

    def tell(
        self, reader: Reader, since: int, seen: Seen | None, *, always: bool = False
    ) -> tuple[list[bytes], Seen]:
        """The frames for a reader who has seen all up to the deed `since`, and what they have then seen.

        No frame if nothing is new, unless one is wanted `always`. Who comes, or comes to another game, gets
        pages of the past and then the whole.
        """
        now = self.seen(reader)
        if not seen or not seen.goes_on_to(now):
            return self._whole(reader, since), now
        new = self._unseen.get(since) or self._unseen.setdefault(since, self.table.unseen(since))
        news = self._more(seen, now, new)
        frame = b'{"type":"more","number":%d%s}' % (self.number, b"".join(news))
        return ([frame] if news or always else []), now

    def _more(self, seen: Seen, now: Seen, new: Unseen) -> list[bytes]:
        """The fields of what has changed: see More."""
        shared = self._news.get(id(seen.shared))
        if shared is None:
            shared = self._news[id(seen.shared)] = self._shared_news(seen.shared)
        fields = [*shared[0], *(b"," + field for field in _changed(seen.own, now.own))]
        if board := [*shared[1], *_changed(seen.board, now.board)]:
            fields.append(b',"board":{%s}' % b",".join(board))
        if new.events < max(new.known, len(self.log)):
            events = b",".join(self.events(now.reader.seat, new.events, len(self.log), new.fresh))
            fields.append(b',"events_from":%d,"events":[%s]' % (new.events, events))
        if new.chat < len(self.table.chat):
            fields.append(b',"chat_from":%d,"chat":%s' % (new.chat, _encode(self.table.chat[new.chat :])))
        return fields

    def _shared_news(self, old: dict[str, Parts]) -> tuple[list[bytes], list[bytes]]:
        """What has changed for all: whole sections, and parts of the board, to which each has some to add."""
        changed = {section: _changed(old[section], parts) for section, parts in self.shared.items()}
        board = changed.pop("board")
        fields = [
            b',"%s":{%s}' % (section.encode(), b",".join(parts))
            for section, parts in changed.items()
            if parts
        ]
        return fields, board

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
        event, match = self.log[n], self.match
        assert match is not None
        over = match.state.over
        there = () if quiet else settled(match.state, event.changes, seat, open_hands=over)
        return event.seen_by(seat, number=n, open_hands=over, quiet=quiet, settled=there)

    # -- the whole -------------------------------------------------------------------------------------

    def _whole(self, reader: Reader, since: int) -> list[bytes]:
        """Pages of what is new to the reader; the last of them comes with the whole."""
        new = self.table.unseen(since)
        events, chat, frames = new.events, new.chat, []
        while events < len(self.log) - PAGE or chat < len(self.table.chat) - PAGE:
            frames.append(_encode(self.past(reader, events, chat)))
            events, chat = min(events + PAGE, len(self.log)), min(chat + PAGE, len(self.table.chat))
        whole = self._message(reader, since, events, chat)
        return [*frames, b'{"type":"news","message":%s}' % whole]

    def message(self, reader: Reader, since: int) -> bytes:
        """A Message, as JSON: everything as it is now, and the first page of what is new."""
        new = self.table.unseen(since)
        return self._message(reader, since, new.events, new.chat)

    def _message(self, reader: Reader, since: int, events: int, chat: int) -> bytes:
        table, match, own = self.table, self.match, self.seen(reader).own
        fresh, last = table.unseen(since).fresh, min(events + PAGE, len(self.log))
        return _encode(
            {
                "number": self.number,
                "table": self._table(own),
                "seat": reader.seat,
                "view": Raw(self._view(reader)) if match else None,
                "content": match.content if match and since < table.started else {},
                "question": Raw(own["question"]),
                "quiet": Raw(own["quiet"]),
                "events_from": events,
                "events": [self._told_to(n, reader.seat, quiet=n < fresh) for n in range(events, last)],
                "events_in_all": len(self.log),
                "chat_from": chat,
                "chat": table.chat[chat : chat + PAGE],
                "chat_in_all": len(table.chat),
            }
        )

    def _table(self, own: Parts) -> dict[str, Any]:
        yours = msgspec.json.decode(own["yours"])
        seats = [
            {
                **_seat(self.table, n, self.here),
                "yours": n in yours,
                "seconds": self._seconds(self._moments["clocks"][f"{n}"]),
                "bot_in": self._seconds(self._moments["frees"][f"{n}"]),
            }
            for n in range(len(self.table.seats))
        ]
        public = {name: Raw(part) for name, part in self.shared["table"].items()}
        return {**public, "host": Raw(own["host"]), "seats": seats}

    def _view(self, reader: Reader) -> bytes:
        assert self.match is not None
        seen = self.seen(reader)
        names = _each(self.match.content_names)
        board = _object({**self.shared["board"], **seen.board, **names})
        talk = b"[%s]" % b",".join(self.shared["talk"].values())
        own = {"seat": _encode(reader.seat), "answer": seen.own["answer"]}
        return _object({**self.shared["view"], **own, "board": board, "talk": talk})

    def past(self, reader: Reader, events_from: int, chat_from: int) -> Past:
        """A page of what has happened, from these numbers on."""
        check_reader(self.table, reader)
        first, last = min(events_from, len(self.log)), min(events_from + PAGE, len(self.log))
        chat = min(chat_from, len(self.table.chat))
        told: Any = [Raw(event) for event in self.events(reader.seat, first, last, fresh=last)]
        return Past(first, told, chat, self.table.chat[chat : chat + PAGE])


def _each(fields: dict[str, Any]) -> Parts:
    return {name: _encode(value) for name, value in fields.items()}


def _items(parts: Iterable[tuple[str, bytes]]) -> list[bytes]:
    return [b'"%s":%s' % (name.encode(), part) for name, part in parts]


def _object(parts: Parts) -> bytes:
    return b"{%s}" % b",".join(_items(parts.items()))


def _changed(old: Parts, new: Parts) -> list[bytes]:
    """The parts that look other than before, as fields of an object."""
    if old is new or old == new:
        return []
    return _items([(name, part) for name, part in new.items() if old.get(name) != part])


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
