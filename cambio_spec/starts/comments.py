"""Text as comments of a rule file."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from textwrap import wrap

from cambio_spec.nodes.writing import WIDTH


def commented(text: str) -> Iterator[str]:
    """Comment lines of at most `WIDTH` columns, where the words allow it. What isn't indented is
    filled anew; an indented line, such as a command, stays as it is."""
    for shown, lines in groupby(text.split("\n"), lambda line: line.startswith(" ")):
        pieces = list(lines)
        if not shown:
            pieces = wrap(
                " ".join(pieces), WIDTH - 2, break_long_words=False, break_on_hyphens=False
            )
        yield from (f"# {piece}" for piece in pieces)
