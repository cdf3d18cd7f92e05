"""`--format sarif`: what code hosts and editors show beside the lines of a rule file."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import jsonschema
import pytest

from cambio_spec.catalog.catalog import Catalog, languages
from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.diagnostics.plain import Told
from cambio_spec.diagnostics.report import Report, rejected, summarise
from cambio_spec.diagnostics.sarif import as_sarif, uri
from cambio_spec.source.files import SourceFile, Span
from tests.diagnostics.examples import CONFLICT, MISSPELT, NOBODY_WINS, UNDECIDED, book
from tests.diagnostics.sarif_schema import sarif_schema

EN = Catalog.shipped("en")
ALL = (CONFLICT, MISSPELT, NOBODY_WINS, UNDECIDED)


def told(*findings: Diagnostic) -> Told:
    return Told(Report("small", "1a2b", (2, 3), findings, summarise(findings, 5)), book)


def log(*reports: Told, catalog: Catalog = EN) -> Any:
    return json.loads(as_sarif(reports, catalog))


def results(*findings: Diagnostic) -> Any:
    return log(told(*findings))["runs"][0]["results"]


@pytest.fixture(scope="module")
def schema() -> Any:
    found = sarif_schema()
    assert "properties" in found and found["properties"]["version"]["enum"] == ["2.1.0"]
    return found


@pytest.mark.parametrize("language", languages())
def test_it_is_sarif_in_every_language(schema: Any, language: str) -> None:
    catalog = Catalog.shipped(language)
    accepted = replace(CONFLICT, status="accepted")
    bare = replace(MISSPELT, labels=())
    jsonschema.validate(log(told(*ALL, accepted, bare), told(), catalog=catalog), schema)


def test_what_can_not_be_loaded_is_sarif_too(schema: Any) -> None:
    found = log(Told(rejected("small", (MISSPELT,))))
    jsonschema.validate(found, schema)
    (run,) = found["runs"]
    assert run["invocations"] == [{"executionSuccessful": False, "exitCode": 2}]
    assert run["properties"]["hash"] is None
    assert [one["ruleId"] for one in run["results"]] == ["CAM020"]


def test_each_rule_set_is_a_run() -> None:
    runs = log(told(CONFLICT), told())["runs"]
    assert [len(run["results"]) for run in runs] == [1, 0]
    assert runs[1]["properties"]["summary"]["proved"] == 5


def test_the_message_tells_what_the_deal_the_books_and_the_hint_are() -> None:
    (conflict,) = results(CONFLICT)
    said = conflict["message"]["text"]
    assert said.startswith("scoring.3 and scoring.4 both apply to Ana: 15 or 0. Which is meant?\n")
    for part in ("fr.txt:42", "5♥", "score.tied_caller", "Hint: ", "explain CAM410"):
        assert part in said
    assert conflict["properties"]["witness"]["hands"][0] == {
        "player": "Ana",
        "cards": ["5H"],
        "lying": [],
    }


def test_both_rules_of_a_conflict_have_their_places() -> None:
    (conflict,) = results(CONFLICT)
    (place,), (other,) = conflict["locations"], conflict["relatedLocations"]
    region = place["physicalLocation"]["region"]
    assert (region["startLine"], region["startColumn"]) == (5, 3)
    assert (region["endLine"], region["endColumn"]) == (5, 17)
    assert other["physicalLocation"]["region"]["startLine"] == 7
    assert other["message"]["text"]


def test_what_is_unknown_fails_and_what_is_accepted_is_suppressed() -> None:
    unknown, accepted = results(UNDECIDED, replace(CONFLICT, status="accepted"))
    assert (unknown["kind"], unknown["level"], unknown["suppressions"]) == ("fail", "error", [])
    assert unknown["properties"]["status"] == "unknown"
    assert accepted["suppressions"] == [{"kind": "inSource"}]


def test_each_code_is_a_rule_with_its_page() -> None:
    (run,) = log(told(*ALL))["runs"]
    rules = run["tool"]["driver"]["rules"]
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
    overlap = next(rule for rule in rules if rule["id"] == "CAM410")
    assert overlap["shortDescription"]["text"] == "Two rules apply, with different values"
    assert "How to mend it" in overlap["help"]["markdown"]


def test_a_fingerprint_outlives_lines_that_move_and_tells_findings_apart() -> None:
    moved = SourceFile("spec/small.cambio", "\n\n" + CONFLICT.labels[0].span.file.text)
    label = replace(CONFLICT.labels[0], span=Span(moved, 14, 20))
    again = replace(CONFLICT, labels=(label, *CONFLICT.labels[1:]))
    other = replace(CONFLICT, features=("joker",))
    first, same, different = (r["partialFingerprints"] for r in results(CONFLICT, again, other))
    assert first == same != different


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("spec/small.cambio", "spec/small.cambio"),
        ("my rules/50% off#1.cambio", "my%20rules/50%25%20off%231.cambio"),
        ("/rules/a b.cambio", "file:///rules/a%20b.cambio"),
    ],
)
def test_a_path_is_a_uri(path: str, expected: str) -> None:
    assert uri(path) == expected
