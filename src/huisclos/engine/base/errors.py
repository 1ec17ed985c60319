"""What can go wrong, each with a key of the translations, so that it can be said in any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from huisclos.words import Sentence, Words


class HuisClosError(Exception):
    """Bad input. `read` gives the message in any language, `str` in English.

    >>> import huisclos
    >>> from huisclos.words import Words
    >>> try:
    ...     huisclos.new("lockdown", ["Ana"], seed=1)
    ... except huisclos.HuisClosError as problem:
    ...     print(problem)
    ...     print(problem.read(Words("fr")))
    This game takes 3 to 6 players, not 1. Change the number of seats.
    Ce jeu se joue de 3 à 6, et non à 1. Changez le nombre de places.
    """

    def __init__(self, key: str, *, package: str | None = None, **args: Any) -> None:
        super().__init__(key, args)
        self.message = Sentence(key, args)
        self.package = package
        """Where the text is, if a game has its own."""

    @property
    def reason(self) -> Sentence:
        """The message as part of another one."""
        return self.message

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.message, self.package)

    def __str__(self) -> str:
        return self.read(Words("en", *([self.package] if self.package else [])))

    def read(self, words: Words) -> str:
        """The message in the language of these words; a plain one, should nobody have written it."""
        try:
            return self.told(words)
        except (LookupError, ValueError):
            return words.text("error-unsaid", {"key": self.message.key})

    def told(self, words: Words) -> str:
        """The same, if there are words for it: KeyError or ValueError if not."""
        return words.text(*self.message)


def _again(kind: type[HuisClosError], message: Sentence, package: str | None) -> HuisClosError:
    """An error from another process."""
    return kind(message.key, package=package, **message.args)


class IllegalAction(HuisClosError):
    """Not among the options offered, or not this seat's to choose. `rule` is the rule that forbids it."""

    def __init__(self, key: str, *, rule: str = "", **args: Any) -> None:
        super().__init__(key, rule=rule, **args)
        self.rule = rule


class UnknownGame(HuisClosError):
    """No game of that name is installed."""


class BadOptions(HuisClosError):
    """The options or the seats don't fit the game."""


class Trouble(NamedTuple):
    """Something wrong in a file: the line or the path inside it, a key of the translations, its arguments."""

    where: int | str
    key: str
    args: dict[str, Any]


class BadFile(BadOptions):
    """A file that can't be used: what is wrong with it, a line for each trouble, and how many there are."""

    MOST = 20

    def __init__(self, key: str = "error-bad-file", *, package: str | None = None, **args: Any) -> None:
        super().__init__(key, package=package, **args)

    @classmethod
    def of(
        cls, file: str, troubles: Sequence[Trouble], package: str | None = None, *, count: int = 0
    ) -> BadFile:
        """For a file with these troubles, or with even more; the first are told, by their lines."""
        first = sorted(troubles, key=lambda trouble: _line(trouble.where))[: cls.MOST]
        clipped = [Trouble(where, key, _clipped(args)) for where, key, args in first]
        return cls(package=package, file=file, count=max(count, len(troubles)), troubles=clipped)

    @property
    def reason(self) -> Sentence:
        """The first of its troubles."""
        return next((_told(*trouble) for trouble in self.message.args["troubles"]), self.message)

    def told(self, words: Words) -> str:
        """The first of them."""
        troubles = self.message.args["troubles"]
        lines = [words.text(*_told(*trouble)) for trouble in troubles]
        rest = self.message.args["count"] - len(troubles)
        more = [words.text("error-bad-lines-more", {"count": rest})] if rest > 0 else []
        summary = {name: value for name, value in self.message.args.items() if name != "troubles"}
        return "\n".join([words.text(self.message.key, summary), *lines, *more])


def _line(where: int | str) -> int:
    return where if isinstance(where, int) else 0


def _told(where: int | str, key: str, args: dict[str, Any]) -> Sentence:
    if isinstance(where, int):
        return Sentence("error-bad-line", {"line": where, "trouble": Sentence(key, args)})
    return Sentence("fault-at", {"path": where, "fault": Sentence(key, args)})


def _clipped(args: dict[str, Any]) -> dict[str, Any]:
    """What somebody wrote may be endless; a sentence about it isn't."""
    return {name: value[:200] if isinstance(value, str) else value for name, value in args.items()}


class BadRecord(HuisClosError):
    """A record or position that can't be read, or that can't have been played."""


class BadStatement(HuisClosError):
    """Something said at the table that has no fixed form."""


class RuleFailed(HuisClosError):
    """A mistake in the rules of a game: the action is refused, and the match is as it was before it."""

    actions: Sequence[tuple[int, list[str]]] = ()
    """The seats and their picks, where a table knows them: opened together, the last fails."""
    after = 0
    """How many actions were done before."""

    @classmethod
    def of(cls, problem: Exception) -> RuleFailed:
        """As players are told of it."""
        if isinstance(problem, RuleFailed):
            return problem
        return cls("error-rule-failed", problem=type(problem).__name__)


class EndlessRules(RuleFailed):
    """Rules that go on and on without asking anybody anything."""

    card = ""
    """Of which card, if it is one's: `Match.set_aside`."""


class NoTakeBack(HuisClosError):
    """What happened since can't be undone: a die was rolled, or something secret was shown."""
