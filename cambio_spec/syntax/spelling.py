"""Which of the two spellings a rule file has: the rule language's own text, or YAML."""

from __future__ import annotations

from pathlib import Path

from cambio_spec.nodes.surface import Document
from cambio_spec.source.files import YAML, SourceFile
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import parse


def is_yaml(path: Path) -> bool:
    return path.suffix.lower() in YAML


def parse_as(path: Path, file: SourceFile) -> Document:
    """The document in a file, in the spelling that its path says. Raises `Rejected`."""
    if not is_yaml(path):
        return parse(file)
    # Imported here, as below: most rule files are text.
    from cambio_spec.syntax.yaml.reading import parse_yaml

    return parse_yaml(file)


def format_as(path: Path, document: Document) -> str:
    """The canonical way to write a document to that path. Raises `Rejected` where YAML can't say
    it: it has one name for two rules, which is a fault in both spellings."""
    if not is_yaml(path):
        return format_document(document)
    from cambio_spec.syntax.yaml.writing import format_yaml

    return format_yaml(document)
