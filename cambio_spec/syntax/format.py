"""The canonical text of a document: one way to write what has been read, comments and all."""

from __future__ import annotations

from cambio_spec.constructs.registry import WRITE_DECLARATION, WRITE_EFFECT
from cambio_spec.nodes.surface import Declaration, Document
from cambio_spec.nodes.writing import Writer


def writer() -> Writer:
    return Writer(WRITE_EFFECT, WRITE_DECLARATION)


def format_document(document: Document) -> str:
    """Lines of the same kind stand together; what takes several lines stands alone."""
    out: list[str] = []
    previous: tuple[type, bool] | None = None
    for declaration in document.declarations:
        lines = writer().declaration(declaration)
        kind = (type(declaration), _stands_alone(declaration, lines))
        if out and (previous != kind or kind[1] or declaration.above):
            out.append("")
        out += lines
        previous = kind
    if document.below:
        out += ["", *document.below] if out else list(document.below)
    return "\n".join(out) + "\n" if out else ""


def _stands_alone(declaration: Declaration, lines: list[str]) -> bool:
    return len(lines) - len(declaration.above) > 1
