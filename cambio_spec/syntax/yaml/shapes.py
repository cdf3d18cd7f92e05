"""Lists, mappings and values where they are wanted; what else stands there is refused."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from cambio_spec.diagnostics.codes import (
    DUPLICATE_KEY,
    EMPTY_VALUE,
    MISSING_KEY,
    NOT_YAML,
    UNKNOWN_KEY,
    WRONG_SHAPE,
)
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message, Rejected
from cambio_spec.diagnostics.nearest import help_meant, help_nearest, nearest
from cambio_spec.source.files import SourceFile, Span
from cambio_spec.syntax.yaml.composing import Listed, Mapped, Node, Scalar


def scalar(node: Node) -> Scalar:
    """Raises `Rejected` for anything but a value. Where a colon has made a mapping of it, it is
    said how to write it."""
    if isinstance(node, Scalar):
        return node
    fault = _wrong("value", node)
    text = node.span.text
    if isinstance(node, Mapped) and "\n" not in text and '"' not in text and text[:1] != "{":
        fault = replace(fault, help=Message("help-quote-it"), lines=(f'"{text}"',))
    raise Rejected((fault,))


def listed(node: Node) -> tuple[Node, ...]:
    """What is in a list. Raises `Rejected` for anything else, and for an empty one."""
    if isinstance(node, Listed) and node.items:
        return node.items
    if is_empty(node):
        raise Rejected((EMPTY_VALUE.at(node.span),))
    raise Rejected((_wrong("list", node),))


def mapped(node: Node) -> tuple[tuple[Scalar, Node], ...]:
    """The keys and values of a mapping. Raises `Rejected` for anything else, and for an empty
    one."""
    if isinstance(node, Mapped) and node.pairs:
        return node.pairs
    if is_empty(node):
        raise Rejected((EMPTY_VALUE.at(node.span),))
    raise Rejected((_wrong("mapping", node),))


def is_empty(node: Node) -> bool:
    match node:
        case Scalar(text=text, style=style):
            return not text and not style
        case Listed(items=inner) | Mapped(pairs=inner):
            return not inner


def flag(node: Node) -> bool:
    """Raises `Rejected` for anything but `true` and `false`."""
    found = scalar(node)
    if not found.style and found.text in ("true", "false"):
        return found.text == "true"
    raise Rejected((_wrong("flag", node),))


def _wrong(expected: str, node: Node) -> Diagnostic:
    return WRONG_SHAPE.at(node.span, shape=expected)


def doubled(key: Scalar, first: Scalar) -> Diagnostic:
    place = Label(first.span, Message("first-label"))
    return DUPLICATE_KEY.at(Label(key.span), place, key=key.text)


def meant(
    strange: Sequence[Scalar], known: Collection[str], missing: Sequence[str]
) -> Mapping[Scalar, str]:
    """Which keys that aren't known stand for which that are: those that look alike; and the only
    one that looks like none, for the only one that is missing."""
    alike = {key: near for key in strange if (near := nearest(key.text, known)) is not None}
    others = [key for key in strange if key not in alike]
    left = [name for name in missing if name not in alike.values()]
    if len(others) == len(left) == 1:
        return {**alike, others[0]: left[0]}
    return alike


def unknown(key: Scalar, known: Collection[str], meant: str | None = None) -> Diagnostic:
    """`meant` is the key that it stands for."""
    near = help_nearest(key.text, known) if meant is None else help_meant(meant)
    return UNKNOWN_KEY.at(key.span, key=key.text, help=near)


def begins_another(key: Scalar) -> Diagnostic:
    """A key that could be the first of an item of its own."""
    help_ = Message("help-item-of-its-own", {"key": key.text})
    return UNKNOWN_KEY.at(key.span, key=key.text, help=help_)


def not_beside(key: Scalar, other: str) -> Diagnostic:
    said = Message("key-not-beside", {"key": key.text, "other": other})
    return replace(UNKNOWN_KEY.at(key.span), message=said)


def not_first(head: Scalar, key: Scalar) -> Diagnostic:
    said = Message("key-not-first", {"key": key.text})
    return replace(UNKNOWN_KEY.at(Label(key.span), Label(head.span)), message=said)


def missing(head: Scalar, names: tuple[str, ...]) -> Diagnostic:
    listed = tuple(f"`{name}`" for name in names)
    lines = tuple(f"{name}: …" for name in names)
    return MISSING_KEY.at(head.span, keys_list=listed, lines=lines)


def missing_either(head: Scalar, one: str, other: str) -> Diagnostic:
    said = Message("missing-either", {"key": one, "other": other})
    return replace(MISSING_KEY.at(head.span), message=said)


def refuse_text(file: SourceFile, words: Collection[str]) -> None:
    """Raises `Rejected` where a file that isn't YAML begins like one in the other spelling."""
    first = re.compile(r"(?:\s|#[^\n]*\n)*([a-z]+)\s+[a-z0-9]").match(file.text)
    if first and first[1] in words:
        place = Span(file, first.start(1), first.end(1))
        raise Rejected((replace(NOT_YAML.at(place), message=Message("yaml-is-text")),))


def first_of(pairs: tuple[tuple[Scalar, Node], ...], known: Mapping[str, object]) -> Scalar:
    """The key that says what a mapping is: the first. Raises `Rejected` where it says nothing."""
    head = pairs[0][0]
    if head.text in known:
        return head
    for key, _ in pairs[1:]:
        if key.text in known:
            raise Rejected((not_first(head, key),))
    raise Rejected((unknown(head, known),))
