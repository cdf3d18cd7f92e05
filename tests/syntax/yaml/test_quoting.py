"""Whatever a value says, every reader of YAML takes it for that text."""

from __future__ import annotations

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from cambio_spec.syntax.yaml.laying import Comments, Entry, Text, Texts, item
from cambio_spec.syntax.yaml.quoting import scalar

TRICKY = [
    *("", " ", "a ", " a", "a: b", "a:", "a #b", "a#b", "#a", "- a", "-a", "-1", "-", "--", "---"),
    *("? a", ": a", "[a]", "a, b", "{a}", "a]", "*a", "&a", "!a", "|", ">", "%a", "@a", "`a`"),
    *("'a'", '"a"', "a\\b", "a\tb", "~", "null", "Null", "true", "True", "yes", "No", "on", "OFF"),
    *("y", "n", "=", "<<", "1", "01", "0x1f", "0b1", "0o7", "1_000", "1.5", ".5", "1e3", "-.inf"),
    *(".nan", "1:20", "1:20.5", "2026-01-01", "2026-01-01 10:00:00", "a\x85b", "\ufeff", "\x1b"),
    *("é", "…", "\U0001f0a1", "\ud7ff", "\xa0a", "a\u2028b", "100 %"),
]
anything = st.one_of(
    st.sampled_from(TRICKY),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=12),
    st.text("-:#?,[]{}'\"\\ ab1.", max_size=8),
)
phrases = st.lists(anything, min_size=1, max_size=30).map(" ".join)


@pytest.mark.parametrize("text", TRICKY)
def test_what_could_be_something_else(text: str) -> None:
    assert yaml.safe_load(f"a: {scalar(text)}") == {"a": text}
    assert yaml.safe_load(f"a: [{scalar(text, in_list=True)}]") == {"a": [text]}
    assert yaml.safe_load(f"{scalar(text)}: a") == {text: "a"}


@given(anything)
def test_any_text(text: str) -> None:
    assert yaml.safe_load(f"{scalar(text)}: [{scalar(text, in_list=True)}]") == {text: [text]}


@given(phrases, st.sampled_from(("words", "prose")))
def test_a_text_on_several_lines(text: str, kind: str) -> None:
    said = Text(text, "prose" if kind == "prose" else "words")
    entry = Entry(None, (("a", said), ("b", Texts((said, said), block=True))), Comments())
    found = yaml.load("\n".join(item(entry, "  ")), Loader=yaml.BaseLoader)
    assert found == {"a": text, "b": [text, text]}


@pytest.mark.parametrize("text", ["10", "-2", "0"])
def test_a_number_needs_no_quotation_marks_where_it_may_be_one(text: str) -> None:
    assert scalar(text, number=True) == text
    assert scalar(text) == f'"{text}"'
