"""The rule that says how a race is decided.

It is a ruled question that is marked as `ordering`, and that names in its `by` every action of the
pair which may be done out of turn. Who does what is theirs to do waits for nobody: an action that
only the actor may take needs no such rule of its own.
"""

from __future__ import annotations

from cambio_spec.model.ruleset import Ruleset
from cambio_spec.proof.races.pairs import Pair


def ordering(ruleset: Ruleset, pair: Pair) -> str | None:
    """The name of the question."""
    wanted = {option.origin for option in pair.out_of_turn}
    for question in ruleset.questions:
        named = {path.text for path in question.rules}
        if question.ordering and question.ruling is not None and wanted <= named:
            return question.name.text
    return None
