"""What a sensible player says: what it gave, what it will do, what is needed, and whom it suspects."""

from __future__ import annotations

import random

from huisclos.engine.game.bot import Speech
from huisclos.engine.rules.choice import Choice
from huisclos.games.dead_of_winter.bots.knowing.hearsay import accusers
from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.bots.knowing.promises import mine, owed, pending
from huisclos.games.dead_of_winter.bots.knowing.suspicion import doubts, is_evident
from huisclos.games.dead_of_winter.bots.worth.crisis import crisis_of, fits, lacking, my_gifts
from huisclos.games.dead_of_winter.bots.worth.playing import card
from huisclos.games.dead_of_winter.chapters.rounds.colony_phase import food_due
from huisclos.games.dead_of_winter.printed.places import COLONY
from huisclos.games.dead_of_winter.printed.printed_options import SEAT
from huisclos.games.dead_of_winter.talk.forms import MOST_PUT

SUSPECTS = 0.45
"""How likely somebody must be the traitor for me to say so."""
BLAMES = 0.35
"""How likely it must be to others for a traitor to say it."""
LIES = 0.6
"""How often a traitor who gave nothing says that there was nothing to give."""
TALKS = 0.7
"""How often somebody asks for what is needed."""
CROWDED = 4
"""So many zombies at the colony are too many."""
RICH = 4
"""Who holds so many cards can offer one."""


def say(sight: MyView, choice: Choice, picks: list[str], rng: random.Random) -> list[Speech]:
    """Before it does what it is about to do; nothing twice."""
    if sight.exiled:
        return []
    if choice.prompt == "exile-vote":
        speeches = [_accuse(sight)]
    elif picks[0] == "end":
        speeches = [_report(sight, rng), _plead(sight), _accuse(sight), _call_for_help(sight, rng)]
    else:
        speeches = _beforehand(sight, picks[0], rng)
    return [speech for speech in speeches if speech]


def _to(form: str, seat: int, **args: str) -> Speech:
    return Speech(form, {"to": SEAT[seat], **args})


# -- before one acts --------------------------------------------------------------------------------------


def _beforehand(sight: MyView, pick: str, rng: random.Random) -> list[Speech | None]:
    if pick == "ask":
        return [_beg(sight)]
    if pick.startswith("exile+"):
        whom = int(pick.removeprefix("exile+seat:"))
        return [_accuse(sight), _conspire(sight, whom)]
    if pick.startswith("contribute+"):
        return [_promise_card(sight, pick), _appeal(sight, rng)]
    return [_appeal(sight, rng), _promise_food(sight)]


def _beg(sight: MyView) -> Speech | None:
    """DW-3.5: bots ask for food; those with many cards may have some."""
    others = [seat for seat in sight.s.playing() if seat != sight.me and sight.hands[seat]]
    if not others or pending(sight, "ask-give"):
        return None
    return _to("ask-give", max(others, key=lambda seat: sight.hands[seat]), kind="kind:food")


def _conspire(sight: MyView, whom: int) -> Speech | None:
    """With the one I trust most."""
    others = [seat for seat in sight.s.voters() if seat not in (sight.me, whom)]
    if not others or pending(sight, "exile-together"):
        return None
    friend = min(others, key=lambda seat: doubts(sight)[seat])
    return _to("exile-together", friend, whom=SEAT[whom])


def _promise_card(sight: MyView, pick: str) -> Speech | None:
    """A card of a kind that is needed, which is what a traitor says, too."""
    crisis, name = crisis_of(sight), pick.removeprefix("contribute+item:")
    if crisis is None or mine(sight, "add", "put") or (not fits(sight, name) and not sight.betrays):
        return None
    kind = sight.s.box.items[name].kind if fits(sight, name) else crisis.needs[0]
    return Speech("add", {"kind": f"kind:{kind}"})


def _appeal(sight: MyView, rng: random.Random) -> Speech | None:
    """DW-5.3: somebody who is still to act might have what is missing."""
    crisis = crisis_of(sight)
    if crisis is None or not sight.later or mine(sight, "ask-add", "give-for-add"):
        return None
    hand = sight.s.hands[sight.me]
    missing = lacking(sight) - sum([fits(sight, name) for name in hand])
    to = max(sight.later, key=lambda seat: sight.hands[seat])
    if missing <= 0 or not sight.hands[to] or rng.random() > TALKS:
        return None
    form = "give-for-add" if len(hand) >= RICH and sight.wants == "life" else "ask-add"
    return _to(form, to, kind=f"kind:{rng.choice(crisis.needs)}")


def _promise_food(sight: MyView) -> Speech | None:
    """DW-5.1: there is too little, and I have some."""
    s = sight.s
    if s.food >= food_due(s) or mine(sight, "feed"):
        return None
    food = [name for name in s.hands[sight.me] if s.box.items[name].kind == "food"]
    found = [card(sight, name) for name in food]
    return Speech("feed", {}) if any(uses.play > max(uses.crisis, uses.keep) for uses in found) else None


# -- when one has done enough -----------------------------------------------------------------------------


def _report(sight: MyView, rng: random.Random) -> Speech | None:
    """What I have put into the crisis; a traitor's cards were all good ones, or there were none to give."""
    crisis, given = crisis_of(sight), sight.s.given[sight.me]
    if crisis is None or mine(sight, "put", "have-none"):
        return None
    if given:
        good = given if sight.betrays else sum([fits(sight, name) for name in my_gifts(sight)])
        return Speech("put", {"number": f"fitting:{min(good, MOST_PUT)}"}) if good else None
    kind = crisis.needs[0]
    has = any(sight.s.box.items[name].kind == kind for name in sight.s.hands[sight.me])
    if has and not (sight.betrays and rng.random() < LIES):
        return None
    return Speech("have-none", {"kind": f"kind:{kind}"})


def _plead(sight: MyView) -> Speech | None:
    """Somebody accuses me: let us leave each other in peace."""
    others = [seat for seat in accusers(sight, sight.me) if seat in sight.s.voters() and seat != sight.me]
    if not others or pending(sight, "truce"):
        return None
    return _to("truce", min(others))


def _accuse(sight: MyView) -> Speech | None:
    """The likeliest traitor, if there is evidence and it is likely enough; a real one blames whom others may
    believe it of."""
    seats = [seat for seat in sight.s.voters() if seat != sight.me and is_evident(sight, seat)]
    if sight.s.cooperative or not seats:
        return None
    worst = max(seats, key=lambda seat: doubts(sight)[seat])
    bar = BLAMES if sight.betrays else SUSPECTS
    if doubts(sight)[worst] < bar or sight.me in accusers(sight, worst):
        return None
    return Speech("accuse", {"whom": SEAT[worst]})


def _call_for_help(sight: MyView, rng: random.Random) -> Speech | None:
    """Zombies crowd the colony, and somebody there has dice left."""
    s = sight.s
    there = [seat for seat in sight.later if any(s.at[n] == COLONY for n in s.mine(seat))]
    if s.zombies_at(COLONY) < CROWDED or not there or mine(sight, "ask-kill") or rng.random() > TALKS:
        return None
    free = [seat for seat in there if not any(task.what == "kill" for task in owed(sight, seat))]
    return _to("ask-kill", free[0]) if free else None
