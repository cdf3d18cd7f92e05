"""The value of a key, read by one rule of the grammar: it can never break out of its place."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import cast

from lark import Token, Tree

from cambio_spec.diagnostics.codes import (
    BAD_CHARACTER,
    COMMENT_IN_VALUE,
    EMPTY_VALUE,
    TOO_LARGE,
    UNCLOSED_TEXT,
    UNEXPECTED_WORD,
    UNKNOWN_CHARACTER,
)
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message, Rejected
from cambio_spec.nodes.reading import Branch
from cambio_spec.source.files import SourceFile, Span
from cambio_spec.syntax.parse import MOST_WORDS, tree_of_any_length, words
from cambio_spec.syntax.yaml.composing import EXOTIC, Scalar
from cambio_spec.syntax.yaml.scalars import places

_NOT_IN_PROSE = re.compile('["\n\ud800-\udfff]')
_IN_VALUES = {"missing-at-end": "missing-at-end-of-value", "unfinished-file": "unfinished-value"}


class Slots:
    """Reads the values of one file; together they may hold no more words than a text."""

    def __init__(self, file: SourceFile) -> None:
        self._file = file
        self._words = 0

    def words(
        self, scalar: Scalar, rule: str, beside: Collection[str] = (), listed: bool = False
    ) -> Branch:
        """The tree of a value, with positions in the file. `beside` are the keys that could stand
        beside its own; `listed`: there could be a list. Raises `Rejected`."""
        _refuse_characters(scalar)
        if not scalar.text.strip():
            raise Rejected((EMPTY_VALUE.at(scalar.span),))
        if "#" in scalar.text:
            begins, ends = places(scalar)
            at = scalar.text.index("#")
            raise Rejected((COMMENT_IN_VALUE.at(Span(self._file, begins[at], ends[at])),))
        self._count(scalar)
        alone = SourceFile(self._file.path, scalar.text)
        try:
            found = tree_of_any_length(alone, rule)
        except Rejected as rejected:
            moved = _Moved(scalar, beside, listed)
            raise Rejected(tuple(moved.said(d) for d in rejected.diagnostics)) from None
        _place(found, *places(scalar))
        return found

    def prose(self, scalar: Scalar) -> Token:
        """Free text, as the grammar's text in quotation marks. Raises `Rejected`."""
        _refuse_characters(scalar)
        if not scalar.text and not scalar.style:
            raise Rejected((EMPTY_VALUE.at(scalar.span),))
        wrong = _NOT_IN_PROSE.search(scalar.text)
        if wrong is not None:
            begins, ends = places(scalar)
            span = Span(self._file, begins[wrong.start()], ends[wrong.start()])
            said = "line-end-in-text" if wrong.group() == "\n" else "quote-in-text"
            if wrong.group() not in ('"', "\n"):
                raise Rejected((BAD_CHARACTER.at(span, found=span.text),))
            raise Rejected((replace(BAD_CHARACTER.at(span), message=Message(said)),))
        return Token(
            "STRING", f'"{scalar.text}"', start_pos=scalar.span.start, end_pos=scalar.span.end
        )

    def _count(self, scalar: Scalar) -> None:
        self._words += words(scalar.text)
        if self._words > MOST_WORDS:
            said = Message("too-many-words", {"path": self._file.path, "limit": MOST_WORDS})
            raise Rejected((replace(TOO_LARGE.at(scalar.span), message=said),))


def _refuse_characters(scalar: Scalar) -> None:
    wrong = EXOTIC.search(scalar.span.text)
    if wrong is not None:
        start = scalar.span.start + wrong.start()
        found = wrong.group()
        raise Rejected((BAD_CHARACTER.at(Span(scalar.span.file, start, start + 1), found=found),))


class _Moved:
    """What is said about a value by itself, said about its place in the file."""

    def __init__(self, scalar: Scalar, beside: Collection[str], listed: bool) -> None:
        self._scalar = scalar
        self._beside = beside
        self._listed = listed
        self._begins, self._ends = places(scalar)

    def said(self, diagnostic: Diagnostic) -> Diagnostic:
        first = diagnostic.labels[0].span
        message = diagnostic.message
        if message.id in _IN_VALUES:
            message = Message(_IN_VALUES[message.id], message.arguments)
        help_ = diagnostic.help
        if diagnostic.code in (UNKNOWN_CHARACTER.code, UNCLOSED_TEXT.code):
            help_ = Message("help-text-in-because")
        elif diagnostic.code == UNEXPECTED_WORD.code and first.text in self._beside:
            help_ = Message("help-key-of-its-own", {"key": first.text})
        elif first.text == "," and self._listed:
            help_ = Message("help-list")
        labels = tuple(replace(label, span=self._span(label)) for label in diagnostic.labels)
        return replace(diagnostic, message=message, help=help_, labels=labels)

    def _span(self, label: Label) -> Span:
        start, end = label.span.start, label.span.end
        outer = self._scalar.span
        if start >= len(self._begins):
            last = self._ends[-1] if self._ends else outer.end
            return Span(outer.file, last, last)
        begin = self._begins[start]
        return Span(outer.file, begin, self._ends[end - 1] if end > start else begin)


def _place(part: Branch, begins: Sequence[int], ends: Sequence[int]) -> None:
    """Moves a tree from its value to the file. Its depth is bounded."""
    meta = part.meta
    if not meta.empty:
        meta.start_pos, meta.end_pos = begins[meta.start_pos], ends[meta.end_pos - 1]
    for child in part.children:
        if isinstance(child, Tree):
            _place(child, begins, ends)
        elif child is not None:
            token = child
            start, end = cast(int, token.start_pos), cast(int, token.end_pos)
            token.start_pos, token.end_pos = begins[start], ends[end - 1]
