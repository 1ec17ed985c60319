"""What a parser says in English, as a trouble that can be read in any language."""

from __future__ import annotations

import re

from huisclos.engine.base.errors import Trouble

_KNOWN = (
    (r"unexpected end of data|Unterminated string|Illegal character '\\n'|Expected \"'", "pack-quote"),
    (r"expected after '\"'", "pack-after-quote"),
    (r"Unclosed array", "pack-bracket"),
    (r"Invalid value", "pack-value"),
    (r"Expected '=' after a key", "pack-equals"),
    (r"Cannot overwrite a value|Duplicate", "pack-key-twice"),
    (r"Unescaped '\\'|escape", "pack-backslash"),
)


def unreadable(line: int, problem: str) -> Trouble:
    """What is wrong there, if it is one of the usual slips."""
    key = next((key for pattern, key in _KNOWN if re.search(pattern, problem)), "pack-syntax")
    return Trouble(line, key, {})
