"""Kernel expressions as formulas over the unknowns of a state. Mirrors the evaluator."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import assert_never

from cambio_spec.kernel.expressions import (
    AttributeOf,
    Binary,
    CardAt,
    Const,
    Decide,
    Expr,
    FaceUp,
    Fold,
    KnownTo,
    LineOf,
    Local,
    OwnerOf,
    ReadFact,
    RuleId,
    Seat,
    Size,
    TopCard,
    Unary,
    ZoneRef,
)
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.state import Value, Verdict
from cambio_spec.kernel.types import Kind, Type
from cambio_spec.kernel.typing import type_of
from cambio_spec.proof.asked import zone_of
from cambio_spec.proof.budget import Budget
from cambio_spec.proof.classes import Tables
from cambio_spec.proof.encoded import FINE, Encoded, Standing, by_case, choice, either, same
from cambio_spec.proof.folds import folded
from cambio_spec.proof.judge import nested
from cambio_spec.proof.symbols import (
    NOBODY,
    Holding,
    Lying,
    Meaning,
    Place,
    Symbols,
    Unsupported,
)
from cambio_spec.proof.terms import (
    Term,
    Variable,
    at_most,
    below,
    equal,
    ite,
    may_equal,
    minus,
    neg,
    plus,
    times,
)

Environment = Mapping[str, Meaning]
"""The values of the variables that are bound where an expression stands."""

Asking = Callable[[Holding], Encoded]
"""A question about the cards of one zone of one owner."""

CHECK_EVERY = 500
"""After so many expressions the time is looked at."""


class Encoder:
    """Formulas for one number of players; remembers what it has encoded of decisions asked.

    `definitions`: unknowns that abbreviate an aggregate, each with what fixes it to one value in
    every state.
    """

    def __init__(
        self, program: Program, symbols: Symbols, tables: Tables, check_time: Callable[[], None]
    ) -> None:
        """`check_time` is called now and then; it may raise."""
        self.program, self.symbols, self.tables = program, symbols, tables
        self._check_time = check_time
        self.definitions: dict[Variable, tuple[Term, ...]] = {}
        self.asking: list[str] = []
        self._known: dict[tuple[object, ...], Encoded] = {}
        self._above: dict[str, dict[RuleId, tuple[RuleId, ...]]] = {}
        self.budget = Budget()

    def derive(self, definition: Callable[[Variable], tuple[Term, ...]]) -> Variable:
        """A new integer that `definition` fixes."""
        variable = Variable(f"derived{len(self.definitions)}", "Int")
        self.definitions[variable] = definition(variable)
        return variable

    def above(self, decision: Decision) -> dict[RuleId, tuple[RuleId, ...]]:
        """The rules that override each rule."""
        if decision.name not in self._above:
            self._above[decision.name] = {
                rule.origin: tuple(r.origin for r in decision.overriders(rule.origin))
                for rule in decision.rules
            }
        return self._above[decision.name]

    def truth(self, expr: Expr | None, environment: Environment) -> Encoded:
        return Encoded(True) if expr is None else self.encode(expr, environment)

    def encode(self, expr: Expr, environment: Environment) -> Encoded:
        """Raises `Unsupported`, with the origin of the innermost expression at fault."""
        if not self.budget.spend(expr.origin):
            raise Unsupported("too-large", *self.budget.most())
        if self.budget.left % CHECK_EVERY == 0:
            self._check_time()
        try:
            return self._encode(expr, environment)
        except Unsupported as unsupported:
            origin = unsupported.origin or expr.origin
            raise Unsupported(unsupported.reason, origin, unsupported.nest) from None

    def _encode(self, expr: Expr, environment: Environment) -> Encoded:
        match expr:
            case Const():
                return Encoded(self.literal(expr.type, expr.value))
            case Local():
                return Encoded(environment[expr.name])
            case ReadFact():
                return self._fact(expr, environment)
            case Unary():
                operand = self.encode(expr.operand, environment)
                negated = neg(operand.term) if expr.op == "not" else times(-1, operand.term)
                return Encoded(negated, operand.standing)
            case Binary():
                return self._binary(expr, environment)
            case AttributeOf():
                return self._attribute(expr, environment)
            case ZoneRef():
                return self._position(expr, environment)
            case TopCard():
                return self.in_zone(expr.zone, environment, _top)
            case CardAt():
                return self._card_at(expr, environment)
            case LineOf():
                return self._line(expr, environment)
            case FaceUp():
                return self._face_up(expr, environment)
            case KnownTo():
                return self._known_to(expr, environment)
            case OwnerOf():
                spot = self.encode(expr.spot, environment)
                if not isinstance(spot.meaning, (Place, Lying)):
                    raise Unsupported("spot-value")
                return Encoded(spot.meaning.owner, spot.standing)
            case Size():
                return self.in_zone(expr.zone, environment, lambda h: Encoded(h.size))
            case Seat():
                return self._seat(expr, environment)
            case Decide():
                return self._decide(expr, environment)
            case Fold():
                return folded(self, expr, environment)
            case _:
                assert_never(expr)

    def literal(self, kind: Type, value: Value) -> Term:
        """Raises `Unsupported` for a name that no card bears."""
        if value is None:
            return NOBODY
        if isinstance(value, str):
            known = kind.words or self.symbols.names.of(kind.kind)
            if value not in known:
                raise Unsupported("foreign-name")
            return known.index(value)
        if isinstance(value, tuple):
            raise Unsupported("spot-value")
        return value

    def player(self, expr: Expr, environment: Environment) -> Encoded:
        """A seat; no value where it is nobody."""
        player = self.encode(expr, environment)
        somebody = neg(equal(player.term, NOBODY))
        if somebody is True:
            return player
        return Encoded(player.meaning, player.standing.then(Standing(somebody, True)))

    def in_zone(self, zone: ZoneRef, environment: Environment, ask: Asking) -> Encoded:
        """What `ask` gives for the zone that is meant, whoever its owner is."""
        if zone.owner is None:
            return ask(self.symbols.zones[zone.zone, None])
        owner = self.player(zone.owner, environment)
        held = by_case(
            owner.term,
            range(self.symbols.players),
            lambda seat: ask(self.symbols.zones[zone.zone, seat]),
        )
        return Encoded(held.meaning, owner.standing.then(held.standing))

    def _position(self, zone: ZoneRef, environment: Environment) -> Encoded:
        """A zone as a value, only good for telling whether two are the same."""
        number = [z.name for z in self.program.zones].index(zone.zone)
        if zone.owner is None:
            return Encoded(Place(NOBODY, number))
        owner = self.player(zone.owner, environment)
        return Encoded(Place(owner.term, number), owner.standing)

    def _fact(self, expr: ReadFact, environment: Environment) -> Encoded:
        facts = self.symbols.facts
        if expr.owner is None:
            return Encoded(facts[expr.fact, None])
        owner = self.player(expr.owner, environment)
        seats = range(self.symbols.players)
        read = by_case(owner.term, seats, lambda seat: Encoded(facts[expr.fact, seat]))
        return Encoded(read.meaning, owner.standing)

    def _binary(self, expr: Binary, environment: Environment) -> Encoded:
        left, right = self.encode(expr.left, environment), None
        match expr.op:
            case "and" | "or":
                asked = left.term if expr.op == "and" else neg(left.term)
                if asked is False:
                    return left
                right = self.encode(expr.right, environment)
                joined = choice(asked, right.meaning, expr.op == "or")
                return Encoded(joined, left.standing.then(right.standing, asked))
        right = self.encode(expr.right, environment)
        standing = left.standing.then(right.standing)
        match expr.op:
            case "=":
                return Encoded(same(left.meaning, right.meaning), standing)
            case "!=":
                return Encoded(neg(same(left.meaning, right.meaning)), standing)
        one, other = self.ordinal(left, expr.left), self.ordinal(right, expr.right)
        match expr.op:
            case "+":
                return Encoded(plus(one, other), standing)
            case "-":
                return Encoded(minus(one, other), standing)
            case "*":
                return Encoded(times(one, other), standing)
            case "<":
                return Encoded(below(one, other), standing)
            case "<=":
                return Encoded(at_most(one, other), standing)
            case ">":
                return Encoded(below(other, one), standing)
            case ">=":
                return Encoded(at_most(other, one), standing)
            case _:
                assert_never(expr.op)

    def ordinal(self, encoded: Encoded, expr: Expr) -> Term:
        """A number to reckon with; of a rank its number, which is in the order of the ranks. Those
        that share the place below all others have the same."""
        outside = self.symbols.names.outside
        if type_of(expr).kind is Kind.RANK and outside > 1:
            return ite(below(encoded.term, outside), outside - 1, encoded.term)
        return encoded.term

    def _attribute(self, expr: AttributeOf, environment: Environment) -> Encoded:
        card = self.encode(expr.card, environment)
        symbols, deck = self.symbols, self.program.deck.cards

        def of_class(number: int) -> Encoded:
            first = symbols.classes.members[number][0]
            known = symbols.names.attribute(deck[first], expr.attribute)
            return Encoded(0, Standing(False, True)) if known is None else Encoded(known)

        found = by_case(card.term, range(len(symbols.classes)), of_class)
        return Encoded(found.meaning, card.standing.then(found.standing))

    def _line(self, expr: LineOf, environment: Environment) -> Encoded:
        spot = self.encode(expr.spot, environment)
        if isinstance(spot.meaning, Lying):
            raise Unsupported("may-grow")
        if not isinstance(spot.meaning, Place):
            raise Unsupported("spot-value")
        grid = self.program.zone(zone_of(expr.spot))
        slots = range(sum(grid.rows))
        found = by_case(spot.meaning.slot, slots, lambda slot: Encoded(grid.line(expr.axis, slot)))
        return Encoded(found.meaning, spot.standing)

    def _card_at(self, expr: CardAt, environment: Environment) -> Encoded:
        spot = self.encode(expr.spot, environment)
        if isinstance(spot.meaning, Lying):
            return Encoded(spot.meaning.card, spot.standing)
        return self._in_slot(expr.spot, environment, lambda held, k: held.slots[k])

    def _face_up(self, expr: FaceUp, environment: Environment) -> Encoded:
        spot = self.encode(expr.spot, environment)
        if isinstance(spot.meaning, Lying):
            return Encoded(spot.meaning.up, spot.standing)
        return self._in_slot(expr.spot, environment, lambda held, k: held.up[k])

    def _known_to(self, expr: KnownTo, environment: Environment) -> Encoded:
        player = self.player(expr.player, environment)
        seats = range(self.symbols.players)
        spot = self.encode(expr.spot, environment)
        if isinstance(spot.meaning, Lying):
            knowers = spot.meaning.knowers
            told = by_case(player.term, seats, lambda p: Encoded(bool(knowers >> p & 1)))
            return Encoded(told.meaning, player.standing.then(spot.standing))
        known = self._in_slot(
            expr.spot,
            environment,
            lambda held, k: by_case(player.term, seats, lambda p: Encoded(held.known[k][p])).term,
        )
        return Encoded(known.meaning, player.standing.then(known.standing))

    def _in_slot(
        self, expr: Expr, environment: Environment, ask: Callable[[Holding, int], Term]
    ) -> Encoded:
        """What `ask` gives for the slot that a spot names; no value where no card lies there."""
        spot = self.encode(expr, environment)
        if not isinstance(spot.meaning, Place):
            raise Unsupported("spot-value")
        slot, zone = spot.meaning.slot, zone_of(expr)

        def told(held: Holding, k: int) -> Encoded:
            taken = neg(equal(held.slots[k], held.empty))
            return Encoded(ask(held, k), Standing(taken, True))

        def in_grid(seat: int) -> Encoded:
            held = self.symbols.zones[zone, seat]
            return by_case(slot, range(len(held.slots)), lambda k: told(held, k))

        found = by_case(spot.meaning.owner, range(self.symbols.players), in_grid)
        return Encoded(found.meaning, spot.standing.then(found.standing))

    def _seat(self, expr: Seat, environment: Environment) -> Encoded:
        player, n = self.player(expr.player, environment), self.symbols.players
        seat = by_case(player.term, range(n), lambda s: Encoded((s + expr.step) % n))
        return Encoded(seat.meaning, player.standing)

    def _decide(self, expr: Decide, environment: Environment) -> Encoded:
        standing, arguments = FINE, []
        for argument in expr.arguments:
            encoded = self.encode(argument, environment)
            standing = standing.then(encoded.standing)
            arguments.append(encoded.meaning)
        decided = self.decided(expr.decision, (), tuple(arguments))
        return Encoded(decided.meaning, standing.then(decided.standing))

    def decided(self, name: str, fixed: tuple[Meaning, ...], rest: tuple[Meaning, ...]) -> Encoded:
        """A nested decision, encoded once for each seat or class of card that it is asked about."""
        decision = self.program.decision(name)
        if not rest:
            key = (name, *(_key(a) for a in fixed))
            if key not in self._known:
                self._known[key] = nested(self, decision, fixed)
            return self._known[key]
        kind, head = decision.parameters[len(fixed)].type, rest[0]
        match kind.kind:
            case Kind.PLAYER:
                cases = range(NOBODY if kind.optional else 0, self.symbols.players)
            case Kind.CARD:
                cases = range(len(self.symbols.classes))
            case _:
                return self.decided(name, (*fixed, head), rest[1:])
        if isinstance(head, (Place, Lying)):
            raise Unsupported("spot-value")
        asked = by_case(head, cases, lambda case: self._row(name, (*fixed, case), rest[1:]))
        if kind.kind is Kind.PLAYER and not kind.optional and may_equal(head, NOBODY):
            # Nobody, where only a player is meant: what comes of it is the fault of who asks.
            nobody = self._row(name, (*fixed, NOBODY), rest[1:])
            blamed = Encoded(nobody.meaning, Standing(nobody.standing.good, True))
            return either(equal(head, NOBODY), blamed, asked)
        return asked

    def _row(self, name: str, fixed: tuple[Meaning, ...], rest: tuple[Meaning, ...]) -> Encoded:
        if not rest and name in self.tables and isinstance(fixed[0], int):
            return self._looked_up(name, fixed[0])
        return self.decided(name, fixed, rest)

    def _looked_up(self, table: str, number: int) -> Encoded:
        verdict: Verdict = self.tables[table][self.symbols.classes.members[number][0]]
        if verdict.status != "value":
            return Encoded(
                0, Standing(verdict.status != "not-given", verdict.status == "not-given")
            )
        return Encoded(self.literal(self.program.decision(table).type, verdict.value))


def _key(meaning: Meaning) -> object:
    if isinstance(meaning, Place):
        return _key(meaning.owner), _key(meaning.slot)
    if isinstance(meaning, Lying):
        lies = meaning.up, meaning.knowers
        return "lying", _key(meaning.owner), _key(meaning.card), lies
    return (type(meaning), meaning)


def _top(held: Holding) -> Encoded:
    assert held.top is not None
    return Encoded(held.top, Standing(at_most(1, held.size), True))
