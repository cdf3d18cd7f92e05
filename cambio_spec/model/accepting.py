"""Findings that an editor has accepted: counted, shown, and no reason to fail."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cambio_spec.constructs.accept import Accept
from cambio_spec.diagnostics.codes import UNUSED_ACCEPT
from cambio_spec.diagnostics.diagnostic import Diagnostic, Message
from cambio_spec.model.ruleset import Ruleset


def accepted(ruleset: Ruleset, findings: Sequence[Diagnostic]) -> tuple[Diagnostic, ...]:
    """The findings, those marked that an `accept` names by code and rule; and a finding for
    every `accept` that names none, but for those at a rule that the settings leave nothing of.
    What is unknown can't be accepted."""
    used: set[int] = set()
    marked: list[Diagnostic] = []
    for finding in findings:
        match = next((a for a in ruleset.accepts if _names(a, finding)), None)
        if match is None or finding.status != "refuted":
            marked.append(finding)
            continue
        used.add(id(match))
        note = Message("note-accepted", {"because": match.because.text if match.because else ""})
        marked.append(replace(finding, status="accepted", notes=(*finding.notes, note)))
    here = (a for a in ruleset.accepts if a.rule.text not in ruleset.gone)
    unused = (a for a in here if id(a) not in used)
    return (
        *marked,
        *(UNUSED_ACCEPT.at(a.span, code=a.code, rule=a.rule.text) for a in unused),
    )


def _names(accept: Accept, finding: Diagnostic) -> bool:
    return accept.code == finding.code and accept.rule.text in finding.rules
