"""What can go wrong, each with a key of the translations, so that it can be said in any language."""

from __future__ import annotations

from typing import Any

from huisclos.words import Message, Words


class HuisClosError(Exception):
    """Bad input. `read` gives the message in any language, `str` in English."""

    def __init__(self, key: str, *, package: str | None = None, **args: Any) -> None:
        super().__init__(key, args)
        self.message = Message(key, args)
        self.package = package
        """Where the text is, if a game has its own."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.message, self.package)

    def __str__(self) -> str:
        return self.read(Words("en", *([self.package] if self.package else [])))

    def read(self, words: Words) -> str:
        """The message in the language of these words."""
        return words.text(*self.message)


def _again(kind: type[HuisClosError], message: Message, package: str | None) -> HuisClosError:
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


class BadRecord(HuisClosError):
    """A record or position that can't be read, or that can't have been played."""


class BadStatement(HuisClosError):
    """Something said at the table that has no fixed form."""


class NoTakeBack(HuisClosError):
    """What happened since can't be undone: a die was rolled, or something secret was shown."""
