"""Blocks as functions: stages run, phases list the moves that are open, options carry one out."""

from __future__ import annotations

from cambio_spec.engine.expressions import code, conjunction, elements, expression, seat
from cambio_spec.engine.plan import Place, Plan
from cambio_spec.engine.signatures import annotated, annotation, comment_rule, head
from cambio_spec.engine.statements import write_body
from cambio_spec.engine.writer import Writer, quoted
from cambio_spec.kernel.expressions import Const, Local
from cambio_spec.kernel.folding import always, never
from cambio_spec.kernel.program import Choice, Option, Phase, Stage
from cambio_spec.kernel.types import PLAYER


def open_options(phase: Phase) -> tuple[Option, ...]:
    """The options that this configuration has."""
    return tuple(option for option in phase.options if not never(option.guard))


def write_stage(plan: Plan, writer: Writer, stage: Stage) -> None:
    place = plan.place(stage, stage.origin)
    listed = ["state: State", *annotated(place, stage.parameters)]
    with writer.block(head(plan.names.blocks[stage.label], listed, "Step")):
        writer.docstring(f"Stage `{stage.label}`: runs by itself.")
        comment_rule(plan, writer, stage.origin)
        write_body(place, writer, stage.body, stage.origin, stage.origin)


def write_phase(plan: Plan, writer: Writer, phase: Phase) -> None:
    """The function that lists the open moves, then one for each option."""
    place = plan.place(phase, phase.origin)
    listed = ["state: State", *annotated(place, phase.parameters)]
    with writer.block(head(plan.names.blocks[phase.label], listed, "Sequence[Move]")):
        writer.docstring(f"Phase `{phase.label}`: the moves that may be made.")
        comment_rule(plan, writer, phase.origin)
        writer.line(f"state.actor = actor = {seat(place, phase.actor)}")
        writer.line("moves: list[Move] = []")
        # whoever acts is someone, here and where the option begins
        place = place.with_someone(phase.actor)
        if not isinstance(phase.actor, Const | Local):
            place = place.keeping(phase.actor, "actor")
        for option in open_options(phase):
            _write_open(place.at(option.origin), writer, option)
        _write_stuck(writer, phase)
        writer.line("return moves")
    for option in open_options(phase):
        writer.gap(2)
        _write_option(plan, writer, phase, option)


def _write_stuck(writer: Writer, phase: Phase) -> None:
    """Halts where the actor has no move, unless there always is one."""
    options = open_options(phase)
    if any(always(o.guard) and o.choice is None and o.by is None for o in options):
        return
    others = any(o.by is not None for o in options)
    none = "all(move[0] != actor for move in moves)" if others else "not moves"
    with writer.block(f"if {none}:"):
        writer.line(f'raise Halt("stuck", {quoted(phase.origin)})')


def _write_open(place: Place, writer: Writer, option: Option) -> None:
    """Adds the moves of one option."""
    comment_rule(place.plan, writer, option.origin)
    if option.by is None:
        _write_guarded(place, writer, option, "actor")
        return
    inside, player = place.bind(option.by.variable)
    source, _ = elements(place, option.by.domain, player)
    with writer.block(f"for {player} in {source}:"):
        if option.by.where is None or always(option.by.where):
            _write_guarded(inside, writer, option, player)
            return
        with writer.block(f"if {code(inside, option.by.where)}:"):
            _write_guarded(inside.where(option.by.where), writer, option, player)


def _write_guarded(place: Place, writer: Writer, option: Option, player: str) -> None:
    """The moves of one option that are those of `player`, the name of a variable."""
    if always(option.guard):
        _write_moves(place, writer, option, player)
        return
    with writer.block(f"if {code(place, option.guard)}:"):
        _write_moves(place.where(option.guard), writer, option, player)


def _write_moves(place: Place, writer: Writer, option: Option, player: str) -> None:
    choice = option.choice
    if choice is None:
        writer.line(f"moves.append(({player}, {quoted(option.name)}, None))")
        return
    inside, variable = place.bind(choice.variable)
    source, occupied = elements(place, choice.domain, variable)
    asked = choice.where is not None and not always(choice.where)
    where = expression(inside, choice.where) if choice.where is not None and asked else None
    conditions = conjunction(occupied, where)
    with writer.block(f"for {variable} in {source}:"):
        added = f"moves.append(({player}, {quoted(option.name)}, {variable}))"
        if not conditions:
            writer.line(added)
            return
        with writer.block(f"if {conditions}:"):
            writer.line(added)


def _write_option(plan: Plan, writer: Writer, phase: Phase, option: Option) -> None:
    place = plan.place(phase, option.origin).with_someone(phase.actor)
    listed = ["state: State", *annotated(place, phase.parameters)]
    if option.by is not None:
        place, player = place.bind(option.by.variable)
        place, listed = place.where(option.by.where), [*listed, f"{player}: {annotation(PLAYER)}"]
    place = place.where(option.guard)
    if option.choice is not None:
        place, listed = _chosen(place, listed, option.choice)
    with writer.block(head(plan.names.options[phase.label, option.name], listed, "Step")):
        writer.docstring(f"What `{option.name}` does in phase `{phase.label}`.")
        comment_rule(plan, writer, option.origin)
        write_body(place, writer, option.body, option.origin, option.origin)


def _chosen(place: Place, listed: list[str], choice: Choice) -> tuple[Place, list[str]]:
    place, variable = place.bind(choice.variable)
    return place, [*listed, f"{variable}: {annotation(choice.type)}"]
