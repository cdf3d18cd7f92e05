"""Words of an option, `race = first`: they mean something only where they are compared with it."""

from __future__ import annotations

from dataclasses import replace

from cambio_spec.diagnostics.codes import VALUE_NOT_ALLOWED
from cambio_spec.diagnostics.diagnostic import Label, Message, Rejected
from cambio_spec.diagnostics.nearest import help_meant, nearest
from cambio_spec.kernel.expressions import Const, Expr
from cambio_spec.kernel.program import Fact
from cambio_spec.kernel.types import Kind, Type
from cambio_spec.nodes.scope import Scope, Signature
from cambio_spec.nodes.surface import Expression, Of, Operation, Word


def sides(node: Operation, scope: Scope) -> tuple[Expr, Expr]:
    """Both sides of a comparison. Raises `Rejected`."""
    left, right = node.left, node.right
    if isinstance(right, Word) and (type_ := _words(left, scope)) is not None:
        return scope.elaborate(left), _word(right, type_, scope)
    if isinstance(left, Word) and (type_ := _words(right, scope)) is not None:
        return _word(left, type_, scope), scope.elaborate(right)
    return scope.elaborate(left), scope.elaborate(right)


def _words(node: Expression, scope: Scope) -> Type | None:
    """The type of what gives a word: an option, or a definition. None for anything else."""
    name = node.name if isinstance(node, Of) else node
    if not isinstance(name, Word) or name.text in scope.locals:
        return None
    match scope.names.look_up(name.text):
        case Fact(type=type_) | Signature(type=type_) if type_.kind is Kind.WORD:
            return type_
        case _:
            return None


def _word(word: Word, type_: Type, scope: Scope) -> Expr:
    """What stands beside something of that type: one of its words, or what the word means
    everywhere. Raises `Rejected` for what means nothing."""
    if word.text in type_.words:
        return Const(type_, word.text, origin=scope.origin)
    if not scope.means(word):
        raise _not_among(word, type_, scope)
    return scope.elaborate(word)


def _not_among(word: Word, type_: Type, scope: Scope) -> Rejected:
    option = type_.setting or ""
    places = [Label(word.span)]
    if (declared := scope.names.declared.get(option)) is not None:
        places.append(Label(declared, Message("option-label")))
    fault = VALUE_NOT_ALLOWED.at(
        *places,
        option=option,
        value=word.text,
        given="yes",
        form="list",
        low=0,
        high=0,
        values_list=tuple(f"`{text}`" for text in type_.words),
        place="rules",
        rules=(scope.origin,),
    )
    close = nearest(word.text, type_.words)
    return Rejected((fault if close is None else replace(fault, help=help_meant(close)),))
