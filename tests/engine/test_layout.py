"""Long lines are broken so that they mean the same and fit."""

from __future__ import annotations

import ast

import pytest
from hypothesis import HealthCheck, given, settings

from cambio_spec.engine import emit
from cambio_spec.engine.layout import broken
from cambio_spec.kernel.program import Program
from tests.agreement.random_programs import programs


@pytest.mark.parametrize(
    ("line", "lines"),
    [
        ("short(a, b)", ["short(a, b)"]),
        ("called(first, second)", ["called(", "    first,", "    second,", ")"]),
        ("return a[first_of(b)]", ["return a[", "    first_of(b)", "]"]),
        ("x = [a for a in bcd if a]", ["x = [", "    a", "    for a in bcd", "    if a", "]"]),
        ("x = ',,,,((((((((((((('", ["x = ',,,,((((((((((((('"]),
        ("nothing_to_break_at_all", ["nothing_to_break_at_all"]),
        ("if f(first, secon):", ["if f(", "    first,", "    secon,", "):"]),
    ],
)
def test_a_line_is_broken_at_its_brackets(line: str, lines: list[str]) -> None:
    assert broken(line, 16) == lines


@settings(max_examples=20, suppress_health_check=list(HealthCheck))
@given(programs())
def test_a_broken_line_means_the_same(program: Program) -> None:
    functions = ast.parse(emit(program)).body[-40:]
    for node in (n for function in functions for n in ast.walk(function)):
        if isinstance(node, ast.Return | ast.Assign):
            line = ast.unparse(node)
            again = ast.parse("\n".join(broken(line, 20)))
            assert ast.dump(again) == ast.dump(ast.parse(line))
