"""From YAML to the trees that the grammar would give, by the keys of the constructs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar, assert_never, cast

from lark import Token, Tree
from lark.tree import Meta

from cambio_spec.constructs.registry import READ
from cambio_spec.diagnostics.diagnostic import Diagnostic, Rejected
from cambio_spec.nodes.keys import (
    Either,
    Flag,
    Gathered,
    Given,
    Happenings,
    Items,
    Key,
    Named,
    Part,
    Prose,
    Several,
    Words,
    Wrapped,
    keys,
)
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.reading import Part as Child
from cambio_spec.nodes.surface import Document
from cambio_spec.source.files import SourceFile, Span
from cambio_spec.syntax.comments import attach
from cambio_spec.syntax.parse import bound_tree
from cambio_spec.syntax.yaml import shapes
from cambio_spec.syntax.yaml.composing import Listed, Mapped, Node, Scalar, compose
from cambio_spec.syntax.yaml.slots import Slots
from cambio_spec.syntax.yaml.ways import Way, by_head, declarations

MOST_FAULTS = 20

T = TypeVar("T")


def parse_yaml(file: SourceFile) -> Document:
    """The declarations of a file, with their comments. Raises `Rejected` with all that is wrong
    in it, up to `MOST_FAULTS`."""
    try:
        root, comments = compose(file)
    except Rejected:
        shapes.refuse_text(file, by_head(declarations))
        raise
    if isinstance(root, Scalar):
        shapes.refuse_text(file, by_head(declarations))
    reading = _Reading(file)
    trees = reading.declarations(root)
    bound_tree(file, Tree("start", list(trees)))
    reader = Reader(file, READ)
    found = tuple(reader.declaration(tree) for tree in trees)
    return attach(Document(found, (), span=Span(file, 0, len(file.text))), comments, reading.ends)


@dataclass(frozen=True, slots=True)
class _Fields:
    """The keys and values of an item. `head` is the key that says what it is; `meant` are keys
    that are there under another name."""

    head: Scalar
    found: Mapping[str, tuple[Scalar, Node]]
    known: frozenset[str]
    meant: frozenset[str] = frozenset()


class _Reading:
    """`ends` says for every item where it is over, by where it starts."""

    def __init__(self, file: SourceFile) -> None:
        self.ends: dict[int, int] = {}
        self._file = file
        self._slots = Slots(file)
        self._faults: list[Diagnostic] = []

    def declarations(self, root: Node | None) -> list[Branch]:
        """The trees of all declarations. Raises `Rejected`."""
        if root is None or (isinstance(root, Scalar) and shapes.is_empty(root)):
            return []
        top = by_head(declarations)
        items = (root,) if isinstance(root, Mapped) else shapes.listed(root)
        trees: list[Branch] = []
        with suppress(_Enough):
            trees = self._each(items, lambda item: self._item(item, top))
        if self._faults:
            raise Rejected(tuple(self._faults[:MOST_FAULTS]))
        return trees

    def _each(self, nodes: Sequence[Node], read: Callable[[Node], T]) -> list[T]:
        """What each of them gives; what is wrong with one mustn't hide what is with the next."""
        found: list[T] = []
        for node in nodes:
            try:
                found.append(read(node))
            except Rejected as rejected:
                self._add(*rejected.diagnostics)
        return found

    def _add(self, *faults: Diagnostic) -> None:
        """Raises `_Enough` where there are too many."""
        self._faults += faults
        if len(self._faults) >= MOST_FAULTS:
            raise _Enough

    def _item(self, node: Node, ways: Mapping[str, Way]) -> Branch:
        pairs = shapes.mapped(node)
        head = shapes.first_of(pairs, ways)
        way = ways[head.text]
        fields = self._fields(head, pairs, way.layout.parts, ways)
        start, end = head.span.start, node.span.end
        children = self._all(way.layout.parts, fields)
        if way.around is None:
            return self._tree(way.layout.tree, children, start, end)
        inner = start if head.style else start + len(way.word) + 1
        made = self._tree(way.layout.tree, children, inner, end)
        return Tree(way.around, [made], _meta(start, end))

    def _tree(self, rule: str, children: list[Child], start: int, end: int) -> Branch:
        self.ends[start] = end
        return Tree(rule, cast(list[Branch | Token], children), _meta(start, end))

    def _fields(
        self,
        head: Scalar,
        pairs: Sequence[tuple[Scalar, Node]],
        parts: tuple[Part, ...],
        ways: Mapping[str, Way],
    ) -> _Fields:
        known = frozenset(key.name for key in keys(parts))
        found: dict[str, tuple[Scalar, Node]] = {}
        strange: list[Scalar] = []
        for key, value in pairs:
            if key.text in found:
                self._add(shapes.doubled(key, found[key.text][0]))
            elif key.text in known:
                found[key.text] = key, value
            elif key.text in ways:
                self._add(shapes.begins_another(key))
            else:
                strange.append(key)
        missing = [name for name in _needed(parts) if name not in found]
        # Whoever has to be told of a key is told of the plain ones.
        offered = known - {part.in_words.name for part in parts if isinstance(part, Gathered)}
        meant = shapes.meant(strange, known - found.keys(), missing)
        for key in strange:
            self._add(shapes.unknown(key, offered - found.keys(), meant.get(key)))
        return _Fields(head, found, known, frozenset(meant.values()))

    def _all(self, parts: tuple[Part, ...], fields: _Fields) -> list[Child]:
        """The children of an item. What is missing is said of all its keys at once."""
        there = fields.found.keys() | fields.meant
        missing = tuple(name for name in _needed(parts) if name not in there)
        if missing:
            self._add(shapes.missing(fields.head, missing))
        return self._children(parts, fields)

    def _children(self, parts: tuple[Part, ...], fields: _Fields) -> list[Child]:
        found: list[Child] = []
        for part in parts:
            try:
                found += self._part(part, fields)
            except Rejected as rejected:
                self._add(*rejected.diagnostics)
        return found

    def _part(self, part: Part, fields: _Fields) -> list[Child]:
        match part:
            case Key():
                return self._key(part, fields)
            case Given(terminal=terminal, word=word):
                return [_token(terminal, word, fields.head)]
            case Wrapped(tree=tree, parts=parts):
                children = self._children(parts, fields)
                placed = next((_start(c) for c in children if c is not None), fields.head.span.end)
                return [Tree(tree, cast(list[Branch | Token], children), _meta(placed, placed))]
            case Either(parts=parts):
                return self._part(self._chosen(parts, fields), fields)
            case Gathered(tree=tree):
                known = {key.name: key for key in keys((part,))}
                said = [known[name] for name in fields.found if name in known]
                if not said:
                    return [None]
                children = self._children(tuple(said), fields)
                return _grouped(tree, children, fields.found[said[0].name][1])
            case _:
                assert_never(part)

    def _chosen(self, parts: tuple[Part, ...], fields: _Fields) -> Part:
        """The first one of which a key is there that not every other has too. Raises `Rejected`
        where there is none, or where it lacks one."""
        every = [[key.name for key in keys((part,))] for part in parts]
        shared = frozenset(every[0]).intersection(*every)
        names = [[name for name in own if name not in shared] for own in every]
        off = {key.name for key in keys(parts) if _is_off(key, fields)}
        chosen = [
            i
            for i, own in enumerate(names)
            if any(name in fields.found and name not in off for name in own)
        ]
        if not chosen or any(n not in fields.found for n in _needed((parts[chosen[0]],))):
            raise Rejected((shapes.missing_either(fields.head, names[0][0], names[-1][0]),))
        first = next(name for name in names[chosen[0]] if name in fields.found)
        for other in chosen[1:]:
            for name in names[other]:
                if name in fields.found:
                    self._add(shapes.not_beside(fields.found[name][0], first))
        return parts[chosen[0]]

    def _key(self, key: Key, fields: _Fields) -> list[Child]:
        if key.name in fields.found:
            return self._value(key, fields.found[key.name][1], fields.known)
        match key.value:
            case Words(children=children):
                return [None] * children
            case Named() | Items():
                return []
            case _:
                return [None]

    def _value(self, key: Key, node: Node, beside: frozenset[str]) -> list[Child]:
        match key.value:
            case Words(rule=rule):
                return self._words(node, rule, beside)
            case Prose():
                return [self._slots.prose(shapes.scalar(node))]
            case Flag(terminal=terminal, word=word):
                scalar = shapes.scalar(node)
                return [_token(terminal, word, scalar) if shapes.flag(scalar) else None]
            case Several(each=each, tree=tree):
                listed = shapes.listed(node) if not isinstance(node, Scalar) else (node,)
                found = self._each(listed, lambda one: self._words(one, each, beside, True))
                return _grouped(tree, [child for group in found for child in group], node)
            case Happenings():
                if not isinstance(node, Listed):
                    return self._words(node, "effects", beside)
                listed = shapes.listed(node)
                done = self._each(listed, lambda one: self._words(one, "_effect", beside))
                return _grouped("effects", [child for group in done for child in group], node)
            case Named() as named:
                return list(self._named(named, node))
            case Items(ways=ways):
                heads = by_head(ways)
                return list(self._each(shapes.listed(node), lambda one: self._item(one, heads)))
            case _:
                assert_never(key.value)

    def _words(
        self, node: Node, rule: str, beside: frozenset[str], listed: bool = False
    ) -> list[Child]:
        tree = self._slots.words(shapes.scalar(node), rule, beside, listed)
        return list(tree.children) if rule.startswith("_") else [tree]

    def _named(self, named: Named, node: Node) -> Iterator[Branch]:
        seen: dict[str, Scalar] = {}
        for key, value in shapes.mapped(node):
            if key.text in seen:
                self._add(shapes.doubled(key, seen[key.text]))
            seen[key.text] = key
            try:
                yield self._named_item(named, key, value)
            except Rejected as rejected:
                self._add(*rejected.diagnostics)

    def _named_item(self, named: Named, key: Scalar, value: Node) -> Branch:
        """In its short form, it is nothing but the value of its first key."""
        known = list(keys(named.parts))
        children = self._words(key, named.name.rule, frozenset())
        if isinstance(value, Mapped) and len(known) > 1:
            fields = self._fields(key, shapes.mapped(value), named.parts, {})
        else:
            names = frozenset(one.name for one in known)
            fields = _Fields(key, {known[0].name: (key, value)}, names)
        children += self._all(named.parts, fields)
        return self._tree(named.tree, children, key.span.start, value.span.end)


def _is_off(key: Key, fields: _Fields) -> bool:
    """Whether a flag is there to say that it isn't so."""
    if not isinstance(key.value, Flag) or key.name not in fields.found:
        return False
    return not shapes.flag(shapes.scalar(fields.found[key.name][1]))


def _needed(parts: tuple[Part, ...]) -> Iterator[str]:
    """The keys that can't be left out, whatever else is there."""
    for part in parts:
        match part:
            case Key(name=name, needed=True):
                yield name
            case Wrapped(parts=inner):
                yield from _needed(inner)
            case _:
                pass


class _Enough(Exception):
    """So many faults that no more are looked for."""


def _meta(start: int, end: int) -> Meta:
    meta: Meta = cast(Any, Meta)()
    meta.empty = False
    meta.start_pos, meta.end_pos = start, end
    return meta


def _start(child: Branch | Token) -> int:
    return cast(int, child.start_pos if isinstance(child, Token) else child.meta.start_pos)


def _token(terminal: str, word: str, place: Scalar) -> Token:
    return Token(terminal, word, start_pos=place.span.start, end_pos=place.span.end)


def _grouped(tree: str | None, children: list[Child], node: Node) -> list[Child]:
    if tree is None:
        return children
    made = cast(list[Branch | Token], children)
    return [Tree(tree, made, _meta(node.span.start, node.span.end))]
