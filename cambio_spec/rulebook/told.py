"""What is told of a rule set, in whatever language: its rules in their sections, and what its
sentences may use. Worked out once for all languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cambio_spec.constructs.editorial import SectionName
from cambio_spec.kernel.program import Program
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.nodes.decks import jokers_in, packs_in
from cambio_spec.rulebook.atoms import Atoms, atoms, message_name
from cambio_spec.rulebook.onward import Onward, branches, onward_of
from cambio_spec.rulebook.presence import Presence, presence
from cambio_spec.rulebook.rules import Rule, sections, sections_of
from cambio_spec.rulebook.wording import Argument
from cambio_spec.syntax.format import writer

WITH = "with"


@dataclass(frozen=True, slots=True)
class Told:
    """`sections` are the rules of the rule set as it is agreed on, `base` those of the game without
    its variants by their ids, `common` the arguments that any sentence may use. For `onward` and
    `branches`, see the module of the former."""

    ruleset: Ruleset
    presence: Presence
    sections: Mapping[SectionName, tuple[Rule, ...]]
    base: Mapping[str, Rule]
    atoms: Mapping[str, Atoms]
    common: Mapping[str, Argument]
    onward: Onward
    branches: Mapping[str, tuple[str, ...]]


def told(ruleset: Ruleset) -> Told:
    ruleset = ruleset.agreed()
    there = presence(ruleset)
    found = atoms(ruleset.program)
    common = {
        **dict(_named(atoms(ruleset.open))),
        **dict(_agreed(ruleset)),
        **dict(_common(ruleset.program, found)),
        **dict(_with(there)),
    }
    here = sections_of(ruleset)
    base = by_id(sections(ruleset.base, writer()) if ruleset.variants or ruleset.gone else here)
    onward, apart = onward_of(ruleset, here), branches(ruleset)
    return Told(ruleset, there, here, base, found, common, onward, apart)


def by_id(found: Mapping[SectionName, tuple[Rule, ...]]) -> Mapping[str, Rule]:
    return {rule.id: rule for part in found.values() for rule in part}


def _with(there: Presence) -> Iterator[tuple[str, Argument]]:
    """Whether each rule is there: for sentences that mention others than their own."""
    for rule in there.known:
        yield message_name(WITH, rule), "yes" if rule in there.here else "no"


def _agreed(ruleset: Ruleset) -> Iterator[tuple[str, Argument]]:
    """What was agreed on before play: numbers, `yes` and `no`."""
    for name, value in ruleset.settings.items():
        known = ("yes" if value else "no") if isinstance(value, bool) else value
        yield message_name(name), known


def _common(program: Program, found: Mapping[str, Atoms]) -> Iterator[tuple[str, Argument]]:
    yield "counts_list", tuple(str(count) for count in program.counts)
    yield "fewest", program.fewest
    yield "most", program.most
    yield "direction", "clockwise" if program.direction == 1 else "counterclockwise"
    yield "cards", len(program.deck.cards)
    yield "packs", packs_in(program.deck)
    yield "jokers", jokers_in(program.deck)
    yield from _named(found)
    for zone in program.zones:
        if zone.is_pile:
            continue
        name = message_name(zone.name)
        yield f"{name}-slots", sum(zone.rows)
        yield f"{name}-shape", grid_shape(zone.rows)
        for number, slots in enumerate(zone.rows, start=1):
            yield f"{name}-row-{number}", slots


def _named(found: Mapping[str, Atoms]) -> Iterator[tuple[str, Argument]]:
    """Numbers with a name. Those that only another setting of an option asks for are told too: a
    sentence that leads through all settings says them."""
    for parts in found.values():
        for name, number in parts.numbers:
            if name != "value" and not name.startswith("number-"):
                yield name, number


def grid_shape(rows: tuple[int, ...]) -> str:
    """`2 × 2` where all rows are alike, else `2 + 2 + 1`, the nearest row first."""
    if len(set(rows)) == 1:
        return f"{len(rows)}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{rows[0]}"
    return "\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}".join(map(str, rows))
