"""Exit statuses and summaries."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from cambio_spec.diagnostics.diagnostic import Severity, Status
from cambio_spec.diagnostics.report import Report, Summary, exit_status, rejected, summarise
from tests.diagnostics.examples import CONFLICT, MISSPELT


@pytest.mark.parametrize("severity", get_args(Severity))
@pytest.mark.parametrize("status", get_args(Status))
def test_unknown_is_never_fine(status: Status, severity: Severity) -> None:
    finding = replace(CONFLICT, status=status, severity=severity)
    report = Report("a", "h", (2,), (finding,), summarise((finding,), 0))
    against = status == "unknown" or (status == "refuted" and severity != "note")
    assert report.exit_status == (1 if against else 0)


def test_the_gravest_report_counts() -> None:
    fine = Report("a", "h", (2,), (), summarise((), 3))
    found = Report("b", "h", (2,), (CONFLICT,), summarise((CONFLICT,), 3))
    assert exit_status([fine]) == 0
    assert exit_status([fine, found]) == 1
    assert exit_status([found, rejected("c", (MISSPELT,)), fine]) == 2


def test_the_summary_counts_each_status_and_no_notes() -> None:
    findings = [replace(CONFLICT, status=status) for status in get_args(Status)]
    findings += [replace(CONFLICT, severity="note")]
    assert summarise(findings, 9) == Summary(9, 1, 1, 1, 1)
