"""Whether a match ends with one winner: how it ends is a matter of play, which the program for all
combinations knows nothing of, so it is asked of configurations by themselves."""

from __future__ import annotations

from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.kernel.program import Program
from cambio_spec.model.load import Loaded
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.pipeline.looking import Counts, proven
from cambio_spec.proof.expectations import expectation, expecting
from cambio_spec.proof.fingerprint import Fingerprints
from cambio_spec.proof.queries import Keep, forget


def ends_print(ruleset: Ruleset, counts: Counts) -> tuple[str, ...]:
    """All that the answer depends on, as short texts: one for each decision that says who wins."""
    program = expecting(ruleset.program)
    prints = Fingerprints(program, counts)
    return tuple(prints.of(name).text for name in _of_ends(program))


def ended_wrong(
    loaded: Loaded, counts: Counts, until: float, keep: Keep = forget
) -> tuple[Diagnostic, ...]:
    """The ways in which a match may end with several winners, or with none."""
    from cambio_spec.proof.findings import findings

    program = expecting(loaded.ruleset.program)
    asked = frozenset(_of_ends(program))
    others = frozenset(decision.name for decision in program.decisions) - asked
    proofs = proven(loaded, counts, until, others, keep)
    return findings(loaded.ruleset, [proof for proof in proofs if proof.decision in asked])


def _of_ends(program: Program) -> tuple[str, ...]:
    return tuple(name for name in program.properties if expectation(name) == "one-wins")
