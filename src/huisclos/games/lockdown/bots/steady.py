"""A sensible player: it counts Strength and votes, goes where it is safe, and saves its Weeper."""

from __future__ import annotations

from collections.abc import Callable

from huisclos.engine.game.bot import Bot, Speech
from huisclos.engine.rules.choice import Choice
from huisclos.engine.sight.view import View
from huisclos.engine.talk.statements import Reply
from huisclos.games.lockdown.bots.cards import LIKING, card_to_play
from huisclos.games.lockdown.bots.my_view import MyView
from huisclos.games.lockdown.bots.promises import HONOUR, targets
from huisclos.games.lockdown.bots.replies import reply
from huisclos.games.lockdown.bots.risk import after, least_loss, loss
from huisclos.games.lockdown.bots.saying import say
from huisclos.games.lockdown.chapters.moves import sprints
from huisclos.games.lockdown.chapters.votes import weight
from huisclos.games.lockdown.state import PARKING, ROLES, WEEPER
from huisclos.games.lockdown.talk.pledges import TaskKind

_COMPANY = 1.5
"""What it is worth in points to go where I said I would."""
_RESTLESS = 20
"""From this day on sitting tight is no plan: with no Monster left to come, it could go on for ever."""


class Steady(Bot):
    """It plays for points and holds a grudge; it mostly tells the truth."""

    def pick(self, view: View, choice: Choice) -> list[str]:
        """One option, by the kind of question."""
        if choice.prompt != "standoff" and view["board"]["turn"] >= _RESTLESS and self.rng.random() < 0.5:
            return [self.rng.choice(choice.options).id]
        sight = MyView(view)
        decide = _DECISIONS[choice.prompt.removesuffix("-1").removesuffix("-2").removesuffix("-6")]
        return [decide(sight, choice)]

    def speak(self, view: View, choice: Choice) -> list[Speech]:
        """A claim or an offer, where one helps."""
        return say(MyView(view), choice, self.rng)

    def reply(self, view: View, number: int) -> Reply | Speech | None:
        """Always something: who asks wants to know."""
        return reply(MyView(view), view["talk"][number])


def _value(option: str, kind: str) -> str:
    return next(part for part in option.split("+") if part.startswith(kind)).split(":")[1]


def _best(choice: Choice, score: Callable[[str], float]) -> str:
    """The option with the highest score; the first of equals."""
    return max((option.id for option in choice.options), key=score)


def _role(option: str) -> int:
    return ROLES.index(_value(option, "character"))


def place(sight: MyView, choice: Choice) -> str:
    """A room rather than the lot, with few Monsters and people, above all for the Weeper."""

    def score(option: str) -> float:
        goal = int(_value(option, "place"))
        if goal == PARKING or sight.mall.full(goal):
            return -float(sight.worth(_role(option)))
        return sight.worth(_role(option)) * 0.1 + 0.01 * sight.mall.figures.spots[goal]

    return _best(choice, score)


def discuss(sight: MyView, choice: Choice) -> str:
    """Play what changes something, else wait: leaving the discussion would tell that I have nothing."""
    cards = [option.id for option in choice.options if option.value]
    return card_to_play(sight, int(choice.about[0].split(":")[1]), cards) or "pass"


def point(sight: MyView, choice: Choice) -> str:
    """By day for myself, or for whom I agreed to. By night for whoever stands most in my way."""
    kind: dict[str, TaskKind] = {"point-1": "elect", "point-2": "appoint"}
    me, here = f"seat:{sight.me}", int(choice.about[0].split(":")[1])
    if choice.prompt in kind:
        agreed = targets(sight, kind[choice.prompt])
        return next((option.id for option in choice.options if option.id in agreed), me)
    wanted, spared = targets(sight, "vote"), targets(sight, "spare")

    def score(option: str) -> float:
        seat = int(_value(option, "seat"))
        if seat == sight.me:
            return -100.0
        word = HONOUR * ((option in wanted) - (option in spared))
        return word + sight.threat(seat) - 2.0 * weight(sight.mall, seat, here)

    return _best(choice, score)


def tie(sight: MyView, choice: Choice) -> str:
    """The Martyr's word: for me by day, against me never."""
    night = choice.prompt.endswith("6")

    def score(option: str) -> float:
        seat = int(_value(option, "seat"))
        if seat == sight.me:
            return -100.0 if night else 100.0
        return sight.threat(seat) if night else -sight.threat(seat)

    return _best(choice, score)


def keep(sight: MyView, choice: Choice) -> str:
    return _best(choice, lambda option: LIKING[_value(option, "card")])


def give(sight: MyView, choice: Choice) -> str:
    """The worst card to whom I owe one, or to the least threat; the last card of all I keep."""
    promised = targets(sight, "give")

    def score(option: str) -> float:
        seat = int(_value(option, "seat"))
        if seat == sight.me:
            return 100.0
        word = HONOUR * (f"seat:{seat}" in promised)
        return word - sight.threat(seat) - LIKING[_value(option, "card")]

    return _best(choice, score)


def walkie(sight: MyView, choice: Choice) -> str:
    return choice.options[0].id


def choose(sight: MyView, choice: Choice) -> str:
    """Where I lose least; what I promised counts for something."""
    agreed = targets(sight, "go")

    def score(option: str) -> float:
        return _COMPANY * (option in agreed) - least_loss(sight, int(_value(option, "place")))

    return _best(choice, score)


def move(sight: MyView, choice: Choice) -> str:
    """Whoever is best off there."""
    end = int(choice.about[0].split(":")[1])
    return _best(choice, lambda option: -loss(sight, after(sight, _role(option), end)))


def sprint(sight: MyView, choice: Choice) -> str:
    """The run that saves most."""
    return _best(choice, lambda o: -loss(sight, after(sight, _role(o), int(_value(o, "place")))))


def drink(sight: MyView, choice: Choice) -> str:
    """Only if a run saves real points."""
    if len(choice.options) == 1:
        return "pass"
    runs = [after(sight, *run.value) for run in sprints(sight.mall, sight.me)]
    saved = loss(sight, sight.family) - min(loss(sight, run) for run in runs)
    return choice.options[0].id if saved > 1.0 else "pass"


def lure(sight: MyView, choice: Choice) -> str:
    """To where the others are and I am not."""

    def score(option: str) -> float:
        goal = int(_value(option, "place"))
        return sight.mall.crowd(goal) - 10.0 * sight.family.count(goal)

    return _best(choice, score)


def hide(sight: MyView, choice: Choice) -> str:
    return _best(choice, lambda option: float(sight.worth(_role(option))))


def devour(sight: MyView, choice: Choice) -> str:
    """The least precious one; never the Weeper if it can be helped."""
    return _best(choice, lambda option: -sight.worth(_role(option)) - 10.0 * (_role(option) == WEEPER))


def standoff(sight: MyView, choice: Choice) -> str:
    """Whoever wants to end it finds me willing."""
    return choice.options[0].id


_DECISIONS: dict[str, Callable[[MyView, Choice], str]] = {
    "place": place,
    "discuss": discuss,
    "point": point,
    "tie": tie,
    "keep": keep,
    "give": give,
    "keep-or-give": give,
    "walkie": walkie,
    "announce": choose,
    "choose": choose,
    "move": move,
    "drink": drink,
    "sprint": sprint,
    "lure": lure,
    "hide": hide,
    "devour": devour,
    "standoff": standoff,
}
