"""What is expected of every game, whatever its rules call it: properties that nobody has to write.

They are made from how a program is built: of its scores, and the worths that they go by (see
`measures`). Where a program has none, nothing is expected. An editor who means it otherwise accepts
the finding, with a reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Literal

from cambio_spec.kernel.asking import asked_by, facts_read
from cambio_spec.kernel.expressions import (
    Binary,
    Const,
    Decide,
    Expr,
    Fold,
    Local,
    Node,
    Players,
    ReadFact,
    Seat,
    Unary,
)
from cambio_spec.kernel.program import Decision, DecisionRule, Fact, Parameter, Program
from cambio_spec.kernel.types import BOOLEAN, INTEGER, PLAYER, Kind
from cambio_spec.kernel.walk import changed, descendants
from cambio_spec.proof.measures import Measure, measures, scores
from cambio_spec.proof.winners import Ending, endings

Expectation = Literal[
    "better-is-no-worse", "best-is-no-worse", "wrong-is-no-better", "one-first", "one-wins"
]


def expecting(program: Program, besides: Iterable[str] = ()) -> Program:
    """The program with what is expected of it among its properties, and with decisions that only
    say these (`only_said`). Its scores are those that it tells or adds up in play, and `besides`,
    where it leaves out what happens in play."""
    decided = {decision.name for decision in program.decisions}
    names = [n for n in dict.fromkeys((*scores(program), *besides)) if n in decided]
    made = [d for name in names for d in _of_scores(program, measures(program, name))]
    made += [*_of_firsts(program), *_of_ends(program)]
    expected = tuple(d.name for d in made if expectation(d.name) is not None)
    return replace(
        program,
        decisions=(*program.decisions, *made),
        properties=(*program.properties, *expected),
    )


def only_said(decision: str) -> bool:
    """Whether it is here for what is expected, and nothing is to be proved of it for itself."""
    return ":" in decision and expectation(decision) is None


def expectation(decision: str) -> Expectation | None:
    """What is expected, by the name of the property that says so; None for an editor's own. Names
    in rule files have no colon."""
    match decision.split(":"):
        case [_, "better-is-no-worse" | "best-is-no-worse" | "one-first" | "one-wins" as key]:
            return key
        case [_, "wrong-is-no-better" as key, _]:
            return key
        case _:
            return None


def worth_of(program: Program, score: str) -> str:
    """The worth that a score of which something is expected goes by."""
    return next((one.worth.name for one in measures(program, score)), score)


# ── what is expected of them ─────────────────────────────────────────────────────────────


def _of_scores(program: Program, found: Sequence[Measure]) -> Iterator[Decision]:
    if not found:
        return
    name = found[0].score.name
    facts = [program.fact(fact) for fact in sorted(facts_read(program)[name])]
    worse = [_where(m, _better_is_worse(m, facts, program.partners)) for m in found]
    yield _property(f"{name}:better-is-no-worse", name, _none(_any(worse)))
    worst = [_where(m, _best_is_worse(m)) for m in found]
    yield _property(f"{name}:best-is-no-worse", name, _none(_any(worst)))
    for fact in facts:
        if fact.type.kind is Kind.PLAYER and fact.type.optional and not fact.per_player:
            yield from (instead := _Instead(program, fact)).decisions(name)
            gains = [_where(m, _wrong_is_better(m, fact, instead)) for m in found]
            yield _property(f"{name}:wrong-is-no-better:{fact.name}", name, _none(_any(gains)))


def _where(measure: Measure, condition: Expr) -> Expr:
    """As far as the score goes by this measure."""
    return condition if measure.when is None else _all(measure.when, condition)


def _better_is_worse(measure: Measure, facts: list[Fact], partners: Expr | None) -> Expr:
    """A better worth has a worse score, though nothing else tells the two players apart."""
    o = measure.score.origin
    one, other = _player("one", o), _player("other", o)
    alike: list[Expr] = []
    for fact in facts:
        if fact.per_player:
            read = (ReadFact(fact.type, fact.name, who, origin=o) for who in (one, other))
            alike.append(Binary("=", *read, origin=o))
        elif fact.type.kind is Kind.PLAYER:
            meant = ReadFact(fact.type, fact.name, None, origin=o)
            alike += [_apart(who, meant, partners) for who in (one, other)]
    return _pair(measure, one, other, alike)


def _apart(who: Local, meant: ReadFact, partners: Expr | None) -> Expr:
    """A player isn't the one who is meant, if anybody is, and doesn't play with them."""
    o = who.origin
    apart: Expr = Binary("!=", meant, who, origin=o)
    if partners is None:
        return apart
    nobody = Binary("=", meant, Const(meant.type, None, origin=o), origin=o)
    alone = _none(_about(partners, {"me": meant, "it": who}))
    free: Expr = Binary("or", nobody, alone, origin=o) if meant.type.optional else alone
    return _all(apart, free)


def _best_is_worse(measure: Measure) -> Expr:
    """The best worth of all has a worse score than another."""
    o = measure.score.origin
    one, other, each = (_player(name, o) for name in ("one", "other", "each"))
    best = Fold(
        INTEGER,
        measure.best,
        each.name,
        Players(None, origin=o),
        _may_ask(measure, each),
        _ask(measure.worth, each),
        origin=o,
    )
    return _pair(measure, one, other, [Binary("=", _ask(measure.worth, one), best, origin=o)])


def _pair(measure: Measure, one: Local, other: Local, besides: list[Expr]) -> Expr:
    o = measure.score.origin
    worths = _ask(measure.worth, one), _ask(measure.worth, other)
    scores = _ask(measure.score, one), _ask(measure.score, other)
    inner = _all(
        _may_ask(measure, other),
        *besides,
        Binary(measure.better, *worths, origin=o),
        Binary(measure.worse, *scores, origin=o),
    )
    if measure.seats == "alike":
        return _about(_all(_may_ask(measure, one), inner), _seated(one, other))
    return _of_one(measure, one, _all(_may_ask(measure, one), _some(other, inner)))


def _of_one(measure: Measure, one: Local, condition: Expr) -> Expr:
    """It holds of a player: of the first, unless the rules know which seat that is."""
    if measure.seats == "numbered":
        return _some(one, condition)
    return _about(condition, _seated(one))


def _wrong_is_better(measure: Measure, fact: Fact, instead: _Instead) -> Expr:
    """Whoever `fact` names has a worse worth than somebody, and yet a better score than if it
    named the next player."""
    o, name = measure.score.origin, measure.score.name
    one, other = _player("one", o), _player("other", o)
    meant = Binary("=", ReadFact(fact.type, fact.name, None, origin=o), one, origin=o)
    worths = _ask(measure.worth, other), _ask(measure.worth, one)
    beaten = _all(_may_ask(measure, other), Binary(measure.better, *worths, origin=o))
    otherwise = instead.asked(name, one, Seat(one, 1, origin=o))
    gains = Binary(measure.worse, otherwise, _ask(measure.score, one), origin=o)
    wrong = _all(_may_ask(measure, one), meant, _some(other, beaten), gains)
    return _of_one(measure, one, wrong)


@dataclass(frozen=True, slots=True)
class _Instead:
    """Decisions as they would be if a fact named somebody else, their last argument."""

    program: Program
    fact: Fact

    def decisions(self, name: str) -> Iterator[Decision]:
        """The decision and those that it asks, as far as they read the fact."""
        for asked in sorted(asked_by(self.program)[name] & self._reading):
            decision = self.program.decision(asked)
            changed_ones = changed(decision, self._otherwise)
            parameters = (*decision.parameters, Parameter(_INSTEAD, self.fact.type))
            yield replace(changed_ones, name=self._name(asked), parameters=parameters)

    def asked(self, name: str, about: Expr, instead: Expr) -> Decide:
        decision = self.program.decision(name)
        o = decision.origin
        return Decide(decision.type, self._name(name), (about, instead), origin=o)

    @property
    def _reading(self) -> frozenset[str]:
        reading = facts_read(self.program)
        return frozenset(name for name, facts in reading.items() if self.fact.name in facts)

    def _name(self, decision: str) -> str:
        return f"{decision}:instead:{self.fact.name}"

    def _otherwise(self, node: Node) -> Node | None:
        if isinstance(node, ReadFact) and node.fact == self.fact.name:
            return Local(node.type, _INSTEAD, origin=node.origin)
        if isinstance(node, Decide) and node.decision in self._reading:
            arguments = tuple(changed(a, self._otherwise) for a in node.arguments)
            instead = Local(self.fact.type, _INSTEAD, origin=node.origin)
            called = self._name(node.decision)
            return replace(node, decision=called, arguments=(*arguments, instead))
        return None


_INSTEAD = "instead:"


# ── whom seats decide ────────────────────────────────────────────────────────────────────


def _of_firsts(program: Program) -> Iterator[Decision]:
    """Where rules take the first player for whom something holds, without saying from whom on, it
    holds for no second one: no seat at a table is the first."""
    for decision in program.decisions:
        o, known = decision.origin, {parameter.name for parameter in decision.parameters}
        found: list[Expr] = []
        for rule in decision.rules:
            if isinstance(rule.value, Fold) and _from_nowhere(rule.value, known):
                over = decision.overriders(rule.origin)
                free = (Unary("not", other.guard, origin=o) for other in over)
                several = _several(rule.value, program.partners, o)
                found.append(_all(rule.guard, *free, several))
        if found:
            made = _property(f"{decision.name}:one-first", o, _none(_any(found)))
            yield replace(made, parameters=decision.parameters, given=decision.given)


def _several(fold: Fold, partners: Expr | None, origin: str) -> Expr:
    """It holds for two who don't play together."""

    def holds(who: Local) -> Expr:
        always = Const(BOOLEAN, True, origin=origin)
        return always if fold.where is None else _about(fold.where, {fold.variable: who})

    return _both_and_apart(holds, partners, origin)


def _both_and_apart(holds: Callable[[Local], Expr], partners: Expr | None, origin: str) -> Expr:
    one, other = _player("one", origin), _player("other", origin)
    apart: Expr = Binary("!=", one, other, origin=origin)
    if partners is not None:
        apart = _all(apart, _none(_about(partners, {"me": one, "it": other})))
    return _some(one, _all(holds(one), _some(other, _all(apart, holds(other)))))


def _from_nowhere(fold: Fold, known: set[str]) -> bool:
    """Whether it begins at no player in particular. What itself asks who comes first goes by seats
    on purpose."""
    inside = list(descendants(fold))
    bound = {fold.variable, *(n.variable for n in inside if isinstance(n, Fold))}
    free = {n.name for n in inside if isinstance(n, Local)} - bound - known
    by_seat = any(isinstance(n, Fold) and n.op == "first" for n in inside)
    start = isinstance(fold.domain, Players) and fold.domain.start is None
    return fold.op == "first" and start and not free and not by_seat


# ── who wins ─────────────────────────────────────────────────────────────────────────────


def _of_ends(program: Program) -> Iterator[Decision]:
    """A match ends with one winner: no more, and not with nobody."""
    ends = endings(program)
    for name in dict.fromkeys(end.decision for end in ends):
        decision = program.decision(name)
        wrong = [
            _ends_wrong(decision, end, program.partners) for end in ends if end.decision == name
        ]
        yield _property(f"{name}:one-wins", decision.origin, _none(_any(wrong)))


def _ends_wrong(decision: Decision, end: Ending, partners: Expr | None) -> Expr:
    o = decision.origin
    if end.each is None:
        winner = Decide(decision.type, decision.name, (), origin=o)
        nobody = Binary("=", winner, Const(decision.type, None, origin=o), origin=o)
        return _all(*end.when, decision.given, nobody)
    one = _player("one", o)
    told: Expr = Const(BOOLEAN, True, origin=o)
    if end.each.where is not None:
        told = _about(end.each.where, {end.each.variable: one})
    unfit = _some(one, _all(told, _none(_given(decision, one))))
    wins = _all(told, _ask(decision, one))
    several = _both_and_apart(lambda who: _about(wins, {one.name: who}), partners, o)
    wrong = Binary("or", _none(_some(one, wins)), several, origin=o)
    return _all(*end.when, _some(one, told), _none(unfit), wrong)


# ── in kernel words ──────────────────────────────────────────────────────────────────────


def _property(name: str, origin: str, value: Expr) -> Decision:
    always = Const(BOOLEAN, True, origin=origin)
    rule = DecisionRule(always, value, (), origin=origin)
    return Decision(name, (), BOOLEAN, always, (rule,), origin=origin)


def _seated(*players: Local) -> Mapping[str, Expr]:
    """The first seats for these players."""
    return {p.name: Const(PLAYER, seat, origin=p.origin) for seat, p in enumerate(players)}


def _player(name: str, origin: str) -> Local:
    return Local(PLAYER, f"{name}:", origin=origin)


def _ask(decision: Decision, player: Expr) -> Decide:
    return Decide(decision.type, decision.name, (player,), origin=decision.origin)


def _may_ask(measure: Measure, player: Local) -> Expr:
    """That score and worth are something of this player."""
    return _all(*(_given(decision, player) for decision in (measure.score, measure.worth)))


def _given(decision: Decision, player: Local) -> Expr:
    (parameter,) = decision.parameters
    return _about(decision.given, {parameter.name: player})


def _about(expr: Expr, meant: Mapping[str, Expr]) -> Expr:
    """An expression in which variables stand for these players."""

    def put(node: Node) -> Node | None:
        return meant.get(node.name) if isinstance(node, Local) else None

    return changed(expr, put)


def _some(player: Local, where: Expr) -> Expr:
    o = player.origin
    return Fold(BOOLEAN, "some", player.name, Players(None, origin=o), where, None, origin=o)


def _all(*conditions: Expr) -> Expr:
    return reduce(lambda a, b: Binary("and", a, b, origin=b.origin), conditions)


def _any(conditions: Sequence[Expr]) -> Expr:
    return reduce(lambda a, b: Binary("or", a, b, origin=b.origin), conditions)


def _none(condition: Expr) -> Expr:
    return Unary("not", condition, origin=condition.origin)
