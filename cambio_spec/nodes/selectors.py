"""Which cards a selector means: `7`, `2 to 10`, `black K`."""

from __future__ import annotations

from functools import reduce

from cambio_spec.kernel.expressions import AttributeOf, Binary, CardAttribute, Const, Expr
from cambio_spec.kernel.types import RANK, Kind
from cambio_spec.kernel.typing import type_of
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.parts import Selector
from cambio_spec.nodes.scope import Scope, unknown
from cambio_spec.nodes.surface import Word


def matches(selector: Selector, card: Expr, scope: Scope) -> Expr:
    """That a card is one of those. Raises `Rejected` for what is no rank, suit or colour."""
    o = scope.origin
    rank = AttributeOf("rank", card, origin=o)
    first = _rank(selector.first, scope)
    conditions: list[Expr] = []
    if selector.last is None:
        conditions.append(Binary("=", rank, first, origin=o))
    else:
        last = _rank(selector.last, scope)
        conditions.append(Binary(">=", rank, first, origin=o))
        conditions.append(Binary("<=", rank, last, origin=o))
    if selector.quality is not None:
        quality = elaborate(selector.quality, scope)
        kind = type_of(quality).kind
        attribute: CardAttribute = "suit" if kind is Kind.SUIT else "colour"
        asked = AttributeOf(attribute, card, origin=o)
        elaborate(selector.quality, scope, type_of(asked))
        conditions.append(Binary("=", asked, quality, origin=o))
    return reduce(lambda a, b: Binary("and", a, b, origin=o), conditions)


def _rank(word: Word, scope: Scope) -> Expr:
    """Raises `Rejected` for what is no rank of the deck."""
    if not scope.names.has_rank(word.text):
        raise unknown(word, scope.names.ranks, "rank")
    return Const(RANK, word.text, origin=scope.origin)
