"""What a name means where it is written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Protocol

from cambio_spec.diagnostics.codes import UNKNOWN_NAME, WRONG_TYPE
from cambio_spec.diagnostics.diagnostic import Message, Rejected
from cambio_spec.diagnostics.nearest import help_nearest
from cambio_spec.kernel.expressions import Binary, Const, Domain, Expr, Local, Scalar
from cambio_spec.kernel.program import Fact, Parameter, Zone
from cambio_spec.kernel.types import BOOLEAN, Type
from cambio_spec.nodes.surface import Expression, Refill, Word
from cambio_spec.source.files import Span

OPENING = frozenset(
    {"and", "at", "be", "because", "else", "from", "given", "in", "into", "is", "not", "of", "or"}
    | {"overrides", "row", "then", "to", "when", "where", "with", "acts"}
    | {"sum", "least", "greatest", "exactly"}
)
"""Words that open, join or end expressions wherever they stand."""

RESERVED = OPENING | frozenset(
    {"any", "number", "first", "some"}
    | {"card", "cards", "player", "players", "opponents", "everyone", "spots"}
)
"""Those too that do so where certain others follow: as a name, each would be read as something
else."""


@dataclass(frozen=True, slots=True)
class Constant:
    """A parameter of the rule set (`name` is set, and `said` is where its value stands), or a
    word of the deck such as `hearts`."""

    type: Type
    value: Scalar
    name: str | None
    said: Span | None = None


@dataclass(frozen=True, slots=True)
class Signature:
    """A decision as its users see it."""

    name: str
    parameters: tuple[Parameter, ...]
    type: Type


@dataclass(frozen=True, slots=True)
class Bound:
    """Bound by a decision, a loop or a choice."""

    expr: Expr


@dataclass(frozen=True, slots=True)
class Several:
    """Several that were chosen under one name: variables, some of which may stand for the same
    one. `domain` holds them all, and more."""

    type: Type
    domain: Domain
    members: tuple[Local, ...]

    def among(self, element: Expr, origin: str) -> Expr:
        """That it is one of them."""
        alike: list[Expr] = [Binary("=", element, m, origin=origin) for m in self.members]
        if not alike:
            return Const(BOOLEAN, False, origin=origin)
        return reduce(lambda a, b: Binary("or", a, b, origin=origin), alike)


@dataclass(frozen=True, slots=True)
class BlockName:
    """A phase or a stage: where play can go."""

    label: str


Meaning = Constant | Fact | Zone | Signature | Bound | Several | BlockName


class Names(Protocol):
    """The names of a whole rule set. `look_up` works a decision's type out on demand, so
    rules may stand in any order; it raises `Rejected` for one defined through itself."""

    def look_up(self, name: str) -> Meaning | None: ...

    def known(self) -> Iterable[str]: ...

    def zones(self) -> Iterable[Zone]: ...

    @property
    def declared(self) -> Mapping[str, Span]:
        """Where each name is declared."""
        ...

    @property
    def ranks(self) -> tuple[str, ...]:
        """The ranks that rules may name: those of the deck, and the joker, which a variant may
        add to any."""
        ...

    def has_rank(self, rank: str) -> bool:
        """Whether rules may name a rank: any, where the deck itself is at fault."""
        ...

    @property
    def direction(self) -> int:
        """1 where play goes clockwise, -1 where it goes the other way."""
        ...

    def agreed(self, fact: str) -> bool:
        """Whether a fact is an option: agreed on before play, and never changed in it."""
        ...

    def option_of(self, word: str) -> str | None:
        """The first option that has this word."""
        ...

    def refill(self, zone: str) -> Refill | None:
        """What a pile is made up from when it is empty."""
        ...

    @property
    def taking_part(self) -> Expression | None:
        """The condition, on `it`, under which a player has left; None where nobody leaves."""
        ...

    @property
    def partners(self) -> Expression | None:
        """The condition, on `it` and `me`, under which two players are partners; None where
        everybody plays for themselves."""
        ...


class Elaborate(Protocol):
    """How an expression becomes a kernel expression: `nodes.elaborate`."""

    def __call__(self, node: Expression, scope: Scope, wanted: Type | None, /) -> Expr: ...


@dataclass(frozen=True, slots=True)
class Scope:
    """`me` is whoever acts; `locals` are the names that the surroundings bind. `origin` is the
    rule that all that is lowered here belongs to.

    `variables` are all that the kernel nodes around bind, also those without a name here. None
    of them may be bound anew inside: what follows may still need it. `leaving` is the condition
    under which a player has left, which can't ask who takes part; `dividing` that under which two
    are partners, which can't ask who is an opponent.
    """

    names: Names
    elaborator: Elaborate
    origin: str
    me: Expr | None = None
    locals: Mapping[str, Bound | Several] = field(default_factory=dict)
    variables: tuple[Local, ...] = ()
    leaving: bool = False
    dividing: bool = False

    def elaborate(self, node: Expression, wanted: Type | None = None) -> Expr:
        """The kernel expression, of type `wanted` if one is given. Raises `Rejected`."""
        return self.elaborator(node, self, wanted)

    def bind(self, name: str, expr: Expr) -> Scope:
        return replace(self.within(expr), locals={**self.locals, name: Bound(expr)})

    def binding_all(self, name: str, several: Several) -> Scope:
        """A name for several at once, each of which is bound around."""
        inner = self
        for member in several.members:
            inner = inner.within(member)
        return replace(inner, locals={**self.locals, name: several})

    def acting(self, me: Expr) -> Scope:
        return replace(self.within(me), me=me)

    def within(self, expr: Expr) -> Scope:
        """Inside of what binds `expr`, if that is a variable; it gets no name."""
        if not isinstance(expr, Local) or expr in self.variables:
            return self
        return replace(self, variables=(*self.variables, expr))

    def naming_as(self, outer: Scope) -> Scope:
        """The same surroundings, with the names of `outer` only."""
        return replace(self, locals=outer.locals)

    def of(self, origin: str) -> Scope:
        """The same surroundings, for another rule."""
        return replace(self, origin=origin)

    def apart(self, origin: str) -> Scope:
        """For a rule that stands elsewhere: it knows who acts here, but none of the names."""
        return replace(self, origin=origin, locals={})

    def fresh(self, stem: str = "it") -> str:
        """A variable that nothing around binds."""
        taken = {v.name for v in self.variables}
        name, n = stem, 1
        while name in taken:
            n += 1
            name = f"{stem}_{n}"
        return name

    def means(self, word: Word) -> bool:
        """Whether a word means anything here by itself."""
        return word.text in self.locals or word.text in self.known()

    def known(self) -> list[str]:
        return [*self.locals, *self.names.known()]

    def find(self, word: Word) -> Meaning:
        """Raises `Rejected` (unknown name, with the nearest known one)."""
        meaning = self.locals.get(word.text) or self.names.look_up(word.text)
        if meaning is None:
            raise self._of_an_option(word) or unknown(word, self.known())
        return meaning

    def _of_an_option(self, word: Word) -> Rejected | None:
        """The error for a word of an option that stands by itself; None for any other word."""
        option = self.names.option_of(word.text)
        if option is None:
            return None
        about = {"name": word.text, "option": option}
        fault = UNKNOWN_NAME.at(word.span, category="name", name=word.text)
        said, help_ = Message("word-alone", about), Message("word-alone-help", about)
        return Rejected((replace(fault, message=said, help=help_),))


def unknown(word: Word, known: Iterable[str], category: str = "name") -> Rejected:
    """The error for a name that nothing declares."""
    return Rejected(
        (
            UNKNOWN_NAME.at(
                word.span, category=category, name=word.text, help=help_nearest(word.text, known)
            ),
        )
    )


def block_label(word: Word, scope: Scope) -> str:
    """The label of the phase or stage of that name. Raises `Rejected`."""
    meaning = scope.find(word)
    if not isinstance(meaning, BlockName):
        raise Rejected((WRONG_TYPE.at(word.span, expected="phase", found="name"),))
    return meaning.label
