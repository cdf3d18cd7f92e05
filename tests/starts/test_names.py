"""What something new may be called."""

from __future__ import annotations

from typing import Any

import pytest

from cambio_spec.constructs.construct import DeclarationConstruct
from cambio_spec.constructs.registry import DECLARATIONS
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.nodes.naming import WORDS
from cambio_spec.starts.names import LONGEST, fresh, refuse_name, spelt


def code(name: str, taken: tuple[str, ...] = ()) -> str | None:
    try:
        refuse_name(name, taken)
    except Rejected as rejected:
        return rejected.diagnostics[0].code
    return None


@pytest.mark.parametrize(
    "name", ["solo", "b", "my_game", "s21", "x_", "l" * LONGEST, "games", "con1"]
)
def test_names(name: str) -> None:
    assert code(name) is None


@pytest.mark.parametrize(
    "name",
    [
        *("", "Solo", "1st", "_x", "a-b", "a b", "../x", "a/b", "a\\b", "a.cambio", ".", "~", "é"),
        *("solo\n", "solo\0", "ſolo", "l" * (LONGEST + 1), "C:x", "\udcff"),
    ],
)
def test_what_is_no_name(name: str) -> None:
    assert code(name) == "CAM063"


@pytest.mark.parametrize("name", ["game", "score", "points", "a", "turn", "clockwise", "reveal"])
def test_only_the_words_of_the_grammar_are_refused_besides(name: str) -> None:
    assert (code(name) == "CAM063") == (name in {"game", "a", "turn", "clockwise"})


@pytest.mark.parametrize("name", ["true", "null", "on", "off", "y", "n", "con", "aux", "lpt1"])
def test_what_a_file_of_yaml_or_windows_takes_for_something_else(name: str) -> None:
    assert code(name) == "CAM063"


@pytest.mark.parametrize("construct", DECLARATIONS, ids=lambda c: c.rule)
def test_no_keyword_is_a_name(construct: DeclarationConstruct[Any]) -> None:
    for word in construct.example.split()[0].split("_"):
        assert code(word) in {"CAM016", "CAM063"}


@pytest.mark.parametrize("name", sorted(word for word in WORDS if word.islower()))
def test_words_of_the_language(name: str) -> None:
    assert code(name) == "CAM016"


def test_a_name_that_is_taken() -> None:
    assert code("solo", ("duo", "solo")) == "CAM064"


@pytest.mark.parametrize(
    ("written", "meant"),
    [("My-Game", "my_game"), (" a  b ", "a_b"), ("../x", None), ("First", None), ("1st", None)],
)
def test_the_name_that_was_meant(written: str, meant: str | None) -> None:
    assert spelt(written) == meant


def test_a_fresh_name() -> None:
    assert fresh("x", ()) == "x"
    assert fresh("x", ("x", "x_2")) == "x_3"
    assert fresh("first", ()) == "first_2"
