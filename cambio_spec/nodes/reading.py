"""From parse tree to surface nodes: what all constructs share.

The tree's depth was bounded before it gets here, so recursion is safe.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Literal, cast

from lark import Token, Tree

from cambio_spec.diagnostics.codes import NUMBER_TOO_LARGE
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.nodes.surface import (
    Because,
    CardsDomain,
    Cite,
    Declaration,
    Domain,
    Effect,
    Expression,
    GapsDomain,
    Known,
    Lies,
    Minus,
    NamedDomain,
    Not,
    Number,
    Of,
    OfAnybody,
    Operation,
    Operator,
    Path,
    PlaceDomain,
    PlayersDomain,
    Quantifier,
    Quantity,
    RangeDomain,
    RowOf,
    Surface,
    Word,
)
from cambio_spec.source.files import SourceFile, Span

LARGEST = 1_000_000

Branch = Tree[Token]
Part = Branch | Token | None
Read = Callable[[Branch, "Reader"], Surface]


def squeeze(text: str) -> str:
    """Words of the language may be written with any white space between them."""
    return re.sub(r"\s+", " ", text)


class Reader:
    """Reads one file's tree. `constructs` maps a grammar rule to the construct that reads it."""

    def __init__(self, file: SourceFile, constructs: Mapping[str, Read]) -> None:
        self.file = file
        self._constructs = constructs

    def span(self, part: Branch | Token) -> Span:
        if isinstance(part, Token):
            start, end = part.start_pos or 0, part.end_pos or 0
        else:
            start = getattr(part.meta, "start_pos", 0)
            end = self._end(part, start)
        return Span(self.file, start, end)

    def _end(self, tree: Branch, start: int) -> int:
        """Where a tree ends; a rule ends where its reason and its citations begin."""
        last = tree.children[-1] if tree.children else None
        if isinstance(last, Tree) and last.data == "tail":
            before = [c for c in tree.children[:-1] if c is not None]
            return self.span(before[-1]).end if before else start
        return int(getattr(tree.meta, "end_pos", start))

    def word(self, part: Part) -> Word:
        token = cast(Token, part)
        return Word(str(token), span=self.span(token))

    def integer(self, part: Part) -> int:
        token = cast(Token, part)
        if len(token.lstrip("-").lstrip("0")) > len(str(LARGEST)) or abs(int(token)) > LARGEST:
            raise Rejected((NUMBER_TOO_LARGE.at(self.span(token), limit=len(str(LARGEST))),))
        return int(token)

    def figure(self, part: Part) -> Number | Word:
        """A number, or the name of one."""
        word = self.word(part)
        return Number(self.integer(part), span=word.span) if word.text.isdigit() else word

    def text(self, part: Part) -> str:
        return str(cast(Token, part))[1:-1]

    def path(self, part: Part) -> Path:
        tree = cast(Branch, part)
        text = ".".join(str(c) for c in tree.children if c is not None)
        return Path(text, span=self.span(tree))

    def tail(self, part: Part) -> tuple[Because | None, tuple[Cite, ...]]:
        """`because "…" [section.item, …]`."""
        tree = cast(Branch, part)
        reason, *cites = tree.children
        because = None
        if isinstance(reason, Token):
            because = Because(self.text(reason), span=self.span(reason))
        return because, tuple(self._cite(cast(Branch, c)) for c in cites if c is not None)

    def _cite(self, tree: Branch) -> Cite:
        edition, section, item = tree.children
        return Cite(
            str(edition) if edition else None,
            str(section),
            self.integer(cast(Token, item)),
            span=self.span(tree),
        )

    def effects(self, part: Part) -> tuple[Effect, ...]:
        return tuple(self.effect(c) for c in cast(Branch, part).children)

    def effect(self, part: Part) -> Effect:
        tree = cast(Branch, part)
        return cast(Effect, self._constructs[tree.data](tree, self))

    def declaration(self, part: Part) -> Declaration:
        tree = cast(Branch, part)
        return cast(Declaration, self._constructs[tree.data](tree, self))

    def optional(self, part: Part) -> Expression | None:
        return None if part is None else self.expression(part)

    def expression(self, part: Part) -> Expression:
        tree = cast(Branch, part)
        span = self.span(tree)
        match tree.data, tree.children:
            case "number", [value]:
                return Number(self.integer(value), span=span)
            case "word", [name]:
                return self.word(name)
            case "of", [name, argument]:
                return Of(self.word(name), self.expression(argument), span=span)
            case "of_anybody", [zone, anybody]:
                who = cast(Literal["opponent", "player"], str(anybody).split()[-1])
                return OfAnybody(self.word(zone), who, span=span)
            case "row_of", [row, zone]:
                return RowOf(self.integer(row), self.expression(zone), span=span)
            case "minus", [operand]:
                return Minus(self.expression(operand), span=span)
            case "minus_number", [_, number]:
                below = self.span(cast(Token, number))
                return Minus(Number(self.integer(number), span=below), span=span)
            case "not_", [operand]:
                return Not(self.expression(operand), span=span)
            case "comparison" | "operation", [left, operator, right]:
                return self._operation(squeeze(str(operator)), left, right, span)
            case "lies", [spot, operator, face]:
                lying = cast(Literal["face up", "face down"], squeeze(str(face)))
                return Lies(self.expression(spot), _being(operator), lying, span=span)
            case "known", [spot, operator, _, player]:
                knower = self.expression(player)
                return Known(self.expression(spot), _being(operator), knower, span=span)
            case ("and_" | "or_") as word, [left, right]:
                return self._operation(word.rstrip("_"), left, right, span)
            case _:
                return self._aggregate(tree, span)

    def _operation(self, operator: str, left: Part, right: Part, span: Span) -> Operation:
        return Operation(
            cast(Operator, operator), self.expression(left), self.expression(right), span=span
        )

    def _aggregate(self, tree: Branch, span: Span) -> Quantity | Quantifier:
        children = list(tree.children)
        last = children[-1]
        if tree.data in ("quantity", "count") and _is_domain(last):
            children.append(cast(Token, None))
        match tree.data, children:
            case "quantity", [kind, name, domain, where]:
                return Quantity(
                    cast(Literal["sum", "least", "greatest"], str(kind)),
                    self.word(name),
                    self.domain(domain),
                    self.optional(where),
                    span=span,
                )
            case "count", [kind, domain, where]:
                word = cast(Literal["number", "first"], str(kind).split()[0])
                return Quantity(word, None, self.domain(domain), self.optional(where), span=span)
            case "quantifier", [kind, domain, where]:
                some = cast(Literal["some", "no"], str(kind))
                return Quantifier(some, None, self.domain(domain), self.optional(where), span=span)
            case "counter", [kind, count, domain, where]:
                number = cast(Token, count)
                return Quantifier(
                    cast(Literal["exactly", "at least", "at most"], squeeze(str(kind))),
                    Number(self.integer(number), span=self.span(number))
                    if number.type == "INT"
                    else self.word(number),
                    self.domain(domain),
                    self.optional(where),
                    span=span,
                )
            case _:
                raise AssertionError(f"the grammar has a rule that nothing reads: {tree.data}")

    def domain(self, part: Part) -> Domain:
        tree = cast(Branch, part)
        span = self.span(tree)
        match tree.data, tree.children:
            case "players_domain", [noun, start]:
                word = cast(Literal["players", "opponents", "everyone"], str(noun))
                return PlayersDomain(word, self.optional(start), span=span)
            case "cards_domain", [zone]:
                return CardsDomain(self.expression(zone), span=span)
            case "range_domain", [low, high]:
                return RangeDomain(self.expression(low), self.expression(high), span=span)
            case "named_domain", [name, inner]:
                domain = self.domain(inner)
                assert not isinstance(domain, CardsDomain | GapsDomain | NamedDomain)
                return NamedDomain(self.word(name), domain, span=span)
            case "gaps_domain", [place]:
                return GapsDomain(self.expression(place), span=span)
            case "place_domain", [place]:
                return PlaceDomain(self.expression(place), span=span)
            case _:
                raise AssertionError(f"the grammar has a domain that nothing reads: {tree.data}")


def _being(operator: Part) -> Literal["is", "is not"]:
    return cast(Literal["is", "is not"], squeeze(str(operator)))


def _is_domain(part: Part) -> bool:
    return isinstance(part, Tree) and part.data.endswith("_domain")
