"""A game in one line: the hash of everything that was asked and told in it."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

import huisclos


def digest(record: dict[str, Any]) -> str:
    """Replay a game; hash every question with its options and bars, and every event with its secrets."""
    match = huisclos.replay(record, 0)
    asked: list[Any] = []
    signs = dict(record.get("signs", []))
    for number, (seat, picks) in enumerate(record["actions"]):
        for other, choice in sorted(match.choices().items()):
            options = [option.id for option in choice.options]
            bars = [(bar.id, bar.why, bar.rule) for bar in match.bars(other)]
            asked.append((other, choice.prompt, choice.about, choice.rule, options, bars))
        match.act(seat, picks, signs=signs.get(number, ()))
    told = match.events_since(0, None)
    for event in told:
        del event["changes"], event["settled"]
    return hashlib.sha256(msgspec.json.encode([asked, told])).hexdigest()[:16]
