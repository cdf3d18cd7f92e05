"""The one way in which rules are laid out."""

from __future__ import annotations

import pytest

from cambio_spec.nodes.surface import Minus, Not, Number, Operation, Operator, Word
from cambio_spec.nodes.writing import BREAK, CITE_COLUMN, HEAD, WIDTH, expression, fill
from cambio_spec.source.files import SourceFile, Span
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import parse, parse_expression

NOWHERE = Span(SourceFile("", ""), 0, 0)


def canonical(text: str) -> str:
    return format_document(parse(SourceFile("test.cambio", text)))


def rewritten(text: str) -> str:
    return expression(parse_expression(SourceFile("test.cambio", text))).replace(BREAK, " ")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("((a))", "a"),
        ("(a + b) + c", "a + b + c"),
        ("a + (b + c)", "a + (b + c)"),
        ("a - (b - c)", "a - (b - c)"),
        ("(a * b) + c", "a * b + c"),
        ("a * (b + c)", "a * (b + c)"),
        ("-(a + b)", "-(a + b)"),
        ("-(a)", "-a"),
        ("(-a) * b", "-a * b"),
        ("--a", "--a"),
        ("(a = b) and (c < d)", "a = b and c < d"),
        ("(a = b) = c", "(a = b) = c"),
        ("a = (b = c)", "a = (b = c)"),
        ("not (a and b)", "not (a and b)"),
        ("(not a) and b", "not a and b"),
        ("(not a) = b", "(not a) = b"),
        ("(a or b) and c", "(a or b) and c"),
        ("(a and b) or c", "a and b or c"),
        ("a and (b and c)", "a and (b and c)"),
        ("size of (hand of me)", "size of hand of me"),
        ("total of (a + b)", "total of (a + b)"),
        ("(sum p of cards in hand) + 1", "sum p of cards in hand + 1"),
        ("(sum p of cards in hand where x) + 1", "(sum p of cards in hand where x) + 1"),
        ("1 + (sum p of cards in hand where x)", "1 + (sum p of cards in hand where x)"),
        ("a and (some players where b)", "a and (some players where b)"),
        ("a and some players where b", "a and (some players where b)"),
        ("(some players where b) and a", "(some players where b) and a"),
        ("some players where (b and a)", "some players where b and a"),
        ("not (no players where b)", "not (no players where b)"),
        ("a  is\n not   b", "a is not b"),
        ("at\n least 2 of players from left of me where x", None),
    ],
)
def test_brackets_stand_where_they_are_needed(text: str, expected: str | None) -> None:
    found = rewritten(text)
    assert found == (expected or " ".join(text.split()))
    assert rewritten(found) == found


OPERATORS: tuple[Operator, ...] = ("+", "-", "*", "=", "<", "is not", "and", "or")


@pytest.mark.parametrize("outer", OPERATORS)
@pytest.mark.parametrize("inner", OPERATORS)
@pytest.mark.parametrize("side", ["left", "right"])
def test_two_operators_are_read_as_they_were_meant(
    outer: Operator, inner: Operator, side: str
) -> None:
    a, b, c = (Word(name, span=NOWHERE) for name in "abc")
    within = Operation(inner, a, b, span=NOWHERE)
    pair = (within, c) if side == "left" else (c, within)
    meant = Operation(outer, *pair, span=NOWHERE)
    text = expression(meant).replace(BREAK, " ")
    assert parse_expression(SourceFile("test.cambio", text)) == meant


@pytest.mark.parametrize("outer", OPERATORS)
def test_a_prefix_and_an_operator_are_read_as_they_were_meant(outer: Operator) -> None:
    a, one = Word("a", span=NOWHERE), Number(1, span=NOWHERE)
    for meant in (
        Operation(outer, Minus(a, span=NOWHERE), Not(a, span=NOWHERE), span=NOWHERE),
        Operation(outer, Not(one, span=NOWHERE), Minus(one, span=NOWHERE), span=NOWHERE),
        Minus(Operation(outer, a, one, span=NOWHERE), span=NOWHERE),
        Not(Operation(outer, a, one, span=NOWHERE), span=NOWHERE),
    ):
        text = expression(meant).replace(BREAK, " ")
        assert parse_expression(SourceFile("test.cambio", text)) == meant


def test_a_line_is_filled_to_its_width() -> None:
    words = ["x" * 10] * 20
    lines = fill(BREAK.join(words), "")
    assert all(len(line) <= WIDTH for line in lines)
    assert all(len(line) + 11 > WIDTH for line in lines[:-1])
    assert [line.startswith("    ") for line in lines] == [False] + [True] * (len(lines) - 1)
    assert " ".join(lines).split() == words


def test_a_head_ends_its_line_only_where_the_whole_is_too_long() -> None:
    assert fill(f"head:{HEAD}body", "") == ["head: body"]
    assert fill(f"head:{HEAD}{'b' * 90}", "") == ["head:", "    " + "b" * 90]


def test_what_can_not_be_broken_stands_alone_on_its_line() -> None:
    assert fill(f"a{BREAK}{'b' * 120}{BREAK}c", "") == ["a", "    " + "b" * 120, "    c"]


def test_a_reason_may_hold_any_character() -> None:
    for reason in (BREAK, HEAD, "\x03", f"\x03a{BREAK}\x03b{HEAD}\x03"):
        text = f'param a = 1 because "{reason}"\n'
        assert canonical(text) == text


def test_citations_have_a_column() -> None:
    short, long = "param a = 1", 'param a = 1 because "' + "x" * 48 + '"'
    longer = 'param a = 1 because "' + "x" * 70 + '"'
    assert canonical(f"{short} [play.1]") == short.ljust(CITE_COLUMN - 1) + "[play.1]\n"
    assert canonical(f"{long} [play.1]") == f"{long} [play.1]\n"
    below = " " * (CITE_COLUMN - 1) + "[play.1]\n"
    assert canonical(f"{longer} [play.1]") == f"{longer}\n{below}"


def test_lines_of_a_kind_stand_together_and_longer_ones_apart() -> None:
    text = "param a = 1 param b = 2 fact c is a player define d: rule e: 1 rule f: 2 define g: 1"
    assert canonical(text) == (
        "param a = 1\nparam b = 2\n\nfact c is a player\n\n"
        "define d:\n  rule e: 1\n  rule f: 2\n\ndefine g: 1\n"
    )


def test_nothing_is_written_as_nothing() -> None:
    assert canonical("") == ""
    assert canonical("# only a comment") == "# only a comment\n"
