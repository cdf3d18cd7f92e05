"""Rulings that other rulings leave nothing to decide: said, but no fault."""

from __future__ import annotations

from collections.abc import Sequence

from cambio_spec.diagnostics.codes import ALWAYS_OVERRIDDEN, MOOT_RULING
from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.model.ruleset import Ruleset


def moot(ruleset: Ruleset, findings: Sequence[Diagnostic]) -> tuple[Diagnostic, ...]:
    """The findings, those changed in which one ruling is always overridden by others."""
    decided = (question for question in ruleset.questions if question.ruling is not None)
    ruled = {path.text for question in decided for path in question.rules}
    return tuple(_moot(f) if _between_rulings(f, ruled) else f for f in findings)


def _between_rulings(finding: Diagnostic, ruled: set[str]) -> bool:
    return (
        finding.code == ALWAYS_OVERRIDDEN.code
        and finding.status == "refuted"
        and ruled.issuperset(finding.rules)
    )


def _moot(finding: Diagnostic) -> Diagnostic:
    rule, *deciding = finding.rules
    return MOOT_RULING.at(
        *finding.labels, rules=finding.rules, rule=rule, rules_list=tuple(deciding)
    )
