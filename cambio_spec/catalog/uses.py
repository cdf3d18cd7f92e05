"""What a pattern uses: variables, functions, other entries; read from its parsed form."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from fluent.syntax import ast

from cambio_spec.catalog.functions import TEXT


@dataclass(frozen=True, slots=True)
class Uses:
    """`shown` are the variables that are printed, rather than only choosing a variant; `texts`
    the text functions with what they print: `SIGNED($points)`. `terms` are term references
    with the names of their arguments; `calls` every call of a function, `selects` every choice."""

    variables: frozenset[str] = frozenset()
    shown: frozenset[str] = frozenset()
    texts: frozenset[str] = frozenset()
    messages: frozenset[str] = frozenset()
    terms: tuple[tuple[str, frozenset[str]], ...] = ()
    calls: tuple[ast.FunctionReference, ...] = ()
    selects: tuple[ast.SelectExpression, ...] = ()

    def __or__(self, other: Uses) -> Uses:
        return Uses(
            self.variables | other.variables,
            self.shown | other.shown,
            self.texts | other.texts,
            self.messages | other.messages,
            self.terms + other.terms,
            self.calls + other.calls,
            self.selects + other.selects,
        )


def plain_text(pattern: ast.Pattern) -> str | None:
    """What a pattern says in which nothing has to be worked out; None of any other."""
    texts = [e.value for e in pattern.elements if isinstance(e, ast.TextElement)]
    return "".join(texts) if len(texts) == len(pattern.elements) else None


def uses(pattern: ast.Pattern) -> Uses:
    """Everything below a pattern, without following references."""
    found = _USES.get(pattern)
    if found is None:
        found = _USES[pattern] = _uses(pattern)
    return found


_USES: WeakKeyDictionary[ast.Pattern, Uses] = WeakKeyDictionary()
"""Of one catalog the same is asked over and over."""


def _uses(pattern: ast.Pattern) -> Uses:
    nodes = tuple(_below(pattern))
    calls = tuple(n for n in nodes if isinstance(n, ast.FunctionReference))
    variables = [n for n in nodes if isinstance(n, ast.VariableReference)]
    selects = tuple(n for n in nodes if isinstance(n, ast.SelectExpression))
    choosing = {id(n) for select in selects for n in _below(select.selector)}
    return Uses(
        variables=frozenset(n.id.name for n in variables),
        shown=frozenset(n.id.name for n in variables if id(n) not in choosing),
        texts=frozenset(_call(n) for n in calls if n.id.name in TEXT),
        messages=frozenset(_reference(n) for n in nodes if isinstance(n, ast.MessageReference)),
        terms=tuple(
            (
                _reference(n),
                frozenset(a.name.name for a in n.arguments.named) if n.arguments else frozenset(),
            )
            for n in nodes
            if isinstance(n, ast.TermReference)
        ),
        calls=calls,
        selects=selects,
    )


def _below(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _below(child)


def _reference(node: ast.MessageReference | ast.TermReference) -> str:
    name = ("-" if isinstance(node, ast.TermReference) else "") + node.id.name
    return f"{name}.{node.attribute.name}" if node.attribute else name


def _call(node: ast.FunctionReference) -> str:
    argument = node.arguments.positional[0] if node.arguments.positional else None
    name = f"${argument.id.name}" if isinstance(argument, ast.VariableReference) else "…"
    return f"{node.id.name}({name})"
