"""The JSON Schema agrees with the parser: it takes what that takes, and tells what is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml
from hypothesis import HealthCheck, given, settings

from cambio_spec.source.files import read
from cambio_spec.source.shipped import shipped
from cambio_spec.syntax.parse import STARTS
from cambio_spec.syntax.yaml.patterns import Recursive, beginnings, matches
from cambio_spec.syntax.yaml.schema import schema, schema_text
from tests.agreement.random_rulesets import texts
from tests.syntax.yaml.spelled import to_yaml
from tests.syntax.yaml.test_keys import PATCHES

SCHEMA = schema()
VALIDATOR = jsonschema.Draft7Validator(SCHEMA)
SHIPPED = sorted(shipped().rglob("*.cambio"))
GENERATED = shipped().parent / "generated" / "reference" / "cambio.schema.json"


def valid(text: str) -> bool:
    """Whether the schema takes a text, read as editors read it: with numbers and truth values."""
    return bool(VALIDATOR.is_valid(yaml.safe_load(text)))


def test_it_is_a_schema() -> None:
    jsonschema.Draft7Validator.check_schema(SCHEMA)
    assert json.loads(schema_text()) == SCHEMA


@pytest.mark.parametrize("path", SHIPPED, ids=lambda p: p.relative_to(shipped()).as_posix())
def test_it_takes_the_shipped_rule_sets(path: Path) -> None:
    VALIDATOR.validate(yaml.safe_load(to_yaml(read(path).text)))


def test_it_takes_every_patch() -> None:
    VALIDATOR.validate(yaml.safe_load(to_yaml(PATCHES)))


@settings(max_examples=30, suppress_health_check=list(HealthCheck))
@given(texts())
def test_it_takes_whatever_is_written(text: str) -> None:
    VALIDATOR.validate(yaml.safe_load(to_yaml(text)))


RIGHT = "- action: a\n  in: [turn]\n  do: end match\n"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("action: a", "acton: a"),
        ("action: a", "action: A"),
        ("action: a", "action: a b"),
        ("action: a", "action: [a]"),
        ("action: a", "action: 1"),
        ("action: a", "action:"),
        ("action: a", "action: yes"),
        ("in: [turn]", "at: [turn]"),
        ("in: [turn]", "in: []"),
        ("in: [turn]", "in: {turn: 1}"),
        ("in: [turn]", "in: turn, last"),
        ("  in: [turn]\n", ""),
        ("do: end match", "do: finish"),
        ("do: end match", "do: endmatch"),
        ("do: end match", 'do: "end match # now"'),
        ("do: end match", "do: {end: match}"),
        ("do: end match", "do: [end match, 3]"),
        ("do: end match", "do: end match\n  cites: play.x"),
        ("do: end match", "do: end match\n  cites: [1.5]"),
        ("do: end match", "do: end match\n  because: 3"),
        ("do: end match", "do: end match\n  when: 2026-01-01"),
        ("do: end match", "do: end match\n  when: 1.5"),
    ],
)
def test_it_refuses_what_the_parser_refuses(old: str, new: str) -> None:
    assert valid(RIGHT)
    assert old in RIGHT
    assert not valid(RIGHT.replace(old, new))


@pytest.mark.parametrize(
    ("text", "is_valid"),
    [
        ("zone: z\nholds: pile\nshown: face up", True),
        ("zone: z of player\nholds: 2+2 slots or more\nshown: seen by its owner", True),
        ("zone: z of player\nholds: 2+2 slots or more\nmost: 6\nshown: face down", True),
        ("zone: z of player\nholds: 2+2 slots or more\nmost: all\nshown: face down", False),
        ("zone: z of card\nholds: pile\nshown: face up", False),
        ("zone: z\nholds: heap\nshown: face up", False),
        ("zone: z\nholds: pile\nshown: face left", False),
        ("power: p\ncards: [7, K]\noptional: true\ndo: (end match)", True),
        ("power: p\ncards: [7, Ace]\ndo: end match", False),
        ('power: p\ncards: [7]\noptional: "true"\ndo: end match', False),
        ("define: d\nis: 1", True),
        ("define: d\nrules: {a: 1, b: {is: 2, when: a = b}}", True),
        ("define: d\nis: 1\nrules: {a: 1}", False),
        ("define: d\nrules: {A: 1}", False),
        ("define: d\nrules: {}", False),
        ("table: t of card\nrows: {A: 1, 2 to 10: 2, red K: -2}", True),
        ("table: t of card\nrows: {Ace: 1}", False),
        ("fact: f\nis: a player or nobody\nkept: true", True),
        ("fact: f\nis: a number from -1 to 2", True),
        ("fact: f\nis: a thing", False),
        ("variant: v\nof: g\nneeds: joker\nafter: [x]\npatches: [{set: a, is: 1}]", True),
        ("variant: v\nof: g\nneeds: [players 4 or 6, j]\npatches: [{set: a, is: 1}]", True),
        ("variant: v\nof: g\nneeds: 4 players\npatches: [{set: a, is: 1}]", False),
        ("option: o\ndefault: 'off'\nexcludes: team", True),
        ("option: o\nis: first or seat_order\ndefault: first", True),
        ("option: o\nis: first or 2\ndefault: first", False),
        ("option: o\nis: First\ndefault: first", False),
        ("option: o\ndefault: 'off'\nafter: team", False),
        ("[]", False),
        ("", False),
    ],
)
def test_it_knows_kinds_and_places(text: str, is_valid: bool) -> None:
    assert valid(text) is is_valid


def test_nothing_is_let_through_unread() -> None:
    """An editor can complete every key, and underline every other one."""

    def look(part: Any) -> None:
        if isinstance(part, dict):
            if part.get("type") == "object":
                assert part["additionalProperties"] is False
                for inner in part.get("properties", {}).values():
                    assert inner["description"]
            for inner in part.values():
                look(inner)
        elif isinstance(part, list):
            for inner in part:
                look(inner)

    look(SCHEMA)


def test_what_can_be_listed_is_listed() -> None:
    definitions = SCHEMA["definitions"]
    assert definitions["value-shown"]["enum"] == ["face up", "face down", "seen by its owner"]
    assert definitions["value-direction"]["enum"] == ["clockwise", "counterclockwise"]
    assert "a player or nobody" in definitions["value-fact_type"]["anyOf"][0]["enum"]
    assert {"move", "if", "end", "("} <= set(beginnings("_effect") or ())
    assert beginnings("expr") is None


def test_only_what_holds_itself_has_no_pattern() -> None:
    recursive = set()
    for rule in STARTS:
        try:
            matches(rule)
        except Recursive:
            recursive.add(rule)
    assert recursive == {"start", "expr", "effects", "_effect"}


def test_the_generated_file_is_this_schema() -> None:
    assert GENERATED.read_text("utf-8") == schema_text()
