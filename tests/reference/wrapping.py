"""Examples of the reference put into the small game that they belong to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from cambio_spec.constructs.deck import DeckPart
from cambio_spec.constructs.game import Game
from cambio_spec.constructs.phase import PhasePart
from cambio_spec.constructs.players import PlayersPart
from cambio_spec.constructs.variant import Variant
from cambio_spec.model.build import build
from cambio_spec.model.configuring import ask, configuration
from cambio_spec.model.load import Loaded
from cambio_spec.model.mentions import named
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.nodes.surface import Declaration
from cambio_spec.pipeline.checking import checked
from cambio_spec.rulebook.reference.frame import frame, read

ONCE = (Game, PlayersPart, DeckPart)


def wrapped(source: str) -> Ruleset:
    """The small game with the declarations of a text, which take the place of those that declare
    the same. Raises `Rejected`."""
    new = read(source)
    kept = [left for old in frame().declarations for left in _without(old, new)]
    variants = tuple(d for d in new if isinstance(d, Variant))
    declarations = (*kept, *(d for d in new if d not in variants))
    game = next(d for d in declarations if isinstance(d, Game))
    names = [v.name.text for v in variants]
    asked, label = [ask(name) for name in names], "+".join([game.name.text, *names])
    return build(configuration(game, declarations, variants, asked, label))


def _without(old: Declaration, new: tuple[Declaration, ...]) -> Iterator[Declaration]:
    if isinstance(old, ONCE) and type(old) in map(type, new):
        return
    if isinstance(old, PhasePart):
        taken = {n.text for d in new if isinstance(d, PhasePart) for n in d.names}
        names = tuple(n for n in old.names if n.text not in taken)
        if names:
            yield replace(old, names=names)
    elif named(old) is None or named(old) not in map(named, new):
        yield old


def kinds_found(ruleset: Ruleset) -> set[str]:
    """The codes of what the check finds in a rule set, with two players."""
    nowhere = Path("nowhere") / "example.cambio"
    report = checked(Loaded(ruleset, nowhere, (nowhere,) * len(ruleset.variants)), (2,))
    return {finding.code for finding in report.findings}
