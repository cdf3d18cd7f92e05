"""Where a step ends: bound for a block, or in a halt."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.kernel.expressions import RuleId
from cambio_spec.kernel.state import Reason
from cambio_spec.proof.play.situation import Abstract, Situation


@dataclass(frozen=True, slots=True)
class Stopped:
    """That play may halt at a rule, in some state of a situation."""

    reason: Reason
    origin: RuleId
    label: str
    here: Situation


@dataclass(frozen=True, slots=True)
class Bound:
    """A situation that is bound for a block; None where play is over."""

    label: str | None
    arguments: tuple[Abstract, ...]
    here: Situation
