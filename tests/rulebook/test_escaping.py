"""No string from a rule file or a catalog is ever read as Markdown, HTML or Typst."""

from __future__ import annotations

import json

import pytest
import typst
from hypothesis import given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from cambio_spec.rulebook.escaping import markdown_text, typst_literal, visible
from cambio_spec.rulebook.markdown import render_markdown
from cambio_spec.rulebook.typst import render_pdf
from tests.rulebook.every_block import every_block

HOSTILE = (
    "# heading",
    "*strong* _em_ **x**",
    "back\\slash \\* \\",
    "<script>alert(1)</script>",
    "<!-- x --> &lt; &amp;",
    "$x^2$ $",
    "@someone @label",
    "[link](https://example.org) ![](x)",
    "`code` ``` ~~~",
    "- item",
    "+ item",
    "12. item",
    "7) item",
    "    four spaces",
    "===",
    "---",
    "> quote",
    "| cell | cell |",
    "line\nbreak\r\n# two",
    '"); #panic("evaluated") //',
    "]; #panic(1); [",
    '\\u{41} " \\',
    '#sys.version #import "x"',
    "{{ x }} {% raw %} {# x #}",
    "https://example.org www.example.org me@example.org",
    "~strike~ :smile: ^up^",
)


READER = MarkdownIt("commonmark").enable(["table", "strikethrough"])


def read_back(source: str) -> str:
    """The text that a reader of this Markdown sees, in one line of text or of a table."""
    (inline,) = [t for t in READER.parse(source) if t.type == "inline"]
    assert all(child.type in ("text", "text_special") for child in inline.children or ())
    return "".join(child.content for child in inline.children or ())


@pytest.mark.parametrize("text", HOSTILE)
def test_markdown_shows_exactly_the_text(text: str) -> None:
    seen = visible(text)
    source = markdown_text(text)
    assert read_back(source) == seen.strip()
    # GitHub would make links of these by itself.
    assert "://" not in source and "www." not in source and "@" not in source


@given(st.text(st.characters(codec="utf-8", exclude_characters="\t"), min_size=1))
@settings(max_examples=60)
def test_markdown_shows_any_text(text: str) -> None:
    seen = visible(text)
    if seen.strip():
        assert read_back("x " + markdown_text(text)) == ("x " + seen).strip()


@given(st.text(st.characters(codec="utf-8")))
@settings(max_examples=40)
def test_a_typst_literal_is_the_text(text: str) -> None:
    source = f"#metadata({typst_literal(text)}) <it>"
    found = json.loads(typst.query(source.encode(), "<it>", field="value", one=True))
    assert found == visible(text)


@pytest.mark.parametrize("text", HOSTILE)
def test_every_block_prints_hostile_text(text: str) -> None:
    html = READER.render(render_markdown(every_block(text)))
    assert "<script" not in html and "<!--" not in html
    assert "<a href" not in html and "<img" not in html
    # Typst evaluates nothing of it: `#panic` would end the compilation.
    assert render_pdf(every_block(text)).startswith(b"%PDF")
