"""`stage setup of round:` with named steps: what happens by itself, one after the other."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Literal, cast

from cambio_spec.constructs.construct import DeclarationConstruct
from cambio_spec.diagnostics.codes import DUPLICATE_RULE, LEADS_NOWHERE
from cambio_spec.diagnostics.diagnostic import Label, Message, Rejected
from cambio_spec.kernel import program as k
from cambio_spec.kernel.expressions import Const, Local, Players
from cambio_spec.kernel.statements import ForEach, SetFact, Statement
from cambio_spec.kernel.types import PLAYER
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.faults import all_of
from cambio_spec.nodes.flow import Flow, Statements, followed, stop
from cambio_spec.nodes.keys import TAIL, Key, Named, Words
from cambio_spec.nodes.parts import STEP, Step, read_step
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import BlockName
from cambio_spec.nodes.surface import Declaration, Item, Word
from cambio_spec.nodes.writing import HEAD, Line, Writer


@dataclass(frozen=True, slots=True)
class StagePart(Declaration):
    """`occasion`: a match, or each of its rounds, begins here."""

    name: Word
    occasion: Literal["match", "round"] | None
    steps: tuple[Step, ...]

    @property
    def inner(self) -> tuple[Item, ...]:
        return self.steps


def read(tree: Branch, reader: Reader) -> StagePart:
    name, occasion, tail, *steps = tree.children
    because, cites = reader.tail(tail)
    return StagePart(
        reader.word(name),
        None if occasion is None else cast(Literal["match", "round"], str(occasion).split()[-1]),
        tuple(_step(cast(Branch, s), reader) for s in steps),
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def _step(tree: Branch, reader: Reader) -> Step:
    name, effects, tail = tree.children
    return read_step(reader.word(name), effects, tail, tree, reader)


def write(node: StagePart, writer: Writer) -> list[Line]:
    occasion = "" if node.occasion is None else f" of {node.occasion}"
    lines = [Line(node, f"stage {node.name.text}{occasion}:")]
    for step in node.steps:
        lines.append(Line(step, f"step {step.name.text}:{HEAD}{writer.effects(step.effects)}", 1))
    return lines


def declare(node: StagePart, building: Building) -> None:
    building.name(node.name, BlockName(node.name.text))
    if node.occasion is not None:
        building.once(f"stage of {node.occasion}", node.name.span)
        building.starts[node.occasion] = node.name.text
    seen: dict[str, Step] = {}
    for step in node.steps:
        rule = f"{node.name.text}.{step.name.text}"
        if step.name.text in seen:
            first = Label(seen[step.name.text].name.span, Message("first-label"))
            raise Rejected((DUPLICATE_RULE.at(Label(step.name.span), first, rule=rule),))
        seen[step.name.text] = step


def lower(node: StagePart, building: Building) -> None:
    all_of(partial(_check, node, step, building) for step in node.steps)
    flow = building.flow(node.name.text)
    body = _steps(node, 0, flow, building)
    if node.occasion == "round":
        body = (*fresh_facts(building), *body)
    stage = k.Stage(node.name.text, (), body, origin=node.name.text)
    building.blocks += [stage, *flow.blocks]


def _check(node: StagePart, step: Step, building: Building) -> None:
    """A step by itself: one that is faulty mustn't hide the faults of those after it."""
    scope = building.scope(f"{node.name.text}.{step.name.text}")
    building.flow(node.name.text).sequence(step.effects, scope, stop)


def _steps(node: StagePart, index: int, flow: Flow, building: Building) -> Statements:
    if index == len(node.steps):
        raise Rejected((LEADS_NOWHERE.at(node.name.span, name=node.name.text),))
    step = node.steps[index]
    scope = building.scope(f"{node.name.text}.{step.name.text}")
    if index + 1 == len(node.steps):
        return flow.sequence(step.effects, scope, lambda _: _steps(node, index + 1, flow, building))
    return followed(
        lambda onward: flow.sequence(step.effects, scope, onward),
        lambda _: _steps(node, index + 1, flow, building),
        node.steps[index + 1].name.span,
    )


def fresh_facts(building: Building) -> tuple[Statement, ...]:
    """What was true of the last round is forgotten."""
    resets: list[Statement] = []
    for fact in building.round_facts:
        o = fact.name
        value = Const(fact.type, fact.initial, origin=o)
        if fact.per_player:
            player = Local(PLAYER, "player", origin=o)
            reset = SetFact(fact.name, player, value, origin=o)
            resets.append(ForEach("player", Players(None, origin=o), None, (reset,), origin=o))
        else:
            resets.append(SetFact(fact.name, None, value, origin=o))
    return tuple(resets)


KEYS = (
    Key("stage", Words("_of_occasion", 2), "What happens by itself, one step after the other."),
    TAIL,
    Key("steps", Named("step", Words("_name"), STEP), "What each step does."),
)

CONSTRUCT = DeclarationConstruct(
    "stage",
    StagePart,
    read,
    write,
    declare,
    lower,
    KEYS,
    "stage reveal:\n  step finish: end match",
)
