"""The grammar says each thing in one way."""

from __future__ import annotations

from importlib.resources import files

import pytest
from lark import Lark
from lark.exceptions import GrammarError, LexError

from cambio_spec.constructs.registry import READ

GRAMMAR = files("cambio_spec.syntax").joinpath("cambio.lark").read_text("utf-8")


def strictly(grammar: str) -> Lark:
    """Raises `GrammarError` where the parser would have to decide by itself between two rules, and
    `LexError` where it would between two words of the same rank that can be spelt alike."""
    return Lark(grammar, parser="lalr", start=["start", "expr"], strict=True)


def test_the_grammar_has_no_conflicts() -> None:
    strictly(GRAMMAR)


@pytest.mark.parametrize(
    ("rule", "twice"),
    [
        ('swap: "swap" expr "with" expr', 'swap: "swap" expr "with" expr | "swap" sum "with" sum'),
        ("?atom: INT -> number", "DIGITS: /[0-9]+/\n?atom: INT -> number | DIGITS -> word"),
    ],
    ids=["two readings", "a word like another"],
)
def test_a_conflict_would_be_found(rule: str, twice: str) -> None:
    assert rule in GRAMMAR
    with pytest.raises((GrammarError, LexError)):
        strictly(GRAMMAR.replace(rule, twice))


def test_every_construct_has_a_rule_in_the_grammar() -> None:
    rules = {rule.origin.name for rule in strictly(GRAMMAR).rules}
    assert set(READ) <= rules
