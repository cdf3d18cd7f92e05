"""Who may act at once: for every pair of actions, what happens when two players want to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.model import load as loading
from cambio_spec.model.lattice import above, options
from cambio_spec.model.load import Loaded
from cambio_spec.pipeline.asking import asked_for

if TYPE_CHECKING:
    from cambio_spec.proof.races.search import Verdict


@dataclass(frozen=True, slots=True)
class RaceRow:
    """Two actions, and the phases in which it is so. `by` is the question that decides."""

    phases: tuple[str, ...]
    actions: tuple[str, str]
    verdict: Verdict
    by: str | None

    @property
    def cells(self) -> tuple[tuple[str, ...], tuple[str, str], str, str | None]:
        return self.phases, self.actions, self.verdict, self.by


@dataclass(frozen=True, slots=True)
class Matrix:
    ruleset: str
    rows: tuple[RaceRow, ...]


def matrices(name: str | None, cwd: Path | None = None) -> tuple[Matrix, ...]:
    """Of each rule set that the name stands for, without one of the shipped games; and of those of
    its features, one at a time, that change something about it. Raises `Rejected`."""
    where = cwd or Path()
    found = (loading.load(target, where) for target in asked_for(name, where))
    return tuple(matrix for loaded in found for matrix in _of(loaded))


def shipped_matrices() -> tuple[Matrix, ...]:
    """Of the shipped games."""
    return matrices(None)


def verdict_text(verdict: str, by: str | None, catalog: Catalog) -> str:
    """What happens when two players want to, as people read it."""
    from cambio_spec.rulebook.reference.races import verdict_text as said

    return said(verdict, by, catalog)


def _of(loaded: Loaded) -> Iterator[Matrix]:
    whole = Matrix(loaded.ruleset.name, tuple(_rows(loaded)))
    yield whole
    for one in _with_one_more(loaded):
        rows = tuple(_rows(one))
        if rows != whole.rows:
            yield Matrix(one.ruleset.name, rows)


def _with_one_more(loaded: Loaded) -> Iterator[Loaded]:
    if loaded.at_hand is None:
        return
    singles = [(*loaded.asked, option) for option in options(loaded)]
    singles += [f for f in above(loaded) if len(f) == len(loaded.asked) + 1]
    for features in singles:
        name = "+".join((loaded.ruleset.name, features[-1].written))
        try:
            yield loaded.at_hand.configured(features, name)
        except Rejected:
            continue


def _rows(loaded: Loaded) -> Iterator[RaceRow]:
    from cambio_spec.proof.races.ordering import ordering
    from cambio_spec.proof.races.search import judged

    ruleset = loaded.ruleset
    program = ruleset.program
    phases: dict[tuple[tuple[str, str], Verdict, str | None], list[str]] = {}
    for one in judged(program, program.counts, lambda pair: ordering(ruleset, pair)):
        actions = one.pair.first.name, one.pair.second.name
        phases.setdefault((actions, one.verdict, one.by), []).append(one.pair.phase.label)
    for (actions, verdict, by), labels in phases.items():
        yield RaceRow(tuple(labels), actions, verdict, by)
