"""Reports as commands of GitHub workflows, which show each finding beside the line that it is
about. What was accepted is only counted."""

from __future__ import annotations

from collections.abc import Sequence

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.diagnostics.human import summary_line
from cambio_spec.diagnostics.plain import Told, plain
from cambio_spec.diagnostics.sentences import sentence

_COMMANDS = {"error": "error", "warning": "warning", "note": "notice"}
_WIDTH = 100


def as_github(reports: Sequence[Told], catalog: Catalog) -> str:
    """One command for each finding, then for each rule set a line for the log."""
    lines = [
        _command(finding, told, catalog)
        for told in reports
        for finding in told.report.findings
        if finding.status != "accepted"
    ]
    lines += [_in_log(summary_line(told.report, catalog, _WIDTH).plain) for told in reports]
    return "\n".join(lines) + "\n"


def _command(finding: Diagnostic, told: Told, catalog: Catalog) -> str:
    name = {"unknown": "error", "bounded": "notice"}.get(
        finding.status, _COMMANDS[finding.severity]
    )
    properties: dict[str, str | int] = {}
    if finding.labels:
        span = finding.labels[0].span
        end, column = span.file.position(max(span.end, span.start))
        properties = {"file": span.file.path, "line": span.line, "endLine": end}
        # Columns are only understood within one line.
        properties |= {"col": span.column, "endColumn": column} if end == span.line else {}
    said = sentence(finding.message, catalog)
    properties["title"] = f"{finding.code} · {said.partition(chr(10))[0]}"
    written = ",".join(f"{key}={_property(str(value))}" for key, value in properties.items())
    return f"::{name} {written}::{_data(plain(finding, told, catalog))}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")


def _in_log(line: str) -> str:
    """A name may hold anything, but it begins no command."""
    return line.replace("::", ": :")
