"""A table at one moment, as JSON for all its readers: whole, or what is new to each.

A part that looks as it did when a reader was last told isn't sent again. What many readers see is made once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import msgspec
from msgspec import Raw, Struct

from huisclos.engine.match.match import Match
from huisclos.engine.rules.choice import Facts
from huisclos.engine.rules.diff import settled
from huisclos.engine.rules.event import Told
from huisclos.engine.sight.view import hidden, own_board
from huisclos.table.shown.common_parts import Common, Parts, changed, changed_or_gone, each, encode, whole
from huisclos.table.shown.messages import Past, Reader, check_reader, question
from huisclos.table.state.hidden_answers import spared
from huisclos.table.state.table import Phase, Table
from huisclos.table.values.notes import Unseen

PAGE = 100
"""So many events, or lines of chat, come at once."""


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
    facts: Parts

    def goes_on_to(self, now: Seen) -> bool:
        """The same reader of the same game at as many seats: what is told has the same parts, or more."""
        return (
            self.game is now.game
            and self.reader == now.reader
            and (self.phase == now.phase or (self.phase, now.phase) == ("playing", "over"))
            and len(self.shared["seats"]) == len(now.shared["seats"])
        )


class Alike(Struct):
    """What is new for all who were last told the same."""

    fields: list[bytes]
    """Whole sections."""
    board: list[bytes]
    facts: list[bytes]
    """Parts of the board and of what is told of it, to which each has some to add."""
    unseen: Unseen
    events: bytes | None
    """What has happened, if it looks the same to all of them."""
    frame: bytes = b""
    """All of it: for those who have nothing of their own."""


class Showing:
    """Made anew whenever something has changed; `before` is the one made last."""

    def __init__(
        self,
        table: Table,
        now: float,
        here: Collection[int | None],
        before: Showing | None = None,
        free_at: Callable[[int], float] = lambda _: 0.0,
    ) -> None:
        """`here`: who is connected; `free_at`: when a bot may step in for somebody who isn't."""
        self.table, self.match, self.number = table, table.match, table.number
        self.common: Common = Common(table, now, here, before.common if before else None, free_at)
        self.log = (self.match.state.log or []) if self.match else []
        self._spared = spared(self.table)
        answered = self.match.state.answers if self.match else ()
        self._done = sorted({*self.table.sealed, *answered, *self._spared})
        self._owners = tuple(seat.person for seat in self.table.seats)
        self._over = self.match is not None and self.match.state.over
        self._hidden = encode(hidden(self.match.state, everything=self._over)) if self.match else b""
        self._seen: dict[Reader, Seen] = {}
        self._earlier = before._seen if before and before.match is self.match else {}
        self._same_hidden = before is not None and before._hidden == self._hidden
        self._same_facts = self._same_hidden and before is not None and self.common.looks_like(before.common)
        self._alike: dict[tuple[int, int], Alike] = {}
        self._told: dict[tuple[int, bool], bytes] = {}

    # -- what there is to see --------------------------------------------------------------------------

    def seen(self, reader: Reader) -> Seen:
        """All that a reader sees."""
        seen = self._seen.get(reader)
        if seen is None:
            check_reader(self.table, reader)
            about, earlier = self._about(reader), self._earlier.get(reader)
            own = earlier.own if earlier and earlier.about == about else each(self._own(reader))
            board = earlier.board if earlier and self._same_hidden else each(self._own_board(reader.seat))
            facts = earlier.facts if earlier and self._same_facts else each(self._own_facts(reader.seat))
            seen = Seen(self.match, self.common.phase, reader, about, self.common.sections, own, board, facts)
            self._seen[reader] = seen
        return seen

    def _about(self, reader: Reader) -> tuple[Any, ...]:
        """What `_own` depends on. Whatever happens may change why something can't be chosen."""
        table, seat = self.table, reader.seat
        done = self._settled(reader)
        if seat is None or self.match is None:
            return self._owners, table.host, done, table.request_of(reader.person)
        asked = table.asked.get(seat)
        question = (asked.number, len(self.log)) if asked else None
        answer = table.sealed.get(seat) or self.match.state.answers.get(seat)
        return self._owners, table.host, done, question, answer and [*answer], [*table.peace.of(seat)]

    def _settled(self, reader: Reader) -> list[int]:
        """Those of one's seats that have nothing more to decide."""
        person, seats = reader.person, self.table.seats
        return [seat for seat in self._done if seats[seat].person == person] if person is not None else []

    def _own(self, reader: Reader) -> dict[str, Any]:
        """What only this reader gets, or gets in this way, but for the board."""
        table, match, (person, seat) = self.table, self.match, (reader.person, reader.seat)
        asked = table.asked.get(seat) if match and seat is not None and seat not in self._spared else None
        shown = question(match, seat, asked.number) if match and asked else None
        sealed = table.sealed.get(seat) if seat is not None else None
        return {
            "host": person is not None and person == table.host,
            "request": table.request_of(person),
            "yours": [n for n, at in enumerate(table.seats) if person is not None and at.person == person],
            "settled": self._settled(reader),
            "answer": sealed or (match.own_view(seat)["answer"] if match else None),
            "question": None if sealed else shown,
            "change": shown if sealed else None,
            "quiet": table.peace.of(seat),
        }

    def _own_board(self, seat: int | None) -> dict[str, Any]:
        return own_board(self.match.state, seat, everything=self._over) if self.match else {}

    def _own_facts(self, seat: int | None) -> Facts:
        """But for what is told of the same things to all."""
        told = self.common.telling.to(seat) if self.match else {}
        return {thing: facts for thing, facts in told.items() if thing not in self.common.sections["facts"]}

    # -- telling ---------------------------------------------------------------------------------------

    def tell(
        self,
        reader: Reader,
        since: int,
        seen: Seen | None,
        content: Collection[str] = (),
        *,
        always: bool = False,
    ) -> tuple[list[bytes], Seen]:
        """The frames for a reader who has seen all up to the deed `since`, and what they have then seen.

        No frame if nothing is new, unless one is wanted `always`. Who comes, or comes to another game, gets
        pages of the past and then the whole, without the `content` that they have.
        """
        now = self.seen(reader)
        if not seen or not seen.goes_on_to(now):
            return self._whole(reader, since, content), now
        frame = self._more(seen, now, since)
        return ([frame or self._frame([])] if frame or always else []), now

    def _more(self, seen: Seen, now: Seen, since: int) -> bytes:
        """What has changed, as a frame (see More); empty if nothing has."""
        key = id(seen.shared), since
        alike = self._alike.get(key) or self._alike.setdefault(key, self._made_alike(seen.shared, since))
        own = changed(seen.own, now.own) if seen.own is not now.own else []
        board = changed(seen.board, now.board)
        facts = changed_or_gone(seen.facts, now.facts, now.shared["facts"])
        if alike.events is not None and not own and not board and not facts:
            return alike.frame
        events = self._events(alike.unseen, now.reader.seat) if alike.events is None else alike.events
        return self._join(alike, [b"," + field for field in own], board, facts, events)

    def _made_alike(self, old: dict[str, Parts], since: int) -> Alike:
        sections = {
            section: (changed_or_gone if section == "facts" else changed)(old[section], parts)
            for section, parts in self.common.sections.items()
        }
        board, facts = sections.pop("board"), sections.pop("facts")
        fields = [
            b',"%s":{%s}' % (section.encode(), b",".join(parts))
            for section, parts in sections.items()
            if parts
        ]
        new, chat = self.table.unseen(since), self.table.chat
        if new.chat < len(chat):
            fields.append(b',"chat_from":%d,"chat":%s' % (new.chat, encode(chat[new.chat :])))
        if opened := self._opened(new):
            fields.append(b',"opened":%s' % whole(opened))
        same = all(map(self._same_for_all, range(new.fresh, len(self.log))))
        alike = Alike(fields, board, facts, new, self._events(new, None) if same else None)
        if alike.events is not None:
            alike.frame = self._join(alike, [], [], [], alike.events)
        return alike

    def _events(self, new: Unseen, seat: int | None) -> bytes:
        if new.fresh >= max(new.known, len(self.log)):
            return b""
        events = b",".join(self.events(seat, new.fresh, len(self.log), new.fresh))
        return b',"events_from":%d,"events":[%s]' % (new.fresh, events)

    def _opened(self, new: Unseen) -> Parts:
        """What readers have seen something of, and may now see all of."""
        hid = (n for n in range(new.events, new.fresh) if not self.log[n].same_for_all)
        return {f"{n}": self._event(n, None, quiet=True) for n in hid}

    def _join(
        self, alike: Alike, own: list[bytes], board: list[bytes], facts: list[bytes], events: bytes
    ) -> bytes:
        fields = [*alike.fields, *own]
        if parts := [*alike.board, *board]:
            fields.append(b',"board":{%s}' % b",".join(parts))
        if told := [*alike.facts, *facts]:
            fields.append(b',"facts":{%s}' % b",".join(told))
        if events:
            fields.append(events)
        return self._frame(fields) if fields else b""

    def _frame(self, fields: list[bytes]) -> bytes:
        return b'{"type":"more","number":%d%s}' % (self.number, b"".join(fields))

    def events(self, seat: int | None, first: int, last: int, fresh: int) -> list[bytes]:
        """Some of them, in short. What was there already nobody sees happen: it comes without its changes."""
        return [self._event(n, seat, quiet=n < fresh) for n in range(first, last)]

    def _event(self, n: int, seat: int | None, *, quiet: bool) -> bytes:
        told = self._told.get((n, quiet))
        if told is None:
            told = encode(_in_short(self._told_to(n, seat, quiet=quiet)))
            if self._same_for_all(n):
                self._told[n, quiet] = told
        return told

    def _same_for_all(self, n: int) -> bool:
        """Once a game is over, all of it is open to all."""
        return self._over or self.log[n].same_for_all

    def _told_to(self, n: int, seat: int | None, *, quiet: bool) -> Told:
        event, match = self.log[n], self.match
        assert match is not None
        over = self._over
        there = () if quiet else settled(match.state, event.changes, seat, open_hands=over)
        return event.seen_by(seat, number=n, open_hands=over, quiet=quiet, settled=there)

    # -- the whole -------------------------------------------------------------------------------------

    def _whole(self, reader: Reader, since: int, content: Collection[str]) -> list[bytes]:
        """Pages of what is new to the reader; the last of them comes with the whole."""
        new = self.table.unseen(since)
        events, chat, frames = new.events, new.chat, []
        while events < len(self.log) - PAGE or chat < len(self.table.chat) - PAGE:
            frames.append(encode(self.past(reader, events, chat)))
            events, chat = min(events + PAGE, len(self.log)), min(chat + PAGE, len(self.table.chat))
        whole = self._message(reader, since, events, chat, content)
        return [*frames, b'{"type":"news","message":%s}' % whole]

    def message(self, reader: Reader, since: int) -> bytes:
        """A Message, as JSON: everything as it is now, and the first page of what is new."""
        new = self.table.unseen(since)
        return self._message(reader, since, new.events, new.chat)

    def _message(
        self, reader: Reader, since: int, events: int, chat: int, content: Collection[str] = ()
    ) -> bytes:
        table, match, own = self.table, self.match, self.seen(reader).own
        fresh, last = table.unseen(since).fresh, min(events + PAGE, len(self.log))
        return encode(
            {
                "number": self.number,
                "table": self._table(own),
                "seat": reader.seat,
                "view": Raw(self._view(reader)) if match else None,
                "content": self._content(content) if since < table.started else [],
                "settled": Raw(own["settled"]),
                "question": Raw(own["question"]),
                "change": Raw(own["change"]),
                "quiet": Raw(own["quiet"]),
                "events_from": events,
                "events": [self._told_to(n, reader.seat, quiet=n < fresh) for n in range(events, last)],
                "events_in_all": len(self.log),
                "chat_from": chat,
                "chat": table.chat[chat : chat + PAGE],
                "chat_in_all": len(table.chat),
            }
        )

    def _content(self, known: Collection[str]) -> list[str]:
        """What the game is played with, but for what the reader has from the game before it."""
        names = self.match.content_names.values() if self.match else ()
        return [name for name in names if name not in known]

    def _table(self, own: Parts) -> dict[str, Any]:
        yours, common = msgspec.json.decode(own["yours"]), self.common
        seats = [
            {
                **common.seat(n),
                "yours": n in yours,
                "seconds": common.seconds(common.moments["clocks"][f"{n}"]),
                "bot_in": common.seconds(common.moments["frees"][f"{n}"]),
            }
            for n in range(len(self.table.seats))
        ]
        public = {name: Raw(part) for name, part in self.common.sections["table"].items()}
        return {**public, "host": Raw(own["host"]), "request": Raw(own["request"]), "seats": seats}

    def _view(self, reader: Reader) -> bytes:
        assert self.match is not None
        seen = self.seen(reader)
        names = each(self.match.content_names)
        board = whole({**self.common.sections["board"], **seen.board, **names})
        talk = b"[%s]" % b",".join(self.common.sections["talk"].values())
        facts = whole({**self.common.sections["facts"], **seen.facts})
        own = {"seat": encode(reader.seat), "answer": seen.own["answer"], "facts": facts}
        return whole({**self.common.sections["view"], **own, "board": board, "talk": talk})

    def past(self, reader: Reader, events_from: int, chat_from: int) -> Past:
        """A page of what has happened, from these numbers on."""
        check_reader(self.table, reader)
        first, last = min(events_from, len(self.log)), min(events_from + PAGE, len(self.log))
        chat = min(chat_from, len(self.table.chat))
        told: Any = [Raw(event) for event in self.events(reader.seat, first, last, fresh=last)]
        return Past(first, told, chat, self.table.chat[chat : chat + PAGE])


def _in_short(told: Told) -> dict[str, Any]:
    """Without what is empty or false, and without its number."""
    return {name: value for name, value in told.items() if name != "n" and (value or name == "action")}
