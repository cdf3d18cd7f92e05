"""YAML text to plain nodes with positions, and the comments between them. Bounded, no aliases.

All that is used of PyYAML is its events, so nothing is resolved or constructed: every scalar is
text. Depth and number of nodes are bounded while the events come.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import yaml

from cambio_spec.diagnostics.codes import TOO_DEEP, TOO_LARGE, YAML_FEATURE
from cambio_spec.diagnostics.diagnostic import Diagnostic, Message, Rejected
from cambio_spec.source.files import SourceFile, Span
from cambio_spec.syntax.comments import Comment
from cambio_spec.syntax.parse import DEEPEST, MOST_WORDS
from cambio_spec.syntax.yaml.faults import broken

# What PyYAML refuses, or takes for the end of a line, though the rule language doesn't.
EXOTIC = re.compile(
    "[^\t\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"
)
_STAND_IN = "\ufffd"
_COMMENT = re.compile(r"#[^\n]*")
_HEADER = re.compile(r"[|>][^#\n]*(?P<comment>#[^\n]*)?")
_DIRECTIVE = re.compile(r"^%[^\n]*", re.MULTILINE)
_FEATURE = re.compile(r"[&*!][^\s,\[\]{}]*|\S*")
_LOADER: Any = yaml.CBaseLoader if yaml.__with_libyaml__ else yaml.BaseLoader


@dataclass(frozen=True, slots=True)
class Scalar:
    """`style` is empty for a plain one, else its first sign: `"`, `'`, `|` or `>`."""

    text: str
    style: str
    span: Span


@dataclass(frozen=True, slots=True)
class Listed:
    items: tuple[Node, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Mapped:
    pairs: tuple[tuple[Scalar, Node], ...]
    span: Span


Node = Scalar | Listed | Mapped


@dataclass(slots=True)
class _Open:
    """A list or a mapping that isn't complete. `flow`: it stands in brackets."""

    kind: type[Listed] | type[Mapped]
    start: int
    flow: bool
    nodes: list[Node] = field(default_factory=list)


def compose(file: SourceFile) -> tuple[Node | None, tuple[Comment, ...]]:
    """The only document of a file, None where there is none, and its comments. Raises `Rejected`
    for what isn't YAML, is too much of it, or uses what rule files have no use for."""
    try:
        root, scalars = _Composer(file).compose()
    except yaml.MarkedYAMLError as error:
        raise Rejected((broken(file, error),)) from None
    return root, tuple(_comments(file.text, scalars))


class _Composer:
    def __init__(self, file: SourceFile) -> None:
        self.file = file
        self.scalars: list[Scalar] = []
        self._open: list[_Open] = []
        self._root: Node | None = None

    def compose(self) -> tuple[Node | None, list[Scalar]]:
        text = EXOTIC.sub(_STAND_IN, self.file.text)
        documents = 0
        for event in yaml.parse(text, Loader=_LOADER):
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                self._begin(event, documents)
            elif isinstance(event, yaml.NodeEvent):
                self._node(event)
            elif isinstance(event, yaml.CollectionEndEvent):
                self._close(event)
        return self._root, self.scalars

    def _begin(self, event: Any, documents: int) -> None:
        start = event.start_mark.index
        if documents > 1:
            raise Rejected((self._feature("documents", start),))
        if event.version or event.tags:
            directive = _DIRECTIVE.search(self.file.text)
            raise Rejected((self._feature("directive", directive.start() if directive else start),))

    def _node(self, event: Any) -> None:
        start, end = event.start_mark.index, event.end_mark.index
        if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
            raise Rejected((self._feature("alias", start),))
        if event.tag is not None:
            raise Rejected((self._feature("tag", start),))
        if isinstance(event, yaml.ScalarEvent):
            self._scalar(event, start, end)
            return
        if len(self._open) >= DEEPEST:
            raise Rejected((TOO_DEEP.at(Span(self.file, start, start + 1), limit=DEEPEST),))
        kind = Listed if isinstance(event, yaml.SequenceStartEvent) else Mapped
        self._open.append(_Open(kind, start, bool(event.flow_style)))

    def _scalar(self, event: Any, start: int, end: int) -> None:
        style = event.style or ""
        if style in ("|", ">"):
            end = start + len(self.file.text[start:end].rstrip())
        scalar = Scalar(event.value, style, Span(self.file, start, end))
        if len(self.scalars) >= MOST_WORDS:
            said = Message("too-many-words", {"path": self.file.path, "limit": MOST_WORDS})
            raise Rejected((replace(TOO_LARGE.at(scalar.span), message=said),))
        self.scalars.append(scalar)
        self._put(scalar)

    def _close(self, event: Any) -> None:
        done = self._open.pop()
        end = event.end_mark.index
        if not done.flow:
            # A block ends where the next thing begins; what counts is where its last part does.
            end = done.nodes[-1].span.end if done.nodes else done.start
        span = Span(self.file, done.start, end)
        if done.kind is Listed:
            self._put(Listed(tuple(done.nodes), span))
        else:
            self._put(Mapped(tuple(self._pairs(done.nodes)), span))

    def _pairs(self, nodes: list[Node]) -> Iterator[tuple[Scalar, Node]]:
        for key, value in zip(nodes[::2], nodes[1::2], strict=True):
            if not isinstance(key, Scalar):
                raise Rejected((YAML_FEATURE.at(key.span, feature="complex-key"),))
            if key.text == "<<" and not key.style:
                raise Rejected((YAML_FEATURE.at(key.span, feature="merge"),))
            yield key, value

    def _put(self, node: Node) -> None:
        if self._open:
            self._open[-1].nodes.append(node)
        else:
            self._root = node

    def _feature(self, feature: str, start: int) -> Diagnostic:
        found = _FEATURE.match(self.file.text, start)
        end = found.end() if found and found.group() else start + 1
        return YAML_FEATURE.at(Span(self.file, start, end), feature=feature)


def _comments(text: str, scalars: Iterable[Scalar]) -> Iterator[Comment]:
    """What stands between the scalars and begins with `#`, and what follows the sign of a block."""
    end = 0
    for scalar in scalars:
        yield from _between(text, end, scalar.span.start)
        end = scalar.span.end
        header = _HEADER.match(text, scalar.span.start) if scalar.style in ("|", ">") else None
        if header and header["comment"]:
            yield _comment(text, header.start("comment"), header["comment"])
    yield from _between(text, end, len(text))


def _between(text: str, start: int, end: int) -> Iterator[Comment]:
    for found in _COMMENT.finditer(text, start, end):
        yield _comment(text, found.start(), found.group())


def _comment(text: str, start: int, found: str) -> Comment:
    """A dash by itself is no code: what stands behind it is about the item below."""
    before = text[text.rfind("\n", 0, start) + 1 : start]
    return Comment(start, found.rstrip(), bool(before.strip().strip("-? \t")))
