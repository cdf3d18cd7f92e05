"""The reference for the editors of rules, in each language: the language of the rules, the
findings, and house rules to learn from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from cambio_spec.catalog.errors import CatalogError
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.diagnostics.faults import fault
from cambio_spec.pipeline.working import BY_ITSELF, With, all_done

if TYPE_CHECKING:
    from cambio_spec.pipeline.cookbook import Recipe
    from cambio_spec.rulebook.reference.races import Row

FOLDER = "reference"


def reference(spoken: Sequence[str], with_: With = BY_ITSELF) -> dict[Path, bytes]:
    """Each page below the output folder, and its bytes. Raises `Rejected` for a message that a
    language lacks."""
    from cambio_spec.pipeline import cookbook
    from cambio_spec.pipeline.matrix import shipped_matrices

    races = [(m.ruleset, [r.cells for r in m.rows]) for m in shipped_matrices()]
    made = cookbook.recipes(with_)
    parts = [partial(_pages, language, races, made) for language in spoken]
    files: dict[Path, bytes] = {}
    for pages in all_done(parts, with_.done, with_.most):
        files |= pages
    return files


def _pages(
    language: str, races: Sequence[tuple[str, Sequence[Row]]], made: Sequence[Recipe]
) -> dict[Path, bytes]:
    """Those of one language. Raises `Rejected`."""
    from cambio_spec.pipeline import cookbook
    from cambio_spec.rulebook.reference.findings import findings_page
    from cambio_spec.rulebook.reference.language import language_page
    from cambio_spec.rulebook.reference.races import races_page

    folder = Path(FOLDER) / language
    try:
        return {
            folder / "language.md": language_page(language).encode(),
            folder / "findings.md": findings_page(language).encode(),
            folder / "races.md": races_page(races, language).encode(),
            folder / "cookbook.md": cookbook.page(language, made).encode(),
        }
    except CatalogError as error:
        raise Rejected((fault(error, language),)) from None
