"""`--format github`: each finding is a command that a workflow shows beside its line."""

from __future__ import annotations

from dataclasses import replace

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.diagnostic import Diagnostic, Severity
from cambio_spec.diagnostics.github import as_github
from cambio_spec.diagnostics.plain import Told
from cambio_spec.diagnostics.report import Report, rejected, summarise
from cambio_spec.source.files import SourceFile, Span
from tests.diagnostics.examples import CONFLICT, MISSPELT, UNDECIDED

EN = Catalog.shipped("en")
COMMANDS: dict[Severity, str] = {"error": "error", "warning": "warning", "note": "notice"}


def lines(*findings: Diagnostic, name: str = "small") -> list[str]:
    report = Report(name, "1a2b", (2, 3), findings, summarise(findings, 5))
    return as_github([Told(report)], EN).splitlines()


def test_a_finding_is_one_command_with_its_place_and_its_deal() -> None:
    command, summary = lines(CONFLICT)
    head, _, said = command.partition("::scoring")
    assert head == (
        "::error file=spec/small.cambio,line=5,endLine=5,col=3,endColumn=17,title=CAM410 · "
        "scoring.3 and scoring.4 both apply to Ana%3A 15 or 0. Which is meant?"
    )
    assert "%0A" in said and "5♥" in said and "CAM410" in said
    assert summary == "✗ small: 1 fault found, 0 not known, 5 questions proved."


def test_what_is_unknown_is_an_error_and_what_is_accepted_only_counted() -> None:
    command, *_ = lines(UNDECIDED)
    assert command.startswith("::error ")
    assert lines(replace(CONFLICT, status="accepted")) == [
        "· small: 0 faults found, 0 not known, 1 accepted, 5 questions proved."
    ]


def test_severities_are_commands() -> None:
    for severity, name in COMMANDS.items():
        command, *_ = lines(replace(MISSPELT, severity=severity))
        assert command.startswith(f"::{name} ")


def test_what_can_not_be_loaded_is_told_so() -> None:
    command, summary = as_github([Told(rejected("small", (MISSPELT,)))], EN).splitlines()
    assert command.startswith("::error file=spec/small.cambio,line=9")
    assert summary.startswith("small")


def test_names_of_files_and_rule_sets_begin_no_command() -> None:
    odd = SourceFile("a,b:%\r\n::warning::x.cambio", "game x\n")
    (label,) = MISSPELT.labels
    command, summary = lines(
        replace(MISSPELT, labels=(replace(label, span=Span(odd, 0, 4)),)),
        name="x\n::stop-commands::y",
    )
    assert command.startswith("::error file=a%2Cb%3A%25%0D%0A%3A%3Awarning%3A%3Ax.cambio,line=1")
    assert not summary.startswith("::") and "::" not in summary
