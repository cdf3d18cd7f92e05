"""The command `diff`: how it is called, its exit statuses, and its JSON."""

from __future__ import annotations

from typing import Any, cast

import pytest

from cambio_spec import diff
from cambio_spec.pipeline.difference import comparing
from cambio_spec.proof.outcome import ReadingsDisagree
from tests.cli.calling import SMALL, Caller

OTHER = SMALL.replace(
    "sum pip of cards in hand of player", "1 + sum pip of cards in hand of player"
)


def test_the_same(call: Caller) -> None:
    call.write("a.cambio")
    call.write("b.cambio")
    answer = call("diff", "a.cambio", "b.cambio")
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.startswith("✓ a.cambio and b.cambio are the same")


def test_different(call: Caller) -> None:
    call.write("a.cambio")
    call.write("b.cambio", OTHER)
    answer = call("diff", "a.cambio", "b.cambio", "--players", "2")
    assert (answer.status, answer.err) == (1, "")
    assert "`total` of Ana" in answer.out


def test_in_json(call: Caller) -> None:
    call.write("a.cambio")
    call.write("b.cambio", OTHER)
    answer = call("diff", "a.cambio", "b.cambio", "--json", "--players", "2")
    said = cast(dict[str, Any], answer.json)
    assert (answer.status, answer.err) == (1, "")
    assert list(said) == ["equal", "a", "b", "players", "differences", "only", "summary"]
    assert (said["equal"], said["a"], said["b"], said["players"]) == (
        False,
        "a.cambio",
        "b.cambio",
        [2],
    )
    (total,) = said["differences"]
    assert list(total) == [
        "kind",
        "group",
        "name",
        "status",
        "message",
        "a",
        "b",
        "witness",
        "often",
        "follows",
    ]
    assert (total["kind"], total["name"], total["status"]) == ("decision", "total", "differs")
    assert (total["a"]["value"], total["b"]["value"]) == (1, 2)
    assert list(said["summary"]) == ["equal", "differs", "follows", "unknown"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("a.cambio",),
        ("a.cambio", "nowhere.cambio"),
        ("nowhere", "a.cambio"),
        ("a.cambio", "a.cambio", "--players", "7"),
        ("a.cambio", "a.cambio", "--players", "two"),
        ("a.cambio", "a.cambio", "--timeout", "0"),
        ("a.cambio", "a.cambio", "--timeout", "nan"),
        ("a.cambio", "a.cambio", "--lang", "xx"),
        ("a.cambio", "--git", "HEAD"),
        ("a.cambio", "a.cambio", "a.cambio"),
        (),
    ],
)
def test_wrong_calls(call: Caller, arguments: tuple[str, ...]) -> None:
    call.write("a.cambio")
    answer = call("diff", *arguments)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err


def test_it_can_be_asked_from_python(call: Caller) -> None:
    path = call.write("a.cambio")
    assert diff("a.cambio", "a.cambio", cwd=path.parent).equal is True


def test_readings_that_disagree_are_a_fault_of_ours(
    call: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    def disagree(*_: object) -> None:
        raise ReadingsDisagree("engine", "total", 1, 2)

    call.write("a.cambio")
    call.write("b.cambio", OTHER)
    monkeypatch.setattr(comparing, "replayed", disagree)
    assert call("diff", "a.cambio", "b.cambio").status == 3


def test_an_engine_that_says_otherwise_is_noticed(
    call: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Lying:
        def __call__(self, *_: object) -> tuple[str, int, tuple[str, ...]]:
            return "value", 99, ()

    call.write("a.cambio")
    call.write("b.cambio", OTHER)
    monkeypatch.setattr(comparing.Engines, "answer", lambda *_: Lying())
    assert call("diff", "a.cambio", "b.cambio").status == 3
