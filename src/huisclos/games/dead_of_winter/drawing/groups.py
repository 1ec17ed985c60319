"""DW-0.6: everybody's dice, cards and survivors."""

from __future__ import annotations

from huisclos.engine.game.drawing_and_papers import Picture
from huisclos.games.dead_of_winter.drawing.lines import Row, cut
from huisclos.games.dead_of_winter.drawing.sheet import Sheet, size
from huisclos.games.dead_of_winter.printed.places import PLACES

_PLAYER, _SURVIVOR, _WHERE = 10, 17, 15
_LEADER = "◆"


def groups(sheet: Sheet) -> Picture:
    """Each group, those of highest influence first; nothing before there are any."""
    owners = sheet.board["owner"]
    rows: Picture = []
    for seat in range(len(sheet.players)):
        mine = [number for number, owner in enumerate(owners) if owner == seat]
        rows += [_player(sheet, seat), *(_survivor(sheet, number) for number in reversed(mine))]
    header = [(sheet.text("columns", leader=_LEADER), "dim")]
    return [header, *rows] if max(owners) >= 0 else []


def _player(sheet: Sheet, seat: int) -> Row:
    """Unused dice, how many cards, and what else one should know."""
    board = sheet.board
    dice = " ".join(map(str, sorted(board["rolled"][seat])))
    row = [
        (cut(sheet.players[seat], _PLAYER), f"seat-{seat}"),
        (f" {sheet.text('dice', dice=dice) if dice else sheet.text('no-dice')}", "strong"),
        (f"  {sheet.text('cards', number=size(board['hands'][seat]))}", "dim"),
    ]
    first = board["first"] == seat and board["phase"] != "setup"
    row += [(f"  {sheet.text('first')}", "good")] if first else []
    row += [(f"  {sheet.text(sign)}", "danger") for sign in ("exiled", "out") if board[sign][seat]]
    row += [(f"  {sheet.text('you')}", "strong")] if seat == sheet.seat else []
    return row


def _survivor(sheet: Sheet, number: int) -> Row:
    """Influence, name, what attack and search take, where, how they are, what they carry."""
    board, card = sheet.board, sheet.box.survivors[number]
    seat = board["owner"][number]
    leads = _LEADER if board["leader"][seat] == number else " "
    place = sheet.words.name(f"place:{PLACES[board['at'][number]]}")
    gear = ", ".join(map(sheet.words.name, sheet.gear(number)))
    return [
        (f" {leads} {card.influence:2} ", "dim"),
        (cut(sheet.name(number), _SURVIVOR), f"seat-{seat}"),
        (f" {card.attack}+ {card.search}+  {cut(place, _WHERE)}", ""),
        *sheet.health(number),
        (f"  {gear}" if gear else "", "dim"),
    ]
