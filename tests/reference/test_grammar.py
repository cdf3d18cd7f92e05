"""The grammar is read whole, and shown as people read it."""

from __future__ import annotations

from importlib.resources import files

import pytest
from lark import Lark

from cambio_spec.rulebook.reference.grammar import Alt, Ref, Seq, Words, read, rules, spelt
from cambio_spec.rulebook.reference.shown import alternative, keyword, shown
from cambio_spec.syntax.parse import STARTS

TEXT = files("cambio_spec.syntax").joinpath("cambio.lark").read_text("utf-8")


def test_every_rule_is_read() -> None:
    lark = Lark(TEXT, parser="lalr", start=list(STARTS))
    named = {rule.origin.name for rule in lark.rules}
    assert {name for name in named if not name.startswith("__")} == set(rules())


@pytest.mark.parametrize(
    ("pattern", "spellings"),
    [
        (r"of\s+player(?![a-z0-9_])", ("of player",)),
        (r"face\s+(up|down)(?![a-z])", ("face up", "face down")),
        (r"(some|no)(?=\s+(a|b)(?![a-z]))", ("some", "no")),
        (r"is\s+not(?![a-z])|is(?![a-z])|!=|<", ("is not", "is", "!=", "<")),
        (r"[a-z][a-z0-9_]*", None),
        (r"\d+", None),
    ],
)
def test_what_a_terminal_stands_for(pattern: str, spellings: tuple[str, ...] | None) -> None:
    assert spelt(pattern) == spellings


def test_alternatives_and_what_they_are_called() -> None:
    found = read('?a: b "x"\n  | C -> other\nb: a\nC: "c" | "d"\n')
    assert found["a"] == Alt(
        (
            Seq((Ref("b"), Words(("x",)))),
            Seq((Words(("c", "d"), "C"),), "other"),
        )
    )


def form(rule: str) -> str:
    return shown(rule, lambda _, kind: kind).text


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("move", "move ‹value› to ‹value›[, {face up | face down}]"),
        ("turn_over", "turn ‹value› {up | down}"),
        ("each", "each player [from ‹player›] [when ‹condition›]: ‹effect›"),
        ("block", "(‹effects›)"),
        ("end_round", "end round, go to ‹name›"),
        ("stage", "stage ‹name› [of match | of round]: ‹source› ‹step› …"),
        (
            "action",
            "action ‹name› [by any player] in ‹name›[, ‹name› …] [when ‹condition›]: ‹effects›"
            " ‹source›",
        ),
        ("game", 'game ‹name› [edition ‹name› "‹text›" …]'),
        ("row", "‹cards› is ‹value› ‹source›"),
        ("path", "‹name›[.‹name›]"),
        ("tail", '[because "‹text›"] [“[” ‹place›[, ‹place› …] “]”]'),
    ],
)
def test_forms(rule: str, text: str) -> None:
    assert form(rule) == text


def test_slots_are_numbered_and_named() -> None:
    made = shown("deal", lambda number, kind: f"{number} {kind}")
    assert made.text == "deal ‹1 number› from ‹2 value› to each ‹3 name› [from ‹4 player›]"
    assert [part.key for part in made.parts] == ["slot-1", "slot-2", "slot-3", "from"]


def test_a_rule_that_the_grammar_gains_is_shown() -> None:
    """Nothing about a new rule has to be typed a second time."""
    (new,) = read('nod: "nod" "at" expr ["," ("once" | "twice" | "for" "ever")]\n').values()
    assert alternative(new, lambda _, kind: kind).text == (
        "nod at ‹value›[, {once | twice | for ever}]"
    )


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("move", "move"),
        ("look", "look at"),
        ("each", "each player"),
        ("block", "( … )"),
        ("end_round", "end round, go to"),
        ("end_match", "end match"),
        ("zone", "zone"),
    ],
)
def test_the_words_that_begin_a_construct(rule: str, words: str) -> None:
    assert keyword(rule) == words
