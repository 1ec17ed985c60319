"""Is this a film that can be on a table? Positions may come from anywhere."""

from __future__ import annotations

from huisclos.engine.base.inputs import check_pieces
from huisclos.games.final_girl.state.state import Film


def inspect(s: Film) -> None:
    """Raise ValueError, naming the field, for pieces that don't exist or stand nowhere."""
    box = s.box
    if s.killer not in box.killers or s.location not in box.locations or s.girl not in box.girls:
        raise ValueError("killer, location, girl")
    zones, minions = len(s.plan.names), s.foe.minions.number if s.foe.minions else 0
    piles = len(s.plan.searches)
    fine = {
        "setup": s.setup < len(s.board.setups),
        "here": 0 <= s.here < zones,
        "killer_at": s.killer_at < zones,
        "victims": len(s.victims) == zones,
        "special_dead": s.special_dead <= s.dead,
        "special_saved": s.special_saved <= s.saved,
        "special": len(s.special) == len(s.special_at) and _in(s.special_at, zones, least=0),
        "minions": len(s.minions) == len(s.minion_health) == len(s.shielded) == minions
        and _in(s.minions, zones),
        "bloodlust": s.bloodlust <= s.foe.top,
        "cards": {*s.hand, *s.tableau, *s.played} <= set(box.actions),
        "playing": {s.playing, s.chosen} <= {"", *box.actions},
        "terror": {*s.terror, *s.aside, *s.revealed, *s.minor} <= set(box.terror),
        "peeked": s.peeked in ("", *s.terror[-1:]),
        "finale": {*s.finale, s.ending} - {""} <= set(box.finales) and bool(s.finale or s.ending),
        "powers": set(s.powers) <= set(box.powers),
        "in_force": set(s.in_force) <= set(box.cards),
        "minor": len(s.minor) == len(s.minor_health) and 0 not in s.minor_health,
        "piles": len(s.piles) == len(s.tops) == piles,
        "items": len(s.items) == len(s.uses) == len(s.held)
        and {*s.items, *s.lost, *s.looked, *(name for pile in s.piles for name in pile)} <= set(box.items),
        "tops": all(top in ("", *pile[-1:]) for top, pile in zip(s.tops, s.piles, strict=False)),
        "events": {*s.events, *s.past} <= set(box.events),
        "tokens": len(s.tokens) == len(s.token_at) and _in(s.token_at, zones, least=0),
        "tunnel": len(s.tunnel) in (0, 2) and _in(s.tunnel, zones, least=0),
        "spaces": len(s.spaces) == len(s.heroine.spaces) and all(n <= 1 for n in s.spaces),
        "owed": all(n <= len(s.spaces) for n in s.owed),
        "roll": all(1 <= face <= 6 for face in s.roll),
        "decoy": s.decoy < zones,
        "last": len(s.last) == int(not s.white and s.outcome >= 0)
        and len(s.killer_last) == int(not s.killer_white and s.outcome <= 0),
        "attacker": s.attacker < max(1, minions),
    }
    check_pieces(fine)


def _in(zones: list[int], number: int, least: int = -1) -> bool:
    return all(least <= zone < number for zone in zones)
