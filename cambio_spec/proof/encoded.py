"""An expression's formula, and when it has a value at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cambio_spec.proof.symbols import Lying, Meaning, Place, Unsupported
from cambio_spec.proof.terms import Term, Variable, conj, equal, implies, ite


@dataclass(frozen=True, slots=True)
class Standing:
    """`defined`: no part that is asked lacks a value. `settled`: every decision that is asked
    decides; where one doesn't, that is its own fault and reported there."""

    defined: Term
    settled: Term

    def then(self, following: Standing, when: Term = True) -> Standing:
        """Of two parts asked one after the other, the second only where `when` holds."""
        if following is FINE or when is False:
            return self
        asked = conj(self.defined, when)
        return Standing(
            conj(self.defined, implies(when, following.defined)),
            conj(self.settled, implies(asked, following.settled)),
        )

    @property
    def good(self) -> Term:
        return conj(self.defined, self.settled)


FINE = Standing(True, True)


@dataclass(frozen=True, slots=True)
class Encoded:
    meaning: Meaning
    standing: Standing = FINE

    @property
    def term(self) -> Term:
        """The value of anything but a spot."""
        if isinstance(self.meaning, (Place, Lying)):
            raise Unsupported("spot-value")
        return self.meaning


def same(left: Meaning, right: Meaning) -> Term:
    if isinstance(left, Place) and isinstance(right, Place):
        return conj(equal(left.owner, right.owner), equal(left.slot, right.slot))
    if isinstance(left, Lying) or isinstance(right, Lying):
        raise Unsupported("may-grow")
    if isinstance(left, Place) or isinstance(right, Place):
        raise Unsupported("spot-value")
    return equal(left, right)


def choice(condition: Term, then: Meaning, otherwise: Meaning) -> Meaning:
    if isinstance(condition, bool):
        return then if condition else otherwise
    if isinstance(then, Place) and isinstance(otherwise, Place):
        return Place(
            ite(condition, then.owner, otherwise.owner), ite(condition, then.slot, otherwise.slot)
        )
    if isinstance(then, (Place, Lying)) or isinstance(otherwise, (Place, Lying)):
        raise Unsupported("spot-value")
    return ite(condition, then, otherwise)


def either(condition: Term, then: Encoded, otherwise: Encoded) -> Encoded:
    if isinstance(condition, bool):
        return then if condition else otherwise
    if then.standing is otherwise.standing:
        standing = then.standing
    else:
        standing = Standing(
            ite(condition, then.standing.defined, otherwise.standing.defined),
            ite(condition, then.standing.settled, otherwise.standing.settled),
        )
    return Encoded(choice(condition, then.meaning, otherwise.meaning), standing)


def by_case(number: Term, cases: Sequence[int], encode: Callable[[int], Encoded]) -> Encoded:
    """What `encode` gives for the value of `number`, one of `cases`. Outside of them, any."""
    if isinstance(number, int):
        return encode(number if number in cases else cases[0])
    if isinstance(number, Variable):
        cases = [c for c in cases if equal(number, c) is not False] or cases[:1]
    result = encode(cases[-1])
    for case in reversed(cases[:-1]):
        result = either(equal(number, case), encode(case), result)
    return result
