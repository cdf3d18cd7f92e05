"""The matrix of races, for the editors of rules: who may act at once, and who comes first then."""

from __future__ import annotations

from collections.abc import Sequence

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.rulebook.reference.findings import finding_heading
from cambio_spec.rulebook.reference.markdown import code, link, table

Row = tuple[tuple[str, ...], tuple[str, str], str, str | None]
"""Phases, the two actions, the verdict, and the question that decides."""


def races_page(found: Sequence[tuple[str, Sequence[Row]]], language: str) -> str:
    """One section for each rule set. Raises `CatalogError` for a message that is missing."""
    catalog = Catalog.shipped(language)
    heading = finding_heading("CAM340", language)
    about = link("CAM340", heading, "findings.md")
    lines = [f"# {catalog.say('races')}", "", catalog.say("races-intro", CAM340=about), ""]
    for ruleset, rows in found:
        lines += [f"## {code(ruleset)}", ""]
        if rows:
            lines += table(_header(catalog), (_cells(row, catalog) for row in rows))
        else:
            lines += [catalog.say("races-none", ruleset=ruleset), ""]
    return "\n".join(lines)


def _header(catalog: Catalog) -> tuple[str, ...]:
    return tuple(catalog.say(f"races-{part}") for part in ("actions", "phase", "verdict"))


def _cells(row: Row, catalog: Catalog) -> tuple[str, ...]:
    phases, actions, verdict, by = row
    said = verdict_text(verdict, by, catalog)
    return " · ".join(map(code, actions)), ", ".join(map(code, phases)), said


def verdict_text(verdict: str, by: str | None, catalog: Catalog) -> str:
    if verdict == "ordered":
        return catalog.say("races-ordered", question=by or "")
    return catalog.say(f"races-{verdict}")
