"""Where two decisions say different things, as formulas.

What a decision says is the set of its answers: none in a gap, several in a conflict. Two that say
the same give the same answers, and neither is asked, or has no value, where the other one does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from cambio_spec.kernel.types import INTEGER, Type
from cambio_spec.proof.encoded import same
from cambio_spec.proof.judge import Judgement
from cambio_spec.proof.symbols import Meaning
from cambio_spec.proof.terms import Term, below, conj, disj, implies, neg

Way = Literal["more", "fewer", "other", "first", "second", "answers"]
"""How they differ: the first gives more (or says yes), fewer (or no), something else; only the
first, or only the second, gives one answer; neither does, and their answers differ."""


@dataclass(frozen=True)
class Said:
    """What one decision says: that it isn't asked, that it has no value, its answers."""

    not_given: Term
    undefined: Term
    answers: tuple[tuple[Term, Meaning], ...]

    @property
    def known(self) -> Term:
        return conj(neg(self.not_given), neg(self.undefined))

    def gives(self, meaning: Meaning) -> Term:
        return disj(*(conj(applies, same(value, meaning)) for applies, value in self.answers))

    @property
    def one(self) -> Term:
        """It gives one answer."""
        agree = (
            implies(conj(a, b), same(v, w))
            for i, (a, v) in enumerate(self.answers)
            for b, w in self.answers[:i]
        )
        return conj(self.known, disj(*(a for a, _ in self.answers)), *agree)


def said(judgement: Judgement) -> Said:
    """Raises `Unsupported`."""
    given, rules = judgement.given, list(judgement.guards)
    good = given.standing.good
    return Said(
        conj(good, neg(given.term)),
        conj(neg(conj(good, neg(given.term))), neg(judgement.valued)),
        tuple((judgement.applies(r), judgement.value(r).meaning) for r in rules),
    )


def ways(first: Said, second: Said, kind: Type) -> Iterator[tuple[Way, Term]]:
    """Every way in which they can differ, and when they do; those that tell most come first."""
    both = conj(first.one, second.one)
    yield from ((way, conj(both, term)) for way, term in _values(first, second, kind))
    yield "first", conj(first.one, neg(second.one))
    yield "second", conj(second.one, neg(first.one))
    yield "answers", conj(neg(first.one), neg(second.one), _unlike(first, second))


def _values(first: Said, second: Said, kind: Type) -> Iterator[tuple[Way, Term]]:
    pairs = [(conj(a, b), v, w) for a, v in first.answers for b, w in second.answers]
    if kind == INTEGER:
        yield "more", disj(*(conj(ab, below(_term(w), _term(v))) for ab, v, w in pairs))
        yield "fewer", disj(*(conj(ab, below(_term(v), _term(w))) for ab, v, w in pairs))
    elif kind.kind.value == "boolean":
        yield "more", disj(*(conj(ab, _term(v), neg(_term(w))) for ab, v, w in pairs))
        yield "fewer", disj(*(conj(ab, neg(_term(v)), _term(w)) for ab, v, w in pairs))
    else:
        yield "other", disj(*(conj(ab, neg(same(v, w))) for ab, v, w in pairs))


def _unlike(first: Said, second: Said) -> Term:
    """Neither gives one answer, and they don't give the same ones."""
    missing = (
        conj(applies, neg(theirs.gives(value)))
        for mine, theirs in ((first, second), (second, first))
        for applies, value in mine.answers
    )
    known = conj(first.known, second.known)
    return disj(
        conj(first.not_given, neg(second.not_given)),
        conj(second.not_given, neg(first.not_given)),
        conj(first.undefined, neg(second.undefined)),
        conj(second.undefined, neg(first.undefined)),
        conj(known, disj(*missing)),
    )


def _term(meaning: Meaning) -> Term:
    from cambio_spec.proof.encoded import Encoded

    return Encoded(meaning).term


Values = Mapping[str, object]
