"""A program as a Python module: readable, without dependencies, the same text on every run."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from cambio_spec.engine.decisions import write_decision
from cambio_spec.engine.interface import write_interface
from cambio_spec.engine.phases import write_phase, write_stage
from cambio_spec.engine.plan import plan_for
from cambio_spec.engine.prologue import write_deck, write_game, write_rules, write_state
from cambio_spec.engine.source import runtime_text
from cambio_spec.engine.writer import Writer
from cambio_spec.kernel.expressions import RuleId
from cambio_spec.kernel.program import Phase, Program

NO_RULES: Mapping[RuleId, str] = MappingProxyType({})

ABOUT = (
    "Generated from the rules; change those, not this file. Every function that realises a rule"
    " has the rule's text above the line that does it.",
    "`new_match(players, seed)` or `new_round(players, seed)` starts; `legal(state)` lists the"
    " moves (player, option, value) and `apply(state, move)` makes one; `observe(state, player)`"
    " is what a player may know; `state.announcements` has what was decided, with the rules that"
    " gave it; `replay(players, seed, state.log)` plays a log again. The same seed gives the same"
    " game.",
)


def emit(program: Program, title: str | None = None, rules: Mapping[RuleId, str] = NO_RULES) -> str:
    """The text of the module that plays `program`. `title` is its first line; `rules` has the
    text of each rule on one line, with its citation. Raises `ValueError` for a program that has
    no meaning (a grid without owners, the top of a grid, a value that is missing)."""
    plan = plan_for(program, rules)
    writer = Writer()
    writer.docstring(title or f"An engine for {program.name}.", *ABOUT)
    writer.line()
    writer.verbatim(runtime_text())
    writer.gap(2)
    write_deck(plan, writer)
    writer.gap(1)
    write_rules(plan, writer)
    writer.gap(2)
    write_state(plan, writer)
    for decision in program.decisions:
        writer.gap(2)
        write_decision(plan, writer, decision)
    for block in program.blocks:
        writer.gap(2)
        if isinstance(block, Phase):
            write_phase(plan, writer, block)
        else:
            write_stage(plan, writer, block)
    writer.gap(2)
    write_game(plan, writer)
    writer.gap(1)
    write_interface(plan, writer)
    return writer.text()
