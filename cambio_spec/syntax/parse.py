"""Rule files to documents: bounded, located, and complete in what it reports.

Rule files are untrusted. What is nested too deeply is found by a scan before the parser or
anything recursive sees it.
"""

from __future__ import annotations

import os
import re
from dataclasses import replace
from functools import cache
from importlib.resources import files
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from cambio_spec.constructs.registry import LAYOUTS, READ
from cambio_spec.diagnostics.codes import TOO_DEEP, TOO_LARGE
from cambio_spec.diagnostics.diagnostic import Diagnostic, Message, Rejected
from cambio_spec.nodes.keys import rules_of
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.surface import Document, Expression
from cambio_spec.source.caches import cache_folder
from cambio_spec.source.files import SourceFile, Span
from cambio_spec.syntax.comments import attach, comments

if TYPE_CHECKING:
    from lark import Lark

DEEPEST = 60
MOST_WORDS = 32_000
"""Twenty times the words and signs of a large game. Reading so many takes a second."""

STARTS = ("start", "expr", *sorted(rules_of(LAYOUTS.values()) - {"expr"}))
"""What a text may be: a whole file, a single expression, or the value of a key of YAML."""

_WORD_OR_SIGN = re.compile(r'(?:#[^\n]*|\s)*("[^"\n]*"?|[A-Za-z0-9_]+|[^\s#])')
_TOKEN = re.compile(r'#[^\n]*|"[^"\n]*"?|[()]')


@cache
def grammar() -> Lark:
    """The parser of everything in `STARTS`."""
    from lark import Lark

    text = files("cambio_spec.syntax").joinpath("cambio.lark").read_text("utf-8")
    table = _table_file()
    return Lark(
        text,
        parser="lalr",
        start=list(STARTS),
        propagate_positions=True,
        maybe_placeholders=True,
        cache=str(table) if table is not None else False,
    )


def _table_file() -> Path | None:
    """Where Lark keeps the parser's table between runs: building it takes longer than a whole
    check. Lark itself tells a table of another grammar or version. None: nowhere to write."""
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder / "grammar.table" if os.access(folder, os.W_OK) else None


def parse(file: SourceFile) -> Document:
    """The declarations of a file, with their comments. Raises `Rejected`."""
    return document(file, tree(file, "start"))


def document(file: SourceFile, whole: Branch) -> Document:
    """The declarations in the tree of a file's text, with the comments in it."""
    reader = Reader(file, READ)
    declarations = tuple(reader.declaration(c) for c in whole.children)
    span = Span(file, 0, len(file.text))
    return attach(Document(declarations, (), span=span), comments(file.text))


def parse_expression(file: SourceFile) -> Expression:
    """A single expression. Raises `Rejected`."""
    return Reader(file, READ).expression(tree(file, "expr"))


def tree(file: SourceFile, start: str) -> Branch:
    """The tree of a text that is one of `STARTS`. Raises `Rejected`."""
    _bound_depth(file)
    _bound_length(file)
    return _shallow(file, start)


def tree_of_any_length(file: SourceFile, start: str) -> Branch:
    """The same for a text whose words have been counted. Raises `Rejected`."""
    _bound_depth(file)
    return _shallow(file, start)


def _shallow(file: SourceFile, start: str) -> Branch:
    found = unbounded_tree(file, start)
    bound_tree(file, found)
    return found


def unbounded_tree(file: SourceFile, start: str) -> Branch:
    """For a text of which it is known how long and how deep it is. Raises `Rejected`."""
    from lark.exceptions import UnexpectedInput

    try:
        found: Branch = grammar().parse(file.text, start=start)
    except UnexpectedInput as error:
        from cambio_spec.syntax.faults import fault

        raise Rejected((fault(file, error, grammar().terminals),)) from None
    return found


def _bound_depth(file: SourceFile) -> None:
    depth = 0
    for token in _TOKEN.finditer(file.text):
        if token.group() == "(":
            depth += 1
            if depth > DEEPEST:
                raise Rejected((_too_deep(file, token.start()),))
        elif token.group() == ")":
            depth -= 1


def words(text: str) -> int:
    """How many words and signs a text has, comments apart."""
    return sum(1 for _ in _WORD_OR_SIGN.finditer(text))


def _bound_length(file: SourceFile) -> None:
    beyond = next(islice(_WORD_OR_SIGN.finditer(file.text), MOST_WORDS, None), None)
    if beyond is not None:
        said = Message("too-many-words", {"path": file.path, "limit": MOST_WORDS})
        raise Rejected((replace(TOO_LARGE.at(Span(file, *beyond.span(1))), message=said),))


def bound_tree(file: SourceFile, tree: Branch) -> None:
    """The depth of the tree itself: prefixes such as `not not …` nest without brackets."""
    from lark import Tree

    level = [tree]
    for _ in range(4 * DEEPEST):
        level = [c for t in level for c in t.children if isinstance(c, Tree)]
        if not level:
            return
    raise Rejected((_too_deep(file, getattr(level[0].meta, "start_pos", 0)),))


def _too_deep(file: SourceFile, at: int) -> Diagnostic:
    return TOO_DEEP.at(Span(file, at, at + 1), limit=DEEPEST)
