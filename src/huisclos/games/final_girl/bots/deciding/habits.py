"""What a sensible player does without thinking long: `steady` plays on with it, to see where that leads."""

from __future__ import annotations

from collections.abc import Callable

from huisclos.engine.rules.choice import Choice, Option
from huisclos.games.final_girl.bots.deciding.acting import act, named, start
from huisclos.games.final_girl.bots.knowing.buying import plan, value
from huisclos.games.final_girl.bots.knowing.goals import Intent, goal
from huisclos.games.final_girl.bots.knowing.strength import GOOD_WEAPON, armed, helps, steps, weapon_of
from huisclos.games.final_girl.state.state import NOWHERE, Film

MEND, MEND_STEP, MEND_BLOW = 1.0, 2.0, 5.0
"""The cards that she gives for a success are worth so much at most: of any roll, of one that keeps her from
going anywhere, or of one that matters."""
HARD = 2
"""A blow of so much is guarded against."""
WEAK = 4
"""Below this health every blow is guarded against."""


def habit(s: Film, choice: Choice, intent: Intent | None = None) -> list[Option]:
    """The options it takes; with an intent, those that serve it."""
    wilful = _WILFUL.get(choice.prompt)
    one, many = _ONE.get(choice.prompt), _MANY.get(choice.prompt)
    if wilful:
        return [wilful(s, choice, intent)]
    if one:
        return [one(s, choice)]
    if many:
        return many(s, choice)
    return list(choice.options[: max(1, choice.min)])


def _move(s: Film, choice: Choice, intent: Intent | None) -> Option:
    """One zone nearer to where she wants to be; on the way she saves whom she can."""
    first = start(choice, "save") or start(choice, "reward:")
    if first:
        return first
    end, stay = goal(s, intent), choice.options[-1]
    ways = [option for option in choice.options if option.id.startswith("zone:")]
    if not ways or end in (s.here, NOWHERE):
        return stay
    best = min(ways, key=lambda option: (s.distance(option.value, end), s.enemies_at(option.value)))
    return best if s.distance(best.value, end) < s.distance(s.here, end) else stay


def _roll(s: Film, choice: Choice) -> Option:
    """A roll that matters is mended, if it is cheap to do so."""
    figures = s.box.figures
    good = sum(face >= (figures.partial if s.sure else figures.success) for face in s.roll) + s.converted
    if good >= 2:
        return choice.options[0]
    card = s.box.actions.get(s.playing)
    matters = bool(card and (card.attack or card.kind == "reaction" or helps(card)))
    convert = named(choice, "convert")
    price = sum(sorted(value(s, name) for name in s.hand)[: figures.price])
    if convert and price <= (MEND_BLOW if matters else MEND_STEP if steps(card) and not good else MEND):
        return convert
    again = start(choice, "card:") or start(choice, "use+")
    return again if again and matters else choice.options[0]


def _react(s: Film, choice: Choice) -> Option:
    """The dearest card against more than a scratch."""
    cards = [option for option in choice.options if option.id.startswith("card:")]
    if cards and (s.hit >= HARD or s.health < WEAK):
        return max(cards, key=lambda option: s.box.actions[option.value].cost)
    return start(choice, "use+") or choice.options[-1]


def _interrupt(s: Film, choice: Choice) -> Option:
    """What is for the Killer phase is kept for an attack on her."""
    return choice.options[-1]


def _stumble(s: Film, choice: Choice) -> Option:
    """Health is worth more than a step, unless it is lost anyway."""
    card = s.box.actions.get(s.playing)
    return choice.options[0] if card and card.cost else choice.options[-1]


def _fumble(s: Film, choice: Choice) -> Option:
    return choice.options[0] if armed(s) < GOOD_WEAPON else choice.options[-1]


def _keep(s: Film, choice: Choice) -> Option:
    """Weapons first."""

    def worth(option: Option) -> float:
        item = s.box.items[s.looked[option.value]]
        return 1 + (2.0 * weapon_of(item) if item.weapon else 0.5)

    return max(choice.options, key=worth)


def _arrange(s: Film, choice: Choice) -> Option:
    """The best weapon in her hands, and as much beside it as they hold."""
    arms = {
        option.id: [weapon_of(s.box.items[s.items[n]]) for n in option.value] for option in choice.options
    }
    return max(choice.options, key=lambda option: (max(arms[option.id], default=0), len(arms[option.id])))


def _follow(s: Film, choice: Choice) -> list[Option]:
    return list(choice.options[: choice.max])


def _cheapest(s: Film, choice: Choice) -> list[Option]:
    return sorted(choice.options, key=lambda option: value(s, option.value))[: max(1, choice.min)]


def _reroll(s: Film, choice: Choice) -> list[Option]:
    """The lowest dice, but none that is a success if that can be helped."""
    low = sorted(choice.options, key=lambda option: s.roll[option.value])
    bad = sum(s.roll[option.value] < s.box.figures.success for option in low)
    return low[: max(choice.min, min(choice.max, bad))]


_WILFUL: dict[str, Callable[[Film, Choice, Intent | None], Option]] = {"act": act, "move": _move}
_ONE: dict[str, Callable[[Film, Choice], Option]] = {
    "arrange": _arrange,
    "fumble": _fumble,
    "interrupt": _interrupt,
    "keep": _keep,
    "plan": plan,
    "react": _react,
    "roll": _roll,
    "stumble": _stumble,
}
_MANY: dict[str, Callable[[Film, Choice], list[Option]]] = {
    "convert": _cheapest,
    "discard": _cheapest,
    "follow": _follow,
    "reroll": _reroll,
    "too-many": _cheapest,
}
