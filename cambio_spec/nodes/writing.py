"""From surface nodes back to text: expressions, and the canonical layout of items.

Text is built with `BREAK` where a line may end, and `HEAD` where it does end if the whole is
too long for one line; `fill` then lays it out. The same nodes always
give the same text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, assert_never

from cambio_spec.nodes.surface import (
    CardsDomain,
    Cite,
    Declaration,
    Domain,
    Effect,
    Expression,
    GapsDomain,
    Item,
    Known,
    Lies,
    Minus,
    NamedDomain,
    Not,
    Number,
    Of,
    OfAnybody,
    Operation,
    PlaceDomain,
    PlayersDomain,
    Quantifier,
    Quantity,
    RangeDomain,
    RowOf,
    Word,
)

BREAK = "\x01"
HEAD = "\x02"
# A reason may hold any character, these too: others stand for them until its lines are filled.
_MASKED = (("\x03", "\x03c"), (BREAK, "\x03a"), (HEAD, "\x03b"))
WIDTH = 92
CITE_COLUMN = 64

_STRENGTH = {"or": 1, "and": 2, "=": 4, "+": 5, "-": 5, "*": 6}
_NOT, _COMPARE, _PREFIX = 3, 4, 7
_OPEN = 0
"""What counts with a condition swallows all that follows: weaker than everything."""


def strength(node: Expression) -> int:
    match node:
        case Operation(operator=op):
            return _STRENGTH.get(op, _COMPARE)
        case Lies() | Known():
            return _COMPARE
        case Not():
            return _NOT
        case Quantifier():
            return _OPEN
        case Quantity():
            return _OPEN if node.where is not None else _PREFIX
        case Number() | Word() | Of() | RowOf() | OfAnybody() | Minus():
            return _PREFIX
        case _:
            assert_never(node)


def expression(node: Expression, least: int = _OPEN) -> str:
    """The text of `node`, in brackets where its context binds more strongly than it does."""
    text = _bare(node)
    return f"({text})" if strength(node) < least else text


def _bare(node: Expression) -> str:
    match node:
        case Number(value=value):
            return str(value)
        case Word(text=text):
            return text
        case Of(name=name, argument=argument):
            return f"{name.text} of {expression(argument, _PREFIX)}"
        case OfAnybody(zone=zone, who=who):
            return f"{zone.text} of any {who}"
        case RowOf(row=row, zone=zone):
            return f"row {row} of {expression(zone, _PREFIX)}"
        case Minus(operand=operand):
            return f"-{expression(operand, _PREFIX)}"
        case Not(operand=operand):
            return f"not {expression(operand, _NOT)}"
        case Operation():
            return _operation(node)
        case Lies(spot=spot, operator=operator, face=face):
            return f"{expression(spot, _COMPARE + 1)} {operator} {face}"
        case Known(spot=spot, operator=operator, player=player):
            knower = expression(player, _PREFIX)
            return f"{expression(spot, _COMPARE + 1)} {operator} known to {knower}"
        case Quantity(kind=kind, name=name):
            what = f"{kind} {name.text} of" if name else f"{kind} of"
            return f"{what} {_counted(node)}"
        case Quantifier(kind=kind, count=count):
            what = kind if count is None else f"{kind} {expression(count, _PREFIX)} of"
            return f"{what} {_counted(node)}"
        case _:
            assert_never(node)


def _operation(node: Operation) -> str:
    own = strength(node)
    compares = own == _COMPARE
    left = expression(node.left, own + compares)
    right = expression(node.right, own + 1)
    if node.operator in ("and", "or"):
        return f"{left}{BREAK}{node.operator} {right}"
    return f"{left} {node.operator} {right}"


def _counted(node: Quantity | Quantifier) -> str:
    where = "" if node.where is None else f"{BREAK}where {expression(node.where)}"
    return domain(node.domain) + where


def domain(node: Domain) -> str:
    """A domain as aggregates write it; a `choose` writes a bare place (`choices`)."""
    match node:
        case PlayersDomain(noun=noun, start=start):
            return noun if start is None else f"{noun} from {expression(start, _PREFIX)}"
        case CardsDomain(zone=zone):
            return f"cards in {expression(zone, _PREFIX)}"
        case RangeDomain(low=low, high=high):
            return f"{expression(low, 5)} to {expression(high, 5)}"
        case NamedDomain(name=name, domain=inner):
            return f"{name.text} in {choices(inner)}"
        case GapsDomain(place=place):
            return f"gaps in {expression(place, _PREFIX)}"
        case PlaceDomain(place=place):
            return f"spots in {expression(place, _PREFIX)}"
        case _:
            assert_never(node)


def choices(node: Domain) -> str:
    if isinstance(node, PlaceDomain):
        return expression(node.place, _PREFIX)
    return domain(node)


@dataclass(frozen=True, slots=True)
class Line:
    """What one item says, before it is laid out; what belongs to another item is deeper. An
    edition has neither reason nor comments of its own, so it is no `item`."""

    item: Item | None
    text: str
    depth: int = 0


WriteEffect = Callable[[Any, "Writer"], str]
WriteDeclaration = Callable[[Any, "Writer"], list[Line]]


class Writer:
    """Writes effects and declarations through the constructs that own them."""

    def __init__(
        self,
        effects: Mapping[type, WriteEffect],
        declarations: Mapping[type, WriteDeclaration],
    ) -> None:
        self._effects = effects
        self._declarations = declarations

    def declaration(self, node: Declaration) -> list[str]:
        """The canonical text of a declaration, comments and all."""
        return [text for line in self.lines(node) for text in layout(line)]

    def lines(self, node: Declaration) -> list[Line]:
        return self._declarations[type(node)](node, self)

    def effect(self, node: Effect) -> str:
        return self._effects[type(node)](node, self)

    def effects(self, nodes: Iterable[Effect]) -> str:
        return f";{BREAK}".join(self.effect(n) for n in nodes)


def quoted(text: str) -> str:
    """A string, in which nothing is a place for a break."""
    for sign, other in _MASKED:
        text = text.replace(sign, other)
    return f'"{text}"'


def because(item: Item) -> str:
    return f"{BREAK}because {quoted(item.because.text)}" if item.because else ""


def _unmasked(line: str) -> str:
    for sign, other in reversed(_MASKED):
        line = line.replace(other, sign)
    return line


def cites(nodes: tuple[Cite, ...]) -> str:
    return f"[{', '.join(c.text for c in nodes)}]" if nodes else ""


def fill(text: str, indent: str, width: int = WIDTH, hang: str = "    ") -> list[str]:
    """Lines of at most `width` columns where the breaks allow it; further lines hang
    in."""
    if len(indent) + len(text) > width and HEAD in text:
        head, _, body = text.partition(HEAD)
        first = fill(head, indent, width)
        return [*first, *fill(body, indent + "    ", width, "")]
    text = text.replace(HEAD, " ")
    lines: list[str] = []
    current = indent
    empty = True
    for piece in text.split(BREAK):
        joined = current + ("" if empty else " ") + piece
        if not empty and len(joined) > width:
            lines.append(current)
            current = indent + hang + piece
        else:
            current = joined
        empty = False
    lines.append(current)
    return lines


def layout(line: Line) -> list[str]:
    """An item's own lines: comments above, its text, its reason and its citations.

    Citations stand in a column of their own where the last line leaves room.
    """
    item, indent = line.item, "  " * line.depth
    reason = because(item) if item else ""
    lines = [_unmasked(text) for text in fill(line.text + reason, indent)]
    if item is None:
        return lines
    marks = cites(item.cites)
    if marks:
        last = lines[-1]
        if len(last) < CITE_COLUMN - 1:
            lines[-1] = last.ljust(CITE_COLUMN - 1) + marks
        elif len(last) + 1 + len(marks) <= WIDTH:
            lines[-1] = f"{last} {marks}"
        else:
            lines.append((indent + "    ").ljust(CITE_COLUMN - 1) + marks)
    if item.beside is not None:
        lines[-1] += f"  {item.beside}"
    return [indent + c for c in item.above] + lines
