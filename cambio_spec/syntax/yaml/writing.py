"""The canonical YAML of a document, by the keys of the constructs.

It is made from the tree of the canonical text, so a value says exactly what the text says there.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import assert_never, cast

from lark import Token, Tree

from cambio_spec.constructs.registry import LAYOUTS
from cambio_spec.diagnostics.codes import DUPLICATE_KEY
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message, Rejected
from cambio_spec.nodes.keys import (
    Either,
    Flag,
    Gathered,
    Given,
    Happenings,
    Items,
    Key,
    Layout,
    Named,
    Part,
    Prose,
    Several,
    Words,
    Wrapped,
    keys,
)
from cambio_spec.nodes.reading import Branch, squeeze
from cambio_spec.nodes.reading import Part as Child
from cambio_spec.nodes.surface import Document, Item
from cambio_spec.source.files import SourceFile, Span
from cambio_spec.syntax.comments import items
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import document as document_in
from cambio_spec.syntax.parse import unbounded_tree
from cambio_spec.syntax.yaml.laying import (
    Comments,
    Entries,
    Entry,
    Laid,
    Text,
    Texts,
    apart,
    dashed,
    item,
)
from cambio_spec.syntax.yaml.ways import Way, by_head


def format_yaml(document: Document) -> str:
    """Raises `Rejected` where two things that YAML names by a key have the same name."""
    file = SourceFile("", format_document(document))
    tree = unbounded_tree(file, "start")
    canonical = document_in(file, tree)
    said = {i.span.start: Comments(i.above, i.beside) for i in items(canonical.declarations)}
    writing = _Writing(file.text, said)
    try:
        found = [
            (c.data, writing.item(LAYOUTS[c.data], c)) for c in cast(list[Branch], tree.children)
        ]
    except _Doubled as doubled:
        raise Rejected((_located(doubled, document, canonical),)) from None
    if len(found) == 1:
        lines = item(found[0][1], "")
    else:
        lines = apart([(kind, entry, dashed(entry, "")) for kind, entry in found])
    if document.below:
        lines += ["", *document.below] if lines else document.below
    return "\n".join(lines) + "\n" if lines else ""


class _Doubled(Exception):
    """A name that stands twice, at these places of the canonical text."""

    def __init__(self, name: str, first: int, second: int) -> None:
        super().__init__(name)
        self.name, self.first, self.second = name, first, second


def _located(doubled: _Doubled, document: Document, canonical: Document) -> Diagnostic:
    """The fault at the items of the document that was read, which come in the same order."""
    starts = [i.span.start for i in items(canonical.declarations)]
    sources: list[Item] = list(items(document.declarations))

    def span(at: int) -> Span:
        return sources[bisect_right(starts, at) - 1].span

    first, second = span(doubled.first), span(doubled.second)
    labels = [Label(second)]
    if first != second:
        labels.append(Label(first, Message("first-label")))
    return DUPLICATE_KEY.at(*labels, key=doubled.name)


class _Writing:
    """`said` are the comments of items, by where these start in the text."""

    def __init__(self, text: str, said: Mapping[int, Comments]) -> None:
        self._text = text
        self._said = said

    def item(self, layout: Layout, tree: Branch, name: str | None = None) -> Entry:
        pairs = tuple(self._pairs(layout.parts, tree.children))
        return Entry(name, pairs, self._comments(tree))

    def _comments(self, tree: Branch) -> Comments:
        return self._said.get(tree.meta.start_pos, Comments())

    def _pairs(
        self, parts: Sequence[Part], children: Sequence[Child]
    ) -> Iterator[tuple[str, Laid]]:
        for part, own in _shared_out(parts, children):
            match part:
                case Key():
                    if any(child is not None for child in own):
                        yield part.name, self._value(part, own)
                case Wrapped(parts=inner):
                    (tree,) = own
                    yield from self._pairs(inner, cast(Branch, tree).children)
                case Gathered():
                    if own[0] is not None:
                        yield from self._gathered(part, cast(Branch, own[0]))
                case Either(parts=options):
                    fitting = next(option for option in options if _fits(option, own))
                    yield from self._pairs((fitting,), own)
                case Given():
                    pass
                case _:
                    assert_never(part)

    def _gathered(self, part: Gathered, tree: Branch) -> Iterator[tuple[str, Laid]]:
        """What each of the children says behind the key that it begins with."""
        said = [self._words([child]).text for child in tree.children]
        groups = [(k, list(texts)) for k, texts in groupby(said, lambda text: text.split()[0])]
        heads = [head for head, _ in groups]
        if len(set(heads)) < len(heads):
            yield part.in_words.name, _listed(said)
            return
        for head, texts in groups:
            yield head, _listed([text.removeprefix(f"{head} ") for text in texts])

    def _value(self, key: Key, own: Sequence[Child]) -> Laid:
        match key.value:
            case Words():
                return self._words(own)
            case Prose():
                return Text(str(own[0])[1:-1], "prose")
            case Flag():
                return Text("true", "flag")
            case Several(tree=tree, alone=alone):
                children = own if tree is None else cast(Branch, own[0]).children
                texts = tuple(self._words([child]) for child in children)
                return texts[0] if alone and len(texts) == 1 else Texts(texts, block=False)
            case Happenings():
                texts = tuple(self._words([c]) for c in cast(Branch, own[0]).children)
                return texts[0] if len(texts) == 1 else Texts(texts, block=True)
            case Named() as named:
                return Entries(tuple(self._named(named, cast(Sequence[Branch], own))))
            case Items(ways=ways):
                found = by_head(ways).values()
                return Entries(tuple(self._one_of(found, cast(Branch, child)) for child in own))
            case _:
                assert_never(key.value)

    def _words(self, own: Sequence[Child]) -> Text:
        places = [_place(child) for child in own if child is not None]
        return Text(squeeze(self._text[places[0][0] : places[-1][1]]), "words")

    def _named(self, named: Named, trees: Sequence[Branch]) -> Iterator[Entry]:
        seen: dict[str, int] = {}
        short = next(keys(named.parts)).name
        for tree in trees:
            count = named.name.children
            name = self._words(tree.children[:count]).text
            if name in seen:
                raise _Doubled(name, seen[name], tree.meta.start_pos)
            seen[name] = tree.meta.start_pos
            pairs = tuple(self._pairs(named.parts, tree.children[count:]))
            is_short = [key for key, _ in pairs] == [short]
            yield Entry(name, pairs, self._comments(tree), is_short)

    def _one_of(self, ways: Iterable[Way], tree: Branch) -> Entry:
        """The item, in the way that fits its tree."""
        for way in ways:
            inner = tree
            if way.around is not None and tree.data == way.around:
                inner = cast(Branch, tree.children[0])
            elif way.around is not None:
                continue
            if inner.data == way.layout.tree and _is_given(way.layout, inner):
                return self.item(way.layout, inner)
        raise AssertionError(f"the grammar has a rule that no key says: {tree.data}")


def _listed(texts: Sequence[str]) -> Text | Texts:
    """One by itself is written bare."""
    found = tuple(Text(text, "words") for text in texts)
    return found[0] if len(found) == 1 else Texts(found, block=False)


def _is_given(layout: Layout, tree: Branch) -> bool:
    return all(
        part.word == child
        for part, own in _shared_out(layout.parts, tree.children)
        if isinstance(part, Given)
        for child in own
    )


def _shared_out(
    parts: Sequence[Part], children: Sequence[Child]
) -> Iterator[tuple[Part, Sequence[Child]]]:
    """Each part with the children that are its own; at most one takes what the others leave.

    An error of ours where the keys say less, or more, than the grammar has.
    """
    sizes = [_size(part) for part in parts]
    rest = len(children) - sum(size for size in sizes if size is not None)
    if rest < 0 or (rest and None not in sizes):
        raise AssertionError(
            f"{len(children)} children for the keys {[k.name for k in keys(tuple(parts))]}"
        )
    at = 0
    for part, size in zip(parts, sizes, strict=True):
        taken = rest if size is None else size
        yield part, children[at : at + taken]
        at += taken


def _size(part: Part) -> int | None:
    """How many children are the part's own. None: any number."""
    match part:
        case Key(value=Words(children=children)):
            return children
        case Key(value=Several(tree=None) | Named() | Items()):
            return None
        case Either(parts=options):
            sizes = {_size(option) for option in options}
            return sizes.pop() if len(sizes) == 1 else None
        case _:
            return 1


def _fits(part: Part, own: Sequence[Child]) -> bool:
    match part, own:
        case ((Wrapped(tree=rule) | Key(value=Named(tree=rule))), [Tree(data=data), *_]):
            return bool(data == rule)
        case Key(value=Flag(terminal=terminal)), [Token(type=found)]:
            return bool(found == terminal)
        case Key(value=Words()), [Token()]:
            return True
        case _:
            return False


def _place(child: Branch | Token) -> tuple[int, int]:
    if isinstance(child, Token):
        return cast(int, child.start_pos), cast(int, child.end_pos)
    return child.meta.start_pos, child.meta.end_pos
