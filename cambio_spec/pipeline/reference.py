"""The reference for the editors of rules, in each language: the language of the rules, the
findings, and house rules to learn from."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cambio_spec.catalog.errors import CatalogError
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.diagnostics.faults import fault
from cambio_spec.pipeline.working import BY_ITSELF, With

FOLDER = "reference"


def reference(spoken: Sequence[str], with_: With = BY_ITSELF) -> dict[Path, bytes]:
    """Each page below the output folder, and its bytes. Raises `Rejected` for a message that a
    language lacks."""
    from cambio_spec.pipeline import cookbook
    from cambio_spec.pipeline.matrix import shipped_matrices
    from cambio_spec.rulebook.reference.findings import findings_page
    from cambio_spec.rulebook.reference.language import language_page
    from cambio_spec.rulebook.reference.races import races_page

    files: dict[Path, bytes] = {}
    races = [(m.ruleset, [r.cells for r in m.rows]) for m in shipped_matrices()]
    made = cookbook.recipes(with_)
    for language in spoken:
        folder = Path(FOLDER) / language
        try:
            files[folder / "language.md"] = language_page(language).encode()
            files[folder / "findings.md"] = findings_page(language).encode()
            files[folder / "races.md"] = races_page(races, language).encode()
            files[folder / "cookbook.md"] = cookbook.page(language, made).encode()
        except CatalogError as error:
            raise Rejected((fault(error, language),)) from None
    return files
