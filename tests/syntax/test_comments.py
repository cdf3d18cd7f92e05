"""Comments belong to the item below them or beside them."""

from __future__ import annotations

import time

import pytest

from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.comments import comments
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import parse


def canonical(text: str) -> str:
    return format_document(parse(SourceFile("test.cambio", text)))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("# above\nparam a = 1", "# above\nparam a = 1\n"),
        ("# one\n\n# two\nparam a = 1", "# one\n# two\nparam a = 1\n"),
        ("param a = 1 # beside", "param a = 1  # beside\n"),
        ("param a = 1\n# below", "param a = 1\n\n# below\n"),
        ("param a = 1 # a\n# above b\nparam b = 2", "param a = 1  # a\n\n# above b\nparam b = 2\n"),
        ("param a # one\n = 1 # two", "# two\nparam a = 1  # one\n"),
        ('param a = 1 because "# no comment" # one', 'param a = 1 because "# no comment"  # one\n'),
        ("param a = 1 #", "param a = 1  #\n"),
        ("game g # here", "game g  # here\n"),
    ],
)
def test_of_a_declaration(text: str, expected: str) -> None:
    assert canonical(text) == expected


def test_of_rules_rows_and_steps() -> None:
    text = """\
# the definition
define d:  # its head
  # a rule
  rule one: 1 when yes  # beside it
  rule two: 2

table t of card:  # worth
  # the ace
  A is 1  # one

stage s:
  # a step
  step one: end match  # the end
"""
    assert canonical(text) == text


def test_of_patches() -> None:
    text = """\
# house rules
variant v of g:  # ours
  # dearer
  set a = 2  # two
  replace t of A is 2  # beside a row
  add rule d.three: 3  # beside a rule
  # added
  add action act in turn: end match  # beside an action
  add step s.two: end match  # beside a step
  # several lines
  add define e:  # beside the head
    rule one: 1  # beside a rule in it
"""
    assert canonical(text) == text


def test_a_plain_definition_is_one_item() -> None:
    assert canonical("define d: # one\n 1 # two") == "# two\ndefine d: 1  # one\n"


def test_inside_an_item_that_goes_over_several_lines() -> None:
    """No item follows in it, so the comment goes to the next."""
    text = "action a in turn:\n # inside\n end match\nparam b = 1"
    assert canonical(text) == "action a in turn: end match\n\n# inside\nparam b = 1\n"


def test_the_comments_of_a_text() -> None:
    found = list(comments('# one\nparam a = 1 "#" # two  \n'))
    assert [(c.text, c.beside) for c in found] == [("# one", False), ("# two", True)]


def test_a_file_full_of_comments_is_read_in_time() -> None:
    text = "".join(f"param p{i} = 1 # {i}\n# above\n" for i in range(3000))
    document = parse(SourceFile("test.cambio", text))
    start = time.monotonic()
    format_document(document)
    assert time.monotonic() - start < 2
