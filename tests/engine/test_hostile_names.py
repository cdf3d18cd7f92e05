"""Names and texts of a rule file never become code: whatever they are, the game is the same."""

from __future__ import annotations

import io
import tokenize
from dataclasses import fields, is_dataclass, replace
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cambio_spec.engine import emit, load
from cambio_spec.engine.names import PLAIN, plain
from cambio_spec.engine.writer import docstring_line, one_line, quoted
from cambio_spec.kernel import play
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.walk import descendants
from tests.kernel.small_game import small_game

Part = TypeVar("Part")
NAMING = frozenset(
    ("name", "zone", "fact", "decision", "variable", "label", "stock", "origin", "code")
)
"""The fields of kernel nodes that hold what an author may choose."""

NAMES = [
    "class",
    "list",
    "print",
    "state",
    "moves",
    "actor",
    "card",
    "halt",
    "None",
    "_",
    "__class__",
    "top",
    "State",
    "GAME",
    "CARDS",
    "applying",
    "judge_total",
    "take_top",
    "seats",
    "Total",
    "total_",
    "é",
    "",
    "1",
    "a b",
    "a-b",
    "a_b",
    "x\nimport os",
    "x\u2028hacked = 1",
    "x\r\nhacked = 1",
    '"""\nhacked = 1\n"""',
    "'''\nhacked = 1\n'''",
    "\\",
    'a"b\\',
    "{hacked}",
    "%s",
    "# -*- coding: utf-7 -*-",
    "\x00",
    "\ud800",
    "x" * 300,
]


def names_something(field: str) -> bool:
    return field in NAMING or field.endswith("_start")


def renamed(part: Part, names: dict[str, str]) -> Part:
    """A program, or a part of one, under other names."""
    if isinstance(part, tuple):
        return tuple(renamed(each, names) for each in part)  # type: ignore[return-value]
    if not is_dataclass(part) or isinstance(part, type):
        return part
    changed: dict[str, object] = {}
    for field in fields(part):
        content = getattr(part, field.name)
        if names_something(field.name) and isinstance(content, str):
            changed[field.name] = names[content]
        elif field.name == "overrides":
            changed[field.name] = tuple(names[each] for each in content)
        else:
            changed[field.name] = renamed(content, names)
    return replace(part, **changed)


def names_in(part: object) -> set[str]:
    """The names that an author may choose, in a program."""
    found: set[str] = set()
    if isinstance(part, tuple):
        return found.union(*(names_in(each) for each in part))
    if is_dataclass(part) and not isinstance(part, type):
        for field in fields(part):
            content = getattr(part, field.name)
            if names_something(field.name) and isinstance(content, str):
                found.add(content)
            elif field.name == "overrides":
                found |= set(content)
            else:
                found |= names_in(content)
    return found


def play_alike(program: Program, rules: dict[str, str], title: str) -> None:
    """Plays a match in both readings; the generated code holds no name that isn't plain."""
    text = emit(program, title, rules)
    engine = load(text, "hostile")
    assert not hasattr(engine, "hacked")
    expected, found = play.new_match(program, 2, 3), engine.new_match(2, 3)
    for step in range(40):
        assert engine.snapshot(found) == play.snapshot(program, expected)
        assert engine.observe(found, 1) == play.observe(program, expected, 1)
        moves = play.legal(program, expected)
        if not moves:
            break
        move = moves[step * 7 % len(moves)]
        expected = play.apply(program, expected, move)
        engine.apply(found, tuple(move))
    assert len(found.log) > 5
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.NAME:
            assert token.string.isascii()
            assert token.string != "hacked"


def hostile(names: list[str]) -> Program:
    """The small game with each of its names replaced: by one of `names`, then by others."""
    game = small_game()
    own = sorted(names_in(game))
    others = dict.fromkeys([*names, *(f"{names[0]}~{i}" for i in range(len(own)))])
    return renamed(game, dict(zip(own, others, strict=False)))


@pytest.mark.parametrize("shift", range(0, len(NAMES), 5))
def test_a_game_of_hostile_names_is_played_like_any_other(shift: int) -> None:
    names = NAMES[shift:] + NAMES[:shift]
    game = hostile(names)
    rules = {node.origin: names[i % len(names)] for i, node in enumerate(descendants(game))}
    play_alike(game, rules, names[0])


@settings(max_examples=15, suppress_health_check=list(HealthCheck))
@given(st.lists(st.text(max_size=8), min_size=1, max_size=9), st.text())
def test_a_game_of_any_names_is_played_like_any_other(names: list[str], text: str) -> None:
    play_alike(hostile(names), {"x": text, text: "x"}, text)


@given(st.text())
def test_a_name_becomes_plain_and_a_plain_one_stays(name: str) -> None:
    assert PLAIN.fullmatch(plain(name))
    assert plain(plain(name)) == plain(name)


@given(st.text())
def test_words_in_a_comment_or_a_docstring_stay_on_one_line(words: str) -> None:
    assert one_line(words).isprintable()
    said = docstring_line(words)
    assert said.isprintable()
    assert not {'"', "\\"} & set(said)


@given(st.text())
def test_a_string_is_quoted_so_that_python_reads_it_back(text: str) -> None:
    namespace: dict[str, object] = load(f"x = {quoted(text)}\n", "quoted").__dict__
    assert namespace["x"] == text
    assert quoted(text).isprintable()
