"""A table at which something is said, for tests."""

from tests.dead_of_winter.looking import act
from tests.dead_of_winter.positions import colony, objective

OVER = {"objectives": [objective(normal={"rounds": 5, "morale": 6, "goal": {"type": "Always"}})]}
SECRETS = [["wish0"], ["spite0"], ["wish2"]]
THREE = [["ada", "bob"], ["cid", "dan"], ["eve", "fay"]]


def turns(*seats):
    return [{"type": "Turn", "seat": seat} for seat in seats]


def table(*end, **more):
    """Ana's turn, then these steps; the last one may end the game."""
    cards = {**OVER, **more.pop("cards", {})}
    given = {"groups": THREE, "secrets": SECRETS, "cards": cards, **more}
    return colony(
        *turns(0), end=[step if isinstance(step, dict) else {"type": step} for step in end], **given
    )


def verdicts(match):
    return [verdict for _, verdict in match.talk()]


def done(match, *answers):
    """What the answers lead to, for everything that was said."""
    return verdicts(act(match, *answers))
