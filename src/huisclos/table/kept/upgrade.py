"""A table from what was kept of it, also when the rules of its game have changed since."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from msgspec import Struct

from huisclos.engine.base.errors import BadFile, HuisClosError
from huisclos.engine.game.game import Game
from huisclos.engine.game.installed import unknown
from huisclos.engine.match.public import load
from huisclos.table.deeds.by_house import Upgrade
from huisclos.table.kept.log import Steps, at_once, reading, rebuilding, remembering
from huisclos.table.kept.store import Kept
from huisclos.table.state.table import Table
from huisclos.table.values.option_files import file_options
from huisclos.table.values.refused import Damaged, Refused
from huisclos.table.values.unplayed import is_over, told

DEAR = ("fault-conditions", "fault-repeats")
"""What is wrong with a pack that takes too much."""
_log = logging.getLogger(__name__)


def revive(code: str, kept: Kept) -> tuple[Table, Upgrade | None]:
    """The table; and what the house has to do first, if its game can go on by other rules only.

    Those of today have to lead to the position that was kept, or it goes on from there. Without a position
    that can be read the log alone counts; Damaged if that can't be read.
    """
    return at_once(reviving(code, kept))


def reviving(code: str, kept: Kept) -> Steps[tuple[Table, Upgrade | None]]:
    """The same, step by step: all the deeds of a long log take long."""
    position = read_position(kept.position)
    table = yield from _replayed(code, kept if position else Kept(kept.lines))
    if table is not None:
        return table, None
    try:
        lines = yield from reading(kept.lines)
        table = yield from remembering(code, lines, over=is_over(position))
    except Exception:
        raise Damaged(code) from None
    if position:
        position["options"] = {**file_options(table.company.files), **position["options"]}
    upgrade = _upgrade(table, position)
    game = {"game": table.company.game.meta.name, "version": table.version, "known": upgrade.version}
    _log.warning("a table meets other rules", extra={**game, "problem": upgrade.trouble.get("en", "")})
    return table, upgrade


class _Position(Struct):
    """As much of one as is needed to tell that it is one."""

    game: str
    version: int
    names: list[str]
    options: dict[str, Any]
    state: dict[str, Any]


def read_position(kept: bytes | None) -> dict[str, Any] | None:
    """None if there is none that can be read."""
    if kept is None:
        return None
    try:
        position: dict[str, Any] = msgspec.json.decode(kept)
        is_over(position)
        msgspec.convert(position, _Position)
    except (msgspec.DecodeError, UnicodeError, RecursionError, LookupError, TypeError):
        return None
    return position


def _replayed(code: str, kept: Kept) -> Steps[Table | None]:
    """The table by the rules of today, if these are still those of its log; also one they still refuse."""
    try:
        table = yield from rebuilding(code, kept.lines)
    except Exception:
        # Whatever rules run into that they weren't made for.
        return None
    same = table.version == table.company.game.meta.version
    if not same or not _leads_to(table, kept.position):
        return None
    refused = table.asking.unplayed
    return table if refused is None or _problem(table, refused.position) else None


def _leads_to(table: Table, position: bytes | None) -> bool:
    """Whether this was kept of it; earlier versions kept what came from files, too."""
    if position in (None, table.written()):
        return True
    return table.asking.match is not None and position == table.asking.match.scene.written_position()


def _upgrade(table: Table, position: dict[str, Any] | None) -> Upgrade:
    version = table.company.game.meta.version
    if table.asking.unplayed is None:
        return Upgrade(version)
    problem = _problem(table, position)
    return Upgrade(version, position, told(problem, table.company.game.meta.package) if problem else {})


def _problem(table: Table, position: dict[str, Any] | None) -> HuisClosError | None:
    """Why the rules, as they are now, can't go on from there, if they can't."""
    if position is None:
        return Refused("table-no-position")
    if position["version"] == table.company.game.meta.version:
        # Other cards or figures under the same number: the rules look at all the rest.
        position["content"] = ""
    return _refused(table, position)


def _too_dear(game: Game, position: dict[str, Any]) -> HuisClosError | None:
    """A pack that was accepted once, and of which one thing takes more than it may today."""
    try:
        game.content(len(position["names"]), game.read_options(position["names"], position["options"]))
    except BadFile as problem:
        if any(key in DEAR for _, key, _ in problem.message.args["troubles"]):
            return Refused("table-pack-dear", reason=problem.reason)
    except Exception:
        return None
    return None


def _refused(table: Table, position: dict[str, Any]) -> HuisClosError | None:
    known = table.company.game.meta
    if not known.version:
        return unknown(known.name)
    dear = _too_dear(table.company.game, position)
    if dear:
        return dear
    try:
        load(position, game=table.company.game)
    except Exception:
        # What the rules say of it may hold anybody's secrets: everybody reads this, and so does the log.
        return Refused("table-other-rules", version=position["version"], known=known.version)
    return None
