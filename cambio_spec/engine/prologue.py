"""What stands before the rules: the deck, constants, the state, and after them the tables of
what there is and the functions that others use."""

from __future__ import annotations

import re

from cambio_spec.engine.phases import open_options
from cambio_spec.engine.plan import Plan, straight
from cambio_spec.engine.signatures import annotation, comment_rule
from cambio_spec.engine.writer import Writer, one_line, quoted
from cambio_spec.kernel.cards import place
from cambio_spec.kernel.program import Fact, Phase, Program, Stage, Zone
from cambio_spec.kernel.types import Kind
from cambio_spec.kernel.walk import ranks


def write_deck(plan: Plan, writer: Writer) -> None:
    """The cards and what is printed on them, one tuple for each attribute, by place in the deck."""
    cards = plan.program.deck.cards
    writer.sequence("CARDS = (", [quoted(c.code) for c in cards], ")")
    writer.sequence("RANK = (", [quoted(c.rank) for c in cards], ")")
    writer.sequence("SUIT = (", [quoted(c.suit) for c in cards], ")")
    writer.sequence("COLOUR = (", [quoted(c.colour) for c in cards], ")")
    writer.sequence("PIP = (", [quoted(c.pip) for c in cards], ")")
    places = [f"{quoted(rank)}: {place(rank)}" for rank in ranks(plan.program)]
    writer.sequence("PLACE = {", places, "}")
    writer.line()
    writer.line(f"COUNTS = {plan.program.counts}")
    for (_, value), name in plan.names.constants.items():
        writer.line(f"{name} = {quoted(value)}")


def write_rules(plan: Plan, writer: Writer) -> None:
    """RULES: the id of each rule to its text."""
    if not plan.rules:
        writer.line("RULES: dict[str, str] = {}")
        return
    with writer.block("RULES = {"):
        for rule, text in plan.rules.items():
            writer.text_entry(rule, one_line(text))
    writer.line("}")


def write_state(plan: Plan, writer: Writer) -> None:
    """The class State: the zones and the facts of this game, as attributes."""
    program, names = plan.program, plan.names
    attributes = [*names.zones.values(), *names.facts.values()]
    with writer.block("class State(Table):"):
        writer.docstring(
            f"A state of play of {program.name}: where every card lies, and the facts."
        )
        writer.line()
        writer.sequence("__slots__ = (", [quoted(a) for a in sorted(attributes, key=natural)], ")")
        writer.line()
        with writer.block("def __init__(self, players: int, seed: int) -> None:"):
            shown_up = program.zone(program.stock).shown == "up"
            writer.line(f"super().__init__(players, seed, len(CARDS), {shown_up})")
            for zone in program.zones:
                comment_rule(plan, writer, zone.origin)
                writer.line(f"self.{names.zones[zone.name]}{_zone(plan, zone)}")
            for fact in program.facts:
                comment_rule(plan, writer, fact.origin)
                writer.line(f"self.{names.facts[fact.name]}{_fact(plan, fact)}")


def natural(name: str) -> list[tuple[int, str]]:
    """What to sort names by, so that `d10` comes after `d9`."""
    return [(int(part or 0), word) for word, part in re.findall(r"(\D*)(\d*)", name)]


def _zone(plan: Plan, zone: Zone) -> str:
    if not zone.is_pile:
        return f": list[Slots] = [[None] * {sum(zone.rows)} for _ in self.seats]"
    if zone.per_player:
        return ": list[list[Card]] = [[] for _ in self.seats]"
    full = zone.name == plan.program.stock
    return ": list[Card] = " + ("list(range(len(CARDS)))" if full else "[]")


def _fact(plan: Plan, fact: Fact) -> str:
    of = annotation(fact.type, fact.name in plan.nobodies.facts)
    if fact.per_player:
        return f": list[{of}] = [{quoted(fact.initial)}] * players"
    return f": {of} = {quoted(fact.initial)}"


def write_game(plan: Plan, writer: Writer) -> None:
    """GAME: the functions and the things of the module, by the names that the rules have."""
    program, names = plan.program, plan.names
    phases = [b for b in program.blocks if isinstance(b, Phase)]
    options = [(p.label, o) for p in phases for o in open_options(p)]
    with writer.block("GAME = Game("):
        _table(
            writer,
            "stages",
            [
                f"{quoted(b.label)}: {names.blocks[b.label]}"
                for b in program.blocks
                if isinstance(b, Stage)
            ],
        )
        _table(writer, "phases", [f"{quoted(p.label)}: {names.blocks[p.label]}" for p in phases])
        _table(
            writer,
            "options",
            [
                f"({quoted(label)}, {quoted(o.name)}): {names.options[label, o.name]}"
                for label, o in options
            ],
        )
        _table(
            writer, "origins", [f"{quoted(b.label)}: {quoted(b.origin)}" for b in program.blocks]
        )
        _table(writer, "arguments", _arguments(program))
        cards = {p.label: [q.type.kind is Kind.CARD for q in p.parameters] for p in phases}
        _table(
            writer,
            "card_arguments",
            [
                f"{quoted(label)}: {tuple(i for i, card in enumerate(which) if card)!r}"
                for label, which in cards.items()
                if any(which)
            ],
        )
        chosen = [
            f"({quoted(label)}, {quoted(o.name)})"
            for label, o in options
            if o.choice is not None and o.choice.type.kind is Kind.CARD
        ]
        writer.sequence("card_choices=frozenset([", chosen, "]),")
        anybodys = [f"({quoted(label)}, {quoted(o.name)})" for label, o in options if o.by]
        writer.sequence("anybodys=frozenset([", anybodys, "]),")
        _table(
            writer,
            "judges",
            [f"{quoted(d.name)}: {_judge(plan, d.name)}" for d in program.decisions],
        )
        _table(
            writer, "zones", [f"{quoted(z.name)}: {_zone_entry(plan, z)}" for z in program.zones]
        )
        _table(
            writer, "facts", [f"{quoted(f.name)}: {_fact_entry(plan, f)}" for f in program.facts]
        )
        writer.line(f"stock={quoted(program.stock)},")
        writer.line("cards=CARDS,")
    writer.line(")")


def _arguments(program: Program) -> list[str]:
    return [f"{quoted(b.label)}: {len(b.parameters)}" for b in program.blocks if b.parameters]


def _table(writer: Writer, name: str, entries: list[str]) -> None:
    if not entries:
        writer.line(f"{name}={{}},")
        return
    with writer.block(f"{name}={{"):
        writer.lines(*(f"{entry}," for entry in entries))
    writer.line("},")


def _judge(plan: Plan, name: str) -> str:
    """A function of the state and the arguments that gives a verdict."""
    decision, names = plan.program.decision(name), plan.names
    rule = straight(decision)
    judge = (
        names.judges[name]
        if rule is None
        else f"always({names.decisions[name]}, {quoted(name)}, {quoted(rule)})"
    )
    return f"stateless({judge})" if name in plan.stateless else judge


def _zone_entry(plan: Plan, zone: Zone) -> str:
    attribute, slots = plan.names.zones[zone.name], sum(zone.rows)
    return (
        f"Zone({quoted(attribute)}, {zone.per_player}, {slots}, {zone.limit}, {quoted(zone.shown)})"
    )


def _fact_entry(plan: Plan, fact: Fact) -> str:
    return (
        f"Fact({quoted(plan.names.facts[fact.name])}, {fact.per_player}, {fact.low}, {fact.high})"
    )
