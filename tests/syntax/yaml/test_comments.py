"""In YAML, too, comments belong to the item below them, or beside them."""

from __future__ import annotations

import pytest

from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.yaml.composing import compose
from tests.syntax.yaml.spelled import to_text, to_yaml


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ("# above\n- param: a\n  is: 1\n", "# above\nparam a = 1\n"),
        ("# one\n\n# two\nparam: a\nis: 1\n", "# one\n# two\nparam a = 1\n"),
        ("- param: a  # beside\n  is: 1\n", "param a = 1  # beside\n"),
        ("- # above\n  param: a\n  is: 1\n", "# above\nparam a = 1\n"),
        ("param: a\nis: 1\n# below\n", "param a = 1\n\n# below\n"),
        ("param: a\n# inside\nis: 1\n", "# inside\nparam a = 1\n"),
        ("param: a # one\nis: 1 # two\n", "# two\nparam a = 1  # one\n"),
        ("param: a\nis: '1'# beside\n", "param a = 1  # beside\n"),
        ("param: a\nis: | # beside\n  1\n# below\n", "param a = 1  # beside\n\n# below\n"),
        ("param: a\nis: 1\nbecause: 'no # comment' # one\n", None),
        ("---  # first\ngame: g\n...\n# last\n", "# first\ngame g\n\n# last\n"),
        (
            "- game: g\n  # inside\n  editions:\n    de: a\n# next\n- param: a\n  is: 1\n",
            '# inside\ngame g\n  edition de "a"\n\n# next\nparam a = 1\n',
        ),
        (
            "define: d\nrules:\n  # a rule\n  one: 1 # by\n  # in\n  two:\n    # of\n    is: 2\n",
            "define d:\n  # a rule\n  rule one: 1  # by\n  # in\n  # of\n  rule two: 2\n",
        ),
    ],
)
def test_where_they_belong(said: str, text: str | None) -> None:
    assert to_text(said) == (text or 'param a = 1 because "no # comment"  # one\n')


def test_of_items_inside_items() -> None:
    text = """\
# house rules
variant v of g:  # ours
  # dearer
  set a = 2  # two
  replace t of A is 2  # beside a row
  add rule d.three: 3  # beside a rule
  # added
  add action act in turn: end match  # beside an action
  # several lines
  add define e:  # beside the head
    # inside
    rule one: 1  # beside a rule in it

# the end
"""
    said = """\
# house rules
variant: v  # ours
of: g
patches:
  # dearer
  - set: a  # two
    is: 2
  - replace: t of A  # beside a row
    is: 2
  - add rule: d.three  # beside a rule
    is: 3
  # added
  - add action: act  # beside an action
    in: [turn]
    do: end match
  # several lines
  - add define: e  # beside the head
    rules:
      # inside
      one: 1  # beside a rule in it

# the end
"""
    assert to_yaml(text) == said
    assert to_text(said) == text


def test_what_looks_like_one_inside_a_value_is_none() -> None:
    text = "a: b#c\nd: 'e # f'\ng: \"h # i\"\nj: |\n  k # l\nm: n # only\n"
    _, found = compose(SourceFile("x.yaml", text))
    assert [(comment.text, comment.beside) for comment in found] == [("# only", True)]


def test_beside_a_value_on_several_lines() -> None:
    said = "long " * 20
    text = f'param a = 1\n    because "{said}end"  # beside\n'
    assert to_text(to_yaml(text)) == text
    given = "define d of player given " + " and ".join(["size of hand of me > 0"] * 6)
    text = to_text(to_yaml(f"{given}: 1  # beside\n"))
    assert text.endswith("# beside\n")
    assert to_text(to_yaml(text)) == text
