"""What is asked of the solver, so that it can be kept: each question as a script that any solver
for SMT-LIB 2 reads, with what it is about."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Literal

from cambio_spec.proof.outcome import Question

Purpose = Literal["fails", "applies", "smaller", "settings", "asked", "shadowed"]
"""What a question is for. `fails`: whether one of these faults can happen. `applies`: whether one
of these rules ever does. `smaller`: whether a fault can happen in a smaller situation. `settings`:
whether it can with other settings, or fewer. `asked`: whether a decision may be asked at all.
`shadowed`: whether fewer overriders would let a rule apply."""

Answer = Literal["sat", "unsat", "unknown"]

PRODUCT = re.compile(r"\(\* (?!\d|\(- \d)")
"""Of two unknowns: a product with a literal has it first."""


@dataclass(frozen=True, slots=True)
class About:
    """For how many `players` of which decision something is asked, and about which `questions`."""

    decision: str
    players: int
    purpose: Purpose
    questions: tuple[Question, ...] = ()

    def asking(self, purpose: Purpose, questions: Iterable[Question]) -> About:
        return replace(self, purpose=purpose, questions=tuple(questions))


@dataclass(frozen=True, slots=True)
class Query:
    """One question to the solver and its answer. `lines` say all that is assumed, in SMT-LIB 2."""

    about: About | None
    lines: tuple[str, ...]
    answer: Answer

    @property
    def script(self) -> str:
        """A whole script: what another solver answers to it is to be compared with `answer`."""
        logic = "QF_NIA" if any(map(PRODUCT.search, self.lines)) else "QF_LIA"
        first = (f"(set-info :status {self.answer})", f"(set-logic {logic})")
        return "\n".join((*first, *self.lines, "(check-sat)", "(exit)", ""))


Keep = Callable[[Query], None]
"""Is told every question that the solver has answered, or given up."""


def forget(_query: Query) -> None:
    """Keeps nothing."""
