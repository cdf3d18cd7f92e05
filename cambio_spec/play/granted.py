"""What the rules take for granted where they decide something, and how a round can have ended.

A table at which that isn't so can't be: no play leads there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from cambio_spec.constructs.define import Define
from cambio_spec.diagnostics.codes import NOT_AS_GIVEN
from cambio_spec.diagnostics.diagnostic import Argument, Diagnostic, Label, Message
from cambio_spec.kernel.agreeing import fixed
from cambio_spec.kernel.evaluate import evaluate
from cambio_spec.kernel.expressions import Expr, Fold, Players, ReadFact, Unary
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.scope import Undecided, Undefined
from cambio_spec.kernel.state import State, Value
from cambio_spec.kernel.types import INTEGER
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.nodes.surface import Expression, Operation
from cambio_spec.nodes.writing import BREAK, expression
from cambio_spec.play.counting import Counting
from cambio_spec.play.ending import endings, facts_of, looks_at_cards, possible, within
from cambio_spec.play.rounds import Table, settled_round
from cambio_spec.play.telling import Understood, fact_name
from cambio_spec.proof.replay import conjuncts
from cambio_spec.source.files import Span

OPTIONS = {"caller": "`--caller NAME`", "running": "`--running NAME=N`", "out": "`--out NAME`"}
"""The facts that have an option of their own, in rule sets that have them."""
CARDS = '`NAME="CARDS"`'


@dataclass(frozen=True, slots=True)
class Unmet:
    """A part of what a decision takes for granted, and as it is `written`; None for what goes
    without saying: that enough players take part, and those who are asked about."""

    part: Expr
    written: Expression | None

    @property
    def facts(self) -> frozenset[str]:
        return frozenset(n.fact for n in within(self.part) if isinstance(n, ReadFact))

    @property
    def text(self) -> str:
        return "" if self.written is None else expression(self.written).replace(BREAK, " ")

    @property
    def place(self) -> Span:
        assert self.written is not None
        return self.written.span

    def help(self, message: str, program: Program) -> Message | None:
        options = tuple(option(program, fact) for fact in sorted(self.facts))
        return Message(message, {"options_list": options}) if options else None


def option(program: Program, fact: str) -> str:
    """How a fact is told."""
    told = f'"{fact} of NAME=…"' if program.fact(fact).per_player else f"{fact}=…"
    return OPTIONS.get(fact, f"`--fact {told}`")


def unmet(
    ruleset: Ruleset, decision: Decision, state: State, named: Sequence[Mapping[str, Value]]
) -> tuple[Unmet, ...]:
    """What isn't so for one of those that are `named`."""
    agreed_on = partial(fixed, ruleset.open, values=ruleset.settings)
    meant = tuple(map(agreed_on, conjuncts(ruleset.open.decision(decision.name).given)))
    define = next(d for d in ruleset.all(Define) if d.name.text == decision.name)
    written = () if define.given is None else _written(define.given)
    implied = len(meant) - len(written)  # what goes without saying stands before it
    return tuple(
        Unmet(part, written[index - implied] if index >= implied else None)
        for index, part in enumerate(meant)
        if any(_fails(ruleset.program, state, part, n) for n in named)
    )


def _written(node: Expression) -> tuple[Expression, ...]:
    if isinstance(node, Operation) and node.operator == "and":
        return (*_written(node.left), *_written(node.right))
    return (node,)


def _fails(program: Program, state: State, part: Expr, named: Mapping[str, Value]) -> bool:
    try:
        return not evaluate(program, state, part, named)
    except (Undefined, Undecided):
        return False  # because another part fails


# ── what follows the count ───────────────────────────────────────────────────────────────


def not_granted(
    ruleset: Ruleset, counting: Counting, table: Table, names: Sequence[str]
) -> Iterator[Diagnostic]:
    """What another decision takes for granted and isn't so: then what was told can't be, for play
    guarantees it whenever that decision is asked."""
    program = ruleset.program
    ended = settled_round(program, counting, table, begin=True)
    halt = ended.halt
    if halt is None or halt.decision is None or halt.reason != "not-given":
        return
    decision = program.decision(halt.decision)
    named = {p.name: v for p, v in zip(decision.parameters, halt.arguments, strict=True)}
    before = settled_round(program, counting, table, begin=False)
    for one in unmet(ruleset, decision, ended, [named]):
        if one.written is None:
            continue
        # What was so before the round is what was told; else what has become of it.
        state = before if _fails(program, before, one.part, named) else ended
        told: dict[str, Argument] = {"decision": decision.name, "condition": one.text}
        found = NOT_AS_GIVEN.at(
            one.place, help=one.help("not-granted-help", program), condition=one.text
        )
        against = tuple(_against(program, state, one.part, named))
        if against:
            players = tuple(names[seat] for seat in against)
            values = tuple(_values(program, state, one, against, names))
            listed = {**told, "players_list": players, "values_list": values}
            yield replace(found, message=Message("not-granted-of", listed))
        else:
            yield replace(found, message=Message("not-granted", told))


def _against(
    program: Program, state: State, part: Expr, named: Mapping[str, Value]
) -> Iterator[int]:
    """The players of whom something is so that is so of none."""
    match part:
        case Unary(op="not", operand=Fold(op="some", domain=Players()) as fold):
            assert fold.where is not None
            for seat in range(state.players):
                inside = {**named, fold.variable: seat}
                if not _fails(program, state, fold.where, inside):
                    yield seat
        case _:
            return


def _values(
    program: Program, state: State, one: Unmet, seats: Sequence[int], names: Sequence[str]
) -> Iterator[str]:
    """The numbers of these players on which it depends."""
    for name in sorted(one.facts):
        fact = program.fact(name)
        if fact.per_player and fact.type == INTEGER:
            yield from (f"`{name} of {names[s]}` = {state.facts[name, s]}" for s in seats)


# ── how the round has ended ──────────────────────────────────────────────────────────────


def nobody_ended(
    ruleset: Ruleset, counting: Counting, state: State, told: Understood
) -> tuple[Diagnostic, ...]:
    """That nothing can have led to the count; nothing about facts that are reported already."""
    program = ruleset.program
    ways = endings(program, counting)
    facts = frozenset(map(fact_name, told.facts))
    if not ways or any(possible(program, counting, state, facts, way) for way in ways):
        return ()
    needed = sorted(frozenset[str]().union(*(facts_of(program, counting, w) for w in ways)))
    if told.doubtful & frozenset(needed):
        return ()
    options = tuple(option(program, fact) for fact in needed)
    options += (CARDS,) if any(looks_at_cards(program, way) for way in ways) else ()
    spans = {way.origin: ruleset.rules[way.origin].item.span for way in ways}
    labels = tuple(Label(span, Message("nobody-ended-label")) for span in spans.values())
    found = NOT_AS_GIVEN.at(*labels, condition="", rules=tuple(spans))
    help = Message("nobody-ended-help", {"options_list": options}) if options else None
    return (replace(found, message=Message("nobody-ended"), help=help),)
