"""What is expected of every game, whatever its rules call it: properties that nobody has to write.

They are made from how a program is built. A *score* is a number that is told of each player, or
added to what each keeps from round to round; a *worth* is a number on which it depends and of
which the least, or the greatest, among the players is asked for. Where a program has neither,
nothing is expected. An editor who means it otherwise accepts the finding, with a reason.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Literal

from cambio_spec.kernel.asking import asked_by, facts_read
from cambio_spec.kernel.expressions import (
    Binary,
    BinaryOp,
    Const,
    Decide,
    Expr,
    Fold,
    FoldOp,
    Local,
    Node,
    Players,
    ReadFact,
    Seat,
    Unary,
)
from cambio_spec.kernel.program import Decision, DecisionRule, Fact, Parameter, Program
from cambio_spec.kernel.statements import Announce, ForEach, SetFact
from cambio_spec.kernel.types import BOOLEAN, INTEGER, PLAYER, Kind
from cambio_spec.kernel.walk import changed, descendants

Expectation = Literal["better-is-no-worse", "best-is-no-worse", "wrong-is-no-better", "one-first"]

BETTER: Mapping[FoldOp, tuple[BinaryOp, BinaryOp]] = {"least": ("<", ">"), "greatest": (">", "<")}
"""By what is asked of a worth: how one is better than another, and how a score is worse."""


@dataclass(frozen=True, slots=True)
class _Measure:
    """`score` depends on `worth`; `better` compares two worths, `worse` two scores. `anywhere`:
    nothing about them goes by seats, so that what holds of the first two holds of any two."""

    score: Decision
    worth: Decision
    best: FoldOp
    better: BinaryOp
    worse: BinaryOp
    anywhere: bool


def expecting(program: Program) -> Program:
    """The program with what is expected of it among its properties, and with decisions that only
    say these (`only_said`)."""
    scores = tuple(dict.fromkeys(_counted(program)))
    made = [d for one in _measures(program, scores) for d in _of_scores(program, one)]
    made += _of_firsts(program)
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
        case [_, "better-is-no-worse" | "best-is-no-worse" | "one-first" as key]:
            return key
        case [_, "wrong-is-no-better" as key, _]:
            return key
        case _:
            return None


def worth_of(program: Program, score: str) -> str:
    """The worth that a score of which something is expected goes by."""
    return next(one.worth.name for one in _measures(program, [score]))


# ── what scores are made of ──────────────────────────────────────────────────────────────


def _measures(program: Program, scores: Sequence[str]) -> Iterator[_Measure]:
    """Each score, where there is one worth that it goes by."""
    asked = asked_by(program)
    for score in (name for name in scores if name in asked):
        worths = {found for name in asked[score] for found in _compared(program.decision(name))}
        if len(worths) == 1:
            best, worth = worths.pop()
            if worth != score:
                sides = program.decision(score), program.decision(worth)
                anywhere = not any(_by_seat(program, name) for name in asked[score])
                yield _Measure(*sides, best, *BETTER[best], anywhere)


def _by_seat(program: Program, decision: str) -> bool:
    """Whether it goes by where somebody sits: who is next to whom, or comes first."""
    return any(
        isinstance(node, Seat)
        or (isinstance(node, Players) and node.start is not None)
        or (isinstance(node, Fold) and node.op == "first")
        or (isinstance(node, Const) and node.type.kind is Kind.PLAYER and node.value is not None)
        for node in descendants(program.decision(decision))
    )


def _counted(program: Program) -> Iterator[str]:
    """The numbers of players that are told of each, or added to what each keeps."""
    for loop in descendants(program):
        if not (isinstance(loop, ForEach) and isinstance(loop.domain, Players)):
            continue
        mine = Local(PLAYER, loop.variable, origin=loop.origin)
        for statement in descendants(loop):
            match statement:
                case Announce(Decide(type_, name, (about,))) if about == mine:
                    if type_ == INTEGER:
                        yield name
                case SetFact(fact, owner, Binary("+", left, right)) if owner == mine:
                    kept = ReadFact(INTEGER, fact, mine, origin=loop.origin)
                    for part, other in ((left, right), (right, left)):
                        if other == kept and isinstance(part, Decide) and part.arguments == (mine,):
                            yield part.decision


def _compared(decision: Decision) -> Iterator[tuple[FoldOp, str]]:
    """The numbers of players of which a decision asks for the least or the greatest."""
    for fold in descendants(decision):
        if isinstance(fold, Fold) and fold.op in BETTER and isinstance(fold.domain, Players):
            match fold.value:
                case Decide(_, name, (Local(_, variable),)) if variable == fold.variable:
                    yield fold.op, name


# ── what is expected of them ─────────────────────────────────────────────────────────────


def _of_scores(program: Program, measure: _Measure) -> Iterator[Decision]:
    name = measure.score.name
    facts = [program.fact(fact) for fact in sorted(facts_read(program)[name])]
    worse = _better_is_worse(measure, facts, program.partners)
    yield _property(f"{name}:better-is-no-worse", name, _none(worse))
    yield _property(f"{name}:best-is-no-worse", name, _none(_best_is_worse(measure)))
    for fact in facts:
        if fact.type.kind is Kind.PLAYER and fact.type.optional and not fact.per_player:
            yield from _wrong_is_no_better(program, measure, fact)


def _better_is_worse(measure: _Measure, facts: list[Fact], partners: Expr | None) -> Expr:
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


def _best_is_worse(measure: _Measure) -> Expr:
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


def _pair(measure: _Measure, one: Local, other: Local, besides: list[Expr]) -> Expr:
    o = measure.score.origin
    worths = _ask(measure.worth, one), _ask(measure.worth, other)
    scores = _ask(measure.score, one), _ask(measure.score, other)
    inner = _all(
        _may_ask(measure, other),
        *besides,
        Binary(measure.better, *worths, origin=o),
        Binary(measure.worse, *scores, origin=o),
    )
    if measure.anywhere:
        return _about(_all(_may_ask(measure, one), inner), _seated(one, other))
    return _some(one, _all(_may_ask(measure, one), _some(other, inner)))


def _wrong_is_no_better(program: Program, measure: _Measure, fact: Fact) -> Iterator[Decision]:
    """Whoever `fact` names has a worse worth than somebody, and yet a better score than if it
    named the next player."""
    o, name = measure.score.origin, measure.score.name
    yield from (instead := _Instead(program, fact)).decisions(name)
    one, other = _player("one", o), _player("other", o)
    meant = Binary("=", ReadFact(fact.type, fact.name, None, origin=o), one, origin=o)
    worths = _ask(measure.worth, other), _ask(measure.worth, one)
    beaten = _all(_may_ask(measure, other), Binary(measure.better, *worths, origin=o))
    otherwise = instead.asked(name, one, Seat(one, 1, origin=o))
    gains = Binary(measure.worse, otherwise, _ask(measure.score, one), origin=o)
    wrong = _all(_may_ask(measure, one), meant, _some(other, beaten), gains)
    found = _about(wrong, _seated(one)) if measure.anywhere else _some(one, wrong)
    yield _property(f"{name}:wrong-is-no-better:{fact.name}", name, _none(found))


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
            either = reduce(lambda a, b: Binary("or", a, b, origin=o), found)
            made = _property(f"{decision.name}:one-first", o, _none(either))
            yield replace(made, parameters=decision.parameters, given=decision.given)


def _several(fold: Fold, partners: Expr | None, origin: str) -> Expr:
    """It holds for two who don't play together."""
    one, other = _player("one", origin), _player("other", origin)

    def holds(who: Local) -> Expr:
        always = Const(BOOLEAN, True, origin=origin)
        return always if fold.where is None else _about(fold.where, {fold.variable: who})

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


def _may_ask(measure: _Measure, player: Local) -> Expr:
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


def _none(condition: Expr) -> Expr:
    return Unary("not", condition, origin=condition.origin)
