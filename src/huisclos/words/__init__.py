"""Everything people read, as keys with arguments; and the rulebooks. What a key means is in `text`."""

from huisclos.words.text import LANGUAGES, Language, PackWords, Sentence, Words, source, speaks

__all__ = ["LANGUAGES", "Language", "PackWords", "Sentence", "Words", "source", "speaks"]
