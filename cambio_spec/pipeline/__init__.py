"""The passes in their order: the only package that knows all of them, one module a command.

Everything that a command does is a call here. Paths are taken relative to `cwd`.
"""

from cambio_spec.diagnostics.human import Book
from cambio_spec.pipeline.asking import asked_for, load
from cambio_spec.pipeline.building import (
    FORMATS,
    Built,
    OpenFindings,
    build,
    stale,
    tool_version,
    write,
)
from cambio_spec.pipeline.checking import PATIENCE, Checked, check, check_all
from cambio_spec.pipeline.converting import convert
from cambio_spec.pipeline.diffing import diff
from cambio_spec.pipeline.engines import engine_source, module_name
from cambio_spec.pipeline.exporting import Scripts
from cambio_spec.pipeline.formatting import format_files
from cambio_spec.pipeline.known import NOTHING, Known, known_here
from cambio_spec.pipeline.listed import (
    ListedGame,
    ListedOption,
    ListedQuestion,
    ListedVariant,
    Listing,
    Unlisted,
)
from cambio_spec.pipeline.listing import listing
from cambio_spec.pipeline.matrix import Matrix, matrices, verdict_text
from cambio_spec.pipeline.scoring import score, score_told
from cambio_spec.pipeline.starting import Started, new_game, new_variant, write_start
from cambio_spec.pipeline.working import With, nobody

__all__ = [
    "FORMATS",
    "NOTHING",
    "PATIENCE",
    "Book",
    "Built",
    "Checked",
    "Known",
    "ListedGame",
    "ListedOption",
    "ListedQuestion",
    "ListedVariant",
    "Listing",
    "Matrix",
    "OpenFindings",
    "Scripts",
    "Started",
    "Unlisted",
    "With",
    "asked_for",
    "build",
    "check",
    "check_all",
    "convert",
    "diff",
    "engine_source",
    "format_files",
    "known_here",
    "listing",
    "load",
    "matrices",
    "module_name",
    "new_game",
    "new_variant",
    "nobody",
    "score",
    "score_told",
    "stale",
    "tool_version",
    "verdict_text",
    "write",
    "write_start",
]
