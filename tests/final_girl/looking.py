"""What a film of a test asks and tells, and answers to it. Names are those of the pack."""

from __future__ import annotations

import re
from types import SimpleNamespace

import huisclos
from huisclos.engine.rules.effect import bare
from tests.support.legible import asked_legibly, told_legibly
from tests.support.looking import story, told  # noqa: F401 - as any game does


def now(match: huisclos.Match) -> SimpleNamespace:
    """The table as it is, what nobody sees, too; all that was said until now can be read."""
    asked_legibly(match)
    told_legibly(match)
    return SimpleNamespace(**match.position()["state"])


def options(match: huisclos.Match) -> list[str]:
    choices = match.choices()
    return [re.sub(r"@[a-z]+", "", option.id) for option in choices[0].options] if choices else []


def prompt(match: huisclos.Match) -> str:
    choices = match.choices()
    return choices[0].prompt if choices else ""


def bars(match: huisclos.Match) -> dict[str, str]:
    """What she can't do, and the rule that says so."""
    return {bar.id.replace("@own", ""): bar.rule for bar in match.bars(0)}


def act(match: huisclos.Match, *answers: str | list[str]) -> huisclos.Match:
    """Answers, one after the other; a list is one with several picks. Names are those of the pack."""
    for answer in answers:
        asked_legibly(match)
        picks = [answer] if isinstance(answer, str) else answer
        choice = match.choices()[0]
        known = {re.sub(r"@[a-z]+", "", option.id): option.id for option in choice.options}
        match.act(0, [known.get(pick, pick) for pick in picks])
    return match


def at(match: huisclos.Match, zone: str) -> int:
    """The number of a zone of a Location of the box."""
    return [bare(name) for name in match.state.plan.names].index(zone)
