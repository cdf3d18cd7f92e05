"""What was found in one rule set, and what that means for the exit status."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cambio_spec.diagnostics.diagnostic import Diagnostic, Status


@dataclass(frozen=True, slots=True)
class Summary:
    """How many questions were answered how; findings that are notes don't count."""

    proved: int
    bounded: int
    refuted: int
    accepted: int
    unknown: int


@dataclass(frozen=True, slots=True)
class Report:
    """`hash` is of the rule set's canonical text, empty where it couldn't be loaded; then
    `loaded` is false and the findings say why. `players` are the numbers of players looked at,
    `combinations` is how many other configurations were, those with further features.
    `unprinted` says why no book can be printed of what may be played all the same."""

    ruleset: str
    hash: str
    players: tuple[int, ...]
    findings: tuple[Diagnostic, ...]
    summary: Summary
    loaded: bool = True
    combinations: int = 0
    unprinted: Diagnostic | None = None

    @property
    def exit_status(self) -> int:
        """0 fine, 1 findings that are refuted or unknown, 2 the rule set couldn't be loaded."""
        if not self.loaded:
            return 2
        return 1 if any(counts_against(finding) for finding in self.findings) else 0


def counts_against(finding: Diagnostic) -> bool:
    """Whether a finding makes the exit status 1. What is unknown always does."""
    match finding.status:
        case "unknown":
            return True
        case "refuted":
            return finding.severity != "note"
        case "accepted" | "bounded":
            return False


def summarise(findings: Sequence[Diagnostic], proved: int) -> Summary:
    """The summary of findings and of `proved` questions, which leave no finding."""

    def count(status: Status) -> int:
        return sum(f.status == status and f.severity != "note" for f in findings)

    return Summary(proved, count("bounded"), count("refuted"), count("accepted"), count("unknown"))


def rejected(ruleset: str, findings: Sequence[Diagnostic]) -> Report:
    """The report on a rule set that couldn't be loaded."""
    return Report(ruleset, "", (), tuple(findings), summarise(findings, 0), loaded=False)


def exit_status(reports: Sequence[Report]) -> int:
    """The gravest of the reports."""
    return max((report.exit_status for report in reports), default=0)
