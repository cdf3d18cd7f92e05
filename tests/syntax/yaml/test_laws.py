"""What holds between the two spellings, whatever the rules and the comments say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.source.files import SourceFile, read
from cambio_spec.source.shipped import shipped
from cambio_spec.syntax.comments import comments
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.yaml.composing import compose
from cambio_spec.syntax.yaml.writing import format_yaml
from tests.agreement.random_rulesets import texts
from tests.literate.case import Source
from tests.literate.case import parse as case
from tests.syntax.yaml.spelled import from_text, from_yaml, to_text, to_yaml, words

many = settings(max_examples=40, suppress_health_check=list(HealthCheck))
SHIPPED = sorted(shipped().rglob("*.cambio"))
CASES = sorted(Path(__file__).parents[2].glob("good/*.md"))
STYLES = (None, '"', "'", "|", ">")
STRING_OR_COMMENT = re.compile(r'("[^"\n]*")|#[^\n]*')
Draw = Callable[[st.SearchStrategy[Any]], Any]


@cache
def shipped_lines() -> list[list[str]]:
    return [to_yaml(read(path).text).split("\n") for path in SHIPPED]


@st.composite
def spoken(draw: Draw) -> str:
    """A random rule set whose comments and reasons say anything that a line can hold."""
    anything = st.characters(exclude_characters='"\n', exclude_categories=["Cs"])
    said = draw(st.lists(st.text(anything, max_size=12), min_size=1, max_size=6))
    random = Random(draw(st.integers(0, 2**32)))

    def other(found: re.Match[str]) -> str:
        return f'"{random.choice(said)}"' if found[1] else f"#{random.choice(said)}"

    return STRING_OR_COMMENT.sub(other, draw(texts()))


@many
@given(texts())
def test_text_to_yaml_to_text(text: str) -> None:
    document = from_text(text)
    written = format_yaml(document)
    assert from_yaml(written) == document
    assert to_text(written) == format_document(document)
    assert format_yaml(from_yaml(written)) == written


@many
@given(spoken())
def test_no_comment_and_no_reason_is_lost(text: str) -> None:
    document = from_text(text)
    written = format_yaml(document)
    assert from_yaml(written) == document
    _, found = compose(SourceFile("test.yaml", written))
    assert Counter(c.text for c in found) == Counter(c.text for c in comments(text))
    assert to_yaml(to_text(written)) == written


@many
@given(texts(), st.sampled_from(STYLES), st.sampled_from((False, None, True)), st.integers(20, 99))
def test_however_yaml_is_written_it_says_the_same(
    text: str, style: str | None, flow: bool | None, width: int
) -> None:
    """Plain, quoted, folded and literal, in lines and in brackets; and every word is found where
    it stands."""
    plain = yaml.load(to_yaml(text), Loader=yaml.BaseLoader)
    written = yaml.safe_dump(
        plain, default_style=style, default_flow_style=flow, width=width, sort_keys=False
    )
    flags = r"""(optional|kept|open)(["']?): +(?:[|>]-?\s+|["'])true["']?"""
    document = from_yaml(re.sub(flags, r"\1\2: true", written))
    bare = STRING_OR_COMMENT.sub(lambda found: found[1] or "", text)
    assert format_document(document) == format_document(from_text(bare))
    for word in words(document):
        # A rank below zero is `minus 3` in a file and `-3` on a card.
        assert word.span.text.endswith(word.text.removeprefix("-"))


@settings(many, max_examples=150)
@given(st.data())
def test_whatever_is_damaged_is_refused_or_read(data: st.DataObject) -> None:
    """Never anything else, and what is said points into the file."""
    whole = data.draw(st.sampled_from(shipped_lines()))
    start = data.draw(st.integers(0, len(whole) - 1))
    lines = whole[start : start + 16]
    for _ in range(data.draw(st.integers(0, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        other = data.draw(st.sampled_from(["", lines[0], "  " + lines[at], lines[at][2:], *whole]))
        lines[at : at + data.draw(st.integers(0, 1))] = [other] if other else []
        lines = lines or [""]
    text = "\n".join(lines)
    for _ in range(data.draw(st.integers(0, 2))):
        at = data.draw(st.integers(0, len(text)))
        end = min(at + data.draw(st.integers(0, 3)), len(text))
        hostile = st.sampled_from(["", " ", "\n", "\t", *"-?:,[]{}#&*!|>'\"%@`\\~.é\x00\x85\ufeff"])
        text = text[:at] + data.draw(hostile) + text[end:]
    file = SourceFile("test.yaml", text)
    try:
        document = from_yaml(text)
    except Rejected as rejected:
        for diagnostic in rejected.diagnostics:
            for label in diagnostic.labels:
                assert 0 <= label.span.start <= label.span.end <= len(file.text)
    else:
        assert from_yaml(format_yaml(document)) == document


@pytest.mark.parametrize("path", SHIPPED, ids=lambda p: p.relative_to(shipped()).as_posix())
def test_the_shipped_files_come_back_byte_for_byte(path: Path) -> None:
    text = read(path).text
    written = to_yaml(text)
    assert to_text(written) == text
    assert to_yaml(to_text(written)) == written


@pytest.mark.parametrize("path", CASES, ids=lambda p: p.stem)
def test_the_rule_files_of_the_good_cases(path: Path) -> None:
    for block in case(path.read_text("utf-8")).blocks:
        if isinstance(block, Source) and block.path.endswith(".cambio") and block.content:
            document = from_text(block.content.decode())
            assert from_yaml(format_yaml(document)) == document
        elif isinstance(block, Source) and block.path.endswith(".yaml") and block.content:
            document = from_yaml(block.content.decode())
            assert from_text(format_document(document)) == document
