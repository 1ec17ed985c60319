"""TOML from strangers: read within bounds, or refused with the line."""

import pytest

from huisclos.engine.base.toml import BadToml, parse

DEEP = "a" + ".b" * 201 + " = 1"


def test_tables_are_read_also_behind_a_mark_for_the_order_of_bytes():
    assert parse("a = 1\n[b]\nc = 'x'") == {"a": 1, "b": {"c": "x"}}
    assert parse("\ufeffa = 1") == {"a": 1}
    assert parse("a" + ".b" * 200 + " = 1")


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (DEEP, 1, ""),
        (f"x = 1\n\n{DEEP}", 3, ""),
        ("a = 1\nb = ", 2, "Invalid value"),
        ("a = 1\n\na = 2", 3, "Cannot overwrite a value"),
        ("x = 1\ny = " + "9" * 5000, 2, "Exceeds the limit"),
        ("a = '", 1, "Expected"),
        ("a = 1\nb = " + "[" * 5000 + "\nc = 1\n", 2, ""),
        ("b = " + "[\n" * 5000, 5000, ""),
    ],
    ids=range(8),
)
def test_what_cant_be_read_names_its_line_and_why(text, line, reason):
    with pytest.raises(BadToml) as refusal:
        parse(text)
    problem = refusal.value
    assert (problem.line, problem.reason[: len(reason)]) == (line, reason)
    assert bool(problem.reason) == bool(reason)
    assert "at line" not in problem.reason
    assert problem.args == (problem.line, problem.reason)
