"""Reports as SARIF 2.1.0, for code hosts and editors that show findings beside the text.

One run for each rule set. What is unknown is told like a fault: a reader of SARIF may pass over
results that are no failures, and unknown is never green. What was accepted is a suppressed result.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any
from urllib.parse import quote

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.as_json import finding_object, summary_object
from cambio_spec.diagnostics.codes import REGISTRY
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label
from cambio_spec.diagnostics.explain import page
from cambio_spec.diagnostics.plain import Told, plain
from cambio_spec.diagnostics.report import Report
from cambio_spec.diagnostics.sentences import label_text, sentence

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
Object = dict[str, Any]


def as_sarif(reports: Sequence[Told], catalog: Catalog) -> str:
    """A SARIF log, with one run for each report."""
    runs = [_run(told, catalog) for told in reports]
    log = {"$schema": SCHEMA, "version": "2.1.0", "runs": runs}
    return json.dumps(log, indent=2, ensure_ascii=False) + "\n"


def _run(told: Told, catalog: Catalog) -> Object:
    report = told.report
    codes = sorted({finding.code for finding in report.findings})
    return {
        "tool": {
            "driver": {
                "name": "cambio-spec",
                "version": version("cambio-spec"),
                "language": catalog.language,
                "rules": [_rule(code, catalog) for code in codes],
            }
        },
        "automationDetails": {"id": f"check/{report.ruleset}"},
        "invocations": [
            {"executionSuccessful": report.loaded, "exitCode": report.exit_status},
        ],
        "columnKind": "unicodeCodePoints",
        "language": catalog.language,
        "results": [_result(finding, codes, told, catalog) for finding in report.findings],
        "properties": _about(report),
    }


def _about(report: Report) -> Object:
    return {
        "ruleset": report.ruleset,
        "hash": report.hash or None,
        "players": list(report.players),
        "summary": summary_object(report),
    }


def _rule(code: str, catalog: Catalog) -> Object:
    known, text = REGISTRY[code], page(code, catalog.language)
    title = text.partition("\n")[0].lstrip("# ").removeprefix(code).lstrip(" :·–—")
    return {
        "id": code,
        "name": "".join(word.capitalize() for word in known.name.split("-")),
        "shortDescription": {"text": title},
        "help": {"text": text, "markdown": text},
        "defaultConfiguration": {"level": known.severity},
        "properties": {"kind": known.kind},
    }


def _result(finding: Diagnostic, codes: Sequence[str], told: Told, catalog: Catalog) -> Object:
    first, *others = finding.labels or (None,)
    found = finding_object(finding, catalog)
    return {
        "ruleId": finding.code,
        "ruleIndex": codes.index(finding.code),
        "kind": "fail",
        "level": _level(finding),
        "message": {"text": plain(finding, told, catalog)},
        "locations": [] if first is None else [_location(first)],
        "relatedLocations": [
            _location(label, label_text(finding, label, catalog))
            for label in others
            if label is not None
        ],
        "partialFingerprints": {"findingAndRules/v1": _fingerprint(finding, told.report)},
        "suppressions": [{"kind": "inSource"}] if finding.status == "accepted" else [],
        "properties": {
            "status": finding.status,
            "headline": sentence(finding.message, catalog),
            "rules": found["rules"],
            "citations": [c for label in finding.labels for c in label.citations],
            "features": found["features"],
            "witness": found["witness"],
            "bound": found["bound"],
        },
    }


def _level(finding: Diagnostic) -> str:
    match finding.status:
        case "unknown":
            return "error"
        case "bounded":
            return "note"
        case "refuted" | "accepted":
            return finding.severity


def _location(label: Label, message: str = "") -> Object:
    span = label.span
    physical: Object = {"artifactLocation": {"uri": uri(span.file.path)}}
    if span.file.text:
        line, column = span.file.position(max(span.end, span.start))
        physical["region"] = {
            "startLine": span.line,
            "startColumn": span.column,
            "endLine": line,
            "endColumn": column,
        }
    return {"physicalLocation": physical, **({"message": {"text": message}} if message else {})}


def uri(path: str) -> str:
    """A path as it was typed: relative ones stay so, with slashes whatever the system has."""
    place = Path(path)
    return place.as_uri() if place.is_absolute() else quote(place.as_posix())


def _fingerprint(finding: Diagnostic, report: Report) -> str:
    """The same however the lines of the file move."""
    about = (report.ruleset, finding.code, *finding.rules, "&", *finding.features)
    return hashlib.sha256("\0".join(about).encode()).hexdigest()[:32]
