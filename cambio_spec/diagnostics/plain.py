"""Findings as plain text, without the lines of the file: for what shows these itself."""

from __future__ import annotations

from typing import NamedTuple

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.diagnostics.human import Book, beside, nothing_at_hand
from cambio_spec.diagnostics.report import Report
from cambio_spec.diagnostics.scene import NO_ROLES, Roles
from cambio_spec.diagnostics.sentences import sentence

_WIDTH = 100


class Told(NamedTuple):
    """A report, with the books that its rule set cites and what its roles are called."""

    report: Report
    book: Book = nothing_at_hand
    roles: Roles = NO_ROLES


def plain(finding: Diagnostic, told: Told, catalog: Catalog) -> str:
    """What is wrong, what the books say, the deal that shows it and how to mend it."""
    rows = beside(finding, catalog, _WIDTH, told.book, told.roles)
    return "\n".join([sentence(finding.message, catalog), *(row.plain.rstrip() for row in rows)])
