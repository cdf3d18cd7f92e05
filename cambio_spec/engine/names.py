"""Python names for the names of a rule set.

A name that isn't plain lower-case ASCII is made so; one that Python, the runtime or another
thing of the program already has gets a mark behind it. So no text of a rule file reaches
the code as code, and two things never share a name. The result depends on the program only.
"""

from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass
from typing import TypeVar

from cambio_spec.engine.source import RUNTIME_NAMES, STATE_NAMES
from cambio_spec.engine.walk import constants, local_names
from cambio_spec.kernel.expressions import Scalar
from cambio_spec.kernel.program import Block, Phase, Program

Key = TypeVar("Key")

PLAIN = re.compile(r"[a-z][a-z0-9_]*")
PYTHON = frozenset(keyword.kwlist) | frozenset(keyword.softkwlist) | frozenset(dir(builtins))
"""What the language has; a name of a rule set may hide none of it."""

FIXED = frozenset(
    (
        "CARDS",
        "RANK",
        "SUIT",
        "COLOUR",
        "PIP",
        "PLACE",
        "COUNTS",
        "RULES",
        "GAME",
        "MATCH_START",
        "ROUND_START",
        "State",
        "new_match",
        "new_round",
        "deal_state",
        "opened",
        "legal",
        "apply",
        "observe",
        "decide",
        "snapshot",
        "replay",
        "random_round",
        "play_random",
        "state",
        "actor",
        "moves",
    )
)
"""What every generated module has besides the runtime, and the variables of its functions."""


def plain(name: str) -> str:
    """`name` itself where it is plain (`^[a-z][a-z0-9_]*$`), else the nearest that is."""
    if PLAIN.fullmatch(name):
        return name
    kept = re.sub(r"[^a-z0-9_]", "_", name.lower()).lstrip("_0123456789")
    return kept or "unnamed"


def free(wanted: str, taken: Set[str]) -> str:
    """`wanted`, or else with the first of `_`, `_2`, `_3`… that makes it free."""
    name, number = wanted, 1
    while name in taken:
        name = f"{wanted}_{number}" if number > 1 else f"{wanted}_"
        number += 1
    return name


@dataclass(frozen=True)
class Names:
    """What each thing of a program is called in the generated module. `modules` are all
    names that the module has at its top; no local variable may be called so."""

    zones: Mapping[str, str]
    facts: Mapping[str, str]
    decisions: Mapping[str, str]
    judges: Mapping[str, str]
    tables: Mapping[str, str]
    blocks: Mapping[str, str]
    options: Mapping[tuple[str, str], str]
    constants: Mapping[tuple[str, Scalar], str]
    locals: Mapping[str, str]
    modules: frozenset[str]


@dataclass(frozen=True)
class Scope:
    """The variables that a place in the code may read: kernel name to Python name."""

    names: Names
    bound: Mapping[str, str]

    def __getitem__(self, variable: str) -> str:
        return self.bound[variable]

    def bind(self, variable: str) -> tuple[Scope, str]:
        """This scope with one more variable, and its Python name: never one that is in use,
        so that an inner variable of the same name can't overwrite the outer one."""
        wanted = self.names.locals[variable]
        name = wanted if wanted not in self.bound.values() else self._unused(wanted)
        return Scope(self.names, {**self.bound, variable: name}), name

    def invent(self, wanted: str) -> tuple[Scope, str]:
        """A variable that the rules don't have, kept from here on."""
        name = self._unused(wanted)
        return Scope(self.names, {**self.bound, f"({name})": name}), name

    def spare(self, wanted: str) -> str:
        """A name for a passing value that hides no variable in reach."""
        return free(wanted, self.names.modules | set(self.bound.values()))

    def _unused(self, wanted: str) -> str:
        return free(
            wanted,
            self.names.modules | set(self.names.locals.values()) | set(self.bound.values()),
        )


def _allot(wanted: Iterable[tuple[Key, str]], taken: set[str]) -> dict[Key, str]:
    """A free name for each key; `taken` grows by them."""
    allotted: dict[Key, str] = {}
    for key, name in wanted:
        allotted[key] = free(name, taken)
        taken.add(allotted[key])
    return allotted


def name_everything(program: Program, tabled: Set[str]) -> Names:
    """Raises nothing: every name has a Python name. `tabled` decisions get a constant too."""
    modules = set(PYTHON | RUNTIME_NAMES | FIXED)
    state = set(STATE_NAMES | PYTHON)
    zones = _allot(((z.name, plain(z.name)) for z in program.zones), state)
    facts = _allot(((f.name, plain(f.name)) for f in program.facts), state)
    decisions = _allot(((d.name, plain(d.name)) for d in program.decisions), modules)
    judges = _allot(((d.name, f"judge_{plain(d.name)}") for d in program.decisions), modules)
    tables = _allot(
        ((d.name, plain(d.name).upper()) for d in program.decisions if d.name in tabled), modules
    )
    blocks = _allot(((b.label, f"{_kind(b)}_{plain(b.label)}") for b in program.blocks), modules)
    options = _allot(
        (
            ((b.label, o.name), f"take_{plain(o.name)}_in_{plain(b.label)}")
            for b in program.blocks
            if isinstance(b, Phase)
            for o in b.options
        ),
        modules,
    )
    named = _allot(
        ((key, plain(key[0]).upper()) for key in dict.fromkeys(constants(program))), modules
    )
    variables = _allot(((v, plain(v)) for v in dict.fromkeys(local_names(program))), set(modules))
    return Names(
        zones,
        facts,
        decisions,
        judges,
        tables,
        blocks,
        options,
        named,
        variables,
        frozenset(modules),
    )


def _kind(block: Block) -> str:
    return "phase" if isinstance(block, Phase) else "stage"
