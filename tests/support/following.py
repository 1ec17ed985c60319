"""What a reader makes of the frames of a socket: pages of the past, the whole, then what has changed."""

from __future__ import annotations

from typing import Any

import msgspec

NOTHING: dict[str, Any] = {"args": {}, "known": False, "changes": {}, "settled": []}


class Following:
    """`message` is the table as a whole, after every frame; `events` and `chat` are all there were."""

    def __init__(self) -> None:
        self.message: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.content: set[str] = set()

    def hear(self, frame: bytes | str | dict[str, Any]) -> dict[str, Any] | None:
        """The whole as it is now, with the events and lines that came; None for something else."""
        told: dict[str, Any] = frame if isinstance(frame, dict) else msgspec.json.decode(frame)
        if told["type"] == "past":
            self._happened(told)
            return None
        if told["type"] == "news":
            self.message = self._whole(told["message"])
        elif told["type"] == "more":
            self.message = self._changed(told)
        else:
            return None
        return self.message

    def _whole(self, message: dict[str, Any]) -> dict[str, Any]:
        self.content |= {*message["content"]}
        self._happened(message)
        return message

    def _changed(self, more: dict[str, Any]) -> dict[str, Any]:
        old, table = self.message, more.get("table", {})
        yours = more.get("yours", [n for n, seat in enumerate(old["table"]["seats"]) if seat["yours"]])
        host = more.get("host", old["table"]["host"])
        clocks, frees = more.get("clocks", {}), more.get("frees", {})
        seats = []
        for n, seat in enumerate(old["table"]["seats"]):
            seconds = {"seconds": clocks[f"{n}"]} if f"{n}" in clocks else {}
            seconds |= {"bot_in": frees[f"{n}"]} if f"{n}" in frees else {}
            seats.append({**seat, **more.get("seats", {}).get(f"{n}", {}), **seconds, "yours": n in yours})
        for n, event in more.get("opened", {}).items():
            self.events[int(n)] = {"n": int(n), **NOTHING, **event}
        came = self._happened(more)
        return {
            **old,
            "number": more["number"],
            "table": {**old["table"], **table, "seats": seats, "host": host},
            "view": self._view(more) if old["view"] else None,
            "content": [],
            **{name: more.get(name, old[name]) for name in ("settled", "question", "change", "quiet")},
            **came,
        }

    def _view(self, more: dict[str, Any]) -> dict[str, Any]:
        old = self.message["view"]
        talk = list(old["talk"])
        for number, said in more.get("talk", {}).items():
            talk[int(number) : int(number) + 1] = [said]
        board = {**old["board"], **more.get("board", {})}
        answer = more.get("answer", old["answer"])
        told = {**old["facts"], **more.get("facts", {})}
        facts = {thing: said for thing, said in told.items() if said is not None}
        return {**old, **more.get("view", {}), "board": board, "facts": facts, "talk": talk, "answer": answer}

    def _happened(self, told: dict[str, Any]) -> dict[str, Any]:
        """What is new of events and chat replaces what was there from there on."""
        first, spoken = told.get("events_from", len(self.events)), told.get("chat_from", len(self.chat))
        if not self.message and not self.events and not self.chat:
            # Who has been here before says so, and is told what came since.
            self.events, self.chat = [{}] * first, [{}] * spoken
        assert first <= len(self.events), "something was missed"
        assert spoken <= len(self.chat), "something was missed"
        events = [{"n": n, **NOTHING, **event} for n, event in enumerate(told.get("events", ()), first)]
        chat = told.get("chat", [])
        self.events[first:] = events
        self.chat[spoken:] = chat
        return {"events_from": first, "events": events, "chat_from": spoken, "chat": chat}
