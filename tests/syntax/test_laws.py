"""What holds for reading and writing, whatever the rules say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from cambio_spec.constructs.define import Define
from cambio_spec.constructs.registry import DECLARATIONS
from cambio_spec.constructs.variant import (
    PatchDeclaration,
    PatchRow,
    PatchRule,
    PatchStep,
    Remove,
    SetParam,
)
from cambio_spec.nodes.parts import Row, Rule, Step
from cambio_spec.nodes.surface import Document, Item
from cambio_spec.source.files import SourceFile, read
from cambio_spec.source.shipped import shipped
from cambio_spec.syntax.comments import comments
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import parse
from tests.agreement.random_rulesets import texts

many = settings(max_examples=60, suppress_health_check=list(HealthCheck))
SHIPPED = sorted(shipped().rglob("*.cambio"))
KEYWORDS: dict[type, tuple[str, ...]] = {
    **{c.node: (c.rule,) for c in DECLARATIONS},
    Rule: ("rule",),
    Step: ("step",),
    SetParam: ("set",),
    Remove: ("remove",),
    PatchRow: ("replace",),
    PatchRule: ("add", "replace"),
    PatchStep: ("add", "replace"),
    PatchDeclaration: ("add", "replace"),
}


def document(text: str) -> Document:
    return parse(SourceFile("test.cambio", text))


def said(text: str) -> Counter[str]:
    return Counter(comment.text for comment in comments(text))


@many
@given(texts())
def test_what_is_written_is_what_was_read(text: str) -> None:
    once = document(text)
    written = format_document(once)
    assert document(written) == once
    assert format_document(document(written)) == written
    assert said(written) == said(text)


@settings(many, max_examples=20)
@given(texts())
def test_white_space_means_nothing(text: str) -> None:
    """Without comments, all of it may as well stand on one line."""
    bare = re.sub(r'("[^"\n]*")|#.*', r"\1", text)
    one_line = re.sub(r'("[^"\n]*")|\s+', lambda m: m[1] or " ", bare)
    assert "\n" not in one_line
    assert document(one_line) == document(bare)


@pytest.mark.parametrize("path", SHIPPED, ids=lambda p: p.relative_to(shipped()).as_posix())
def test_the_shipped_files_are_canonical(path: Path) -> None:
    file = read(path)
    assert format_document(parse(file)) == file.text


@many
@given(texts())
def test_the_span_of_every_item_is_its_text(text: str) -> None:
    for item in items(document(text).declarations):
        words = item.span.text.split()
        if isinstance(item, Row):
            assert " ".join(words).startswith(item.selector.text + " is ")
        else:
            assert words[0] in KEYWORDS[type(item)]
        assert item.because is None or item.because.span.text == f'"{item.because.text}"'
        for cite in item.cites:
            assert "".join(cite.span.text.split()) == cite.text.replace(" ", "")


def items(found: Iterable[Item]) -> Iterator[Item]:
    """The items of a document; a plain definition's only rule starts where its value does."""
    for item in found:
        yield item
        inner = () if isinstance(item, Define) and item.plain else item.inner
        yield from items(inner)
