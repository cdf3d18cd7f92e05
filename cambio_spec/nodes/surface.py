"""What an editor wrote, before it has a meaning: expressions, effects and items.

Spans and comments are kept; spans take no part in equality, so that two spellings of the
same text compare equal.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from cambio_spec.source.files import Span

Operator = Literal["+", "-", "*", "=", "!=", "<", "<=", ">", ">=", "is", "is not", "and", "or"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Surface:
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Number(Surface):
    value: int


@dataclass(frozen=True, slots=True)
class Word(Surface):
    """A name, or a word of the language that stands for a value: `me`, `it`, `yes`, `K`."""

    text: str


@dataclass(frozen=True, slots=True)
class Of(Surface):
    """`rank of card`, `score of player`, `grid of me`: what it is depends on the name."""

    name: Word
    argument: Expression


@dataclass(frozen=True, slots=True)
class RowOf(Surface):
    """`row 1 of grid of me`; row 1 lies nearest its owner."""

    row: int
    zone: Expression


@dataclass(frozen=True, slots=True)
class OfAnybody(Surface):
    """`grid of any opponent`: the spots of everybody else who takes part and is no partner; `grid
    of any player`: those of everybody who takes part."""

    zone: Word
    who: Literal["opponent", "player"]


@dataclass(frozen=True, slots=True)
class Not(Surface):
    operand: Expression


@dataclass(frozen=True, slots=True)
class Minus(Surface):
    operand: Expression


@dataclass(frozen=True, slots=True)
class Operation(Surface):
    operator: Operator
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class PlayersDomain(Surface):
    noun: Literal["players", "opponents", "everyone"]
    start: Expression | None


@dataclass(frozen=True, slots=True)
class CardsDomain(Surface):
    zone: Expression


@dataclass(frozen=True, slots=True)
class RangeDomain(Surface):
    low: Expression
    high: Expression


@dataclass(frozen=True, slots=True)
class PlaceDomain(Surface):
    """The occupied spots of a grid, a row of it, or the grids of several players."""

    place: Expression


@dataclass(frozen=True, slots=True)
class GapsDomain(Surface):
    """The places of a grid where a card may be put. They can only be chosen."""

    place: Expression


@dataclass(frozen=True, slots=True)
class NamedDomain(Surface):
    """`other in grid of me`, `column in 1 to 3`: each element by a name of its own, so that `it`
    may still be something else."""

    name: Word
    domain: PlayersDomain | RangeDomain | PlaceDomain


Domain = PlayersDomain | CardsDomain | RangeDomain | PlaceDomain | GapsDomain | NamedDomain


@dataclass(frozen=True, slots=True)
class Quantity(Surface):
    """`number of players where …`, `sum points of cards in …`, `first of players where …`."""

    kind: Literal["number", "sum", "least", "greatest", "first"]
    name: Word | None
    domain: Domain
    where: Expression | None


@dataclass(frozen=True, slots=True)
class Quantifier(Surface):
    """`some players where …`, `exactly 1 of players where …`."""

    kind: Literal["some", "no", "exactly", "at least", "at most"]
    count: Expression | None
    domain: Domain
    where: Expression | None


@dataclass(frozen=True, slots=True)
class Lies(Surface):
    """`spot is face up`, `it is not face down`."""

    spot: Expression
    operator: Literal["is", "is not"]
    face: Literal["face up", "face down"]


@dataclass(frozen=True, slots=True)
class Known(Surface):
    """`spot is known to me`: whether a player has seen the card that lies there."""

    spot: Expression
    operator: Literal["is", "is not"]
    player: Expression


Expression = (
    Number
    | Word
    | Of
    | RowOf
    | OfAnybody
    | Not
    | Minus
    | Operation
    | Lies
    | Known
    | Quantity
    | Quantifier
)


@dataclass(frozen=True, slots=True)
class Refill(Surface):
    """`refilled from discard keeping top`: the other pile, and whether its top card stays."""

    source: Word
    keeps: bool


@dataclass(frozen=True, slots=True)
class Effect(Surface):
    """What a step or an action does. Each kind is a construct of its own. One that `PAUSES`
    waits for a player."""

    PAUSES: ClassVar[bool] = False

    @property
    def parts(self) -> tuple[Effect, ...]:
        """The effects that it merely holds together."""
        return ()

    @property
    def changed(self) -> str | None:
        """The fact that it changes."""
        return None

    @property
    def actor(self) -> Expression | None:
        """Who acts inside, where somebody else does."""
        return None


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """Here and not with its construct: options that begin with a choice take it along."""

    PAUSES: ClassVar[bool] = True
    name: Word
    domain: Domain
    when: Expression | None


@dataclass(frozen=True, slots=True)
class ChooseSeveral(Effect):
    """Here for the same reason. `most` is `fewest` where so many exactly are chosen, and None where
    there may be as many as there are. In the condition, the name means those chosen so far."""

    PAUSES: ClassVar[bool] = True
    fewest: Expression
    most: Expression | None
    name: Word
    domain: Domain
    when: Expression | None


@dataclass(frozen=True, slots=True)
class Cite(Surface):
    """A place in a book: `scoring.3`, or `fr scoring.3` for one edition."""

    edition: str | None
    section: str
    item: int

    @property
    def text(self) -> str:
        prefix = f"{self.edition} " if self.edition else ""
        return f"{prefix}{self.section}.{self.item}"


@dataclass(frozen=True, slots=True)
class Path(Surface):
    """A rule by its id: `score.winner`, or the bare name of what has no parts."""

    text: str


@dataclass(frozen=True, slots=True)
class Because(Surface):
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Item(Surface):
    """Something that can carry comments and say where it comes from."""

    above: tuple[str, ...] = ()
    beside: str | None = None
    because: Because | None = None
    cites: tuple[Cite, ...] = ()

    @property
    def inner(self) -> tuple[Item, ...]:
        """The items inside that are written on lines of their own."""
        return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Declaration(Item):
    """An item at the top of a file."""


@dataclass(frozen=True, slots=True)
class Document:
    """One file: declarations in their order, and the comments after the last one."""

    declarations: tuple[Declaration, ...]
    below: tuple[str, ...]
    span: Span = field(compare=False, repr=False)
